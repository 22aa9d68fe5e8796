/** Hygiene of texts that come from outside: what the database could not keep as it is never gets in. */
import { Refusal } from "./refusal.ts";

/** Whether a text holds neither NUL nor an unpaired surrogate. */
export function isCleanText(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

/** A text as a database keeps it: without NUL, half characters replaced. What is read from files may hold both. */
export function toCleanText(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}

/** The start of a text, `most` units at most: a character that the cut would halve is left out. */
export function startOf(text: string, most: number): string {
  const isHalved = text.length > most && (text.codePointAt(most - 1) ?? 0) > 0xff_ff;
  return text.slice(0, isHalved ? most - 1 : most);
}

/** Whether a text has more than `most` characters: Unicode's, as JSON Schema counts them, so that an emoji is one. */
export function isLongerThan(text: string, most: number): boolean {
  if (text.length <= most) return false;
  // Two units make a character at most: what is longer need not be counted.
  return text.length > 2 * most || Array.from(text).length > most;
}

/**
 * Refuses with `invalid_text` when any text within a JSON value is not clean. What is still to be looked at stands in a list:
 * the parser reads values that are nested deeper than calls can be.
 */
export function admitTexts(value: unknown): void {
  const waiting = [value];
  while (waiting.length > 0) {
    const each = waiting.pop();
    if (typeof each === "string" && !isCleanText(each)) throw new Refusal("invalid_text");
    if (typeof each !== "object" || each === null) continue;
    for (const [key, child] of Object.entries(each)) {
      if (!isCleanText(key)) throw new Refusal("invalid_text");
      waiting.push(child);
    }
  }
}
