/** Who runs a command, for the audit log: the account of the operating system. */
import os from "node:os";

/** `cli:<account>`. */
export function readActor(): string {
  try {
    return `cli:${os.userInfo().username}`;
  } catch {
    // An account without an entry in the system's list, as in some containers.
    return `cli:${process.getuid?.() ?? "unknown"}`;
  }
}
