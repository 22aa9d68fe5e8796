/**
 * An S3-compatible store as a driver of unstorage. Its own S3 driver needs another library, waits without a bound and
 * lists a thousand keys at most.
 */
import { setTimeout as pause } from "node:timers/promises";
import type { Driver } from "unstorage";
import { DatabaseFault } from "../../ports/database.ts";
import type { Secret } from "../../settings/secrets.ts";
import { sign } from "./signature-v4.ts";

/** Where the store is. */
export interface S3Options {
  /** The address of the bucket: `https://s3.example.com/bucket` or `https://bucket.s3.example.com`. */
  readonly url: string;
  readonly region: string;
  readonly access_key_id: Secret;
  readonly secret_access_key: Secret;
  /** How long one request may take; 10 s by default. */
  readonly timeout_ms?: number;
  /** No object, list or refusal is larger; 256 MiB by default. */
  readonly object_bytes?: number;
  /** The list of objects ends within so many pages of, as a rule, a thousand; 100,000 by default. */
  readonly most_pages?: number;
}

interface Call {
  readonly method: "GET" | "PUT" | "DELETE";
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

/**
 * `bytes` is null where there is no such object; `error_code` is the store's own name of what went wrong. Not a store's own:
 * a page to sign in at, or of a proxy whose store is away, sent as if all were well.
 */
interface Answer {
  readonly status: number;
  readonly isOwn: boolean;
  readonly bytes: Uint8Array | null;
  readonly error_code: string | null;
}

const TIMEOUT_MS = 10_000;
const OBJECT_BYTES = 256 * 1024 * 1024;
const MOST_PAGES = 100_000;
const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 200;
const NOTHING = new Uint8Array();
const KEY = /<Key>(?<key>[^<]+)<\/Key>/g;
const NEXT = /<NextContinuationToken>(?<next>[^<]+)<\/NextContinuationToken>/;
const TRUNCATED = /<IsTruncated>\s*true\s*<\/IsTruncated>/;
const LISTING = /<\/ListBucketResult>\s*$/;
const ERROR_CODE = /<Code>(?<code>\w{1,64})<\/Code>/;
const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };
const HINT =
  "Check blobs.s3.url, blobs.s3.region and the store's keys, that the bucket is there and the store runs.";
const unescape = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot);/g, (name) => ENTITIES[name] ?? name);

/** Creates the driver. Every request may be repeated: blobs are named by what they are, and written whole. */
export function createS3Driver(options: S3Options): Driver {
  const base = options.url.replace(/\/+$/, "");
  const call = (request: Call): Promise<Answer> => callPatiently(options, base, request);
  const get = async (key: string) => (await call({ method: "GET", key })).bytes;
  return {
    name: "s3",
    hasItem: async (key) => (await get(key)) !== null,
    getItem: get,
    getItemRaw: get,
    setItemRaw: async (key, body: Uint8Array) => {
      const { object_bytes = OBJECT_BYTES } = options;
      // What is kept has to be readable again.
      if (body.byteLength > object_bytes) throw toFault({ cause: tooLarge(object_bytes) });
      await call({ method: "PUT", key, body });
    },
    removeItem: async (key) => void (await call({ method: "DELETE", key })),
    getKeys: () => listKeys(call, options.most_pages ?? MOST_PAGES),
  };
}

// A list that is short, or is none, would be believed: that the other objects are gone.
async function listKeys(call: (request: Call) => Promise<Answer>, most_pages: number): Promise<string[]> {
  const keys: string[] = [];
  const tokens = new Set<string>();
  let next: string | undefined;
  do {
    const query = { "list-type": "2", ...(next ? { "continuation-token": next } : {}) };
    const page = Buffer.from((await call({ method: "GET", query })).bytes ?? NOTHING).toString("utf8");
    // A key's folder is a part of its name for unstorage.
    for (const { groups } of page.matchAll(KEY))
      keys.push(unescape(groups?.["key"] ?? "").replaceAll("/", ":"));
    const token = NEXT.exec(page)?.groups?.["next"];
    next = token === undefined ? undefined : unescape(token);
    const isNew = next !== undefined && !tokens.has(next) && tokens.size + 1 < most_pages;
    const leads_on = next === undefined ? !TRUNCATED.test(page) : isNew;
    if (!LISTING.test(page) || !leads_on)
      throw new DatabaseFault("database_unavailable", "blobs: the store's list of objects has no end", {
        hint: HINT,
      });
    if (next !== undefined) tokens.add(next);
  } while (next !== undefined);
  return keys;
}

