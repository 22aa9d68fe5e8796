/**
 * Small talk: greetings, thanks, farewells, "who are you", "let me talk to a person", and what is asked of the chat itself ("what can you
 * help me with?"). Recognised only when a message holds nothing else, and answered in the robot's language.
 */
import { LOCALES, type Locale } from "../../../contract/locale.ts";
import { byLocale } from "../../language/by-locale.ts";
import { writeOut } from "../../language/chat-writing.ts";
import { perTexts } from "../../per-texts.ts";
import { ABOUT_PHRASES, type AboutKind } from "./about-phrases.ts";
import { createPhraseBook, toPlain } from "./phrase-book.ts";
import { SMALL_TALK_PHRASES, type SmallTalkKind } from "./small-talk-phrases.ts";

/** Who is being talked to; the names count as nothing said. */
export interface SmallTalkPartner {
  readonly locale: Locale;
  readonly assistant_name: string;
  readonly company_name: string;
}

/** A longer message says something. */
const MAX_CHARACTERS = 120;

/** What a message of known phrases alone does or asks. */
export type TalkKind = SmallTalkKind | AboutKind;

/** The strongest first: "Hi, who are you? Thanks!" asks who. */
const KINDS: readonly TalkKind[] = [
  "person",
  "abilities",
  "business",
  "languages",
  "privacy",
  "overview",
  "identity",
  "farewell",
  "opening",
  "thanks",
  "greeting",
  "remark",
];

const bookOf = byLocale((locale) => {
  const { filler, remark, person, identity, farewell, opening, thanks, greeting } =
    SMALL_TALK_PHRASES[locale];
  const about = ABOUT_PHRASES[locale];
  const phrases = { filler, remark, person, identity, ...about, farewell, opening, thanks, greeting };
  return createPhraseBook(locale, phrases);
});

/** "Ciaoo": a last letter typed twice. */
const DRAWN = /([a-z])\1(?= |$)/g;

function readIn(locale: Locale, plain: string, names: readonly string[]): TalkKind | null {
  const book = bookOf(locale);
  const once = plain.replace(DRAWN, "$1");
  const found = book.read(plain, names) ?? (once === plain ? null : book.read(once, names));
  return KINDS.find((kind) => found?.has(kind)) ?? null;
}

/** What kind of small talk a message is, in any of the four languages, the robot's first; null: it may ask something. */
export const findSmallTalk = (text: string, robot: SmallTalkPartner): TalkKind | null =>
  text.length > MAX_CHARACTERS
    ? null
    : findKind(text, robot.locale, robot.assistant_name, robot.company_name);

const findKind = perTexts((text: string, robot: Locale, ...called: readonly string[]): TalkKind | null => {
  const plain = toPlain(text);
  // A thumb or a smile alone is an answer that was liked.
  if (plain === "") return /\p{Extended_Pictographic}/u.test(text) ? "thanks" : null;
  const names = called.map(toPlain).filter((name) => name !== "");
  for (const locale of new Set([robot, ...LOCALES])) {
    const written = writeOut(text, locale);
    const kind = readIn(locale, written === text ? plain : toPlain(written), names);
    // "Is it good?" is no remark.
    if (kind && !(kind === "remark" && /[?？]\s*$/u.test(text))) return kind;
  }
  return null;
});

/** Kinds that knowledge may answer, and that later messages go on from ("And since when?"). */
const ASKING: ReadonlySet<TalkKind> = new Set<TalkKind>(["overview", "business", "languages", "privacy"]);

/** Whether small talk asks something that the business may have been asked as well. */
export const asksOfBusiness = (kind: TalkKind | null): boolean => kind !== null && ASKING.has(kind);

/** Whether it asks of the chat or the business as a whole. */
export const asksAbout = (kind: TalkKind): boolean => kind === "abilities" || ASKING.has(kind);
