/**
 * The content of one message in all the shapes that clients send: a string, or parts with text and files.
 * What cannot be read (images, sound, tools) is refused by name.
 */
import { isObject } from "../json.ts";
import type { FileFields, SentAttachment } from "../attachments.ts";
import { Refusal } from "../refusal.ts";
import type { RuntimeBody } from "./parameters.ts";

/** What a message says. */
export interface Content {
  readonly text: string;
  readonly files: readonly SentAttachment[];
}

/** Parts that a message may have. */
const MOST_PARTS = 256;

/** Refuses a part or an item that cannot be read; `param` points at it. */
export const unsupported = (param: string, what: string): Refusal =>
  new Refusal("unsupported_content", { param, detail: `${what} cannot be read by this service.` });

/** Refuses a value of the wrong shape; `param` points at it. */
export const malformed = (param: string, detail: string): Refusal =>
  new Refusal("invalid_request", { param, detail: `${param}: ${detail}` });

/** The content as text and files; the texts of several parts stand on lines of their own. Refuses with `unsupported_content`, `invalid_request`. */
export function readContent(content: unknown, param: string): Content {
  if (content === null || content === undefined) return { text: "", files: [] };
  if (typeof content === "string") return { text: content, files: [] };
  if (!Array.isArray(content)) throw malformed(param, "expected a string or a list of parts.");
  if (content.length > MOST_PARTS) throw malformed(param, `has more than ${MOST_PARTS} parts.`);
  const texts: string[] = [];
  const files: SentAttachment[] = [];
  for (const [index, part] of content.entries()) {
    const where = `${param}[${index}]`;
    const read = readPart(part, where);
    if (typeof read === "string") texts.push(read);
    else files.push(read);
  }
  return { text: texts.filter((text) => text !== "").join("\n"), files };
}

function readPart(part: unknown, param: string): string | SentAttachment {
  if (typeof part === "string") return part;
  if (!isObject(part)) throw malformed(param, "expected an object.");
  switch (part["type"]) {
    case "text":
    case "input_text":
    case "output_text":
      return readText(part["text"], `${param}.text`);
    case "refusal":
      return readText(part["refusal"], `${param}.refusal`);
    case "input_file":
      return readFile(part, param);
    case "file":
      return readFile(isObject(part["file"]) ? part["file"] : {}, `${param}.file`);
    case undefined:
    case null:
      throw malformed(`${param}.type`, "is required.");
    default:
      throw unsupported(`${param}.type`, `A part of the type ${nameOf(part["type"])}`);
  }
}

/** A short, printable form of what a client sent. */
export const nameOf = (value: unknown): string =>
  typeof value === "string" ? value.slice(0, 64) : typeof value;

function readText(text: unknown, param: string): string {
  if (typeof text === "string") return text;
  throw malformed(param, "expected a string.");
}

// A part's data: URL says the type as well.
const PART_FIELDS: FileFields = {
  file_name: "filename",
  content_type: "file_data",
  content_base64: "file_data",
};

const DATA_URL = /^data:([^;,]*)(?:;[^;,]*)*;base64,/;

function readFile(file: RuntimeBody, param: string): SentAttachment {
  for (const name of ["file_id", "file_url"] as const) {
    if (file[name] !== undefined && file[name] !== null)
      throw unsupported(`${param}.${name}`, `A file given by its ${name}`);
  }
  const { file_data, filename } = file;
  if (typeof file_data !== "string" || file_data === "")
    throw malformed(`${param}.file_data`, "expected the file as a data: URL or as base64.");
  const [head = "", content_type = ""] = DATA_URL.exec(file_data.slice(0, 300)) ?? [];
  return {
    file_name: typeof filename === "string" && filename !== "" ? filename : "attachment",
    content_type,
    size_bytes: null,
    content_base64: file_data.slice(head.length),
    param,
    fields: PART_FIELDS,
  };
}
