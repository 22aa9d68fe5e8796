/** Puts dates (or public holidays) in place of the feasts that a robot knows only by those: "on Christmas Day?" means 25 December. */
import type { Locale } from "../../../contract/locale.ts";
import {
  askHolidays,
  dateFeasts,
  findDatedFeasts,
  findFeasts,
  type NamedFeast,
  namesFeast,
} from "../../../domain/answering/question/feasts.ts";
import { coversAskedDate } from "../../../domain/answering/question/moments.ts";
import { analyse } from "../../../domain/language/analyse.ts";
import type { KnowledgeStore } from "../../../ports/knowledge-store.ts";
import { addFrequencies, type Known } from "./attached.ts";
import { decide, type Finding } from "./look-up.ts";

/** Texts of an asker, and what beside the knowledge may answer them. */
export interface Said {
  readonly texts: readonly string[];
  readonly locale: Locale;
  readonly attached: readonly Known[];
}

const wordsOf = ({ telling, month, holidays }: NamedFeast): readonly string[] =>
  [telling ?? "", month, ...holidays].flatMap((said) => said.split(" ")).filter(Boolean);

/** Whether the robot knows a word of the feasts; costs a look-up only when there are some. */
async function createKnows(
  knowledge: KnowledgeStore,
  robot_id: string,
  { feasts, locale, attached }: Omit<Said, "texts"> & { readonly feasts: readonly NamedFeast[] },
): Promise<(word: string) => boolean> {
  const terms = feasts.flatMap(wordsOf).flatMap((word) => analyse(word, locale));
  if (terms.length === 0) return () => false;
  const known = addFrequencies(await knowledge.frequencies(robot_id, terms), attached);
  return (word) => analyse(word, locale).some((term) => known.has(term));
}

/** The texts, dated. */
export async function dateTexts(
  knowledge: KnowledgeStore,
  robot_id: string,
  { texts, locale, attached }: Said,
): Promise<readonly string[]> {
  const named = texts.map((text) => findFeasts(text, locale));
  const knows = await createKnows(knowledge, robot_id, { feasts: named.flat(), locale, attached });
  return texts.map((text, at) => dateFeasts(text, named[at] ?? [], knows));
}

/** The first text as one for public holidays, where it names one and the robot knows what those are called. */
export async function askOfHolidays(
  knowledge: KnowledgeStore,
  robot_id: string,
  { texts: [text = ""], locale, attached }: Said,
): Promise<string | undefined> {
  const feasts = [...findFeasts(text, locale), ...findDatedFeasts(text, locale)];
  const knows = await createKnows(knowledge, robot_id, { feasts, locale, attached });
  return askHolidays(text, locale, knows);
}

/** Whether an answer names the feast that the first text asks for, or that text none. */
export function tellsNamedFeast(found: Finding, { texts: [text = ""], locale }: Said): boolean {
  const feasts = [...findFeasts(text, locale), ...findDatedFeasts(text, locale)];
  if (feasts.length === 0) return true;
  const tells = ({ text: told }: { readonly text: string }): boolean =>
    namesFeast(told, feasts, locale) || coversAskedDate(told, found.question);
  return decide(found).suffices && found.extract?.sentences.some(tells) === true;
}
