/**
 * Whom a told Japanese sentence speaks of. Japanese leaves the subject out where the title says it: who asks which country or party it
 * is, of a robot of many documents, is told the title before the sentences.
 */
import { fold } from "../../language/normalise.ts";
import { BELOW } from "../text/headings.ts";
import type { Passage } from "../text/passages.ts";
import type { WeighedQuestion } from "../ranking/weigh.ts";
import { FEW_PASSAGES } from "../ranking/weights.ts";
import { toText } from "./compose.ts";
import type { Extract } from "./extract.ts";

/** Questions for a name: 誰, …のはどこ, 何という, 名称, and those that end in a noun ("…を発行している政党は"). */
const ASKS_FOR_NAME =
  /誰|だれ|どなた|(?:の|[\p{Script=Han}\p{Script=Katakana}])はどこ|どこの|どの|どちら|何(?:です|でし|か|と(?:い|呼)|[?]|$)|何は|名称|名前|[\p{Script=Han}\p{Script=Katakana}ー]は[?。]?$/u;
/** What tells titles of the same name apart: "レオポルド2世(ベルギー王)". */
const BRACKETS = / ?[（(][^（）()]{0,40}[)）]$/u;

/** The extract with the title of its document before what is told, where a name was asked for that neither says. */
export function withSubject<P extends Passage>(
  found: Extract<P>,
  { folded, locale, passages }: Pick<WeighedQuestion, "folded" | "locale" | "passages">,
): Extract<P> {
  const [first] = found.sentences;
  if (locale !== "ja" || passages <= FEW_PASSAGES || !first || first.branch !== undefined) return found;
  // A list that was cut ends in "…", and a taught question is no title.
  if (found.text.endsWith("…") || first.from.passage.kind === "qa") return found;
  const title = (first.from.passage.heading.split(BELOW)[0] ?? "").replace(BRACKETS, "");
  const said = [folded, fold(found.text)];
  if (title === "" || !ASKS_FOR_NAME.test(folded) || said.some((text) => text.includes(fold(title))))
    return found;
  const sentences = found.sentences.map((sentence) =>
    sentence.from === first.from ? { ...sentence, branch: title } : sentence,
  );
  return { ...found, sentences, text: toText({ sentences, cut: false }) };
}
