/**
 * Where only the heading of a section says what was asked ("Cancelling": "Free up to 7 days before …"), its sentences differ by
 * nothing that the question knows: the section is told from its beginning.
 */
import { contentOf, type WeighedQuestion } from "../ranking/weigh.ts";
import { isFound } from "../ranking/match.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { FEW_PASSAGES } from "../ranking/weights.ts";
import { hasContext } from "../question/asked-terms.ts";
import { listAround } from "../text/lists.ts";
import type { Asked } from "../question/question.ts";

/** The sentences with the first one of such a section at their head. */
export function withBeginning<S extends RankedSentence>(
  ranked: readonly S[],
  asked: Asked & Partial<Pick<WeighedQuestion, "passages">>,
): readonly S[] {
  const [best] = ranked;
  const { kind, passages = FEW_PASSAGES + 1 } = asked;
  if (!best || best.index === 0 || kind !== "other" || passages > FEW_PASSAGES || hasContext(asked))
    return ranked;
  const { from } = best;
  const content = contentOf(asked);
  const isOfHeading =
    content.length > 0 &&
    content.every((at) => isFound(from.heading, at)) &&
    !from.sentences.some((found) => found.some((held) => held > 0));
  if (!isOfHeading || listAround(from.passage, best.index)) return ranked;
  const first = ranked.find((one) => one.from === from && one.index === 0);
  return first ? [first, ...ranked.filter((one) => one !== first)] : ranked;
}
