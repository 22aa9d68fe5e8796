import { expect, it } from "vitest";
import { refusePublishing } from "../../src/domain/publishing.ts";

it.each([
  [{ passed: 3, failed: 0 }, null],
  [{ passed: 1, failed: 0 }, null],
  [{ passed: 2, failed: 1 }, "checks_failed"],
  [{ passed: 0, failed: 2 }, "checks_failed"],
  [{ passed: 0, failed: 0 }, "no_checks"],
] as const)("a robot whose checks came to %o: %s", (checks, refused) => {
  expect(refusePublishing(checks)).toBe(refused);
});
