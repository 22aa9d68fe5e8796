import { describe, expect, it } from "vitest";
import { countQuestions, listAbandoned } from "../../src/domain/reservation.ts";
import type { Session } from "../../src/domain/session.ts";

const reservation = (owner: string, lease_until: number) => ({
  reservation_id: `res_${owner}`,
  owner,
  lease_until,
});
const session = (fields: Partial<Session>) =>
  ({ question_count: 3, reservations: [], closing: null, ...fields }) as Session;

describe("a question under way", () => {
  const alive = { now: 1_000, isGone: () => false };

  it.each([
    ["its lease runs", 1_001, false, false],
    ["its lease is over", 999, false, true],
    ["its lease ends this moment", 1_000, false, true],
    ["its process is gone", 9_999, true, true],
  ] as const)("when %s", (_when, lease_until, isGone, isAbandoned) => {
    const one = reservation("a", lease_until);
    expect(listAbandoned([one], { now: 1_000, isGone: () => isGone })).toEqual(isAbandoned ? [one] : []);
  });

  it("is asked about by its own process, and counts unless it is abandoned", () => {
    const both = [reservation("gone", 9_999), reservation("here", 9_999)];
    const onlooker = { now: 1_000, isGone: (owner: string) => owner === "gone" };
    expect(listAbandoned(both, onlooker)).toEqual([both[0]]);
    expect(countQuestions(session({ reservations: both }), onlooker)).toBe(2);
    expect(countQuestions(session({ reservations: both }), alive)).toBe(3);
    expect(countQuestions(session({}), alive)).toBe(3);
  });
});
