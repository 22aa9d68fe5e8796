/** The vector index port: the nearest passages of one robot by meaning. */

/** Vectors to add, all of one dimension; `vectors` holds them one after another and is taken over (detached). */
export interface VectorPage {
  readonly ids: readonly string[];
  readonly vectors: Float32Array<ArrayBuffer>;
}

/** A found vector: its id and its cosine similarity (-1 to 1). */
export interface VectorHit {
  readonly id: string;
  readonly score: number;
}

/** Vectors in memory, per robot. Calls of one robot take effect in the order in which they were made. */
export interface VectorIndex {
  /** Adds vectors; an id that is there already is replaced. Idempotent. */
  add(robot_id: string, page: VectorPage): Promise<void>;
  /** Removes vectors; unknown ids are ignored. Idempotent. */
  remove(robot_id: string, ids: readonly string[]): Promise<void>;
  /** The nearest `limit` (at most 200), best first; none for an unknown robot. Rejects when the dimensions differ. */
  search(robot_id: string, vector: Float32Array, limit: number): Promise<readonly VectorHit[]>;
  /** Ends the worker; later calls reject. Idempotent. */
  close(): Promise<void>;
}
