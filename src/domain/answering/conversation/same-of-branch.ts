/**
 * Follow-ups between the places of a business: "And in Canterbury?" and "And at the other one?" ask the question before of
 * another place, "What is the address there?" asks of the one spoken of.
 */
import type { Locale } from "../../../contract/locale.ts";
import { analyse } from "../../language/analyse.ts";
import { fold } from "../../language/normalise.ts";
import { type ReadingLanguages, toAskedTerms } from "../question/asked-terms.ts";
import { PLACE_WORDS } from "../question/place-words.ts";
import { type ReadQuestion, readQuestion } from "../question/question.ts";
import { type Branch, findNamed } from "../question/branches.ts";

/** What was asked last of all, and of which place. */
interface Subject {
  readonly question: string;
  readonly branch: Branch | undefined;
}

type Family = readonly Branch[];

/** The only branch that a text names. */
function namedIn(text: string, families: readonly Family[], locale: Locale): Branch | undefined {
  const terms = [{ role: "content", variants: analyse(text, locale) }];
  const [named, ...others] = families.flatMap(([first]) => (first && findNamed(first, { terms })) ?? []);
  return others.length === 0 ? named : undefined;
}

/** The branch that a follow-up asks the same of: it says its name and nothing else, or that it is the other one. */
function targetOf(
  text: string,
  families: readonly Family[],
  { branch, locale }: { readonly branch: Branch | undefined; readonly locale: Locale },
): Branch | undefined {
  const { place, other } = PLACE_WORDS[locale];
  if (branch?.siblings.length === 2 && other.test(fold(text).trim()))
    return branch.siblings.find((one) => one !== branch);
  const named = namedIn(text, families, locale);
  if (!named) return undefined;
  const isName = (term: string): boolean =>
    named.terms.has(term) || named.shared.has(term) || place.test(term);
  return analyse(text, locale).every(isName) ? named : undefined;
}

/** A question asked of one branch: its own words for another one give way to this one's name. */
function askOf(question: string, branch: Branch, languages: ReadingLanguages): ReadQuestion {
  const read = readQuestion(question, languages);
  const others = new Set(branch.siblings.flatMap(({ terms }) => [...terms]));
  const rest = read.terms.filter(({ variants }) => !variants.some((variant) => others.has(variant)));
  return { ...read, leans: "no", terms: [...rest, ...toAskedTerms(branch.name, languages)] };
}

/** A question in its conversation, where a business has several places. */
export interface AskedOfPlaces {
  readonly text: string;
  /** Earlier questions, oldest first. */
  readonly earlier: readonly string[];
  readonly families: readonly Family[];
  /** The only branch that the last answer was about. */
  readonly told: Branch | undefined;
}

/** The question that a follow-up stands for. */
export interface AskedOfBranch {
  readonly question: ReadQuestion;
  /** The follow-up cannot mean anything else: where that has no answer, it has none. */
  readonly isWhole: boolean;
}

/** The question that a follow-up between branches stands for; undefined where it is no such follow-up. */
export function toQuestionOfBranch(
  { text, earlier, families, told }: AskedOfPlaces,
  languages: ReadingLanguages,
): AskedOfBranch | undefined {
  const { locale } = languages;
  let subject: Subject | undefined;
  for (const before of earlier) {
    const target = subject && targetOf(before, families, { branch: subject.branch, locale });
    subject =
      subject && target
        ? { question: subject.question, branch: target }
        : { question: before, branch: namedIn(before, families, locale) ?? leftAt(before, subject, locale) };
  }
  if (!subject) return undefined;
  const branch = subject.branch ?? told;
  const target = targetOf(text, families, { branch, locale });
  if (target) return { question: askOf(subject.question, target, languages), isWhole: true };
  const isThere = branch && PLACE_WORDS[locale].there.test(fold(text)) && !namedIn(text, families, locale);
  return isThere ? { question: askOf(text, branch, languages), isWhole: false } : undefined;
}

/** "What is the address there?" stays with the place before it. */
const leftAt = (text: string, before: Subject | undefined, locale: Locale): Branch | undefined =>
  before && PLACE_WORDS[locale].there.test(fold(text)) ? before.branch : undefined;
