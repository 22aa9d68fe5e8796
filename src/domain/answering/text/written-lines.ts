/**
 * The lines of a taught text as they are meant to be read, for `markdown.ts`: without comments and without what only the
 * generator of a site reads (MkDocs, Docusaurus, VuePress, Hugo, Jekyll, GitHub), other ways to write a heading, a note or a
 * definition put into plain ones, and code told from text. Linear in the text.
 */
import { withoutContents } from "./contents-list.ts";
import { withIndentedCode } from "./indented-code.ts";
import { withMarks } from "./japanese-lines.ts";

/** A line to be read. */
export interface WrittenLine {
  readonly text: string;
  /** It stands in a block of code, and is shown as it is. */
  readonly code: boolean;
}

const FENCE = /^\s*(`{3,}|~{3,})([^`]*)$/;
const QUOTED = /^ {0,3}(?:> ?){1,20}/;
/** "> 65 years: free" is no quotation where it stands alone. */
const MORE_THAN = /^ {0,3}> ?\d/;
/** Diagrams, as a program draws them. */
const DIAGRAM = /^\{?\.?(?:mermaid|plantuml|puml|dot|graphviz|d2)\b/i;
/** Imports and exports of MDX; files and tables of contents that are put in here. */
const MACHINE_LINE =
  /^(?:\s*-{2,}8<-{2,}(?:\s.{0,500})?|<<<\s+\S.{0,500}|import\s[^;'"]{1,300}\sfrom\s+["'][^"']{1,300}["'];?|import\s+["'][^"']{1,300}["'];?|export\s+(?:const|default|let|function)\s.*|\s*(?:\[TOC\]|\[\[_?toc_?\]\]|\{:\s?toc\}|\$\{toc\}))\s*$/i;
const TEMPLATE = /\{\{[<%].{0,500}?[>%]\}\}|\{%.{0,500}?%\}|\{\/\*.{0,500}?\*\/\}|\{\* .{0,500}? \*\}/g;
/** What opens or closes a note: "!!! note", "??? tip "Title"", ":::warning Title", "=== "Tab"". "!!! Closed today" is text. */
const KIND =
  "note|abstract|summary|tldr|info|todo|tip|hint|important|success|check|done|question|help|faq|warning|caution|attention|failure|fail|missing|danger|error|bug|example|quote|cite|seealso";
const NOTE_OPENS = new RegExp(
  String.raw`^\s*(?:(?:!!!|\?\?\?\+?)(?:\s+(?:${KIND})(?: inline(?: end)?)?)?|={3}[!+]?(?=\s+["']))(?:\s+(["'])(.{0,200}?)\1)?\s*$`,
);
const FENCED_NOTE =
  /^\s*:{3,}\s?(?:([\w-]{1,40})(?:\[(.{1,200})\]|\s+(?!\{)(\S.{0,200})|\s*\{.*)?|\{.*)?\s*$/;
/** "/// tip | Title" and the "///" that ends it. */
const SLASHED_NOTE = /^\s*\/{3,}(?:\s*[a-z][\w-]{0,40}(?:\s*\|\s*(\S.{0,200})?)?)?\s*$/;
/** Boxes whose title is for the generator. */
const UNTITLED = new Set(["code-group", "v-pre", "raw", "tabs"]);
/** "> [!NOTE]" */
const ALERT = /^\s*\[![a-z]{1,20}\][+-]?\s*$/i;
const UNDERLINE = /^ {0,3}(={3,}|-{3,})\s*$/;
/** What a line begins with that is no running text. */
const MARKED = /^\s*(?:#{1,6}\s|[-*+•・]\s|\d{1,3}[.)]\s|>|\||:::|!!!|<|\[)/;
const SENTENCE_ENDS = /[.!。！:：,;、]\s*$/;
const MAX_TITLE_CHARACTERS = 120;
const UNDERLINED_SHARE = 0.6;
const DEFINITION = /^ {0,3}:[ \t]{1,7}(\S.*)$/;
const LINK_TARGET =
  /^ {0,3}\[(?!\^)([^\]\s][^\]]{0,200})\]:\s+<?(\S{1,2000}?)>?(?:\s+["'(].{0,300}["')])?\s*$/;
const IS_TARGET = /[/.#@]/;
const REFERENCE = /(?<![\\!\]])\[([^[\]]{1,300})\](?:\[([^[\]]{0,200})\]|(?![[(:]))/g;
const HTML_HEADING = /^\s*<h([1-6])\b[^<>]{0,300}>(.{1,500}?)<\/h\1>\s*$/i;
const SUMMARY = /<summary\b[^<>]{0,300}>(.{1,500}?)<\/summary>/i;
const ONLY_TAGS = /^\s*(?:<\/?[a-z][a-z0-9-]{0,40}(?:\s[^<>]{0,500})?\/?>\s*)+$/i;

/** The lines of a text that are to be read, in order. */
export function toWrittenLines(text: string): WrittenLine[] {
  const lines = withIndentedCode(withoutComments(text.replace(/\r\n?/g, "\n").split("\n")));
  const targets = readTargets(lines);
  return withoutContents(
    joinNeighbours(withMarks(lines.flatMap((line) => (line.code ? [line] : readLine(line.text, targets))))),
  );
}

const asText = (text: string): WrittenLine => ({ text, code: false });

/** Where a block of code was opened. */
interface Fence {
  readonly mark: string;
  readonly quoted: boolean;
  /** Its code is drawn rather than read. */
  readonly drawn: boolean;
  /** Blanks before it, which are none of the code's. */
  readonly indent: number;
}

/** Lines without comments and quotation marks; those of blocks of code as they stand, their fences as blank lines. */
function withoutComments(written: readonly string[]): WrittenLine[] {
  const last = written.findLastIndex((line) => line.includes("-->"));
  const lines: WrittenLine[] = [];
  let fence: Fence | undefined;
  let commented = false;
  for (const [index, whole] of written.entries()) {
    const isBeside = [written[index - 1], written[index + 1]].some((other) => QUOTED.test(other ?? ""));
    const quoted = QUOTED.test(whole) && (isBeside || !MORE_THAN.test(whole));
    const bare = quoted && (!fence || fence.quoted) ? whole.replace(QUOTED, "") : whole;
    // What a quotation opened ends with it.
    if (fence?.quoted && !quoted) fence = undefined;
    if (fence && !closes(bare, fence)) {
      if (bare.trim() && !fence.drawn) lines.push({ text: dedent(bare, fence), code: true });
      continue;
    }
    const [, mark, info = ""] = commented ? [] : (FENCE.exec(bare) ?? []);
    if (fence) fence = undefined;
    else if (mark && !info.includes(mark))
      fence = { mark, quoted, drawn: DIAGRAM.test(info.trim()), indent: bare.search(/\S/) };
    else {
      const { text, open } = dropComments(bare, commented, index < last);
      if (text.trim() || (!commented && !bare.trim())) lines.push(asText(text));
      commented = open;
      continue;
    }
    lines.push(asText(""));
  }
  return lines;
}

function dedent(line: string, { indent }: Fence): string {
  const text = line.replaceAll("\t", "  ").trimEnd();
  return text.slice(Math.min(indent, text.search(/\S/)));
}

const closes = (line: string, { mark }: Fence): boolean => {
  const [, found, info = ""] = FENCE.exec(line) ?? [];
  return found !== undefined && found.startsWith(mark) && info.trim() === "";
};

/** A line without comments; `commented`: it begins in one, `ends`: a later line ends one. */
function dropComments(line: string, commented: boolean, ends: boolean): { text: string; open: boolean } {
  let text = "";
  let from = 0;
  let open = commented;
  let isCode = false;
  for (;;) {
    const at = line.indexOf(open ? "-->" : "<!--", from);
    if (at === -1) return { text: open ? text : text + line.slice(from), open };
    const next = at + (open ? 3 : 4);
    if (open) open = false;
    else {
      const before = line.slice(from, at);
      if ((before.split("`").length - 1) % 2 === 1) isCode = !isCode;
      const closed = ends || line.includes("-->", next);
      if (!isCode && !closed) return { text: text + line.slice(from), open };
      text += isCode ? line.slice(from, next) : before;
      open = !isCode;
    }
    from = next;
  }
}

/** Where the names of links lead ("[hours]: https://…"). */
function readTargets(lines: readonly WrittenLine[]): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  for (const { text, code } of lines) {
    const [, name = "", target = ""] = (code ? null : LINK_TARGET.exec(text)) ?? [];
    if (IS_TARGET.test(target)) targets.set(name.toLowerCase(), target);
  }
  return targets;
}

/** A line of text as plain Markdown writes it; none for what only machines read. */
function readLine(written: string, targets: ReadonlyMap<string, string>): WrittenLine[] {
  const [, name = ""] = LINK_TARGET.exec(written) ?? [];
  if (MACHINE_LINE.test(written) || targets.has(name.toLowerCase())) return [];
  const line = resolveLinks(written.replace(TEMPLATE, ""), targets);
  if (line.trim() === "") return [asText("")];
  const heading = HTML_HEADING.exec(line);
  if (heading) return [asText(`${"#".repeat(Number(heading[1]))} ${heading[2]}`)];
  const summary = SUMMARY.exec(line);
  if (summary) return ["", toLeadIn(summary[1] ?? ""), ""].map(asText);
  if (ALERT.test(line) || (ONLY_TAGS.test(line) && !/alt=/i.test(line))) return [asText("")];
  const title = titleOfNote(line);
  return title === undefined ? [asText(line)] : ["", toLeadIn(title), ""].map(asText);
}

/** What stands above a box leads to what is in it, and says nothing alone. */
const toLeadIn = (title: string): string =>
  /[\p{L}\p{N}]["')\]]?\s*$/u.test(title) ? `${title.trim()}:` : title;

const resolveLinks = (line: string, targets: ReadonlyMap<string, string>): string =>
  targets.size === 0
    ? line
    : line.replace(REFERENCE, (written, label: string, name?: string) => {
        const target = targets.get((name || label).toLowerCase());
        return target === undefined ? written : `[${label}](${target})`;
      });

/** The title of a note that a line opens, empty where it has none or the line closes one; else undefined. */
function titleOfNote(line: string): string | undefined {
  const opened = NOTE_OPENS.exec(line);
  if (opened) return opened[2] ?? "";
  const slashed = SLASHED_NOTE.exec(line);
  if (slashed) return slashed[1] ?? "";
  const [fenced, kind = "", bracketed, title] = FENCED_NOTE.exec(line) ?? [];
  if (fenced === undefined) return undefined;
  return UNTITLED.has(kind) ? "" : (bracketed ?? title ?? "");
}

/** Puts lines together whose sense lies in the line beside them: underlined headings, and terms with what they mean. */
function joinNeighbours(lines: readonly WrittenLine[]): WrittenLine[] {
  const joined: WrittenLine[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const isAlone = isBlank(joined.at(-2)) || UNDERLINE.test(joined.at(-2)?.text ?? "");
    const canJoin = !line.code && isText(above) && isAlone;
    const underline = line.code ? undefined : UNDERLINE.exec(line.text)?.[1];
    const meaning = line.code ? undefined : DEFINITION.exec(line.text)?.[1];
    if (canJoin && underline && isTitle(above.text, underline)) {
      joined.splice(-1, 1, asText(`${underline.startsWith("=") ? "#" : "##"} ${above.text.trim()}`));
    } else if (meaning !== undefined) {
      const isTerm = canJoin && isTitle(above.text, "-");
      if (isTerm) joined.splice(-1, 1, asText(`${above.text.trim()}: ${meaning}`));
      else joined.push(asText(meaning));
    } else joined.push(line);
  }
  return joined;
}

const isBlank = (line: WrittenLine | undefined): boolean =>
  line === undefined || (!line.code && line.text.trim() === "");

const isText = (line: WrittenLine | undefined): line is WrittenLine =>
  line !== undefined && !line.code && line.text.trim() !== "" && !MARKED.test(line.text);

/**
 * A line above a rule of hyphens is a title only where it looks like one, or is underlined for most of its length: "Cut 30 €" above
 * "---" is a price like those below it. One above "===" is nothing else.
 */
function isTitle(text: string, underline: string): boolean {
  const { length } = text.trim();
  if (length > MAX_TITLE_CHARACTERS) return false;
  const isUnderlined = underline.length >= length * UNDERLINED_SHARE;
  return underline.startsWith("=") || isUnderlined || !(SENTENCE_ENDS.test(text) || /\d/.test(text));
}
