/** Folders of files to seed from, thrown away with the test file, and the command that seeds them. */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll } from "vitest";
import { openDatabase } from "../../src/adapters/storage/open-database.ts";
import { countRows } from "./appliance.ts";
import { runCommand } from "./command.ts";

/** Paths in a temporary folder of this test file. */
export function scratch(): (...names: string[]) => string {
  const root = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-files-"));
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  return (...names) => path.join(root, ...names);
}

/** Rows by table of the installation in a data directory. */
export async function readCounts(data: string): Promise<Record<string, number>> {
  const database = await openDatabase({ url: path.join(data, "chat-assistant.db") });
  try {
    return await countRows(database);
  } finally {
    await database.close();
  }
}

/** `seed` with its report. */
export const seed = async (folder: string, data: string, ...flags: string[]) => {
  const finished = await runCommand(["seed", folder, "--data", data, "--json", ...flags]);
  return { ...finished, report: finished.stdout ? JSON.parse(finished.stdout) : null };
};
