import OpenAI, {
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
  AuthenticationError,
  BadRequestError,
  InternalServerError,
  NotFoundError,
  PermissionDeniedError,
  RateLimitError,
} from "openai";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { Refusal } from "../../src/domain/refusal.ts";
import { breakOff, failFirst, hang, unavailable } from "../support/failures.ts";
import { type RuntimeHouse, startRuntime } from "../support/runtime.ts";

let house: RuntimeHouse;
let client: OpenAI;
beforeAll(async () => {
  house = await startRuntime();
  client = new OpenAI({ baseURL: house.v1, apiKey: house.api_key });
});
afterEach(() => {
  house.script = null;
});
afterAll(() => house.stop());

const QUESTION = "When is the shop open?";
const ANSWER = "The shop is open from Monday to Friday from 9 am to 6 pm.";
const response = (more: object = {}) =>
  ({ conversation_channel: house.public_channel, model: "chat-assistant", input: QUESTION, ...more }) as any;
const chat = (more: object = {}) =>
  ({
    conversation_channel: house.public_channel,
    model: "chat-assistant",
    messages: [{ role: "user", content: QUESTION }],
    ...more,
  }) as any;

async function collect(stream: unknown): Promise<any[]> {
  const items: unknown[] = [];
  for await (const item of stream as AsyncIterable<unknown>) items.push(item);
  return items;
}

const failure = (work: Promise<unknown>): Promise<any> =>
  work.then(
    () => expect.fail("it did not throw"),
    (error: unknown) => error,
  );

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
    const error = await failure(client.responses.parse(response({ text })));
    expect(error).toBeInstanceOf(BadRequestError);
    expect([error.code, error.param]).toEqual(["unsupported_parameter", "text.format"]);
  });
});

describe("openai: chat completions", () => {
  it("create gives the message, its finish reason, usage and the request's id", async () => {
    const result: any = await client.chat.completions.create(chat());
    expect(result.choices[0].message.content).toContain(ANSWER);
    expect(result.choices[0].finish_reason).toBe("stop");
    expect(result.usage.total_tokens).toBe(result.usage.prompt_tokens + result.usage.completion_tokens);
    expect(result["_request_id"]).toMatch(/^req_/);
  });

  it("create with stream: true yields chunks; usage only when asked for", async () => {
    const chunks = (await collect(await client.chat.completions.create(chat({ stream: true })))) as any[];
    expect(chunks.map((chunk) => chunk.choices[0].delta.content ?? "").join("")).toContain(ANSWER);
    expect(chunks.some(({ usage }) => usage)).toBe(false);
    const counted = (await collect(
      await client.chat.completions.create(chat({ stream: true, stream_options: { include_usage: true } })),
    )) as any[];
    expect(counted.at(-1)).toMatchObject({ choices: [], usage: { total_tokens: expect.any(Number) } });
  });

  it("stream() gives content, the final message and the total usage", async () => {
    const stream = client.chat.completions.stream(chat({ stream_options: { include_usage: true } }));
    expect(await stream.finalContent()).toContain(ANSWER);
    expect(await stream.finalMessage()).toMatchObject({ role: "assistant" });
    expect((await stream.totalUsage()).total_tokens).toBeGreaterThan(0);
  });

  it("stream() hands the citations of a private channel on", async () => {
    const message: any = await client.chat.completions
      .stream(chat({ conversation_channel: house.private_channel }))
      .finalMessage();
    expect(message.annotations[0].url_citation.title).toBe("Opening hours");
  });

  it("a cut answer ends with length", async () => {
    expect(
      (await client.chat.completions.create(chat({ max_completion_tokens: 3 }))).choices[0]!.finish_reason,
    ).toBe("length");
  });

  it("system, developer and a conversation are taken", async () => {
    const messages = [
      { role: "system", content: "Be brief." },
      { role: "developer", content: [{ type: "text", text: "Be kind." }] },
      { role: "user", content: QUESTION, name: "marie" },
      { role: "assistant", content: "From nine to six." },
      { role: "user", content: [{ type: "text", text: "and on Sundays?" }] },
    ];
    expect((await client.chat.completions.create(chat({ messages }))).choices[0]!.message.content).toContain(
      "Sundays",
    );
  });

  it("parse with a schema and runTools are refused by name", async () => {
    const response_format = { type: "json_schema", json_schema: { name: "hours", schema: {} } };
    expect(await failure(client.chat.completions.parse(chat({ response_format })))).toMatchObject({
      status: 400,
      param: "response_format",
    });
    const tool = {
      type: "function",
      function: { name: "f", parameters: {}, function: () => "", parse: JSON.parse },
    };
    expect(
      await failure(client.chat.completions.runTools(chat({ tools: [tool] })).finalContent()),
    ).toMatchObject({ status: 400, param: "tools" });
  });
});

