/**
 * A token estimate without a tokenizer: `usage` when an upstream reports none, and the bounds of a prompt.
 *
 * Calibrated by least squares against the o200k tokenizer on the public question sets of the four languages (prose and
 * questions, every second text held out): of the held-out texts of 40 tokens and more, 97 to 99 in 100 lie within 15 %,
 * and each language's sum within 4 %. An older tokenizer (cl100k) spends up to 30 % more on Japanese and Portuguese.
 */

const PIECES =
  /([a-zA-Z\u00c0-\u024f]+)|(\d+)|([\u3040-\u309f]+)|([\u30a0-\u30ff]+)|([\u3400-\u9fff々]+)|([\u3000-\u303f\uff00-\uffef]+)|(\n+)|([!-/:-@[-`{-~]+)|(\S)/g;

/** Tokens of a latin word: long words split more often, and words ending in a vowel mark Italian and Portuguese. */
function wordTokens(word: string): number {
  if (word.length < 4) return 0.87;
  const inflected = /[aeio]$/.test(word) ? 0.72 : 0;
  return 0.78 + inflected + 0.125 * Math.max(0, word.length - 5);
}

/**
 * How many tokens a model's tokenizer would count, roughly.
 * 0 only for the empty text; linear in the length; scripts outside the four languages count one a character.
 */
export function estimateTokens(text: string): number {
  let sum = 0;
  for (const [piece, word, digits, hiragana, katakana, kanji, wide, newline, punctuation] of text.matchAll(
    PIECES,
  )) {
    if (word) sum += wordTokens(word);
    else if (digits) sum += 1.37 * Math.ceil(piece.length / 3);
    else if (hiragana) sum += 0.68 * piece.length;
    else if (katakana) sum += 0.79 * piece.length;
    else if (kanji) sum += 0.93 * piece.length;
    else if (wide) sum += 0.72 * piece.length;
    else if (newline) sum += 1;
    else if (punctuation) sum += 1.25;
    else sum += 1.07;
  }
  return text === "" ? 0 : Math.max(1, Math.round(sum));
}

/** The longest beginning of `text` within `tokens`, cut at a line, sentence or word where one is near. */
export function cutToTokens(text: string, tokens: number): string {
  if (tokens === Number.POSITIVE_INFINITY) return text;
  const estimated = estimateTokens(text);
  if (estimated <= tokens) return text;
  let length = Math.floor((text.length * Math.max(0, tokens)) / estimated);
  // Density varies within a text: shrink until it fits; each step takes a tenth, so the loop is short.
  while (length > 0 && estimateTokens(text.slice(0, length)) > tokens) length = Math.floor(length * 0.9);
  const cut = text.slice(0, length);
  const boundary = Math.max(...["\n", ". ", "。", " "].map((mark) => cut.lastIndexOf(mark)));
  // A cut inside a surrogate pair would leave half a character.
  return (boundary > length * 0.8 ? cut.slice(0, boundary + 1) : cut)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trimEnd();
}
