/**
 * One spelling for every way to write a word: width, case, accents and quotes are folded away,
 * so that a question finds its text whatever keyboard wrote it.
 */

const ASCII_ONLY = /^[\0-\x7f]*$/;
const COMBINING_MARKS = /[\u0300-\u036f]/g;
const QUOTES = /[\u2018\u2019\u02bc\u0060\u00b4]/g;
const INVISIBLE = /[\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff]/g;

/** Compatibility form with plain apostrophes and without invisible characters; case and accents stay. */
export function unify(text: string): string {
  if (ASCII_ONLY.test(text)) return text.replace(/`/g, "'");
  return text.replace(QUOTES, "'").normalize("NFKC").replace(INVISIBLE, "");
}

/** Lower case without Latin accents; Japanese voicing marks stay, because they tell words apart. */
export function foldWord(word: string): string {
  const lower = word.toLowerCase();
  if (ASCII_ONLY.test(lower)) return lower;
  return lower.normalize("NFD").replace(COMBINING_MARKS, "").normalize("NFC");
}

/** Both at once: how two texts are compared regardless of their writing. */
export function fold(text: string): string {
  return foldWord(unify(text));
}
