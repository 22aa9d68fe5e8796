/** Puts dates (or public holidays) in place of the feasts that a robot knows only by those: "on Christmas Day?" means 25 December. */
import type { Locale } from "../../../contract/locale.ts";
import { dateFeasts, findFeasts } from "../../../domain/answering/question/feasts.ts";
import { analyse } from "../../../domain/language/analyse.ts";
import type { KnowledgeStore } from "../../../ports/knowledge-store.ts";
import { addFrequencies, type Known } from "./attached.ts";

/** Texts of an asker, and what beside the knowledge may answer them. */
export interface Said {
  readonly texts: readonly string[];
  readonly locale: Locale;
  readonly attached: readonly Known[];
}

/** The texts, dated; costs a look-up only when one of them names a feast. */
export async function dateTexts(
  knowledge: KnowledgeStore,
  robot_id: string,
  { texts, locale, attached }: Said,
): Promise<readonly string[]> {
  const feasts = texts.map((text) => findFeasts(text, locale));
  const words = feasts
    .flat()
    .flatMap(({ telling, words: ofDate, holidays }) => [
      ...(telling === undefined ? [] : [telling]),
      ...ofDate,
      ...holidays.flatMap((name) => name.split(" ")),
    ]);
  if (words.length === 0) return texts;
  const terms = words.flatMap((word) => analyse(word, locale));
  const known = addFrequencies(await knowledge.frequencies(robot_id, terms), attached);
  const knows = (word: string): boolean => analyse(word, locale).some((term) => known.has(term));
  return texts.map((text, at) => dateFeasts(text, feasts[at] ?? [], knows));
}
