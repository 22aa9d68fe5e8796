/** The embedding store port: vectors kept beside the passages that they stand for. */

/** One passage's vector. */
export interface StoredEmbedding {
  readonly robot_id: string;
  readonly document_id: string;
  readonly passage_id: string;
  readonly model: string;
  readonly vector: Float32Array;
}

/** A page of what was saved for a model since `after` (exclusive; 0 from the start), over all robots. */
export interface EmbeddingNews {
  readonly embeddings: readonly StoredEmbedding[];
  /** Where the next page begins. */
  readonly next: number;
}

/** Whose pending passages. A document that is being taught is waited for, unless its teaching began before a time (ISO). */
export interface PendingRequest {
  readonly model: string;
  readonly abandoned_before: string;
}

/** A passage that a model has not read yet. */
export interface PendingPassage {
  readonly robot_id: string;
  readonly document_id: string;
  readonly passage_id: number;
  readonly heading: string;
  readonly text: string;
}

/** Keeps vectors. A passage's vectors go when it goes. */
export interface EmbeddingStore {
  /**
   * Saves at most 500 vectors whole or not at all; a passage's earlier vector of that model is replaced, one of a passage that
   * is gone left out. Idempotent.
   */
  save(embeddings: readonly StoredEmbedding[]): Promise<void>;
  /** What was saved for a model after a place, oldest first; at most `limit` (1 to 1,000). */
  readSince(model: string, after: number, limit: number): Promise<EmbeddingNews>;
  /** Passages that the model has not read yet, in the order of teaching; at most `limit`. */
  listPending(request: PendingRequest & { readonly limit: number }): Promise<readonly PendingPassage[]>;
  /** How many there are, counted up to 10,000. */
  countPending(request: PendingRequest): Promise<number>;
  /** Notes that the model has read every passage up to this one. Never goes back. Idempotent. */
  advance(model: string, passage_id: number): Promise<void>;
  /** Removes up to `limit` vectors of models other than this; gives how many. */
  removeOthers(model: string, limit: number): Promise<number>;
  /**
   * Looks at up to `limit` vectors after a place ("": from the start), and removes those whose passage is gone, which earlier
   * versions left. Gives how many, and the next place; null: there is nothing after it.
   */
  removeOrphans(
    after: string,
    limit: number,
  ): Promise<{ readonly removed: number; readonly next: string | null }>;
}
