/** OpenAI's own client for Node: every method of Chat Completions. */
import OpenAI from "openai";
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
const { chat } = bodiesOf(() => house);

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
    expect(await failureOf(client.chat.completions.parse(chat({ response_format })))).toMatchObject({
      status: 400,
      param: "response_format",
    });
    const tool = {
      type: "function",
      function: { name: "f", parameters: {}, function: () => "", parse: JSON.parse },
    };
    expect(
      await failureOf(client.chat.completions.runTools(chat({ tools: [tool] })).finalContent()),
    ).toMatchObject({ status: 400, param: "tools" });
  });
});
