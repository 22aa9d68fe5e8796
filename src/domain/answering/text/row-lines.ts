/** Lines that owners write one below the other without any mark: days with their hours, things with their prices. */
import { fold } from "../../language/normalise.ts";
import { isOpeningRow } from "./opening.ts";

/** Longer lines are running text. */
const MAX_CHARACTERS = 80;
const AMOUNT = String.raw`\d{1,3}(?:[.,' ]?\d{2,3}){0,3}|\d{1,6}`;
const WORDED = String.raw`(?:€|£|eur|euros?|reais|pounds?|dollars?|yen|円|ドル)`;
/** "25 €", "R$ 22,00", "£7 each", "3,300円~", "R$ 15 até 5 km", "£18 (over 65s £14)" at the end of a line. */
const PRICED = new RegExp(
  String.raw`(?:(?:[€£$¥]|r\$|us\$) ?(?:${AMOUNT})|(?:${AMOUNT}) ?${WORDED})(?: ?[~〜+])?(?: each|(?: ?/ ?| (?:an?|o|ao|il|la|al|alla|per|por|for|ogni|cada) )\p{L}{1,12})?(?: (?:até|fino a|up to) \d{1,4} ?\p{L}{1,8})?(?: ?\([^()]{1,40}\))?[.;,]?$`,
  "iu",
);
const NAMED = /^[^\p{L}]{0,4}\p{L}.{2}/u;

/** Whether a line stands for itself among others of its kind. */
export function isRowLine(line: string): boolean {
  const text = line.trim().replace(/\*\*|__/g, "");
  if (text.length > MAX_CHARACTERS || !NAMED.test(text)) return false;
  return PRICED.test(text) || isOpeningRow(fold(text));
}
