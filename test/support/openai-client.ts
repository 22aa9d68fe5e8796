/** What the tests of OpenAI's own client share: the question, and how a stream or a failure is taken in. */
import { expect } from "vitest";

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
