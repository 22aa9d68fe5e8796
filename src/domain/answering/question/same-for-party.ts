/** "And for six?", "e in sei?", "e se formos cinco?" after a price asks for the same price, for so many people. */
import { toNumber } from "../../language/number-words.ts";
import { findPartySize, withPartySize } from "../../language/party-sizes.ts";
import type { ReadingLanguages } from "./asked-terms.ts";
import { namesSide, type ReadQuestion, readQuestion } from "./question.ts";

/** Whether a question says for how many people, and nothing else. */
function saysOnlyParty({ folded, terms, locale }: ReadQuestion): boolean {
  if (findPartySize(folded) === undefined) return false;
  return terms.every((term) => namesSide(term, locale) || toNumber(term.word) > 0 || COUNTED.test(term.word));
}
const COUNTED =
  /^(?:siamo|saremo|fossimo|somos|seremos|formos|fossemos|people|persons?|players|guests|pessoas|jogadores|persone|giocatori)$/;

/** The price of the last question that named something, for that many people; undefined where none was asked for, or more is named. */
export function askForParty(
  question: ReadQuestion,
  earlier: readonly string[],
  languages: ReadingLanguages,
): ReadQuestion | undefined {
  const size = findPartySize(question.folded);
  if (size === undefined || !saysOnlyParty(question)) return undefined;
  const before = earlier
    .map((text) => readQuestion(text, languages))
    .findLast((one) => !saysOnlyParty(one) || one.kind === "price");
  if (before?.kind !== "price" || languages.locale === "ja") return undefined;
  // "And for three?" after a price for two days means days.
  if (before.terms.some(({ is_quantity }) => is_quantity) && findPartySize(before.folded) === undefined)
    return undefined;
  const asked = readQuestion(withPartySize(before.folded, size, languages.locale), languages);
  return { ...asked, text: question.text };
}
