/** What `doctor` says of the virus scanner that visitors' files are shown to. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { findEicar, startScriptedScanner } from "../support/clamd.ts";
import { clearAway, copy, examine, expectError, makeSound } from "../support/doctor.ts";
import { freePort } from "../support/free-port.ts";

beforeAll(makeSound);
afterAll(clearAway);

it("a scanner that nobody runs, or that takes smaller files only, is an error; a sound one is well", async () => {
  const closed = { CHAT_ASSISTANT_SCANNING_ADDRESS: `tcp://127.0.0.1:${await freePort()}` };
  expectError(await examine(copy(), closed), "scanner", /ECONNREFUSED/, /CHAT_ASSISTANT_SCANNING_ADDRESS/);
  const scanner = await startScriptedScanner();
  const environment = { CHAT_ASSISTANT_SCANNING_ADDRESS: scanner.address };
  scanner.say = () => ["INSTREAM size limit exceeded. ERROR\0"];
  expectError(await examine(copy(), environment), "scanner", /StreamMaxLength/, /StreamMaxLength/);
  scanner.say = findEicar;
  const { findings } = await examine(copy(), environment);
  expect(findings).toContainEqual(expect.objectContaining({ check: "scanner", level: "ok" }));
  expect(scanner.shown.at(-1)).toHaveLength(10 * 1024 * 1024);
  await scanner.stop();
});
