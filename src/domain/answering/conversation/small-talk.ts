/**
 * Small talk: greetings, thanks, farewells, "who are you", "let me talk to a person". Recognised only when a message holds nothing else, and
 * answered in the robot's language without looking anything up.
 */
import { LOCALES, type Locale } from "../../../contract/locale.ts";
import { byLocale } from "../../language/by-locale.ts";
import { writeOut } from "../../language/chat-writing.ts";
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

/** The strongest first: "Hi, who are you? Thanks!" asks who. */
const KINDS: readonly SmallTalkKind[] = [
  "person",
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
  const phrases = { filler, remark, person, identity, farewell, opening, thanks, greeting };
  return createPhraseBook(locale, phrases);
});

/** "Ciaoo": a last letter typed twice. */
const DRAWN = /([a-z])\1(?= |$)/g;

function readIn(locale: Locale, plain: string, names: readonly string[]): SmallTalkKind | null {
  const book = bookOf(locale);
  const once = plain.replace(DRAWN, "$1");
  const found = book.read(plain, names) ?? (once === plain ? null : book.read(once, names));
  return KINDS.find((kind) => found?.has(kind)) ?? null;
}

/** What kind of small talk a message is, in any of the four languages, the robot's first; null: it may ask something. */
export function findSmallTalk(text: string, partner: SmallTalkPartner): SmallTalkKind | null {
  if (text.length > MAX_CHARACTERS) return null;
  const plain = toPlain(text);
  // A thumb or a smile alone is an answer that was liked.
  if (plain === "") return /\p{Extended_Pictographic}/u.test(text) ? "thanks" : null;
  const names = [partner.assistant_name, partner.company_name].map(toPlain).filter((name) => name !== "");
  for (const locale of new Set([partner.locale, ...LOCALES])) {
    const written = writeOut(text, locale);
    const kind = readIn(locale, written === text ? plain : toPlain(written), names);
    // "Is it good?" is no remark.
    if (kind && !(kind === "remark" && /[?？]\s*$/u.test(text))) return kind;
  }
  return null;
}

/** A name at the end of a sentence: "Acme Ltd." has its full stop. */
const ended = (name: string): string => (name.endsWith(".") ? name : `${name}.`);

type Reply = (assistant: string, company: string) => string;

const REPLIES: Readonly<Record<Locale, Readonly<Record<SmallTalkKind, Reply>>>> = {
  en: {
    greeting: (assistant, company) =>
      `Hello! I'm ${assistant}. What would you like to know about ${company}?`,
    thanks: () => "You're welcome! If anything else comes up, just ask.",
    remark: () => "All right. If anything else comes up, just ask.",
    farewell: () => "Goodbye, and thank you for your visit!",
    opening: (_assistant, company) => `Of course. What would you like to know about ${company}?`,
    person: () => "Of course. Please leave your contact details, and a person will get back to you.",
    identity: (assistant, company) =>
      `I'm ${assistant}, the automated assistant of ${ended(company)} I answer from what I was taught, and say so when I don't know.`,
  },
  "pt-BR": {
    greeting: (assistant, company) =>
      `Olá! Meu nome é ${assistant}. O que você gostaria de saber sobre ${company}?`,
    thanks: () => "De nada! Se surgir outra dúvida, é só perguntar.",
    remark: () => "Tudo bem. Se surgir outra dúvida, é só perguntar.",
    farewell: () => "Até logo, e agradeço a sua visita!",
    opening: (_assistant, company) => `Claro. O que você gostaria de saber sobre ${company}?`,
    person: () => "Claro. Deixe seu contato, por favor, e uma pessoa responderá.",
    identity: (assistant, company) =>
      `Meu nome é ${assistant}, e sou um assistente automático de ${ended(company)} Respondo com o que me foi ensinado e digo quando não sei.`,
  },
  it: {
    greeting: (assistant, company) => `Ciao! Mi chiamo ${assistant}. Che cosa vuoi sapere su ${company}?`,
    thanks: () => "Prego! Se hai altre domande, chiedi pure.",
    remark: () => "Va bene. Se hai altre domande, chiedi pure.",
    farewell: () => "Arrivederci, e grazie della visita!",
    opening: (_assistant, company) => `Certo. Che cosa vuoi sapere su ${company}?`,
    person: () => "Certo. Lascia i tuoi recapiti e una persona ti ricontatterà.",
    identity: (assistant, company) =>
      `Mi chiamo ${assistant} e sono l’assistente automatico di ${ended(company)} Rispondo con quello che mi è stato insegnato e, quando non so, lo dico.`,
  },
  ja: {
    greeting: (assistant, company) =>
      `こんにちは、${assistant}です。${company}について、どのようなことをお知りになりたいですか。`,
    thanks: () => "どういたしまして。ほかにもご不明な点がありましたら、お気軽にお尋ねください。",
    remark: () => "承知しました。ほかにもご不明な点がありましたら、お気軽にお尋ねください。",
    farewell: () => "ご利用ありがとうございました。またのお越しをお待ちしております。",
    opening: (_assistant, company) => `はい、${company}について、どのようなことをお知りになりたいですか。`,
    person: () => "承知しました。連絡先をお知らせいただければ、担当者からご連絡します。",
    identity: (assistant, company) =>
      `${company}の自動応答アシスタント、${assistant}です。教わった内容からお答えし、わからないときはそのようにお伝えします。`,
  },
};

/** The robot's reply, in its own language. */
export function toSmallTalk(
  kind: SmallTalkKind,
  { locale, assistant_name, company_name }: SmallTalkPartner,
): string {
  return REPLIES[locale][kind](assistant_name, company_name);
}
