/**
 * The checkable facts of a text: numbers, dates, addresses, names. Used to hold a model's answer against its passages.
 * Deliberately shallow: a fact is "supported" when the passages hold the same token, in any of the four languages' spellings.
 */

/** One fact: how it stands in the text, and the keys of which any proves it. */
export interface Fact {
  readonly kind: "number" | "address" | "name";
  readonly text: string;
  readonly keys: readonly string[];
}

/** Bounded and anchored at a run's start, so that a long run of letters costs its length and not its square. */
const ADDRESS =
  /(?:https?:\/\/|www\.)[^\s<>"'）)\]]{1,500}|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/giu;
const NUMBER = /\d+(?:[.,'’ \u00a0\u202f]\d{3})*(?:[.,]\d+)?/gu;
const WORD = /\p{L}[\p{L}\p{M}'’-]*/gu;

/** Small numbers are often words in one text and digits in the other: the digits, then their words. */
const NUMBER_WORDS = [
  ..."0 zero 零|1 one um uma uno una 一|2 two dois duas due 二 twice both|3 three três tre 三".split("|"),
  ..."4 four quatro quattro 四|5 five cinco cinque 五|6 six seis sei 六|7 seven sete sette 七".split("|"),
  ..."8 eight oito otto 八|9 nine nove 九|10 ten dez dieci 十|11 eleven onze undici 十一".split("|"),
  ..."12 twelve doze dodici 十二|14 fourteen quatorze catorze quattordici 十四".split("|"),
  ..."15 fifteen quinze quindici 十五|20 twenty vinte venti 二十|30 thirty trinta trenta 三十".split("|"),
  ..."40 forty quarenta quaranta 四十|50 fifty cinquenta cinquanta 五十|60 sixty sessenta sessanta 六十".split(
    "|",
  ),
  ..."90 ninety noventa novanta 九十|100 hundred cem cento 百|1000 thousand mil mille 千".split("|"),
].map((line) => line.split(" "));
const WORD_NUMBERS = new Map(
  NUMBER_WORDS.flatMap(([digits = "", ...words]) => words.map((word): [string, string] => [word, digits])),
);

/** Months by their first letters: "March", "marzo" and "março" stand for the 3 of a written date. */
const MONTHS =
  "jan gen|feb fev|mar|apr abr|may mai mag|jun giu|jul lug|aug ago|sep set|oct out ott|nov|dec dez dic".split(
    "|",
  );
const MONTH_NAME =
  /^(january|february|march|april|may|june|july|august|september|october|november|december|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|settembre|ottobre|novembre|dicembre)$/iu;

/** Folds case, width and accents away. */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .normalize("NFC")
    .toLowerCase();
}

/** The facts of one sentence. Words at its start are no names: there anything is capital. */
export function factsOf(sentence: string): Fact[] {
  const text = sentence.normalize("NFKC");
  const addresses = [...text.matchAll(ADDRESS)].map(([found]) => addressFact(found));
  const rest = text.replace(ADDRESS, " ");
  const numbers = [...rest.matchAll(NUMBER)].map(([found]) => ({
    kind: "number" as const,
    text: found,
    keys: numberKeys(found),
  }));
  return [...addresses, ...numbers, ...namesOf(rest)];
}

/** Every key that a passage proves. */
export function keysOf(passage: string): Set<string> {
  const text = passage.normalize("NFKC");
  const keys = new Set<string>();
  for (const [found] of text.matchAll(ADDRESS)) for (const key of addressFact(found).keys) keys.add(key);
  for (const [found] of text.matchAll(NUMBER)) for (const key of numberKeys(found)) keys.add(key);
  for (const [found] of text.matchAll(WORD)) for (const key of wordKeys(found)) keys.add(key);
  for (const [found] of text.matchAll(/[a-z]{3,}/giu)) for (const key of wordKeys(found)) keys.add(key);
  for (const [found] of text.matchAll(/[〇一二三四五六七八九十百千]+/gu))
    keys.add(`#${WORD_NUMBERS.get(found) ?? found}`);
  for (const [found] of text.matchAll(/[\u30a1-\u30fa\u30fc]{2,}/gu)) keys.add(found);
  return keys;
}

function addressFact(found: string): Fact {
  const text = found.replace(/(?<![.,;:!?。、])[.,;:!?。、]+$/u, "");
  const key = fold(text)
    .replace(/^https?:\/\//, "")
    .replace(/^www\./, "")
    .replace(/\/$/, "");
  return { kind: "address", text, keys: [`@${key}`] };
}

/** "1,500.50", "1.500,50" and "1 500,50" are one number; "1.500" may be either, so it has both readings. */
function numberKeys(found: string): string[] {
  const plain = found.replace(/['’ \u00a0\u202f]/gu, "");
  const grouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(plain) ? [plain.replace(/[.,]/g, "")] : [];
  const mark = Math.max(plain.lastIndexOf("."), plain.lastIndexOf(","));
  const whole = (mark < 0 ? plain : plain.slice(0, mark)).replace(/[.,]/g, "").replace(/^0+(?=\d)/, "");
  const fraction = mark < 0 ? "" : plain.slice(mark + 1).replace(/(?<!0)0+$/, "");
  return [...grouped, fraction ? `${whole}.${fraction}` : whole].map((key) => `#${key}`);
}

function wordKeys(word: string): string[] {
  const folded = fold(word);
  const number = WORD_NUMBERS.get(word.toLowerCase()) ?? WORD_NUMBERS.get(folded);
  const month = MONTH_NAME.test(word) ? monthOf(folded) : 0;
  return [stemOf(folded), ...(number ? [`#${number}`] : []), ...(month > 0 ? [`#${month}`] : [])];
}

function monthOf(folded: string): number {
  return MONTHS.findIndex((starts) => starts.split(" ").some((start) => folded.startsWith(start))) + 1;
}

/** Enough of a word to outlive a plural or a case. */
function stemOf(folded: string): string {
  return folded.slice(0, Math.max(4, folded.length - 2));
}

/** Capitalised words inside the sentence, and katakana or latin names inside Japanese. */
function namesOf(text: string): Fact[] {
  const japanese = /[\u3040-\u30ff]/.test(text);
  const found = japanese
    ? [...text.matchAll(/[\u30a1-\u30fa\u30fc]{4,}|[A-Z][A-Za-z]{2,}/gu)]
    : [...text.matchAll(/(?<=[\p{Ll}\p{N},;] )\p{Lu}[\p{L}\p{M}'’-]+/gu)];
  return found.map(([name]) => ({ kind: "name", text: name, keys: nameKeys(name) }));
}

function nameKeys(name: string): string[] {
  return /[\u30a0-\u30ff]/.test(name) ? [name] : wordKeys(name).slice(0, MONTH_NAME.test(name) ? 2 : 1);
}
