/**
 * What to do about a trouble that was reported: of the troubles that pages tell of the one whose statement says most of it, with
 * its remedy and nothing of the others. "My machine won't turn on" is neither told where its button is nor what else it may do.
 */
import type { Locale } from "../../../contract/locale.ts";
import { analyse } from "../../language/analyse.ts";
import { fold } from "../../language/normalise.ts";
import { type AskedTerm, hasContext } from "../question/asked-terms.ts";
import { readReport, type Report } from "../question/help.ts";
import type { Asked } from "../question/question.ts";
import { isFound } from "../ranking/match.ts";
import type { RankedPassage, RankedSentence } from "../ranking/rank.ts";
import { gistOf } from "../ranking/weigh.ts";
import { lastHeading } from "../text/headings.ts";
import { withoutMark } from "../text/lists.ts";
import type { Passage } from "../text/passages.ts";
import { findWrong, isOtherTrouble } from "../text/trouble-kinds.ts";
import { toTroubles, type Trouble } from "../text/troubles.ts";

/** A trouble with its remedy is told as far as it finds room. */
const ROOM = 450;
/** This share of what was reported has to be said, by weight. */
const LEAST_SAID = 0.5;
/** The same where something was only denied: much is. */
const LEAST_OF_DENIAL = 0.75;
/** Another trouble that says nearly as much leaves it open which one it is. */
const LEAD = 0.1;
/** A word of one meaning, so much at least, is as good as the word. */
const LEAST_STRENGTH = 0.5;
/** Characters of a word that stand apart. */
const OF_PARTS = 0.8;
/** What everybody says, or what a page is all about, tells half as much. */
const LIGHT = 0.5;
const MOST_PASSAGES = 3;
const NO_KATAKANA = /[^\p{Script=Katakana}ー]+/u;

/** A trouble where it is told. */
interface Told<F = unknown> extends Trouble {
  readonly from: F;
  readonly folded: string;
  readonly words: readonly string[];
  /** The kinds of trouble that it may be. */
  readonly kinds: ReadonlySet<string>;
  /** Words of the headings above. */
  readonly above: readonly string[];
  /** Words of what is told of it. */
  readonly remedy: readonly string[];
}

/** The headings above a trouble; one that states it is none of them. */
function aboveOf({ heading }: Passage, stated: string): string {
  const last = lastHeading(heading);
  return last === stated ? heading.slice(0, heading.lastIndexOf(last)) : heading;
}

function tellAll<F extends { readonly passage: Passage }>(
  passages: readonly F[],
  locale: Locale,
): readonly Told<F>[] {
  return passages.flatMap((from) => {
    return toTroubles(from.passage, locale).map((trouble) => {
      const above = analyse(aboveOf(from.passage, trouble.stated), locale);
      const folded = fold(trouble.stated);
      const kinds = new Set(findWrong(folded, locale).flatMap((wrong) => [...wrong.kinds]));
      const words = analyse(trouble.stated, locale);
      const remedy = trouble.sentences.flatMap((index) => from.passage.sentence_terms[index] ?? []);
      return { ...trouble, from, folded, words, kinds, above, remedy };
    });
  });
}

/** Something reported. */
interface Element {
  /** A thing, what is wrong with it, or a word that tells little. */
  readonly is: "thing" | "wrong" | "light";
  readonly share: number;
  /** A trouble that does not say it is another one. */
  readonly needed: boolean;
  /** Whether a trouble says something else instead. */
  readonly isOther: (told: Told) => boolean;
  /** How surely a trouble says it, 0 to 1. */
  readonly saidBy: (told: Told) => number;
}

/** How surely a trouble names a thing; a word of two characters may stand as two ("水漏れ", "水が漏れる"). */
function strengthOf(term: AskedTerm, named: string, { words, folded }: Told): number {
  // Katakana words stand in longer ones without being meant.
  if (term.kind === "katakana" && term.share === 1 && term.relatives.size === 0)
    return folded.split(NO_KATAKANA).includes(term.word) ? 1 : 0;
  const parts = term.kind === "kanji" ? Array.from(term.word).filter((one) => named.includes(one)) : [];
  let most = parts.length > 0 && parts.every((one) => folded.includes(one)) ? OF_PARTS : 0;
  for (const word of words)
    most = Math.max(most, term.variants.includes(word) ? 1 : (term.relatives.get(word)?.instead ?? 0));
  return most >= LEAST_STRENGTH ? most : 0;
}

function toElements(asked: Asked, report: Report, told: readonly Told[]): readonly Element[] {
  const gist = new Set(gistOf(asked));
  const named = report.things.flatMap((at): Element[] => {
    const term = asked.terms[at];
    if (!term) return [];
    const isIn = (words: readonly string[]): boolean => term.variants.some((one) => words.includes(one));
    // What stands above them is what the page is about: "machine" tells nothing of a machine's troubles.
    const isAbove = told.some(({ above }) => isIn(above));
    const is = gist.has(at) && !isAbove ? "thing" : "light";
    const share = term.share * (is === "thing" ? 1 : LIGHT);
    const saidBy = (trouble: Told): number => strengthOf(term, report.named, trouble);
    // The toaster has a section of its own: what helps with the kettle is none of it.
    const isOther = ({ above, words, remedy }: Told): boolean =>
      isAbove && ![above, words, remedy].some(isIn);
    return [{ is, share, needed: term.kind === "number", isOther, saidBy }];
  });
  const wrong = report.wrong.map((one): Element => {
    const saidBy = ({ kinds }: Told): number => ([...one.kinds].some((kind) => kinds.has(kind)) ? 1 : 0);
    const isOther = ({ folded, kinds }: Told): boolean => isOtherTrouble(one, folded, kinds);
    return { is: "wrong", share: 1, needed: false, isOther, saidBy };
  });
  return [...named, ...wrong];
}

