import { createOpenResponses } from "@ai-sdk/open-responses";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import {
  APICallError,
  generateObject,
  generateText,
  jsonSchema,
  type LanguageModel,
  RetryError,
  streamText,
  tool,
} from "ai";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { Refusal } from "../../src/domain/refusal.ts";
import { breakOff, failFirst, hang, unavailable } from "../support/failures.ts";
import { type RuntimeHouse, startRuntime } from "../support/runtime.ts";

let house: RuntimeHouse;
beforeAll(async () => {
  house = await startRuntime();
});
afterEach(() => {
  house.script = null;
});
afterAll(() => house.stop());

const QUESTION = "When is the shop open?";
const ANSWER = "The shop is open from Monday to Friday from 9 am to 6 pm.";

interface Choice {
  readonly channel?: string;
  readonly key?: string;
}

const withChannel = (channel: string) => (url: any, init: any) =>
  fetch(url, { ...init, body: JSON.stringify({ ...JSON.parse(init.body), conversation_channel: channel }) });
const settings = ({ channel = house.public_channel, key = house.api_key }: Choice) => ({
  baseURL: house.v1,
  apiKey: key,
  fetch: withChannel(channel) as typeof fetch,
});

const PROVIDERS: Record<string, (choice?: Choice) => LanguageModel> = {
  "openai (responses)": (choice = {}) => createOpenAI(settings(choice))("chat-assistant"),
  "openai (chat)": (choice = {}) => createOpenAI(settings(choice)).chat("chat-assistant"),
  "openai-compatible": (choice = {}) =>
    createOpenAICompatible({ ...settings(choice), name: "assistant", includeUsage: true })("chat-assistant"),
  "open-responses": (choice = {}) => {
    const { baseURL, ...rest } = settings(choice);
    return createOpenResponses({ ...rest, name: "assistant", url: `${baseURL}/responses` })("chat-assistant");
  },
};
const names = Object.keys(PROVIDERS);
const failure = (work: PromiseLike<unknown>): Promise<any> =>
  Promise.resolve(work).then(
    () => expect.fail("it did not throw"),
    (error: unknown) => error,
  );

describe.each(names)("AI SDK, %s", (name) => {
  const model = (choice?: Choice) => PROVIDERS[name]!(choice);

  it("generateText gives text, finish reason and usage", async () => {
    const { text, finishReason, usage, warnings } = await generateText({ model: model(), prompt: QUESTION });
    expect([text, finishReason, warnings ?? []]).toEqual([expect.stringContaining(ANSWER), "stop", []]);
    expect(usage.totalTokens).toBeGreaterThan(0);
  });

  it("streamText gives the text in pieces, finish reason and usage", async () => {
    const result = streamText({ model: model(), prompt: QUESTION });
    const pieces: string[] = [];
    for await (const piece of result.textStream) pieces.push(piece);
    expect(pieces.length).toBeGreaterThan(1);
    expect([pieces.join(""), await result.finishReason]).toEqual([expect.stringContaining(ANSWER), "stop"]);
    expect((await result.usage).totalTokens).toBeGreaterThan(0);
  });

  it("system and a conversation of several turns are taken", async () => {
    const first = await generateText({ model: model(), prompt: "Can bicycles be returned?" });
    const messages = [
      { role: "user" as const, content: "Can bicycles be returned?" },
      ...first.response.messages,
      { role: "user" as const, content: "and with the receipt?" },
    ];
    await generateText({ model: model(), system: "Be brief.", messages });
    const { text, history } = house.asked.at(-1)!;
    expect(text).toBe("and with the receipt?");
    expect(history.map(({ role }) => role)).toEqual(["system", "user", "assistant"]);
    expect(history.at(-1)!.text).toBe(first.text);
  });

  it("settings reach the answerer; a cut answer finishes with length, streamed and not", async () => {
    const call = { model: model(), prompt: QUESTION, maxOutputTokens: 3, temperature: 0.5, topP: 0.9 };
    expect((await generateText(call)).finishReason).toBe("length");
    expect(house.asked.at(-1)!.sampling).toEqual({ max_tokens: 3, temperature: 0.5, top_p: 0.9 });
    const streamed = streamText(call);
    await streamed.consumeStream();
    expect(await streamed.finishReason).toBe("length");
  });

  it("a private channel is answered", async () => {
    const { text } = await generateText({
      model: model({ channel: house.private_channel }),
      prompt: QUESTION,
    });
    expect(text).toContain(ANSWER);
  });

  it("400 and 401 are APICallErrors that are not retried", async () => {
    const unknown = await failure(generateText({ model: model({ channel: "chn_no" }), prompt: QUESTION }));
    expect(APICallError.isInstance(unknown)).toBe(true);
    expect([unknown.statusCode, unknown.isRetryable]).toEqual([400, false]);
    expect(JSON.parse(unknown.responseBody).error.code).toBe("unknown_channel");
    const wrong = await failure(generateText({ model: model({ key: "sk-1" }), prompt: QUESTION }));
    expect([wrong.statusCode, wrong.isRetryable]).toEqual([401, false]);
    // open-responses shows the status's name where an error has no param.
    const message = name === "open-responses" ? "Unauthorized" : "The API key is not valid.";
    expect(wrong.message).toBe(message);
  });

  it("tools are refused by name", async () => {
    const tools = { look: tool({ inputSchema: jsonSchema({ type: "object" }), execute: () => "x" }) };
    const error = await failure(generateText({ model: model(), prompt: QUESTION, tools }));
    expect([error.statusCode, JSON.parse(error.responseBody).error.param]).toEqual([400, "tools"]);
  });

  it("a passing failure is retried, a lasting one is a RetryError", async () => {
    house.script = failFirst(1, unavailable);
    expect((await generateText({ model: model(), prompt: QUESTION })).text).toBe("Open at nine.");
    house.script = failFirst(9, () => new Refusal("rate_limit_exceeded", { retry_after_seconds: 1 }));
    const error = await failure(generateText({ model: model(), prompt: QUESTION, maxRetries: 1 }));
    expect(RetryError.isInstance(error)).toBe(true);
    expect(error.lastError.statusCode).toBe(429);
  });

  it("a stream that breaks off is an error, not an answer", async () => {
    house.script = breakOff;
    const errors: unknown[] = [];
    const result = streamText({
      model: model(),
      prompt: QUESTION,
      onError: ({ error }) => void errors.push(error),
    });
    const parts: string[] = [];
    for await (const part of result.fullStream) parts.push(part.type);
    // open-responses reports the failed response as its finish reason only.
    if (name === "open-responses") expect(await result.finishReason).toBe("error");
    else expect([errors.length > 0, parts]).toEqual([true, expect.arrayContaining(["error"])]);
  });

  it("an abort stops the answer", async () => {
    let aborted = false;
    house.script = hang(() => (aborted = true), "The ");
    const controller = new AbortController();
    const result = streamText({
      model: model(),
      prompt: QUESTION,
      abortSignal: controller.signal,
      onError: () => undefined,
    });
    for await (const piece of result.textStream) {
      expect(piece).toBe("The ");
      controller.abort();
      break;
    }
    await expect.poll(() => aborted).toBe(true);
  });
});

