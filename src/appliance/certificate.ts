/** The certificate of the public port: read from files and judged before it is used. */
import { readFileSync } from "node:fs";
import { createSecureContext } from "node:tls";
import type { Settings } from "../settings/schema.ts";

/** A certificate with its key (PEM). */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

/** Reads the certificate of the settings; null without one. Throws with the settings' names when it cannot be used. */
export function readCertificate({ cert, key }: Settings["tls"]): Certificate | null {
  if (cert === null || key === null) return null;
  try {
    const read = { cert: readFileSync(cert, "utf8"), key: readFileSync(key, "utf8") };
    createSecureContext(read);
    return read;
  } catch (cause) {
    throw new Error(
      `The certificate of tls.cert (${cert}) and tls.key (${key}) cannot be used: check both files, and that they belong together.`,
      { cause },
    );
  }
}
