/**
 * "How much is it for a 30 kg dog?" is told the row for dogs over 25 kg, and "I weigh 125 kg, can I join?" the most that somebody
 * may weigh.
 */
import { fold } from "../../language/normalise.ts";
import { widthAround } from "../../language/number-words.ts";
import { findSize, findSizeSpans, type Size, type SizeSpan } from "../../language/told-sizes.ts";
import { hasContext } from "../question/asked-terms.ts";
import { type Asked, asksYesOrNo } from "../question/question.ts";
import { isFound } from "../ranking/match.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { thingOf } from "./own-row.ts";
import { isProse, saidAbove } from "./rows.ts";

/** What a size is said with. */
const OF_SIZE =
  /^(?:tall|height|weigh\w*|heavy|kgs?|kilos?|alt[oa]|altura|altezza|peso|pesa|pesando|quilos?|chili|身長|体重)$/;
/** More tell of as many things. */
const MOST_TOLD = 3;

const spansOf = (told: RankedSentence, { unit }: Size): readonly SizeSpan[] =>
  findSizeSpans(fold(told.text)).filter((span) => span.unit === unit);

/**
 * Those that hold the first asked thing that any of the found sentences holds, themselves or by their headings; a sentence of
 * prose by the nearest heading alone: a page about bikes tells how heavy a dog the trailer carries, too.
 */
function ofThing<S extends RankedSentence>(
  told: readonly S[],
  ranked: readonly S[],
  asked: Asked,
): readonly S[] {
  const holds =
    (at: number) =>
    (one: S): boolean =>
      isFound(one.from.sentences[one.index], at) ||
      (isProse(one) ? saidAbove(one, asked)(at) : isFound(one.from.heading, at));
  const things = thingOf(asked).filter((at) => !OF_SIZE.test(asked.terms[at]?.word ?? ""));
  const thing = things.find((at) => ranked.some(holds(at)));
  return thing === undefined ? told : told.filter(holds(thing));
}

/** The prices of what holds such a size, the narrowest. */
function findPrices<S extends RankedSentence>(ranked: readonly S[], asked: Asked, size: Size): readonly S[] {
  const priced = ranked.filter((one) => one.shows === true && spansOf(one, size).length > 0);
  const suiting = ofThing(priced, ranked, asked).flatMap((one) => {
    const width = widthAround(spansOf(one, size), size.size);
    return width === undefined ? [] : [{ one, width }];
  });
  const narrowest = Math.min(...suiting.map(({ width }) => width));
  return suiting.filter(({ width }) => width === narrowest).map(({ one }) => one);
}

/** What tells for which sizes something is, or the price for the asked one; undefined where no size was told, or nothing tells of it. */
export function findForSize<S extends RankedSentence>(
  ranked: readonly S[],
  asked: Asked,
): readonly S[] | undefined {
  const size = hasContext(asked) ? undefined : findSize(asked.folded);
  if (!size) return undefined;
  const isLimit = asked.kind !== "price" && asksYesOrNo(asked);
  if (asked.kind !== "price" && !isLimit) return undefined;
  const told = isLimit
    ? ofThing(
        ranked.filter((one) => spansOf(one, size).length > 0),
        ranked,
        asked,
      )
    : findPrices(ranked, asked, size);
  return told.length > 0 && told.length <= MOST_TOLD ? told : undefined;
}
