/** Tables of contents in taught Markdown: lists of links to headings, which say by themselves what the list says. */
import { isContentsTitle } from "../../documents/contents-title.ts";

const TITLE_MARKS = /^\s*#{1,6}\s+|[*_]{2}|\s#+\s*$/g;
const ITEM_OF_LINK = /^\s*(?:[-*+]|\d{1,3}[.)])\s+\[[^[\]]{1,300}\]\([^()\s]{0,2000}\)\s*$/;

interface Line {
  readonly text: string;
  readonly code: boolean;
}

/** The lines without tables of contents and their titles; any other list stays, and so does a title without one. */
export function withoutContents<T extends Line>(lines: readonly T[]): T[] {
  const kept: T[] = [];
  /** Where the title stands below which nothing but links was read. */
  let title: number | undefined;
  for (const line of lines) {
    if (title !== undefined && !line.code && ITEM_OF_LINK.test(line.text)) {
      kept.length = title;
      continue;
    }
    if (!line.code && isContentsTitle(line.text.replace(TITLE_MARKS, ""))) title = kept.length;
    else if (line.code || line.text.trim() !== "") title = undefined;
    kept.push(line);
  }
  return kept;
}
