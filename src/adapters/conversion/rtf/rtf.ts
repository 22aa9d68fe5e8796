/**
 * Rich Text Format: paragraphs, headings by outline level, list items and table rows, in the charset of each font
 * (no library on npm read Shift_JIS here). Pictures, headers, field codes, hidden text and every unknown destination are skipped.
 */
import { DocumentFault } from "../document-fault.ts";
import { MAX_NESTING } from "../limits.ts";
import type { MarkdownWriter } from "../markdown-writer.ts";
import type { Reader } from "../reader.ts";
import { labelOfCodePage, labelOfFontCharset } from "./rtf-charset.ts";
import { readRtfTokens, type RtfToken } from "./rtf-tokens.ts";

const SKIPPED = new Set(
  "colortbl stylesheet info pict object header headerl headerr headerf footer footerl footerr footerf listtable listoverridetable revtbl rsidtbl generator themedata colorschememapping datastore latentstyles xmlnstbl mmathPr pgdsctbl nonshppict fldinst private bkmkstart bkmkend annotation atnid atnauthor sn sv shprslt".split(
    " ",
  ),
);
/** Pictures and text boxes, whose text is wanted (their pictures and properties are skipped inside). */
const KNOWN_STARRED = new Set(["shppict", "shpinst"]);
const CHARACTERS = new Map([
  ["tab", "\t"],
  ["line", "\n"],
  ["lquote", "\u2018"],
  ["rquote", "\u2019"],
  ["ldblquote", "\u201c"],
  ["rdblquote", "\u201d"],
  ["endash", "\u2013"],
  ["emdash", "\u2014"],
  ["bullet", "\u2022"],
  ["~", "\u00a0"],
  ["_", "-"],
]);

interface Group {
  skip: boolean;
  /** The group is the font table: text is names, `\fcharset` counts. */
  fonts: boolean;
  /** The group is a list's printed number or bullet. */
  bullet: boolean;
  hidden: boolean;
  font: number;
  /** How many characters stand in for each `\u`. */
  substitutes: number;
}

interface State {
  readonly writer: MarkdownWriter;
  readonly fonts: Map<number, string>;
  readonly groups: Group[];
  group: Group;
  label: string;
  bytes: number[];
  text: string;
  bullet: string;
  row: string[];
  outline: number | null;
  in_table: boolean;
  to_skip: number;
  starred: boolean;
}

/** Reads an rtf. */
export const readRtf: Reader = async ({ bytes, writer, know }) => {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  if (!source.startsWith("{\\rtf")) throw new DocumentFault("corrupt", "no RTF header");
  know({ title: /\{\\title ([^\\{}]{1,300})\}/u.exec(source.slice(0, 200_000))?.[1]?.trim() });
  const group: Group = { skip: false, fonts: false, bullet: false, hidden: false, font: 0, substitutes: 1 };
  const state: State = {
    writer,
    fonts: new Map(),
    groups: [],
    group,
    label: "windows-1252",
    bytes: [],
    text: "",
    bullet: "",
    row: [],
    outline: null,
    in_table: false,
    to_skip: 0,
    starred: false,
  };
  for (const token of readRtfTokens(source)) step(state, token);
  endParagraph(state);
};

function step(state: State, token: RtfToken): void {
  if (token.is === "byte") return takeByte(state, token.byte);
  if (token.is === "open") {
    if (state.groups.length >= MAX_NESTING) throw new DocumentFault("too_complex", "nested too deeply");
    decodeBytes(state);
    state.groups.push(state.group);
    state.group = { ...state.group };
  } else if (token.is === "close") {
    decodeBytes(state);
    state.group = state.groups.pop() ?? state.group;
  } else if (!takeDestination(state, token.word)) takeWord(state, token.word, token.number);
}

function takeByte(state: State, byte: number): void {
  if (state.to_skip > 0) state.to_skip -= 1;
  else if (!state.group.skip && !state.group.fonts) state.bytes.push(byte);
}

