/**
 * The document-conversion port: what an uploaded or taught file says, as Markdown.
 * Serves the attachments of `POST …/messages` and of the runtime endpoints, and teaching from files and pages.
 */
import type { ConversionError } from "../domain/documents/conversion-error.ts";
import type { DocumentType } from "../domain/documents/document-type.ts";

/** A file to read, whole in memory: nothing of it is written to disk by the built-in converter (retention `none`). */
export interface SourceDocument {
  readonly file_name: string;
  /** What the sender says it is; a hint only, the bytes decide. */
  readonly content_type?: string;
  readonly bytes: Uint8Array;
  /** `attachment`: a visitor waits (20 s). `teaching`: an operator waits (60 s, longer texts). */
  readonly purpose: "attachment" | "teaching";
  /** Aborted when nobody waits any more; the conversion is killed. */
  readonly signal?: AbortSignal;
}

/** Cells of a workbook that show a number which is not in the file: some programs write formulas without their results. */
export interface UncalculatedCells {
  readonly cells: number;
  /** Where the first of them is: `Prices!B3`. */
  readonly first: string;
}

/** A document that was read. */
export interface ConvertedDocument {
  readonly ok: true;
  readonly type: DocumentType;
  /** The document's own title, at most 300 characters. */
  readonly title?: string;
  /** Markdown: headings, lists and tables where the format has them. Never empty. */
  readonly text: string;
  /** True when a cap (characters, pages, time) cut the text; what was read before is kept. */
  readonly truncated: boolean;
  /** Left out where there are none. */
  readonly uncalculated?: UncalculatedCells;
}

/** A document that could not be read, with the word to tell people (`documentErrorWords`). */
export interface FailedConversion {
  readonly ok: false;
  readonly error: ConversionError;
}

/** What became of a document. */
export type Conversion = ConvertedDocument | FailedConversion;

/** Reads documents. */
export interface Converter {
  /**
   * Reads only; safe to repeat. Every document, however hostile, ends in a `Conversion`;
   * rejects only with the signal's reason after `signal` aborts.
   */
  convert(document: SourceDocument): Promise<Conversion>;
  /** Ends what runs, then releases everything. Idempotent; later conversions end in `timeout`. */
  close(): Promise<void>;
}
