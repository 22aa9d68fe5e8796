/**
 * Marks untrusted text so that a model can tell it from its rules (spotlighting, Hines 2024): every line of a passage
 * opens with a marker that is drawn for this request, so no passage can end its own block or pretend to be a rule.
 */
import { cutToTokens } from "../tokens.ts";

/** A numbered text of which nothing is to be obeyed. */
export interface UntrustedText {
  readonly source: string;
  readonly heading: string;
  readonly text: string;
}

/** Characters a line holds at most before it is broken: an instruction deep inside a long paragraph stays marked. */
const LINE_CHARACTERS = 240;

/** Unicode's tags: no reader sees them, a model reads them as letters. Some flags lose their region. */
const TAGS = /[\u{e0000}-\u{e007f}]/gu;

/** One passage as lines, each opening with the marker; the first names its number, source and heading. */
export function spotlight(passage: UntrustedText, number: number, marker: string): string {
  const title = [passage.source, passage.heading].map(oneLine).filter(Boolean).join(" — ");
  return [`[${number}] ${title}`.trimEnd(), ...toLines(passage.text).flatMap(breakLine)]
    .map((line) => `${marker} ${withoutMarker(line.replace(TAGS, ""), marker)}`)
    .join("\n");
}

/** The passage's text cut to a budget; null when less than a useful piece would remain. */
export function fitPassage<T extends UntrustedText>(passage: T, tokens: number): T | null {
  const text = cutToTokens(passage.text, tokens);
  return text.length < Math.min(passage.text.length, 40) ? null : { ...passage, text };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim().slice(0, 120);
}

/**
 * A text without the marker. It cannot be guessed; this keeps it from being quoted back by a text of an earlier turn,
 * also by one in which it would stand anew once it was taken out.
 */
export function withoutMarker(text: string, marker: string): string {
  let left = text;
  while (left.includes(marker)) left = left.replaceAll(marker, "");
  return left;
}

/** The lines of a text, whatever ends them; blank ones are left out. */
export function toLines(text: string): string[] {
  return text.split(/[\n\r\u0085\u2028\u2029\v\f]+/).filter((line) => line.trim() !== "");
}

function breakLine(line: string): string[] {
  const lines: string[] = [];
  let rest = line.trim();
  while (rest.length > LINE_CHARACTERS) {
    const head = rest.slice(0, LINE_CHARACTERS);
    const sentence = Math.max(
      ...[". ", "! ", "? ", "。", "; "].map((mark) => head.lastIndexOf(mark) + mark.trim().length),
    );
    const at =
      sentence > LINE_CHARACTERS / 3 ? sentence : Math.max(head.lastIndexOf(" "), LINE_CHARACTERS / 2);
    lines.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return [...lines, rest].filter(Boolean);
}
