/**
 * Runs the sweeps by the clock: one process at a time holds the lease, a run that takes long does not start twice, and
 * closing waits for the batch that runs.
 */
import type { Clock } from "../ports/clock.ts";
import { type Database, DatabaseFault } from "../ports/database.ts";
import type { Leases } from "../ports/leases.ts";
import type { Log } from "../ports/log.ts";
import type { ProcessOwner } from "../ports/process-owner.ts";
import { runSweep, type Sweep } from "./sweep.ts";

/** What the schedule needs. */
export interface ScheduleOptions {
  readonly sweeps: readonly Sweep[];
  readonly leases: Leases;
  readonly owner: ProcessOwner;
  readonly clock: Clock;
  readonly database: Database;
  readonly log: Log;
  /** A cron pattern, with seconds. */
  readonly pattern: string;
}

/** A running schedule. */
export interface Schedule {
  /** Runs the sweeps now, unless another process does. */
  runNow(): Promise<void>;
  /** Stops: no run begins, and the running batch is waited for. */
  stop(): Promise<void>;
}

const LEASE = "sweeps";
/** One sweep ends after the batch, or the deliveries, that cross this: the others wait behind it, and the lease runs. */
const SWEEP_MS = 12_000;
// Longer than a whole run takes; a process that dies holds the others up no longer than this.
const LEASE_MS = 120_000;

/** Starts the schedule. Throws when the pattern is none. */
export async function startSchedule(options: ScheduleOptions): Promise<Schedule> {
  const { Cron } = await import("croner");
  let stopping = false;
  let running: Promise<void> | null = null;
  const runNow = (): Promise<void> => {
    running ??= runAll(options, () => stopping).finally(() => {
      running = null;
    });
    return running;
  };
  const cron = toCron(Cron, options.pattern, () => (stopping ? undefined : runNow()));
  return {
    runNow,
    stop: async () => {
      stopping = true;
      cron.stop();
      await running;
    },
  };
}

/** Why no schedule can follow this pattern, and what to do; null: one can. */
export async function findPatternFault(pattern: string): Promise<string | null> {
  const { Cron } = await import("croner");
  try {
    toCron(Cron, pattern, () => undefined).stop();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function toCron(
  Cron: typeof import("croner").Cron,
  pattern: string,
  run: () => Promise<void> | undefined,
): InstanceType<typeof Cron> {
  try {
    return new Cron(pattern, { protect: true, unref: true, catch: true }, run);
  } catch (cause) {
    const remedy = "write one with seconds, such as */20 * * * * *, or set CHAT_ASSISTANT_SWEEPS_PATTERN";
    throw new Error(`sweeps.pattern: ${pattern} is no cron pattern: ${remedy}`, { cause });
  }
}

async function runAll(options: ScheduleOptions, isStopping: () => boolean): Promise<void> {
  const { leases, owner, clock, log } = options;
  try {
    const now = clock.now();
    if (!(await leases.take(LEASE, owner.name, { now, expires_at: now + LEASE_MS }))) return;
    await runEach(options, isStopping);
    await leases.release(LEASE, owner.name);
    await emptyJournal(options);
  } catch (error) {
    log.error("sweeps failed", {}, error);
  }
}

// What was deleted leaves the journal, too, whoever deleted it: a visitor's finish, or a run that could not do this. Who reads
// all of a large database at once (a backup, doctor) holds it up for longer than a run waits, and nothing failed by that.
async function emptyJournal({ database, log }: ScheduleOptions): Promise<void> {
  try {
    await database.checkpoint();
  } catch (error) {
    if (!(error instanceof DatabaseFault) || error.code !== "database_busy") throw error;
    log.warn("deleted text stays in the journal until the next sweep: somebody reads the database");
  }
}

async function runEach({ sweeps, log }: ScheduleOptions, isStopping: () => boolean): Promise<void> {
  for (const sweep of sweeps) {
    if (isStopping()) break;
    try {
      const ends_at = performance.now() + SWEEP_MS;
      const done = await runSweep(sweep, () => isStopping() || performance.now() > ends_at);
      if (done > 0) log.info("swept", { sweep: sweep.name, done });
    } catch (error) {
      log.error("a sweep failed", { sweep: sweep.name }, error);
    }
  }
}
