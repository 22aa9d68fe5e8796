/** A disk whose n-th call fails: a small library in C, preloaded into the server. Linux with a C compiler. */
import { execFileSync } from "node:child_process";
import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from "node:fs";
import { constants } from "node:os";
import path from "node:path";
import { isInstalled } from "./installed.ts";

/** Whether it can be made here. */
export const canFailDisks = process.platform === "linux" && isInstalled("cc");

/** Which calls fail, in the library's bits. */
export const CALLS = { fsync: 1, write: 2, read: 4, truncate: 8, names: 16 } as const;

/** What fails: the calls from number `first` to `last` of the kinds, counted from now on. */
export interface Failure {
  readonly calls: number;
  readonly first: number;
  readonly last?: number;
  /** `kill`: the process is killed before the call. */
  readonly error?: "EIO" | "ENOSPC" | "EROFS" | "kill";
  /** Half of a write happens before it fails. */
  readonly torn?: boolean;
}

export interface FailingDisk {
  /** For the server whose files below the folder fail. */
  readonly environment: Record<string, string>;
  fail(failure: Failure): void;
  /** Nothing fails any more; gives how many calls did. */
  mend(): number;
}

const FIELDS = 7;
const FOR_EVER = 0x7fffffff;

/** Compiles the library into a folder; what lies below `disk` can then be made to fail. */
export function makeFailingDisk(folder: string, disk: string): FailingDisk {
  const library = path.join(folder, "failing-disk.so");
  const control = path.join(folder, "failing-disk.control");
  execFileSync("cc", ["-shared", "-fPIC", "-O1", "-o", library, "test/support/failing-disk.c", "-ldl"]);
  writeFileSync(control, Buffer.alloc(FIELDS * 4));
  const set = (fields: readonly number[]) => {
    const file = openSync(control, "r+");
    writeSync(file, new Uint8Array(Int32Array.from(fields).buffer), 0, FIELDS * 4, 0);
    closeSync(file);
  };
  return {
    environment: { LD_PRELOAD: library, FAULT_CONTROL: control, FAULT_FOLDER: `${path.resolve(disk)}/` },
    fail: ({ calls, first, last = FOR_EVER, error = "EIO", torn = false }) =>
      set([calls, first, last, error === "kill" ? 0 : constants.errno[error], Number(torn), 0, 0]),
    mend: () => {
      const failed = readFileSync(control).readInt32LE(4 * (FIELDS - 1));
      set(Array.from({ length: FIELDS }, () => 0));
      return failed;
    },
  };
}
