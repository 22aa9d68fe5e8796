/**
 * How much the fault suites do: `ci` in every run of the tests, `nightly` by `npm run faults`. FAULTS_MINUTES bounds each
 * counted suite of the nightly size; what was left out is printed.
 */
const isNightly = process.env["FAULTS_SIZE"] === "nightly";
const minutes = Number(process.env["FAULTS_MINUTES"] ?? 0);

/** The size of this run. */
export const SIZE = isNightly ? "nightly" : "ci";

/** The value for this run's size. */
export const sized = <T>(values: { readonly ci: T; readonly nightly: T }): T => values[SIZE];

/** How long a counted test may take: what its rounds may, and the time to look at the result. */
export const LONG = { timeout: sized({ ci: 120_000, nightly: (Math.max(minutes, 60) + 10) * 60_000 }) };

/** When a counted test ends early, by `performance.now()`. */
export const endOfCounting = (): number =>
  isNightly && minutes > 0 ? performance.now() + minutes * 60_000 : Infinity;

/** Counts from 0 to the size; ends early when the minutes of this run are over, and says how far it came. */
export function* rounds(what: string, counts: { readonly ci: number; readonly nightly: number }) {
  const wanted = sized(counts);
  const ends_at = endOfCounting();
  let done = 0;
  for (; done < wanted && performance.now() < ends_at; done += 1) yield done;
  report(`${what}: ${done} of ${wanted}`);
}

/** Prints a figure of a fault suite. */
export function report(figure: string): void {
  process.stdout.write(`faults (${SIZE}): ${figure}\n`);
}
