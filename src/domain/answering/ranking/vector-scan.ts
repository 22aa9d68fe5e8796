/**
 * The nearest of many vectors, exactly enough and cheaply: a 1-bit signature of every vector is weighed against the whole
 * query first, and the best thirtieth (200 at least) is compared in full. Measured on clustered vectors in `bench/embeddings.mjs`.
 *
 * NOTE: the functions of this file run in a worker from their own source text. They use nothing but their arguments,
 * one another and the language's globals, and nothing is defined at the top besides them.
 */

/** The vectors of one robot, row by row; rows from `count` on are free. */
export interface VectorTable {
  dimensions: number;
  count: number;
  ids: string[];
  rows: Map<string, number>;
  vectors: Float32Array;
  /** One bit a dimension: above the mean or not; padded to whole bytes. */
  signatures: Uint8Array;
  /** How far a row lies from the mean along its signature: turns an estimate of bits into one of similarity. */
  scales: Float32Array;
  mean: Float32Array;
  /** Rows when the mean was taken; it is taken anew when their number has doubled. */
  mean_of: number;
}

/** A row's id and its cosine similarity. */
export interface VectorMatch {
  id: string;
  score: number;
}

/** An empty table. */
export function createVectorTable(dimensions: number): VectorTable {
  return {
    dimensions,
    count: 0,
    ids: [],
    rows: new Map(),
    vectors: new Float32Array(0),
    signatures: new Uint8Array(0),
    scales: new Float32Array(0),
    mean: new Float32Array(dimensions),
    mean_of: 0,
  };
}

/** Adds vectors of length 1, which stand one after another; an id that is there already is replaced. */
export function addVectors(table: VectorTable, ids: readonly string[], vectors: Float32Array): void {
  const { dimensions } = table;
  growTable(table, table.count + ids.length);
  const touched: number[] = [];
  for (let at = 0; at < ids.length; at += 1) {
    const id = ids[at] ?? "";
    const row = table.rows.get(id) ?? table.count;
    if (row === table.count) table.count += 1;
    table.ids[row] = id;
    table.rows.set(id, row);
    table.vectors.set(vectors.subarray(at * dimensions, (at + 1) * dimensions), row * dimensions);
    touched.push(row);
  }
  if (table.count >= 2 * table.mean_of) {
    takeMean(table);
    for (let row = 0; row < table.count; row += 1) signRow(table, row);
  } else for (const row of touched) signRow(table, row);
}

/** Removes rows; the last row takes a removed one's place. Unknown ids are ignored. */
export function removeVectors(table: VectorTable, ids: readonly string[]): void {
  const { dimensions } = table;
  const bytes = Math.ceil(dimensions / 8);
  for (const id of ids) {
    const row = table.rows.get(id);
    if (row === undefined) continue;
    const last = table.count - 1;
    table.vectors.copyWithin(row * dimensions, last * dimensions, (last + 1) * dimensions);
    table.signatures.copyWithin(row * bytes, last * bytes, (last + 1) * bytes);
    table.scales[row] = table.scales[last] ?? 0;
    const moved = table.ids[last] ?? "";
    table.ids[row] = moved;
    table.rows.set(moved, row);
    table.rows.delete(id);
    table.ids.length = last;
    table.count = last;
  }
}

/** The nearest rows, best first. `query` has length 1 and the table's dimensions. */
export function searchVectors(table: VectorTable, query: Float32Array, limit: number): VectorMatch[] {
  const wanted = Math.min(limit, 200);
  // A thirtieth of the rows: what costs little beside the scan, and finds more where a cluster holds many alike.
  const rescored = Math.min(2_000, Math.max(200, Math.ceil(table.count / 30)));
  const rows =
    table.count <= 2 * rescored
      ? Array.from({ length: table.count }, (_, row) => row)
      : likelyRows(table, query, rescored);
  return rows
    .map((row) => ({ id: table.ids[row] ?? "", score: similarity(table, query, row) }))
    .sort((left, right) => right.score - left.score)
    .slice(0, wanted);
}

/** The rows with the best estimates: the query weighed by each row's bits, eight dimensions a table look-up. */
function likelyRows(table: VectorTable, query: Float32Array, wanted: number): number[] {
  const bytes = Math.ceil(table.dimensions / 8);
  const sums = byteSums(table, query);
  const estimates = new Float32Array(table.count);
  const { signatures, scales } = table;
  for (let row = 0, at = 0; row < table.count; row += 1) {
    let sum = 0;
    for (let byte = 0; byte < bytes; byte += 1, at += 1)
      sum += sums[(byte << 8) | (signatures[at] ?? 0)] ?? 0;
    estimates[row] = sum * (scales[row] ?? 0);
  }
  return highestRows(estimates, wanted);
}

