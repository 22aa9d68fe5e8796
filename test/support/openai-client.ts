/** What the tests of OpenAI's own client share: the question, and how a stream or a failure is taken in. */
import { expect } from "vitest";
import type { RuntimeHouse } from "./runtime.ts";

export const QUESTION = "When is the shop open?";
export const ANSWER = "The shop is open from Monday to Friday from 9 am to 6 pm.";

/** Everything that a stream or a list gives. */
export async function collect(stream: unknown): Promise<any[]> {
  const items: unknown[] = [];
  for await (const item of stream as AsyncIterable<unknown>) items.push(item);
  return items;
}

/** What a call throws; a call that throws nothing fails the test. */
export const failureOf = (work: Promise<unknown>): Promise<any> =>
  work.then(
    () => expect.fail("it did not throw"),
    (error: unknown) => error,
  );

/** What the two endpoints are asked with; more fields, or others, can be given. */
export const bodiesOf = (house: () => RuntimeHouse) => ({
  chat: (more: object = {}): any => ({
    conversation_channel: house().public_channel,
    model: "chat-assistant",
    messages: [{ role: "user", content: QUESTION }],
    ...more,
  }),
  response: (more: object = {}): any => ({
    conversation_channel: house().public_channel,
    model: "chat-assistant",
    input: QUESTION,
    ...more,
  }),
});
