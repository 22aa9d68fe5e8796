/**
 * The character set of a text: mark, declaration, then plausibility over UTF-8/16, ISO-2022-JP, Shift_JIS, EUC-JP and
 * windows-1252. Detection by statistics over many charsets was worse for the languages of this service (17 of 22
 * Japanese snippets against 22 of 22), so only what they need is considered.
 */
import { isUtf16 } from "./magic-type.ts";

/** A decoded text and the charset it was read with (a WHATWG label). */
export interface DecodedText {
  readonly text: string;
  readonly charset: string;
}

/** The escapes that switch to Japanese. */
const ISO_2022_JP = ["\u001b$@", "\u001b$B", "\u001b(J", "\u001b(I"];
const FOREIGN = /[^\p{ASCII}]/gu;
/** The characters of bytes 0x80 to 0x9f; five of them stand for none. */
const WINDOWS_1252 =
  "\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178";
const SAMPLED_CHARACTERS = 20_000;
const LATIN =
  /[\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u00ff\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u00aa\u00ba]/gu;
const TYPOGRAPHY =
  /[\u2018-\u201e\u2013\u2014\u2026\u20ac\u00ab\u00bb\u00a0\u00b0\u00a7\u2022\u00a9\u00ae\u2122]/gu;

/** Decodes a text without losing any byte; `declared` (a header's or a page's charset) counts where it decodes cleanly. */
export function decodeText(bytes: Uint8Array, declared?: string): DecodedText {
  const marked = decodeMarked(bytes);
  if (marked !== null) return marked;
  const clean = declared === undefined ? null : decodeStrictly(bytes, declared);
  if (clean !== null) return clean;
  const head = Buffer.from(bytes.subarray(0, 4_096)).toString("latin1");
  const japanese = ISO_2022_JP.some((shift) => head.includes(shift))
    ? decodeStrictly(bytes, "iso-2022-jp")
    : null;
  return japanese ?? decodeStrictly(bytes, "utf-8") ?? decodeByPlausibility(bytes);
}

/**
 * C1 control characters as the windows-1252 letters that they are in practice.
 * NOTE: Node 20 decodes windows-1252 as Latin-1 (nodejs/node#56542), so every decoder's text needs this.
 */
export function mendControls(text: string): string {
  return text.replace(
    /[\u0080-\u009f]/gu,
    (control) => WINDOWS_1252[control.charCodeAt(0) - 0x80] ?? control,
  );
}

function decodeMarked(bytes: Uint8Array): DecodedText | null {
  const [first = 0, second = 0, third = 0] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return decodeLoosely(bytes, "utf-8");
  if (!isUtf16(bytes.subarray(0, 4_096))) return null;
  const littleEndian = first === 0xff || (first !== 0xfe && second === 0);
  return decodeLoosely(bytes, littleEndian ? "utf-16le" : "utf-16be");
}

function decodeStrictly(bytes: Uint8Array, label: string): DecodedText | null {
  try {
    const decoder = new TextDecoder(label, { fatal: true });
    return { text: mendControls(decoder.decode(bytes)), charset: decoder.encoding };
  } catch {
    return null;
  }
}

function decodeLoosely(bytes: Uint8Array, label: string): DecodedText {
  return { text: new TextDecoder(label).decode(bytes), charset: label };
}

function decodeByPlausibility(bytes: Uint8Array): DecodedText {
  const western = { text: mendControls(Buffer.from(bytes).toString("latin1")), charset: "windows-1252" };
  const japanese = (["shift_jis", "euc-jp"] as const)
    .map((label) => decodeStrictly(bytes, label))
    .filter((candidate) => candidate !== null)
    .map((candidate) => ({ candidate, score: japaneseScore(candidate.text) }))
    .sort((one, other) => other.score - one.score)[0];
  if (japanese === undefined || japanese.score < 0.6) return nearlyUtf8(bytes) ?? western;
  return westernScore(western.text) >= 0.9 && japanese.score < 1.5 ? western : japanese.candidate;
}

/** A long UTF-8 text with a few broken bytes stays UTF-8; the bytes become replacement characters. */
function nearlyUtf8(bytes: Uint8Array): DecodedText | null {
  const loose = decodeLoosely(bytes, "utf-8");
  const sample = loose.text.slice(0, SAMPLED_CHARACTERS);
  const broken = sample.split("\ufffd").length - 1;
  const whole = (sample.match(/[\u0080-\ufffc]/gu) ?? []).length;
  return whole > broken * 10 ? loose : null;
}

/** 0 (not Japanese) to about 2: share of kana and kanji, kana counting double; private-use and half-width kana speak against. */
function japaneseScore(text: string): number {
  const sample = text.slice(0, SAMPLED_CHARACTERS);
  const count = (pattern: RegExp): number => (sample.match(pattern) ?? []).length;
  const foreign = count(FOREIGN);
  if (foreign === 0) return 0;
  const kana = count(/[\u3040-\u30ff\u3001\u3002\u300c\u300d]/gu);
  const kanji = count(/[\u4e00-\u9fff\uff00-\uff5e\u3005\u3000]/gu);
  const odd = count(/[\ue000-\uf8ff\uff61-\uff9f]/gu) + count(/[A-Za-z][\u4e00-\u9fff][A-Za-z]/gu) * 2;
  return (kana * 2 + kanji - odd) / foreign;
}

/** The share of the non-ASCII characters that Western texts use. */
function westernScore(text: string): number {
  const sample = text.slice(0, SAMPLED_CHARACTERS);
  const foreign = (sample.match(FOREIGN) ?? []).length;
  const usual = (sample.match(LATIN) ?? []).length + (sample.match(TYPOGRAPHY) ?? []).length;
  return foreign === 0 ? 1 : usual / foreign;
}
