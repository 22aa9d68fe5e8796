/**
 * A program of the operator's as conversion engine (LibreOffice, pandoc, tesseract, antiword): an argument list without
 * a shell, a private folder that is removed afterwards, a time limit for the whole process group.
 * What it makes is read by the built-in converter, so a .doc turned into .docx keeps its headings and tables.
 */
import { existsSync } from "node:fs";
import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";

import { type DocumentType, typeOfFileName } from "../../../domain/documents/document-type.ts";
import type { Converter, SourceDocument } from "../../../ports/converter.ts";
import { createTemporaryFolders } from "../../system/temporary-folders.ts";
import type { ConversionEngine, EngineOutcome } from "./engine.ts";
import { runProgram } from "./program.ts";

/** The program and its bounds. */
export interface CommandOptions {
  /**
   * The program and its arguments. `{in}` becomes the document's path, `{out}` a path for the text (`out.md`),
   * `{dir}` the private folder (for programs that name their output themselves). Without an output file, what the
   * program prints is the text.
   */
  readonly argv: readonly string[];
  readonly timeout_ms: number;
  /** Where private folders are made: in memory (`/dev/shm`) where there is such a place. */
  readonly folder?: string;
}

const MEMORY_FOLDER = "/dev/shm";
const MAX_OUTPUT_BYTES = 32 * 1024 * 1024;
const MAX_FILES = 100;
/** Far more than one document may take. */
const LEFTOVER_MS = 3_600_000;

/**
 * Creates the engine; `reader` reads what the program makes. A visitor's document touches no disk: where no folder in
 * memory is to be had (and none was named), attachments are `unavailable` to the program. Documents that a killed process
 * left in such a folder are removed now.
 */
export function createCommandEngine(options: CommandOptions, reader: Converter): ConversionEngine {
  const inMemory = options.folder ?? (existsSync(MEMORY_FOLDER) ? MEMORY_FOLDER : undefined);
  const folders = createTemporaryFolders({
    purpose: "document",
    parent: inMemory,
    most_age_ms: Math.max(LEFTOVER_MS, 2 * options.timeout_ms),
  });
  const cleaned = folders.clean();
  return {
    read: async (document, type) => {
      if (inMemory === undefined && document.purpose === "attachment") {
        return { is: "unavailable", detail: "no folder in memory" };
      }
      await cleaned;
      const folder = await folders.make();
      try {
        return await readInFolder({ ...options, folder, document, type, reader });
      } finally {
        await rm(folder, { recursive: true, force: true, maxRetries: 3 });
      }
    },
  };
}

interface Job extends CommandOptions {
  readonly folder: string;
  readonly document: SourceDocument;
  readonly type: DocumentType;
  readonly reader: Converter;
}

/** NOTE: the file is never given its own name, which could look like an option or leave the folder. */
async function readInFolder(job: Job): Promise<EngineOutcome> {
  const input = join(job.folder, `document${extensionOf(job)}`);
  await writeFile(input, job.document.bytes, { mode: 0o600, flag: "wx" });
  const places = new Map([
    ["{in}", input],
    ["{out}", join(job.folder, "out.md")],
    ["{dir}", job.folder],
  ]);
  const [file = "", ...args] = job.argv.map((argument) => fill(argument, places));
  const { signal } = job.document;
  const ended = await runProgram(file, args, {
    folder: job.folder,
    timeout_ms: job.timeout_ms,
    max_bytes: MAX_OUTPUT_BYTES,
    ...(signal === undefined ? {} : { signal }),
  });
  if (ended.is === "missing") return { is: "unavailable", detail: "the program is not installed" };
  if (ended.is !== "ended") return { is: "failed", error: ended.is };
  const made = (await readMade(job.folder, input)) ?? { file_name: "out.md", bytes: ended.printed };
  if (ended.exit_code !== 0 && made.bytes.length === 0) return { is: "failed", error: "corrupt" };
  return readText(job, made);
}

async function readText(
  { reader, document: { purpose, signal } }: Job,
  made: { readonly file_name: string; readonly bytes: Uint8Array },
): Promise<EngineOutcome> {
  const conversion = await reader.convert({ ...made, purpose, ...(signal === undefined ? {} : { signal }) });
  if (!conversion.ok) return { is: "failed", error: conversion.error };
  const { text, title, truncated } = conversion;
  return { is: "converted", text, truncated, ...(title === undefined ? {} : { title }) };
}

function fill(argument: string, places: ReadonlyMap<string, string>): string {
  return argument.replace(/\{(?:in|out|dir)\}/gu, (place) => places.get(place) ?? place);
}

/** The first file of a readable type that the program left in the folder. */
async function readMade(
  folder: string,
  input: string,
): Promise<{ readonly file_name: string; readonly bytes: Uint8Array } | undefined> {
  const names = (await readdir(folder)).toSorted().slice(0, MAX_FILES);
  for (const name of names) {
    const path = join(folder, name);
    const { size } = await stat(path);
    const isMade =
      path !== input && typeOfFileName(name) !== undefined && size > 0 && size <= MAX_OUTPUT_BYTES;
    if (isMade) return { file_name: name, bytes: new Uint8Array(await readFile(path)) };
  }
  return undefined;
}

function extensionOf({ document, type }: Job): string {
  const own = extname(document.file_name).toLowerCase();
  return /^\.[a-z0-9]{1,8}$/u.test(own) ? own : `.${type}`;
}
