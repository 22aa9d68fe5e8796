/**
 * Messages made of known phrases alone. What is left over makes a message more than its phrases, so that a phrase never
 * hides a question.
 */
import type { Locale } from "../../contract/locale.ts";
import { fold } from "../language/normalise.ts";

/** Phrases by kind, separated by bars: folded (lower case, no accents, no punctuation). A later kind takes a phrase over. */
export type Phrases<K extends string> = Readonly<Record<K, string>>;

/** Reads messages in one language. */
export interface PhraseBook<K extends string> {
  /** The kinds of the phrases that make up a plain text (`toPlain`); null when something is left that is none. `names` say nothing. */
  read(plain: string, names?: readonly string[]): ReadonlySet<K | "filler"> | null;
}

/** Signs and emojis fall away; "hiiii" is "hi". */
export function toPlain(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}'ー]+/gu, " ")
    .replace(/(\p{Script=Latin})\1{2,}/gu, "$1")
    .trim();
}

/** Creates the book of one language. */
export function createPhraseBook<K extends string>(locale: Locale, phrases: Phrases<K>): PhraseBook<K> {
  const joint = locale === "ja" ? "" : " ";
  /** Words, or letters in Japanese. */
  const toUnits = (plain: string): string[] =>
    locale === "ja" ? Array.from(plain.replaceAll(" ", "")) : plain.split(" ");
  const kinds = new Map<string, K>();
  for (const [kind, line] of Object.entries(phrases) as [K, string][])
    for (const phrase of line.split("|")) kinds.set(phrase, kind);
  const longest = Math.max(...[...kinds.keys()].map((phrase) => toUnits(phrase).length));
  return {
    read(plain, names = []) {
      const units = toUnits(plain);
      const called = new Map(names.map((name) => [toUnits(name).join(joint), "filler"] as const));
      const most = Math.max(longest, ...names.map((name) => toUnits(name).length));
      const kindAt = (start: number, end: number) => {
        const phrase = units.slice(start, end).join(joint);
        return kinds.get(phrase) ?? called.get(phrase);
      };
      const found = new Set<K | "filler">();
      // Longest phrases first, from the left.
      for (let at = 0; at < units.length;) {
        let end = Math.min(units.length, at + most);
        while (end > at && kindAt(at, end) === undefined) end -= 1;
        if (end === at) return null;
        found.add(kindAt(at, end) ?? "filler");
        at = end;
      }
      return found;
    },
  };
}
