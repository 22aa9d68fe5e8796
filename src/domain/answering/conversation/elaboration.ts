/**
 * Questions that only ask on about the answer before ("Tell me more", "What do you mean?", "Are you sure?"): what is wanted,
 * and which question they go back to.
 */
import { LOCALES, type Locale } from "../../../contract/locale.ts";
import { byLocale } from "../../language/by-locale.ts";
import { perTexts } from "../../per-texts.ts";
import { fold } from "../../language/normalise.ts";
import { follows, inOrder, isJapanese, toText } from "../extraction/compose.ts";
import { type Elaboration, ELABORATION_PHRASES } from "./elaboration-phrases.ts";
import { ANSWER_CHARACTERS, MAX_SENTENCES } from "../extraction/beside.ts";
import type { Extract } from "../extraction/extract.ts";
import { withoutMark } from "../text/lists.ts";
import type { Passage } from "../text/passages.ts";
import { toTroubles } from "../text/troubles.ts";
import { createPhraseBook, toPlain } from "./phrase-book.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { asksOfBusiness, findSmallTalk, type SmallTalkPartner } from "./small-talk.ts";
import { SMALL_TALK_PHRASES } from "./small-talk-phrases.ts";

export type { Elaboration } from "./elaboration-phrases.ts";

/** A longer message says something. */
const MAX_CHARACTERS = 120;

/** Signs, in any of the four languages, that a sentence gives a reason; "because of illness" may be a condition. */
const REASON =
  /(?<!\p{L})(?:because(?! of)|porque|perch[eé]|poich[eé]|siccome|dato che|visto che)(?!\p{L})|ため[、です]|(?<!もの)ので[、,]|からです/iu;
/** That a sentence is the reason for the one before it. */
const REASON_FIRST =
  /^(?:(?:that|this) is because|because|(?:isso é |isto é )?porque|(?:questo )?perch[eé])(?!\p{L})|(?:ため|から)です。?$/iu;
const CONDITION = /^(?:if|when|se|caso|quando)(?!\p{L})|場合|たら/iu;

/** That a sentence is for who has done what stands before it in vain; of folded text. */
const IN_VAIN: Readonly<Record<Locale, RegExp>> = {
  en: /\bif (?:that|this|it|the (?:problem|error|fault)) (?:does(?: not|n't)|still|persists|remains|fails)|\bif (?:not|nothing)\b|\bif .{1,40}\b(?:still|does(?: not|n't) (?:help|work|arrive))\b|^(?:if .{1,40} )?still\b|^otherwise\b/,
  "pt-BR":
    /\bse (?:ainda|mesmo assim|nao|o (?:problema|erro)|isso nao|persistir)\b|\bcaso (?:contrario|nao)\b|^senao\b/,
  it: /\bse (?:ancora|non|il problema|nemmeno|neanche|continua|dopo)\b|\b(?:altrimenti|in caso contrario)\b/,
  ja: /それでも|(?:直ら|改善し|解決し|うまくいか|変わら)ない/,
};
/** As far behind what was told it may stand, in sentences. */
const MOST_BEHIND = 3;

/** What asks for most first: "Really? Why?" asks why, "I don't understand, tell me more" for an explanation. */
const KINDS: readonly Elaboration[] = ["failed", "reason", "explain", "more", "again"];

const bookOf = byLocale((locale) => {
  const { identity: _identity, person: _person, ...talk } = SMALL_TALK_PHRASES[locale];
  const { filler, ...phrases } = ELABORATION_PHRASES[locale];
  return createPhraseBook(locale, { filler: [...Object.values(talk), filler].join("|"), ...phrases });
});

/** What a message asks about the answer before it, in any of the four languages, the given one first; null: it asks by itself. */
export const findElaboration = perTexts((text: string, locale: Locale): Elaboration | null => {
  if (text.length > MAX_CHARACTERS) return null;
  const plain = toPlain(text);
  if (plain === "") return null;
  for (const each of new Set([locale, ...LOCALES])) {
    const found = bookOf(each).read(plain);
    const kind = KINDS.find((one) => found?.has(one));
    if (kind) return kind;
  }
  return null;
});

/** A message in its conversation, as far as it matters here. */
interface Message<T> {
  readonly text: string;
  /** What was said before it, oldest first. */
  readonly history: readonly T[];
  readonly robot: SmallTalkPartner;
}

/** The question that a message goes back to. */
export interface GoneBackTo<T> {
  readonly wanted: Elaboration;
  readonly question: T;
  readonly before: readonly T[];
  readonly after: readonly T[];
}

/** Whether a text asks something that is no small talk and does not only ask on. */
export function asksByItself(text: string, robot: SmallTalkPartner): boolean {
  if (findElaboration(text, robot.locale) !== null) return false;
  const talk = findSmallTalk(text, robot);
  return talk === null || asksOfBusiness(talk);
}

