/** Expand tokens: only their hash is ever kept (`interface.md`: States, Expand token). */
import { createHash } from "node:crypto";

/** SHA-256 of a token, base64url. A token has 144 random bits: a fast hash is enough. */
export function hashExpandToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
