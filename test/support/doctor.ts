/** An installation to be examined by `doctor`, copies of it to be broken, and what must be found. */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo, Server } from "node:net";
import os from "node:os";
import path from "node:path";
import { expect } from "vitest";
import { openDatabase } from "../../src/adapters/storage/open-database.ts";
import { runCommand } from "./command.ts";
import { writeRobot } from "./tenant-folder.ts";

export const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-doctor-"));
export const sound = path.join(folder, "sound");
const closing: (() => void)[] = [];

/** Makes an installation without a fault, once per test file. */
export async function makeSound(): Promise<void> {
  const files = path.join(folder, "shop");
  writeRobot(files);
  expect((await runCommand(["seed", files, "--data", sound])).code).toBe(0);
  expect((await runCommand(["backup", "create", "--data", sound])).code).toBe(0);
}

export function clearAway(): void {
  for (const close of closing) close();
  rmSync(folder, { recursive: true, force: true });
}

export interface Report {
  readonly code: number | null;
  readonly errors: number;
  readonly findings: readonly { check: string; level: string; message: string; remedy: string | null }[];
}

/** What `doctor --json` says. */
export async function examine(
  data: string,
  environment: Record<string, string> = {},
  words: readonly string[] = [],
): Promise<Report> {
  const { code, stdout } = await runCommand(
    ["doctor", "--json", "--data", data, "--port", "0", ...words],
    environment,
  );
  return { code, ...JSON.parse(stdout) };
}

let copies = 0;
/** A copy of the sound installation, to be broken. */
export function copy(): string {
  const data = path.join(folder, `copy-${(copies += 1)}`);
  cpSync(sound, data, { recursive: true });
  return data;
}

/** Changes its database by hand. */
export async function change(data: string, ...statements: string[]): Promise<void> {
  const database = await openDatabase({ url: path.join(data, "chat-assistant.db") });
  for (const sql of statements) await database.write([{ sql }]);
  await database.close();
}

/** A server of a test on a free port; it is closed at the end. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  closing.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

/** An error of that check with that message and remedy; the exit code counts it. */
export function expectError(report: Report, check: string, message: RegExp, remedy: RegExp): void {
  const found = report.findings.filter(({ level }) => level === "error");
  expect(found).toContainEqual(expect.objectContaining({ check }));
  const finding = found.find((one) => one.check === check && message.test(one.message));
  expect(finding, JSON.stringify(found)).toBeDefined();
  expect(finding?.remedy).toMatch(remedy);
  expect([report.code, report.errors]).toEqual([1, found.length]);
}
