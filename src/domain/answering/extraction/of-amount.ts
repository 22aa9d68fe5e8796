/**
 * "Which lessons of 30 minutes are there?" is not told the one of 45 minutes for €30: rows that tell other lengths, distances or
 * prices than the asked one go, where a row beside them tells just that of as much of the rest.
 */
import { type Amount, findAmounts, findAskedAmount, isUnit } from "../../language/told-amounts.ts";
import { fold } from "../../language/normalise.ts";
import type { Asked } from "../question/question.ts";
import { asksWhich } from "../question/which.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { gistOf } from "../ranking/weigh.ts";
import { withoutOthers } from "./rows.ts";

const amountsOf = ({ text }: Pick<RankedSentence, "text">, { of }: Amount): readonly Amount[] =>
  findAmounts(fold(text)).filter((told) => told.of === of);

const tells = (one: RankedSentence, amount: Amount): boolean =>
  amountsOf(one, amount).some(({ from, to }) => from <= amount.from && amount.to <= to);

/** Whether those were asked for that have just such an amount, and what is told has others. */
export function lacksAmount(asked: Asked, told: readonly RankedSentence[]): boolean {
  const amount = asksWhich(asked) ? findAskedAmount(asked.folded) : undefined;
  if (amount === undefined) return false;
  return told.every((one) => amountsOf(one, amount).length > 0 && !tells(one, amount));
}

/** The sentences without rows of other amounts than the asked one. */
export function withoutOtherAmounts<S extends RankedSentence>(
  ranked: readonly S[],
  asked: Asked,
): readonly S[] {
  const amount = findAskedAmount(asked.folded);
  if (amount === undefined) return ranked;
  // How the length is written is none of the rest: "half an hour" is 30 minutes, too.
  const words = gistOf(asked).filter((at) => {
    const term = asked.terms[at];
    return term?.kind !== "number" && !isUnit(term?.word ?? "");
  });
  const isRight = (row: S): boolean => tells(row, amount);
  const isOther = (row: S): boolean => amountsOf(row, amount).length > 0 && !isRight(row);
  return withoutOthers(ranked, { isRight, isOther, words });
}