/** A trouble and how much of what was reported it states, 0 to 1. */
interface Weighed<F> {
  readonly trouble: Told<F>;
  readonly said: number;
}

/** Whether a trouble is of another thing than was reported, or something else is wrong with it. */
const isElsewhere = (elements: readonly Element[], trouble: Told): boolean =>
  elements.some(({ saidBy, isOther }) => isOther(trouble) && saidBy(trouble) === 0);

/** The troubles that state what was reported, best first: what few of them say counts more. */
function weighTroubles<F>(told: readonly Told<F>[], elements: readonly Element[]): readonly Weighed<F>[] {
  const namesThings = elements.some(({ is }) => is === "thing");
  // "Don't I have to use it today?" names nothing that a trouble could be of.
  if (!namesThings && !elements.some(({ is }) => is === "wrong")) return [];
  const strengths = told.map((trouble) => elements.map(({ saidBy }) => saidBy(trouble)));
  const weights = elements.map(({ share }, at) => {
    const count = Math.max(1, strengths.filter((of) => (of[at] ?? 0) > 0).length);
    return share * Math.log(1 + (told.length + 1) / count);
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const weighed = told.map((trouble, index): Weighed<F> => {
    const of = strengths[index] ?? [];
    const isMissing =
      elements.some(({ needed }, at) => of[at] === 0 && needed) || isElsewhere(elements, trouble);
    const isOfThing = !namesThings || elements.some(({ is }, at) => is === "thing" && (of[at] ?? 0) > 0);
    const sum = of.reduce((all, one, at) => all + one * (weights[at] ?? 0), 0);
    return { trouble, said: isMissing || !isOfThing ? 0 : sum / total };
  });
  return weighed.toSorted((one, other) => other.said - one.said);
}

/** The troubles of passages that state what was reported, best first; none where nothing was. */
function findStated<F extends { readonly passage: Passage }>(
  passages: readonly F[],
  asked: Asked,
): readonly Weighed<F>[] {
  const report = readReport(asked);
  if (!report) return [];
  const told = tellAll(passages, asked.locale);
  const least = report.isSure ? LEAST_SAID : LEAST_OF_DENIAL;
  return weighTroubles(told, toElements(asked, report, told)).filter(({ said }) => said >= least);
}

/** The sentences of a trouble as far as they find room, the first one in any case. */
function take<P extends Passage>(
  { from, sentences }: Told<RankedPassage<P>>,
  ranked: readonly RankedSentence<P>[],
): readonly RankedSentence<P>[] {
  const own = new Map(ranked.filter((one) => one.from === from).map((one) => [one.index, one]));
  let left = ROOM;
  return sentences
    .flatMap((index) => own.get(index) ?? [])
    .filter(({ text }, at) => {
      left -= 1 + text.length;
      return at === 0 || left >= 0;
    });
}

/** What to do about what was reported; undefined where nothing is, no trouble says it, or several do alike. */
export function findRemedy<P extends Passage>(
  ranked: readonly RankedSentence<P>[],
  asked: Asked,
): readonly RankedSentence<P>[] | undefined {
  if (hasContext(asked)) return undefined;
  const [first, second] = findStated([...new Set(ranked.map(({ from }) => from))], asked);
  if (!first || first.said - (second?.said ?? 0) < LEAD) return undefined;
  const [statement, ...others] = take(first.trouble, ranked);
  // An item by itself is a sentence.
  return statement && [{ ...statement, text: withoutMark(statement.text) }, ...others];
}

/** The sentences without those of troubles that are other ones than what was reported. */
export function withoutOtherRemedies<S extends RankedSentence>(
  ranked: readonly S[],
  asked: Asked,
): readonly S[] {
  const report = hasContext(asked) ? undefined : readReport(asked);
  if (!report || report.wrong.length === 0) return ranked;
  const told = tellAll([...new Set(ranked.map(({ from }) => from))], asked.locale);
  const elements = toElements(asked, report, told);
  const others = told.filter((trouble) => isElsewhere(elements, trouble));
  return ranked.filter(
    (one) => !others.some(({ from, sentences }) => from === one.from && sentences.includes(one.index)),
  );
}

/** The passages that say most of a trouble that was reported, to be read beside the best ones. */
export function findTroubles<P extends Passage>(
  passages: readonly RankedPassage<P>[],
  asked: Asked,
): readonly RankedPassage<P>[] {
  const things = readReport(asked)?.things;
  if (!things) return [];
  const isNamed = ({ counts, heading }: RankedPassage<P>): boolean =>
    things.length === 0 || things.some((at) => (counts[at] ?? 0) > 0 || isFound(heading, at));
  const some = findStated(passages.filter(isNamed), asked).map(({ trouble }) => trouble.from);
  return [...new Set(some)].slice(0, MOST_PASSAGES);
}
