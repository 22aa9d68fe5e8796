/**
 * Apache Tika server 3 and 4 (`PUT /rmeta/text`): the only path that answers alike in both. A file that it could not
 * read is still a 200; the reason stands in the metadata.
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
  saysEncrypted,
} from "./engine.ts";

const CONTENT_KEYS = ["tk:content", "X-TIKA:content"];
const EXCEPTION_KEYS = [
  "tk:exception:container-exception",
  "X-TIKA:EXCEPTION:container_exception",
  "X-TIKA:EXCEPTION:runtime",
];
const MAX_PARTS = 200;

/** Creates the engine. */
export function createTikaEngine(address: EngineAddress, fetch: GuardedFetch): ConversionEngine {
  return {
    read: async ({ file_name, bytes, signal }, type) => {
      const headers = {
        "content-type": contentTypeOf(type),
        "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(file_name)}`,
        ...bearerOf(address),
      };
      const call = { method: "PUT", path: "/rmeta/text", headers, body: bytes, signal };
      return toOutcome(await callEngine(address, fetch, call));
    },
  };
}

function toOutcome(response: OutboundResponse): EngineOutcome {
  const crash = response.status === 503 ? crashOutcome(fieldOf(readJson(response), "status")) : null;
  const common = crash ?? commonOutcome(response);
  if (common !== null) return common;
  if (response.status === 422) return { is: "failed", error: "corrupt" };
  const parts = readJson(response);
  if (!Array.isArray(parts)) return { is: "unavailable", detail: "not a list of metadata" };
  const [container] = parts as readonly unknown[];
  const exception = EXCEPTION_KEYS.map((key) => fieldOf(container, key)).find((value) => value !== undefined);
  if (saysEncrypted(exception)) return { is: "failed", error: "encrypted" };
  const texts = parts
    .slice(0, MAX_PARTS)
    .map((part) => CONTENT_KEYS.map((key) => fieldOf(part, key)).find(isText));
  const text = texts
    .filter((piece) => piece !== undefined)
    .map((piece) => tidy(piece))
    .join("\n\n");
  if (text.trim() === "" && exception !== undefined) return { is: "failed", error: "corrupt" };
  return convertedText(text, fieldOf(container, "dc:title"));
}

/** Tika 4 answers 503 for a document that broke its worker; asking again would break the next. */
function crashOutcome(status: unknown): EngineOutcome | null {
  if (status === "TIMEOUT") return { is: "failed", error: "timeout" };
  return status === "OOM" || status === "UNSPECIFIED_CRASH" ? { is: "failed", error: "too_complex" } : null;
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}

function tidy(text: string): string {
  return text
    .replace(/(?<![ \t])[ \t]+\n/gu, "\n")
    .replace(/\n{3,}/gu, "\n\n")
    .trim();
}
