/**
 * PDF: page by page within the time budget, so that a heavy document gives the pages that were reached.
 * Values of form fields are put beside their labels. Nothing is rendered, no script is run.
 */
import type { PDFDocumentProxy, PDFPageProxy } from "unpdf/pdfjs";

import { CharacterMapFactory } from "./character-maps.ts";
import { DocumentFault } from "../document-fault.ts";
import { addFormTexts } from "./pdf-forms.ts";
import { writeLines } from "./pdf-layout.ts";
import { createLineGatherer, type LineGatherer, type TextRun } from "./pdf-lines.ts";
import type { Reader, ReadingTask } from "../reader.ts";

const MAX_RUNS_ON_PAGE = 200_000;

/** Reads a pdf. */
export const readPdf: Reader = async (task) => {
  const { getDocumentProxy } = await import("unpdf");
  const pdf = await getDocumentProxy(new Uint8Array(task.bytes), {
    BinaryDataFactory: CharacterMapFactory,
    cMapUrl: "cmaps/",
    cMapPacked: true,
    disableFontFace: true,
    isEvalSupported: false,
    maxImageSize: 0,
    useSystemFonts: false,
    useWorkerFetch: false,
    useWasm: false,
    verbosity: 0,
  }).catch((error: Error) => {
    throw new DocumentFault(error.name === "PasswordException" ? "encrypted" : "corrupt", error.name);
  });
  try {
    return await readPages(pdf, task);
  } finally {
    await pdf.loadingTask?.destroy().catch(() => undefined);
  }
};

async function readPages(pdf: PDFDocumentProxy, task: ReadingTask): Promise<void> {
  task.know({ title: await readTitle(pdf) });
  const gatherer = createLineGatherer();
  const hasForm = (await pdf.getFieldObjects().catch(() => null)) !== null;
  const last = Math.min(pdf.numPages, task.limits.max_pages);
  let pages = 0;
  let broken = 0;
  while (pages < last && !task.isOutOfTime() && gatherer.length() <= task.limits.max_characters) {
    pages += 1;
    if (!(await readPage(pdf, { number: pages, hasForm, task, gatherer }))) broken += 1;
  }
  if (pages > 0 && broken === pages) throw new DocumentFault("corrupt", "no page can be read");
  task.know({ truncated: pages < pdf.numPages });
  writeLines(gatherer.lines, task.writer);
}

interface PageReading {
  readonly number: number;
  readonly hasForm: boolean;
  readonly task: ReadingTask;
  readonly gatherer: LineGatherer;
}

/** Reads one page; false when it is broken (the others may be whole). */
async function readPage(pdf: PDFDocumentProxy, reading: PageReading): Promise<boolean> {
  try {
    const page = await pdf.getPage(reading.number);
    const first = reading.gatherer.lines.length;
    await readRuns(page, reading);
    reading.gatherer.end();
    if (reading.hasForm)
      await addFormTexts(page, { lines: reading.gatherer.lines, first, page: reading.number });
    page.cleanup();
    return true;
  } catch (error) {
    if (error instanceof RangeError) throw error;
    reading.gatherer.end();
    return false;
  }
}

async function readRuns(page: PDFPageProxy, { number, task, gatherer }: PageReading): Promise<void> {
  const reader = page.streamTextContent().getReader();
  let runs = 0;
  for (;;) {
    const { done, value } = (await reader.read()) as { done: boolean; value?: { items: readonly unknown[] } };
    if (done || value === undefined) return;
    for (const item of value.items) if (isRun(item)) gatherer.add(item, number);
    runs += value.items.length;
    const enough = runs > MAX_RUNS_ON_PAGE || gatherer.length() > task.limits.max_characters;
    if (enough || task.isOutOfTime()) return void reader.cancel(new Error("enough")).catch(() => undefined);
  }
}

function isRun(item: unknown): item is TextRun {
  return typeof (item as Partial<TextRun>).str === "string";
}

async function readTitle(pdf: PDFDocumentProxy): Promise<string | undefined> {
  const metadata = (await pdf.getMetadata().catch(() => null)) as { info?: { Title?: unknown } } | null;
  const title = metadata?.info?.Title;
  return typeof title === "string" && /\p{L}{2}/u.test(title) ? title.trim() : undefined;
}
