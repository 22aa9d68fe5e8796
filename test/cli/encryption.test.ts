/**
 * Encryption at rest, as an operator meets it: nothing of visitors and robots lies readable in the data directory, and an
 * existing one is encrypted by `db encrypt`. The real program each time: a process that had the file open holds on to it.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listBlobParts } from "../../src/adapters/backup/parts.ts";
import { createBlobs } from "../../src/adapters/blobs/unstorage.ts";
import { blobIdOf } from "../../src/domain/blob-id.ts";
import { note } from "../support/attachments.ts";
import { runCommand, start } from "../support/command.ts";
import { filesOf, grep } from "../support/grep.ts";
import { copyNewer } from "../support/rekeyed.ts";
import { startS3 } from "../support/s3.ts";
import { ROBOT, TENANT, writeFiles } from "../support/tenant-folder.ts";

const PHRASE = "it's a key of enough characters, in words";
const KEY = { CHAT_ASSISTANT_DATABASE_KEY: PHRASE };
const ORIGINAL = "# Hours\n\nZanzibar opens at seven in the morning.\n";
const ATTACHED = "Zanzibar is where Marie's xylophone was lost.";
const MARKER = "Zanzibar";
const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-encryption-"));
const plain = path.join(folder, "plain");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function post(url: string, body: unknown): Promise<any> {
  const headers = { "content-type": "application/json" };
  const reply = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  expect(reply.ok).toBe(true);
  return reply.json();
}

/** Teaches a file, and has a visitor attach another. */
async function live(data: string, environment: Record<string, string> = {}): Promise<void> {
  const files = path.join(folder, "files");
  writeFiles(files, {
    "tenant.yaml": `${TENANT}plan: business\n`,
    "shop/robot.yaml": ROBOT,
    "shop/knowledge/hours.md": ORIGINAL,
  });
  const seeded = await runCommand(["seed", files, "--data", data], environment);
  expect([seeded.code, seeded.stderr]).toEqual([0, expect.any(String)]);
  const server = start(["serve", "--data", data, "--port", "0"], environment);
  const [, url] = /Serving at (\S+)/.exec(await server.waitFor(/Serving at \S+\n/, "stderr"))!;
  const session = await post(`${url}/v1/public/robots/shop/sessions`, { consent_accepted: true });
  await post(`${url}/v1/public/sessions/${session.session_id}/messages`, {
    message: `What is with ${MARKER}?`,
    attachments: [note(ATTACHED)],
  });
  server.child.kill("SIGTERM");
  await server.finished;
}

const copyPlain = (name: string): string => {
  const data = path.join(folder, name);
  cpSync(plain, data, { recursive: true });
  return data;
};
const encrypt = (data: string, environment: Record<string, string> = KEY) =>
  runCommand(["db", "encrypt", "--data", data, "--json"], environment);
const placeOf = (data: string, text: string): string => {
  const id = blobIdOf(Buffer.from(text));
  return path.join(data, "blobs", id.slice(7, 9), id);
};
async function readBlobs(data: string, encryption_key?: string): Promise<readonly string[]> {
  const blobs = await createBlobs({ folder: path.join(data, "blobs"), encryption_key });
  const kept = [ORIGINAL, ATTACHED].map((text) => blobs.get(blobIdOf(Buffer.from(text))));
  return (await Promise.all(kept)).map((bytes) => Buffer.from(bytes ?? []).toString());
}
async function finding(data: string, environment: Record<string, string>, name: string) {
  const { stdout } = await runCommand(["doctor", "--data", data, "--json"], environment);
  return JSON.parse(stdout).findings.find(({ check }: { check: string }) => check === name);
}
const blobsFinding = (data: string, environment: Record<string, string>) =>
  finding(data, environment, "blobs");

beforeAll(() => live(plain), 60_000);

describe("a data directory with a key from its first start", () => {
  it("holds no word of an attachment, an original or a conversation, and neither do its backups", async () => {
    expect(grep(plain, MARKER).length).toBeGreaterThan(2);
    const data = path.join(folder, "from-the-start");
    await live(data, KEY);
    expect(listBlobParts(path.join(data, "blobs"))).toHaveLength(2);
    expect(grep(data, MARKER)).toEqual([]);
    const made = await runCommand(["backup", "create", "--data", data, "--json"], KEY);
    const { backup } = JSON.parse(made.stdout);
    expect(grep(data, MARKER)).toEqual([]);
    const elsewhere = path.join(folder, "restored");
    const restored = await runCommand(["backup", "restore", backup, "--data", elsewhere], KEY);
    expect(restored.code).toBe(0);
    expect(await readBlobs(elsewhere, PHRASE)).toEqual([ORIGINAL, ATTACHED]);
    expect(grep(elsewhere, MARKER)).toEqual([]);
  }, 120_000);
});

