/** What is told of error E4 does not help with E7. */
import { expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { lacksCode } from "../../../../src/domain/answering/confidence/lacks-code.ts";
import { extract } from "../../../../src/domain/answering/extraction/extract.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn } from "../found.ts";

function lacks(heading: string, text: string, question: string, locale: Locale): boolean {
  const { weighed, ranked } = findIn([{ heading, text }], question, locale);
  return lacksCode(weighed, extract(rankSentences(ranked, weighed), weighed)!);
}

it.each<[Locale, string, string, string, boolean]>([
  ["en", "Errors", "Error E4: fill the tank.", "How do I fix error E7?", true],
  ["en", "Errors", "Error E4: fill the tank.", "How do I fix error E4?", false],
  ["en", "Error E4", "On this error fill the tank.", "How do I fix error E4?", false],
  ["en", "Errors", "Errors E4 and E7: fill the tank.", "The display shows errors E4 and E7", false],
  ["en", "Errors", "Error E4: fill the tank.", "The display shows errors E4 and E7", true],
  // No code is reported.
  ["en", "Errors", "On an error fill the tank.", "How do I fix an error?", false],
  ["en", "Errors", "Error 12: fill the tank.", "How do I fix error 7?", false],
  // No trouble is.
  ["en", "Rooms", "Room B4 has a balcony.", "How much is room B7?", false],
  ["pt-BR", "Erros", "Erro E4: encha o tanque.", "Como resolvo o erro E7?", true],
  ["pt-BR", "Erros", "Erro E4: encha o tanque.", "Como resolvo o erro E4?", false],
  ["it", "Errori", "Errore E4: riempire il serbatoio.", "Come risolvo l'errore E7?", true],
  ["it", "Errori", "Errore E4: riempire il serbatoio.", "Come risolvo l'errore E4?", false],
  ["ja", "エラー", "エラーE4：水を入れてください。", "エラーE7が出て困っています", true],
  ["ja", "エラー", "エラーE4：水を入れてください。", "エラーE4が出て困っています", false],
])("%s: below “%s” “%s” does not help who asks “%s”: %s", (locale, heading, text, question, lacking) => {
  expect(lacks(heading, text, question, locale)).toBe(lacking);
});
