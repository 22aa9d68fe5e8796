/** Reads the body of an embeddings reply into vectors of length 1. */
import { ModelFailure } from "../../domain/model-failure.ts";
import { readPiece } from "./dialect.ts";

const malformed = (detail: string): ModelFailure => new ModelFailure({ kind: "malformed" }, detail);

/** The vectors in the order of the texts. Throws `malformed` unless there is exactly one usable vector a text. */
export function readVectors(text: string, count: number): Float32Array[] {
  const items = itemsOf(text);
  if (items.length !== count) throw malformed(`${items.length} vectors for ${count} texts`);
  const vectors = Array.from<Float32Array | undefined>({ length: count });
  for (const [position, item] of items.entries()) {
    const index = typeof item.index === "number" ? item.index : position;
    if (!Number.isInteger(index) || index < 0 || index >= count || vectors[index])
      throw malformed("the vectors' indexes are not those of the texts");
    vectors[index] = toUnit(toVector(item.embedding));
  }
  return vectors.filter((vector) => vector !== undefined);
}

function itemsOf(text: string): { index?: unknown; embedding?: unknown }[] {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw malformed("the body is not JSON");
  }
  readPiece(body);
  const { data } = body as { data?: unknown };
  if (!Array.isArray(data)) throw malformed("no list of vectors");
  return data.filter(
    (item): item is { index?: unknown; embedding?: unknown } => typeof item === "object" && !!item,
  );
}

/** Little-endian floats in base64, or a list of numbers: servers give the latter when they do not know the former. */
function toVector(embedding: unknown): Float32Array {
  if (Array.isArray(embedding)) return Float32Array.from(embedding.map(Number));
  if (typeof embedding !== "string") throw malformed("a vector is neither base64 nor a list");
  const bytes = Buffer.from(embedding, "base64");
  if (bytes.length === 0 || bytes.length % 4 !== 0) throw malformed("a base64 vector is not made of floats");
  return Float32Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readFloatLE(at * 4));
}

function toUnit(vector: Float32Array): Float32Array {
  // `Math.hypot` takes them as arguments, of which a stack holds only so many.
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
  if (!Number.isFinite(length) || length === 0) throw malformed("a vector has no direction");
  return vector.map((value) => value / length);
}