/** The rows of the highest estimates, a few more than wanted: by counting into 1,024 steps, for sorting all would cost as much as the scan. */
function highestRows(estimates: Float32Array, wanted: number): number[] {
  let low = Infinity;
  let high = -Infinity;
  for (const estimate of estimates) {
    if (estimate < low) low = estimate;
    if (estimate > high) high = estimate;
  }
  const steps = new Uint32Array(1_024);
  const width = (high - low) / 1_023 || 1;
  for (const estimate of estimates) {
    const step = Math.floor((estimate - low) / width);
    steps[step] = (steps[step] ?? 0) + 1;
  }
  let step = 1_023;
  for (let counted = steps[step] ?? 0; counted < wanted && step > 0; counted += steps[step] ?? 0) step -= 1;
  const rows: number[] = [];
  // Equal estimates could fill a step with any number of rows; twice the wanted ones bound the work.
  for (let row = 0; row < estimates.length && rows.length < 2 * wanted; row += 1)
    if (Math.floor(((estimates[row] ?? 0) - low) / width) >= step) rows.push(row);
  return rows;
}

/** For every byte of a signature and each of its 256 values: the sum of the query's values, minus where a bit is 0. */
function byteSums(table: VectorTable, query: Float32Array): Float32Array {
  const bytes = Math.ceil(table.dimensions / 8);
  const sums = new Float32Array(bytes * 256);
  for (let byte = 0; byte < bytes; byte += 1) {
    let none = 0;
    for (let bit = 0; bit < 8; bit += 1) none -= query[byte * 8 + bit] ?? 0;
    sums[byte << 8] = none;
    for (let value = 1; value < 256; value += 1) {
      // Each value differs by its lowest bit from one that is there already.
      const lowest = 31 - Math.clz32(value & -value);
      sums[(byte << 8) | value] =
        (sums[(byte << 8) | (value & (value - 1))] ?? 0) + 2 * (query[byte * 8 + lowest] ?? 0);
    }
  }
  return sums;
}

function similarity(table: VectorTable, query: Float32Array, row: number): number {
  const { vectors, dimensions } = table;
  const start = row * dimensions;
  let sum = 0;
  for (let at = 0; at < dimensions; at += 1) sum += (vectors[start + at] ?? 0) * (query[at] ?? 0);
  return sum;
}

function takeMean(table: VectorTable): void {
  const { vectors, dimensions, count } = table;
  const sums = new Float64Array(dimensions);
  for (let at = 0, end = count * dimensions; at < end; at += 1)
    sums[at % dimensions] = (sums[at % dimensions] ?? 0) + (vectors[at] ?? 0);
  table.mean = Float32Array.from(sums, (sum) => sum / Math.max(1, count));
  table.mean_of = count;
}

function signRow(table: VectorTable, row: number): void {
  const { vectors, signatures, mean, dimensions } = table;
  const bytes = Math.ceil(dimensions / 8);
  signatures.fill(0, row * bytes, (row + 1) * bytes);
  let distance = 0;
  for (let at = 0; at < dimensions; at += 1) {
    const offset = (vectors[row * dimensions + at] ?? 0) - (mean[at] ?? 0);
    distance += Math.abs(offset);
    if (offset > 0)
      signatures[row * bytes + (at >> 3)] = (signatures[row * bytes + (at >> 3)] ?? 0) | (1 << (at & 7));
  }
  table.scales[row] = distance / dimensions;
}

function growTable(table: VectorTable, rows: number): void {
  const { dimensions } = table;
  if (rows * dimensions <= table.vectors.length) return;
  const capacity = Math.max(64, rows, Math.ceil(table.count * 1.5));
  const vectors = new Float32Array(capacity * dimensions);
  vectors.set(table.vectors.subarray(0, table.count * dimensions));
  const signatures = new Uint8Array(capacity * Math.ceil(dimensions / 8));
  signatures.set(table.signatures.subarray(0, table.count * Math.ceil(dimensions / 8)));
  const scales = new Float32Array(capacity);
  scales.set(table.scales.subarray(0, table.count));
  Object.assign(table, { vectors, signatures, scales });
}

/** Every function that runs in a worker; their texts, in a row, are the worker's program. */
export const VECTOR_SCAN_FUNCTIONS = [
  createVectorTable,
  addVectors,
  removeVectors,
  searchVectors,
  likelyRows,
  highestRows,
  byteSums,
  similarity,
  takeMean,
  signRow,
  growTable,
] as const;
