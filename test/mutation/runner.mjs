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
const LEFT_OUT = /(?:model|model-faults|fused-evidence)\.test\.ts$/;
const state = (globalThis["__stryker__"] ??= {});

class InProcessRunner {
  #tests = [];

  capabilities() {
    // Mutants of constants are left out (`ignoreStatic`), so nothing is ever loaded twice.
    return { reloadEnvironment: false };
  }

  async init() {
    register("./typescript-loader.mjs", import.meta.url);
    for (const file of FOLDERS.flatMap(listTests)) {
      await import(pathToFileURL(path.resolve(file)).href);
      for (const prepare of takePreparations()) await prepare();
      for (const { name, body } of takeCollected()) this.#tests.push({ id: `${file} > ${name}`, body });
    }
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
    Object.assign(state, { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
    const wanted = new Set(testFilter);
    const chosen = testFilter ? this.#tests.filter(({ id }) => wanted.has(id)) : this.#tests;
    let nrOfTests = 0;
    for (const test of chosen) {
      nrOfTests += 1;
      const { status, id, failureMessage } = await run(test);
      if (hitLimit !== undefined && state.hitCount > hitLimit) return { status: "timeout" };
      if (status === 1) return { status: "killed", killedBy: [id], failureMessage, nrOfTests };
    }
    return { status: "survived", nrOfTests };
  }
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
