/** What both endpoints refuse in a body, by name, and what they ignore (`interface.md`: Runtime parameters). */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { NOT_IMPLEMENTED_PARAMETERS } from "../../src/contract/resources/response.ts";
import { type RuntimeHouse, startRuntime } from "../support/runtime.ts";
import { bodyOf, ENDPOINTS, expectError, QUESTION } from "../support/runtime-calls.ts";

let house: RuntimeHouse;
beforeAll(async () => {
  house = await startRuntime();
});
afterAll(() => house.stop());

describe.each(ENDPOINTS)("POST $path", (tested) => {
  const { path, bound, field } = tested;
  const ask = (body: unknown, headers?: Record<string, string>) => house.ask(path, body, headers);

  it("400 invalid request: required fields, types and ranges by their names", async () => {
    const cases: [Record<string, unknown>, string][] = [
      [{ conversation_channel: undefined }, "conversation_channel"],
      [{ conversation_channel: 5 }, "conversation_channel"],
      [{ [field]: undefined }, field],
      [{ [field]: [] }, field],
      [{ stream: "yes" }, "stream"],
      [{ [bound]: 0 }, bound],
      [{ [bound]: 1.5 }, bound],
      [{ temperature: 2.1 }, "temperature"],
      [{ temperature: -0.1 }, "temperature"],
      [{ top_p: 1.1 }, "top_p"],
      [{ presence_penalty: -2.1 }, "presence_penalty"],
      [{ frequency_penalty: 2.1 }, "frequency_penalty"],
      [{ model: 5 }, "model"],
      [{ attachments: "none" }, "attachments"],
    ];
    for (const [more, param] of cases)
      expectError(await ask(bodyOf(house, tested, more)), 400, {
        code: "invalid_request",
        param,
        type: "invalid_request_error",
      });
  });

  it.each(NOT_IMPLEMENTED_PARAMETERS)(
    "400 for %s: with a value, an empty list or an empty object; null is absent",
    async (name) => {
      for (const value of ["x", 7, [], {}, false, [{ type: "function" }]])
        expectError(await ask(bodyOf(house, tested, { [name]: value })), 400, {
          code: "unsupported_parameter",
          param: name,
          type: "invalid_request_error",
          message: expect.stringContaining(name),
        });
      expect((await ask(bodyOf(house, tested, { [name]: null }))).status).toBe(200);
    },
  );

  it("400 for all eight at once, naming them all; 200 for all as null", async () => {
    const all = (value: unknown) =>
      Object.fromEntries(NOT_IMPLEMENTED_PARAMETERS.map((name) => [name, value]));
    const reply = await ask(bodyOf(house, tested, all([])));
    expectError(reply, 400, {
      param: "tools",
      message: expect.stringContaining(NOT_IMPLEMENTED_PARAMETERS.join(", ")),
    });
    expect((await ask(bodyOf(house, tested, all(null)))).status).toBe(200);
  });

  it("a refused stream is a plain 400", async () => {
    expectError(await ask(bodyOf(house, tested, { stream: true, tools: [] })), 400, { param: "tools" });
    expectError(await ask(bodyOf(house, tested, { stream: true, model: "gpt-4o" })), 400, { param: "model" });
  });

  it("every optional field as null is as if it were absent", async () => {
    const names = [
      "model",
      "attachments",
      "stream",
      bound,
      "temperature",
      "top_p",
      "presence_penalty",
      "frequency_penalty",
      "user",
      "metadata",
      "instructions",
      "stream_options",
      "max_completion_tokens",
      "n",
      "text",
      "reasoning",
      "include",
    ];
    const reply = await ask(bodyOf(house, tested, Object.fromEntries(names.map((name) => [name, null]))));
    expect([reply.status, reply.text]).toEqual([200, expect.any(String)]);
  });

  it("unknown fields are ignored", async () => {
    expect((await ask(bodyOf(house, tested, { extra_body: {}, num_ctx: 5 }))).status).toBe(200);
  });

  it("400 malformed JSON, no body, a body that is no object, text that cannot be kept", async () => {
    expectError(await ask("{"), 400, { code: "malformed_json", type: "invalid_request_error", param: null });
    expectError(await ask(""), 400, { code: "malformed_json" });
    for (const body of ["[]", "null", "7", '"x"'])
      expectError(await ask(body), 400, { code: "invalid_request" });
    expectError(await ask(bodyOf(house, tested, {}, "a\0b")), 400, { code: "invalid_text" });
  });

  it("415 for another content type, 405 with Allow for another method", async () => {
    expectError(await ask("x=1", { "content-type": "application/x-www-form-urlencoded" }), 415, {
      type: "invalid_request_error",
    });
    expectError(await ask(bodyOf(house, tested), { "content-encoding": "gzip" }), 415, {
      code: "unsupported_media_type",
      message: "Send the body without a content-encoding.",
    });
    expect((await ask(bodyOf(house, tested), { "content-encoding": "identity" })).status).toBe(200);
    for (const method of ["GET", "PUT", "DELETE"]) {
      const reply = await house.call(method, path, undefined, { authorization: `Bearer ${house.api_key}` });
      expectError(reply, 405, { code: "method_not_allowed" });
      expect(reply.headers.get("allow")).toBe("POST");
    }
  });

  it("413 for a body over its limit, attachments aside", async () => {
    const reply = await ask(
      bodyOf(house, tested, { padding: "x".repeat(house.settings.sizes.runtime_body_bytes) }),
    );
    expectError(reply, 413, { code: "too_large", type: "invalid_request_error" });
  });

  it("413 for a body over every limit, answered although the client is still sending", async () => {
    const { runtime_body_bytes, attachments_bytes } = house.settings.sizes;
    const size = runtime_body_bytes + Math.ceil(attachments_bytes / 3) * 4 + 1_000;
    expectError(await ask(`"${"x".repeat(size)}"`), 413, { code: "too_large" });
  });
});

