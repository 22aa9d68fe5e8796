/** Whose age was told with a question: "for my son, he's ten" is answered by "Ages 9 to 14", "my kids are 5 and 10" by both rows. */
import { findAgeSpans, findAskedAges, isClosed } from "../../language/ages.ts";
import type { AskedAge } from "../../language/school-ages.ts";
import { fold } from "../../language/normalise.ts";
import { holdsNumber, type NumberSpan } from "../../language/number-words.ts";
import { asksWhetherAllowed } from "./allowed.ts";
import { asksForPrice, measuresElse } from "./measures.ts";
import { asksYesOrNo, type ReadQuestion } from "./question.ts";

type Asking = Pick<ReadQuestion, "folded" | "terms">;

/** How surely a sentence is for somebody of the age told: a span with two ends says so, one with one end that it may be. */
const STRENGTH = { closed: 0.8, open: 0.5 } as const;

/**
 * Tells which asked terms a text holds by a span of ages around one told, and how surely (0 to 1). Undefined where no age
 * was told: then there is nothing to read.
 */
export function createAgeFinder({
  folded,
  terms,
}: Asking): ((text: string) => readonly { readonly index: number; readonly strength: number }[]) | undefined {
  const asked = findAskedAges(folded).flatMap((one) => {
    const index = terms.findIndex(({ word }) => word === one.word);
    return index < 0 ? [] : [{ ...one, index }];
  });
  if (asked.length === 0) return undefined;
  return (text) => {
    const spans = findAgeSpans(fold(text));
    return asked.flatMap(({ age, index }) => {
      const suiting = spans.filter((span) => holdsNumber(span, age));
      if (suiting.length === 0) return [];
      return [{ index, strength: suiting.some(isClosed) ? STRENGTH.closed : STRENGTH.open }];
    });
  };
}

const holdsAny = (span: NumberSpan, ages: readonly AskedAge[]): boolean =>
  ages.some(({ age }) => holdsNumber(span, age));

/** Whether a folded row tells of an age what is no price: "Kids 3-12: 3 pm". */
const isOtherMeasureForAge = (folded: string): boolean =>
  measuresElse(folded) && findAgeSpans(folded).length > 0;

/**
 * The sentences without those for other ages: anywhere, where one is for just an age told, else beside one that may be. Whoever
 * asks whether something is allowed at an age has to be told for which it is, and keeps them.
 */
export function withoutOtherAges<S extends { readonly from: object; readonly text: string }>(
  sentences: readonly S[],
  asked: Pick<ReadQuestion, "folded" | "kind" | "locale">,
): readonly S[] {
  const ages = findAskedAges(asked.folded);
  const isAllowed = asked.kind !== "price" && asksYesOrNo(asked) && asksWhetherAllowed(asked.folded);
  if (ages.length === 0 || isAllowed) return sentences;
  // A row of sizes or hours for an age tells no price.
  const isPrice = asksForPrice(asked.folded, asked.locale);
  const able = isPrice ? sentences.filter(({ text }) => !isOtherMeasureForAge(fold(text))) : sentences;
  const read = able.map((sentence) => {
    const spans = findAgeSpans(fold(sentence.text));
    const suiting = spans.filter((span) => holdsAny(span, ages));
    return {
      sentence,
      suits: suiting.length > 0,
      closed: suiting.some(isClosed),
      other: spans.length > suiting.length,
    };
  });
  const exact = read.some(({ closed }) => closed);
  const suited = new Set(read.filter(({ suits }) => suits).map(({ sentence }) => sentence.from));
  return read
    .filter(({ sentence, suits, other }) => suits || !other || !(exact || suited.has(sentence.from)))
    .map(({ sentence }) => sentence);
}