// What the network, a limit or the store's own fault prevented is tried again; a store that let an
// attempt run out of time is not given another.
async function callPatiently(options: S3Options, base: string, request: Call): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await send(options, base, request).catch((cause: unknown) => ({ cause }));
    if (!("cause" in answer) && isServed(request, answer)) return answer;
    const isFinal =
      "cause" in answer
        ? isLate(answer.cause) || answer.cause instanceof RangeError
        : answer.status < 500 && answer.status !== 429;
    if (isFinal || attempt === ATTEMPTS) throw toFault(answer);
    await pause(FIRST_PAUSE_MS * attempt);
  }
}

// That an object is not there is an answer to who asks for it or removes it, in the store's own word. Nobody may believe
// another 404: of a store that lost its bucket, or of a proxy whose store is away.
function isServed({ method }: Call, { status, isOwn, error_code }: Answer): boolean {
  return (status < 300 && isOwn) || (status === 404 && error_code === "NoSuchKey" && method !== "PUT");
}

const tooLarge = (most: number): RangeError => new RangeError(`an object of more than ${most} bytes`);

const isLate = (error: unknown): boolean => error instanceof DOMException && error.name === "TimeoutError";

// For who calls it is the storage that cannot serve. The body may name keys and the account: only its code is shown.
function toFault(answer: Answer | { readonly cause: unknown }): DatabaseFault {
  const hint = HINT;
  if ("cause" in answer) {
    const { cause } = answer;
    const what = cause instanceof RangeError ? `does not take or give ${cause.message}` : "cannot be reached";
    return new DatabaseFault("database_unavailable", `blobs: the store ${what}`, { cause, hint });
  }
  const { status, isOwn, error_code } = answer;
  const why = error_code === null ? "" : ` (${error_code})`;
  const what = `status ${status}${isOwn ? why : ", but not as a store does"}`;
  return new DatabaseFault("database_unavailable", `blobs: the store answered with ${what}`, { hint });
}

async function send(
  {
    region,
    access_key_id,
    secret_access_key,
    timeout_ms = TIMEOUT_MS,
    object_bytes = OBJECT_BYTES,
  }: S3Options,
  base: string,
  { method, key, query = {}, body = NOTHING }: Call,
): Promise<Answer> {
  const url = new URL(key === undefined ? base : `${base}/${key.replaceAll(":", "/")}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const signer = {
    region,
    access_key_id: access_key_id.reveal(),
    secret_access_key: secret_access_key.reveal(),
  };
  const headers = sign(signer, { method, url, body, now: new Date() });
  const signal = AbortSignal.timeout(timeout_ms);
  const request = { method, headers, signal, redirect: "error" as const };
  const response = await fetch(url, method === "PUT" ? { ...request, body } : request);
  // Read within the same time, whatever it says: a connection is used again only then.
  const bytes = await readBody(response, object_bytes);
  const { status, ok } = response;
  if (ok) return { status, isOwn: isOwn(method, response, bytes), bytes, error_code: null };
  const error_code = ERROR_CODE.exec(Buffer.from(bytes).toString("utf8"))?.groups?.["code"] ?? null;
  return { status, isOwn: true, bytes: null, error_code };
}

// A store names what it keeps by an `ETag`, and says nothing else to that or to a removal. Objects are looked at by their
// hash, and lists by their end.
function isOwn(method: Call["method"], { headers }: Response, bytes: Uint8Array): boolean {
  if (method === "GET") return true;
  return bytes.byteLength === 0 && (method === "DELETE" || headers.has("etag"));
}

// What is thrown within the loop gives the connection up.
async function readBody({ body }: Response, most: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let left = most;
  for await (const piece of body ?? []) {
    left -= piece.byteLength;
    if (left < 0) throw tooLarge(most);
    pieces.push(piece);
  }
  return new Uint8Array(Buffer.concat(pieces));
}
