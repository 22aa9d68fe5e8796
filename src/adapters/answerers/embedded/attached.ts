/**
 * Documents attached to the conversation, as knowledge for this one question: cut into passages like taught text,
 * with their words counted beside the robot's own.
 */
import type { Locale } from "../../../contract/locale.ts";
import { type Passage, toPassages } from "../../../domain/answering/text/passages.ts";
import type { FileText } from "../../../domain/session-attachments.ts";
import { startOf } from "../../../domain/text.ts";

const MAX_DOCUMENTS = 20;
const MAX_CHARACTERS = 20_000;

/** A passage with where it comes from. */
export interface Known extends Passage {
  readonly source: string;
  readonly title: string;
}

/** Passages of the attached documents; at most 20 documents of 20,000 characters are read. */
export function toAttached(documents: readonly FileText[], locale: Locale): Known[] {
  const known: Known[] = [];
  for (const { file_name, text } of documents.slice(0, MAX_DOCUMENTS)) {
    const document = { title: "", text: startOf(text, MAX_CHARACTERS), kind: "text" } as const;
    for (const passage of toPassages(document, locale)) {
      known.push(Object.assign(passage, { source: file_name, title: file_name }));
    }
  }
  return known;
}

/** Adds in how many attached passages each term stands. */
export function addFrequencies(
  frequencies: ReadonlyMap<string, number>,
  attached: readonly Known[],
): ReadonlyMap<string, number> {
  if (attached.length === 0) return frequencies;
  const counts = new Map(frequencies);
  for (const passage of attached) {
    for (const term of new Set([...passage.heading_terms, ...passage.sentence_terms.flat()]))
      counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return counts;
}
