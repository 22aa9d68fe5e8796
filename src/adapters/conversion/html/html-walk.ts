/**
 * The state of a walk through HTML: which text belongs to which block, and what is dropped.
 */
import { isContentsTitle } from "../../../domain/documents/contents-title.ts";
import { type Alternatives, createAlternatives } from "./html-alternatives.ts";
import { type Blocks, createBlocks } from "./html-blocks.ts";
import { toExtent } from "./html-cells.ts";
import { isDropped } from "./html-dropped.ts";
import { isHidden } from "./html-hidden.ts";
import { isLegalLine } from "./html-legal.ts";
import { isNoteTitle, tidy, toLeadIn } from "./html-lines.ts";
import { isIdleDescription, LINE_END, readDescription } from "./html-pictures.ts";
import { createSurroundings, type Surroundings } from "./html-surroundings.ts";
import { type CellExtent, type MarkdownWriter, oneLine } from "../markdown-writer.ts";

const INLINE = new Set(
  "a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark q rp ruby s samp small span strike strong sub sup time tt u var wbr img input".split(
    " ",
  ),
);
const MAX_TITLE_CHARACTERS = 300;

/** Takes the events of one page. */
export interface HtmlWalk {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text(text: string): void;
  close(name: string): void;
  /** Writes what is still open. */
  finish(): void;
  wrote_anything(): boolean;
}

interface State {
  readonly writer: MarkdownWriter;
  readonly scope: "content" | "everything";
  readonly blocks: Blocks;
  /** How far each cell reaches that is open. */
  readonly cells: CellExtent[];
  raised: number;
  line: string;
  /** The end of the line, and how many characters were written in all, blanks apart: to read them off the line, time after time, would copy it. */
  line_end: string;
  written: number;
  heading: number;
  in_item: boolean;
  preformatted: number;
  skipping: number;
  readonly surroundings: Surroundings;
  readonly alternatives: Alternatives;
  /** The description of the last picture in the block, and what was written last. */
  description: string;
  above: string;
  in_term: boolean;
  is_title: boolean;
  /** Writes the title of a table of contents, held back until something else than links follows. */
  writeContentsTitle: (() => void) | undefined;
  links: number;
  linked: number;
  in_title: boolean;
  title: string;
}

/** What a walk writes to, and what it keeps. */
export interface HtmlWalkOptions {
  readonly writer: MarkdownWriter;
  readonly scope: "content" | "everything";
  readonly first_heading: string;
  readonly onTitle: (title: string) => void;
}

/**
 * Creates a walk; `everything` keeps navigation and banners. The title stands above the text as a heading unless it
 * holds the page's own `first_heading`: most pages name their subject only once.
 */
export function createHtmlWalk(options: HtmlWalkOptions): HtmlWalk {
  const state = begin(options);
  return {
    open: (name, attributes) => open(state, name, attributes),
    text: (text) => {
      if (state.in_title) state.title = (state.title + text).slice(0, MAX_TITLE_CHARACTERS);
      else if (state.skipping === 0) addText(state, text);
      else state.alternatives.add(text);
    },
    close: (name) => {
      if (name === "title" && oneLine(state.title) !== "") options.onTitle(oneLine(state.title));
      close(state, name);
    },
    finish: () => {
      flush(state);
      state.blocks.endTerms();
      state.writeContentsTitle?.();
    },
    wrote_anything: () => state.blocks.wrote_anything(),
  };
}

function begin({ writer, scope, first_heading }: HtmlWalkOptions): State {
  const state: State = {
    writer,
    scope,
    blocks: createBlocks(writer, () => ({ title: state.title, first_heading: oneLine(first_heading) })),
    cells: [],
    raised: 0,
    line: "",
    line_end: "",
    written: 0,
    heading: 0,
    in_item: false,
    preformatted: 0,
    skipping: 0,
    surroundings: createSurroundings(),
    alternatives: createAlternatives(),
    description: "",
    above: "",
    in_term: false,
    is_title: false,
    writeContentsTitle: undefined,
    links: 0,
    linked: 0,
    in_title: false,
    title: "",
  };
  return state;
}

function append(state: State, piece: string): void {
  state.line += piece;
  state.line_end = (state.line_end + piece.slice(-LINE_END)).slice(-LINE_END);
  state.written += piece.trim().length;
}

function addText(state: State, text: string): void {
  const piece = state.preformatted > 0 ? text : text.replace(/\s+/gu, " ");
  append(state, piece);
  if (state.links > 0) state.linked += piece.trim().length;
}

