/**
 * The program of the vector worker, as text: the scan's own functions and the loop below. A text instead of a file, so
 * that it is found in the sources, in the build and in a bundle alike.
 */
import {
  VECTOR_SCAN_FUNCTIONS,
  type VectorMatch,
  type VectorTable,
} from "../../domain/answering/ranking/vector-scan.ts";

/** What a worker is asked. */
export type ScanRequest =
  | {
      readonly kind: "add";
      readonly robot_id: string;
      readonly ids: readonly string[];
      readonly vectors: Float32Array;
      readonly max_vectors: number;
    }
  | { readonly kind: "remove"; readonly robot_id: string; readonly ids: readonly string[] }
  | {
      readonly kind: "search";
      readonly robot_id: string;
      readonly vector: Float32Array;
      readonly limit: number;
    };

/** What it replies: matches (none unless asked to search), or why it could not. */
export type ScanReply =
  | { readonly id: number; readonly hits: VectorMatch[] }
  | { readonly id: number; readonly error: string };

/** The functions of `vector-scan.ts` as they are named in the worker. */
interface Scan {
  createVectorTable(dimensions: number): VectorTable;
  addVectors(table: VectorTable, ids: readonly string[], vectors: Float32Array): void;
  removeVectors(table: VectorTable, ids: readonly string[]): void;
  searchVectors(table: VectorTable, query: Float32Array, limit: number): VectorMatch[];
}

interface Port {
  on(event: "message", listener: (message: { id: number; request: ScanRequest }) => void): void;
  postMessage(reply: ScanReply): void;
}

/** Runs in the worker from its own text: uses its arguments and the language's globals only. */
function serveScans(port: Port, scan: Scan): void {
  const tables = new Map<string, VectorTable>();
  const add = (request: Extract<ScanRequest, { kind: "add" }>): VectorMatch[] => {
    const dimensions = request.vectors.length / request.ids.length;
    const table = tables.get(request.robot_id) ?? scan.createVectorTable(dimensions);
    if (table.dimensions !== dimensions)
      throw new Error(`${dimensions} dimensions in an index of ${table.dimensions}`);
    if (table.count + request.ids.length > request.max_vectors)
      throw new Error("the index of this robot is full");
    tables.set(request.robot_id, table);
    scan.addVectors(table, request.ids, request.vectors);
    return [];
  };
  const search = (request: Extract<ScanRequest, { kind: "search" }>): VectorMatch[] => {
    const table = tables.get(request.robot_id);
    if (!table) return [];
    if (table.dimensions !== request.vector.length)
      throw new Error(`${request.vector.length} dimensions in an index of ${table.dimensions}`);
    return scan.searchVectors(table, request.vector, request.limit);
  };
  const serve = (request: ScanRequest): VectorMatch[] => {
    if (request.kind === "add") return add(request);
    if (request.kind === "search") return search(request);
    const table = tables.get(request.robot_id);
    if (table) scan.removeVectors(table, request.ids);
    return [];
  };
  port.on("message", ({ id, request }) => {
    try {
      port.postMessage({ id, hits: serve(request) });
    } catch (error) {
      port.postMessage({ id, error: error instanceof Error ? error.message : "failed" });
    }
  });
}

/** The program's text. */
export const SCAN_PROGRAM = [
  ...VECTOR_SCAN_FUNCTIONS.map(String),
  `(${String(serveScans)})(require("node:worker_threads").parentPort,`,
  `{ createVectorTable, addVectors, removeVectors, searchVectors });`,
].join("\n");
