/**
 * The knowledge port: what robots were taught, cut into passages and searchable by term.
 * Every method is about one robot; nothing of another robot is ever read, counted or matched.
 */
import type { SourcePage } from "./original-store.ts";
import type { Locale } from "../contract/locale.ts";
import type { Passage } from "../domain/answering/text/passages.ts";

/** A taught document without its passages. `source` is its key within the robot (a path, an address, a row). */
export interface KnowledgeDocument {
  readonly document_id: string;
  readonly source: string;
  readonly title: string;
  readonly locale: Locale;
  readonly content_hash: string;
  readonly size_bytes: number;
  readonly passage_count: number;
  readonly created_at: string;
}

/** A document to keep, with its passages. */
export interface NewDocument extends Omit<KnowledgeDocument, "passage_count"> {
  readonly tenant_id: string;
  readonly robot_id: string;
  readonly analysis_version: number;
  /** Read once, a few at a time, so that they may be analysed as they are written. */
  readonly passages: Iterable<Passage>;
}

/** A passage as it is found: whole, with its terms. */
export interface StoredPassage extends Passage {
  readonly passage_id: number;
  readonly document_id: string;
  readonly source: string;
  readonly title: string;
}

/** Sums over a robot's knowledge. */
export interface KnowledgeSize {
  readonly documents: number;
  readonly passages: number;
  readonly bytes: number;
  /** Languages of the documents, most used first. */
  readonly locales: readonly Locale[];
}

/** A document whose index terms were made by another version of the analysis. */
export interface StaleDocument {
  readonly document_id: string;
  readonly robot_id: string;
  readonly locale: Locale;
}

/** Which robot, and how much. */
export interface SearchRequest {
  readonly robot_id: string;
  /** Asked terms, each with the index terms that stand for it; at most 64 groups. */
  readonly groups: readonly { readonly terms: readonly string[]; readonly frequency: number }[];
  readonly limit: number;
}

/** Where knowledge lives. */
export interface KnowledgeStore {
  /** Adds the document or replaces the one with its source, whole or not at all. Idempotent for the same content. */
  save(document: NewDocument): Promise<void>;
  /** Removes a document and everything of it from the index; false when there is none. Idempotent. */
  remove(robot_id: string, source: string): Promise<boolean>;
  /** The document with that source; null when missing. */
  find(robot_id: string, source: string): Promise<KnowledgeDocument | null>;
  /** Documents in order of their source; at most `limit`. */
  list(robot_id: string, page: SourcePage): Promise<readonly KnowledgeDocument[]>;
  /** Sums; zeros for a robot that was taught nothing. */
  measure(robot_id: string): Promise<KnowledgeSize>;
  /** In how many passages of the robot each term stands; terms that stand in none are left out. At most 2,000 terms. */
  frequencies(robot_id: string, terms: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** The passages that share most with the asked terms, best first by a coarse rank; bounded in work, not only in rows. */
  search(request: SearchRequest): Promise<readonly StoredPassage[]>;
  /**
   * This store with that robot's knowledge as far as it has come: what is measured, counted and searched of it there costs no
   * further look at that, and belongs together. Whoever asks anew sees every change.
   */
  asOfNow(robot_id: string): Promise<KnowledgeStore>;
  /** A passage with so many before it and behind it in its document, in order. */
  readAround(
    passage: StoredPassage,
    range: { readonly before: number; readonly after: number },
  ): Promise<readonly StoredPassage[]>;
  /** Documents analysed by another version than the given one; at most `limit`. */
  listStale(analysis_version: number, limit: number): Promise<readonly StaleDocument[]>;
  /** All passages of a document in order. */
  readPassages(document_id: string): Promise<readonly StoredPassage[]>;
  /** Replaces the index terms of a document's passages, texts untouched. Idempotent. */
  saveAnalysis(
    document: StaleDocument,
    analysis_version: number,
    passages: readonly Passage[],
  ): Promise<void>;
  /** Clears what an interrupted teaching left: retired documents, and half-built ones begun before that time (ISO). At most 64 a call. */
  drain(abandoned_before: string): Promise<void>;
  /** In how many segments more than one the search index lies, 0 for a few: teaching adds some, and each costs a search. */
  countSegments(): Promise<number>;
  /** Merges segments in a bounded number of small writes; gives that number, 0 when there was nothing to merge. */
  mergeSegments(): Promise<number>;
}
