/**
 * Code in passages: as in Markdown, its lines begin with four blanks. What else a line is indented by belongs to the code.
 */
import type { SentencedText } from "../../language/sentences.ts";

/** What a line of code begins with in a passage. */
export const CODE_INDENT = "    ";

/** Blanks before a position on its line; undefined where something else stands there. */
function indentBefore(text: string, position: number): number | undefined {
  let at = position;
  while (at > 0 && text.charAt(at - 1) === " ") at--;
  return at === 0 || text.charAt(at - 1) === "\n" ? position - at : undefined;
}

/** Whether a line begins at a position, blanks aside. */
export const beginsLine = (text: string, position: number): boolean =>
  indentBefore(text, position) !== undefined;

/** Whether a sentence of a passage stands on a line of code. */
export function isCode({ text, sentences }: SentencedText, index: number): boolean {
  const { start } = sentences[index] ?? {};
  if (start === undefined) return false;
  return text.startsWith(CODE_INDENT, text.lastIndexOf("\n", start - 1) + 1);
}

/** What a sentence on a line of code is indented by, beside what makes it code; empty behind others of the line. */
export function indentOf({ text, sentences }: SentencedText, index: number): string {
  const { start = 0 } = sentences[index] ?? {};
  return " ".repeat(Math.max(0, (indentBefore(text, start) ?? 0) - CODE_INDENT.length));
}
