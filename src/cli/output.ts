/** What commands print: results on standard output, everything else on standard error. */

/** Prints a line of a result. */
export function print(line = ""): void {
  process.stdout.write(`${line}\n`);
}

/** Prints a result as one line of JSON. */
export function printJson(value: unknown): void {
  print(JSON.stringify(value));
}

/** Tells the person at the terminal something that is no result. */
export function tell(line: string): void {
  process.stderr.write(`${line}\n`);
}
