/**
 * Backups that are being made stand under a name that says who makes them, so that what a killed process left goes with the
 * next one: each is a copy of the whole database, and a start that is killed while it copies is often repeated.
 */
import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { createProcessOwner } from "../system/process-owner.ts";

const DRAFT = /^chat-assistant-\d{8}T\d{9}Z-[0-9a-f]{4}(?:\.([^.]+))?\.unfinished$/;
/** No backup takes so long: an older one goes, whoever makes it. */
const MOST_AGE_MS = 86_400_000;

/** Where the backup of this folder is made until it is whole. */
export const draftOf = (folder: string): string =>
  `${folder}.${createProcessOwner().name.replaceAll("/", ",")}.unfinished`;

/** Removes what processes that are gone left in a folder of backups. What cannot be removed stays. */
export function removeLeftDrafts(folder: string): void {
  if (!existsSync(folder)) return;
  const owner = createProcessOwner();
  for (const name of readdirSync(folder)) {
    const [found, maker] = DRAFT.exec(name) ?? [];
    if (found === undefined) continue;
    const draft = path.join(folder, name);
    try {
      const isOld = Date.now() - statSync(draft).mtimeMs > MOST_AGE_MS;
      if (isOld || (maker !== undefined && owner.isGone(maker.replaceAll(",", "/"))))
        rmSync(draft, { recursive: true, force: true });
    } catch {
      continue;
    }
  }
}
