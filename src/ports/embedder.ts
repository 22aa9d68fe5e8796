/** The embedder port: texts to vectors. Optional: without one, retrieval is lexical. */

/** Turns texts into vectors of one model. */
export interface Embedder {
  /** Names the vectors: vectors of different models never meet in one index. */
  readonly model: string;
  /**
   * One vector a text, in the texts' order, each of length 1 and of the same dimensions. Idempotent.
   * Empty texts are the caller's duty to leave out. Rejects with `ModelFailure`; all or nothing.
   */
  embed(texts: readonly string[], signal?: AbortSignal): Promise<readonly Float32Array[]>;
}
