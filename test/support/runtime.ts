/** The runtime for tests: a product with two tenants, their channels and keys, and answerers that do as they are told. */
import { createEmbeddedAnswerer } from "../../src/adapters/answerers/embedded/answerer.ts";
import type { Channel } from "../../src/domain/tenant.ts";
import type { Answer, Answerer, Question } from "../../src/ports/answerer.ts";
import type { Conversion, Converter, SourceDocument } from "../../src/ports/converter.ts";
import {
  robotSeed,
  startAppliance,
  type TestAppliance,
  type TestApplianceOptions,
  tenantSeed,
} from "./appliance.ts";

const ALL_SCOPES = ["responses", "chat_completions", "channels:private"];

/** How the scripted answerer answers one question; null leaves it to the embedded engine. */
export type Script = ((question: Question) => Promise<Answer>) | null;

export interface RuntimeHouse extends TestAppliance {
  readonly tenant_id: string;
  readonly public_channel: string;
  readonly private_channel: string;
  /** A channel of another tenant. */
  readonly foreign_channel: string;
  /** A key with all scopes. */
  readonly api_key: string;
  readonly v1: string;
  script: Script;
  /** The questions that reached the answerer, newest last. */
  readonly asked: Question[];
  readonly converted: SourceDocument[];
  issue(fields?: Partial<IssueFields>): Promise<{ api_key: string; key_id: string }>;
  ask(path: string, body: unknown, headers?: Record<string, string>): ReturnType<TestAppliance["call"]>;
}

interface IssueFields {
  readonly tenant_id: string;
  readonly scopes: readonly string[];
  readonly default_channel_id: string | null;
  readonly expires_at: number | null;
}

export const answerOf = (text: string, fields: Partial<Answer> = {}): Answer => ({
  text,
  outcome: "answered",
  confidence: 1,
  citations: [],
  finish: "stop",
  usage: { input_tokens: 7, output_tokens: 5 },
  ...fields,
});

const CHANNELS = [
  { name: "public", visibility: "public" as const, instructions: "Answer visitors." },
  { name: "team", visibility: "private" as const, instructions: "SECRET-INSTRUCTIONS: answer the team." },
];

export async function startRuntime(options: TestApplianceOptions = {}): Promise<RuntimeHouse> {
  const state: { script: Script } = { script: null };
  const asked: Question[] = [];
  const converted: SourceDocument[] = [];
  const answerer: Answerer = {
    answer: async (question) => {
      asked.push(question);
      if (asked.length > 1_000) asked.shift();
      if (state.script) return state.script(question);
      return createEmbeddedAnswerer({ knowledge: house.appliance.adapters.knowledge }).answer(question);
    },
  };
  const converter: Converter = {
    convert: async (document): Promise<Conversion> => {
      converted.push(document);
      const text = Buffer.from(document.bytes).toString("utf8");
      if (text.startsWith("%PDF")) return { ok: false, error: "encrypted" };
      return { ok: true, type: "text", text, truncated: false };
    },
    close: async () => undefined,
  };
  const house = await startAppliance({
    seed: tenantSeed([robotSeed({ channels: CHANNELS })]),
    ...options,
    replaced: { answerer, converter, ...options.replaced },
  });
  const { flows, adapters } = house.appliance;
  const other = await flows.seed(
    tenantSeed([robotSeed({ slug: "elsewhere" })], { name: "umbrella", company_name: "Umbrella" }),
  );
  const context = (await adapters.directory.findRobot("shop"))!;
  const channels = await adapters.directory.listChannels(context.robot.robot_id);
  const channelOf = (visibility: Channel["visibility"]) =>
    channels.find((channel) => channel.visibility === visibility)!.channel_id;
  const tenant_id = context.tenant.tenant_id;
  const issue = async (fields: Partial<IssueFields> = {}) => {
    const issued = await flows.issueKey({
      tenant_id,
      name: "test",
      actor: "test",
      scopes: ALL_SCOPES,
      default_channel_id: null,
      expires_at: null,
      ...fields,
    });
    return { api_key: issued.api_key, key_id: issued.key.key_id };
  };
  const { api_key } = await issue();
  const runtime = Object.assign(house, {
    tenant_id,
    public_channel: channelOf("public"),
    private_channel: channelOf("private"),
    foreign_channel: other.robots[0]!.channels[0]!.channel_id,
    api_key,
    v1: `${house.url}/v1`,
    asked,
    converted,
    issue,
    ask: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      house.call("POST", path, body, { authorization: `Bearer ${api_key}`, ...headers }),
  });
  return Object.defineProperty(runtime, "script", {
    get: () => state.script,
    set: (script: Script) => {
      state.script = script;
    },
  }) as unknown as RuntimeHouse;
}

/** The events of a stream's text, in order; comments are left out. */
export function readEvents(text: string): { name: string | null; data: any }[] {
  return text
    .split("\n\n")
    .filter((block) => block.trim() !== "" && !block.startsWith(":"))
    .map((block) => {
      const lines = block.split("\n");
      const name = lines.find((line) => line.startsWith("event: "))?.slice(7) ?? null;
      const data = lines.find((line) => line.startsWith("data: "))!.slice(6);
      return { name, data: data === "[DONE]" ? data : JSON.parse(data) };
    });
}
