/** The manifest of a backup: what it holds, each part with its hash, and what wrote it. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { parseJson } from "../../domain/json.ts";

/** The manifest's name in a backup's folder. */
export const MANIFEST_FILE = "manifest.json";

/** The part that is the database; its key's fingerprint stands beside it. */
export const DATABASE_PART = "chat-assistant.db";

/** The part that is the secret of the installation. */
export const SECRET_PART = "installation.secret";

/** How parts are named; nothing else is read from or written by a backup. */
const PART =
  /^(chat-assistant\.db(\.key-check)?|installation\.secret|blobs\/[0-9a-f]{2}\/sha256-[0-9a-f]{64})$/;
const SHA256 = /^[0-9a-f]{64}$/;

/** One file of a backup. */
const Part = z.strictObject({
  path: z.string().regex(PART),
  size_bytes: z.int().min(0),
  sha256: z.string().regex(SHA256),
});

const Content = z.strictObject({
  format: z.literal(1),
  product_version: z.string(),
  created_at: z.iso.datetime(),
  kind: z.enum(["by_hand", "before_migration"]),
  /** Null: the database lives on a server and is not in the backup. */
  database: z
    .strictObject({ encrypted: z.boolean(), migrations: z.array(z.string()).max(10_000) })
    .nullable(),
  parts: z.array(Part).max(5_000_000),
});

const Manifest = Content.extend({ checksum: z.string().regex(SHA256) });

/** One file of a backup. */
export type Part = z.infer<typeof Part>;

/** What a backup says of itself. */
export type Manifest = z.infer<typeof Content>;

/** A backup that cannot be used, in words for the operator. */
export class BackupFault extends Error {
  override readonly name = "BackupFault";
}

const checksumOf = (content: Manifest): string =>
  createHash("sha256").update(JSON.stringify(content)).digest("hex");

/** The manifest's text. */
export function writeManifest(content: Manifest): string {
  return `${JSON.stringify({ ...content, checksum: checksumOf(content) }, null, 2)}\n`;
}

/** The folder of a backup, named by itself or by its manifest. */
export function toBackupFolder(named: string): string {
  const whole = path.resolve(named);
  if (!existsSync(whole))
    throw new BackupFault(`There is no backup at ${whole}: \`backup list\` shows them.`);
  return statSync(whole).isDirectory() ? whole : path.dirname(whole);
}

/** Reads the manifest of a backup. Throws a `BackupFault` when there is none, it was changed, or it is of a newer format. */
export function readManifest(folder: string): Manifest {
  const file = path.join(folder, MANIFEST_FILE);
  if (!existsSync(file))
    throw new BackupFault(
      `${folder} is no backup: it has no ${MANIFEST_FILE}, as an unfinished one has none. ` +
        "`chat-assistant backup list` shows those of the data directory.",
    );
  const parsed = Manifest.safeParse(parseJson(readFileSync(file, "utf8")));
  if (!parsed.success) {
    throw new BackupFault(`${file} is damaged, or of a newer version: use another backup, or that version.`);
  }
  const { checksum, ...content } = parsed.data;
  if (checksum !== checksumOf(content)) throw new BackupFault(`${file} was changed: use another backup.`);
  return content;
}
