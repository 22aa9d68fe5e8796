/** The `Idempotency-Key` of a request (`decisions.md`: Retries). */
import type { IncomingMessage } from "node:http";
import { readIdempotencyKey } from "../domain/idempotency.ts";

/** The key; null without one. Refuses with `invalid_idempotency_key`, several headers included. */
export function idempotencyKeyOf({ headers }: IncomingMessage): string | null {
  const header = headers["idempotency-key"];
  return readIdempotencyKey(Array.isArray(header) ? header.join(", ") : header);
}
