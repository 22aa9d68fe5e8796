/** Checks chosen files against the limits and reads them for sending (`interface.md`: Attachment upload). */
import type { PageLimits } from "../../contract/page-data.ts";
import type { AttachmentUpload } from "./wire.ts";

/** Accepted file name endings and the content type each is sent with; a browser's own guess varies by system. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  txt: "text/plain",
  md: "text/markdown",
  csv: "text/csv",
  html: "text/html",
  json: "application/json",
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  odt: "application/vnd.oasis.opendocument.text",
  ods: "application/vnd.oasis.opendocument.spreadsheet",
  odp: "application/vnd.oasis.opendocument.presentation",
  rtf: "application/rtf",
  eml: "message/rfc822",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
};

/** Why a file was left out: the string's key under `web.attachment.` and the file it speaks of. */
export interface AttachmentProblem {
  readonly key: "too_many" | "too_large" | "too_large_together" | "type" | "empty" | "unreadable";
  readonly file_name: string;
}

/** What a choice of files comes to. */
export interface AttachmentChoice<F> {
  readonly accepted: readonly F[];
  readonly problem: AttachmentProblem | null;
}

/** The part of `File` the checks need. */
export interface ChosenFile {
  readonly name: string;
  readonly size: number;
}

/** Takes files in order until one breaks a limit; `held` are the sizes of those already attached. */
export function chooseFiles<F extends ChosenFile>(
  files: readonly F[],
  held: readonly number[],
  limits: PageLimits,
): AttachmentChoice<F> {
  const accepted: F[] = [];
  let total = held.reduce((sum, size) => sum + size, 0);
  for (const file of files) {
    total += file.size;
    const key = problemOf(file, { count: held.length + accepted.length + 1, total }, limits);
    if (key) return { accepted, problem: { key, file_name: file.name } };
    accepted.push(file);
  }
  return { accepted, problem: null };
}

function problemOf(
  file: ChosenFile,
  { count, total }: { count: number; total: number },
  limits: PageLimits,
): AttachmentProblem["key"] | null {
  if (count > limits.attachments) return "too_many";
  if (!Object.hasOwn(CONTENT_TYPES, endingOf(file.name))) return "type";
  if (file.size === 0) return "empty";
  if (file.size > limits.attachment_bytes) return "too_large";
  return total > limits.attachments_bytes ? "too_large_together" : null;
}

function endingOf(name: string): string {
  return name.slice(name.lastIndexOf(".") + 1).toLowerCase();
}

/** Reads a file as an upload; rejects when the browser cannot read it. */
export async function readUpload(file: File): Promise<AttachmentUpload> {
  const reader = new FileReader();
  await new Promise((resolve, reject) => {
    reader.onload = resolve;
    reader.onerror = reject;
    reader.readAsDataURL(file);
  });
  const url = reader.result as string;
  return {
    file_name: file.name,
    content_type: CONTENT_TYPES[endingOf(file.name)] ?? "application/octet-stream",
    size_bytes: file.size,
    content_base64: url.slice(url.indexOf(",") + 1),
  };
}

/** Opens the browser's file dialog; `use` is called only when files were chosen. */
export function askForFiles(use: (files: readonly File[]) => void): void {
  const input = document.createElement("input");
  input.type = "file";
  input.multiple = true;
  input.accept = Object.keys(CONTENT_TYPES)
    .map((ending) => `.${ending}`)
    .join();
  input.onchange = () => use([...(input.files ?? [])]);
  input.click();
}
