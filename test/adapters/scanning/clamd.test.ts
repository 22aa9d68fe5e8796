/** The scanner beside a daemon that does whatever a daemon may do. */
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createClamd } from "../../../src/adapters/scanning/clamd.ts";
import { type ScriptedScanner, EICAR, findEicar, startScriptedScanner } from "../../support/clamd.ts";
import { freePort } from "../../support/free-port.ts";

let daemon: ScriptedScanner;
beforeAll(async () => {
  daemon = await startScriptedScanner();
});
afterEach(() => {
  daemon.say = findEicar;
  daemon.hasty = null;
  daemon.shown.length = 0;
});
afterAll(() => daemon.stop());
const scan = (bytes: Uint8Array, timeout_ms = 5_000, signal?: AbortSignal) =>
  createClamd({ address: daemon.address, timeout_ms }).scan(bytes, signal);

const FAULT = { name: "ScannerFault" };

describe("a file that is scanned", () => {
  it.each([
    ["nothing", new Uint8Array()],
    ["a line", Buffer.from("Hello")],
    ["ten megabytes", Buffer.alloc(10 * 1024 * 1024, "x")],
  ])("of %s is shown whole, and clean", async (_, bytes) => {
    expect(await scan(bytes)).toEqual({ found: null });
    expect(Buffer.compare(daemon.shown[0]!, bytes)).toBe(0);
  });

  it("and malicious is named, however the line arrives", async () => {
    const name = { found: "Win.Test.EICAR_HDB-1" };
    expect(await scan(Buffer.from(EICAR))).toEqual(name);
    daemon.say = (bytes) => findEicar(bytes).flatMap((line) => line.split(""));
    expect(await scan(Buffer.from(EICAR))).toEqual(name);
  });

  it("has a name of a hundred characters at most", async () => {
    daemon.say = () => [`stream: ${"x".repeat(3_000)} FOUND\0`];
    expect((await scan(Buffer.from("x"))).found).toHaveLength(100);
  });

  it("leaves no connection open", async () => {
    await scan(Buffer.from("x"));
    await expect.poll(() => daemon.open()).toBe(0);
  });
});

describe("no verdict", () => {
  it.each<[string, readonly string[], RegExp]>([
    ["an error", ["stream: lstat() failed: No such file. ERROR\0"], /no verdict/],
    ["too large a file", ["INSTREAM size limit exceeded. ERROR\0"], /StreamMaxLength/],
    ["another answer", ["PONG\0"], /no verdict/],
    ["a verdict on something else", ["other: OK\0"], /no verdict/],
    ["half a line", ["stream: O"], /no verdict/],
    ["nothing", [], /no verdict/],
    ["words without end", Array.from({ length: 6 }, () => "x".repeat(1_000)), /no verdict/],
  ])("after %s", async (_, pieces, message) => {
    daemon.say = () => pieces;
    await expect(scan(Buffer.from("x"))).rejects.toMatchObject({
      ...FAULT,
      message: expect.stringMatching(message),
    });
  });

  it.each([
    ["clean, it says", "stream: OK\0", /before it had the whole file/],
    ["too large, it says", "INSTREAM size limit exceeded. ERROR\0", /StreamMaxLength/],
  ])("on a file that it has not seen whole: %s", async (_, words, message) => {
    daemon.hasty = words;
    const scanning = scan(Buffer.alloc(32 * 1024 * 1024));
    await expect(scanning).rejects.toMatchObject({ ...FAULT, message: expect.stringMatching(message) });
    await expect.poll(() => daemon.open()).toBe(0);
  });

  it("in time", async () => {
    daemon.say = () => null;
    await expect(scan(Buffer.from("x"), 100)).rejects.toMatchObject({
      ...FAULT,
      message: "no verdict within 100 ms",
    });
    await expect.poll(() => daemon.open()).toBe(0);
  });

  it("where nobody listens", async () => {
    for (const address of [`tcp://127.0.0.1:${await freePort()}`, "unix:/nowhere/clamd.ctl"]) {
      const scanning = createClamd({ address, timeout_ms: 5_000 }).scan(Buffer.from("x"));
      await expect(scanning).rejects.toMatchObject({
        ...FAULT,
        message: expect.stringMatching(/ECONNREFUSED|ENOENT/),
      });
    }
  });

  it("for somebody who left: the connection ends with the reason", async () => {
    daemon.say = () => null;
    const controller = new AbortController();
    const scanning = scan(Buffer.from("x"), 5_000, controller.signal);
    await pause(50);
    controller.abort(new Error("left"));
    await expect(scanning).rejects.toThrow("left");
    await expect.poll(() => daemon.open()).toBe(0);
    await expect(scan(Buffer.from("x"), 5_000, controller.signal)).rejects.toThrow("left");
  });
});
