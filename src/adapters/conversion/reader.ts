/**
 * What every reader of a format is: it writes Markdown until it is done, full, out of time, or at fault.
 */
import type { ConvertedDocument } from "../../ports/converter.ts";
import type { ReadingLimits } from "./limits.ts";
import type { MarkdownWriter } from "./markdown-writer.ts";

/** What a reader is given. */
export interface ReadingTask {
  readonly bytes: Uint8Array;
  readonly content_type: string;
  readonly writer: MarkdownWriter;
  readonly limits: ReadingLimits;
  /** True once the soft time limit is over: a reader that goes page by page stops with what it has. */
  readonly isOutOfTime: () => boolean;
  /** Notes what is known so far: it stays known when the text is cut. */
  readonly know: (notes: ReadingNotes) => void;
}

/** What a reader knows beside the text. */
export interface ReadingNotes {
  readonly title?: string | undefined;
  readonly truncated?: boolean;
  readonly uncalculated?: ConvertedDocument["uncalculated"];
}

/** Reads one format; throws `DocumentFault` with the word for what is wrong, `TextFull` when the text is full. */
export type Reader = (task: ReadingTask) => Promise<void>;
