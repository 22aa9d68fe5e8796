/**
 * A test runner for Stryker that keeps the tests of the domain loaded: they are pure, so that a mutant costs only the
 * tests that reach it. Starting vitest for each one takes two seconds, which for the whole domain is a night.
 */
import { readdirSync } from "node:fs";
import { register } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { toAgain } from "./again.mjs";
import { takeCollected, takePreparations } from "./suite.mjs";

// The engine's rules are shown by the answers that they make over a real store in memory. Folders or single files.
const WHERE = (process.env["MUTATION_TESTS"] ?? "test/domain,test/adapters/answerers").split(",");
/** One mutant in so many is run; the others are reported as errors, which the score leaves out. */
const SAMPLE = Number(process.env["MUTATION_SAMPLE"] ?? 1);
/** Which of them: 0 to SAMPLE - 1; two offsets share no mutant. */
const OFFSET = Number(process.env["MUTATION_OFFSET"] ?? 0);
/** Set where survivors are not tried on modules loaded anew: quick, where they will be tried again (`again.mjs`). */
const ONCE = process.env["MUTATION_ONCE"];
const LEFT_OUT = /(?:^model\/|hostile-text\.test\.ts$)/;
const state = (globalThis["__stryker__"] ??= {});

class InProcessRunner {
  #files = WHERE.flatMap(listTests);
  #tests = [];
  #version = 0;
  #times = new Map();
  // On modules loaded anew from the start.
  #isAgain = toAgain();

  capabilities() {
    // Mutants of constants are left out (`ignoreStatic`).
    return { reloadEnvironment: false };
  }

  async init() {
    register("./typescript-loader.mjs", import.meta.url);
    // No two files share a module, as in vitest, so that each test's reach is seen.
    for (const file of this.#files) this.#tests.push(...(await this.#load([file])));
  }

  async dryRun() {
    const tests = [];
    for (const test of this.#tests) {
      state.currentTestId = test.id;
      const result = await run(test);
      state.currentTestId = undefined;
      if (result.status === 0) tests.push(result);
      else process.stderr.write(`left out: ${test.name}: ${result.failureMessage}\n`);
    }
    this.#times = new Map(tests.map(({ id, timeSpentMs }) => [id, timeSpentMs]));
    // Instrumented code is slow: a test that bounds time can fail on it, and would kill every mutant that it reaches.
    if (this.#tests.length - tests.length > 5)
      return { status: "error", errorMessage: "too many tests fail" };
    // Without any coverage Stryker would start a process for each mutant.
    const { mutantCoverage = { static: {}, perTest: {} } } = state;
    return { status: "complete", tests, mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    if (!this.#isChosen(activeMutant)) return { status: "error", errorMessage: "not in the sample" };
    Object.assign(state, { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
    const wanted = new Set(testFilter);
    const chosen = testFilter ? this.#tests.filter(({ id }) => wanted.has(id)) : this.#tests;
    if (ONCE || !this.#isAgain) {
      const first = await runAll(this.#quickestFirst(chosen));
      if (ONCE || first.status !== "survived") return first;
    }
    // What a module made at its first use (word lists, stems) it keeps, and the tests after the first did not reach where
    // it was made: all tests of these files run once more, on modules that the mutant fills.
    const fresh = await this.#load([...new Set(chosen.map(({ file }) => file))]);
    state.hitCount = 0;
    return runAll(this.#quickestFirst(fresh));
  }

  #isChosen(mutant) {
    return this.#isAgain ? this.#isAgain(mutant) : isInSample(mutant.id);
  }

  /** Most mutants are noticed before a long test comes. */
  #quickestFirst(tests) {
    const timeOf = ({ id }) => this.#times.get(id) ?? 0;
    return tests.toSorted((a, b) => timeOf(a) - timeOf(b));
  }

  /** The tests of the files, made ready, on modules of their own that they share. */
  async #load(files) {
    this.#version += 1;
    const tests = [];
    for (const file of files) {
      await import(`${pathToFileURL(path.resolve(file)).href}?version=${this.#version}`);
      for (const prepare of takePreparations()) await prepare();
      // Short ids: those of all tests that reach a mutant are handed over with it.
      const place = this.#files.indexOf(file);
      for (const [at, { name, body }] of takeCollected().entries())
        tests.push({ id: `${place}.${at}`, name: `${file} > ${name}`, file, body });
    }
    return tests;
  }
}

/** Spread by a multiplicative hash: neighbours in the source have neighbouring numbers. */
const isInSample = (id) =>
  Math.floor(((Math.imul(Number(id) + 1, 0x9e3779b1) >>> 0) / 2 ** 32) * SAMPLE) === OFFSET;

/** Runs tests until one fails. */
async function runAll(tests) {
  let nrOfTests = 0;
  for (const test of tests) {
    nrOfTests += 1;
    const { status, id, failureMessage } = await run(test);
    if (state.hitLimit !== undefined && state.hitCount > state.hitLimit) return { status: "timeout" };
    if (status === 1) return { status: "killed", killedBy: [id], failureMessage, nrOfTests };
  }
  return { status: "survived", nrOfTests };
}

const listTests = (where) =>
  where.endsWith(".test.ts")
    ? [where]
    : readdirSync(where, { recursive: true })
        .filter((name) => name.endsWith(".test.ts") && !LEFT_OUT.test(name))
        .toSorted()
        .map((name) => path.join(where, name));

/** Status 0 is a success, 1 a failure. */
async function run({ id, name, body }) {
  const startedAt = performance.now();
  const done = (rest) => ({ id, name, timeSpentMs: performance.now() - startedAt, ...rest });
  try {
    await body({});
    return done({ status: 0 });
  } catch (error) {
    return done({ status: 1, failureMessage: String(error?.message ?? error) });
  }
}

/** What Stryker looks for in a plugin. */
export const strykerPlugins = [{ kind: "TestRunner", name: "in-process", injectableClass: InProcessRunner }];
