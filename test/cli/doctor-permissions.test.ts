/** What `doctor` advises where the data directory cannot be written: nothing that changes what is not the installation's. */
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { toAccessRemedy } from "../../src/cli/doctor/host.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-permissions-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const data = path.join(folder, "data");
mkdirSync(data);
const secret = path.join(data, "installation.secret");
writeFileSync(secret, "x");

const denied = Object.assign(new Error("EACCES: permission denied"), { code: "EACCES" });
const readOnly = Object.assign(new Error("EROFS: read-only file system"), { code: "EROFS" });

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
