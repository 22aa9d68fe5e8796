import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAssets } from "../../src/adapters/pages/assets.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
let out = "";
type Manifest = Record<string, { file: string; hashed: boolean; gzip_bytes: number }>;
let manifest: Manifest = {};

beforeAll(async () => {
  out = await mkdtemp(path.join(tmpdir(), "web-build-"));
  const script = path.join(ROOT, "src/web/build.mjs");
  await promisify(execFile)(process.execPath, [script, "--out", out], { cwd: tmpdir() });
  manifest = JSON.parse(await readFile(path.join(out, "manifest.json"), "utf8")) as Manifest;
}, 60_000);

afterAll(() => rm(out, { recursive: true, force: true }));

describe("the browser's files", () => {
  it.each([
    ["widget.js", 3000],
    ["chat.js", 20_000],
    ["late.js", 6700],
    ["chat.css", 4000],
  ])("%s stays within %i bytes gzipped", (name, bytes) => {
    expect(manifest[name]?.gzip_bytes).toBeLessThanOrEqual(bytes);
  });

  it("have hashed names but for the loader", () => {
    expect(manifest["widget.js"]?.file).toBe("widget.js");
    expect(manifest["chat.js"]?.file).toMatch(/^chat-[\w-]{10}\.js$/);
  });

  it("name each other as they are named: the second file imports the first one", async () => {
    const late = await readFile(path.join(out, manifest["late.js"]?.file ?? ""), "utf8");
    expect(late).toContain(`"./${manifest["chat.js"]?.file}"`);
  });

  it("share what they share by names that cost no bytes", async () => {
    const [chat, late] = await Promise.all(
      ["chat.js", "late.js"].map((name) => readFile(path.join(out, manifest[name]?.file ?? ""), "utf8")),
    );
    const given = /export\{([\w$,]+)\};$/.exec(chat ?? "")?.[1]?.split(",") ?? [];
    const taken = /import\{([^}]+)\}from"\.\/chat/.exec(late ?? "")?.[1]?.split(",") ?? [];
    expect(given.length).toBeGreaterThan(20);
    expect(given.filter((name) => name.length > 2)).toEqual([]);
    expect(taken.length).toBeGreaterThan(20);
    expect(taken.map((entry) => entry.split(" as ")[0]).filter((name = "") => !given.includes(name))).toEqual(
      [],
    );
  });

  it("hold no HTML sink, no eval and no address of another host", async () => {
    for (const { file } of Object.values(manifest)) {
      const text = await readFile(path.join(out, file), "utf8");
      if (!file.startsWith("chat-") || file.endsWith(".css")) expect(text).not.toMatch(/innerHTML/);
      expect(text).not.toMatch(/\beval\(|new Function|document\.write|outerHTML|insertAdjacentHTML/);
      expect(text.replaceAll("http://www.w3.org/", "").match(/https?:\/\/[a-z]/g)).toBeNull();
    }
  });

  it("are served compressed, and the hashed ones for ever", () => {
    const assets = createAssets({ directory: out });
    const file = assets.fileOf("chat.js");
    const plain = assets.get(file, "");
    const brotli = assets.get(file, "gzip, deflate, br;q=1.0");
    const gzip = assets.get(file, "gzip;q=0.5, br;q=0");
    expect(plain?.headers["content-encoding"]).toBeUndefined();
    expect(brotli?.headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" });
    expect(brotliDecompressSync(brotli?.body ?? "").equals(plain?.body ?? Buffer.alloc(0))).toBe(true);
    expect(gunzipSync(gzip?.body ?? "").equals(plain?.body ?? Buffer.alloc(0))).toBe(true);
    expect(plain?.headers["cache-control"]).toContain("immutable");
    expect(assets.get("widget.js", "")?.headers["cache-control"]).not.toContain("immutable");
    expect(brotli?.headers["etag"]).not.toBe(gzip?.headers["etag"]);
  });

  it("are nothing else of the folder", () => {
    const assets = createAssets({ directory: out });
    for (const name of ["manifest.json", "../manifest.json", "", "constructor", "chat.js"]) {
      expect(assets.get(name, "")).toBeNull();
    }
    expect(() => assets.fileOf("none.js")).toThrow("the build has no none.js");
    expect(() => createAssets({ directory: path.join(out, "none") }).fileOf("chat.js")).toThrow(
      "npm run build",
    );
  });
});