describe("AI SDK, openai (responses)", () => {
  it("points at its earlier answers by item_reference, and gets their text", async () => {
    const model = PROVIDERS["openai (responses)"]!();
    const first = await generateText({ model, prompt: QUESTION });
    const bodies: any[] = [];
    const spying = createOpenAI({
      ...settings({}),
      fetch: (url, init) => {
        bodies.push(JSON.parse(init!.body as string));
        return withChannel(house.public_channel)(url, init);
      },
    })("chat-assistant");
    const messages = [
      { role: "user" as const, content: QUESTION },
      ...first.response.messages,
      { role: "user" as const, content: "and on Sundays?" },
    ];
    await generateText({ model: spying, messages });
    expect(bodies[0].input.map(({ type }: any) => type)).toContain("item_reference");
    expect(house.asked.at(-1)!.history.at(-1)).toEqual({ role: "assistant", text: first.text });
  });

  it.each(["openai (responses)", "openai (chat)"])(
    "%s: citations of a private channel become sources",
    async (name) => {
      const { sources } = await generateText({
        model: PROVIDERS[name]!({ channel: house.private_channel }),
        prompt: QUESTION,
      });
      expect(sources).toEqual([expect.objectContaining({ sourceType: "url", title: "Opening hours" })]);
      const streamed = streamText({
        model: PROVIDERS[name]!({ channel: house.private_channel }),
        prompt: QUESTION,
      });
      await streamed.consumeStream();
      expect(await streamed.sources).toEqual([
        expect.objectContaining({ sourceType: "url", title: "Opening hours" }),
      ]);
    },
  );

  it.each(names)("%s: generateObject is refused by the name of its format", async (name) => {
    const schema = jsonSchema({ type: "object", properties: {} });
    const error = await failure(generateObject({ model: PROVIDERS[name]!(), prompt: QUESTION, schema }));
    if (APICallError.isInstance(error))
      expect(["response_format", "text.format"]).toContain(JSON.parse(error.responseBody!).error.param);
    // openai-compatible asks for no format unless it is told that the server has one: then the text is no object.
    else expect(name).toBe("openai-compatible");
  });

  it("an image is refused by name", async () => {
    const image = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const content = [
      { type: "image" as const, image },
      { type: "text" as const, text: "What is this?" },
    ];
    const error = await failure(
      generateText({ model: PROVIDERS["openai (chat)"]!(), messages: [{ role: "user", content }] }),
    );
    expect(JSON.parse(error.responseBody).error).toMatchObject({
      code: "unsupported_content",
      param: "messages[0].content[0].type",
    });
  });
});
