/**
 * RTF as tokens: groups, control words with their number, escaped bytes and plain text. Linear, nothing is kept.
 */

/** One token. `byte` is an escaped byte (`\'e4`) or a plain character; both are in the charset of the current font. */
export type RtfToken =
  | { readonly is: "open" }
  | { readonly is: "close" }
  | { readonly is: "word"; readonly word: string; readonly number: number | null }
  | { readonly is: "byte"; readonly byte: number };

const WORD = /([a-z]{1,32})(-?\d{1,10})? ?/iuy;

/** Walks the tokens in order. Binary data (`\bin`) is stepped over. */
export function* readRtfTokens(source: string): Generator<RtfToken> {
  let at = 0;
  while (at < source.length) {
    const character = source[at] ?? "";
    at += 1;
    if (character === "{") yield { is: "open" };
    else if (character === "}") yield { is: "close" };
    else if (character === "\\") {
      const escape = readEscape(source, at);
      at = escape.next;
      yield escape.token;
    } else if (character !== "\n" && character !== "\r" && character !== "\0") {
      yield { is: "byte", byte: character.charCodeAt(0) };
    }
  }
}

function readEscape(source: string, at: number): { readonly token: RtfToken; readonly next: number } {
  WORD.lastIndex = at;
  const match = WORD.exec(source);
  if (match !== null) {
    const number = match[2] === undefined ? null : Number(match[2]);
    const skipped = match[1] === "bin" ? Math.max(0, number ?? 0) : 0;
    return { token: { is: "word", word: match[1] ?? "", number }, next: WORD.lastIndex + skipped };
  }
  const symbol = source[at] ?? "";
  if (symbol === "'") {
    const byte = Number.parseInt(source.slice(at + 1, at + 3), 16);
    return { token: { is: "byte", byte: Number.isNaN(byte) ? 0x3f : byte }, next: at + 3 };
  }
  if (symbol === "\\" || symbol === "{" || symbol === "}") {
    return { token: { is: "byte", byte: symbol.charCodeAt(0) }, next: at + 1 };
  }
  return { token: { is: "word", word: symbol, number: null }, next: at + 1 };
}
