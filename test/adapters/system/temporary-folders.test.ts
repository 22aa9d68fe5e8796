import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createProcessOwner } from "../../../src/adapters/system/process-owner.ts";
import { createTemporaryFolders } from "../../../src/adapters/system/temporary-folders.ts";

const root = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-test-"));
afterAll(() => rmSync(root, { recursive: true }));

const at = (place: string | null, pid: number, running: readonly number[] = []) =>
  createProcessOwner({ place, pid, isRunning: (other) => running.includes(other) });

describe("temporary folders", () => {
  let parent: string;
  beforeEach(() => {
    parent = mkdtempSync(path.join(root, "case-"));
  });
  /** One with something in it, as its process left it. */
  const leave = async (owner: ReturnType<typeof at>, purpose = "document"): Promise<string> => {
    const folder = await createTemporaryFolders({ purpose, parent, owner }).make();
    writeFileSync(path.join(folder, "document.doc"), "words of a visitor");
    return folder;
  };

  it.each([
    ["of a process that is gone", at("here", 7), false],
    ["of an earlier start under one's own id", at("here", 9), false],
    ["of a process that runs", at("here", 8), true],
    ["of another container", at("there", 7), true],
    ["of a place that cannot be told", at(null, 7), true],
  ])("one %s: kept is %s", async (_, other, kept) => {
    const folder = await leave(other);
    await createTemporaryFolders({ purpose: "document", parent, owner: at("here", 9, [8]) }).clean();
    expect(existsSync(folder)).toBe(kept);
  });

  it("of whatever owner go when they are older than any is used", async () => {
    const [old, young] = [await leave(at("there", 7)), await leave(at("there", 7))];
    const hours_ago = Date.now() / 1_000 - 7_300;
    utimesSync(old, hours_ago, hours_ago);
    await createTemporaryFolders({ purpose: "document", parent, most_age_ms: 7_200_000 }).clean();
    expect([existsSync(old), existsSync(young)]).toEqual([false, true]);
  });

  it("of this process stay, those for something else too, and so does what is none of them", async () => {
    const own = createTemporaryFolders({ purpose: "document", parent });
    const kept = [await own.make(), await leave(at("here", 7), "demo")];
    for (const name of ["chat-assistant-document-", "chat-assistant-document-x", "document-1"]) {
      kept.push(path.join(parent, name));
      mkdirSync(path.join(parent, name));
    }
    await createTemporaryFolders({ purpose: "document", parent }).clean();
    await createTemporaryFolders({ purpose: "document", parent, owner: at("here", 9) }).clean();
    expect(readdirSync(parent).toSorted()).toEqual(kept.map((folder) => path.basename(folder)).toSorted());
  });

  it("are for this user only", async () => {
    const folder = await createTemporaryFolders({ purpose: "document", parent }).make();
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it("of a parent that is not there are not missed", async () => {
    const lost = path.join(parent, "lost");
    await expect(
      createTemporaryFolders({ purpose: "document", parent: lost }).clean(),
    ).resolves.toBeUndefined();
  });
});
