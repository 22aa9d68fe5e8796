/**
 * Owners by where they run, process id and start (`ports/process-owner.ts`). A process id says something only in its own
 * namespace of one running kernel: two containers of the same host name are both process 1. Whatever runs elsewhere is
 * known by its leases alone.
 */
import { createHash, randomBytes } from "node:crypto";
import { readFileSync, readlinkSync } from "node:fs";
import type { ProcessOwner } from "../../ports/process-owner.ts";

/** Where a process runs. */
export interface Whereabouts {
  /** The same for exactly the processes that share a table of process ids; null where that cannot be known. */
  readonly place: string | null;
  readonly pid: number;
  readonly isRunning: (pid: number) => boolean;
}

const PLACE_CHARACTERS = 16;

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
};

// Linux numbers each start of a kernel and each namespace of process ids. Elsewhere there is neither.
function readPlace(): string | null {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    const namespace = readlinkSync("/proc/self/ns/pid");
    if (!boot || !namespace) return null;
    return createHash("sha256").update(`${boot} ${namespace}`).digest("base64url").slice(0, PLACE_CHARACTERS);
  } catch {
    return null;
  }
}

const here = (): Whereabouts => ({ place: readPlace(), pid: process.pid, isRunning });

/** This process. Process ids come again: an earlier start with this process's own id is gone, too. */
export function createProcessOwner({ place, pid, isRunning: runs }: Whereabouts = here()): ProcessOwner {
  const name = `${place ?? "-"}/${pid}/${randomBytes(6).toString("base64url")}`;
  return {
    name,
    isGone: (other) => {
      const [otherPlace, otherPid] = other.split("/");
      if (place === null || other === name || otherPlace !== place) return false;
      return Number(otherPid) === pid || !runs(Number(otherPid));
    },
  };
}
