/** "What do you offer?" is not answered by a list of what is not offered. */
import { fold } from "../../language/normalise.ts";
import type { Extract } from "../extraction/extract.ts";
import { listAround } from "../text/lists.ts";
import { lastHeading } from "../text/headings.ts";
import { negates } from "../text/negation.ts";
import { asksYesOrNo, type ReadQuestion } from "../question/question.ts";
import { sentenceAt } from "../../language/sentences.ts";

/** Whether the answer is only what a list denies, where the question asks neither whether nor what is not so. */
export function deniesList(question: ReadQuestion, { sentences }: Extract): boolean {
  if (asksYesOrNo(question) || negates(question.folded)) return false;
  return sentences.every(({ from, index }) => {
    const list = listAround(from.passage, index);
    if (!list) return false;
    const { passage } = from;
    return negates(fold(lastHeading(passage.heading))) || negates(fold(sentenceAt(passage, list.lead)));
  });
}
