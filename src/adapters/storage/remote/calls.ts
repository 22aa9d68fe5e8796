/** Calls to the database server: bounded in time, and tried again only where nothing can have happened twice. */
import { setTimeout as pause } from "node:timers/promises";

import { DatabaseFault } from "../../../ports/database.ts";

import { busyFault, toFault, unavailable } from "../driver/faults.ts";

/** The bounds of a call. */
export interface Attempts {
  /** One attempt. */
  readonly timeout_ms: number;
  /** All attempts while the server's lock is held. */
  readonly busy_wait_ms: number;
  /** Shared by all calls to one server. */
  readonly pulse: Pulse;
}

/** Whether a server shows life, as far as the calls to it tell. Times are those of `performance.now()`. */
export interface Pulse {
  answered_ms: number;
  rests_until_ms: number;
}

/** The pulse of a server that nothing is known of. */
export const startPulse = (): Pulse => ({ answered_ms: 0, rests_until_ms: 0 });

// A server that hangs costs a request the time of one call, not of each that follows from it.
const REST_MS = 1_000;
const MAXIMUM_NETWORK_RETRIES = 2;
const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 200;
const ALMOST = 0.9;
const SILENT = 0.5;
const UNREACHED = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH/u;

/**
 * Runs `call` and maps what it throws to the port's faults. Tried again within bounds: everything on a busy server
 * (it rolled back), reads after a network error, writes only when no connection came about. A server that let an attempt
 * run out of time is not given another: whoever waits has waited long enough.
 */
export async function callServer<T>(
  action: "read" | "write",
  attempts: Attempts,
  call: () => Promise<T>,
): Promise<T> {
  const deadline_ms = performance.now() + attempts.busy_wait_ms;
  let retries = 0;
  for (let pause_ms = FIRST_PAUSE_MS; ; pause_ms = Math.min(LONGEST_PAUSE_MS, pause_ms * 2)) {
    const done = await attempt(action, attempts, call);
    if ("value" in done) return done.value;
    const { fault, unreached, late } = done;
    const code = fault instanceof DatabaseFault ? fault.code : undefined;
    if (code === "database_busy") {
      if (performance.now() >= deadline_ms) throw busyFault({ cause: fault });
    } else {
      const repeatable = code === "database_unavailable" && !late && (action === "read" || unreached);
      if (!repeatable || retries >= MAXIMUM_NETWORK_RETRIES) throw fault;
      retries += 1;
    }
    await pause(pause_ms);
  }
}

type Attempted<T> =
  | { readonly value: T }
  | { readonly fault: Error; readonly unreached: boolean; readonly late: boolean };

async function attempt<T>(
  action: string,
  { timeout_ms, pulse }: Attempts,
  call: () => Promise<T>,
): Promise<Attempted<T>> {
  const started_ms = performance.now();
  if (started_ms < pulse.rests_until_ms)
    return { fault: networkFault(new Error("the server hangs"), action), unreached: false, late: true };
  try {
    const value = await within(timeout_ms, call());
    noteAnswer(pulse);
    return { value };
  } catch (error) {
    if (isAnswer(error)) {
      noteAnswer(pulse);
      return { fault: toFault(error, action), unreached: false, late: false };
    }
    const now_ms = performance.now();
    // The client's own timer may end a moment before this one.
    const late = now_ms - started_ms >= timeout_ms * ALMOST;
    // One that answers others is not hanging: a statement of its own was too long.
    const isSilent = now_ms - pulse.answered_ms >= timeout_ms * SILENT;
    if (late && isSilent) pulse.rests_until_ms = now_ms + REST_MS;
    return { fault: networkFault(error, action), unreached: UNREACHED.test(describe(error)), late };
  }
}

function noteAnswer(pulse: Pulse): void {
  pulse.answered_ms = performance.now();
  pulse.rests_until_ms = 0;
}

async function within<T>(timeout_ms: number, call: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("the server did not answer in time")), timeout_ms);
  });
  try {
    return await Promise.race([call, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether the server itself refused: its codes name SQLite or the statement, the client's name the connection. */
function isAnswer(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === "string" && /^(?:SQLITE_|SQL_|ARGS_)/u.test(code);
}

function networkFault(cause: unknown, action: string): DatabaseFault {
  return unavailable(`storage: cannot ${action}: the database server cannot be reached`, {
    cause,
    hint: "Check that the database server runs; a write may or may not have been made.",
  });
}

function describe(error: unknown): string {
  // Of a name with several addresses only the code tells.
  const { message, code, cause } = error as { message?: unknown; code?: unknown; cause?: { code?: unknown } };
  return `${String(message)} ${String(code)} ${String(cause?.code)}`;
}
