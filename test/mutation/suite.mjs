/**
 * `it`, `describe` and `beforeAll` for `runner.mjs`, as far as the tests that it runs use them: they only collect. The assertions
 * are vitest's own.
 */
import { format } from "node:util";

export { expect } from "vitest";

let names = [];
let collected = [];
let preparations = [];

const isTable = (row) => (Array.isArray(row) ? row : [row]);

function nameOf(pattern, row, at) {
  return format(pattern.replaceAll("%#", String(at)).replaceAll("%$", String(at + 1)), ...isTable(row));
}

/** Collects a test. */
export function it(name, body, timeout) {
  const task = typeof body === "function" ? body : timeout;
  collected.push({ name: [...names, name].join(" > "), body: task });
}
it.each = (rows) => (pattern, body) => {
  for (const [at, row] of rows.entries())
    it(`${nameOf(pattern, row, at)} #${at}`, () => body(...isTable(row)));
};

/** Collects the tests of a group. */
export function describe(name, body) {
  names = [...names, name];
  body();
  names = names.slice(0, -1);
}
describe.each = (rows) => (pattern, body) => {
  for (const [at, row] of rows.entries())
    describe(`${nameOf(pattern, row, at)} #${at}`, () => body(...isTable(row)));
};

/** Collects what is done once, before the tests of its file. */
export function beforeAll(work) {
  preparations.push(work);
}

/** Nothing is undone: the tests run again for the next mutant. */
export function afterAll() {}

/** Gives the preparations that were collected since the last call. */
export function takePreparations() {
  const taken = preparations;
  preparations = [];
  return taken;
}

/** Gives the tests that were collected since the last call. */
export function takeCollected() {
  const taken = collected;
  collected = [];
  return taken;
}
