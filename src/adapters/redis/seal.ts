/** Seals texts before they leave for a store that may write to a disk: without the installation's secret they are noise. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { Secret } from "../../settings/secrets.ts";

/** Closes and opens. */
export interface Seal {
  /** `place` is bound to the text: it opens nowhere else. */
  close(text: string, place: string): string;
  /** null: sealed by another installation, or damaged. */
  open(sealed: string, place: string): string | null;
}

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A seal of this installation. */
export function createSeal(secret: Secret): Seal {
  const key = new Uint8Array(hkdfSync("sha256", secret.reveal(), "", "chat-assistant shared memory", 32));
  return {
    close: (text, place) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(place));
      const bytes = [nonce, cipher.update(text, "utf8"), cipher.final()];
      return Buffer.concat([...bytes, cipher.getAuthTag()]).toString("base64");
    },
    open: (sealed, place) => {
      try {
        const bytes = Buffer.from(sealed, "base64");
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
          authTagLength: TAG_BYTES,
        }).setAAD(Buffer.from(place));
        decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
        const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
        return Buffer.concat([text, decipher.final()]).toString("utf8");
      } catch {
        return null;
      }
    },
  };
}
