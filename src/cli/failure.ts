/** A failure in words for the person at the terminal: what, why, what to run next. */
import { DataDirectoryFault } from "../adapters/system/data-directory.ts";
import { Refusal } from "../domain/refusal.ts";
import { SeedError } from "../adapters/seeding/seed-error.ts";
import { DatabaseFault } from "../ports/database.ts";
import { toFileWords } from "../settings/file-words.ts";
import { SettingsError } from "../settings/resolve.ts";
import { Stopped } from "./course.ts";
import { UsageError } from "./usage-error.ts";

/** What a fault says itself, where one of many things failed and is told of beside the others. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function withCauses(error: unknown, depth = 0): string {
  if (!(error instanceof Error)) return String(error);
  const words = wordsOf(error);
  if (error.cause === undefined || depth >= 3) return words;
  const cause = withCauses(error.cause, depth + 1);
  const isSaid = words.includes(cause) || words.includes(toFileWords(error.cause));
  return isSaid ? words : `${words}\n  because: ${cause}`;
}

// The system's own errors: "EACCES: permission denied, mkdir '/srv/chat'".
function wordsOf(error: Error): string {
  const { syscall, path } = error as NodeJS.ErrnoException;
  if (syscall === "uv_cwd") return "The current folder is gone: change into another one.";
  return syscall === undefined || path === undefined ? error.message : `${path}: ${toFileWords(error)}.`;
}

// Two commands that make the same thing at once: the second one finds it and changes nothing.
const MEANWHILE = "Another process wrote the same meanwhile: run the command again.";

const DENIED =
  "Run it as the account that may use this; `chat-assistant doctor` names what of the data directory belongs to another.";
const HINTS: Readonly<Record<string, string>> = {
  EACCES: DENIED,
  EPERM: DENIED,
  ENOSPC: "Free space on that disk, then run the command again.",
  EDQUOT: "Free space on that disk, then run the command again.",
};

/** What to do about a file, where the system said what hinders. */
function hintOf(error: unknown, depth = 0): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, syscall, path } = error as NodeJS.ErrnoException;
  if (syscall !== undefined && path !== undefined && code !== undefined) return HINTS[code];
  return depth < 3 ? hintOf(error.cause, depth + 1) : undefined;
}

/** The words. A fault of ours shows its stack only with DEBUG set. */
export function describeFailure(error: unknown): string {
  if (
    error instanceof SettingsError ||
    error instanceof SeedError ||
    error instanceof UsageError ||
    error instanceof Stopped
  )
    return error.message;
  if (error instanceof Refusal) return error.details.detail ?? `${error.shown.title}: ${error.message}`;
  if (error instanceof DatabaseFault && error.hint) return `${withCauses(error)}\n${error.hint}`;
  if (error instanceof DataDirectoryFault) return `${error.message}\n${error.hint}`;
  if (error instanceof DatabaseFault && error.columns) return `${withCauses(error)}\n${MEANWHILE}`;
  const hint = hintOf(error);
  const stack = process.env["DEBUG"] && error instanceof Error ? `\n${error.stack}` : "";
  return `${withCauses(error)}${hint === undefined ? "" : `\n${hint}`}${stack}`;
}
