/** Transcripts that wait in memory for their token: once, until it ends, and no more than there is room for. */
import { describe, expect, it } from "vitest";
import { createMemoryHandover } from "../../../src/adapters/memory/handover.ts";
import { createTurnedClock } from "../../support/appliance.ts";

const END = 300_000;
const turnsOf = (text: string) => [{ message_id: "msg_1", role: "user" as const, text, created_at: 0 }];

describe("a handed-over transcript", () => {
  it("is given once, and not after its end", async () => {
    const handover = createMemoryHandover(createTurnedClock(0));
    await handover.put("one", turnsOf("Hello"), END);
    await handover.put("two", turnsOf("Hello"), END);
    expect(await handover.take("one", END - 1)).toEqual(turnsOf("Hello"));
    expect(await handover.take("one", END - 1)).toEqual([]);
    expect(await handover.take("two", END)).toEqual([]);
  });

  it("that nobody asks for is forgotten with the next one after its end", async () => {
    const clock = createTurnedClock(0);
    const handover = createMemoryHandover(clock);
    await handover.put("left", turnsOf("My secret"), END);
    await handover.put("later", turnsOf("Hello"), END + 1);
    clock.advance(END);
    await handover.put("next", turnsOf("Hello"), 2 * END);
    // What is still there would be given to a clock that stands before its end.
    expect(await handover.take("left", 0)).toEqual([]);
    expect(await handover.take("later", 0)).toHaveLength(1);
  });

  it("makes room where there is none: the oldest goes", async () => {
    const handover = createMemoryHandover(createTurnedClock(0));
    for (const token of ["first", "second", "third"])
      await handover.put(token, turnsOf("x".repeat(15_000_000)), END);
    expect(await handover.take("first", 0)).toEqual([]);
    expect(await handover.take("second", 0)).toHaveLength(1);
    expect(await handover.take("third", 0)).toHaveLength(1);
  });
});
