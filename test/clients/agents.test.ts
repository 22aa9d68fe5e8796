import {
  Agent,
  OpenAIChatCompletionsModel,
  OpenAIResponsesModel,
  Runner,
  setTracingDisabled,
} from "@openai/agents";
import OpenAI from "openai";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { breakOff } from "../support/failures.ts";
import { type RuntimeHouse, startRuntime } from "../support/runtime.ts";

let house: RuntimeHouse;
let client: OpenAI;
beforeAll(async () => {
  setTracingDisabled(true);
  house = await startRuntime();
  client = new OpenAI({ baseURL: house.v1, apiKey: house.api_key, maxRetries: 0 });
});
afterEach(() => {
  house.script = null;
});
afterAll(() => house.stop());

const QUESTION = "When is the shop open?";
const ANSWER = "The shop is open from Monday to Friday from 9 am to 6 pm.";

describe.each(["responses", "chat completions"])("OpenAI Agents over %s", (api) => {
  const agent = (providerData: Record<string, unknown> = {}) =>
    new Agent({
      name: "Riva",
      instructions: "Be brief.",
      model:
        api === "responses"
          ? new OpenAIResponsesModel(client as any, "chat-assistant")
          : new OpenAIChatCompletionsModel(client as any, "chat-assistant"),
      modelSettings: {
        providerData: {
          conversation_channel: house.public_channel,
          ...(api === "responses" ? { tools: undefined } : {}),
          ...providerData,
        },
      },
    });
  const runner = new Runner();

  it("run gives the final output", async () => {
    const result = await runner.run(agent(), QUESTION);
    expect(result.finalOutput).toContain(ANSWER);
    expect(house.asked.at(-1)!.history).toEqual([{ role: "system", text: "Be brief." }]);
    expect(result.rawResponses[0]!.usage.totalTokens).toBeGreaterThan(0);
  });

  it("a streamed run gives the text and the final output", async () => {
    const result = await runner.run(agent(), QUESTION, { stream: true });
    let text = "";
    for await (const piece of result.toTextStream()) text += piece;
    await result.completed;
    expect([text, result.finalOutput]).toEqual([expect.stringContaining(ANSWER), text]);
  });

  it("a private channel is streamed", async () => {
    const result = await runner.run(agent({ conversation_channel: house.private_channel }), QUESTION, {
      stream: true,
    });
    await result.completed;
    expect(result.finalOutput).toContain(ANSWER);
  });

  it("a second turn brings the first as history", async () => {
    const first = await runner.run(agent(), QUESTION);
    await runner.run(agent(), [...first.history, { role: "user", content: "and on Sundays?" }]);
    const { text, history } = house.asked.at(-1)!;
    expect(text).toBe("and on Sundays?");
    expect(history.map(({ role }) => role)).toEqual(["system", "user", "assistant"]);
    expect(history.at(-1)!.text).toBe(first.finalOutput);
  });

  it("a refusal is thrown with its code", async () => {
    await expect(runner.run(agent({ conversation_channel: "chn_no" }), QUESTION)).rejects.toMatchObject({
      status: 400,
      code: "unknown_channel",
    });
  });

  it("a stream that breaks off throws", async () => {
    house.script = breakOff;
    const work = async () => {
      const result = await runner.run(agent(), QUESTION, { stream: true });
      for await (const piece of result.toTextStream()) void piece;
      await result.completed;
    };
    await expect(work()).rejects.toMatchObject({ code: "internal_error" });
  });
});
