/** How far or how long something goes on one charge: the sentence that tells it, and not how long charging takes. */
import { fold } from "../../language/normalise.ts";
import { asksForRange, tellsOfCharging, tellsRange } from "../question/range.ts";
import type { Asked } from "../question/question.ts";
import { isFound, wholeOf } from "../ranking/match.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { gistOf } from "../ranking/weigh.ts";

/** The sentence that tells it of the asked thing; undefined where none does, or it was not asked for. */
export function findRange<S extends RankedSentence>(
  ranked: readonly S[],
  asked: Asked,
): readonly S[] | undefined {
  const { folded, locale } = asked;
  if (!asksForRange(folded, locale)) return undefined;
  // The page need not repeat "battery" or "range".
  const thing = gistOf(asked).filter((at) => {
    const { word = "" } = asked.terms[at] ?? {};
    return !tellsRange(`1 km ${word}`, locale) && !isOfBattery(word);
  });
  const told = ranked.find((one) => {
    const whole = wholeOf(one);
    return tellsRange(fold(one.text), locale) && thing.every((at) => isFound(whole, at));
  });
  return told && [told];
}

const isOfBattery = (word: string): boolean =>
  /^(?:batter|bateria|last|life|range|autonomia|carica|carga|strada|km|バッテリー|電池|充電|航続|距離)/.test(
    word,
  );

/** Whether it was asked for, and what is told is only of charging. */
export function lacksRange(
  { folded, locale }: Asked,
  { sentences }: { readonly sentences: readonly RankedSentence[] },
): boolean {
  if (!asksForRange(folded, locale)) return false;
  const texts = sentences.map(({ text }) => fold(text));
  return (
    texts.some((text) => tellsOfCharging(text, locale)) && !texts.some((text) => tellsRange(text, locale))
  );
}
