/** The place of a worker: filled again whatever ends it, and whatever keeps another from beginning. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createPlace, type Place } from "../../src/appliance/workers/place.ts";
import type { Log, LogFields } from "../../src/ports/log.ts";
import type { Volatile } from "../../src/ports/volatile.ts";
import { settingsFor } from "../support/appliance.ts";

// Greets, and answers every call as one that serves.
const WORKER = `process.on("message", ({ kind, id }) => {
  if (kind === "call") process.send({ kind: "value", id, value: "http://127.0.0.1:1" });
});
process.send({ kind: "call", id: 1, name: "worker.hello", args: [] });`;
const PROGRAM = process.execPath;

let folder: string;
let place: Place;
let told: { readonly message: string; readonly fields: LogFields }[];

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-place-"));
  const worker_file = path.join(folder, "worker.cjs");
  writeFileSync(worker_file, WORKER);
  told = [];
  const note = (message: string, fields: LogFields = {}): void => void told.push({ message, fields });
  const log: Log = { error: note, warn: note, info: note, debug: note };
  const order = { place: 1, settings: settingsFor({ data: folder }), secrets: {} };
  place = createPlace({ order, worker_file, volatile: {} as Volatile, log, giveBack: () => {} });
});

afterEach(async () => {
  process.execPath = PROGRAM;
  await place.empty(1_000);
  rmSync(folder, { recursive: true, force: true });
});

const countTold = (message: string): number => told.filter((line) => line.message === message).length;
const endWorker = (): void => {
  const pid = told.findLast(({ message }) => message === "a worker serves")?.fields["pid"];
  process.kill(Number(pid), "SIGKILL");
};

it("is tried to be filled again where no process can be begun, and is filled once one can", async () => {
  await place.fill();
  // What a machine without memory, or an account with all the processes that it may have, does to a fork.
  process.execPath = path.join(folder, "no-such-program");
  endWorker();
  await expect.poll(() => countTold("a worker cannot start"), { timeout: 10_000 }).toBe(2);
  expect(place.isServing()).toBe(false);
  process.execPath = PROGRAM;
  await expect.poll(() => place.isServing(), { timeout: 10_000 }).toBe(true);
}, 30_000);

it("one that ends before it could serve is replaced by one, not by two", async () => {
  await place.fill();
  writeFileSync(path.join(folder, "worker.cjs"), "process.exit(3);");
  endWorker();
  await expect.poll(() => countTold("a worker cannot start"), { timeout: 10_000 }).toBe(3);
  writeFileSync(path.join(folder, "worker.cjs"), WORKER);
  await expect.poll(() => place.isServing(), { timeout: 10_000 }).toBe(true);
  expect(countTold("a worker serves")).toBe(2);
  expect(place.countReplaced()).toBe(4);
}, 30_000);

it("a first worker that cannot be begun is a reason at once", async () => {
  process.execPath = path.join(folder, "no-such-program");
  await expect(place.fill()).rejects.toThrow("could not be started");
});
