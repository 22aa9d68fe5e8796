/** Owners by host, process id and start (`ports/process-owner.ts`). */
import { randomBytes } from "node:crypto";
import os from "node:os";
import type { ProcessOwner } from "../../ports/process-owner.ts";

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
};

/** This process on this host. Process ids come again: an earlier start with this process's own id is gone too. */
export function createProcessOwner(): ProcessOwner {
  const host = os.hostname();
  const name = `${host}/${process.pid}/${randomBytes(6).toString("base64url")}`;
  return {
    name,
    isGone: (other) => {
      const [otherHost, pid] = other.split("/");
      if (other === name || otherHost !== host) return false;
      return Number(pid) === process.pid || !isRunning(Number(pid));
    },
  };
}
