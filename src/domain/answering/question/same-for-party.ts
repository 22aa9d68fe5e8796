/** "And for six?", "e in sei?", "e se formos cinco?", "3台だと？" after a price asks for the same price, for so many people or things. */
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

/** So many of a thing, or for so long, and nothing else: "3台だと？", "2日なら？" */
const OTHER_QUANTITY =
  /^(?:じゃあ|では|それなら|もし)?、?(\d{1,3})(台|人|名|個|枚|本|つ|匹|艘|冊|足|着|杯|泊|日|時間)間?(?:だと|なら(?:ば)?|では|の場合(?:は)?|(?:借り|利用し|頼ん?)(?:る|だら|たら|ると)?|で|は)+[ ?。]*$/;
const QUANTITY = /\d{1,4}(台|人|名|個|枚|本|つ|匹|艘|冊|足|着|杯|泊|日|時間)/g;
/** 電動は？ after a price asks for one, too. */
const ONLY_NAMES = /^([^。?、]{1,16})(?:は|って)[ ?。]*$/;

/** The price of the last question, for another quantity in Japanese; undefined where none was asked for. */
function askForQuantity(
  { folded, text }: ReadQuestion,
  earlier: readonly string[],
  languages: ReadingLanguages,
): ReadQuestion | undefined {
  const [, count, counter] = OTHER_QUANTITY.exec(folded) ?? [];
  const before = earlier.map((said) => readQuestion(said, languages));
  const last = before.findLast((said) => said.kind === "price" || ONLY_NAMES.test(said.folded));
  if (count === undefined || !last || !before.some(({ kind }) => kind === "price")) return undefined;
  const price = last.kind === "price" ? last.folded : last.folded.replace(ONLY_NAMES, "$1はいくら");
  const other = price.replaceAll(QUANTITY, (all, one) => (one === counter ? `${count}${counter}` : all));
  const asked = other === price ? `${count}${counter ?? ""}で${price}` : other;
  return { ...readQuestion(asked, languages), text };
}

/** The price of the last question that named something, for that many people; undefined where none was asked for, or more is named. */
export function askForParty(
  question: ReadQuestion,
  earlier: readonly string[],
  languages: ReadingLanguages,
): ReadQuestion | undefined {
  if (languages.locale === "ja") return askForQuantity(question, earlier, languages);
  const size = findPartySize(question.folded);
  if (size === undefined || !saysOnlyParty(question)) return undefined;
  const before = earlier
    .map((text) => readQuestion(text, languages))
    .findLast((one) => !saysOnlyParty(one) || one.kind === "price");
  if (before?.kind !== "price") return undefined;
  // "And for three?" after a price for two days means days.
  if (before.terms.some(({ is_quantity }) => is_quantity) && findPartySize(before.folded) === undefined)
    return undefined;
  const asked = readQuestion(withPartySize(before.folded, size, languages.locale), languages);
  return { ...asked, text: question.text };
}
