/**
 * A test runner for Stryker that keeps the tests of the domain loaded: they are pure, so that a mutant costs only the
 * tests that reach it. Starting vitest for each one takes two seconds, which for the whole domain is a night.
 */
import { readdirSync } from "node:fs";
import { register } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { takeCollected, takePreparations } from "./suite.mjs";

// The engine's rules are shown by the answers that they make over a real store in memory.
const FOLDERS = (process.env["MUTATION_TESTS"] ?? "test/domain,test/adapters/answerers").split(",");
/** One mutant in so many is run; the others are reported as errors, which the score leaves out. */
const SAMPLE = Number(process.env["MUTATION_SAMPLE"] ?? 1);
const LEFT_OUT = /(?:^model\/|hostile-text\.test\.ts$)/;
const state = (globalThis["__stryker__"] ??= {});

class InProcessRunner {
  #tests = [];
  #version = 0;

  capabilities() {
    // Mutants of constants are left out (`ignoreStatic`).
    return { reloadEnvironment: false };
  }

  async init() {
    register("./typescript-loader.mjs", import.meta.url);
    for (const file of FOLDERS.flatMap(listTests)) this.#tests.push(...(await this.#load(file)));
  }

  async dryRun() {
    const tests = [];
    for (const test of this.#tests) {
      state.currentTestId = test.id;
      const result = await run(test);
      state.currentTestId = undefined;
      if (result.status === 0) tests.push(result);
      else process.stderr.write(`left out: ${test.id}: ${result.failureMessage}\n`);
    }
    // Instrumented code is slow: a test that bounds time can fail on it, and would kill every mutant that it reaches.
    if (this.#tests.length - tests.length > 5)
      return { status: "error", errorMessage: "too many tests fail" };
    return { status: "complete", tests, mutantCoverage: state.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    if (!isInSample(activeMutant.id)) return { status: "error", errorMessage: "not in the sample" };
    Object.assign(state, { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
    const wanted = new Set(testFilter);
    const chosen = testFilter ? this.#tests.filter(({ id }) => wanted.has(id)) : this.#tests;
    const first = await runAll(chosen);
    if (first.status !== "survived") return first;
    // What a module made at its first use (word lists, stems) it keeps, and the tests after the first did not reach where
    // it was made: all tests of these files run once more, on modules that the mutant fills.
    const fresh = [];
    for (const file of new Set(chosen.map((test) => test.file))) fresh.push(...(await this.#load(file)));
    state.hitCount = 0;
    return runAll(fresh);
  }

  /** The tests of a file, made ready; no two loads share a module, as in vitest. */
  async #load(file) {
    this.#version += 1;
    await import(`${pathToFileURL(path.resolve(file)).href}?version=${this.#version}`);
    for (const prepare of takePreparations()) await prepare();
    return takeCollected().map(({ name, body }) => ({ id: `${file} > ${name}`, file, body }));
  }
}

/** Spread by a multiplicative hash: neighbours in the source have neighbouring numbers. */
const isInSample = (id) => Math.imul(Number(id) + 1, 0x9e3779b1) >>> 0 < 2 ** 32 / SAMPLE;

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

const listTests = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith(".test.ts") && !LEFT_OUT.test(name))
    .toSorted()
    .map((name) => path.join(folder, name));

/** Status 0 is a success, 1 a failure. */
async function run({ id, body }) {
  const startedAt = performance.now();
  const done = (rest) => ({ id, name: id, timeSpentMs: performance.now() - startedAt, ...rest });
  try {
    await body({});
    return done({ status: 0 });
  } catch (error) {
    return done({ status: 1, failureMessage: String(error?.message ?? error) });
  }
}

/** What Stryker looks for in a plugin. */
export const strykerPlugins = [{ kind: "TestRunner", name: "in-process", injectableClass: InProcessRunner }];
