/** Embedded databases for tests, in files that go with the test file, and one table in them. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  createEmbeddedDatabase,
  type EmbeddedOptions,
} from "../../../../src/adapters/storage/embedded/database.ts";
import type { Database } from "../../../../src/ports/database.ts";

export const folder = mkdtempSync(join(tmpdir(), "chat-assistant-embedded-"));
let files = 0;
/** Where no database is yet. */
export const newPath = () => join(folder, `${(files += 1)}.db`);
const opened: Database[] = [];

/** An embedded database that is closed with its test; a new file unless a path is given. */
export function open(options: Partial<EmbeddedOptions> = {}): Database {
  const database = createEmbeddedDatabase({ path: newPath(), ...options });
  opened.push(database);
  return database;
}

export async function closeDatabases(): Promise<void> {
  await Promise.all(opened.splice(0).map((database) => database.close()));
}

export function removeFiles(): void {
  rmSync(folder, { recursive: true, force: true });
}

export const CREATE = { sql: "CREATE TABLE notes (id INTEGER PRIMARY KEY, body TEXT NOT NULL) STRICT" };
export const insert = (body: string) => ({ sql: "INSERT INTO notes (body) VALUES (:body)", args: { body } });
export const count = async (database: Database) =>
  (await database.read({ sql: "SELECT count(*) AS n FROM notes" }))[0]?.["n"];

/** Commits in a journal: frames that carry the size of the database after them. */
export function commitsIn(path: string): number {
  const journal = readFileSync(`${path}-wal`);
  const frame = 24 + journal.readUInt32BE(8);
  const salt = journal.readBigUInt64BE(16);
  let commits = 0;
  for (let at = 32; at + frame <= journal.length; at += frame) {
    if (journal.readUInt32BE(at + 4) > 0 && journal.readBigUInt64BE(at + 8) === salt) commits += 1;
  }
  return commits;
}
