/**
 * Tries again what an earlier run's report says no test noticed or reached: with more tests than that run had, and only these
 * places instrumented, so that the tests run nearly as fast as without. The code must be the report's. Run by itself it prints
 * the places for Stryker's `--mutate`; `runner.mjs` reads from it which mutants of these places are meant, `score.mjs` which
 * ones count.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** The earlier report, by its absolute path; none where all is tried for the first time. */
const REPORT = process.env["MUTATION_AGAIN"];
/** One of so many is tried, by its place and text: a multiple of the earlier run's sample takes a part of that. */
const SAMPLE = Number(process.env["MUTATION_AGAIN_SAMPLE"] ?? 1);
/** Which of them: 0 to SAMPLE - 1; two offsets share no place. */
const OFFSET = Number(process.env["MUTATION_OFFSET"] ?? 0);

const isUnnoticed = ({ status }) => status === "Survived" || status === "NoCoverage";
const fromZero = ({ line, column }) => ({ line: line - 1, column: column - 1 });

/** What names a mutant in any run: its place, and what stands there instead. */
const keyOf = ({ fileName, location: { start, end }, replacement }) =>
  [
    fileName.slice(fileName.lastIndexOf("src/domain/")),
    `${start.line}:${start.column}-${end.line}:${end.column}`,
    replacement,
  ].join(" ");

const isInSample = (mutant) =>
  createHash("sha256").update(keyOf(mutant)).digest().readUInt32BE() % SAMPLE === OFFSET;

/** The mutants of a report that are in the sample, their places counted from 0 as a running Stryker counts them. */
export function listSample(report) {
  const { files } = JSON.parse(readFileSync(report, "utf8"));
  return Object.entries(files)
    .flatMap(([fileName, { mutants }]) =>
      mutants.map(({ status, replacement, location: { start, end } }) => ({
        fileName,
        status,
        replacement,
        location: { start: fromZero(start), end: fromZero(end) },
      })),
    )
    .filter(isInSample);
}

/** Whether a mutant is one of those that are tried again; undefined where there is no earlier report. */
export function toAgain() {
  if (!REPORT) return undefined;
  const keys = new Set(listSample(REPORT).filter(isUnnoticed).map(keyOf));
  return (mutant) => keys.has(keyOf(mutant));
}

// Stryker counts the lines of a range from 1 and its columns from 0.
const toRange = ({ fileName, location: { start, end } }) =>
  `${fileName}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;

if (process.argv[1] === import.meta.filename)
  process.stdout.write([...new Set(listSample(REPORT).filter(isUnnoticed).map(toRange))].join(","));
