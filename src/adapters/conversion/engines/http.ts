/**
 * Any service that speaks the open contract of Open WebUI's external loader (`PUT /process`): bytes in,
 * `{page_content, metadata}` or a list of them out.
 */
import { contentTypeOf } from "../../../domain/documents/document-type.ts";
import type { GuardedFetch, OutboundResponse } from "../../outbound/guarded-fetch.ts";
import {
  bearerOf,
  callEngine,
  commonOutcome,
  type ConversionEngine,
  convertedText,
  type EngineAddress,
  type EngineOutcome,
  fieldOf,
  readJson,
} from "./engine.ts";

const MAX_PARTS = 2_000;

/** Creates the engine. */
export function createHttpEngine(address: EngineAddress, fetch: GuardedFetch): ConversionEngine {
  return {
    read: async ({ file_name, bytes, signal }, type) => {
      const headers = {
        "content-type": contentTypeOf(type),
        "x-filename": encodeURIComponent(file_name),
        ...bearerOf(address),
      };
      const call = { method: "PUT", path: "/process", headers, body: bytes, signal };
      return toOutcome(await callEngine(address, fetch, call));
    },
  };
}

function toOutcome(response: OutboundResponse): EngineOutcome {
  const common = commonOutcome(response);
  if (common !== null) return common;
  if (response.status === 422) return { is: "failed", error: "no_text" };
  const result = readJson(response);
  const parts: readonly unknown[] = Array.isArray(result) ? result.slice(0, MAX_PARTS) : [result];
  const texts = parts.map((part) => fieldOf(part, "page_content"));
  if (!texts.some((text) => typeof text === "string"))
    return { is: "unavailable", detail: "no page_content" };
  const title = fieldOf(fieldOf(parts[0], "metadata"), "title");
  return convertedText(texts.filter((text) => typeof text === "string").join("\n\n"), title);
}
