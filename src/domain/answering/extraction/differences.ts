/**
 * "What's the difference between the basic and the full service?" is told what the page says of each: their rows in one list, or what
 * their sections begin with.
 */
import type { Locale } from "../../../contract/locale.ts";
import type { Asked } from "../question/question.ts";
import { fold } from "../../language/normalise.ts";
import { isFound, unite, wholeOf } from "../ranking/match.ts";
import type { WeighedQuestion } from "../ranking/weigh.ts";
import { FEW_PASSAGES } from "../ranking/weights.ts";
import { type RankedPassage, type RankedSentence, topOf } from "../ranking/rank.ts";
import { sentenceAt } from "../../language/sentences.ts";
import { lastHeading, parentOf } from "../text/headings.ts";
import type { Passage } from "../text/passages.ts";
import { takeFitting } from "./list-answer.ts";
import { isAmong, wordsOf } from "./own-row.ts";
import { isProse, isRow, labelOf, toLists } from "./rows.ts";

/** Of folded text. */
const ASKS: Readonly<Record<Locale, RegExp>> = {
  en: /\bdifferen(?:ce|ces|t) (?:between|from|to)\b|\bdiffers? from\b|\bcompare\b|\bcompared (?:to|with)\b|\bversus\b|\bvs\b/,
  "pt-BR": /\bdiferencas? (?:entre|d[aeo]s?)\b|\bcompar(?:ar|e|a) |\bversus\b|\bvs\b/,
  it: /\bdifferenz[ae] (?:tra|fra|che c)|\bche differenza\b|\bconfront[ao] |\bcambia tra\b|\bversus\b|\bvs\b/,
  ja: /(?:の|との)(?:違|ちが)い|(?:どう|何が|なにが|どこが)(?:違|ちが)|比較|比べ/,
};

/** Words that only ask to compare. */
const COMPARES = /^(?:differ|diferen|compar|confront|versus|vs$|cambia$|違|ちが|比)/;

const ROOM = 450;
const MOST_OF_NAME = 60;

/** The name of a row: its label, or what stands before a dash or a comma ("Starter design, £35.50: one draft"). */
function nameOf({ text }: Pick<RankedSentence, "text">): string {
  const label = labelOf({ text }) || text.replace(/^[-*•] /, "");
  const [name = ""] = label.split(/ [–—-] |[,、，] ?/);
  return name.length <= MOST_OF_NAME && name.length < text.length ? name : "";
}

/** Something with a name of its own among others of its kind. */
interface Named<T> {
  readonly name: string;
  readonly of: T;
}

/** Those whose own words were all asked for, each name once; what all of them are called tells none apart. None where it is only one. */
function pickAsked<T>(named: readonly Named<T>[], asked: Asked): readonly Named<T>[] {
  const words = new Map(named.map(({ name }) => [name, wordsOf(name, asked)]));
  const all = [...words.values()];
  const isOwn = (word: string): boolean => !all.every((others) => others.includes(word));
  const isAsked = (word: string): boolean => asked.terms.some((term) => isAmong(term, [word]));
  const said = [...words].flatMap(([name, own]) => {
    const telling = own.filter(isOwn);
    return telling.length > 0 && telling.every(isAsked) ? [name] : [];
  });
  return said.length < 2 ? [] : said.flatMap((name) => named.find((one) => one.name === name) ?? []);
}

interface Comparable {
  readonly compared: boolean;
  readonly sentences: readonly RankedSentence[];
}

/** The first group that has several of the things. */
const pickFirst = <T>(groups: Iterable<readonly Named<T>[]>, asked: Asked): readonly Named<T>[] =>
  [...groups].map((named) => pickAsked(named, asked)).find((picked) => picked.length > 0) ?? [];

/** Sections side by side, each by its name, with the first that was given of it. */
function toSections<T>(all: readonly T[], headingOf: (one: T) => string): Iterable<readonly Named<T>[]> {
  const sections = new Map<string, Named<T>[]>();
  for (const of of all) {
    const heading = headingOf(of);
    const parent = parentOf(heading) ?? "";
    sections.set(parent, [...(sections.get(parent) ?? []), { name: lastHeading(heading), of }]);
  }
  return sections.values();
}

const asksToCompare = ({ folded, locale }: Asked): boolean => ASKS[locale].test(folded);

/** Passages that tell of the things that a question compares, to be read beside the best ones: their list, or the section of each. */
export function findDiffering<P extends Passage>(
  passages: readonly RankedPassage<P>[],
  asked: Asked,
): readonly RankedPassage<P>[] {
  if (!asksToCompare(asked)) return [];
  const labels = passages.map((of) =>
    of.passage.sentences.flatMap((_, at) => {
      const name = nameOf({ text: sentenceAt(of.passage, at) });
      return name === "" ? [] : { name, of };
    }),
  );
  const rows = pickFirst(labels, asked);
  const found =
    rows.length > 0
      ? rows
      : pickFirst(
          toSections(passages, ({ passage }) => passage.heading),
          asked,
        );
  return [...new Set(found.map(({ of }) => of))];
}

