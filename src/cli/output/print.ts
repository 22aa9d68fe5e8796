/** What commands print: results on standard output, everything else on standard error. */
import { toPrintable, toPrintableJson } from "../../domain/printable.ts";

/** Prints a line of a result. `mark` stands before it as it is, colours included. */
export function print(line = "", mark = ""): void {
  process.stdout.write(`${mark}${toPrintable(line)}\n`);
}

/** Prints a result as one line of JSON. */
export function printJson(value: unknown): void {
  process.stdout.write(`${toPrintableJson(JSON.stringify(value))}\n`);
}

/** Whether somebody still takes what is printed: `… | head -1` does so for a while, a full disk no longer. */
export const isTaken = (): boolean => process.stdout.writable;

/** Tells the person at the terminal something that is no result. */
export function tell(line: string): void {
  process.stderr.write(`${toPrintable(line)}\n`);
}
