/** Long work that a person may end: the first signal lets what is begun finish, a second one ends at once. */
import { constants } from "node:os";
import { setImmediate } from "node:timers/promises";
import { tell } from "./output/print.ts";

const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/** Why something was not done. */
export interface Hindrance {
  readonly reason: string;
  /** What to do about it, when everything else would meet it too. */
  readonly remedy?: string;
}

/** How a piece of work goes on. */
export interface Course {
  /** Why nothing more is to be begun; null: it goes on. */
  why: Hindrance | null;
  /** What the command exits with when a signal ended it: 130 or 143, as shells have it. */
  exit_code: number | null;
}

/** Work that a signal ended before it changed anything. */
export class Stopped extends Error {
  override readonly name = "Stopped";
  readonly exit_code: number;

  constructor({ exit_code }: Pick<Course, "exit_code">, message = "Stopped: nothing was changed.") {
    super(message);
    this.exit_code = exit_code ?? 1;
  }
}

/** Throws when a signal came. */
export function checkCourse(course: Course): void {
  if (course.exit_code !== null) throw new Stopped(course);
}

/** Whether a signal came; one that came while a step blocked the process is heard here. */
export async function isStopped(course: Course): Promise<boolean> {
  await setImmediate();
  return course.exit_code !== null;
}

/** What a step waits for, where a signal ends the work with these words. */
export const checkpointOf =
  (course: Course, message: string): (() => Promise<void>) =>
  async () => {
    if (await isStopped(course)) throw new Stopped(course, message);
  };

/** Runs work that looks at its course before it begins something. */
export async function withCourse<T>(work: (course: Course) => Promise<T>): Promise<T> {
  const course: Course = { why: null, exit_code: null };
  const onSignal = (signal: (typeof SIGNALS)[number]): void => {
    const exit_code = 128 + constants.signals[signal];
    if (course.exit_code !== null) process.exit(exit_code);
    course.exit_code = exit_code;
    course.why ??= { reason: "it was stopped before", remedy: "Stopped." };
    tell(`${signal}: finishing what is begun; a second one stops at once.`);
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  try {
    return await work(course);
  } finally {
    for (const signal of SIGNALS) process.removeListener(signal, onSignal);
  }
}
