import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { breakOff, hang, unavailable } from "../support/failures.ts";
import { findPython, runPython } from "../support/python.ts";
import { type RuntimeHouse, type Script, startRuntime } from "../support/runtime.ts";
import { createEmbeddedAnswerer } from "../../src/adapters/answerers/embedded/answerer.ts";

const version = findPython();
const CHECKS = "test/clients/openai_checks.py";

describe.skipIf(version === null)("openai-python", () => {
  let house: RuntimeHouse;
  beforeAll(async () => {
    house = await startRuntime();
    const embedded = createEmbeddedAnswerer({ knowledge: house.appliance.adapters.knowledge });
    const scripts: Record<string, Script> = {
      FAIL: () => Promise.reject(unavailable()),
      BREAK: breakOff,
      HANG: hang(),
    };
    house.script = (question) => scripts[question.text]?.(question) ?? embedded.answer(question);
  });
  afterAll(() => house.stop());

  it(
    "every check passes: methods, streams, error classes, retries, timeouts, both clients",
    { timeout: 90_000 },
    async () => {
      const narrow = await house.issue({ scopes: ["chat_completions"] });
      const { code, output } = await runPython([CHECKS], {
        BASE_URL: house.v1,
        API_KEY: house.api_key,
        NARROW_KEY: narrow.api_key,
        CHANNEL: house.public_channel,
        PRIVATE_CHANNEL: house.private_channel,
      });
      expect([code, output]).toEqual([0, expect.stringContaining("asynchronous")]);
      const checks = /CHECKS = \[([^\]]+)\]/.exec(readFileSync(CHECKS, "utf8"))![1]!.match(/\w+/g)!;
      expect(output.trim().split("\n")).toEqual(checks);
    },
  );
});