/** The last question that asked by itself, where a message only asks on about its answer; undefined when there is none. */
export function findElaborated<T extends { readonly role: string; readonly text: string }>({
  text,
  history,
  robot,
}: Message<T>): GoneBackTo<T> | undefined {
  const wanted = findElaboration(text, robot.locale);
  if (wanted === null) return undefined;
  const at = history.findLastIndex((turn) => turn.role === "user" && asksByItself(turn.text, robot));
  const question = history[at];
  return question && { wanted, question, before: history.slice(0, at), after: history.slice(at + 1) };
}

/** What was found for the question that is gone back to. */
interface Elaborated<P extends Passage> {
  readonly question: { readonly locale: Locale };
  readonly extract: Extract<P> | undefined;
  /** All sentences of the best passages. */
  readonly sentences: readonly RankedSentence<P>[];
}

/**
 * The answer to a message that asks on, by taught sentences alone: what stands beside those told already (`told`: the answers
 * since), the same once more, or a sentence beside them that gives a reason. Undefined when there is nothing.
 */
export function elaborate<P extends Passage>(
  { question, extract, sentences }: Elaborated<P>,
  wanted: Elaboration,
  told: readonly string[],
): Extract<P> | undefined {
  if (!extract || wanted === "again") return extract;
  if (wanted === "reason") return chooseReason(extract, sentences);
  if (wanted === "failed") return chooseInVain(extract, sentences, question);
  const more = chooseMore(extract, sentences, told);
  if (more.length > 0) return { ...extract, text: toText({ sentences: more, cut: false }), sentences: more };
  return wanted === "explain" ? extract : undefined;
}

/** A sentence of the answer that gives a reason, or one right behind it that is the reason. */
function chooseReason<P extends Passage>(
  extract: Extract<P>,
  sentences: readonly RankedSentence<P>[],
): Extract<P> | undefined {
  const isBehind = (sentence: RankedSentence<P>): boolean =>
    extract.sentences.some((told) => follows(told, sentence));
  const reason =
    extract.sentences.find(({ text }) => REASON.test(text) && !CONDITION.test(text)) ??
    sentences.find((sentence) => isBehind(sentence) && REASON_FIRST.test(withoutMark(sentence.text)));
  return reason && { ...extract, text: toText({ sentences: [reason], cut: false }), sentences: [reason] };
}

const isInVain = ({ text }: RankedSentence): boolean =>
  Object.values(IN_VAIN).some((pattern) => pattern.test(fold(withoutMark(text))));

/** What to do where the answer did not help: a sentence of it that says so, or one close behind it. */
function chooseInVain<P extends Passage>(
  extract: Extract<P>,
  sentences: readonly RankedSentence<P>[],
  { locale }: { readonly locale: Locale },
): Extract<P> | undefined {
  const isBehind = ({ from, index }: RankedSentence<P>): boolean => {
    const troubles = toTroubles(from.passage, locale);
    // "If it still does not work, …" reads as a case of its own, and goes on from the one before it.
    const at = troubles.some(({ sentences: [first] }) => first === index) ? index - 1 : index;
    const isOther = (told: number): boolean =>
      troubles.some((one) => one.sentences.includes(told) !== one.sentences.includes(at));
    return extract.sentences.some(
      (told) =>
        told.from === from && index > told.index && index <= told.index + MOST_BEHIND && !isOther(told.index),
    );
  };
  const last =
    extract.sentences.find((told) => isInVain(told)) ??
    inOrder(sentences.filter((one) => isBehind(one) && isInVain(one)))[0];
  return last && { ...extract, text: toText({ sentences: [last], cut: false }), sentences: [last] };
}

/** Sentences of the answer's passages that were not told yet, from behind the answer on, as far as they fit. */
function chooseMore<P extends Passage>(
  { sentences: given }: Extract<P>,
  sentences: readonly RankedSentence<P>[],
  told: readonly string[],
): RankedSentence<P>[] {
  const chosen: RankedSentence<P>[] = [];
  for (const from of new Set(given.map((sentence) => sentence.from))) {
    const last = Math.max(...given.filter((one) => one.from === from).map(({ index }) => index));
    const others = inOrder(sentences.filter((one) => one.from === from && !isTold(one, given, told)));
    chosen.push(...others.filter(({ index }) => index > last), ...others.filter(({ index }) => index < last));
  }
  const [first] = chosen;
  if (!first) return [];
  const most = MAX_SENTENCES[isJapanese(first) ? "japanese" : "spaced"];
  let used = 0;
  const fitting = chosen.slice(0, most).filter(({ text }, at) => {
    used += 1 + text.length;
    return at === 0 || used <= ANSWER_CHARACTERS;
  });
  return inOrder(fitting);
}

function isTold(
  sentence: RankedSentence,
  given: readonly RankedSentence[],
  told: readonly string[],
): boolean {
  const text = withoutMark(sentence.text);
  return (
    given.some(({ from, index }) => from === sentence.from && index === sentence.index) ||
    told.some((each) => each.includes(text))
  );
}
