/**
 * Troubles that a page tells of with what to do about each: below a heading that states one, in a row labelled by it, in a
 * sentence that begins with it ("If no coffee comes out, …"), or right behind the sentence that states it.
 */
import type { Locale } from "../../../contract/locale.ts";
import { fold } from "../../language/normalise.ts";
import { sentenceAt } from "../../language/sentences.ts";
import { isCode } from "./code.ts";
import { lastHeading } from "./headings.ts";
import { labelAt, leadsIn, toLines, withoutMark } from "./lists.ts";
import type { Passage } from "./passages.ts";
import { findWrong, tellsTrouble } from "./trouble-kinds.ts";

/** A trouble with what is told of it. */
export interface Trouble {
  /** What is wrong, as the page says it. */
  readonly stated: string;
  /** Positions of the sentences that tell it and what to do, in order. */
  readonly sentences: readonly number[];
}

/** Headings of what may go wrong: below them every label and heading states a trouble. */
const BELOW_TROUBLES: Readonly<Record<Locale, RegExp>> = {
  en: /\btrouble|\bproblems?\b|\b(?:goes|went|go|is) wrong\b|\bissues\b|\berrors?\b|\bfaults?\b|\bsymptoms?\b|\bdoes(?: not|n't) work\b/,
  "pt-BR":
    /\bproblemas?\b|\b(?:der|deu|da|dar) errado\b|\berros?\b|\bfalhas?\b|\bdefeitos?\b|\bnao funciona\b/,
  it: /\bproblemi\b|\bva storto\b|\berrori\b|\bguasti?\b|\bnon funziona\b/,
  ja: /故障|トラブル|困ったとき|困った時|うまくいかない|エラー|不具合|症状/,
};

/** The clause that a sentence begins with, where it says in which case the rest holds; of text as written. */
const CASE: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:if|when|whenever|should|in case(?: of)?|on(?= error))\s([^,:]{3,120}),?\s/iu,
  "pt-BR": /^(?:se|quando|caso|em caso de|no caso de|no(?= erro))\s([^,:]{3,120}),?\s/iu,
  it: /^(?:se|quando|qualora|in caso di|nel caso di)\s([^,:]{3,120}),?\s/iu,
  ja: /^([^、。]{2,60}?)(?:とき|時|場合|たら|れば|と)(?:は|には|に)?、/u,
};
const CLAUSE_END = /[,、]/u;
const MOST_STATED = 120;

/** The clause of a case that is a trouble. */
function caseOf(text: string, locale: Locale): string | undefined {
  const [, clause] = (CLAUSE_END.test(text) && CASE[locale].exec(text)) || [];
  return clause !== undefined && tellsTrouble(fold(clause), locale) ? clause : undefined;
}

/** What a line of a page states before it goes on: "The light blinks" of "The light blinks Descale it", as bold lines are read. */
const HEAD =
  /^(.{3,80}?[\p{Ll}\d])\s+(?!I\b)(?=\p{Lu}\p{Ll}*[\s'-])|^([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{L}\p{N}]{2,60})\s(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\d])/u;

interface Page {
  readonly locale: Locale;
  readonly passage: Passage;
  /** A heading above says that troubles follow. */
  readonly below: boolean;
}

/** What the sentence at the beginning of a line, or within it, states to be wrong; undefined where it states nothing such. */
function statedBy(text: string, isFirst: boolean, { locale, below }: Page): string | undefined {
  const plain = withoutMark(text);
  const given = caseOf(plain, locale);
  if (given !== undefined) return given;
  if (leadsIn(plain)) return undefined;
  const label = isFirst ? labelAt(plain) : "";
  if (label !== "") return below || tellsTrouble(fold(label), locale) ? label : undefined;
  const [, spaced, unspaced] = (below && HEAD.exec(plain)) || [];
  const head = spaced ?? unspaced;
  if (head !== undefined && (isFirst || tellsTrouble(fold(head), locale))) return head;
  if (plain.length > MOST_STATED) return undefined;
  if (below) return isFirst || tellsTrouble(fold(plain), locale) ? plain : undefined;
  // Elsewhere much is denied that is no trouble.
  return isFirst && findWrong(fold(plain), locale).length > 0 ? plain : undefined;
}

/** Whether a statement is told with its remedy in the sentence itself. */
const isComplete = (text: string, stated: string): boolean => withoutMark(text).length > stated.length + 1;

/** The troubles that the sentences of a passage state, each with what stands behind it in its line or, where that is all of it, in the next. */
function fromSentences(page: Page): Trouble[] {
  const { passage } = page;
  const lines = toLines(passage);
  const found: Trouble[] = [];
  for (const [at, line] of lines.entries()) {
    if (line[0] !== undefined && isCode(passage, line[0])) continue;
    let open: { stated: string; sentences: number[] } | undefined;
    for (const index of line) {
      const stated = statedBy(sentenceAt(passage, index), index === line[0], page);
      // What follows a statement right away is its remedy, though it says "not" as well.
      const isRemedy =
        open?.sentences.length === 1 && !isComplete(sentenceAt(passage, index - 1), open.stated);
      if (stated !== undefined && !isRemedy) {
        open = { stated, sentences: [index] };
        found.push(open);
      } else open?.sentences.push(index);
    }
    const [last] = open?.sentences ?? [];
    const isAlone = open?.sentences.length === 1 && last !== undefined;
    if (open && isAlone && !isComplete(sentenceAt(passage, last), open.stated))
      open.sentences.push(...(lines[at + 1] ?? []));
  }
  return found.filter(
    ({ stated, sentences: [first = 0, ...others] }) =>
      others.length > 0 || isComplete(sentenceAt(passage, first), stated),
  );
}

/** The troubles of a passage. */
export function toTroubles(passage: Passage, locale: Locale): readonly Trouble[] {
  const headings = fold(passage.heading);
  const last = lastHeading(passage.heading);
  const own = fold(last);
  const above = headings.slice(0, headings.length - own.length);
  const below = BELOW_TROUBLES[locale].test(above);
  const isStated = below || (tellsTrouble(own, locale) && !BELOW_TROUBLES[locale].test(own));
  if (isStated) return [{ stated: last, sentences: passage.sentences.map((_, index) => index) }];
  return fromSentences({ locale, passage, below: BELOW_TROUBLES[locale].test(own) });
}
