/** Works through files; a cause that hinders all of them ends the work, and is told once. */
import { isDiskFull } from "../../adapters/system/disk-full.ts";
import { DatabaseFault } from "../../ports/database.ts";
import { counted } from "../output/counted.ts";
import { tell } from "../output/print.ts";
import { toPrintableLine } from "../../domain/printable.ts";
import type { Course, Hindrance } from "../course.ts";
import { messageOf } from "../failure.ts";

/** A file that was not done. */
export interface Undone extends Hindrance {
  readonly file: string;
}

// Files worked on at once share commits; more would only hold more text in memory.
const AT_ONCE = 8;

/** Runs `work` for every item, at most `AT_ONCE` at a time, in order of their beginning. */
export async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  const run = async (): Promise<void> => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, run));
}

/** What is done with files, and with one that is not done. */
export interface Work<T> {
  readonly work: (file: T) => Promise<void>;
  readonly onUndone: (file: T, why: Hindrance) => void;
}

/**
 * Runs `work` for every file, and tells `onUndone` of each that was not done. After a cause that hinders all of them, or a
 * signal, no other is begun: those are undone for the same reason.
 */
export async function workThrough<T>(
  files: readonly T[],
  course: Course,
  { work, onUndone }: Work<T>,
): Promise<void> {
  await inTurns(files, async (file) => {
    if (course.why) {
      onUndone(file, course.why);
      return;
    }
    try {
      await work(file);
    } catch (error) {
      const why = toHindrance(error);
      if (why.remedy !== undefined) course.why ??= why;
      onUndone(file, why);
    }
  });
}

/** Why a file was not done, and whether others would meet the same. */
export function toHindrance(error: unknown): Hindrance {
  if (isDiskFull(error))
    return {
      reason: "the disk is full",
      remedy: "Free space on the disk that holds the database and the files.",
    };
  const reason = messageOf(error);
  if (!(error instanceof DatabaseFault) || error.code === "database_constraint") return { reason };
  // A store that does not take one file for its size may take the next.
  if (error.cause instanceof RangeError) return { reason };
  return { reason, remedy: error.hint ?? "Run `chat-assistant doctor`." };
}

/** Tells what was not done: a file a line, and those with a common cause in one. `what` begins the line: "not taught". */
export function tellUndone(what: string, undone: readonly Undone[]): void {
  for (const { file, reason, remedy } of undone)
    if (remedy === undefined) tell(`  ${what}: ${toPrintableLine(file)}: ${reason}`);
  const common = undone.filter(({ remedy }) => remedy !== undefined);
  for (const remedy of remediesOf(common)) {
    const [first, ...others] = common.filter((one) => one.remedy === remedy);
    if (first === undefined) continue;
    const more = others.length === 0 ? "" : ` and ${counted(others.length, "other")}`;
    tell(`  ${what}: ${toPrintableLine(first.file)}${more}: ${first.reason}`);
  }
}

const remediesOf = (undone: readonly Undone[]): readonly string[] => [
  ...new Set(undone.flatMap(({ remedy }) => (remedy === undefined ? [] : [remedy]))),
];

/** Tells, each once, what to do about causes that hinder every file. */
export function tellRemedies(undone: readonly Undone[]): void {
  for (const remedy of remediesOf(undone))
    tell(`${remedy} Run the command again for the rest: what is done stays done.`);
}
