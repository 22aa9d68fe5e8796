import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerOf, type RuntimeHouse, startRuntime } from "../support/runtime.ts";

const STREAMS = 60;
const MOST_LAG_MS = 1_000;
let house: RuntimeHouse;
beforeAll(async () => {
  house = await startRuntime();
});
afterAll(() => house.stop());

/** When each answer ended, by its question. */
const ended = new Map<string, number>();

describe("many streams at once, half of them left at a random moment", () => {
  it(
    "no answer outlives its client by more than a second, and the others are whole",
    { timeout: 60_000 },
    async () => {
      house.script = ({ text, signal, onText }) =>
        new Promise((resolve, reject) => {
          let written = "";
          const finish = (work: () => void) => {
            clearInterval(timer);
            ended.set(text, performance.now());
            work();
          };
          const timer = setInterval(() => {
            written += "word ";
            onText?.("word ");
            if (written.length >= 100) finish(() => resolve(answerOf(written)));
          }, 40);
          signal!.addEventListener("abort", () => finish(() => reject(signal!.reason)));
        });
      const left = new Map<string, number>();
      const complete: string[] = [];
      const stream = async (number: number): Promise<void> => {
        const id = `question ${number}`;
        const isChat = number % 2 === 0;
        const controller = new AbortController();
        const leaves = number % 4 < 2;
        if (leaves)
          setTimeout(() => {
            left.set(id, performance.now());
            controller.abort();
          }, Math.random() * 700);
        const body = { conversation_channel: house.public_channel, stream: true };
        const asked = isChat ? { messages: [{ role: "user", content: id }] } : { input: id };
        const response = await fetch(`${house.v1}/${isChat ? "chat/completions" : "responses"}`, {
          method: "POST",
          headers: { authorization: `Bearer ${house.api_key}`, "content-type": "application/json" },
          body: JSON.stringify({ ...body, ...asked }),
          signal: controller.signal,
        });
        if ((await response.text()).includes("data: [DONE]")) complete.push(id);
      };
      const work = Array.from({ length: STREAMS }, (_, number) => stream(number).catch(() => undefined));
      await Promise.all(work);
      await expect.poll(() => ended.size, { timeout: 5_000 }).toBe(house.asked.length);
      for (const [id, at] of left) {
        const lag = (ended.get(id) ?? at) - at;
        expect(lag, id).toBeLessThan(MOST_LAG_MS);
      }
      expect(left.size).toBe(STREAMS / 2);
      expect(complete.length).toBe(STREAMS / 2);
    },
  );
});
