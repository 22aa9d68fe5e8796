/**
 * "When is it?", "quanto costa?", いつですか after one course was told asks of that course: its line is told once more, or what it goes
 * on with, where it says that, and not what others cost.
 */
import type { Locale } from "../../../contract/locale.ts";
import { findMoments } from "../../language/calendar.ts";
import { fold } from "../../language/normalise.ts";
import { type AnswerKind, showsAnswer } from "../question/answer-kind.ts";
import { showsHours } from "../question/hours-words.ts";
import { namesSide, type ReadQuestion } from "../question/question.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { toLines } from "../text/lists.ts";
import type { Passage } from "../text/passages.ts";
import { findBeside, type Found } from "./beside-told.ts";

/** Sides that a line about one thing shows, whatever its words. */
const SIDES: ReadonlySet<AnswerKind> = new Set<AnswerKind>([
  "price",
  "hour",
  "moment",
  "when",
  "duration",
  "age",
  "people",
]);
/** "Which days?", "che giorni?", 何曜日: of folded text. */
const DAYS: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:what|which) days?\b/,
  "pt-BR": /\b(?:que|quais|qual) dias?\b/,
  it: /\b(?:che|quali|quale|in che) giorn[oi]\b/,
  ja: /何曜日|何日/,
};
/** Words that only ask when or for how many. */
const ASKING =
  /^(?:starts?|begins?|on|days?|dias?|giorn[oi]|comeca|inizia|comincia|tien\w+|si|fa|曜日|定員|始|開始|時間|one|quell[aoe]|quest[aoe]|ess[ae]|dess[ae]|ness[ae]|ele|ela)$/;

/** いつやってますか asks for opening hours where nothing was spoken of, for which its plain words are いつ営業ですか, and else when that is. */
const HELD_WHEN =
  /^(?:いつ|何時(?:から|まで)?|何曜日に?)(?:営業で|やって|あり|開催し|行って|行われ)\p{Script=Hiragana}*[ ?。]*$/u;

interface Asked {
  readonly side: AnswerKind;
  readonly history: readonly { readonly role: string; readonly text: string }[];
  readonly answered: { readonly sentences: readonly { readonly text: string }[] } | undefined;
}

/** What a follow-up that names nothing asks of the thing that was spoken of: a kind of answer; undefined where it asks otherwise. */
export function sideOf(question: ReadQuestion): AnswerKind | undefined {
  const { kind, leans, terms, locale, folded } = question;
  if (locale === "ja" && HELD_WHEN.test(folded)) return "when";
  if (leans === "no" || !terms.every((term) => namesSide(term, locale) || ASKING.test(term.word)))
    return undefined;
  if (DAYS[locale].test(folded)) return "when";
  return SIDES.has(kind) ? kind : undefined;
}

/**
 * The sentences on the one line that was told last which show that side; undefined where several things were told, none does, or
 * what was found without (`answered`) stands there.
 */
export function findSideOfTold<P extends Passage>(
  found: Found<P>,
  { side, history, answered }: Asked,
): readonly RankedSentence<P>[] | undefined {
  const { beside } = findBeside(found, history) ?? { beside: [] };
  const isBeside = ({ text }: { readonly text: string }): boolean => beside.some((one) => one.text === text);
  if (answered?.sentences.every(isBeside) === true) return undefined;
  const [first] = beside;
  const line = first && toLines(first.from.passage).find((some) => some.includes(first.index));
  const isOfOne = beside.every(({ from, index }) => from === first?.from && line?.includes(index) === true);
  if (!isOfOne) return undefined;
  const { locale, folded } = found.question;
  const shows = ({ text }: RankedSentence<P>): boolean =>
    side === "moment" || side === "when"
      ? findMoments(fold(text)).length > 0 || showsHours(text, { locale, folded })
      : showsAnswer(text, { kind: side, locale, folded }) === true;
  const told = beside.filter(shows);
  return told.length > 0 ? told : undefined;
}
