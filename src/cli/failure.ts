/** A failure in words for the person at the terminal: what, why, what to run next. */
import { Refusal } from "../domain/refusal.ts";
import { SeedError } from "../adapters/seeding/seed-error.ts";
import { DatabaseFault } from "../ports/database.ts";
import { SettingsError } from "../settings/resolve.ts";

function withCauses(error: unknown, depth = 0): string {
  if (!(error instanceof Error)) return String(error);
  const cause =
    error.cause === undefined || depth >= 3 ? "" : `\n  because: ${withCauses(error.cause, depth + 1)}`;
  return `${error.message}${cause}`;
}

/** The words. A fault of ours shows its stack only with DEBUG set. */
export function describeFailure(error: unknown): string {
  if (error instanceof SettingsError || error instanceof SeedError) return error.message;
  if (error instanceof Refusal) return `${error.shown.title}: ${error.message}`;
  if (error instanceof DatabaseFault && error.hint) return `${withCauses(error)}\n${error.hint}`;
  const stack = process.env["DEBUG"] && error instanceof Error ? `\n${error.stack}` : "";
  return `${withCauses(error)}${stack}`;
}
