/**
 * Cuts unified text into tokens: words, numbers, identifiers and runs of Japanese script.
 * Numbers lose their digit grouping ("1,000" and "1.000" are one), identifiers stay whole beside their parts.
 */
import { foldWord } from "./normalise.ts";

/** What a token is made of. */
export type TokenKind = "word" | "number" | "kanji" | "katakana" | "hiragana";

/** One token in reading order; `folded` is compared, `written` shows the capitals. */
export interface Token {
  readonly kind: TokenKind;
  readonly written: string;
  readonly folded: string;
  /** The token touches the one before it by a hyphen, dot, slash or nothing at all: together they are one identifier. */
  readonly joined: boolean;
}

const TOKEN =
  /(\d+(?:[.,]\d+)*)|([\p{Script=Han}々〆ヶ]+)|([\p{Script=Katakana}ー]+)|(\p{Script=Hiragana}+)|((?:(?![\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー])[\p{L}\p{M}])+)/gu;
const GROUPED = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/;
const JOINTS = new Set(["", "-", ".", "/", "_", "+", "#", ":", "@"]);

/** Digits without grouping; a decimal mark becomes a dot, leading zeros stay (they matter in codes). */
function plainNumber(digits: string): string {
  return GROUPED.test(digits) ? digits.replace(/[.,]/g, "") : digits.replace(/,/g, ".");
}

function kindOf(match: RegExpExecArray): TokenKind {
  if (match[1] !== undefined) return "number";
  if (match[2] !== undefined) return "kanji";
  if (match[3] !== undefined) return "katakana";
  return match[4] === undefined ? "word" : "hiragana";
}

/** Tokens of a text that went through `unify`; linear in its length. */
export function toTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let end = -1;
  for (const match of text.matchAll(TOKEN)) {
    const kind = kindOf(match);
    const written = match[0];
    const folded = kind === "number" ? plainNumber(written) : foldWord(written);
    const joined = end >= 0 && JOINTS.has(text.slice(end, match.index));
    tokens.push({ kind, written, folded, joined });
    end = match.index + written.length;
  }
  return tokens;
}