/** The asked terms that name what is compared. */
const thingsOf = ({ terms }: Asked): number[] =>
  terms.flatMap(({ role, word }, at) => (role === "content" && !COMPARES.test(word) ? [at] : []));

/** Whether a sentence, or the question that it answers, compares the very things by itself: "the difference in price" compares others. */
function tellsApart(one: RankedSentence | undefined, asked: Asked): boolean {
  if (one === undefined || !ASKS[asked.locale].test(fold(`${one.from.passage.heading}\n${one.text}`)))
    return false;
  const found = wholeOf(one);
  return thingsOf(asked).every((at) => isFound(found, at));
}

/**
 * Whether things were to be compared, and what is told does not hold all of them: what is said of one tells no difference. In large
 * robots such questions are asked of one thing as often ("How does … differ from others?").
 */
export function lacksComparison(
  asked: Asked & Pick<WeighedQuestion, "passages">,
  { compared, sentences }: Comparable,
): boolean {
  if (compared || asked.passages > FEW_PASSAGES || !asksToCompare(asked)) return false;
  const things = thingsOf(asked);
  // "Compare the plans" asks for all of them.
  const told = unite(...sentences.map(wholeOf));
  return things.length > 1 && !things.every((at) => isFound(told, at));
}

/** The two sides of a comparison, as they are said. */
const SIDES: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:between|compare) (.{2,60}?) (?:and|to|with|vs\.?|versus) (.{2,60}?)[ ?.!]*$|^(.{2,40}?) (?:vs\.?|versus) (.{2,40}?)[ ?.!]*$/,
  "pt-BR":
    /\b(?:entre|comparar|compare) (.{2,60}?) (?:e|com) (.{2,60}?)[ ?.!]*$|^(.{2,40}?) (?:vs\.?|versus) (.{2,40}?)[ ?.!]*$/,
  it: /\b(?:tra|fra|confronto|confronta) (.{2,60}?) (?:e|con) (.{2,60}?)[ ?.!]*$|^(.{2,40}?) (?:vs\.?|versus) (.{2,40}?)[ ?.!]*$/,
  ja: /^(.{2,40}?)と(.{2,40}?)(?:の|は|って|では?|とでは?)?(?:違|ちが|どう|何が|なにが|どこが|比)/,
};

/** The asked terms of each of the two things that are compared; none where they cannot be told apart. */
function readSides({ folded, locale, terms }: Asked): readonly (readonly number[])[] {
  const said =
    SIDES[locale]
      .exec(folded)
      ?.slice(1)
      .filter((side) => side !== undefined) ?? [];
  const sides = said.map((side) =>
    terms.flatMap(({ word, role }, at) => (role === "content" && side.includes(word) ? [at] : [])),
  );
  const isApart =
    sides.length === 2 && sides.every((own, at) => own.some((one) => !sides[1 - at]?.includes(one)));
  return isApart ? sides : [];
}

/** What prose tells of each of two things and not of the other: "The punch card is good for 18 months. The pass is for you alone." */
function findInProse<P extends Passage>(
  ranked: readonly RankedSentence<P>[],
  asked: Asked,
): readonly RankedSentence<P>[] | undefined {
  const sides = readSides(asked);
  const told = sides.map((own, side) => {
    const others = sides[1 - side]?.filter((at) => !own.includes(at)) ?? [];
    const isOfIt = ({ from, index }: RankedSentence<P>): boolean => {
      const found = from.sentences[index];
      return own.every((at) => isFound(found, at)) && !others.every((at) => isFound(found, at));
    };
    const prose = ranked.filter((one) => isProse(one) && isOfIt(one));
    return takeFitting(
      prose.toSorted((one, other) => one.index - other.index),
      ROOM / 2,
    ).sentences;
  });
  return told.length === 2 && told.every((some) => some.length > 0) ? told.flat() : undefined;
}

/** What tells the things apart that a question compares; undefined where it compares none, or the page tells of only one. */
export function findDifferences<P extends Passage>(
  ranked: readonly RankedSentence<P>[],
  asked: Asked,
): readonly RankedSentence<P>[] | undefined {
  if (!asksToCompare(asked) || tellsApart(topOf(ranked), asked)) return undefined;
  const lists = toLists(ranked, (row) => isRow(row) && nameOf(row) !== "");
  const rows = pickFirst(
    lists.map((list) => list.map((of) => ({ name: nameOf(of), of }))),
    asked,
  );
  if (rows.length > 0)
    return takeFitting(
      rows.map(({ of }) => of),
      ROOM,
    ).sentences;
  const inOrder = ranked.toSorted((one, other) => one.index - other.index);
  const sections = pickFirst(
    toSections(inOrder, ({ from }) => from.passage.heading),
    asked,
  );
  const told = sections.flatMap(({ name, of }) => {
    const own = inOrder.filter(({ from }) => from.passage.heading === of.from.passage.heading);
    const named = own.map((one) => ({ ...one, branch: name }));
    return takeFitting(named, ROOM / sections.length).sentences;
  });
  return told.length > 0 ? told : findInProse(ranked, asked);
}
