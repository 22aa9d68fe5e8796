/** Streams of both endpoints through the real server, and clients that leave. */
import { connect } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { ResponseResult } from "../../src/contract/resources/response.ts";
import { answerOf, readEvents, type RuntimeHouse, startRuntime } from "../support/runtime.ts";
import { bodyOf, ENDPOINTS } from "../support/runtime-calls.ts";

let house: RuntimeHouse;
beforeAll(async () => {
  house = await startRuntime();
});
afterEach(() => {
  house.script = null;
});
afterAll(() => house.stop());

describe("streams", () => {
  it("responses: the nine events, text joined equal to the result", async () => {
    const reply = await house.ask("/v1/responses", bodyOf(house, ENDPOINTS[0], { stream: true }));
    expect(reply.headers.get("content-type")).toContain("text/event-stream");
    expect(reply.headers.get("content-encoding")).toBeNull();
    const events = readEvents(reply.text);
    const deltas = events.filter(({ name }) => name === "response.output_text.delta");
    expect(deltas.length).toBeGreaterThan(1);
    const completed = events.at(-2)!.data.response;
    expect(deltas.map(({ data }) => data.delta).join("")).toBe(completed.output_text);
    expect(events.slice(0, -1).map(({ data }) => data.sequence_number)).toEqual(
      events.slice(0, -1).map((_, index) => index),
    );
    expect(ResponseResult.safeParse(completed).success).toBe(true);
  });

  it("chat: chunks, finish reason, usage when asked for, [DONE]", async () => {
    const reply = await house.ask(
      "/v1/chat/completions",
      bodyOf(house, ENDPOINTS[1], { stream: true, stream_options: { include_usage: true } }),
    );
    const chunks = readEvents(reply.text).map(({ data }) => data);
    const text = chunks
      .slice(0, -2)
      .map((chunk) => chunk.choices[0].delta.content ?? "")
      .join("");
    expect(text).toContain("9 am to 6 pm");
    expect(chunks.at(-2)).toMatchObject({ choices: [], usage: { total_tokens: expect.any(Number) } });
    expect(chunks.at(-1)).toBe("[DONE]");
  });

  it("Accept does not decide: the body alone does", async () => {
    const json = await house.ask("/v1/responses", bodyOf(house, ENDPOINTS[0]), {
      accept: "text/event-stream",
    });
    expect(json.headers.get("content-type")).toContain("application/json");
    const stream = await house.ask("/v1/responses", bodyOf(house, ENDPOINTS[0], { stream: true }), {
      accept: "application/json",
      "accept-encoding": "gzip, deflate",
    });
    expect(stream.headers.get("content-type")).toContain("text/event-stream");
    expect(stream.headers.get("content-encoding")).toBeNull();
  });

  it("a failure in the middle is the error in both forms and a failed response", async () => {
    house.script = async ({ onText }) => {
      onText?.("The shop is ");
      throw new Error("SELECT secret");
    };
    const reply = await house.ask("/v1/responses", bodyOf(house, ENDPOINTS[0], { stream: true }));
    expect([reply.status, reply.text.includes("SELECT")]).toEqual([200, false]);
    const events = readEvents(reply.text);
    expect(events.slice(-3).map(({ name }) => name)).toEqual(["error", "response.failed", null]);
    expect(events.at(-3)!.data).toMatchObject({ code: "internal_error", error: { type: "api_error" } });
    const chat = await house.ask("/v1/chat/completions", bodyOf(house, ENDPOINTS[1], { stream: true }));
    expect(readEvents(chat.text).at(-1)!.data).toMatchObject({
      error: { code: "internal_error", type: "api_error", param: null },
    });
  });

  it("an answer without a text is a stream without deltas", async () => {
    house.script = async () => answerOf("");
    const events = readEvents(
      (await house.ask("/v1/responses", bodyOf(house, ENDPOINTS[0], { stream: true }))).text,
    );
    expect(events).toHaveLength(9);
  });

  it.each(ENDPOINTS)("$name: a client that leaves stops the answer at once", async (tested) => {
    let began = (_value?: unknown) => {};
    const started = new Promise((resolve) => (began = resolve));
    const stopped = new Promise<number>((resolve) => {
      house.script = ({ onText, signal }) =>
        new Promise((_resolve, reject) => {
          onText?.("The ");
          began();
          const at = performance.now();
          signal!.addEventListener("abort", () => {
            resolve(performance.now() - at);
            reject(signal!.reason);
          });
        });
    });
    const controller = new AbortController();
    const request = fetch(house.url + tested.path, {
      method: "POST",
      headers: { authorization: `Bearer ${house.api_key}`, "content-type": "application/json" },
      body: JSON.stringify(bodyOf(house, tested, { stream: true })),
      signal: controller.signal,
    });
    await started;
    await (await request).body!.getReader().read();
    controller.abort();
    expect(await stopped).toBeLessThan(1_000);
  });
});

describe("a client that leaves before its request is looked at", () => {
  it("is not answered: nothing is asked", async () => {
    const before = house.asked.length;
    const body = JSON.stringify(bodyOf(house, ENDPOINTS[0], { stream: true }));
    const { keys } = house.appliance.adapters;
    const verify = keys.verify;
    let left = (_value?: unknown) => {};
    const leaving = new Promise((resolve) => (left = resolve));
    keys.verify = async (presented) => {
      controller.abort();
      await leaving;
      return verify(presented);
    };
    const controller = new AbortController();
    const headers = { authorization: `Bearer ${house.api_key}`, "content-type": "application/json" };
    await fetch(`${house.v1}/responses`, { method: "POST", headers, body, signal: controller.signal }).catch(
      () => undefined,
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    keys.verify = verify;
    left();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(house.asked).toHaveLength(before);
  });
});

describe("a client that leaves in the middle", () => {
  it("of its body or of an answer is no fault: no error is logged; what breaks besides is", async () => {
    const errors: string[] = [];
    const silent = () => undefined;
    const log = {
      error: (message: string) => void errors.push(message),
      warn: silent,
      info: silent,
      debug: silent,
    };
    const other = await startRuntime({ replaced: { log } });
    const { port } = new URL(other.url);
    const head = `POST /v1/responses HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${other.api_key}\r\ncontent-type: application/json\r\n`;
    const leave = async (text: string, after_ms: number) => {
      const socket = connect(Number(port), "127.0.0.1");
      socket.on("error", silent).write(text);
      await new Promise((resolve) => setTimeout(resolve, after_ms));
      socket.destroy();
    };
    await leave(`${head}content-length: 500\r\n\r\n{"input": "`, 50);
    let stopped = 0;
    let breaks = false;
    other.script = ({ signal }) =>
      new Promise((_resolve, reject) => {
        signal!.addEventListener("abort", () => {
          stopped += 1;
          reject(breaks ? new Error("broken") : signal!.reason);
        });
      });
    const leaveBoth = async () => {
      for (const stream of [false, true]) {
        const body = JSON.stringify({ input: "Hi", conversation_channel: other.public_channel, stream });
        await leave(`${head}content-length: ${body.length}\r\n\r\n${body}`, 100);
      }
    };
    await leaveBoth();
    await expect.poll(() => stopped).toBe(2);
    expect(errors).toEqual([]);
    breaks = true;
    await leaveBoth();
    await expect.poll(() => stopped).toBe(4);
    await other.stop();
    expect(errors).toEqual(["request failed", "request failed"]);
  });
});
