import { AIMessage, HumanMessage, SystemMessage } from "@langchain/core/messages";
import { ChatOpenAI } from "@langchain/openai";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
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

const usageOf = (message: unknown) =>
  (message as { usage_metadata?: { total_tokens: number } }).usage_metadata!;
const QUESTION = "When is the shop open?";
const ANSWER = "The shop is open from Monday to Friday from 9 am to 6 pm.";

describe.each([
  ["chat completions", false],
  ["responses", true],
])("LangChain over %s", (_name, useResponsesApi) => {
  const model = (fields: object = {}) =>
    new ChatOpenAI({
      model: "chat-assistant",
      apiKey: house.api_key,
      configuration: { baseURL: house.v1 },
      useResponsesApi,
      maxRetries: 1,
      modelKwargs: { conversation_channel: house.public_channel },
      ...fields,
    });
  const failure = (work: Promise<unknown>): Promise<any> =>
    work.then(
      () => expect.fail("it did not throw"),
      (error: unknown) => error,
    );

  it("invoke gives text and usage", async () => {
    const message = await model().invoke(QUESTION);
    expect(message.text).toContain(ANSWER);
    expect(usageOf(message).total_tokens).toBeGreaterThan(0);
  });

  it("stream gives pieces and usage", async () => {
    const pieces: string[] = [];
    let tokens = 0;
    for await (const chunk of await model().stream(QUESTION)) {
      pieces.push(chunk.text);
      tokens += usageOf(chunk)?.total_tokens ?? 0;
    }
    expect(pieces.join("")).toContain(ANSWER);
    expect(pieces.filter(Boolean).length).toBeGreaterThan(1);
    expect(tokens).toBeGreaterThan(0);
  });

  it("its own earlier answers come back as history", async () => {
    const first = await model().invoke(QUESTION);
    await model().invoke([
      new SystemMessage("Be brief."),
      new HumanMessage(QUESTION),
      first,
      new HumanMessage("and on Sundays?"),
    ]);
    const { text, history } = house.asked.at(-1)!;
    expect(text).toBe("and on Sundays?");
    expect(history.map(({ role }) => role)).toEqual(["system", "user", "assistant"]);
    expect(history.at(-1)!.text).toBe(first.text);
    await model().invoke([new HumanMessage("One"), new AIMessage("Two"), new HumanMessage("Three")]);
    expect(house.asked.at(-1)!.history).toHaveLength(2);
  });

  it("a private channel is streamed", async () => {
    let text = "";
    const modelKwargs = { conversation_channel: house.private_channel };
    for await (const chunk of await model({ modelKwargs }).stream(QUESTION)) text += chunk.text;
    expect(text).toContain(ANSWER);
  });

  it("temperature and maxTokens reach the answerer", async () => {
    await model({ temperature: 0.5, maxTokens: 50 }).invoke(QUESTION);
    expect(house.asked.at(-1)!.sampling).toEqual({ temperature: 0.5, max_tokens: 50 });
  });

  it("401 and 404 have LangChain's own codes, 400 has ours; none is retried", async () => {
    expect(await failure(model({ apiKey: "sk-1" }).invoke(QUESTION))).toMatchObject({
      status: 401,
      lc_error_code: "MODEL_AUTHENTICATION",
    });
    const error = await failure(model({ modelKwargs: { conversation_channel: "chn_no" } }).invoke(QUESTION));
    expect([error.status, error.code]).toEqual([400, "unknown_channel"]);
  });

  it("tools are refused by name", async () => {
    const tools = [
      { type: "function", function: { name: "look", parameters: { type: "object", properties: {} } } },
    ];
    expect(await failure(model().invoke(QUESTION, { tools } as any))).toMatchObject({
      status: 400,
      param: "tools",
    });
  });

  it("a passing failure is retried", async () => {
    house.script = failFirst(1, unavailable);
    expect((await model().invoke(QUESTION)).text).toBe("Open at nine.");
  });

  it("a stream that breaks off throws", async () => {
    house.script = breakOff;
    const work = async () => {
      for await (const chunk of await model().stream(QUESTION)) void chunk;
    };
    expect(await failure(work())).toMatchObject({ code: "internal_error" });
  });

  it("leaving a stream's loop or an abort stops the answer", async () => {
    let aborted = 0;
    house.script = hang(() => (aborted += 1), "The shop ");
    const controller = new AbortController();
    const work = async () => {
      for await (const chunk of await model().stream(QUESTION, { signal: controller.signal }))
        if (chunk.text) controller.abort();
    };
    await failure(work());
    await expect.poll(() => aborted).toBe(1);
  });
});
