/**
 * Blocks of Markdown in a row, separated by blank lines, bounded in length.
 */
import { mendControls } from "../../domain/documents/charset.ts";
import { TextFull } from "./document-fault.ts";

/** Where finished blocks go. */
export interface BlockBuffer {
  /** Adds a block; list items follow each other without a blank line. Throws `TextFull` when it does not fit. */
  add(block: string, kind?: "item"): void;
  /** Throws `TextFull` when this many characters more would not fit. */
  reserve(characters: number): void;
  finish(): { readonly text: string; readonly truncated: boolean };
}

/** Creates a buffer for at most `max_characters`. */
export function createBlockBuffer(max_characters: number): BlockBuffer {
  const blocks: string[] = [];
  let length = 0;
  let truncated = false;
  let last: string | undefined;
  const fill = (): never => {
    truncated = true;
    throw new TextFull("the text is full");
  };
  return {
    add: (raw, kind) => {
      const block = cleanText(raw);
      const separator = blocks.length === 0 ? "" : kind === "item" && last === "item" ? "\n" : "\n\n";
      const room = Math.max(0, max_characters - length - separator.length);
      const piece = block.length <= room ? block : block.slice(0, room).replace(/[\ud800-\udbff]$/u, "");
      if (piece !== "") blocks.push(separator + piece);
      length += separator.length + piece.length;
      last = kind;
      if (piece.length < block.length) fill();
    },
    reserve: (characters) => {
      if (length + characters > max_characters) fill();
    },
    finish: () => ({ text: blocks.join(""), truncated }),
  };
}

/** Without control characters and unpaired surrogates, which databases cut or change silently. */
export function cleanText(text: string): string {
  const unified = mendControls(text).replace(/\r\n?/gu, "\n");
  return unified.replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, "");
}
