/** The runtime's numbers at both ends of their ranges and just beyond (`interface.md`: Limits). */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RuntimeHouse, startRuntime } from "../support/runtime.ts";
import { bodyOf, ENDPOINTS, expectError } from "../support/runtime-calls.ts";

let house: RuntimeHouse;
beforeAll(async () => {
  house = await startRuntime();
});
afterAll(() => house.stop());

const RANGES = [
  ["temperature", 0, 2],
  ["top_p", 0, 1],
  ["presence_penalty", -2, 2],
  ["frequency_penalty", -2, 2],
] as const;
const BEYOND = 0.001;

describe.each(ENDPOINTS)("POST $path", (tested) => {
  const ask = (more: Record<string, unknown>) => house.ask(tested.path, bodyOf(house, tested, more));

  it.each(RANGES)("%s is taken from %s to %s, and refused beyond", async (name, least, most) => {
    for (const value of [least, most]) {
      expect((await ask({ [name]: value })).status).toBe(200);
      expect(house.asked.at(-1)!.sampling).toEqual({ [name]: value });
    }
    for (const value of [least - BEYOND, most + BEYOND, String(least), true])
      expectError(await ask({ [name]: value }), 400, { code: "invalid_request", param: name });
  });

  it("the bound of tokens is taken from 1 on, and refused below", async () => {
    expect((await ask({ [tested.bound]: 1 })).status).toBe(200);
    expect(house.asked.at(-1)!.sampling).toEqual({ max_tokens: 1 });
    for (const value of [0, -1, 1.5, "1"])
      expectError(await ask({ [tested.bound]: value }), 400, {
        code: "invalid_request",
        param: tested.bound,
      });
  });
});
