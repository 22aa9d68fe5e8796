import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

import { type ConversionSettings, createConverter } from "../../../src/adapters/conversion/router.ts";
import type { Converter, SourceDocument } from "../../../src/ports/converter.ts";
import { describeConverter } from "../../ports/converter.suite.ts";
import { json, type ScriptedServer, startServer } from "../outbound/server.ts";
import { bundleChild, makeModuleFolder } from "./child-modules.ts";
import { makePdf } from "./fixtures.ts";

const modules = makeModuleFolder();
const open: { close(): Promise<void> }[] = [];
let module_url = "";

const png: SourceDocument = {
  file_name: "a.png",
  bytes: Buffer.from("89504e470d0a1a0a00", "hex"),
  purpose: "attachment",
};
const scan: SourceDocument = { file_name: "a.pdf", bytes: makePdf(["0 0 9 9 re f"]), purpose: "attachment" };
const text: SourceDocument = { file_name: "a.txt", bytes: Buffer.from("built in"), purpose: "attachment" };

function create(settings: ConversionSettings, report?: (problem: string) => void): Converter {
  const converter = createConverter({ ...settings, builtin: { module_url, max_children: 1 } }, report);
  open.push(converter);
  return converter;
}

/** A server that answers with these one after another, the last one for ever. */
async function serve(
  ...answers: readonly (readonly [number, unknown, Record<string, string>?])[]
): Promise<ScriptedServer> {
  const left = [...answers];
  const server = await startServer((_request, response) => {
    const [status, value, headers] = (left.length > 1 ? left.shift() : left[0])!;
    json(response, { status, value, ...(headers === undefined ? {} : { headers }) });
  });
  open.push(server);
  return server;
}

beforeAll(async () => {
  module_url = await bundleChild(modules.folder);
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((thing) => thing.close()));
});
afterAll(() => modules.remove());

describeConverter("the converter with an engine", () =>
  create({ engine: "http", url: "http://127.0.0.1:9" }),
);

describe("the converter of the service", () => {
  it("asks the engine only for what the built-in converter lacks", async () => {
    const server = await serve([200, { page_content: "by the engine" }]);
    const converter = create({ engine: "http", url: server.url });
    expect(await converter.convert(text)).toMatchObject({ ok: true, text: "built in" });
    expect(server.seen).toHaveLength(0);
    expect(await converter.convert(png)).toEqual({
      ok: true,
      type: "png",
      text: "by the engine",
      truncated: false,
    });
    expect(await converter.convert(scan)).toMatchObject({ ok: true, type: "pdf", text: "by the engine" });
    expect(server.seen).toHaveLength(2);
  });

  it("calls a scan no damaged document where the engine does not read its type", async () => {
    const converter = create({ engine: "command", argv: ["/bin/false"] });
    expect(await converter.convert(scan)).toEqual({ ok: false, error: "no_text" });
    expect(await converter.convert(png)).toEqual({ ok: false, error: "corrupt" });
  });

  it("asks the engine first for the types that the operator names, and falls back", async () => {
    const server = await serve([200, { page_content: "by the engine" }], [500, {}]);
    const converter = create({ engine: "http", url: server.url, types: ["text"] });
    expect(await converter.convert(text)).toMatchObject({ text: "by the engine" });
    expect(await converter.convert(text)).toMatchObject({ text: "built in" });
  });

  it("does not fall back when the operator forbids it", async () => {
    const server = await serve([500, {}]);
    const problems: string[] = [];
    const converter = create(
      { engine: "http", url: server.url, types: ["text"], fallback: false },
      (problem) => problems.push(problem),
    );
    expect(await converter.convert(text)).toEqual({ ok: false, error: "timeout" });
    expect(problems).toEqual(["conversion: the engine cannot serve (http_500)"]);
  });

  it("keeps the built-in word when the engine cannot be reached", async () => {
    const problems: string[] = [];
    const converter = create({ engine: "docling", url: "http://127.0.0.1:9" }, (problem) =>
      problems.push(problem),
    );
    expect(await converter.convert(png)).toEqual({ ok: false, error: "unsupported_type" });
    expect(await converter.convert(scan)).toEqual({ ok: false, error: "no_text" });
    expect(problems).toHaveLength(2);
    expect(problems[0]).toContain("refused");
  });

  it("asks once more when the engine is busy, within the time", async () => {
    const server = await serve([429, {}, { "retry-after": "0" }], [200, { page_content: "second try" }]);
    expect(await create({ engine: "http", url: server.url }).convert(png)).toMatchObject({
      text: "second try",
    });
    const busy = await serve([503, {}, { "retry-after": "0" }]);
    expect(await create({ engine: "http", url: busy.url }).convert(png)).toEqual({
      ok: false,
      error: "unsupported_type",
    });
    expect(busy.seen).toHaveLength(2);
    const long = await serve([503, {}, { "retry-after": "3600" }]);
    expect(await create({ engine: "http", url: long.url, timeout_ms: 1_000 }).convert(png)).toMatchObject({
      ok: false,
    });
    expect(long.seen).toHaveLength(1);
  });

  it("never sends archives, programs or encrypted files out", async () => {
    const server = await serve([200, { page_content: "x" }]);
    const converter = create({ engine: "http", url: server.url });
    const program = { ...png, file_name: "a.exe", bytes: Buffer.from("4d5a900003000000", "hex") };
    expect(await converter.convert(program)).toEqual({ ok: false, error: "unsupported_type" });
    expect(server.seen).toHaveLength(0);
  });

  it("bounds and cleans what the engine says, and refuses its redirects", async () => {
    const server = await serve([200, { page_content: `a\u0000b${"x".repeat(300_000)}` }]);
    const conversion = await create({ engine: "http", url: server.url }).convert(png);
    expect(conversion).toMatchObject({ ok: true, truncated: true });
    expect(conversion.ok && conversion.text.startsWith("abx") && conversion.text.length).toBe(200_000);
    const command = create({ engine: "command", argv: ["/usr/bin/printf", "%0300000d", "0"] });
    expect(await command.convert(png)).toMatchObject({ ok: true, truncated: true });
    const redirecting = await serve([302, {}, { location: server.url }]);
    expect(await create({ engine: "http", url: redirecting.url }).convert(png)).toMatchObject({ ok: false });
    expect(server.seen).toHaveLength(1);
  });
});
