/** What `doctor` finds, what it looks at, and the shape of a check. */
import type { DatabaseFile, Inspection } from "../../adapters/storage/embedded/copy.ts";
import type { WrongText } from "../../adapters/storage/embedded/texts.ts";
import type { DataPlaces } from "../../adapters/system/data-directory.ts";
import type { Appliance } from "../../appliance.ts";
import type { Settings } from "../../settings/schema.ts";
import type { Secrets } from "../../settings/secrets.ts";

/** One finding. `remedy` names the command or the setting that mends it; null where all is well. */
export interface Finding {
  readonly check: string;
  readonly level: "ok" | "warning" | "error";
  readonly message: string;
  readonly remedy: string | null;
}

/** What is looked at. */
export interface Site {
  readonly settings: Settings;
  readonly secrets: Secrets;
  readonly places: DataPlaces;
  /** Null: the database lives on a server. */
  readonly file: DatabaseFile | null;
  /** What was found in the file, or why nothing could be; null where there is no file. */
  readonly inspected: Inspection | Error | null;
  /** Texts of a file of this service that are no UTF-8, or why they could not be looked for; null where they were not. */
  readonly wrong_texts: readonly WrongText[] | Error | null;
  /** The assembled product, not listening; null when the database cannot be used as it is, or would have to be migrated first. */
  readonly appliance: Appliance | null;
  /** Where visitors reach the service, without a slash at the end. */
  readonly base_url: string;
  readonly now: number;
}

/** There is a database, but nothing can be read from it as it is: what it holds is not known. */
export const isUnread = ({ appliance, file, inspected }: Site): boolean =>
  appliance === null && (file === null || inspected !== null);

/** Says what is well and what is not. What it rejects with becomes an error of its own. */
export interface Check {
  readonly name: string;
  run(site: Site): Promise<readonly Finding[]> | readonly Finding[];
}

/** Makes the findings of one check. */
export interface Findings {
  ok(message: string): Finding;
  warning(message: string, remedy: string): Finding;
  error(message: string, remedy: string): Finding;
}

/** Findings of the check of this name. */
export function findingsOf(check: string): Findings {
  return {
    ok: (message) => ({ check, level: "ok", message, remedy: null }),
    warning: (message, remedy) => ({ check, level: "warning", message, remedy }),
    error: (message, remedy) => ({ check, level: "error", message, remedy }),
  };
}

/** A fault in one line. */
export function toReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  return (error.message || code || error.name).split("\n")[0] ?? "";
}
