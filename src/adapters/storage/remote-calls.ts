/** Calls to the database server: bounded in time, and tried again only where nothing can have happened twice. */
import { setTimeout as pause } from "node:timers/promises";

import { DatabaseFault } from "../../ports/database.ts";

import { busyFault, toFault, unavailable } from "./faults.ts";

/** The bounds of a call. */
export interface Attempts {
  /** One attempt. */
  readonly timeout_ms: number;
  /** All attempts while the server's lock is held. */
  readonly busy_wait_ms: number;
}

const MAXIMUM_NETWORK_RETRIES = 2;
const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 200;
const ALMOST = 0.9;
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
    const done = await attempt(action, attempts.timeout_ms, call);
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

/** A `fetch` that gives up after this time, so that no request is left open. */
export function fetchWithin(timeout_ms: number): (request: Request) => Promise<Response> {
  return (request) => fetch(request, { signal: AbortSignal.timeout(timeout_ms) });
}

type Attempted<T> =
  | { readonly value: T }
  | { readonly fault: Error; readonly unreached: boolean; readonly late: boolean };

async function attempt<T>(action: string, timeout_ms: number, call: () => Promise<T>): Promise<Attempted<T>> {
  const started_ms = performance.now();
  try {
    return { value: await within(timeout_ms, call()) };
  } catch (error) {
    const unreached = UNREACHED.test(describe(error));
    // The client's own timer may end a moment before this one.
    const late = performance.now() - started_ms >= timeout_ms * ALMOST;
    return { fault: isAnswer(error) ? toFault(error, action) : networkFault(error, action), unreached, late };
  }
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
  const { message, cause } = error as { message?: unknown; cause?: { code?: unknown } };
  return `${String(message)} ${String(cause?.code)}`;
}