/** NOTE: `\*` marks a destination that a reader may not know: all of those are skipped. */
function takeDestination(state: State, word: string): boolean {
  if (word === "*") {
    state.starred = true;
    return true;
  }
  const starred = state.starred;
  state.starred = false;
  if (word === "fonttbl") state.group.fonts = true;
  else if (word === "listtext" || word === "pntext") state.group.bullet = true;
  else if (SKIPPED.has(word) || (starred && !KNOWN_STARRED.has(word))) state.group.skip = true;
  else return false;
  return true;
}

function takeWord(state: State, word: string, number: number | null): void {
  const { group } = state;
  if (word === "f" || word === "deff") setFont(state, number ?? 0);
  else if (word === "fcharset" && group.fonts) noteFont(state, number ?? 0);
  else if (word === "ansicpg") state.label = labelOfCodePage(number ?? 1_252);
  else if (word === "uc") group.substitutes = Math.min(16, Math.max(0, number ?? 1));
  else if (group.skip || group.fonts) return;
  else if (word === "v" || word === "plain") setHidden(state, word === "v" && number !== 0);
  else if (word === "u") takeUnicode(state, number ?? 0);
  else if (CHARACTERS.has(word)) add(state, CHARACTERS.get(word) ?? "");
  else takeParagraphWord(state, word, number);
}

function takeParagraphWord(state: State, word: string, number: number | null): void {
  if (word === "par" || word === "sect" || word === "page") endParagraph(state);
  else if (word === "pard") [state.outline, state.in_table] = [null, false];
  else if (word === "outlinelevel") state.outline = number;
  else if (word === "intbl") state.in_table = true;
  else if (word === "cell" || word === "nestcell") endCell(state);
  else if (word === "row" || word === "nestrow") endRow(state);
}

function setFont(state: State, font: number): void {
  decodeBytes(state);
  state.group.font = font;
}

function setHidden(state: State, hidden: boolean): void {
  decodeBytes(state);
  state.group.hidden = hidden;
}

function noteFont(state: State, charset: number): void {
  const label = labelOfFontCharset(charset);
  if (label !== undefined && charset !== 0) state.fonts.set(state.group.font, label);
}

function takeUnicode(state: State, number: number): void {
  add(state, String.fromCharCode(number < 0 ? number + 65_536 : number));
  state.to_skip = state.group.substitutes;
}

/** Bytes are decoded together, since a Japanese character takes two that may be written in two ways. */
function decodeBytes(state: State): void {
  if (state.bytes.length === 0) return;
  const decoder = new TextDecoder(state.fonts.get(state.group.font) ?? state.label);
  const text = decoder.decode(Uint8Array.from(state.bytes));
  state.bytes = [];
  append(state, text);
}

function add(state: State, text: string): void {
  decodeBytes(state);
  append(state, text);
}

function append(state: State, text: string): void {
  if (state.group.hidden) return;
  if (state.group.bullet) state.bullet += text;
  else state.text += text;
}

function endParagraph(state: State): void {
  decodeBytes(state);
  if (state.in_table) {
    state.text += "\n";
    return;
  }
  const { writer, text, outline, bullet } = state;
  state.text = state.bullet = "";
  if (outline !== null && outline < 6) writer.heading(outline + 1, text);
  else if (bullet.trim() !== "") {
    writer.listItem({ depth: 0, marker: /\d/u.test(bullet) ? "1." : "-", text: text });
  } else writer.paragraph(text);
}

function endCell(state: State): void {
  decodeBytes(state);
  if (state.row.length < 200) state.row.push(state.text.replace(/\s+/gu, " ").trim());
  state.text = state.bullet = "";
}

/** RTF does not say which row is a header, so rows are lines rather than a Markdown table. */
function endRow(state: State): void {
  const { row, writer } = state;
  state.row = [];
  writer.paragraph(row.join(" | "));
}
