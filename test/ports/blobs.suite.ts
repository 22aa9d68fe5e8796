/**
 * What every blob store must do, whatever it is made of.
 */
import { describe, expect, it } from "vitest";

import type { Blobs } from "../../src/ports/blobs.ts";

const HELLO = "sha256-2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824";

/** Runs the contract of the port. */
export function describeBlobs(name: string, create: () => Promise<Blobs>): void {
  describe(`${name} keeps the contract of the port`, () => {
    it("gives back the bytes that were kept, by the hash of what they are", async () => {
      const blobs = await create();
      const bytes = Buffer.from("hello");
      expect(await blobs.put(bytes)).toEqual({ blob_id: HELLO, size_bytes: 5 });
      expect(Buffer.from((await blobs.get(HELLO)) ?? []).toString()).toBe("hello");
    });

    it("keeps every byte as it is, none included", async () => {
      const blobs = await create();
      for (const bytes of [
        new Uint8Array(),
        Uint8Array.from({ length: 256 }, (_, at) => at),
        Buffer.from("123"),
      ]) {
        const { blob_id } = await blobs.put(bytes);
        expect(Buffer.from((await blobs.get(blob_id)) ?? Buffer.from("?")).equals(Buffer.from(bytes))).toBe(
          true,
        );
      }
    });

    it("keeps the same bytes once", async () => {
      const blobs = await create();
      const all = await Promise.all(Array.from({ length: 10 }, () => blobs.put(Buffer.from("hello"))));
      expect(new Set(all.map(({ blob_id }) => blob_id))).toEqual(new Set([HELLO]));
      expect(await blobs.list()).toEqual([HELLO]);
    });

    it("forgets, and knows nothing of ids that were never its own", async () => {
      const blobs = await create();
      await blobs.put(Buffer.from("hello"));
      await blobs.remove(HELLO);
      await blobs.remove(HELLO);
      expect(await blobs.get(HELLO)).toBeNull();
      for (const id of ["", "x", "../../etc/passwd", `${HELLO}:x`, HELLO.toUpperCase(), "sha256-..:.."]) {
        expect(await blobs.get(id)).toBeNull();
        await blobs.remove(id);
      }
    });

    it("lists all ids in order", async () => {
      const blobs = await create();
      for (const text of ["a", "b", "c", "d"]) await blobs.put(Buffer.from(text));
      const all = await blobs.list();
      expect(all).toHaveLength(4);
      expect(all).toEqual(all.toSorted());
    });
  });
}
