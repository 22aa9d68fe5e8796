import { mkdtempSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, describe, expect, it } from "vitest";
import memoryDriver from "unstorage/drivers/memory";

import { createBlobs } from "../../../src/adapters/blobs/unstorage.ts";
import { describeBlobs } from "../../ports/blobs.suite.ts";

const folders: string[] = [];
const makeFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "chat-assistant-blobs-"));
  folders.push(folder);
  return folder;
};

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describeBlobs("a folder of blobs", () => createBlobs({ folder: makeFolder() }));
describeBlobs("another driver of unstorage", () => createBlobs({ driver: memoryDriver() }));

describe("a folder of blobs", () => {
  it("what cannot be read is not called damaged, and what cannot be removed is not taken for gone", async () => {
    const folder = makeFolder();
    const blobs = await createBlobs({ folder });
    const { blob_id } = await blobs.put(Buffer.from("a blue bicycle"));
    const shard = join(folder, blob_id.slice(7, 9));
    renameSync(shard, `${shard}-away`);
    writeFileSync(shard, "in the way");
    await expect(blobs.get(blob_id)).rejects.toThrow(/cannot be read: a part of its path is no folder/);
    await expect(blobs.remove(blob_id)).rejects.toThrow(/cannot be removed/);
    rmSync(shard);
    renameSync(`${shard}-away`, shard);
    expect(Buffer.from((await blobs.get(blob_id))!).toString()).toBe("a blue bicycle");
    await blobs.remove(blob_id);
    await blobs.remove(blob_id);
    expect(await blobs.get(blob_id)).toBeNull();
  });

  it("shows readers the whole blob or none while it is being written", async () => {
    const folder = makeFolder();
    const [writer, reader] = await Promise.all([createBlobs({ folder }), createBlobs({ folder })]);
    const bytes = Buffer.alloc(4 * 1024 * 1024, 7);
    const { blob_id } = await writer.put(bytes);
    await writer.remove(blob_id);
    const writing = writer.put(bytes);
    const seen = new Set<number>();
    for (let reads = 0; reads < 200; reads += 1) seen.add((await reader.get(blob_id))?.length ?? 0);
    await writing;
    seen.add((await reader.get(blob_id))?.length ?? 0);
    expect([...seen].filter((length) => length !== 0 && length !== bytes.length)).toEqual([]);
    expect(seen.has(bytes.length)).toBe(true);
  });

  it("is found again after a restart, readable by its owner only, with nothing left over", async () => {
    const folder = makeFolder();
    const { blob_id } = await (await createBlobs({ folder })).put(Buffer.from("kept"));
    const again = await createBlobs({ folder });
    expect(Buffer.from((await again.get(blob_id))!).toString()).toBe("kept");
    expect(statSync(join(folder, blob_id.slice(7, 9), blob_id)).mode & 0o077).toBe(0);
    expect(readdirSync(join(folder, ".unfinished"))).toEqual([]);
  });

  it("removes what a killed process left, but not what another is writing", async () => {
    const folder = makeFolder();
    await createBlobs({ folder });
    for (const name of ["old", "new"]) writeFileSync(join(folder, ".unfinished", name), "half");
    utimesSync(join(folder, ".unfinished", "old"), 0, 0);
    await createBlobs({ folder });
    expect(readdirSync(join(folder, ".unfinished"))).toEqual(["new"]);
  });

  it("takes damaged bytes for a fault, and mends them when they are put again", async () => {
    const folder = makeFolder();
    const blobs = await createBlobs({ folder });
    const { blob_id } = await blobs.put(Buffer.from("kept"));
    writeFileSync(join(folder, blob_id.slice(7, 9), blob_id), "ke");
    await expect(blobs.get(blob_id)).rejects.toThrow("damaged");
    await blobs.put(Buffer.from("kept"));
    expect(await blobs.get(blob_id)).not.toBeNull();
  });
});
