/** Tells a full disk from every other fault, so that the words can name the place that is full. */
import { kindOf } from "../storage/driver/faults.ts";

const FULL = new Set(["ENOSPC", "EDQUOT"]);

/** Whether an error, or one that caused it, is that of a disk or a quota without room. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return FULL.has(code ?? "") || kindOf(error) === "full" || isDiskFull(error.cause);
}
