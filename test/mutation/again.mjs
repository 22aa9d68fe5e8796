/**
 * Tries again what an earlier run's report says no test noticed or reached: with more tests than that run had, and only these
 * places instrumented, so that the tests run nearly as fast as without. The code must be the report's. Run by itself it prints
 * the places for Stryker's `--mutate`; `runner.mjs` reads from it which mutants of these places are meant.
 */
import { readFileSync } from "node:fs";

/** The earlier report, by its absolute path; none where all is tried for the first time. */
const REPORT = process.env["MUTATION_AGAIN"];
/** One of so many is tried, spread over the report. */
const SAMPLE = Number(process.env["MUTATION_AGAIN_SAMPLE"] ?? 1);

const isUnnoticed = ({ status }) => status === "Survived" || status === "NoCoverage";
const fromZero = ({ line, column }) => ({ line: line - 1, column: column - 1 });

/** The mutants that are tried again, their places counted from 0 as a running Stryker counts them. */
function listUnnoticed() {
  const { files } = JSON.parse(readFileSync(REPORT, "utf8"));
  return Object.entries(files)
    .flatMap(([fileName, { mutants }]) => mutants.map((mutant) => ({ ...mutant, fileName })))
    .filter(isUnnoticed)
    .filter((_, at) => at % SAMPLE === 0)
    .map(({ fileName, replacement, location: { start, end } }) => ({
      fileName,
      replacement,
      location: { start: fromZero(start), end: fromZero(end) },
    }));
}

/** What names a mutant in any run: its place, and what stands there instead. */
const keyOf = ({ fileName, location: { start, end }, replacement }) =>
  [
    fileName.slice(fileName.lastIndexOf("src/domain/")),
    `${start.line}:${start.column}-${end.line}:${end.column}`,
    replacement,
  ].join(" ");

/** Whether a mutant is one of those that are tried again; undefined where there is no earlier report. */
export function toAgain() {
  if (!REPORT) return undefined;
  const keys = new Set(listUnnoticed().map(keyOf));
  return (mutant) => keys.has(keyOf(mutant));
}

// Stryker counts the lines of a range from 1 and its columns from 0.
const toRange = ({ fileName, location: { start, end } }) =>
  `${fileName}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;

if (process.argv[1] === import.meta.filename)
  process.stdout.write([...new Set(listUnnoticed().map(toRange))].join(","));
