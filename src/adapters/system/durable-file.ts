/** Files that are there whole or not at all, after a power cut too: a file that was only written may come back empty. */
import { randomBytes } from "node:crypto";
import { closeSync, fsyncSync, linkSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const NO_HARD_LINKS: ReadonlySet<string> = new Set(["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"]);

/** Flushes a folder, so that the names in it survive a power cut. */
export function flushFolder(folder: string): void {
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/**
 * Makes a file that only its owner may read; gives whether it did: of several processes that try at once, one makes it.
 * Where a file system knows no hard links, the file appears at once too, though not whole from the first moment.
 */
export function createDurably(path: string, content: string | Uint8Array): boolean {
  const draft = `${path}.${process.pid}-${randomBytes(4).toString("hex")}.new`;
  const whole = { mode: 0o600, flag: "wx", flush: true } as const;
  try {
    writeFileSync(draft, content, whole);
    linkOrWrite(draft, path, () => writeFileSync(path, content, whole));
    flushFolder(dirname(path));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Writes a file that only its owner may read, in the place of what stands there: at every moment one of the two is whole. */
export function replaceDurably(path: string, content: string | Uint8Array): void {
  const draft = `${path}.${process.pid}-${randomBytes(4).toString("hex")}.new`;
  try {
    writeFileSync(draft, content, { mode: 0o600, flag: "wx", flush: true });
    renameSync(draft, path);
    flushFolder(dirname(path));
  } finally {
    rmSync(draft, { force: true });
  }
}

function linkOrWrite(draft: string, path: string, write: () => void): void {
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!NO_HARD_LINKS.has((error as NodeJS.ErrnoException).code ?? "")) throw error;
    write();
  }
}
