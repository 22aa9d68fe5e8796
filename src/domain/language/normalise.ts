/**
 * One spelling for every way to write a word: width, case, accents and quotes are folded away,
 * so that a question finds its text whatever keyboard wrote it.
 */
import { perTexts } from "../per-texts.ts";

const ASCII_ONLY = /^[\0-\x7f]*$/;
const COMBINING_MARKS = /[\u0300-\u036f]/g;
const QUOTES = /[\u2018\u2019\u02bc\u0060\u00b4]/g;
const INVISIBLE = /[\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff]/g;

/**
 * A number in kanji before what it counts, and not inside another word: "一日" is "1日", "統一時" and "十分な" (enough) stay,
 * and so do "一人" and "二人", which are words.
 */
const KANJI_NUMBER =
  /(?=[一二三四五六七八九十])(?:(?<![\p{Script=Han}々])|(?<=午前|午後|[第約計全各毎丸翌年月日時泊]))(?!十分(?!間|前|後|おき|ごと|以|程度)|一時(?!間|半|から|まで|に|頃|ごろ|過|前|[、。\s]|$)|六本木|四日市|[一二三四五][月日]曜|五月[病雨人]|二月堂|[一二]人)[一二三四五六七八九]?十?[一二三四五六七八九]?(?=(?:日|時|分|人|名|泊|週間|[かヶカヵ箇]月|月|年|回|個|枚|本|台|円|割|歳|才|階|食|組|ユーロ|ドル|キロ))/gu;
/** The counter of months, years and places, which is written in six ways. */
const COUNTER = /(?<=[\d何数半毎])[ヶヵヶカケ箇](?=[月年所国])/gu;
const KANJI_DIGITS = "一二三四五六七八九";

/** The number that up to three kanji write ("二十一" → 21); "三四" is none. */
function toDigits(written: string): string {
  const [tens = "", ones] = written.split("十");
  if (tens.length > 1) return written;
  const digit = (kanji: string): number => (kanji === "" ? 0 : KANJI_DIGITS.indexOf(kanji) + 1);
  return String(ones === undefined ? digit(tens) : (digit(tens) || 1) * 10 + digit(ones));
}

/** Compatibility form with plain apostrophes and without invisible characters, numbers in digits; case and accents stay. */
export function unify(text: string): string {
  if (ASCII_ONLY.test(text)) return text.replace(/`/g, "'");
  return text
    .replace(QUOTES, "'")
    .normalize("NFKC")
    .replace(INVISIBLE, "")
    .replace(KANJI_NUMBER, toDigits)
    .replace(COUNTER, "か");
}

/** Lower case without Latin accents; Japanese voicing marks stay, because they tell words apart. */
export function foldWord(word: string): string {
  const lower = word.toLowerCase();
  if (ASCII_ONLY.test(lower)) return lower;
  return lower.normalize("NFD").replace(COMBINING_MARKS, "").normalize("NFC");
}

/** Both at once: how two texts are compared regardless of their writing. */
export const fold = perTexts((text: string): string => foldWord(unify(text)));
