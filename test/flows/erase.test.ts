/** Erasing a person by their address: all of their sessions, however many a look-up gives at once. */
import { expect, it } from "vitest";
import { createErase, type EraseOptions } from "../../src/flows/erase.ts";

const AT_ONCE = 2;

it("an address that was left in more sessions than one look-up gives is erased from all of them", async () => {
  const left = new Set(["ACM-20260115-AAAAAA", "ACM-20260115-BBBBBB", "ACM-20260115-CCCCCC"]);
  const audited: unknown[] = [];
  const erase = createErase({
    retention: {
      findByEmail: async () => [...left].slice(0, AT_ONCE),
      eraseByProtocol: async (number: string) =>
        left.delete(number) ? { sessions: 1, contacts: 1 } : { sessions: 0, contacts: 0 },
    },
    sessions: { findByProtocol: async () => null },
    audit: { append: async ({ subject }: { subject: string }) => audited.push(subject) },
    releaseBlobs: async () => 0,
    database: { checkpoint: async () => undefined },
  } as unknown as EraseOptions);
  const all = [...left];
  expect(await erase({ email: "marie@example.com" }, "test")).toEqual({ sessions: 3, contacts: 3 });
  expect(audited).toEqual(all);
  await expect(erase({ email: "marie@example.com" }, "test")).rejects.toThrow("Nothing is kept");
});
