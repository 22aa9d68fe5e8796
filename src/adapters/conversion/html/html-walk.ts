/**
 * The state of a walk through HTML: which text belongs to which block, and what is dropped.
 */
import { isContentsTitle } from "../../../domain/documents/contents-title.ts";
import { isHidden } from "./html-hidden.ts";
import { keepBreaks, tidy, withoutLinkSign } from "./html-lines.ts";
import { createSurroundings, type Surroundings } from "./html-surroundings.ts";
import { type CellExtent, type MarkdownWriter, oneLine } from "../markdown-writer.ts";

const NEVER_TEXT = new Set([
  "script",
  "style",
  "noscript",
  "template",
  "svg",
  "head",
  "iframe",
  "object",
  "select",
  "button",
]);
const DROPPED_ROLES = new Set(["navigation", "search", "menu", "menubar", "dialog", "alertdialog"]);
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
  readonly first_heading: string;
  /** Numbered or not, for each list that is open. */
  readonly lists: boolean[];
  /** How far each cell reaches that is open. */
  readonly cells: CellExtent[];
  raised: number;
  line: string;
  heading: number;
  in_item: boolean;
  preformatted: number;
  skipping: number;
  readonly surroundings: Surroundings;
  /** Writes the title of a table of contents, held back until something else than links follows. */
  writeContentsTitle: (() => void) | undefined;
  links: number;
  linked: number;
  in_title: boolean;
  title: string;
  wrote_anything: boolean;
}

type Block = Readonly<{ text: string; heading: number; in_item: boolean; code: boolean }>;

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
export function createHtmlWalk({ writer, scope, first_heading, onTitle }: HtmlWalkOptions): HtmlWalk {
  const state: State = {
    writer,
    scope,
    first_heading: oneLine(first_heading),
    lists: [],
    cells: [],
    raised: 0,
    line: "",
    heading: 0,
    in_item: false,
    preformatted: 0,
    skipping: 0,
    surroundings: createSurroundings(),
    writeContentsTitle: undefined,
    links: 0,
    linked: 0,
    in_title: false,
    title: "",
    wrote_anything: false,
  };
  return {
    open: (name, attributes) => open(state, name, attributes),
    text: (text) => {
      if (state.in_title) state.title = (state.title + text).slice(0, MAX_TITLE_CHARACTERS);
      else if (state.skipping === 0) addText(state, text);
    },
    close: (name) => {
      if (name === "title" && oneLine(state.title) !== "") onTitle(oneLine(state.title));
      close(state, name);
    },
    finish: () => {
      flush(state);
      state.writeContentsTitle?.();
    },
    wrote_anything: () => state.wrote_anything,
  };
}

function addText(state: State, text: string): void {
  const piece = state.preformatted > 0 ? text : text.replace(/\s+/gu, " ");
  state.line += piece;
  if (state.links > 0) state.linked += piece.trim().length;
}

function open(state: State, name: string, attributes: Readonly<Record<string, string>>): void {
  if (name === "title" && state.title === "") state.in_title = true;
  if (state.skipping > 0 || isDropped(state, name, attributes)) {
    state.skipping += 1;
    return;
  }
  state.surroundings.enter(name, attributes);
  if (name === "a") state.links += 1;
  if (name === "sup") state.raised += 1;
  if (name === "br") state.line += "\n";
  if (name === "img" && /\S\s+\S/u.test(attributes["alt"] ?? "")) state.line += ` ${attributes["alt"]} `;
  if (INLINE.has(name) || name === "br") return;
  flush(state);
  if (name === "td" || name === "th") state.cells.push({ ...toExtent(attributes), is_name: name === "th" });
  openBlock(state, name);
}

const MOST_COLUMNS = 50;
const MOST_ROWS = 1_000;

/** The columns and rows of a cell; 0 rows: all that are left. */
function toExtent({ colspan, rowspan }: Readonly<Record<string, string>>): CellExtent {
  const columns = Math.min(MOST_COLUMNS, Math.max(1, Number.parseInt(colspan ?? "", 10) || 1));
  const rows = Number.parseInt(rowspan ?? "1", 10);
  return { empty: columns - 1, rows: rows === 0 ? MOST_ROWS : Math.min(MOST_ROWS, Math.max(1, rows || 1)) };
}

function openBlock(state: State, name: string): void {
  if (/^h[1-6]$/u.test(name)) state.heading = Number(name[1]);
  else if (name === "ul" || name === "ol") state.lists.push(name === "ol");
  else if (name === "li" || name === "dd") state.in_item = true;
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
  if (!INLINE.has(name) && name !== "br") closeBlock(state, name);
  state.surroundings.leave(name);
}

function closeBlock(state: State, name: string): void {
  flush(state);
  if (name === "ul" || name === "ol") state.lists.pop();
  else if (name === "pre") state.preformatted -= 1;
  else if (name === "td" || name === "th") state.writer.closeCell(state.cells.pop());
  else if (name === "table") state.writer.closeTable();
}

function isDropped(state: State, name: string, attributes: Readonly<Record<string, string>>): boolean {
  if (NEVER_TEXT.has(name) || isNoteLink(state, name, attributes)) return true;
  if (state.scope === "everything") return false;
  if (isHidden(attributes)) return true;
  if (DROPPED_ROLES.has(attributes["role"] ?? "")) return true;
  return name === "nav";
}

/** The mark of a note and the way back from it: within words ("pool1") they would be read with them. */
function isNoteLink({ raised }: State, name: string, attributes: Readonly<Record<string, string>>): boolean {
  const { role = "", href = "" } = attributes;
  return name === "a" && (/^doc-(?:noteref|backlink)$/u.test(role) || (raised > 0 && href.startsWith("#")));
}

/** Ends the block that is being gathered and writes it as what it is. */
function flush(state: State): void {
  const { heading, in_item } = state;
  const code = state.preformatted > 0;
  const text = code ? state.line : tidy(state.line);
  state.line = "";
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
  state.writeContentsTitle?.();
  state.writeContentsTitle = undefined;
  const write = (): void => writeBlock(state, { text, heading, in_item, code });
  if (!code && mayHoldContents(state) && isContentsTitle(text)) state.writeContentsTitle = write;
  else write();
}

/** What a cell or an item says ("Contents: 500 ml") belongs to its table or list. */
const mayHoldContents = ({ scope, cells, lists }: State): boolean =>
  scope === "content" && cells.length === 0 && lists.length === 0;

/** Whether a block is a list of links that is dropped; the title of a table of contents goes with it. */
function isLeadingAround(state: State, linked_share: number): boolean {
  const is_announced = state.writeContentsTitle !== undefined;
  if (!state.surroundings.isLeadingAround(linked_share, is_announced)) return false;
  if (is_announced) state.writeContentsTitle = () => undefined;
  return true;
}

function writeBlock(state: State, { text, heading, in_item, code }: Block): void {
  const { writer, lists } = state;
  if (!state.wrote_anything) writeTitle(state);
  state.wrote_anything = true;
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
}

function writeTitle({ writer, title, first_heading }: State): void {
  const line = oneLine(title);
  const [said, heading] = [line.toLowerCase(), first_heading.toLowerCase()];
  const isSaid = heading !== "" && (said.includes(heading) || heading.startsWith(said));
  if (line !== "" && !isSaid) writer.heading(1, line);
}
