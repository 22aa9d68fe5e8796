import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { createProcessOwner } from "../../../src/adapters/system/process-owner.ts";

const PLACE = "kernel-and-space";

/** A process as it would be: where, under which id, beside which others. */
const at = (place: string | null, pid: number, running: readonly number[] = []) =>
  createProcessOwner({ place, pid, isRunning: (other) => running.includes(other) });

describe("whether another process is gone", () => {
  it.each([
    ["of the same place, and it no longer runs", at(PLACE, 7), at(PLACE, 9, []), true],
    ["of the same place, and it runs", at(PLACE, 7), at(PLACE, 9, [7]), false],
    ["an earlier start under one's own id", at(PLACE, 1), at(PLACE, 1, [1]), true],
    ["the first process of another container", at("another-space", 1), at(PLACE, 1, [1]), false],
    ["of another container, with an id that is not used here", at("another-space", 7), at(PLACE, 9), false],
    ["where places cannot be told apart", at(null, 7), at(null, 9), false],
    ["of a place that cannot be told, under one's own id", at(null, 1), at(null, 1, [1]), false],
  ])("%s", (_, other, own, gone) => {
    expect(own.isGone(other.name)).toBe(gone);
  });

  it("a process is not gone to itself, and two starts have two names", () => {
    const own = createProcessOwner();
    expect(own.isGone(own.name)).toBe(false);
    expect(createProcessOwner().name).not.toBe(own.name);
  });

  it("a name of another form belongs to nobody here", () => {
    expect(createProcessOwner().isGone("web/1/abc")).toBe(false);
    expect(createProcessOwner().isGone("")).toBe(false);
  });

  it.skipIf(process.platform !== "linux")("a real process is seen to run, and to have gone", async () => {
    const own = createProcessOwner();
    const child = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60_000)"]);
    const name = own.name.replace(`/${process.pid}/`, `/${child.pid}/`);
    expect(own.isGone(name)).toBe(false);
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(own.isGone(name)).toBe(true);
  });
});