describe("openai: models", () => {
  it("list is iterated, retrieve gives one, an unknown one is NotFoundError", async () => {
    expect((await collect(client.models.list())).map(({ id }) => id)).toEqual(["chat-assistant"]);
    expect((await client.models.retrieve("chat-assistant")).id).toBe("chat-assistant");
    expect(await failure(client.models.retrieve("gpt-4o"))).toMatchObject({
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
    const error = await failure(work() as Promise<unknown>);
    expect(error).toBeInstanceOf(APIError);
    expect([404, 405]).toContain(error.status);
    expect(["unknown_route", "method_not_allowed"]).toContain(error.code);
    expect(error.type).toBe("invalid_request_error");
    expect(error.requestID).toMatch(/^req_/);
  });
});

describe("openai: errors", () => {
  const both = [
    ["responses", (more?: object) => client.responses.create(response(more)), "input"],
    ["chat", (more?: object) => client.chat.completions.create(chat(more)), "messages"],
  ] as const;

  it.each(both)(
    "%s: 400 is BadRequestError with code, param, type and request id, at the first try",
    async (_name, ask, field) => {
      const before = house.asked.length;
      for (const [more, code, param] of [
        [{ tools: [] }, "unsupported_parameter", "tools"],
        [{ temperature: 3 }, "invalid_request", "temperature"],
        [{ conversation_channel: "chn_no" }, "unknown_channel", "conversation_channel"],
        [{ model: "gpt-4o" }, "unknown_model", "model"],
        [{ [field]: [] }, "invalid_request", field],
        [{ stream: true, seed: 7 }, "unsupported_parameter", "seed"],
      ] as const) {
        const error = await failure(ask(more) as Promise<unknown>);
        expect(error).toBeInstanceOf(BadRequestError);
        expect([error.status, error.code, error.param, error.type]).toEqual([
          400,
          code,
          param,
          "invalid_request_error",
        ]);
        expect(error.message).toMatch(/^400 .+/);
        expect(error.requestID).toMatch(/^req_/);
      }
      expect(house.asked).toHaveLength(before);
    },
  );

  it("401 is AuthenticationError, 403 PermissionDeniedError, 404 NotFoundError", async () => {
    const stranger = new OpenAI({ baseURL: house.v1, apiKey: "sk-wrong" });
    const wrong = await failure(stranger.responses.create(response()));
    expect(wrong).toBeInstanceOf(AuthenticationError);
    expect([wrong.code, wrong.type, wrong.param]).toEqual(["invalid_api_key", "authentication_error", null]);
    const { api_key } = await house.issue({ scopes: ["responses"] });
    const narrow = new OpenAI({ baseURL: house.v1, apiKey: api_key });
    const denied = await failure(narrow.chat.completions.create(chat()));
    expect(denied).toBeInstanceOf(PermissionDeniedError);
    expect([denied.code, denied.type]).toEqual(["missing_scope", "permission_error"]);
    const input = [
      { type: "item_reference", id: "msg_no" },
      { role: "user", content: "Hi" },
    ];
    const missing = await failure(client.responses.create(response({ input })));
    expect(missing).toBeInstanceOf(NotFoundError);
    expect([missing.code, missing.param]).toEqual(["item_not_found", "input"]);
  });

  it("413 is an APIError with its status and code", async () => {
    const error = await failure(client.responses.create(response({ input: "x".repeat(2 ** 21) })));
    expect(error).toBeInstanceOf(APIError);
    expect([error.status, error.code]).toEqual([413, "too_large"]);
  });

  it.each(both)(
    "%s: 5xx is InternalServerError after two retries, 429 RateLimitError",
    async (_name, ask) => {
      const fast = () => new Refusal("answer_unavailable", { retry_after_seconds: 1 });
      house.script = failFirst(9, fast);
      const error = await failure(ask() as Promise<unknown>);
      expect(error).toBeInstanceOf(InternalServerError);
      expect([error.status, error.code, error.type]).toEqual([503, "answer_unavailable", "api_error"]);
      house.script = failFirst(9, () => new Refusal("rate_limit_exceeded", { retry_after_seconds: 3_600 }));
      const started = performance.now();
      const limited = await failure(ask() as Promise<unknown>);
      expect(limited).toBeInstanceOf(RateLimitError);
      expect([limited.status, limited.code, limited.type]).toEqual([
        429,
        "rate_limit_exceeded",
        "rate_limit_error",
      ]);
      expect(limited.headers.get("retry-after")).toBe("3600");
      // A wait of an hour is not waited for: the response says that it is not to be retried.
      expect(performance.now() - started).toBeLessThan(1_000);
    },
  );

  it.each(both)("%s: a passing failure is retried as Retry-After says", async (_name, ask) => {
    house.script = failFirst(1, unavailable);
    const started = performance.now();
    expect(JSON.stringify(await ask())).toContain("Open at nine.");
    expect(performance.now() - started).toBeGreaterThan(950);
  });

  it.each(both)("%s: a timeout is APIConnectionTimeoutError and stops the answer", async (_name, _ask) => {
    let aborted = 0;
    house.script = hang(() => (aborted += 1));
    const options = { timeout: 200, maxRetries: 1 };
    const work =
      _name === "responses"
        ? client.responses.create(response(), options)
        : client.chat.completions.create(chat(), options);
    expect(await failure(work as Promise<unknown>)).toBeInstanceOf(APIConnectionTimeoutError);
    await expect.poll(() => aborted).toBe(2);
  });

  it("an abort of the caller is APIUserAbortError and stops the answer", async () => {
    let aborted = false;
    house.script = hang(() => (aborted = true));
    const controller = new AbortController();
    const work = failure(client.responses.create(response(), { signal: controller.signal }));
    await expect.poll(() => house.asked.length).toBeGreaterThan(0);
    setTimeout(() => controller.abort(), 100);
    expect(await work).toBeInstanceOf(APIUserAbortError);
    await expect.poll(() => aborted).toBe(true);
  });

  it("leaving a stream's loop stops the answer", async () => {
    let aborted = 0;
    house.script = hang(() => (aborted += 1), "The shop ");
    for await (const event of (await client.responses.create(response({ stream: true }))) as any)
      if (event.type === "response.output_text.delta") break;
    for await (const chunk of (await client.chat.completions.create(chat({ stream: true }))) as any)
      if (chunk.choices[0].delta.content) break;
    await expect.poll(() => aborted).toBe(2);
  });

  it("a stream that breaks off in the middle throws APIError with the code, from create and from stream()", async () => {
    house.script = breakOff;
    const failures = [
      async () => collect((await client.responses.create(response({ stream: true }))) as any),
      async () => client.responses.stream(response()).finalResponse(),
      async () => collect((await client.chat.completions.create(chat({ stream: true }))) as any),
      async () => client.chat.completions.stream(chat()).finalContent(),
    ];
    for (const work of failures) {
      const error = await failure(work());
      expect(error).toBeInstanceOf(APIError);
      expect([error.code, error.type, error.param]).toEqual(["internal_error", "api_error", null]);
      expect(error.message).not.toContain("fire");
    }
  });
});
