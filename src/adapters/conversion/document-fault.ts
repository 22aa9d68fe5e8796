/**
 * How readers end early: with one of the seven words, or because the text is full.
 */
import type { ConversionError } from "../../domain/documents/conversion-error.ts";

/** A document that cannot be read, and why. */
export class DocumentFault extends Error {
  readonly error: ConversionError;

  constructor(error: ConversionError, detail: string = error) {
    super(`conversion: ${detail}`);
    this.error = error;
  }
}

/** Thrown by the writer at its cap; not an error: what was written is kept and marked as truncated. */
export class TextFull extends Error {}

/** The word for anything a reader or a library threw: exhausted stack or memory is `too_complex`, the rest is damage. */
export function errorWord(thrown: unknown): ConversionError {
  if (thrown instanceof DocumentFault) return thrown.error;
  if (thrown instanceof RangeError) return "too_complex";
  const { code } = thrown as { code?: unknown };
  return code === "ERR_MEMORY_ALLOCATION_FAILED" || code === "ERR_OUT_OF_RANGE" ? "too_complex" : "corrupt";
}
