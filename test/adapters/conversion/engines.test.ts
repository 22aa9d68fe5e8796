import { afterEach, describe, expect, it } from "vitest";

import { createDoclingEngine } from "../../../src/adapters/conversion/engines/docling.ts";
import type { ConversionEngine, EngineAddress } from "../../../src/adapters/conversion/engines/engine.ts";
import { createHttpEngine } from "../../../src/adapters/conversion/engines/http.ts";
import { createTikaEngine } from "../../../src/adapters/conversion/engines/tika.ts";
import { createGuardedFetch, type GuardedFetch } from "../../../src/adapters/outbound/guarded-fetch.ts";
import type { SourceDocument } from "../../../src/ports/converter.ts";
import { json, type ScriptedServer, startServer } from "../outbound/server.ts";

const servers: ScriptedServer[] = [];
const fetch = createGuardedFetch({ allow_private: true, timeout_ms: 2_000, max_bytes: 1_000_000 });
const scan: SourceDocument = {
  file_name: "relatório 日本.doc",
  bytes: Buffer.from("%bytes"),
  purpose: "attachment",
};

type CreateEngine = (address: EngineAddress, fetch: GuardedFetch) => ConversionEngine;

async function ask(
  create: CreateEngine,
  status: number,
  { value, headers = {} }: { readonly value: unknown; readonly headers?: Record<string, string> },
) {
  const server = await startServer((_request, response) => json(response, { status, value, headers }));
  servers.push(server);
  const engine = create(
    { url: `${server.url}/base/`, api_key: "key", headers: { "x-site": "acme" }, timeout_ms: 2_000 },
    fetch,
  );
  return { outcome: await engine.read(scan, "doc"), request: server.seen[0]! };
}

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

describe("Docling Serve", () => {
  const result = (status: string, md_content: string | null, errors: unknown[] = []) => ({
    document: { filename: "x", md_content, text_content: null },
    status,
    errors,
    processing_time: 0.1,
  });

  it("is asked for Markdown in the body, with its key", async () => {
    const { outcome, request } = await ask(createDoclingEngine, 200, {
      value: result("success", "# Hi\n\n<!-- image -->\n\ntext"),
    });
    expect(outcome).toEqual({ is: "converted", text: "# Hi\n\n\n\ntext" });
    expect(request).toMatchObject({ method: "POST", path: "/base/v1/convert/file" });
    expect(request.headers).toMatchObject({ "x-api-key": "key", "x-site": "acme" });
    const body = request.body.toString("utf8");
    for (const [name, value] of [
      ["to_formats", "md"],
      ["target_type", "inbody"],
      ["do_ocr", "true"],
      ["abort_on_error", "false"],
    ]) {
      expect(body).toContain(`name="${name}"\r\n\r\n${value}\r\n`);
    }
    expect(body).toContain("relatório 日本.doc");
    expect(body).toContain("%bytes");
  });

  it.each([
    [200, result("partial_success", "half"), { is: "converted", text: "half" }],
    [200, result("success", " "), { is: "failed", error: "no_text" }],
    [
      200,
      result("failure", null, [{ error_message: "File is password-protected" }]),
      { is: "failed", error: "encrypted" },
    ],
    [200, result("failure", null, [{ error_message: "broken" }]), { is: "failed", error: "corrupt" }],
    [200, result("skipped", null), { is: "failed", error: "corrupt" }],
    [200, { task_id: "presigned" }, { is: "unavailable", detail: "not a conversion result" }],
    [401, { detail: "no" }, { is: "unavailable", detail: "http_401" }],
    [404, {}, { is: "unavailable", detail: "http_404" }],
    [500, {}, { is: "unavailable", detail: "http_500" }],
    [504, {}, { is: "failed", error: "timeout" }],
    [429, {}, { is: "busy", retry_after_ms: 1_000 }],
  ])("ends right for %i (%#)", async (status, value, outcome) => {
    expect((await ask(createDoclingEngine, status, { value })).outcome).toEqual(outcome);
  });
});

describe("Apache Tika", () => {
  it("is asked by the path that both versions answer alike", async () => {
    const { request } = await ask(createTikaEngine, 200, { value: [{ "tk:content": "x" }] });
    expect(request).toMatchObject({ method: "PUT", path: "/base/rmeta/text" });
    expect(request.headers["content-disposition"]).toBe(
      "attachment; filename*=UTF-8''relat%C3%B3rio%20%E6%97%A5%E6%9C%AC.doc",
    );
    expect(request.headers).toMatchObject({
      accept: "application/json",
      "content-type": "application/msword",
    });
    expect(request.body.toString()).toBe("%bytes");
  });

  it.each([
    [
      200,
      [{ "tk:content": "\n\n\n\nnew  \n\n\n\nlines", "dc:title": "T" }],
      { is: "converted", text: "new\n\nlines", title: "T" },
    ],
    [
      200,
      [{ "X-TIKA:content": "container" }, { "X-TIKA:content": "embedded" }],
      { is: "converted", text: "container\n\nembedded" },
    ],
    [
      200,
      [{ "tk:content": "", "tk:exception:container-exception": "EncryptedDocumentException" }],
      { is: "failed", error: "encrypted" },
    ],
    [200, [{ "X-TIKA:EXCEPTION:container_exception": "TikaException" }], { is: "failed", error: "corrupt" }],
    [200, [{ "tk:content": "  " }], { is: "failed", error: "no_text" }],
    [200, "text", { is: "unavailable", detail: "not a list of metadata" }],
    [413, {}, { is: "failed", error: "too_large" }],
    [415, {}, { is: "failed", error: "unsupported_type" }],
    [422, {}, { is: "failed", error: "corrupt" }],
    [503, { status: "TIMEOUT" }, { is: "failed", error: "timeout" }],
    [503, { status: "OOM" }, { is: "failed", error: "too_complex" }],
    [503, {}, { is: "busy", retry_after_ms: 1_000 }],
  ])("ends right for %i (%#)", async (status, value, outcome) => {
    expect((await ask(createTikaEngine, status, { value })).outcome).toEqual(outcome);
  });
});

describe("an engine of the open contract", () => {
  it("is sent the bytes, the name and the key", async () => {
    const { outcome, request } = await ask(createHttpEngine, 200, {
      value: { page_content: "text", metadata: { title: "T" } },
    });
    expect(outcome).toEqual({ is: "converted", text: "text", title: "T" });
    expect(request).toMatchObject({ method: "PUT", path: "/base/process" });
    expect(request.headers).toMatchObject({
      authorization: "Bearer key",
      "x-filename": "relat%C3%B3rio%20%E6%97%A5%E6%9C%AC.doc",
    });
  });

  it.each([
    [200, [{ page_content: "one" }, { page_content: "two" }], {}, { is: "converted", text: "one\n\ntwo" }],
    [200, { page_content: "" }, {}, { is: "failed", error: "no_text" }],
    [200, { __proto__: null, other: 1 }, {}, { is: "unavailable", detail: "no page_content" }],
    [422, { detail: "No extractable text" }, {}, { is: "failed", error: "no_text" }],
    [429, {}, { "retry-after": "7" }, { is: "busy", retry_after_ms: 7_000 }],
    [503, {}, { "retry-after": "soon" }, { is: "busy", retry_after_ms: 1_000 }],
  ])("ends right for %i (%#)", async (...row) => {
    const [status, value, headers, outcome] = row;
    expect((await ask(createHttpEngine, status, { value, headers })).outcome).toEqual(outcome);
  });
});
