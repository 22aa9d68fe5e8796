/** Which sentence leads an answer, the pages being in the order of what was found: the ground of the tests of `outrank.ts`. */
import { expect } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { withLeader } from "../../../../src/domain/answering/extraction/outrank.ts";
import { type FoundText, openInOrder } from "../found.ts";

/** A passage of a page. */
export const page = (heading: string, text: string): FoundText => ({ heading, text });

/** A question that was taught with its answer. */
export const taught = (heading: string, text: string): FoundText => ({ heading, text, kind: "qa" });

/** The sentences as they stand behind the one that leads; the last of several questions is the one that is asked. */
export function orderOf(
  texts: readonly FoundText[],
  questions: string | readonly string[],
  locale: Locale = "en",
): readonly string[] {
  const { weighed, sentences } = openInOrder(texts, questions, locale);
  return withLeader(sentences, weighed).map(({ text }) => text);
}

/** What leads in an answer to a question. */
export type Leads = readonly [
  locale: Locale,
  question: string | readonly string[],
  texts: readonly FoundText[],
  leader: string,
];

/** The body of a row of such a table. */
export function leads(...[locale, question, texts, leader]: Leads): void {
  expect(orderOf(texts, question, locale)[0]).toBe(leader);
}
