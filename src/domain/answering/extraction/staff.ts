/**
 * "Who works there?" is told the people below "Our team" or "Who we are": the rows of a list, the sentences that name somebody, or
 * what each one's own section begins with.
 */
import type { Locale } from "../../../contract/locale.ts";
import { commonWordsOf } from "../../language/common-words.ts";
import { fold } from "../../language/normalise.ts";
import { asksForStaff, headsStaff } from "../../language/staff.ts";
import type { Asked } from "../question/question.ts";
import type { RankedPassage, RankedSentence } from "../ranking/rank.ts";
import { isFound, wholeOf } from "../ranking/match.ts";
import { gistOf } from "../ranking/weigh.ts";
import { isQuestion, lastHeading, parentOf } from "../text/headings.ts";
import type { Passage } from "../text/passages.ts";
import { type Choice, takeFitting } from "./list-answer.ts";
import { inOrder } from "./compose.ts";
import { isProse } from "./rows.ts";

const ROOM = 450;
/** A name within a sentence, and a word that begins one. */
const NAMED = /(?<=[\p{L}\p{N}.,;:'"’“«(–-]\s?)(?<!\p{L})\p{Lu}\p{Ll}[\p{L}'’-]*/gu;
const FIRST = /^(?:[-*•] )?(\p{Lu}[\p{L}'’-]+)/u;
/** "Gostamos", "Ripariamo": what all of them do, written like a name at the beginning of a sentence. */
const WE_DO: Readonly<Partial<Record<Locale, RegExp>>> = { "pt-BR": /^\w{3,}[aei]mos$/, it: /^\w{2,}iamo$/ };
const JAPANESE_PERSON =
  /さん|先生|氏|店[主長]|院長|園長|代表|オーナー|担当|杜氏|職人|[妻夫父母兄弟姉妹娘](?:の|は|が|で)|スタッフ|講師|獣医|医師|トリマー/;

/** Whether a sentence names somebody. */
export function namesPerson(text: string, { locale }: Pick<Asked, "locale">): boolean {
  if (locale === "ja") return JAPANESE_PERSON.test(text);
  if (text.search(NAMED) >= 0) return true;
  const { stop, light, everyday, cue, talk } = commonWordsOf(locale);
  const first = fold(FIRST.exec(text)?.[1] ?? "");
  if (first === "" || WE_DO[locale]?.test(first) === true) return false;
  return ![stop, light, everyday, cue, talk].some((words) => words.has(first));
}

/** "Chi c'è dietro il banco", "Quem recebe você": of people, where it is not said who may do something. */
const SAYS_WHO =
  /^(?:who|quem|chi)\b(?! (?:can|may|must|should|pod\w+|dev\w+|pu[oò]|poss\w+|and|e|non|nao)\b)[^?]*$/;

/** Whether a passage stands right below a heading of people, or below a person's own below one. */
function isOfStaff({ heading }: Passage, { locale }: Pick<Asked, "locale">): boolean {
  const [own, above] = [lastHeading(heading), lastHeading(parentOf(heading) ?? "")];
  return headsStaff(own, locale) || headsStaff(above, locale) || SAYS_WHO.test(fold(own));
}

/** Whether a sentence tells what somebody of the staff does. */
export const isOfPerson = ({ text, from: { passage } }: RankedSentence, asked: Asked): boolean =>
  isOfStaff(passage, asked) && namesPerson(text, asked);

/** Whether it was asked who does something, and the other one tells it of somebody of the staff, and holds no less of what is done. */
export function tellsWho(best: RankedSentence, other: RankedSentence, asked: Asked): boolean {
  if (asked.kind !== "who" || isOfPerson(best, asked) || !isOfPerson(other, asked)) return false;
  const [its, more] = [best.from.sentences[best.index], wholeOf(other)];
  const gist = gistOf(asked);
  return gist.some((at) => isFound(more, at)) && gist.every((at) => !isFound(its, at) || isFound(more, at));
}

/** Whether it was asked who does something, and a sentence of the answer says of somebody of the staff all that is done. */
export function isToldWho(
  asked: Asked,
  { sentences }: { readonly sentences: readonly RankedSentence[] },
): boolean {
  const gist = gistOf(asked);
  if (asked.kind !== "who" || gist.length === 0) return false;
  return sentences.some(
    (one) => isOfPerson(one, asked) && gist.every((at) => isFound(one.from.sentences[one.index], at)),
  );
}

/** The passages that tell who works there, to be read beside the best ones. */
export const findStaff = <P extends Passage>(
  passages: readonly RankedPassage<P>[],
  asked: Asked,
): readonly RankedPassage<P>[] =>
  asksForStaff(asked.folded, asked.locale)
    ? passages.filter(({ passage }) => passage.kind === "text" && isOfStaff(passage, asked))
    : [];

/** Of a section of people what tells of them; of one person's what it begins with, by the name above it. */
function tellingOf<S extends RankedSentence>(own: readonly S[], asked: Asked): readonly S[] {
  const [first] = own;
  const name = lastHeading(first?.from.passage.heading ?? "");
  if (!headsStaff(name, asked.locale)) return first && first.index === 0 ? [{ ...first, branch: name }] : [];
  const rows = own.filter((one) => !isProse(one));
  if (rows.length > 1) return rows;
  const naming = own.filter(({ text }) => namesPerson(text, asked));
  // A Japanese name has no mark of its own.
  return asked.locale === "ja" && naming.length > 0 ? own : naming;
}

/** The people of a business, where who works there was asked for and a section tells it. */
export function chooseStaff<P extends Passage>(
  ranked: readonly RankedSentence<P>[],
  asked: Asked,
): Choice<P> | undefined {
  if (!asksForStaff(asked.folded, asked.locale)) return undefined;
  const of = inOrder(ranked.filter(({ from }) => isOfStaff(from.passage, asked)));
  const told = [...new Set(of.map(({ from }) => from))]
    .toSorted((one, other) => one.passage.seq - other.passage.seq)
    .filter(({ passage }) => passage.kind === "text" && !isQuestion(passage.heading))
    .flatMap((from) =>
      tellingOf(
        of.filter((one) => one.from === from),
        asked,
      ),
    );
  const choice = takeFitting(told, ROOM);
  return choice.sentences.length > 0 ? { ...choice, listed: true } : undefined;
}

/** Whether who works there was asked for, and the answer names nobody, and stands below no words for it. */
export function lacksStaff(
  asked: Asked,
  { sentences }: { readonly sentences: readonly RankedSentence[] },
): boolean {
  if (!asksForStaff(asked.folded, asked.locale)) return false;
  return !sentences.some(({ from }) => isOfStaff(from.passage, asked));
}
