/** Blobs of a store beside the machine, sealed one by one. */
import { expect, it } from "vitest";
import memoryDriver from "unstorage/drivers/memory";
import { encryptStored } from "../../../src/adapters/backup/encrypt-blobs.ts";
import { createBlobs } from "../../../src/adapters/blobs/unstorage.ts";
import { DatabaseFault } from "../../../src/ports/database.ts";

async function keep(amount: number) {
  const driver = memoryDriver();
  const plain = await createBlobs({ driver });
  for (let at = 0; at < amount; at += 1) await plain.put(Buffer.from(`file ${at}`));
  return { ...driver, dispose: () => {} };
}

it("asks a store of many blobs for its list once", async () => {
  const driver = await keep(2_001);
  let lists = 0;
  const getKeys = (base: string, options: object) => {
    lists += 1;
    return driver.getKeys(base, options);
  };
  const blobs = await createBlobs({ driver: { ...driver, getKeys }, encryption_key: "the key" });
  expect(await encryptStored(blobs)).toEqual({ encrypted: 2_001, unreadable: [], left: 0 });
  expect(lists).toBe(1);
  const sealed = await createBlobs({ driver });
  for (const blob_id of await sealed.list())
    await expect(sealed.get(blob_id)).rejects.toThrow(/is encrypted and no key is set/);
});

it("calls no blob unreadable because the store cannot serve, and goes on when it is done again", async () => {
  const driver = await keep(3);
  const fault = new DatabaseFault("database_unavailable", "blobs: the store cannot be reached");
  let left = 2;
  let closed = 0;
  const failing = {
    ...driver,
    getItemRaw: (...words: Parameters<NonNullable<typeof driver.getItemRaw>>) => {
      if ((left -= 1) < 0) throw fault;
      return driver.getItemRaw!(...words);
    },
    dispose: () => void (closed += 1),
  };
  const blobs = await createBlobs({ driver: failing, encryption_key: "the key" });
  await expect(encryptStored(blobs)).rejects.toBe(fault);
  expect(closed).toBe(1);
  const again = await createBlobs({ driver, encryption_key: "the key" });
  expect(await encryptStored(again)).toEqual({ encrypted: 3, unreadable: [], left: 0 });
});
