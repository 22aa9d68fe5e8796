/** OpenAI's own client for Node: every method of Responses and models; those that this service does not have. */
import OpenAI, { APIError, BadRequestError } from "openai";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RuntimeHouse, startRuntime } from "../support/runtime.ts";
import { ANSWER, bodiesOf, collect, failureOf, QUESTION } from "../support/openai-client.ts";

let house: RuntimeHouse;
let client: OpenAI;
beforeAll(async () => {
  house = await startRuntime();
  client = new OpenAI({ baseURL: house.v1, apiKey: house.api_key });
});
afterAll(() => house.stop());
const { response } = bodiesOf(() => house);

describe("openai: responses", () => {
  it("create gives the text, its items, usage and the request's id", async () => {
    const result: any = await client.responses.create(response());
    expect(result.output_text).toContain(ANSWER);
    expect(result.output[0].content[0].text).toBe(result.output_text);
    expect(result.usage.total_tokens).toBe(result.usage.input_tokens + result.usage.output_tokens);
    expect(result["_request_id"]).toMatch(/^req_/);
  });

  it("create without a model takes the default", async () => {
    expect((await client.responses.create(response({ model: undefined }))).model).toBe("chat-assistant");
  });

  it("withResponse and asResponse give the raw response", async () => {
    const { data, response: raw, request_id } = await client.responses.create(response()).withResponse();
    expect([(data as any).object, raw.status, request_id]).toEqual([
      "response",
      200,
      raw.headers.get("x-request-id"),
    ]);
    expect((await client.responses.create(response()).asResponse()).headers.get("content-type")).toContain(
      "json",
    );
  });

  it("create with stream: true yields the events in order", async () => {
    const events = (await collect(await client.responses.create(response({ stream: true })))) as any[];
    expect(events[0].type).toBe("response.created");
    expect(events.at(-1).type).toBe("response.completed");
    const text = events
      .filter(({ type }) => type === "response.output_text.delta")
      .map(({ delta }) => delta)
      .join("");
    expect(text).toBe(events.at(-1).response.output_text);
    expect(events.map(({ sequence_number }) => sequence_number)).toEqual(events.map((_, index) => index));
  });

  it("stream() gives deltas and the final response", async () => {
    const stream = client.responses.stream(response());
    const deltas: string[] = [];
    stream.on("response.output_text.delta", ({ delta }) => deltas.push(delta));
    const final = await stream.finalResponse();
    expect(final.output_text).toContain(ANSWER);
    expect(deltas.join("")).toBe(final.output_text);
    expect(final.usage?.total_tokens).toBeGreaterThan(0);
  });

  it("the earlier answer may be sent back as it came", async () => {
    const first: any = await client.responses.create(response());
    const input = [
      { role: "user", content: QUESTION },
      ...first.output,
      { role: "user", content: "and on Sundays?" },
    ];
    expect((await client.responses.create(response({ input }))).output_text).toContain("Sundays");
    expect(house.asked.at(-1)!.history.at(-1)).toEqual({ role: "assistant", text: first.output_text });
  });

  it("a file part is a document of this answer", async () => {
    const file_data = `data:text/plain;base64,${Buffer.from("The voucher code is AURORA.").toString("base64")}`;
    const content = [
      { type: "input_file", filename: "a.txt", file_data },
      { type: "input_text", text: "Which code?" },
    ];
    await client.responses.create(response({ input: [{ role: "user", content }] }));
    expect(house.asked.at(-1)!.documents).toEqual([
      { file_name: "a.txt", text: "The voucher code is AURORA." },
    ]);
  });

  it("a cut answer has incomplete_details, streamed and not", async () => {
    const result = await client.responses.create(response({ max_output_tokens: 3 }));
    expect([(result as any).status, (result as any).incomplete_details]).toEqual([
      "completed",
      { reason: "max_output_tokens" },
    ]);
    const final = await client.responses.stream(response({ max_output_tokens: 3 })).finalResponse();
    expect(final.incomplete_details).toEqual({ reason: "max_output_tokens" });
  });

  it("private channels cite as annotations", async () => {
    const result: any = await client.responses.create(
      response({ conversation_channel: house.private_channel }),
    );
    expect(result.output[0].content[0].annotations[0]).toMatchObject({
      type: "url_citation",
      title: "Opening hours",
    });
    const final: any = await client.responses
      .stream(response({ conversation_channel: house.private_channel }))
      .finalResponse();
    expect(final.output[0].content[0].annotations).toHaveLength(1);
  });

  it("parse with a schema is refused by name: no format but text is given", async () => {
    const text = { format: { type: "json_schema", name: "hours", schema: {} } };
    const error = await failureOf(client.responses.parse(response({ text })));
    expect(error).toBeInstanceOf(BadRequestError);
    expect([error.code, error.param]).toEqual(["unsupported_parameter", "text.format"]);
  });
});

describe("openai: models", () => {
  it("list is iterated, retrieve gives one, an unknown one is NotFoundError", async () => {
    expect((await collect(client.models.list())).map(({ id }) => id)).toEqual(["chat-assistant"]);
    expect((await client.models.retrieve("chat-assistant")).id).toBe("chat-assistant");
    expect(await failureOf(client.models.retrieve("gpt-4o"))).toMatchObject({
      status: 404,
      code: "model_not_found",
    });
  });
});

describe("openai: methods of the original that this service does not have", () => {
  it.each([
    ["responses.retrieve", () => client.responses.retrieve("resp_1")],
    ["responses.delete", () => client.responses.delete("resp_1")],
    ["responses.cancel", () => client.responses.cancel("resp_1")],
    ["responses.inputItems.list", () => collect(client.responses.inputItems.list("resp_1"))],
    ["chat.completions.list", () => collect(client.chat.completions.list({}))],
    ["chat.completions.retrieve", () => client.chat.completions.retrieve("chatcmpl-1")],
    ["embeddings.create", () => client.embeddings.create({ model: "m", input: "x" })],
    ["completions.create", () => client.completions.create({ model: "m", prompt: "x" })],
    ["files.list", () => collect(client.files.list())],
    ["moderations.create", () => client.moderations.create({ input: "x" })],
    ["conversations.create", () => client.conversations.create({})],
  ])("%s throws an error of the client with a code, at the first try", async (_name, work) => {
    const error = await failureOf(work() as Promise<unknown>);
    expect(error).toBeInstanceOf(APIError);
    expect([404, 405]).toContain(error.status);
    expect(["unknown_route", "method_not_allowed"]).toContain(error.code);
    expect(error.type).toBe("invalid_request_error");
    expect(error.requestID).toMatch(/^req_/);
  });
});
