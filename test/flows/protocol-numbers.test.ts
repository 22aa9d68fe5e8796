/** Protocol numbers of new sessions: unique, a taken one is drawn again (`decisions.md`: Names). */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createRandomIds } from "../../src/adapters/system/ids.ts";
import { createTurnedClock, startAppliance, type TestAppliance } from "../support/appliance.ts";

let house: TestAppliance;
const clock = createTurnedClock();
const draws: string[] = [];
let asked = 0;

beforeAll(async () => {
  const protocolSuffix = (): string => {
    asked += 1;
    return draws.shift() ?? "TAKEN1";
  };
  house = await startAppliance({ replaced: { clock, ids: { ...createRandomIds(), protocolSuffix } } });
});
afterAll(() => house.stop());

const create = () =>
  house.call("POST", "/v1/public/robots/shop/sessions", { consent_accepted: true, visitor_label: "Marie" });

describe("a protocol number that is taken", () => {
  it("is drawn again until one is free", async () => {
    draws.push("TAKEN1", "TAKEN1", "TAKEN1", "FREE22");
    expect((await create()).json.protocol_number).toBe("ACM-20260115-TAKEN1");
    expect((await create()).json.protocol_number).toBe("ACM-20260115-FREE22");
    expect(draws).toEqual([]);
  });

  it("is drawn a bounded number of times; without a free one nothing is kept", async () => {
    const before = await house.countRows();
    asked = 0;
    expect((await create()).status).toBe(500);
    expect([asked, await house.countRows()]).toEqual([8, before]);
  });

  it("is free again on another day (UTC)", async () => {
    clock.advance(24 * 60 * 60_000);
    expect((await create()).json.protocol_number).toBe("ACM-20260116-TAKEN1");
  });
});
