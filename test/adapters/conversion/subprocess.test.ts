import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { monitorEventLoopDelay, performance } from "node:perf_hooks";

import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

import {
  type BuiltinConverterOptions,
  createBuiltinConverter,
} from "../../../src/adapters/conversion/child/subprocess.ts";
import type { Conversion, Converter, SourceDocument } from "../../../src/ports/converter.ts";
import { describeConverter } from "../../ports/converter.suite.ts";
import { bundleChild, makeModuleFolder, writeChild } from "./child-modules.ts";
import { makeDocx, makePdf, makeZip, pdfLine } from "./fixtures.ts";

const modules = makeModuleFolder();
const { folder } = modules;
const open: Converter[] = [];
let child = "";

const create = (options: BuiltinConverterOptions): Converter => {
  const converter = createBuiltinConverter({ max_children: 1, ...options });
  open.push(converter);
  return converter;
};
const document = (text = "hello", more: Partial<SourceDocument> = {}): SourceDocument => ({
  file_name: "a.txt",
  bytes: Buffer.from(text),
  purpose: "attachment",
  ...more,
});

beforeAll(async () => {
  child = await bundleChild(folder);
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((converter) => converter.close()));
});
afterAll(() => modules.remove());

describeConverter("the built-in converter", () => create({ module_url: child }));

