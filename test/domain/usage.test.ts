import { describe, expect, it } from "vitest";
import {
  addUp,
  addUpBy,
  callsIn,
  conversationsIn,
  hourOf,
  type HourlyUse,
  questionsIn,
  type Use,
  USES,
} from "../../src/domain/usage.ts";

const HOUR_MS = 3_600_000;
const NOON = Date.UTC(2026, 0, 15, 12);
const at = (hour: number, use: Use, times: number): HourlyUse => ({
  robot_id: "rob_1",
  hour: NOON + hour * HOUR_MS,
  use,
  times,
});

describe("an hour", () => {
  it.each([
    [NOON, NOON],
    [NOON + 1, NOON],
    [NOON + HOUR_MS - 1, NOON],
    [NOON + HOUR_MS, NOON + HOUR_MS],
  ])("of %d began at %d", (time, hour) => expect(hourOf(time)).toBe(hour));
});

describe("what was counted", () => {
  it("comes to nothing of every kind where nothing was", () => {
    expect(Object.keys(addUp([]))).toEqual(USES);
    expect(new Set(Object.values(addUp([])))).toEqual(new Set([0]));
  });

  it("is added up over hours, each kind by itself", () => {
    const counts = addUp([at(0, "answered", 2), at(1, "answered", 3), at(1, "declined", 4)]);
    expect(counts).toEqual({ ...addUp([]), answered: 5, declined: 4 });
  });

  it("of a kind that a later version counts is left out", () => {
    expect(addUp([at(0, "dreamt" as Use, 2)])).toEqual(addUp([]));
  });

  it("is added up by a name, in the order of the names, those without any and no others", () => {
    const uses = [at(0, "answered", 2), at(25, "answered", 3), at(26, "contacts", 1), at(99, "answered", 9)];
    const days = addUpBy(uses, ["15", "16", "17"], ({ hour }) => new Date(hour).toISOString().slice(8, 10));
    expect([...days]).toEqual([
      ["15", addUp([at(0, "answered", 2)])],
      ["16", addUp([at(0, "answered", 3), at(0, "contacts", 1)])],
      ["17", addUp([])],
    ]);
  });

  it("conversations, questions and calls are told apart, and failed ones were asked, too", () => {
    const counts = addUp(USES.map((use, place) => at(0, use, 10 ** (place % 6))));
    expect(conversationsIn({ ...counts, page_conversations: 2, widget_conversations: 3 })).toBe(5);
    expect(questionsIn({ ...counts, answered: 2, declined: 3, failed: 4 })).toBe(9);
    expect(callsIn({ ...counts, api_answered: 5, api_declined: 6, api_failed: 7 })).toBe(18);
  });
});
