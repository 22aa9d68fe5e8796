/** A mark in the data directory: the server that runs saw a forwarding header of an untrusted peer; `doctor` reads it. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const FILE = "untrusted-forwarding-header";

/** The mark of a data directory. */
export interface ForwardingMark {
  /** When it was seen, as an ISO 8601 time; null: not since the server started. */
  read(): string | null;
  /** Marks it. A mark that cannot be written is in the log already. */
  set(now: Date): void;
  clear(): void;
}

/** The mark below this directory. */
export function createForwardingMark(root: string): ForwardingMark {
  const file = path.join(root, FILE);
  const attempt = (work: () => void): void => {
    try {
      work();
    } catch {
      // The mark is a help, not a condition of serving.
    }
  };
  return {
    read: () => {
      try {
        return readFileSync(file, "utf8").trim().slice(0, 40);
      } catch {
        return null;
      }
    },
    set: (now) => attempt(() => writeFileSync(file, `${now.toISOString()}\n`, { mode: 0o600 })),
    clear: () => attempt(() => rmSync(file, { force: true })),
  };
}
