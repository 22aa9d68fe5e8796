/** "Do all rooms have a balcony?" asks for every row of the list of rooms. */
import { hasContext } from "../question/asked-terms.ts";
import { momentTerms } from "../question/moments.ts";
import type { Asked } from "../question/question.ts";
import { asksOfAll } from "../question/which.ts";
import { isFound } from "../ranking/match.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { gistOf } from "../ranking/weigh.ts";
import type { Passage } from "../text/passages.ts";
import { isBesideKind } from "./beside-kind.ts";
import { type Choice, takeInOrder } from "./list-answer.ts";
import { isNamedAbove, isProse, toLists } from "./rows.ts";
import { asList, CONSIDERED, isCounted, ROWS_CHARACTERS } from "./rows-of-kind.ts";

/**
 * Who asks whether all rooms have a balcony is told all rooms, where some of them say it and the heading names the kind: those that
 * have one would read as all.
 */
export function chooseAllOfKind<P extends Passage>(
  ranked: readonly RankedSentence<P>[],
  asked: Asked,
): Choice<P> | undefined {
  if (!asksOfAll(asked) || isCounted(asked) || hasContext(asked) || momentTerms(asked).length > 0)
    return undefined;
  const { locale, terms } = asked;
  const gist = gistOf(asked).filter((at) => !asksOfAll({ folded: terms[at]?.word ?? "", locale }));
  for (const list of toLists(ranked.slice(0, CONSIDERED))) {
    const rows = list.filter((row) => !isProse(row) && !isBesideKind(row, asked));
    const kind = gist.filter((at) => rows.some((row) => isNamedAbove(row, asked, [at])));
    const others = gist.filter((at) => !kind.includes(at));
    const some = rows.filter((row) => others.every((at) => isFound(row.from.sentences[row.index], at)));
    const [first] = rows;
    if (!first || kind.length === 0 || others.length === 0 || some.length === 0) continue;
    if (rows.length < 2 || rows.some((row) => row.from !== first.from)) continue;
    const choice = takeInOrder(rows, ROWS_CHARACTERS);
    return choice && !choice.cut ? asList(choice) : undefined;
  }
  return undefined;
}
