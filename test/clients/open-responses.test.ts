/**
 * The published Open Responses specification (2026-04-24): its schemas in our words, and what its compliance suite sends.
 * The suite itself was run beside it: docs/runtime.md says what passes and what this service does not offer.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { breakOff } from "../support/failures.ts";
import { readEvents, type RuntimeHouse, startRuntime } from "../support/runtime.ts";

const count = z.int().min(0);
const penalty = z.number().min(-2).max(2);
const Citation = z.object({
  type: z.literal("url_citation"),
  url: z.string().min(1),
  title: z.string(),
  start_index: count,
  end_index: count,
});
const Part = z.object({ type: z.literal("output_text"), text: z.string(), annotations: z.array(Citation) });
const Item = z.object({
  id: z.string().min(1),
  type: z.literal("message"),
  status: z.enum(["in_progress", "completed"]),
  role: z.literal("assistant"),
  content: z.array(Part),
});
const Failure = z.object({ code: z.string(), message: z.string() });
// Every key must be there, also where its value is null.
const Resource = z.object({
  id: z.string().startsWith("resp_"),
  object: z.literal("response"),
  created_at: count,
  completed_at: count.nullable(),
  status: z.enum(["in_progress", "completed", "failed"]),
  incomplete_details: z.object({ reason: z.string() }).nullable(),
  model: z.string(),
  previous_response_id: z.null(),
  instructions: z.string().nullable(),
  output: z.array(Item),
  error: Failure.nullable(),
  tools: z.tuple([]),
  tool_choice: z.enum(["none", "auto", "required"]),
  truncation: z.enum(["auto", "disabled"]),
  parallel_tool_calls: z.boolean(),
  text: z.object({ format: z.object({ type: z.literal("text") }) }),
  top_p: z.number().min(0).max(1),
  presence_penalty: penalty,
  frequency_penalty: penalty,
  top_logprobs: count,
  temperature: z.number().min(0).max(2),
  reasoning: z.object({ effort: z.string().nullable(), summary: z.string().nullable() }).nullable(),
  usage: z.object({
    input_tokens: count,
    output_tokens: count,
    total_tokens: count,
    input_tokens_details: z.object({ cached_tokens: count }),
    output_tokens_details: z.object({ reasoning_tokens: count }),
  }),
  max_output_tokens: count.nullable(),
  max_tool_calls: count.nullable(),
  store: z.boolean(),
  background: z.boolean(),
  service_tier: z.string(),
  metadata: z.record(z.string(), z.string()),
  safety_identifier: z.string().nullable(),
  prompt_cache_key: z.string().nullable(),
});

const place = { item_id: z.string().min(1), output_index: count, content_index: count };
const event = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.object({ type: z.literal(type), sequence_number: count, ...shape });
const Event = z.discriminatedUnion("type", [
  event("response.created", { response: Resource }),
  event("response.in_progress", { response: Resource }),
  event("response.completed", { response: Resource }),
  event("response.failed", { response: Resource }),
  event("response.output_item.added", { output_index: count, item: Item }),
  event("response.output_item.done", { output_index: count, item: Item }),
  event("response.content_part.added", { ...place, part: Part }),
  event("response.content_part.done", { ...place, part: Part }),
  event("response.output_text.delta", { ...place, delta: z.string().min(1) }),
  event("response.output_text.done", { ...place, text: z.string() }),
  event("response.output_text.annotation.added", {
    ...place,
    annotation_index: count,
    annotation: Citation,
  }),
  event("error", { error: Failure.extend({ type: z.string(), param: z.string().nullable() }) }),
]);

const message = (role: string, content: unknown, more: object = {}) => ({
  type: "message",
  role,
  content,
  ...more,
});
const QUESTION = message("user", "When is the shop open?");
const ACCEPTED = [
  ["a user's message", {}, [QUESTION]],
  ["a system prompt", {}, [message("system", "Answer like a pirate."), QUESTION]],
  [
    "several turns",
    {},
    [
      message("user", "My name is Marie."),
      message("assistant", "Hello Marie, what can I do for you?"),
      QUESTION,
    ],
  ],
  [
    "assistant messages with a phase",
    {},
    [
      message("assistant", "I look at the opening hours.", { phase: "commentary" }),
      message("assistant", "From nine to six.", { phase: "final_answer" }),
      QUESTION,
    ],
  ],
  ["a string as the input", {}, "When is the shop open?"],
  [
    "instructions, a bound and sampling",
    { instructions: "Be brief.", max_output_tokens: 50, temperature: 0.2, top_p: 0.9 },
    [QUESTION],
  ],
  ["an answer that is cut", { max_output_tokens: 3 }, [QUESTION]],
] as const;

describe("Open Responses", () => {
  let house: RuntimeHouse;
  beforeAll(async () => {
    house = await startRuntime();
  });
  afterEach(() => {
    house.script = null;
  });
  afterAll(() => house.stop());

  const ask = (body: object, channel = house.public_channel) =>
    house.ask("/v1/responses", { model: "chat-assistant", conversation_channel: channel, ...body });
  const stream = async (body: object, channel?: string) => {
    const reply = await ask({ ...body, stream: true }, channel);
    expect(reply.headers.get("content-type")).toMatch(/^text\/event-stream/);
    const events = readEvents(reply.text);
    expect(events.pop()).toEqual({ name: null, data: "[DONE]" });
    for (const { name, data } of events)
      expect([name, Event.safeParse(data).error]).toEqual([data.type, undefined]);
    expect(events.map(({ data }) => data.sequence_number)).toEqual(events.map((_, index) => index));
    return events.map(({ data }) => data);
  };

  it.each(ACCEPTED)("%s gives a completed resource with an output", async (_name, more, input) => {
    const { status, json } = await ask({ input, ...more });
    expect([status, Resource.safeParse(json).error]).toEqual([200, undefined]);
    expect([json.status, json.output.length, json.output[0].status]).toEqual(["completed", 1, "completed"]);
    expect(json.output[0].content[0].text).not.toBe("");
  });

  it.each(ACCEPTED)("%s streams events of the schema to a completed resource", async (_name, more, input) => {
    const events = await stream({ input, ...more });
    const deltas = events.filter(({ type }) => type === "response.output_text.delta");
    expect(events.map(({ type }) => type)).toEqual([
      "response.created",
      "response.in_progress",
      "response.output_item.added",
      "response.content_part.added",
      ...deltas.map(({ type }) => type),
      "response.output_text.done",
      "response.content_part.done",
      "response.output_item.done",
      "response.completed",
    ]);
    const { response } = events.at(-1);
    const text = deltas.map(({ delta }) => delta).join("");
    expect([response.status, response.output[0].content[0].text]).toEqual(["completed", text]);
    expect(new Set(events.flatMap((one) => one.item_id ?? one.item?.id ?? []))).toEqual(
      new Set([response.output[0].id]),
    );
  });

  it("citations are annotations of the schema, streamed before the text is done", async () => {
    const input = [QUESTION];
    const { json } = await ask({ input }, house.private_channel);
    expect(Resource.safeParse(json).error).toBeUndefined();
    expect(json.output[0].content[0].annotations).toHaveLength(1);
    const types = (await stream({ input }, house.private_channel)).map(({ type }) => type);
    expect(types.indexOf("response.output_text.annotation.added")).toBe(
      types.indexOf("response.output_text.done") - 1,
    );
  });

  it("a failure in the middle is an error event and a failed resource", async () => {
    house.script = breakOff;
    const events = await stream({ input: [QUESTION] });
    expect(events.slice(-2).map(({ type }) => type)).toEqual(["error", "response.failed"]);
    expect(events.at(-1).response).toMatchObject({ status: "failed", error: { code: "server_error" } });
  });

  it.each([
    ["a function tool", { tools: [{ type: "function", name: "weather", parameters: {} }] }, "tools"],
    [
      "an image",
      {
        input: [
          message("user", [
            { type: "input_text", text: "What is this?" },
            { type: "input_image", image_url: "data:image/png;base64,iVBORw0KGgo=" },
          ]),
        ],
      },
      "input[0].content[1].type",
    ],
    ["an earlier response by its id", { previous_response_id: "resp_1" }, "previous_response_id"],
    ["work in the background", { background: true }, "background"],
  ])("%s is not offered: refused by name, and nothing is asked", async (_name, more, param) => {
    const before = house.asked.length;
    const { status, json } = await ask({ input: [QUESTION], ...more });
    expect([status, json.error.type, json.error.param]).toEqual([400, "invalid_request_error", param]);
    expect(house.asked).toHaveLength(before);
  });

  it("compaction and WebSockets are not offered: no such endpoint, no such method", async () => {
    const compact = await house.ask("/v1/responses/compact", { input: [QUESTION] });
    expect([compact.status, compact.json.error.code]).toEqual([404, "unknown_route"]);
    const socket = await house.call("GET", "/v1/responses", undefined, {
      authorization: `Bearer ${house.api_key}`,
    });
    expect([socket.status, socket.json.error.code]).toEqual([405, "method_not_allowed"]);
  });
});
