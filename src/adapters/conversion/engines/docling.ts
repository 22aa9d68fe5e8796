/**
 * Docling Serve (`POST /v1/convert/file`): layout, tables and OCR as Markdown, answered in the body.
 */
import { contentTypeOf, type DocumentType } from "../../../domain/documents/document-type.ts";
import type { SourceDocument } from "../../../ports/converter.ts";
import type { GuardedFetch, OutboundResponse } from "../../outbound/guarded-fetch.ts";
import {
  callEngine,
  commonOutcome,
  type ConversionEngine,
  convertedText,
  type EngineAddress,
  type EngineOutcome,
  fieldOf,
  readJson,
  saysEncrypted,
} from "./engine.ts";

/** Creates the engine. */
export function createDoclingEngine(address: EngineAddress, fetch: GuardedFetch): ConversionEngine {
  return {
    read: async (document, type) => {
      const form = await toForm(document, type, address.timeout_ms);
      const headers = {
        "content-type": form.content_type,
        ...(address.api_key === undefined ? {} : { "x-api-key": address.api_key }),
      };
      const { signal } = document;
      const call = { method: "POST", path: "/v1/convert/file", headers, body: form.body, signal };
      return toOutcome(await callEngine(address, fetch, call));
    },
  };
}

/** NOTE: without `target_type=inbody` newer servers answer with an address to fetch, or a zip. */
async function toForm(
  document: SourceDocument,
  type: DocumentType,
  timeout_ms: number,
): Promise<{ readonly body: Uint8Array; readonly content_type: string }> {
  const form = new FormData();
  const file = new Blob([new Uint8Array(document.bytes)], { type: contentTypeOf(type) });
  form.append("files", file, document.file_name);
  const fields = {
    to_formats: "md",
    image_export_mode: "placeholder",
    do_ocr: "true",
    target_type: "inbody",
    abort_on_error: "false",
    document_timeout: String(Math.max(1, Math.floor(timeout_ms / 1_000))),
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const encoded = new Response(form);
  return {
    body: new Uint8Array(await encoded.arrayBuffer()),
    content_type: encoded.headers.get("content-type") ?? "multipart/form-data",
  };
}

function toOutcome(response: OutboundResponse): EngineOutcome {
  const common = commonOutcome(response);
  if (common !== null) return common;
  const result = readJson(response);
  const status = fieldOf(result, "status");
  const content = fieldOf(result, "document");
  if (status === "success" || status === "partial_success") {
    const markdown = fieldOf(content, "md_content") ?? fieldOf(content, "text_content");
    return convertedText(typeof markdown === "string" ? markdown.replaceAll("<!-- image -->", "") : markdown);
  }
  if (status !== "failure" && status !== "skipped")
    return { is: "unavailable", detail: "not a conversion result" };
  const errors = fieldOf(result, "errors");
  const messages = Array.isArray(errors) ? errors.map((error) => fieldOf(error, "error_message")) : [];
  return { is: "failed", error: messages.some(saysEncrypted) ? "encrypted" : "corrupt" };
}
