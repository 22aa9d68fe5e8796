/** The backups in a folder, and keeping only the newest of them. */
import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { type Manifest, MANIFEST_FILE, readManifest } from "./manifest.ts";

/** A backup that was found. */
export interface FoundBackup {
  readonly folder: string;
  /** Null: its manifest cannot be read. */
  readonly manifest: Manifest | null;
}

const NAME = /^chat-assistant-\d{8}T\d{9}Z-[0-9a-f]{4}$/;
const MOST = 1_000;

function tryManifest(folder: string): Manifest | null {
  try {
    return readManifest(folder);
  } catch {
    return null;
  }
}

/** The backups of a folder, newest first; at most 1,000. */
export function listBackups(folder: string): readonly FoundBackup[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => NAME.test(name) && existsSync(path.join(folder, name, MANIFEST_FILE)))
    .toSorted()
    .toReversed()
    .slice(0, MOST)
    .map((name) => ({ folder: path.join(folder, name), manifest: tryManifest(path.join(folder, name)) }));
}

/** Deletes all but the newest `keep` backups of a folder. Other files there stay, and what cannot be read counts as none. */
export function pruneBackups(folder: string, keep: number): void {
  const whole = listBackups(folder).filter(({ manifest }) => manifest !== null);
  for (const backup of whole.slice(keep)) rmSync(backup.folder, { recursive: true, force: true });
}
