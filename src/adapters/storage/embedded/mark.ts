/**
 * Looking through a file for damage is a fifth of a start. So it is done when the file is left: a mark beside it then
 * says which bytes were looked through, and a start that finds just those does not look again.
 */
import { readFileSync, statSync, writeFileSync } from "node:fs";

/** What lies beside a file grows old: disks fail under files that nobody touches. */
const TRUSTED_MS = 7 * 24 * 60 * 60 * 1_000;

/** Where the mark of a database lies: the moment it was looked through, and what the file system said of it. */
const markPath = (path: string): string => `${path}.checked`;

/**
 * What changes with a file's bytes, and with the file that bears the name; undefined while its journal holds something.
 * The time of the last change of any kind (`ctime`) cannot be set by hand, as a restored file's time of writing is.
 */
function stateOf(path: string): string | undefined {
  if ((statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0) return undefined;
  const { dev, ino, size, mtimeNs, ctimeNs } = statSync(path, { bigint: true });
  return [dev, ino, size, mtimeNs, ctimeNs].join(" ");
}

/** Whether the file was looked through within a week and has not changed since. */
export function isAsLeft(path: string): boolean {
  try {
    const [at = "", state = ""] = readFileSync(markPath(path), "utf8").split("\n");
    const age_ms = Date.now() - Date.parse(at);
    return age_ms >= 0 && age_ms < TRUSTED_MS && state === stateOf(path);
  } catch {
    return false;
  }
}

/** Leaves the mark when nothing was damaged and nobody wrote meanwhile. Without one the next start looks for itself. */
export function leaveMark(path: string, isWhole: () => boolean): void {
  if (isAsLeft(path)) return;
  try {
    const state = stateOf(path);
    if (state === undefined || !isWhole() || stateOf(path) !== state) return;
    writeFileSync(markPath(path), `${new Date().toISOString()}\n${state}\n`, { mode: 0o600 });
  } catch {
    return;
  }
}