function open(state: State, name: string, attributes: Readonly<Record<string, string>>): void {
  if (name === "title" && state.title === "") state.in_title = true;
  if (state.skipping > 0 || isDropped(state, name, attributes)) {
    if (state.skipping === 0 && INLINE.has(name) && isHidden(attributes)) state.alternatives.hide();
    state.skipping += 1;
    return;
  }
  state.surroundings.enter(name, attributes);
  if (name === "a") state.links += 1;
  if (name === "sup") state.raised += 1;
  if (name === "br") append(state, "\n");
  if (name === "img") {
    state.description = attributes["alt"] ?? "";
    append(state, readDescription(state.description, state.line_end));
  }
  if (INLINE.has(name)) state.alternatives.enter(state.written);
  if (INLINE.has(name) || name === "br") return;
  flush(state);
  state.is_title = isNoteTitle(name, attributes);
  if (name === "td" || name === "th") state.cells.push({ ...toExtent(attributes), is_name: name === "th" });
  openBlock(state, name);
}

const LEADS_INTO = new Set(["ul", "ol", "dl", "table"]);
const ENDS_TERMS = new Set(["dd", "dl", "td", "th"]);

function openBlock(state: State, name: string): void {
  if (LEADS_INTO.has(name)) state.blocks.leadIn();
  if (/^h[1-6]$/u.test(name)) state.heading = Number(name[1]);
  else if (name === "ul" || name === "ol") state.blocks.lists.push(name === "ol");
  else if (name === "li" || name === "dd") state.in_item = true;
  else if (name === "dt") state.in_term = true;
  else if (name === "pre") state.preformatted += 1;
  else if (name === "table") state.writer.openTable();
  else if (name === "tr") state.writer.openRow();
  else if (name === "td" || name === "th") state.writer.openCell();
}

function close(state: State, name: string): void {
  if (name === "title") state.in_title = false;
  if (state.skipping > 0) {
    state.skipping -= 1;
    return;
  }
  if (name === "a") state.links -= 1;
  if (name === "sup") state.raised -= 1;
  if (INLINE.has(name)) addText(state, state.alternatives.leave(state.written));
  else if (name !== "br") closeBlock(state, name);
  state.surroundings.leave(name);
}

function closeBlock(state: State, name: string): void {
  flush(state);
  if (ENDS_TERMS.has(name)) state.blocks.endTerms();
  if (name === "ul" || name === "ol") state.blocks.lists.pop();
  else if (name === "dt") state.in_term = false;
  else if (name === "pre") state.preformatted -= 1;
  else if (name === "td" || name === "th") state.writer.closeCell(state.cells.pop());
  else if (name === "table") state.writer.closeTable();
}

/** Ends the block that is being gathered and writes it as what it is. */
function flush(state: State): void {
  const { heading, in_item, in_term, description } = state;
  const code = state.preformatted > 0;
  const text = code ? state.line : tidy(state.line);
  state.line = "";
  state.line_end = "";
  state.description = "";
  const linked = state.linked;
  state.linked = 0;
  state.heading = 0;
  state.in_item = false;
  if (text.trim() === "") {
    state.heading = heading;
    state.in_item = in_item;
    return;
  }
  if (state.scope === "content" && isLeadingAround(state, linked / text.length)) return;
  const mayBeIdle = state.cells.length === 0 && heading === 0;
  if (state.scope === "content" && mayBeIdle && !state.surroundings.isInContent() && isLegalLine(text))
    return;
  if (mayBeIdle && isIdleDescription(text, description, state.above)) return;
  const isContents = !code && mayHoldContents(state) && isContentsTitle(text);
  // What a script would list under it beside the content is not there.
  if (isContents && state.surroundings.isAround()) return;
  state.above = text;
  state.writeContentsTitle?.();
  state.writeContentsTitle = undefined;
  const said = state.is_title && !code ? toLeadIn(text) : text;
  state.is_title = false;
  const write = (): void => state.blocks.put({ text: said, heading, in_item, in_term, code });
  if (isContents) state.writeContentsTitle = write;
  else write();
}

/** What a cell or an item says ("Contents: 500 ml") belongs to its table or list. */
const mayHoldContents = ({ scope, cells, blocks }: State): boolean =>
  scope === "content" && cells.length === 0 && blocks.lists.length === 0;

/** Whether a block is a list of links that is dropped; the title of a table of contents goes with it. */
function isLeadingAround(state: State, linked_share: number): boolean {
  const is_announced = state.writeContentsTitle !== undefined;
  if (!state.surroundings.isLeadingAround(linked_share, is_announced)) return false;
  if (is_announced) state.writeContentsTitle = () => undefined;
  return true;
}
