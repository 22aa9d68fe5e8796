import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";

import { afterAll, describe, expect, it } from "vitest";

import { createCommandEngine } from "../../../src/adapters/conversion/engines/command.ts";
import { readDocument } from "../../../src/adapters/conversion/read-document.ts";
import type { Converter, SourceDocument } from "../../../src/ports/converter.ts";

const folder = mkdtempSync(join(tmpdir(), "chat-assistant-test-"));
const reader: Converter = { convert: readDocument, close: async () => undefined };
const document = (file_name: string, bytes: Uint8Array | string): SourceDocument => ({
  file_name,
  bytes: Buffer.from(bytes as string),
  purpose: "attachment",
});
/** Runs the engine; afterwards its private folder must be gone. */
const run = (argv: readonly string[], given: SourceDocument, timeout_ms = 5_000) =>
  createCommandEngine({ argv, timeout_ms, folder }, reader)
    .read(given, "doc")
    .finally(() => expect(readdirSync(folder)).toEqual([]));

afterAll(() => rmSync(folder, { recursive: true }));

describe("a program as conversion engine", () => {
  it("prints the text", async () => {
    expect(await run(["/bin/cat", "{in}"], document("a.doc", "# Old format"))).toMatchObject({
      is: "converted",
      text: "# Old format",
      title: "Old format",
    });
  });

  it("or writes it to a file", async () => {
    expect(await run(["/bin/cp", "{in}", "{out}"], document("a.doc", "copied"))).toMatchObject({
      text: "copied",
    });
    expect(
      await run(["/bin/cp", "{in}", "{dir}/made.html"], document("a.doc", "<html><h1>Hi</h1>")),
    ).toMatchObject({ text: "# Hi" });
  });

  it("gets no shell, no name that looks like an option, and no environment of ours", async () => {
    process.env["CHAT_ASSISTANT_TEST_SECRET"] = "secret";
    expect(await run(["/bin/echo", "$(id)", ";", "`id`"], document("a.doc", "x"))).toMatchObject({
      text: "$(id) ; `id`",
    });
    const named = (await run(["/bin/echo", "{in}"], document("--help; rm -rf.d/../x", "x"))) as {
      text: string;
    };
    expect(named.text).toMatch(/\/document\.\w+$/u);
    const env = (await run(["/usr/bin/env"], document("a.doc", "x"))) as { text: string };
    delete process.env["CHAT_ASSISTANT_TEST_SECRET"];
    expect(env.text).not.toContain("secret");
    expect(env.text).toContain(`HOME=${folder}`);
  });

  it("is killed with its children when the time is over", async () => {
    const started = performance.now();
    const outcome = await run(["/bin/sh", "-c", "sleep 30 & sleep 30"], document("a.doc", "x"), 200);
    expect(outcome).toEqual({ is: "failed", error: "timeout" });
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  it("says what went wrong", async () => {
    expect(await run(["/bin/false"], document("a.doc", "x"))).toEqual({ is: "failed", error: "corrupt" });
    expect(await run(["/nowhere/program"], document("a.doc", "x"))).toMatchObject({ is: "unavailable" });
    expect(await run(["/bin/true"], document("a.doc", "x"))).toEqual({ is: "failed", error: "no_text" });
    expect(await run(["/usr/bin/yes"], document("a.doc", "x"), 30_000)).toEqual({
      is: "failed",
      error: "too_large",
    });
  }, 40_000);

  it("stops when nobody waits", async () => {
    const signal = AbortSignal.timeout(100);
    await expect(run(["/bin/sleep", "30"], { ...document("a.doc", "x"), signal })).rejects.toThrow("timeout");
  });
});

const hasProgram = (name: string): boolean =>
  ["/usr/bin", "/usr/local/bin"].some((place) => existsSync(join(place, name)));

describe("LibreOffice", () => {
  const isThere = hasProgram("soffice");
  if (!isThere) console.log("skipped: LibreOffice is not installed (libreoffice-writer)");

  it.skipIf(!isThere)(
    "turns a .doc into a document with its headings",
    async () => {
      const place = mkdtempSync(join(tmpdir(), "chat-assistant-doc-"));
      const html = join(place, "a.html");
      const { writeFileSync, readFileSync } = await import("node:fs");
      writeFileSync(html, "<html><body><h1>Opening hours</h1><p>9 to 5</p></body></html>");
      const options = {
        env: { PATH: process.env["PATH"], HOME: place },
        stdio: "ignore",
        timeout: 60_000,
      } as const;
      execFileSync(
        "soffice",
        [
          "--headless",
          "--infilter=HTML (StarWriter)",
          "--convert-to",
          "doc:MS Word 97",
          "--outdir",
          place,
          html,
        ],
        options,
      );
      const bytes = readFileSync(join(place, "a.doc"));
      rmSync(place, { recursive: true });
      const argv = ["soffice", "--headless", "--convert-to", "docx", "--outdir", "{dir}", "{in}"];
      const outcome = await run(argv, document("a.doc", bytes), 60_000);
      expect(outcome).toMatchObject({ is: "converted", text: "# Opening hours\n\n9 to 5" });
    },
    150_000,
  );
});

describe("tesseract", () => {
  const isThere = hasProgram("tesseract") && hasProgram("pdftoppm");
  if (!isThere) console.log("skipped: tesseract or pdftoppm is not installed (tesseract-ocr, poppler-utils)");

  it.skipIf(!isThere)(
    "reads the letters of a picture",
    async () => {
      const { makePdf, pdfLine } = await import("./fixtures.ts");
      const pdf = makePdf([pdfLine("Opening hours", { size: 40, y: 500 })]);
      const image = execFileSync("pdftoppm", ["-png", "-r", "80", "-"], { input: pdf, timeout: 30_000 });
      const outcome = await run(["tesseract", "{in}", "stdout"], document("a.png", image), 30_000);
      expect(outcome).toMatchObject({ is: "converted" });
      expect((outcome as { text: string }).text).toContain("Opening hours");
    },
    70_000,
  );
});
