/** What `doctor` advises where the data directory cannot be written: nothing that changes what is not the installation's. */
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toAccessRemedy } from "../../src/cli/doctor/host.ts";
import { start } from "../support/command.ts";
import { clearAway, copy, examine, expectError, makeSound, type Report } from "../support/doctor.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-permissions-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const data = path.join(folder, "data");
mkdirSync(data);
const secret = path.join(data, "installation.secret");
writeFileSync(secret, "x");

const denied = Object.assign(new Error("EACCES: permission denied"), { code: "EACCES" });
const readOnly = Object.assign(new Error("EROFS: read-only file system"), { code: "EROFS" });

describe.skipIf(process.getuid?.() !== 0)(
  "what a command left that was run as root (left out without root)",
  () => {
    beforeAll(makeSound);
    afterAll(clearAway);

    it("is named, with the account that it has to belong to", async () => {
      const house = copy();
      const blobs = path.join(house, "blobs");
      const shard = readdirSync(blobs).find((name) => /^[0-9a-f]{2}$/.test(name));
      chownSync(path.join(blobs, shard!), 12_345, 12_345);
      const others = `Not of the account that owns ${house}/chat-assistant.db: ${blobs}/${shard}`;
      const report = await examine(house);
      expectError(report, "permissions", new RegExp(`${others}\\. `), new RegExp(`chown -R 0 ${house};`));
    });

    it("is a folder in which no data directory can be made", async () => {
      const above = path.join(folder, "closed");
      mkdirSync(above, { mode: 0o755 });
      for (const way of [folder, os.tmpdir()]) chmodSync(way, 0o711);
      const within = ["setpriv", "--reuid=12345", "--regid=12345", "--clear-groups"];
      const words = ["doctor", "--json", "--data", path.join(above, "data"), "--port", "0"];
      const { stdout, code } = await start(words, {}, "/", within).finished;
      const { findings } = JSON.parse(stdout) as Report;
      expect(code).toBe(1);
      expect(findings.find(({ check }) => check === "permissions")).toMatchObject({
        level: "error",
        message: expect.stringContaining(`none can be made in ${above}: `),
      });
    });

    it("is an error of the blobs, and no riddle, for an account that may not read them", async () => {
      const house = copy();
      for (const name of ["", "chat-assistant.db", "installation.secret", "blobs", "blobs/.unfinished"])
        chownSync(path.join(house, name), 12_345, 12_345);
      // The account has to get there.
      for (const above of [path.dirname(house), os.tmpdir()]) chmodSync(above, 0o711);
      const within = ["setpriv", "--reuid=12345", "--regid=12345", "--clear-groups"];
      const words = ["doctor", "--json", "--data", house, "--port", "0"];
      const { stdout } = await start(words, {}, "/", within).finished;
      const { findings } = JSON.parse(stdout) as Report;
      const blobs = findings.find(({ check }) => check === "blobs");
      expect(blobs?.message).toMatch(/^The blobs cannot be read: permission denied/);
      expect(blobs?.remedy).toMatch(/chown -R/);
    });
  },
);

describe("the remedy for what cannot be written", () => {
  it("is a mode where it is one's own", () => {
    expect(toAccessRemedy(data, denied)).toBe(`chmod 700 ${data}`);
    expect(toAccessRemedy(secret, denied)).toBe(`chmod 600 ${secret}`);
  });

  it.skipIf(process.getuid?.() !== 0)("is an owner where it is another's, of the directory itself", () => {
    chownSync(data, 12_345, 12_345);
    chownSync(secret, 12_345, 12_345);
    expect(toAccessRemedy(data, denied)).toBe(
      `chown -R $(id -u) ${data}, or run as the account that owns it.`,
    );
    expect(toAccessRemedy(secret, denied)).toBe(
      `chown $(id -u) ${secret}, or run as the account that owns it.`,
    );
  });

  it("is the disk where nobody may write", () => {
    expect(toAccessRemedy(data, readOnly)).toMatch(/^Mount its disk/);
  });
});
