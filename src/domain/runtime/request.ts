/**
 * A body of either runtime endpoint becomes one internal request: checked against the contract's shape and ranges,
 * its parameters judged, its texts and files gathered.
 */
import * as z from "zod";
import { CreateChatCompletion } from "../../contract/resources/chat-completion.ts";
import { CreateResponse } from "../../contract/resources/response.ts";
import type { SentAttachment } from "../attachments.ts";
import { Refusal } from "../refusal.ts";
import { admitQuestion, type Entry, listFiles } from "./conversation.ts";
import { readInput } from "./input.ts";
import { readMessages } from "./messages.ts";
import {
  admitParameters,
  type ParameterPolicy,
  type RuntimeBody,
  type RuntimeEndpoint,
} from "./parameters.ts";

/** What a client may ask of a model, within the contract's ranges. */
export interface RequestedSampling {
  readonly max_tokens?: number;
  readonly temperature?: number;
  readonly top_p?: number;
  readonly presence_penalty?: number;
  readonly frequency_penalty?: number;
}

/** A request of either endpoint. */
export interface RuntimeRequest {
  readonly endpoint: RuntimeEndpoint;
  readonly conversation_channel: string;
  /** null: the service's default. */
  readonly model: string | null;
  readonly stream: boolean;
  /** Whether a chat stream ends with a chunk of its usage. */
  readonly include_usage: boolean;
  /** Context below the channel's rules. */
  readonly instructions: string | null;
  readonly entries: readonly Entry[];
  readonly files: readonly SentAttachment[];
  readonly sampling: RequestedSampling;
}

/** How a body is read. */
export interface RequestPolicy extends ParameterPolicy {
  /** The channel of the API key, for clients that cannot send one. */
  readonly default_channel_id: string | null;
}

const tokens = z.int().min(1).nullish();

// Honoured beside the contract's own fields.
const ResponseShape = CreateResponse.extend({ instructions: z.string().nullish() });
const ChatShape = CreateChatCompletion.extend({
  max_completion_tokens: tokens,
  stream_options: z.looseObject({ include_usage: z.boolean().nullish() }).nullish(),
});

/** Reads a body of an endpoint. Refuses with `unsupported_parameter`, `invalid_request`, `unsupported_content`. */
export function readRequest(body: unknown, endpoint: RuntimeEndpoint, policy: RequestPolicy): RuntimeRequest {
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw new Refusal("invalid_request", { detail: "The body is not a JSON object." });
  admitParameters(body as RuntimeBody, endpoint, policy);
  const filled = withChannel(body as RuntimeBody, policy);
  return endpoint === "responses" ? readResponse(filled) : readChat(filled);
}

// No client of OpenAI knows the field, and some cannot send it.
function withChannel(body: RuntimeBody, { default_channel_id }: RequestPolicy): RuntimeBody {
  if ((body["conversation_channel"] ?? null) !== null) return body;
  // What Node 20 gives for a field behind a spread object has a form of its own, which the schema then reads slowly.
  if (default_channel_id !== null)
    return Object.assign({}, body, { conversation_channel: default_channel_id });
  throw new Refusal("invalid_request", {
    param: "conversation_channel",
    detail:
      "conversation_channel is required: send it, or use an API key that was issued with a default channel.",
  });
}

function readResponse(body: RuntimeBody): RuntimeRequest {
  const shaped = parseShape(ResponseShape, body);
  const entries = readInput(shaped.input);
  admitQuestion(entries, "input");
  return {
    endpoint: "responses",
    include_usage: false,
    instructions: shaped.instructions ?? null,
    entries,
    ...toShared(shaped, entries, shaped.max_output_tokens ?? null),
  };
}

function readChat(body: RuntimeBody): RuntimeRequest {
  const shaped = parseShape(ChatShape, body);
  const entries = readMessages(shaped.messages);
  admitQuestion(entries, "messages");
  const bounds = [shaped.max_tokens, shaped.max_completion_tokens].filter(
    (bound) => typeof bound === "number",
  );
  return {
    endpoint: "chat_completions",
    include_usage: shaped.stream_options?.include_usage ?? false,
    instructions: null,
    entries,
    ...toShared(shaped, entries, bounds.length > 0 ? Math.min(...bounds) : null),
  };
}

type Shaped = z.infer<typeof ResponseShape> | z.infer<typeof ChatShape>;

function toShared(shaped: Shaped, entries: readonly Entry[], max_tokens: number | null) {
  const sent = (shaped.attachments ?? []).map((upload, index) => ({
    ...upload,
    param: `attachments[${index}]`,
  }));
  return {
    conversation_channel: shaped.conversation_channel,
    model: shaped.model ?? null,
    stream: shaped.stream ?? false,
    files: [...sent, ...listFiles(entries)],
    sampling: withoutNulls({
      max_tokens,
      temperature: shaped.temperature,
      top_p: shaped.top_p,
      presence_penalty: shaped.presence_penalty,
      frequency_penalty: shaped.frequency_penalty,
    }),
  };
}

function withoutNulls(values: Record<string, number | null | undefined>): RequestedSampling {
  const given: Record<string, number> = {};
  for (const [name, value] of Object.entries(values)) if (typeof value === "number") given[name] = value;
  return given;
}

/** `["messages", 0, "role"]` → `messages[0].role`. */
function toParam(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`))
    .join("")
    .slice(1);
}

function parseShape<S extends z.ZodType>(schema: S, body: RuntimeBody): z.infer<S> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const path = issue?.path ?? [];
  const param = toParam(path);
  const isMissing = path.length === 1 && !(param in body);
  const detail = isMissing ? `${param} is required.` : `${param}: ${issue?.message ?? "Invalid input"}.`;
  throw new Refusal("invalid_request", { param, detail });
}
