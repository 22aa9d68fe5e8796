/** Sorts the drivers' errors into the port's faults, by SQLite's primary result code. */
import { DatabaseFault } from "../../../ports/database.ts";

type FaultKind = "busy" | "constraint" | "full" | "medium" | "damaged" | "statement";

const KINDS: Readonly<Record<number, FaultKind>> = {
  5: "busy",
  6: "busy",
  7: "medium",
  8: "medium",
  10: "medium",
  11: "damaged",
  13: "full",
  14: "medium",
  19: "constraint",
  26: "damaged",
};

/** The same codes as a server names them. */
const NAMES: readonly (readonly [prefix: string, code: number])[] = [
  ["SQLITE_BUSY", 5],
  ["SQLITE_LOCKED", 6],
  ["SQLITE_NOMEM", 7],
  ["SQLITE_READONLY", 8],
  ["SQLITE_IOERR", 10],
  ["SQLITE_CORRUPT", 11],
  ["SQLITE_FULL", 13],
  ["SQLITE_CANTOPEN", 14],
  ["SQLITE_CONSTRAINT", 19],
  ["SQLITE_NOTADB", 26],
];

const HINTS: Readonly<Record<"full" | "medium" | "damaged", string>> = {
  full: "Free space on the disk that holds the database; writes go on by themselves.",
  medium:
    "Check the disk, the permissions and the owner of the database's folder, then run `chat-assistant doctor`.",
  damaged: "Run `chat-assistant doctor`; restore the last backup when it confirms the damage.",
};

const UNIQUE = /UNIQUE constraint failed: (?<columns>[^\n]+)/u;

/** What kind of failure a driver's error is; `statement` for everything that is not the database's condition. */
export function kindOf(error: unknown): FaultKind {
  const { code, rawCode } = error as { code?: unknown; rawCode?: unknown };
  if (typeof rawCode === "number") return KINDS[rawCode % 256] ?? "statement";
  const named = typeof code === "string" ? NAMES.find(([prefix]) => code.startsWith(prefix)) : undefined;
  return named === undefined ? "statement" : (KINDS[named[1]] ?? "statement");
}

/**
 * The error to reject with. `action` completes "storage: cannot …". Faults and argument errors pass unchanged;
 * a mistake in a statement becomes a plain Error.
 */
export function toFault(error: unknown, action: string): Error {
  if (error instanceof DatabaseFault || error instanceof TypeError || error instanceof RangeError)
    return error;
  const kind = kindOf(error);
  const text = error instanceof Error ? error.message : String(error);
  const message = `storage: cannot ${action}: ${text}`;
  if (kind === "statement") return new Error(message, { cause: error });
  if (kind === "busy") return new DatabaseFault("database_busy", message, { cause: error });
  if (kind === "constraint") {
    const columns = UNIQUE.exec(text)?.groups?.["columns"];
    const details = columns === undefined ? { cause: error } : { cause: error, columns };
    return new DatabaseFault("database_constraint", message, details);
  }
  return unavailable(message, { cause: error, hint: HINTS[kind] });
}

/** Whether a fault says that the database is damaged, and not only that it cannot serve now. */
export function isDamage(error: unknown): boolean {
  return error instanceof DatabaseFault && error.cause !== undefined && kindOf(error.cause) === "damaged";
}

/** A `database_unavailable` fault with what to do next. */
export function unavailable(message: string, details: { cause?: unknown; hint: string }): DatabaseFault {
  return new DatabaseFault("database_unavailable", message, details);
}

/** The fault of every call after `close`. */
export function closedFault(): DatabaseFault {
  return new DatabaseFault("database_closed", "storage: cannot serve: the database is closed");
}

/** The fault of a call that waited for another process's lock, or for its turn, until its time was over. */
export function busyFault(details: { cause?: unknown } = {}): DatabaseFault {
  return new DatabaseFault("database_busy", "storage: cannot write: the database stayed busy", {
    ...details,
    hint: "Another process holds the database's lock; let it finish or stop it.",
  });
}
