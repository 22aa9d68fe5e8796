/**
 * Reads a JSON body: bounded, well-formed and of the contract's shape.
 * It reads node's request itself: the framework's body limit was measured at almost three times the cost of a whole route.
 */
import { isAscii, isUtf8 } from "node:buffer";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { setImmediate as giveWay } from "node:timers/promises";
import type { z } from "zod";
import { LISTED_PROBLEMS } from "../contract/limits.ts";
import { Refusal } from "../domain/refusal.ts";
import { admitTexts } from "../domain/text.ts";
import { isHeavierThan } from "./body-weight.ts";

/** How large a body may be. */
export interface BodyBounds {
  readonly most_bytes: number;
  /** What it may have beside its long texts (attachments, transcripts), in bytes; as much as all of it when left out. */
  readonly most_weight?: number;
}

/** How a body is read. */
export interface BodyOptions<S extends z.ZodType> extends BodyBounds {
  readonly schema: S;
  /** Without a body the schema is given `{}`. */
  readonly optional?: boolean;
}

const LARGE_BYTES = 1024 * 1024;
const DISCARDED_BYTES = 64 * 1024 * 1024;
const DISCARD_MS = 5_000;

// Only these escapes can bring in what the database could not keep: raw bytes of the kind are not valid JSON.
const SUSPICIOUS_ESCAPE = /\\u(?:0000|[dD][89a-fA-F])/;

/** The body, parsed. Refuses with `too_large`, `unsupported_media_type`, `malformed_json`, `invalid_text`, `invalid_request`. */
export async function readBody<S extends z.ZodType>(
  request: IncomingMessage,
  { schema, optional = false, ...bounds }: BodyOptions<S>,
): Promise<z.infer<S>> {
  const bytes = await readWeighed(request, bounds);
  if (bytes.length === 0 && optional) return parse(schema, {});
  return parse(schema, await toValue(request, bytes));
}

/** A JSON value with the bytes it took. */
export interface SizedJson {
  readonly value: unknown;
  readonly bytes: number;
}

/** The body as JSON, its shape not looked at. Refuses with `too_large`, `unsupported_media_type`, `malformed_json`, `invalid_text`. */
export async function readJson(request: IncomingMessage, bounds: BodyBounds): Promise<SizedJson> {
  const bytes = await readWeighed(request, bounds);
  return { value: await toValue(request, bytes), bytes: bytes.length };
}

async function readWeighed(
  request: IncomingMessage,
  { most_bytes, most_weight = most_bytes }: BodyBounds,
): Promise<Buffer> {
  const bytes = await readBytes(request, most_bytes);
  if (bytes.length <= most_weight || !isHeavierThan(bytes, most_weight)) return bytes;
  throw new Refusal("too_large", {
    detail: `The body may have ${most_weight} bytes at most, long texts and attachments aside.`,
  });
}

async function toValue(request: IncomingMessage, bytes: Buffer): Promise<unknown> {
  if (bytes.length === 0) throw new Refusal("malformed_json", { detail: "A JSON body is required." });
  admitContentType(request.headers);
  return toJson(bytes);
}

function admitContentType(headers: IncomingHttpHeaders): void {
  const type = headers["content-type"]?.split(";", 1)[0]?.trim().toLowerCase();
  if (type !== "application/json") throw new Refusal("unsupported_media_type");
  // What is packed is refused as such: nothing is ever inflated here, whose size nobody knows before.
  const encoding = headers["content-encoding"]?.trim().toLowerCase() ?? "identity";
  if (encoding !== "identity" && encoding !== "")
    throw new Refusal("unsupported_media_type", { detail: "Send the body without a content-encoding." });
}

/** The bytes of a body. Refuses with `too_large`; more than the limit is never held. */
async function readBytes(request: IncomingMessage, most_bytes: number): Promise<Buffer> {
  const tooLarge = () =>
    new Refusal("too_large", { detail: `The body may have ${most_bytes} bytes at most.` });
  if (Number(request.headers["content-length"] ?? 0) > most_bytes) {
    await discard(request);
    throw tooLarge();
  }
  const chunks: Buffer[] = [];
  let size = 0;
  await receive(request, (chunk) => {
    size += chunk.length;
    if (size <= most_bytes) chunks.push(chunk);
    return size <= most_bytes;
  });
  if (size > most_bytes) {
    await discard(request);
    throw tooLarge();
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
}

/** Passes the chunks on until the body ends or `take` wants no more. Refuses with `malformed_json` when the sender leaves. */
function receive(request: IncomingMessage, take: (chunk: Buffer) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const onData = (chunk: Buffer): void => {
      if (take(chunk)) return;
      request.off("data", onData);
      resolve();
    };
    request.on("data", onData);
    request.once("end", resolve);
    // An error costs more than the rest of the reading: none is made for a body that arrived.
    const refuseCut = (): void => {
      if (!request.readableEnded) reject(new Refusal("malformed_json", { detail: "The body was cut off." }));
    };
    request.once("error", refuseCut);
    request.once("close", refuseCut);
    if (request.destroyed) refuseCut();
  });
}

// What is sent after the limit is read and forgotten, within bounds: a sender whose connection is closed in the middle
// of its body often never sees the answer.
async function discard(request: IncomingMessage): Promise<void> {
  if (request.complete) return;
  let left = DISCARDED_BYTES;
  const rest = receive(request, (chunk) => (left -= chunk.length) > 0);
  const patience = new Promise<void>((resolve) => setTimeout(resolve, DISCARD_MS).unref());
  await Promise.race([rest, patience]).catch(() => undefined);
}

async function toJson(bytes: Buffer): Promise<unknown> {
  // A body with attachments is ASCII almost always: decoded so, 35 MB take 10 ms instead of 80.
  const is_ascii = isAscii(bytes);
  if (!is_ascii && !isUtf8(bytes))
    throw new Refusal("malformed_json", { detail: "The body is not valid UTF-8." });
  const text = bytes.toString(is_ascii ? "latin1" : "utf8");
  // 35 MB take 40 to 120 ms to decode and 50 to parse: others get their turn in between.
  if (bytes.length > LARGE_BYTES) await giveWay();
  const value = parseJson(text);
  // Looking for a backslash is twenty times faster than the pattern.
  if (bytes.includes("\\u") && SUSPICIOUS_ESCAPE.test(text)) admitTexts(value);
  return value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Refusal("malformed_json", { cause });
  }
}

function parse<S extends z.ZodType>(schema: S, value: unknown): z.infer<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.slice(0, LISTED_PROBLEMS).map((issue) => ({
    path: issue.path.join("."),
    message: issue.message,
  }));
  const param = errors[0]?.path;
  throw new Refusal("invalid_request", { errors, ...(param ? { param } : {}) });
}
