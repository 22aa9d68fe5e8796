/**
 * What the engine says when the knowledge does not hold the answer: that it does not know, and that a person can be
 * asked instead. A robot's own words take its place.
 */
import type { Locale } from "../../../contract/locale.ts";
import { startOf } from "../../text.ts";

const DECLINES: Readonly<Record<Locale, string>> = {
  en: "I don't know the answer to that from what I was taught. You can leave your contact details, and a person will get back to you.",
  "pt-BR":
    "Não sei responder a isso com o que me foi ensinado. Você pode deixar seu contato, e uma pessoa responderá.",
  ja: "申し訳ありませんが、教わった内容からはわかりません。連絡先をお知らせいただければ、担当者がお答えします。",
  it: "Non so rispondere con quello che mi è stato insegnato. Puoi lasciare i tuoi recapiti e una persona ti risponderà.",
};

/** On a private channel a colleague asks: there is no form to leave an address in, but something to teach. */
const PRIVATE_DECLINES: Readonly<Record<Locale, string>> = {
  en: "I don't know the answer to that from what I was taught. Try other words, or teach me a document that covers it.",
  "pt-BR":
    "Não sei responder a isso com o que me foi ensinado. Tente outras palavras, ou me ensine um documento que trate do assunto.",
  ja: "申し訳ありませんが、教わった内容からはわかりません。別の言葉で試すか、該当する文書を教えてください。",
  it: "Non so rispondere con quello che mi è stato insegnato. Prova con altre parole, o insegnami un documento che ne parli.",
};

/** The text of a refusal; `own` is the robot's decline message, if it has one. */
export function toDecline(
  locale: Locale,
  own: string | null,
  visibility: "public" | "private" = "public",
): string {
  if (own?.trim()) return own;
  return (visibility === "public" ? DECLINES : PRIVATE_DECLINES)[locale];
}

/** What of a letter was not answered, behind what was. */
const UNANSWERED: Readonly<Record<Locale, (asked: string) => string>> = {
  en: (asked) => `I'm not sure about this, though: “${asked}”`,
  "pt-BR": (asked) => `Sobre isto, porém, não tenho certeza: “${asked}”`,
  ja: (asked) => `次の点については、はっきりとはわかりません：「${asked}」`,
  it: (asked) => `Su questo, però, non ho certezze: «${asked}»`,
};

/** A longer question is told by its beginning. */
const MAX_CHARACTERS = 120;

/** Owns up to the questions of a letter that found no answer; nothing where each did. */
export function toUnanswered(locale: Locale, questions: readonly string[]): string {
  const toBeginning = (asked: string): string =>
    asked.length > MAX_CHARACTERS ? `${startOf(asked, MAX_CHARACTERS).trimEnd()}…` : asked;
  return questions.map((asked) => UNANSWERED[locale](toBeginning(asked))).join("\n");
}
