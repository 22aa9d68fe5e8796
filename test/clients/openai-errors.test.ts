/** OpenAI's own client for Node: the class, code and retries of each error, timeouts and aborts. */
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
import { bodiesOf, collect, failureOf } from "../support/openai-client.ts";

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
const { chat, response } = bodiesOf(() => house);

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
        const error = await failureOf(ask(more) as Promise<unknown>);
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
    const wrong = await failureOf(stranger.responses.create(response()));
    expect(wrong).toBeInstanceOf(AuthenticationError);
    expect([wrong.code, wrong.type, wrong.param]).toEqual(["invalid_api_key", "authentication_error", null]);
    const { api_key } = await house.issue({ scopes: ["responses"] });
    const narrow = new OpenAI({ baseURL: house.v1, apiKey: api_key });
    const denied = await failureOf(narrow.chat.completions.create(chat()));
    expect(denied).toBeInstanceOf(PermissionDeniedError);
    expect([denied.code, denied.type]).toEqual(["missing_scope", "permission_error"]);
    const input = [
      { type: "item_reference", id: "msg_no" },
      { role: "user", content: "Hi" },
    ];
    const missing = await failureOf(client.responses.create(response({ input })));
    expect(missing).toBeInstanceOf(NotFoundError);
    expect([missing.code, missing.param]).toEqual(["item_not_found", "input"]);
  });

  it("413 is an APIError with its status and code", async () => {
    const error = await failureOf(client.responses.create(response({ input: "x".repeat(2 ** 21) })));
    expect(error).toBeInstanceOf(APIError);
    expect([error.status, error.code]).toEqual([413, "too_large"]);
  });

  it.each(both)(
    "%s: 5xx is InternalServerError after two retries, 429 RateLimitError",
    async (_name, ask) => {
      const fast = () => new Refusal("answer_unavailable", { retry_after_seconds: 1 });
      house.script = failFirst(9, fast);
      const error = await failureOf(ask() as Promise<unknown>);
      expect(error).toBeInstanceOf(InternalServerError);
      expect([error.status, error.code, error.type]).toEqual([503, "answer_unavailable", "api_error"]);
      house.script = failFirst(9, () => new Refusal("rate_limit_exceeded", { retry_after_seconds: 3_600 }));
      const started = performance.now();
      const limited = await failureOf(ask() as Promise<unknown>);
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
    expect(await failureOf(work as Promise<unknown>)).toBeInstanceOf(APIConnectionTimeoutError);
    await expect.poll(() => aborted).toBe(2);
  });

  it("an abort of the caller is APIUserAbortError and stops the answer", async () => {
    let aborted = false;
    house.script = hang(() => (aborted = true));
    const controller = new AbortController();
    const work = failureOf(client.responses.create(response(), { signal: controller.signal }));
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
      const error = await failureOf(work());
      expect(error).toBeInstanceOf(APIError);
      expect([error.code, error.type, error.param]).toEqual(["internal_error", "api_error", null]);
      expect(error.message).not.toContain("fire");
    }
  });
});
