/** Standard Webhooks signatures (spec: standard-webhooks.md, "Signature scheme"), so that a receiver knows who posted. */
import { createHmac } from "node:crypto";

const PREFIX = "whsec_";
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
const LEAST_SECRET_BYTES = 16;

/** What is signed. */
export interface SignedMessage {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
}

/** Writes the header `webhook-signature`: one `v1,…` for each key, separated by a space. */
export function signMessage({ id, timestamp, body }: SignedMessage, keys: readonly Buffer[]): string {
  const content = `${id}.${timestamp}.${body}`;
  return keys.map((key) => `v1,${createHmac("sha256", key).update(content).digest("base64")}`).join(" ");
}

/** The key of a secret: `whsec_` and base64, or base64 alone. Throws, without showing it, for anything else. */
export function readSigningKey(secret: string, name: string): Buffer {
  const text = secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret;
  const key = Buffer.from(text, "base64");
  if (!BASE64.test(text) || key.length < LEAST_SECRET_BYTES) {
    throw new Error(
      `forms: ${name} is no signing secret: give whsec_ and the output of \`openssl rand -base64 32\``,
    );
  }
  return key;
}
