/** The scan itself, without its worker: exact among few, right among many, and the same after rows came and went. */
import { describe, expect, it } from "vitest";
import {
  addVectors,
  createVectorTable,
  removeVectors,
  searchVectors,
  type VectorTable,
} from "../../../../src/domain/answering/ranking/vector-scan.ts";
import { clustered, exactNearest } from "../../../adapters/vectors/clustered.ts";

const DIMENSIONS = 20;
const many = clustered({ count: 1_200, dimensions: DIMENSIONS, clusters: 12, seed: 3 });
const flat = (vectors: readonly Float32Array[]) =>
  Float32Array.from(vectors.flatMap((vector) => [...vector]));
const names = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `${from + at}`);

function fill(vectors: readonly Float32Array[], portion: number): VectorTable {
  const table = createVectorTable(DIMENSIONS);
  for (let from = 0; from < vectors.length; from += portion) {
    const to = Math.min(vectors.length, from + portion);
    addVectors(table, names(from, to), flat(vectors.slice(from, to)));
  }
  return table;
}

/** The share of the exact ten nearest that the scan finds, over forty queries. */
function recall(table: VectorTable, vectors: readonly Float32Array[]): number {
  const queries = clustered({ count: 40, dimensions: DIMENSIONS, clusters: 12, seed: 3 }).slice(0, 40);
  const found = queries.map((query) => {
    const ids = new Set(searchVectors(table, query, 10).map(({ id }) => id));
    return exactNearest(vectors, query, 10).filter((id) => ids.has(id)).length / 10;
  });
  return found.reduce((sum, share) => sum + share, 0) / found.length;
}

describe("among few", () => {
  const few = many.slice(0, 300);

  it.each([1, 7, 300])("the nearest are exact, with their cosine, added %i at a time", (portion) => {
    const table = fill(few, portion);
    for (const query of many.slice(900, 905)) {
      const matches = searchVectors(table, query, 10);
      expect(matches.map(({ id }) => id)).toEqual(exactNearest(few, query, 10));
      const [best] = matches;
      const cosine = few[Number(best!.id)]!.reduce((sum, value, at) => sum + value * query[at]!, 0);
      expect(best!.score).toBeCloseTo(cosine, 5);
    }
  });

  it("none are found in an empty table, and 200 at most in another", () => {
    expect(searchVectors(createVectorTable(DIMENSIONS), many[0]!, 10)).toEqual([]);
    expect(searchVectors(fill(few, 300), many[0]!, 1_000)).toHaveLength(200);
    expect(searchVectors(fill(few, 300), many[0]!, 0)).toEqual([]);
  });
});

describe("among many", () => {
  it.each([1_200, 100])("at least 95 in 100 of the nearest are found, added %i at a time", (portion) => {
    expect(recall(fill(many, portion), many)).toBeGreaterThanOrEqual(0.95);
  });

  it("what is nearest of all is found first", () => {
    const table = fill(many, 500);
    for (const at of [0, 399, 400, 1_199]) expect(searchVectors(table, many[at]!, 1)[0]?.id).toBe(`${at}`);
  });

  it("equal ones do not crowd out the others, nor stop the scan", () => {
    const same = Array.from({ length: 1_000 }, () => many[0]!);
    const table = fill([...same, ...many.slice(0, 200)], 300);
    const found = searchVectors(table, many[0]!, 200);
    expect(found.every(({ score }) => score > 0.99)).toBe(true);
    expect(found.length).toBe(200);
  });
});

describe("rows that come and go", () => {
  it("a replaced vector counts with its new value", () => {
    const table = fill(many, 1_200);
    addVectors(table, ["5"], many[900]!);
    expect(table.count).toBe(1_200);
    const nearest = searchVectors(table, many[900]!, 2).map(({ id }) => id);
    expect(nearest.toSorted()).toEqual(["5", "900"]);
    const left = many.map((vector, at) => (at === 5 ? many[900]! : vector));
    expect(recall(table, left)).toBeGreaterThanOrEqual(0.95);
  });

  it("removed vectors are found no more, the others as before", () => {
    const table = fill(many, 1_200);
    const gone = names(0, 1_200).filter((_, at) => at % 3 === 0);
    removeVectors(table, [...gone, "0", "nobody"]);
    expect([table.count, table.ids.length, table.rows.size]).toEqual([800, 800, 800]);
    for (const [id, row] of table.rows) expect(table.ids[row]).toBe(id);
    const isLeft = (at: number) => at % 3 !== 0;
    for (const at of [1, 2, 598, 1_198]) expect(searchVectors(table, many[at]!, 1)[0]?.id).toBe(`${at}`);
    const left = many.flatMap((vector, at) => (isLeft(at) ? [{ vector, id: `${at}` }] : []));
    const order = exactNearest(
      left.map(({ vector }) => vector),
      many[0]!,
      10,
    ).map((at) => left[Number(at)]!.id);
    const found = new Set(searchVectors(table, many[0]!, 10).map(({ id }) => id));
    expect(order.filter((id) => found.has(id)).length).toBeGreaterThanOrEqual(9);
  });

  it("a table that was emptied takes new ones", () => {
    const table = fill(many.slice(0, 3), 3);
    removeVectors(table, ["2", "0", "1"]);
    expect(searchVectors(table, many[0]!, 5)).toEqual([]);
    addVectors(table, ["new"], many[7]!);
    expect(searchVectors(table, many[7]!, 5).map(({ id }) => id)).toEqual(["new"]);
  });

  it("grows by half of what it holds, and keeps what it had", () => {
    const table = fill(many.slice(0, 64), 64);
    const room = table.vectors.length;
    expect(room).toBe(64 * DIMENSIONS);
    addVectors(table, ["64"], many[64]!);
    expect(table.vectors.length).toBe(96 * DIMENSIONS);
    expect(table.signatures.length).toBe(96 * 3);
    expect(table.scales.length).toBe(96);
    for (const at of [0, 63, 64]) expect(searchVectors(table, many[at]!, 1)[0]?.id).toBe(`${at}`);
  });
});
