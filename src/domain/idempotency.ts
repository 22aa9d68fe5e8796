/**
 * `Idempotency-Key`: which keys are valid, and how a key and a body are recognised again (`decisions.md`: Retries).
 * Only keyed hashes are kept: neither the key nor the body can be read from them.
 */
import { createHmac } from "node:crypto";
import { IDEMPOTENCY_KEY_CHARACTERS } from "../contract/limits.ts";
import { Refusal } from "./refusal.ts";

const VISIBLE_ASCII = /^[\u0021-\u007e]+$/;

/** The key of a header; null without one. Refuses with `invalid_idempotency_key`. */
export function readIdempotencyKey(header: string | undefined): string | null {
  if (header === undefined) return null;
  if (header.length > IDEMPOTENCY_KEY_CHARACTERS || !VISIBLE_ASCII.test(header))
    throw new Refusal("invalid_idempotency_key");
  return header;
}

/** What a claim is known by. The scope names the operation and everything that two callers must not share. */
export function toClaimHash(secret: string, scope: string, key: string): string {
  return hash(secret, JSON.stringify([scope, key]));
}

/** What a body is known by: of a parsed body, so that spaces and unknown fields do not matter. */
export function toBodyHash(secret: string, body: unknown): string {
  return hash(secret, JSON.stringify(body) ?? "");
}

const hash = (secret: string, text: string): string =>
  createHmac("sha256", secret).update(text).digest("base64url");

/** Refuses with `idempotency_key_reused` when a key comes with another body than the first time. */
export function admitSameBody(first: string, now: string): void {
  if (first !== now) throw new Refusal("idempotency_key_reused");
}
