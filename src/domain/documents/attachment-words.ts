/**
 * What a visitor is told of the files they sent, in the robot's language: which were read, and which were not and why.
 * Said where nothing else answers: a message without a question, or a question whose answer was not found.
 */
import type { Locale } from "../../contract/locale.ts";
import type { ConversionError } from "./conversion-error.ts";
import { documentErrorWords } from "./document-error-words.ts";

/** A file that could not be read. */
export interface UnreadFile {
  readonly file_name: string;
  readonly error: ConversionError;
}

const READ: Readonly<Record<Locale, (names: string) => string>> = {
  en: (names) => `I have read ${names}. What would you like to know?`,
  "pt-BR": (names) => `Li ${names}. O que você gostaria de saber?`,
  ja: (names) => `${names}を読みました。どのようなことをお知りになりたいですか。`,
  it: (names) => `Ho letto ${names}. Che cosa vuoi sapere?`,
};

/** One line for each file that could not be read; empty when all could. */
export function unreadWords(files: readonly UnreadFile[], locale: Locale): string {
  const colon = locale === "ja" ? "：" : ": ";
  return files
    .map(({ file_name, error }) => file_name + colon + documentErrorWords(error, locale))
    .join("\n\n");
}

/** The answer to files that came without a question. */
export function receivedWords(
  read: readonly string[],
  unread: readonly UnreadFile[],
  locale: Locale,
): string {
  const parts = [
    unreadWords(unread, locale),
    read.length > 0 ? READ[locale](new Intl.ListFormat(locale).format(read)) : "",
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}
