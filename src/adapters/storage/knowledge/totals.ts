/** What SQLite's search index counts of itself, read from its own record: numbers of seven bits a byte, the highest first. */
import type { IndexTotals } from "../../../domain/answering/ranking/postings.ts";

/** The row of the index's data that holds the record. */
export const TOTALS_ROW = 1;

/** The number of rows, then the words of each column (titles and texts). */
export function readTotals(record: Uint8Array | null): IndexTotals {
  const numbers: number[] = [];
  let number = 0;
  for (const byte of record ?? []) {
    number = number * 128 + (byte & 127);
    if (byte & 128) continue;
    numbers.push(number);
    number = 0;
  }
  const [passages = 0, headings = 0, bodies = 0] = numbers;
  return { passages, words: headings + bodies };
}
