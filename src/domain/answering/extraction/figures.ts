/** A figure that was asked for in few words: the sentence that tells it of the asked thing. */
import { fold } from "../../language/normalise.ts";
import { figureIn, tellsFigure } from "../question/figures.ts";
import type { Asked } from "../question/question.ts";
import { isFound, wholeOf } from "../ranking/match.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { gistOf } from "../ranking/weigh.ts";

/** That sentence; undefined where none does, or no such figure was asked for. */
export function findFigure<S extends RankedSentence>(
  ranked: readonly S[],
  asked: Asked,
): readonly S[] | undefined {
  const { folded, locale, terms } = asked;
  const figure = figureIn(folded, locale);
  if (!figure) return undefined;
  const thing = gistOf(asked).filter((at) => !figure.said.test(terms[at]?.word ?? ""));
  const told = ranked.find((one) => {
    const whole = wholeOf(one);
    return tellsFigure(figure, fold(one.text), locale) && thing.every((at) => isFound(whole, at));
  });
  return told && [told];
}

/** Whether it was asked for, and what is told is something else with the same words. */
export function lacksFigure(
  { folded, locale }: Asked,
  { sentences }: { readonly sentences: readonly RankedSentence[] },
): boolean {
  const figure = figureIn(folded, locale);
  if (!figure) return false;
  const texts = sentences.map(({ text }) => fold(text));
  const { beside } = figure;
  const isElse = beside === undefined || texts.some((text) => beside[locale].test(text));
  return isElse && !texts.some((text) => tellsFigure(figure, text, locale));
}
