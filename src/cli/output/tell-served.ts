/** What a server tells of its start and its end: lines for a person, or lines of its log where a program reads them. */
import { createLog } from "../../adapters/system/log.ts";
import type { Settings } from "../../settings/schema.ts";
import { tell } from "./print.ts";

/** Tells one line. */
export type Tell = (line: string) => void;

/** Gives it by the format of the log: with `json` all of standard error is JSON, as docs/metrics.md promises. */
export function createTell(settings: Settings["log"]): Tell {
  if (settings.format === "text") return tell;
  const log = createLog(settings);
  return (line) => log.info(line.trim());
}
