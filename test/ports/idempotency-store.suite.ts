/** What every store of idempotency claims has to do (`ports/idempotency-store.ts`). */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ClaimRequest, IdempotencyStore } from "../../src/ports/idempotency-store.ts";

const LEASE_MS = 1_000;
const LIFETIME_MS = 10_000;

const request = (claim_hash: string, owner: string, now = 0): ClaimRequest => ({
  claim_hash,
  body_hash: "body",
  owner,
  now,
  lease_until: now + LEASE_MS,
  expires_at: now + LIFETIME_MS,
  standing_lease: null,
});

/** A store that was opened; `close` lets go of what it stands on. */
export interface OpenStore {
  readonly store: IdempotencyStore;
  readonly close: () => Promise<void>;
}

export function describeIdempotencyStore(name: string, open: () => Promise<OpenStore>): void {
  describe(`idempotency store: ${name}`, () => {
    let opened: OpenStore;
    let store: IdempotencyStore;
    beforeAll(async () => {
      opened = await open();
      ({ store } = opened);
    });
    afterAll(() => opened.close());

    it("of fifty that claim at once, one gets it", async () => {
      const owners = Array.from({ length: 50 }, (_, at) => `owner-${at}`);
      const won = await Promise.all(owners.map((owner) => store.claim(request("race", owner))));
      expect(won.filter(Boolean)).toHaveLength(1);
      expect(await store.find("race", 1)).toMatchObject({ result: null, lease_until: LEASE_MS });
    });

    it("a result is kept once, found until it expires, and then the claim is free", async () => {
      await store.claim(request("done", "marie"));
      await store.complete({ claim_hash: "done", owner: "marie" }, '{"answer":"yes"}');
      await store.complete({ claim_hash: "done", owner: "marie" }, "again");
      expect((await store.find("done", LIFETIME_MS - 1))?.result).toBe('{"answer":"yes"}');
      expect(await store.claim(request("done", "paul", LIFETIME_MS - 1))).toBe(false);
      expect(await store.find("done", LIFETIME_MS)).toBeNull();
      expect(await store.claim(request("done", "paul", LIFETIME_MS))).toBe(true);
    });

    it("a claim that was left behind is taken over, and its first owner can do nothing more", async () => {
      await store.claim(request("left", "marie"));
      await store.renew({ claim_hash: "left", owner: "marie" }, 2 * LEASE_MS);
      expect(await store.claim(request("left", "paul", LEASE_MS))).toBe(false);
      expect(await store.claim(request("left", "paul", 2 * LEASE_MS))).toBe(true);
      const marie = { claim_hash: "left", owner: "marie" };
      await store.complete(marie, "late");
      await store.renew(marie, 9 * LEASE_MS);
      await store.release(marie);
      expect(await store.find("left", 2 * LEASE_MS)).toEqual({
        body_hash: "body",
        owner: "paul",
        result: null,
        lease_until: 3 * LEASE_MS,
      });
    });

    it("a claim whose lease stands still is taken over, however far ahead, but not one that was renewed", async () => {
      await store.claim({ ...request("ahead", "marie"), lease_until: 8 * LEASE_MS });
      const paul = request("ahead", "paul");
      expect(await store.claim(paul)).toBe(false);
      expect(await store.claim({ ...paul, standing_lease: 7 * LEASE_MS })).toBe(false);
      await store.renew({ claim_hash: "ahead", owner: "marie" }, 9 * LEASE_MS);
      expect(await store.claim({ ...paul, standing_lease: 8 * LEASE_MS })).toBe(false);
      expect(await store.claim({ ...paul, standing_lease: 9 * LEASE_MS })).toBe(true);
      await store.complete({ claim_hash: "ahead", owner: "paul" }, "done");
      expect(await store.claim({ ...request("ahead", "anna"), standing_lease: LEASE_MS })).toBe(false);
    });

    it("a released claim is free; one with a result is not released", async () => {
      const marie = { claim_hash: "released", owner: "marie" };
      await store.claim(request("released", "marie"));
      await store.release(marie);
      await store.release(marie);
      expect(await store.find("released", 1)).toBeNull();
      await store.claim(request("released", "marie"));
      await store.complete(marie, "kept");
      await store.release(marie);
      expect((await store.find("released", 1))?.result).toBe("kept");
    });
  });
}
