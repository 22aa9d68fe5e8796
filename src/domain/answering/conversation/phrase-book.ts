/**
 * Messages made of known phrases alone. What is left over makes a message more than its phrases, so that a phrase never
 * hides a question.
 */
import type { Locale } from "../../../contract/locale.ts";
import { fold } from "../../language/normalise.ts";

/**
 * Phrases by kind, separated by bars: folded (lower case, no accents, no punctuation). "{talk,speak} to you" is two phrases; an
 * empty choice leaves a word out. A later kind takes a phrase over.
 */
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
  const toBeginning = (plain: string): string =>
    locale === "ja" ? String.fromCodePoint(plain.codePointAt(0) ?? 0) : (/^[^ ]*/.exec(plain)?.[0] ?? "");
  const kinds = new Map<string, K>();
  for (const [kind, line] of Object.entries(phrases) as [K, string][])
    for (const phrase of line.split("|").flatMap(spread)) kinds.set(phrase, kind);
  const longest = longestByFirst([...kinds.keys()].map(toUnits));
  return {
    read(plain, names = []) {
      // Most messages begin like no phrase.
      const beginning = toBeginning(plain);
      if (!longest.has(beginning) && !names.some((name) => name.startsWith(beginning))) return null;
      const units = toUnits(plain);
      const called = names.map(toUnits);
      const calledPhrases = new Set(called.map((name) => name.join(joint)));
      const longestCalled = longestByFirst(called);
      const kindOf = (phrase: string): K | "filler" | undefined =>
        kinds.get(phrase) ?? (calledPhrases.has(phrase) ? "filler" : undefined);
      const found = new Set<K | "filler">();
      // Longest phrases first, from the left.
      for (let at = 0; at < units.length;) {
        const first = units[at] ?? "";
        let count = Math.max(longest.get(first) ?? 0, longestCalled.get(first) ?? 0);
        let kind: K | "filler" | undefined;
        for (; count > 0; count -= 1) {
          kind = kindOf(units.slice(at, at + count).join(joint));
          if (kind !== undefined) break;
        }
        if (kind === undefined) return null;
        found.add(kind);
        at += count;
      }
      return found;
    },
  };
}

/** How many units the longest phrase has that begins with a unit. */
function longestByFirst(phrases: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const longest = new Map<string, number>();
  for (const [first = "", ...others] of phrases)
    longest.set(first, Math.max(longest.get(first) ?? 0, 1 + others.length));
  return longest;
}

/** The phrases that a line of choices stands for. */
function spread(phrase: string): string[] {
  const choices = /\{([^{}]*)\}/.exec(phrase);
  if (!choices) return [phrase.replace(/ {2,}/g, " ").trim()];
  const before = phrase.slice(0, choices.index);
  const behind = phrase.slice(choices.index + choices[0].length);
  return (choices[1] ?? "").split(",").flatMap((choice) => spread(before + choice + behind));
}
