import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { blobIdOf } from "../../src/domain/blob-id.ts";
import { robotSeed, startAppliance, type TestAppliance, tenantSeed } from "../support/appliance.ts";

let house: TestAppliance;
beforeAll(async () => {
  house = await startAppliance({ seed: tenantSeed([robotSeed(), robotSeed({ slug: "second" })]) });
});
afterAll(() => house.stop());

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

async function teach(slug: string, source: string, text: string): Promise<string> {
  const { robot } = (await house.appliance.adapters.directory.findRobot(slug))!;
  const lessons = text.trim() === "" ? [] : [{ source, title: "Prices", text, kind: "text" as const }];
  await house.appliance.flows.teachFile({ pupil: robot, source, lessons, bytes: bytesOf(text) });
  return robot.robot_id;
}

const isKept = async (text: string): Promise<boolean> =>
  (await house.appliance.adapters.blobs.get(blobIdOf(bytesOf(text)))) !== null;

describe("the originals of taught files", () => {
  const OLD = "A bell costs 9 euros.";
  const NEW = "A bell costs 11 euros.";

  it("same bytes of two robots are kept once, and go with the last of them", async () => {
    const first = await teach("shop", "prices.md", OLD);
    const second = await teach("second", "list.md", OLD);
    expect(await isKept(OLD)).toBe(true);
    const { forgetFile } = house.appliance.flows;
    expect(await forgetFile(first, "prices.md")).toEqual({ documents: 1 });
    expect(await isKept(OLD)).toBe(true);
    await forgetFile(second, "list.md");
    expect(await isKept(OLD)).toBe(false);
    expect(await forgetFile(second, "list.md")).toEqual({ documents: 0 });
  });

  it("a changed file replaces its original, and the old bytes go", async () => {
    const robot_id = await teach("shop", "prices.md", OLD);
    await teach("shop", "prices.md", NEW);
    expect([await isKept(OLD), await isKept(NEW)]).toEqual([false, true]);
    expect(await house.appliance.adapters.originals.find(robot_id, "prices.md")).toMatchObject({
      blob_id: blobIdOf(bytesOf(NEW)),
      documents: 1,
    });
  });

  it("a file that lost its words is kept as it is, and what it taught is forgotten", async () => {
    const robot_id = await teach("shop", "prices.md", " ");
    const { knowledge, originals } = house.appliance.adapters;
    expect(await knowledge.find(robot_id, "prices.md")).toBeNull();
    expect(await originals.find(robot_id, "prices.md")).toMatchObject({ documents: 0 });
  });

  it("teaching a file reads what is its own, not the files that come after it by name", async () => {
    for (let number = 10; number < 60; number += 1)
      await teach("second", `z-${number}.md`, `${number}. ${OLD}`);
    const { database } = house.appliance.adapters;
    const { read } = database;
    let rows = 0;
    const counting: typeof read = async <R>(statement: Parameters<typeof read>[0]) => {
      const found = await read<R>(statement);
      rows += found.length;
      return found;
    };
    Object.assign(database, { read: counting });
    try {
      await teach("second", "y.md", OLD);
    } finally {
      Object.assign(database, { read });
    }
    expect(rows).toBeLessThan(20);
  });

  it("bytes that were lost come back when the same file is taught again", async () => {
    await teach("shop", "hours.txt", OLD);
    await house.appliance.adapters.blobs.remove(blobIdOf(bytesOf(OLD)));
    await teach("shop", "hours.txt", OLD);
    expect(await isKept(OLD)).toBe(true);
  });

  it("a file leaves alone what a file taught whose name begins with its own and a #", async () => {
    const robot_id = await teach("shop", "a.md", OLD);
    await teach("shop", "a.md#b.md", "A lamp costs 20 euros.");
    const { knowledge } = house.appliance.adapters;
    const part = { source: "a.md#part", title: "Part", text: "A lock costs 5 euros.", kind: "text" as const };
    const { robot } = (await house.appliance.adapters.directory.findRobot("shop"))!;
    await house.appliance.flows.teach.teach(robot, part);
    await house.appliance.flows.teach.teach(robot, { ...part, source: "a.md#b.md#part" });
    await teach("shop", "a.md", NEW);
    expect(await knowledge.find(robot_id, "a.md#part")).toBeNull();
    expect(await knowledge.find(robot_id, "a.md#b.md")).not.toBeNull();
    expect(await knowledge.find(robot_id, "a.md#b.md#part")).not.toBeNull();
    expect(await house.appliance.flows.forgetFile(robot_id, "a.md")).toEqual({ documents: 1 });
    expect(await house.appliance.flows.forgetFile(robot_id, "a.md#b.md")).toEqual({ documents: 2 });
  });

  it("leaves no claim behind", async () => {
    const rows = await house.countRows();
    expect([rows["blob_claims"], rows["blob_removals"]]).toEqual([0, 0]);
  });
});
