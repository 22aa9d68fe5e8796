/**
 * 頼み方は？, どうやって注文するの？: the numbered steps below a heading that names the way of it (注文のしかた), whatever else the page says of
 * orders. Elsewhere such a heading repeats the words of the question.
 */
import { hasContext } from "../question/asked-terms.ts";
import type { Asked } from "../question/question.ts";
import { isFound } from "../ranking/match.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { gistOf } from "../ranking/weigh.ts";
import { lastHeading } from "../text/headings.ts";
import { listAround } from "../text/lists.ts";
import type { Passage } from "../text/passages.ts";
import { inOrder } from "./compose.ts";
import { takeInOrder } from "./list-answer.ts";

const ASKS_WAY = /[ぁ-ん]方(?:は|[?。 ]|$)|方法|どうやって|どうすれば|し方|しかた|仕方|手順|流れ/u;
const NAMES_WAY = /(?:[ぁ-ん]方|しかた|仕方|方法|手順|流れ)$/u;
const ROOM = 450;

/** The steps, as many as there is room for; undefined where no heading names the way of all that was asked. */
export function findHeadedWay<P extends Passage>(
  ranked: readonly RankedSentence<P>[],
  asked: Asked,
): readonly RankedSentence<P>[] | undefined {
  const gist = gistOf(asked);
  const asks = asked.locale === "ja" && ASKS_WAY.test(asked.folded) && gist.length > 0;
  if (!asks || hasContext(asked)) return undefined;
  const first = ranked.find(
    ({ from, index }) =>
      NAMES_WAY.test(lastHeading(from.passage.heading)) &&
      gist.every((at) => isFound(from.heading, at)) &&
      listAround(from.passage, index)?.numbered === true,
  );
  if (!first) return undefined;
  const steps = new Set(listAround(first.from.passage, first.index)?.items.flat());
  const told = ranked.filter(({ from, index }) => from === first.from && steps.has(index));
  return takeInOrder(inOrder(told), ROOM)?.sentences;
}
