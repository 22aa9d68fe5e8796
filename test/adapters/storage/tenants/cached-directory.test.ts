/** What the directory remembers, and what it must not. */
import { expect, it } from "vitest";
import { createCachedDirectory } from "../../../../src/adapters/storage/tenants/cached-directory.ts";
import type { Directory } from "../../../../src/ports/directory.ts";
import { createTurnedClock } from "../../../support/appliance.ts";

it.each([
  ["a robot's name, known or not, is read once a second", "nobody", 1],
  ["a name longer than any is not remembered: sixteen kilobytes of a guess would stay", "n".repeat(129), 2],
])("%s", async (_what, slug, expected) => {
  const read: string[] = [];
  const directory = {
    findRobot: async (asked: string) => {
      read.push(asked);
      return null;
    },
  } as Partial<Directory> as Directory;
  const clock = createTurnedClock();
  const cached = createCachedDirectory(directory, clock);
  expect([await cached.findRobot(slug), await cached.findRobot(slug)]).toEqual([null, null]);
  expect(read).toHaveLength(expected);
  clock.advance(1_000);
  await cached.findRobot(slug);
  expect(read).toHaveLength(expected + 1);
});
