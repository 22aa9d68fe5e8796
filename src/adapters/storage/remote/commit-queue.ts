/**
 * Units on their way to a libSQL server: those that wait while a commit runs share the next one. A server's commits are one
 * after another, each with its sync: with one unit to a commit 500 to 1,500 went through in a second, with eight 6,000, each
 * for a quarter of the processor (sqld 0.24, one process).
 */
import { busyFault } from "../driver/faults.ts";

/** Takes a unit; fulfilled with what became of it. */
export type CommitQueue<Unit, Result> = (unit: Unit) => Promise<Result>;

/** What became of a unit. */
export type Settled<Result> = { readonly result: Result } | { readonly error: unknown };

/** How units are committed. */
export interface CommitQueueOptions<Unit, Result> {
  /** Commits units together; says what became of each, in order. Never rejects. */
  readonly commit: (units: readonly Unit[]) => Promise<readonly Settled<Result>[]>;
  /** Whether one more unit may join these. */
  readonly fits: (units: readonly Unit[], unit: Unit) => boolean;
  /** A unit that waits for longer is refused with a `database_busy` fault, not begun. */
  readonly most_wait_ms: number;
  /** A commit that takes longer has the next one begin beside it. */
  readonly patience_ms?: number;
}

/** A server that is asked for 16 or 32 long commits at once can stand still for as long as a call may take. */
const MOST_AT_ONCE = 4;
/** Most commits take a tenth of it; one that hangs must not hold up all others. */
const PATIENCE_MS = 200;

interface Waiting<Unit, Result> {
  readonly unit: Unit;
  readonly settle: (settled: Settled<Result>) => void;
  readonly late: NodeJS.Timeout;
}

/** An empty queue. Units that come in one turn of the event loop are committed together. */
export function createCommitQueue<Unit, Result>(
  options: CommitQueueOptions<Unit, Result>,
): CommitQueue<Unit, Result> {
  const { commit, patience_ms = PATIENCE_MS } = options;
  const line = createLine(options);
  let running = 0;
  let slow = 0;
  const run = async (group: readonly Waiting<Unit, Result>[]): Promise<void> => {
    let isSlow = false;
    const beside = setTimeout(() => {
      isSlow = true;
      slow += 1;
      begin();
    }, patience_ms);
    running += 1;
    const settled = await commit(group.map(({ unit }) => unit));
    clearTimeout(beside);
    running -= 1;
    if (isSlow) slow -= 1;
    for (const [at, { settle }] of group.entries())
      settle(settled[at] ?? { error: new Error("storage: a unit was left out of its commit") });
    begin();
  };
  const begin = (): void => {
    if (line.length() > 0 && running === slow && running < MOST_AT_ONCE) void run(line.take());
  };
  return (unit) => {
    const settled = line.wait(unit);
    if (line.length() === 1) queueMicrotask(begin);
    return settled;
  };
}

/** Units in the order in which they came. */
function createLine<Unit, Result>({ fits, most_wait_ms }: CommitQueueOptions<Unit, Result>) {
  const waiting = new Set<Waiting<Unit, Result>>();
  return {
    length: (): number => waiting.size,
    wait: (unit: Unit): Promise<Result> =>
      new Promise((resolve, reject) => {
        const settle = (settled: Settled<Result>): void =>
          "error" in settled ? reject(settled.error) : resolve(settled.result);
        const late = setTimeout(() => {
          waiting.delete(one);
          reject(busyFault());
        }, most_wait_ms);
        const one: Waiting<Unit, Result> = { unit, settle, late };
        waiting.add(one);
      }),
    /** The first of them, with those behind it that fit. */
    take: (): Waiting<Unit, Result>[] => {
      const group: Waiting<Unit, Result>[] = [];
      for (const one of waiting) {
        const units = group.map(({ unit }) => unit);
        if (group.length > 0 && !fits(units, one.unit)) break;
        waiting.delete(one);
        clearTimeout(one.late);
        group.push(one);
      }
      return group;
    },
  };
}
