/** An encrypted installation with a conversation and blobs, and what a key opens of it. */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { listBlobParts } from "../../src/adapters/backup/parts.ts";
import { openDatabase } from "../../src/adapters/storage/open-database.ts";
import { openBlobs } from "../../src/appliance/blobs.ts";
import { Secret } from "../../src/settings/secrets.ts";
import { note } from "./attachments.ts";
import { seedServed, serveOn } from "./served.ts";

export const OLD = "it's the old key, with enough characters";
export const NEW = "the 'new' key, with enough characters";
export const keyOf = (key: string) => ({ CHAT_ASSISTANT_DATABASE_KEY: key });

/** Teaches a file, and has a visitor ask and attach another. */
export async function makeEncrypted(folder: string, data: string): Promise<void> {
  await seedServed(path.join(folder, "files"), data, keyOf(OLD));
  const server = await serveOn(data, keyOf(OLD));
  const begun = await server.call("/v1/public/robots/shop/sessions", { consent_accepted: true });
  const message = { message: "Open on Sundays?", attachments: [note("Marie lost a xylophone.")] };
  const sent = await server.call(`/v1/public/sessions/${begun.json.session_id}/messages`, message);
  await server.stop();
  if (sent.status !== 200) throw new Error(`the message was refused: ${sent.status}`);
}

/** Makes a copy that a newer version has migrated; the binding holds on to what was written. */
export async function copyNewer(from: string, to: string, key?: string): Promise<void> {
  const written = `${to}-written`;
  cpSync(from, written, { recursive: true });
  const database = await openDatabase({ url: path.join(written, "chat-assistant.db"), encryption_key: key });
  const sql =
    "INSERT INTO schema_migrations (position, id, checksum, applied_at) VALUES (9999, 'future', 'x', 'x')";
  await database.write([{ sql }]);
  await database.close();
  cpSync(written, to, { recursive: true });
}

/** What a key opens. */
export interface Opened {
  readonly messages: number;
  readonly blobs: readonly string[];
}

const COUNT = "SELECT count(*) AS messages FROM messages";

/** Opens a copy, since the binding holds on to what it opened; null when the database does not open. */
export async function openWith(data: string, key: string): Promise<Opened | null> {
  const copy = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-opened-"));
  cpSync(data, copy, { recursive: true });
  try {
    const database = await openDatabase({
      url: path.join(copy, "chat-assistant.db"),
      encryption_key: key,
      integrity_check: "full",
    }).catch(() => null);
    if (database === null) return null;
    const [row] = await database.read<{ messages: number }>({ sql: COUNT });
    await database.close();
    return { messages: row?.messages ?? 0, blobs: await readBlobs(copy, key) };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

async function readBlobs(data: string, key: string): Promise<readonly string[]> {
  const settings = { data, database: { url: null }, blobs: { store: "folder" } } as Parameters<
    typeof openBlobs
  >[0];
  const folder = path.join(data, "blobs");
  const blobs = await openBlobs(settings, { "database.key": new Secret(key) }, folder);
  const ids = listBlobParts(folder).map((part) => path.basename(part));
  const texts = await Promise.all(ids.map((id) => blobs.get(id)));
  return texts.map((bytes) => Buffer.from(bytes ?? []).toString());
}
