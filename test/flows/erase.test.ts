/** Erasing a person by their address: all of their sessions, however many a look-up gives at once. */
import { expect, it } from "vitest";
import { createErase, type EraseOptions } from "../../src/flows/sessions/erase.ts";

const AT_ONCE = 2;

/** Three sessions of one address; `more` replaces a part. */
function prepare(more: Partial<Record<keyof EraseOptions, unknown>> = {}) {
  const left = new Set(["ACM-20260115-AAAAAA", "ACM-20260115-BBBBBB", "ACM-20260115-CCCCCC"]);
  const audited: unknown[] = [];
  const checkpoints: number[] = [];
  const erase = createErase({
    retention: {
      findByEmail: async () => [...left].slice(0, AT_ONCE),
      eraseByProtocol: async (number: string) =>
        left.delete(number) ? { sessions: 1, contacts: 1 } : { sessions: 0, contacts: 0 },
    },
    sessions: { findByProtocol: async () => null },
    audit: { append: async ({ subject }: { subject: string }) => audited.push(subject) },
    releaseBlobs: async () => 0,
    database: { checkpoint: async () => void checkpoints.push(1) },
    ...more,
  } as unknown as EraseOptions);
  return { all: [...left], audited, checkpoints, erase: () => erase({ email: "marie@example.com" }, "test") };
}

it("an address that was left in more sessions than one look-up gives is erased from all of them", async () => {
  const { all, audited, checkpoints, erase } = prepare();
  expect(await erase()).toEqual({ sessions: 3, contacts: 3 });
  expect(audited).toEqual(all);
  expect(checkpoints).toHaveLength(1);
  await expect(erase()).rejects.toThrow("Nothing is kept");
});

it("a session that is found again although it was erased does not keep it busy for ever", async () => {
  const { audited, erase } = prepare({
    retention: {
      findByEmail: async () => ["ACM-20260115-AAAAAA"],
      eraseByProtocol: async () => ({ sessions: 1, contacts: 0 }),
    },
  });
  expect(await erase()).toEqual({ sessions: 1, contacts: 0 });
  expect(audited).toEqual(["ACM-20260115-AAAAAA"]);
});

it("bytes that cannot be removed are told, and what was erased leaves the database's files all the same", async () => {
  const { audited, checkpoints, erase } = prepare({
    releaseBlobs: () => Promise.reject(new Error("blobs: read-only")),
  });
  await expect(erase()).rejects.toThrow("blobs: read-only");
  expect([audited.length, checkpoints.length]).toEqual([3, 1]);
});
