/** What lies on disk of a blob when there is a key, and what becomes of it when somebody touches it. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import memoryDriver from "unstorage/drivers/memory";
import { createBlobCipher, isSealed } from "../../../src/adapters/blobs/cipher.ts";
import { createBlobs } from "../../../src/adapters/blobs/unstorage.ts";
import { blobIdOf } from "../../../src/domain/blob-id.ts";
import { describeBlobs } from "../../ports/blobs.suite.ts";
import { grep } from "../../support/grep.ts";

const encryption_key = "the key of the test";
const MARKER = "Zanzibar has 42 gates";
const folders: string[] = [];
const makeFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), "chat-assistant-sealed-"));
  folders.push(folder);
  return folder;
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describeBlobs("a folder of sealed blobs", () => createBlobs({ folder: makeFolder(), encryption_key }));
describeBlobs("another driver with sealed blobs", () =>
  createBlobs({ driver: memoryDriver(), encryption_key }),
);

async function keep(text: string) {
  const folder = makeFolder();
  const blobs = await createBlobs({ folder, encryption_key });
  const { blob_id } = await blobs.put(Buffer.from(text));
  return { folder, blobs, blob_id, file: path.join(folder, blob_id.slice(7, 9), blob_id) };
}

const change = (file: string, at: number): void => {
  const bytes = readFileSync(file);
  bytes[at < 0 ? bytes.length + at : at]! ^= 1;
  writeFileSync(file, bytes);
};

describe("a sealed blob", () => {
  it("shows nothing of its bytes in the folder, and neither twice the same", async () => {
    const { folder, file, blobs, blob_id } = await keep(MARKER);
    expect(grep(folder, MARKER)).toEqual([]);
    const first = readFileSync(file);
    await blobs.remove(blob_id);
    await blobs.put(Buffer.from(MARKER));
    const second = readFileSync(file);
    expect([isSealed(first), isSealed(second), first.equals(second)]).toEqual([true, true, false]);
    expect(first.subarray(15, 27).equals(second.subarray(15, 27))).toBe(false);
  });

  it.each([
    ["the nonce", 15],
    ["the ciphertext", 30],
    ["the tag", -1],
  ])("with a flipped bit in %s is damaged, and mended when it is put again", async (_part, at) => {
    const { blobs, blob_id, file } = await keep(MARKER);
    change(file, at);
    await expect(blobs.get(blob_id)).rejects.toThrow(/is damaged/);
    await blobs.put(Buffer.from(MARKER));
    expect(Buffer.from((await blobs.get(blob_id))!).toString()).toBe(MARKER);
  });

  it.each([0, 14, 16, 27, 42])("cut to %i bytes is damaged", async (length) => {
    const { blobs, blob_id, file } = await keep(MARKER);
    writeFileSync(file, readFileSync(file).subarray(0, length));
    await expect(blobs.get(blob_id)).rejects.toThrow(/is damaged/);
  });

  it("put in another's place is damaged, and cannot be opened under its id", async () => {
    const { blobs, blob_id, file, folder } = await keep(MARKER);
    const other = await blobs.put(Buffer.from("another visitor's file"));
    const place = path.join(folder, other.blob_id.slice(7, 9), other.blob_id);
    writeFileSync(place, readFileSync(file));
    await expect(blobs.get(other.blob_id)).rejects.toThrow(/is damaged/);
    const cipher = createBlobCipher(encryption_key);
    await expect(cipher.open(other.blob_id, readFileSync(file))).rejects.toThrow(/is damaged/);
    expect(Buffer.from(await cipher.open(blob_id, readFileSync(file))).toString()).toBe(MARKER);
  });

  it("tells a wrong key and a missing one from damage", async () => {
    const { folder, blob_id } = await keep(MARKER);
    const wrong = await createBlobs({ folder, encryption_key: "another key" });
    await expect(wrong.get(blob_id)).rejects.toThrow(/with another key/);
    const none = await createBlobs({ folder });
    await expect(none.get(blob_id)).rejects.toThrow(/no key is set/);
  });
});

describe("a plain blob from before the key", () => {
  it("stays readable, is sealed when it is put again, and a changed one is damaged", async () => {
    const folder = makeFolder();
    const { blob_id } = await (await createBlobs({ folder })).put(Buffer.from(MARKER));
    const file = path.join(folder, blob_id.slice(7, 9), blob_id);
    const blobs = await createBlobs({ folder, encryption_key });
    expect(Buffer.from((await blobs.get(blob_id))!).toString()).toBe(MARKER);
    expect(grep(folder, MARKER)).toHaveLength(1);
    await blobs.put(Buffer.from(MARKER));
    expect(grep(folder, MARKER)).toEqual([]);
    writeFileSync(file, "other bytes");
    await expect(blobs.get(blob_id)).rejects.toThrow(/is damaged/);
  });

  it("that begins as a sealed one does is still itself, with a key and without", async () => {
    const bytes = Buffer.from("CABLOB\u0001 and then some words of a visitor");
    const folder = makeFolder();
    const plain = await createBlobs({ folder });
    const { blob_id } = await plain.put(bytes);
    expect(blob_id).toBe(blobIdOf(bytes));
    for (const blobs of [plain, await createBlobs({ folder, encryption_key })])
      expect(Buffer.from((await blobs.get(blob_id))!).equals(bytes)).toBe(true);
  });
});
