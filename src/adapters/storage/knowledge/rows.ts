/**
 * How passages lie in their table, and back. Terms and sentence borders are stored, so that a question analyses
 * only itself, and so that the index can be told exactly what to forget.
 */
import type { Passage } from "../../../domain/answering/text/passages.ts";
import type { StoredPassage } from "../../../ports/knowledge-store.ts";
import { isCleanText, toCleanText } from "../../../domain/text.ts";
import { type PackedTexts, packedTexts, unpackTexts } from "../packed-texts.ts";

/** The terms of `passages`, as a `TermsRow` has them. */
export const TERM_COLUMNS = packedTexts("heading_terms", "sentence_terms");

/** The columns of `PassageRow`, of `passages p` and `documents d`. */
export const PASSAGE_COLUMNS = `p.passage_id, d.document_id, p.seq, p.kind, p.sentences,
  ${packedTexts("heading_terms", "sentence_terms", "d.source", "d.title", "p.heading", "p.text")}`;

/** Terms of a row of `passages`. */
export type TermsRow = PackedTexts;

/** A row of `passages` joined with its document. */
export interface PassageRow extends TermsRow {
  readonly passage_id: number;
  readonly document_id: string;
  readonly seq: number;
  readonly kind: "text" | "qa";
  readonly sentences: string;
}

const toTerms = (line: string): string[] => (line === "" ? [] : line.split(" "));
const toSentenceTerms = (lines: string): string[][] => lines.split("\n").map(toTerms);

/**
 * Columns of a passage: sentence borders as "0-54,55-120", terms joined by blanks, sentences by line breaks. They are bound within
 * JSON, past what is looked at of other texts: half a character would be stored (`packed-texts.ts`).
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
  const [heading_terms = "", sentence_terms = "", ...told] = unpackTexts(row);
  const [source = "", title = "", heading = "", text = ""] = told.map(toCleanText);
  const sentences = row.sentences.split(",").map((span) => {
    const [start = 0, end = 0] = span.split("-").map(Number);
    return { start, end };
  });
  return {
    passage_id: row.passage_id,
    document_id: row.document_id,
    source,
    title,
    seq: row.seq,
    kind: row.kind,
    heading,
    text,
    sentences,
    heading_terms: toTerms(heading_terms),
    sentence_terms: toSentenceTerms(sentence_terms),
  };
}

/** The terms of a row, as they were told to the index. */
export function toTermLists(row: TermsRow): Pick<StoredPassage, "heading_terms" | "sentence_terms"> {
  const [heading_terms = "", sentence_terms = ""] = unpackTexts(row);
  return { heading_terms: toTerms(heading_terms), sentence_terms: toSentenceTerms(sentence_terms) };
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
