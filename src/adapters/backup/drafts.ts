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

/** A backup that is not whole. */
export interface Draft {
  readonly folder: string;
  /** Whether nobody goes on with it: the next backup made there removes it. */
  readonly is_left: boolean;
}

/** What of a folder of backups is being made, or was left unfinished. */
export function listDrafts(folder: string): readonly Draft[] {
  if (!existsSync(folder)) return [];
  const owner = createProcessOwner();
  return readdirSync(folder).flatMap((name) => {
    const [found, maker] = DRAFT.exec(name) ?? [];
    if (found === undefined) return [];
    const draft = path.join(folder, name);
    const is_left = isOld(draft) || (maker !== undefined && owner.isGone(maker.replaceAll(",", "/")));
    return [{ folder: draft, is_left }];
  });
}

// Whoever makes it may have finished meanwhile.
function isOld(draft: string): boolean {
  const { mtimeMs } = statSync(draft, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
  return Date.now() - mtimeMs > MOST_AGE_MS;
}

/** Removes what processes that are gone left in a folder of backups. What cannot be removed stays. */
export function removeLeftDrafts(folder: string): void {
  for (const draft of listDrafts(folder)) {
    if (!draft.is_left) continue;
    try {
      rmSync(draft.folder, { recursive: true, force: true });
    } catch {
      continue;
    }
  }
}