describe("db encrypt", () => {
  it("refuses a key that can be guessed before anything is written", async () => {
    const data = copyPlain("guessable");
    const { code, stdout, stderr } = await encrypt(data, { CHAT_ASSISTANT_DATABASE_KEY: "it's a key" });
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(
      /^The key has less than 32 characters: .*openssl rand -base64 32`\. Nothing was changed\.\n$/,
    );
    expect(filesOf(data).map((file) => readFileSync(file))).toEqual(
      filesOf(plain).map((file) => readFileSync(file)),
    );
  });

  it("encrypts database and blobs, and sets the plain ones aside, whole", async () => {
    const data = copyPlain("encrypted");
    const { code, stdout, stderr } = await encrypt(data);
    const { set_aside, blobs } = JSON.parse(stdout);
    expect(stderr).not.toMatch(/less than 32 characters|it's a key/);
    expect([code, blobs]).toEqual([0, { encrypted: 2, unreadable: [] }]);
    expect(grep(data, MARKER).filter((file) => !file.startsWith(set_aside))).toEqual([]);
    expect(await readBlobs(data, PHRASE)).toEqual([ORIGINAL, ATTACHED]);
    const kept = filesOf(set_aside).map((file) => path.relative(set_aside, file));
    const expected = ["chat-assistant.db", ...listBlobParts(path.join(plain, "blobs"))];
    expect(kept.toSorted()).toEqual(expected.toSorted());
    expect(await readBlobs(set_aside)).toEqual([ORIGINAL, ATTACHED]);
    expect(await blobsFinding(data, KEY)).toMatchObject({ level: "ok" });
    const answer = await runCommand(["ask", "shop", `When does ${MARKER} open?`, "--data", data], KEY);
    expect([answer.code, answer.stdout]).toEqual([0, expect.stringContaining("seven")]);
    expect(await finding(data, KEY, "set aside")).toMatchObject({
      level: "warning",
      message: expect.stringContaining(set_aside),
      remedy: expect.stringContaining("Delete"),
    });
    rmSync(path.join(set_aside, "chat-assistant.db"));
    expect(await finding(data, KEY, "set aside")).toMatchObject({ level: "warning" });
    rmSync(set_aside, { recursive: true });
    expect(await finding(data, KEY, "set aside")).toBeUndefined();
  }, 120_000);

  it("done again changes nothing, finishes what was interrupted, and refuses another key", async () => {
    const data = copyPlain("again");
    expect((await encrypt(data)).code).toBe(0);
    const { stdout, stderr } = await encrypt(data);
    const again = JSON.parse(stdout);
    expect([again.blobs.encrypted, again.set_aside]).toEqual([0, null]);
    expect(stderr).toMatch(/^What was plain before is still in .*replaced-\S+: delete it/);
    // As a run leaves it that was killed between the two blobs.
    writeFileSync(placeOf(data, ATTACHED), ATTACHED);
    expect(await readBlobs(data, PHRASE)).toEqual([ORIGINAL, ATTACHED]);
    expect(await blobsFinding(data, KEY)).toMatchObject({
      level: "warning",
      message: expect.stringContaining("1 blob lies plain"),
      remedy: expect.stringContaining("db encrypt"),
    });
    const wrong = await encrypt(data, { CHAT_ASSISTANT_DATABASE_KEY: "another" });
    expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringContaining("key is wrong")]);
    expect(JSON.parse((await encrypt(data)).stdout).blobs.encrypted).toBe(1);
    expect(readFileSync(placeOf(data, ATTACHED)).includes(MARKER)).toBe(false);
  }, 120_000);

  it("refuses the database of a newer version, and leaves it plain", async () => {
    const data = path.join(folder, "newer");
    await copyNewer(plain, data);
    const { code, stdout, stderr } = await encrypt(data);
    expect([code, stdout, stderr]).toEqual([1, "", expect.stringContaining("written by a newer version")]);
    expect(readFileSync(path.join(data, "chat-assistant.db")).includes("SQLite format 3")).toBe(true);
    expect(await readBlobs(data)).toEqual([ORIGINAL, ATTACHED]);
  }, 60_000);

  it("names a blob that cannot be read, leaves it as it is and encrypts the rest", async () => {
    const data = copyPlain("broken");
    writeFileSync(placeOf(data, ATTACHED), "broken");
    const { code, stdout, stderr } = await encrypt(data);
    expect([code, JSON.parse(stdout).blobs]).toEqual([
      1,
      { encrypted: 1, unreadable: [path.basename(placeOf(data, ATTACHED))] },
    ]);
    expect(stderr).toContain("cannot be read");
    expect(readFileSync(placeOf(data, ATTACHED), "utf8")).toBe("broken");
  }, 60_000);

  it("seals what is kept in an S3 store, too", async () => {
    const store = await startS3();
    const s3 = store.environment;
    const isPlain = () => [...store.objects.values()].map((object) => object.includes(MARKER));
    const data = path.join(folder, "s3");
    await live(data, s3);
    expect(isPlain()).toEqual([true, true]);
    const { code, stdout } = await encrypt(data, { ...KEY, ...s3 });
    expect([code, JSON.parse(stdout).blobs]).toEqual([0, { encrypted: 2, unreadable: [] }]);
    expect(isPlain()).toEqual([false, false]);
    const exported = path.join(folder, "exported");
    const back = await runCommand(["export", exported, "--data", data], { ...KEY, ...s3 });
    expect([back.code, grep(exported, MARKER).length]).toEqual([0, 1]);
    await store.stop();
  }, 60_000);

  it("without a key, doctor says that the blobs need one", async () => {
    const data = copyPlain("no-key");
    expect((await encrypt(data)).code).toBe(0);
    expect(await blobsFinding(data, {})).toMatchObject({
      level: "error",
      message: expect.stringContaining("no key is set"),
    });
    expect(await blobsFinding(data, { CHAT_ASSISTANT_DATABASE_KEY: "another" })).toMatchObject({
      message: expect.stringContaining("another key"),
    });
  }, 60_000);
});
