/**
 * Tells why a database file cannot be read: the binding says "not a database" for a wrong key, a missing key and
 * damage alike. For that a fingerprint of the key lies beside an encrypted file.
 */
import { randomBytes, scryptSync, timingSafeEqual } from "node:crypto";
import { closeSync, existsSync, openSync, readFileSync, readSync } from "node:fs";

import type { DatabaseFault } from "../../../ports/database.ts";
import { createDurably, replaceDurably } from "../../system/durable-file.ts";

import { unavailable } from "../driver/faults.ts";

/** What an operator does about a file that is lost. */
export const RESTORE = "Restore the last backup, or remove the file to start with an empty database.";

const PLAIN_HEADER = "SQLite format 3\0";

/** The `database_unavailable` fault for a file that is no readable database with the key that was (not) given. */
export function explainUnreadable(
  options: { readonly path: string; readonly encryption_key?: string | undefined },
  cause: unknown,
): DatabaseFault {
  const path = options.path;
  const fail = (what: string, hint: string) =>
    unavailable(`storage: cannot use ${path}: ${what}`, { cause, hint });
  const key = options.encryption_key;
  const fingerprint = existsSync(fingerprintPath(path))
    ? readFileSync(fingerprintPath(path), "utf8")
    : undefined;
  if (hasPlainHeader(path)) {
    if (key === undefined) return fail("it is damaged", RESTORE);
    return fail(
      "it is not encrypted, but a key is set",
      "Remove the encryption key, or encrypt the database: `chat-assistant db encrypt`.",
    );
  }
  if (key === undefined) {
    if (fingerprint === undefined) return fail("it is damaged or not a database", RESTORE);
    return fail(
      "it is encrypted and no key is set",
      "Set CHAT_ASSISTANT_DATABASE_KEY, or …_KEY_FILE, to the key that the database was created with.",
    );
  }
  if (fingerprint !== undefined && !hasFingerprint(fingerprint, key)) {
    return fail(
      "the encryption key is wrong",
      "Set CHAT_ASSISTANT_DATABASE_KEY, or …_KEY_FILE, to the key that the database was created with.",
    );
  }
  if (fingerprint !== undefined && linesOf(fingerprint).length > 1) {
    return fail(
      "its key was being changed, and this is the one of the two that does not open it",
      "Set the other key, and do `chat-assistant db rekey` again.",
    );
  }
  return fail("it is damaged or not a database", RESTORE);
}

/** Whether a file begins as a database that is not encrypted does. Not for a file that this process has open. */
export function hasPlainHeader(path: string): boolean {
  return readHeader(path) === PLAIN_HEADER;
}

function readHeader(path: string): string {
  const file = openSync(path, "r");
  const header = Buffer.alloc(PLAIN_HEADER.length);
  readSync(file, header, 0, header.length, 0);
  closeSync(file);
  return header.toString("latin1");
}

/** Where the fingerprint of a database's key lies. */
export function fingerprintPath(path: string): string {
  return `${path}.key-check`;
}

/** Salted and slow, so that the file beside the database gives the key away no sooner than the database does. */
function fingerprintOf(key: string, salt: Buffer): Buffer {
  return scryptSync(key, salt, 32);
}

/** Leaves the fingerprint of the key that opened the file beside it, once. */
export function keepFingerprint(path: string, key: string): void {
  if (existsSync(fingerprintPath(path))) return;
  createDurably(fingerprintPath(path), toFingerprint(key));
}

/** Replaces the fingerprint; of two keys while one is changed for the other, when either may open the file. */
export function replaceFingerprint(path: string, keys: readonly string[]): void {
  replaceDurably(fingerprintPath(path), keys.map(toFingerprint).join(""));
}

function toFingerprint(key: string): string {
  const salt = randomBytes(16);
  return `${salt.toString("hex")}:${fingerprintOf(key, salt).toString("hex")}\n`;
}

const linesOf = (stored: string): readonly string[] => stored.trim().split("\n");

function hasFingerprint(stored: string, key: string): boolean {
  return linesOf(stored).some((line) => isFingerprint(line, key));
}

function isFingerprint(line: string, key: string): boolean {
  const [salt = "", expected = ""] = line.split(":");
  const actual = fingerprintOf(key, Buffer.from(salt, "hex"));
  const wanted = Buffer.from(expected, "hex");
  return actual.length === wanted.length && timingSafeEqual(actual, wanted);
}
