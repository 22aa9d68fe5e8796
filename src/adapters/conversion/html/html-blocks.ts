/** Writes the blocks of a web page as what they are: its title first, and the terms of a definition list before what they mean. */
import { type MarkdownWriter, oneLine } from "../markdown-writer.ts";
import { keepBreaks, toLeadIn, withoutLinkSign } from "./html-lines.ts";
import { createTerms } from "./html-terms.ts";

/** A block of a page: a heading of a level, an item of the innermost open list, a term to be explained, code, or a paragraph (level 0). */
export interface Block {
  readonly text: string;
  readonly heading: number;
  readonly in_item: boolean;
  readonly in_term: boolean;
  readonly code: boolean;
}

/** The blocks of a page, in order. */
export interface Blocks {
  /** Numbered or not, for each list that is open. */
  readonly lists: boolean[];
  put(block: Block): void;
  /** A meaning or the list of them ends: terms that got none are told by themselves, and take none of the next term's. */
  endTerms(): void;
  /** A list or a table begins: terms that wait lead into the whole of it, not into its first item or cell. */
  leadIn(): void;
  wrote_anything(): boolean;
}

/** What the page is called, by its own title and its first heading, "" where it has none. */
interface Names {
  readonly title: string;
  readonly first_heading: string;
}

/** Nothing is written yet. */
export function createBlocks(writer: MarkdownWriter, names: () => Names): Blocks {
  const lists: boolean[] = [];
  const terms = createTerms();
  let wrote_anything = false;
  const write = ({ text, heading, in_item, code }: Omit<Block, "in_term">): void => {
    if (heading > 0) writer.heading(heading, withoutLinkSign(text));
    else if (in_item && !code) {
      writer.listItem({
        depth: Math.max(0, lists.length - 1),
        marker: lists.at(-1) === true ? "1." : "-",
        text,
      });
    } else if (code) writer.verbatim(`\`\`\`\n${text.replaceAll("```", "'''").trim()}\n\`\`\``);
    else if (lists.length > 0) writer.itemText(keepBreaks(text));
    else writer.paragraph(keepBreaks(text));
  };
  const tellTerms = (toText: (term: string) => string): void => {
    for (const term of terms.take()) write({ text: toText(term), heading: 0, in_item: false, code: false });
  };
  const endTerms = (): void => tellTerms((term) => term);
  return {
    lists,
    put: (block) => {
      if (!wrote_anything) writeTitle(writer, names());
      wrote_anything = true;
      if (block.in_term && block.heading === 0 && !block.code) {
        terms.add(oneLine(block.text));
        return;
      }
      const text = block.in_item && !block.code && block.heading === 0 ? terms.join(block.text) : undefined;
      endTerms();
      write({ ...block, text: text ?? block.text });
    },
    endTerms,
    leadIn: () => tellTerms(toLeadIn),
    wrote_anything: () => wrote_anything,
  };
}

function writeTitle(writer: MarkdownWriter, { title, first_heading }: Names): void {
  const line = oneLine(title);
  const [said, heading] = [line.toLowerCase(), first_heading.toLowerCase()];
  const isSaid = heading !== "" && (said.includes(heading) || heading.startsWith(said));
  if (line !== "" && !isSaid) writer.heading(1, line);
}
