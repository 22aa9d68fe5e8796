/** Sections headed by the very deed that is asked for: "How do I merge cells?" is answered under "To merge cells". */
import { analyse } from "../../language/analyse.ts";
import type { ReadQuestion } from "../question/question.ts";
import { FOUND } from "../ranking/match.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { contentOf } from "../ranking/weigh.ts";

const PATH = " › ";
const NUMBERING = /^[\d.]+$/;

/** Whether the headings above a sentence hold all that is asked, and the last one of them nothing else. */
export function isUnderOwnHeading(
  { from }: Pick<RankedSentence, "from">,
  asked: Pick<ReadQuestion, "terms" | "locale" | "kind">,
): boolean {
  const content = contentOf(asked);
  if (content.length === 0 || !content.every((at) => (from.heading[at] ?? 0) >= FOUND)) return false;
  const words = new Set(asked.terms.flatMap(({ word }) => analyse(word, asked.locale)));
  const last = from.passage.heading.split(PATH).at(-1) ?? "";
  const named = analyse(last, asked.locale).filter((term) => !NUMBERING.test(term));
  return named.length > 0 && named.every((term) => words.has(term));
}