describe("unknown addresses of the runtime", () => {
  it.each([
    "/v1/embeddings",
    "/v1/responses/resp_1",
    "/v1/chat",
    "/v1/files/x/content",
    "/v1/%zz",
    "/v1",
    "/v1/",
  ])("%s is 404 before authentication, as the runtime error object", async (path) => {
    expectError(await house.call("POST", path, "{}"), 404, {
      code: "unknown_route",
      type: "invalid_request_error",
      message: `There is no such endpoint: POST ${path}.`,
    });
  });

  it.each([
    ["POST", "/chat/completions"],
    ["POST", "/responses"],
    ["GET", "/models"],
    ["POST", "//v1/chat/completions"],
    ["POST", "/v1/v1/responses"],
    ["POST", "/v1/chat/completions/chat/completions"],
    ["POST", "/openai/deployments/chat-assistant/chat/completions?api-version=2024-10-21"],
  ])("%s %s, of a client with another base URL, is told how that ends", async (method, path) => {
    expectError(await house.call(method, path, method === "GET" ? undefined : "{}"), 404, {
      code: "unknown_route",
      type: "invalid_request_error",
      message: `There is no such endpoint: ${method} ${path.split("?")[0]}. The base URL of a client is this service's address followed by /v1.`,
    });
  });

  it("public addresses that end alike keep their own errors", async () => {
    const unknown = await house.call("GET", "/v1/public/robots/models");
    expect([unknown.status, unknown.json.detail]).toEqual([404, "There is no such endpoint."]);
    const reply = await house.call("GET", "/chat/responses");
    expect([reply.status, reply.headers.get("content-type")]).toEqual([404, expect.stringContaining("html")]);
  });
});

describe("runtime.accept_noop_params", () => {
  it("accepts what two clients send by default and nothing more", async () => {
    const lenient = await startRuntime({
      settings: { "runtime.accept_noop_params": true, "runtime.items.enabled": false },
    });
    const ask = (more: object) =>
      lenient.ask("/v1/responses", {
        conversation_channel: lenient.public_channel,
        input: QUESTION,
        ...more,
      });
    expect((await ask({ tools: [], include: [] })).status).toBe(200);
    const first = await ask({
      store: false,
      metadata: {},
      user: "",
      instructions: "",
      reasoning: {},
      text: {},
    });
    expect(first.status).toBe(200);
    expectError(await ask({ store: true }), 400, { param: "store" });
    const input = [{ id: first.json.output[0].id }, { role: "user", content: "Hi" }];
    expectError(await ask({ input }), 404, {
      code: "item_not_found",
      message: expect.stringContaining("switched off"),
    });
    await lenient.stop();
  });
});