describe("the built-in converter", () => {
  it("reads documents in another process, one child for many", async () => {
    const pid = writeChild(
      folder,
      "pid",
      "answer({ ok: true, type: 'text', text: `${process.pid} ${documents}`, truncated: false });",
    );
    const converter = create({ module_url: pid });
    const texts = [];
    for (let count = 0; count < 3; count += 1)
      texts.push(((await converter.convert(document())) as { text: string }).text);
    const pids = texts.map((text) => text.split(" ")[0]);
    expect(new Set(pids).size).toBe(1);
    expect(pids[0]).not.toBe(String(process.pid));
    expect(texts.map((text) => text.split(" ")[1])).toEqual(["1", "2", "3"]);
  });

  it("finds packages in a folder that is a link to one elsewhere", async () => {
    const elsewhere = mkdtempSync(path.join(tmpdir(), "chat-assistant-linked-"));
    symlinkSync(path.resolve("node_modules"), path.join(elsewhere, "node_modules"));
    const converter = create({ module_url: await bundleChild(path.join(elsewhere, "dist")) });
    const pdf = makePdf([pdfLine("The deposit is 500 euros.")]);
    expect(await converter.convert(document("", { file_name: "a.pdf", bytes: pdf }))).toMatchObject({
      ok: true,
      text: expect.stringContaining("500 euros"),
    });
    rmSync(elsewhere, { recursive: true });
  });

  it("takes a fresh child after 25 documents", async () => {
    const pid = writeChild(
      folder,
      "worn",
      "answer({ ok: true, type: 'text', text: String(process.pid), truncated: false });",
    );
    const converter = create({ module_url: pid });
    const pids = new Set<string>();
    for (let count = 0; count < 26; count += 1)
      pids.add(((await converter.convert(document())) as { text: string }).text);
    expect(pids.size).toBe(2);
  });

  it("kills an endless loop when the time is over, and reads the next document", async () => {
    const loop = writeChild(folder, "loop", "if (documents === 1) for (;;);");
    const converter = create({ module_url: loop, time_limits_ms: { attachment: 300 } });
    const started = performance.now();
    expect(await converter.convert(document())).toEqual({ ok: false, error: "timeout" });
    expect(performance.now() - started).toBeLessThan(10_000);
    const real = create({ module_url: child });
    expect(await real.convert(document())).toMatchObject({ ok: true, text: "hello" });
  });

  it.each([
    ["heap", "const all = []; for (;;) all.push(new Array(1e6).fill(documents));"],
    [
      "buffers",
      "const all = []; try { for (;;) all.push(Buffer.alloc(64e6, 1)); } catch { process.abort(); }",
    ],
  ])(
    "ends a child that takes all memory (%s)",
    async (name, code) => {
      const converter = create({
        module_url: writeChild(folder, name, code),
        time_limits_ms: { attachment: 60_000 },
      });
      expect(await converter.convert(document())).toEqual({ ok: false, error: "too_complex" });
    },
    90_000,
  );

  it("does not blame a document for what earlier ones left in the child", async () => {
    const converter = create({
      module_url: writeChild(
        folder,
        "second",
        "if (documents === 2) process.abort(); else answer({ ok: true, type: 'text', text: 'ok', truncated: false });",
      ),
    });
    expect(await converter.convert(document())).toMatchObject({ ok: true });
    expect(await converter.convert(document())).toMatchObject({ ok: true });
  });

  it.each([
    ["exit", "process.exit(3);", "corrupt"],
    ["nonsense", "process.stdout.write(frame(Buffer.from('nonsense')));", "corrupt"],
    ["forged", "answer({ ok: false, error: 'toString' });", "corrupt"],
    [
      "huge",
      "const length = Buffer.alloc(4); length.writeUInt32LE(4e9); process.stdout.write(length);",
      "too_complex",
    ],
  ])("takes a child that answers wrongly as a broken document (%s)", async (name, code, error) => {
    const converter = create({ module_url: writeChild(folder, name, code) });
    expect(await converter.convert(document())).toEqual({ ok: false, error });
  });

  it("gives the child no environment, no files, no programs", async () => {
    process.env["CHAT_ASSISTANT_TEST_SECRET"] = "secret";
    const code = `const tried = {};
      for (const [name, attempt] of Object.entries({
        read: async () => (await import("node:fs")).readFileSync("/etc/passwd"),
        write: async () => (await import("node:fs")).writeFileSync("/tmp/chat-assistant-test", "x"),
        spawn: async () => (await import("node:child_process")).execSync("id"),
        generate: async () => new Function("return 1")(),
      })) tried[name] = await attempt().then(() => "done", (error) => error.code ?? error.name);
      answer({ ok: true, type: "text", text: JSON.stringify({ tried, env: Object.keys(process.env) }), truncated: false });`;
    const converter = create({ module_url: writeChild(folder, "rights", code) });
    const { text } = (await converter.convert(document())) as { text: string };
    delete process.env["CHAT_ASSISTANT_TEST_SECRET"];
    const seen = JSON.parse(text) as { tried: object; env: string[] };
    const denied = "ERR_ACCESS_DENIED";
    expect(seen.tried).toEqual({ read: denied, write: denied, spawn: denied, generate: "EvalError" });
    expect(seen.env).not.toContain("CHAT_ASSISTANT_TEST_SECRET");
  });

  it("rejects with the reason when nobody waits any more, and kills the child", async () => {
    const converter = create({ module_url: writeChild(folder, "slow", "for (;;);") });
    const controller = new AbortController();
    const conversion = converter.convert(document("x", { signal: controller.signal }));
    setTimeout(() => controller.abort(new Error("gone")), 200);
    await expect(conversion).rejects.toThrow("gone");
  });

  it("rejects with a fault when the child cannot be started: no document is to blame", async () => {
    const converter = create({ module_url: "file:///nowhere/child.mjs" });
    await expect(converter.convert(document())).rejects.toThrow("missing; run `npm run build`");
    const broken = create({ module_url: new URL("missing.mjs", child).href });
    await expect(broken.convert(document())).rejects.toThrow("conversion");
  });

  it("ends what runs when it is closed, without blaming the document", async () => {
    const converter = create({ module_url: writeChild(folder, "closing", "for (;;);") });
    const conversion = converter.convert(document());
    setTimeout(() => void converter.close(), 300);
    expect(await conversion).toEqual({ ok: false, error: "timeout" });
  });

  it("lets few wait: the others are told so at once", async () => {
    const converter = create({
      module_url: writeChild(
        folder,
        "wait",
        "setTimeout(() => answer({ ok: true, type: 'text', text: 'ok', truncated: false }), 300);",
      ),
      max_waiting: 1,
    });
    const all = await Promise.all([1, 2, 3].map(() => converter.convert(document())));
    expect(all.map((conversion: Conversion) => (conversion.ok ? "read" : conversion.error))).toEqual([
      "read",
      "read",
      "timeout",
    ]);
  });

  it("keeps the event loop free while hostile documents are read", async () => {
    const converter = create({ module_url: child });
    const noise = Array.from({ length: 400_000 }, (_, at) => (at * 7_919).toString(36));
    const hostile: readonly (readonly [string, Uint8Array])[] = [
      ["a.docx", makeZip({ "word/document.xml": { content: Buffer.alloc(40 * 1024 * 1024, 0x20) } })],
      ["b.docx", makeDocx(noise.map((word) => `<w:p><w:r><w:t>${word}</w:t></w:r></w:p>`).join(""))],
      ["c.html", Buffer.from(`<html>${"<div>".repeat(20_000)}`)],
      [
        "d.pdf",
        makePdf([
          noise
            .slice(0, 20_000)
            .map((word, at) => pdfLine(word, { y: at % 800 }))
            .join("\n"),
        ]),
      ],
      ["e.csv", Buffer.from(noise.join(","))],
    ];
    await converter.convert(document());
    const before = process.memoryUsage().rss;
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    for (let round = 0; round < 4; round += 1) {
      for (const [file_name, bytes] of hostile) {
        const conversion = await converter.convert({ file_name, bytes, purpose: "attachment" });
        expect(conversion.ok ? conversion.text.length : 0).toBeLessThanOrEqual(200_000);
      }
    }
    delay.disable();
    expect(delay.percentile(99) / 1e6).toBeLessThan(100);
    expect(delay.max / 1e6).toBeLessThan(1_000);
    expect((process.memoryUsage().rss - before) / 1024 / 1024).toBeLessThan(150);
  }, 60_000);
});
