/**
 * How passages lie in their table, and back. Terms and sentence borders are stored, so that a question analyses
 * only itself, and so that the index can be told exactly what to forget.
 */
import type { Passage } from "../../domain/answering/text/passages.ts";
import type { StoredPassage } from "../../ports/knowledge-store.ts";
import { isCleanText } from "../../domain/text.ts";

/** The columns of `PassageRow`, of `passages p` and `documents d`. */
export const PASSAGE_COLUMNS =
  "p.passage_id, d.document_id, d.source, d.title, p.seq, p.kind, p.heading, p.text, p.sentences, p.heading_terms, p.sentence_terms";

/** A row of `passages` joined with its document. */
export interface PassageRow {
  readonly passage_id: number;
  readonly document_id: string;
  readonly source: string;
  readonly title: string;
  readonly seq: number;
  readonly kind: "text" | "qa";
  readonly heading: string;
  readonly text: string;
  readonly sentences: string;
  readonly heading_terms: string;
  readonly sentence_terms: string;
}

const toTerms = (line: string): string[] => (line === "" ? [] : line.split(" "));

/**
 * Columns of a passage: sentence borders as "0-54,55-120", terms joined by blanks, sentences by line breaks. They are bound within
 * JSON, past what is looked at of other texts: half a character would be stored, and end each process that reads it.
 */
export function toColumns(passage: Passage): Record<string, string | number> {
  const columns = {
    seq: passage.seq,
    kind: passage.kind,
    heading: passage.heading,
    text: passage.text,
    sentences: passage.sentences.map(({ start, end }) => `${start}-${end}`).join(","),
    heading_terms: passage.heading_terms.join(" "),
    sentence_terms: passage.sentence_terms.map((terms) => terms.join(" ")).join("\n"),
  };
  if (!Object.values(columns).every((each) => typeof each === "number" || isCleanText(each)))
    throw new TypeError("storage: cannot keep a passage with NUL or half a character");
  return columns;
}

/** A stored passage from its row. */
export function toStoredPassage(row: PassageRow): StoredPassage {
  const sentences = row.sentences.split(",").map((span) => {
    const [start = 0, end = 0] = span.split("-").map(Number);
    return { start, end };
  });
  return {
    passage_id: row.passage_id,
    document_id: row.document_id,
    source: row.source,
    title: row.title,
    seq: row.seq,
    kind: row.kind,
    heading: row.heading,
    text: row.text,
    sentences,
    heading_terms: toTerms(row.heading_terms),
    sentence_terms: row.sentence_terms.split("\n").map(toTerms),
  };
}

/** In how many of the passages each term stands. */
export function countTerms(
  passages: readonly Pick<Passage, "heading_terms" | "sentence_terms">[],
): Record<string, number> {
  const counts = new Map<string, number>();
  for (const passage of passages) {
    for (const term of new Set([...passage.heading_terms, ...passage.sentence_terms.flat()]))
      counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return Object.fromEntries(counts);
}
