/** Opening the directory of everything durable. */
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openDataDirectory } from "../../../src/adapters/system/data-directory.ts";

const folder = mkdtempSync(path.join(tmpdir(), "data-directory-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("the data directory", () => {
  it("is made with those above it, for its owner alone, and keeps its secret", () => {
    const root = path.join(folder, "a", "b", "data");
    const first = openDataDirectory(root);
    expect([statSync(root).mode & 0o777, statSync(path.join(folder, "a")).mode & 0o777]).toEqual([
      0o700, 0o700,
    ]);
    expect(statSync(first.secret_file).mode & 0o777).toBe(0o600);
    expect(openDataDirectory(root).installation_secret.reveal()).toBe(first.installation_secret.reveal());
  });

  it.runIf(process.platform === "linux")(
    "that cannot be made is an error at once, with its path and what to do",
    () => {
      expect(() => openDataDirectory("/proc/chat-assistant")).toThrow(
        /data directory \/proc\/chat-assistant cannot be used: .*--data names another/,
      );
    },
  );

  it("below a file is an error", () => {
    expect(() => openDataDirectory(path.join(openDataDirectory(folder).secret_file, "data"))).toThrow(
      /cannot be used/,
    );
  });
});
