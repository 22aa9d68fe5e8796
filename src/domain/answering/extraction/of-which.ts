/**
 * "Which package has video?" is answered by a name. A sentence that stands below one ("Cinema", among the packages), or behind one
 * in an item of several sentences ("- Cinema: €2,300. With a video."), is told with it.
 */
import type { Locale } from "../../../contract/locale.ts";
import { fold } from "../../language/normalise.ts";
import { sentenceAt } from "../../language/sentences.ts";
import { isMeasure } from "../question/measures.ts";
import type { Asked } from "../question/question.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { contentOf, saidIn } from "../ranking/weigh.ts";
import { BELOW, lastHeading } from "../text/headings.ts";
import { isItem, labelAt, listAround } from "../text/lists.ts";
import { follows } from "./compose.ts";

/** Asks for one of several things, or whether one of them has something. */
const WHICH: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:and |so )?(?:(?:in|with|on|for) )?(?:which|what(?= [\w'-]+ (?:ha[sv]e?|comes?|includes?|offers?|contains?)\b)|do any|does any)\b/,
  "pt-BR": /^(?:e )?(?:em |de |com )?(?:qual|quais|que(?= \w+ (?:tem|inclui|vem|oferece)\b)|algum|alguma)\b/,
  it: /^(?:e )?(?:in |di |con )?(?:quale?|quali|che(?= \w+ (?:ha|hanno|comprende|include|offre)\b)|qualche)\b/,
  ja: /どの|どれ|どちら|どんな/,
};

/** Whether a question is answered by a name, which stands above or before what has all of its words. */
export const asksForName = ({ folded, locale, kind }: Asked): boolean =>
  WHICH[locale].test(folded) && !isMeasure(kind);

/** Whether a heading that is above the one right above a sentence names the kind that was asked for, and that one does not. */
function isOneOfKind({ from }: RankedSentence, asked: Asked): boolean {
  const above = from.passage.heading.split(BELOW).slice(1, -1).join(" ");
  if (above === "" || from.passage.kind === "qa") return false;
  const [isSaid, isOwn] = [saidIn(above, asked), saidIn(lastHeading(from.passage.heading), asked)];
  return contentOf(asked).some((at) => isSaid(at) && !isOwn(at));
}

/** The label of the item in which a sentence stands behind others. */
function labelBefore({ from, index, text }: RankedSentence): string {
  const list = listAround(from.passage, index);
  const item = list?.items.find((one) => one.includes(index));
  if (!list || !item || item[0] === index || list.items.length < 2 || labelAt(text) !== "") return "";
  const first = sentenceAt(from.passage, item[0]);
  return isItem(first) ? labelAt(first) : "";
}

/** The sentences with the names of the things of which they tell. */
export function withNames<S extends RankedSentence>(sentences: readonly S[], asked: Asked): readonly S[] {
  if (!asksForName(asked)) return sentences;
  return sentences.map((sentence, at) => {
    if (sentence.branch !== undefined) return sentence;
    const label = labelBefore(sentence);
    if (label !== "") return follows(sentences[at - 1], sentence) ? sentence : { ...sentence, branch: label };
    const name = lastHeading(sentence.from.passage.heading);
    const isSaid = fold(sentence.text).includes(fold(name)) || asked.folded.includes(fold(name));
    return !isSaid && isOneOfKind(sentence, asked) ? { ...sentence, branch: name } : sentence;
  });
}
