/** The certificate of the public port: read from files and judged before it is used. */
import { readFileSync } from "node:fs";
import { createSecureContext } from "node:tls";
import type { Settings } from "../../settings/schema.ts";

/** A certificate with its key (PEM), and what TLS is spoken with it. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
  readonly minVersion: "TLSv1.2";
  readonly ciphers: string;
}

// Authenticated encryption with forward secrecy only; those of TLS 1.3 come first.
const CIPHERS = [
  "TLS_AES_256_GCM_SHA384",
  "TLS_CHACHA20_POLY1305_SHA256",
  "TLS_AES_128_GCM_SHA256",
  ...["ECDSA", "RSA"].flatMap((key) => [
    `ECDHE-${key}-AES256-GCM-SHA384`,
    `ECDHE-${key}-CHACHA20-POLY1305`,
    `ECDHE-${key}-AES128-GCM-SHA256`,
  ]),
].join(":");

/** Reads the certificate of the settings; null without one. Throws with the settings' names when it cannot be used. */
export function readCertificate({ cert, key }: Settings["tls"]): Certificate | null {
  if (cert === null || key === null) return null;
  try {
    const files = { cert: readFileSync(cert, "utf8"), key: readFileSync(key, "utf8") };
    const read = { ...files, minVersion: "TLSv1.2", ciphers: CIPHERS } as const;
    createSecureContext(read);
    return read;
  } catch (cause) {
    throw new Error(
      `The certificate of tls.cert (${cert}) and tls.key (${key}) cannot be used: check both files, and that they belong together.`,
      { cause },
    );
  }
}
