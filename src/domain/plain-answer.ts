/**
 * An answer in Markdown as it reads well where Markdown is not shown: mails, the forms service, summaries. Line by line, so
 * that text without marks stays as it is.
 */
import { withoutInlineMarks } from "./answering/text/inline-marks.ts";

const FENCE = /^ {0,3}(?:`{3,}|~{3,})[^`]*$/;
const HEADING = /^ {0,3}#{1,6}[ \t]+(\S.*)$/;
const CLOSING_MARKS = /(?<!#)#+$/;
const ITEM = /^([ \t]*)[*+-][ \t]+(?=\S)/;
const RULE = /^ {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const TABLE_ROW = /^ {0,3}\|(.*)\|[ \t]*$/;
const TABLE_RULE = /^ {0,3}\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*(?::?-+:?[ \t]*)?)+$/;
const ADDRESS_LINK = /\[([^\]]{1,300})\]\((?:mailto|tel):([^)\s]{1,300})\)/g;
const AUTOMATIC_LINK = /<((?:https?:|mailto:|tel:)[^\s<>]{1,2000})>/g;

// What a backslash protects is put out of the way, into characters that no text uses.
const HIDDEN_FROM = 0xf8a0;
const hide = (text: string): string =>
  text.replaceAll(/\\([!-/:-@[-`{-~])/g, (_, mark: string) =>
    String.fromCharCode(HIDDEN_FROM + mark.charCodeAt(0) - 0x20),
  );
const show = (text: string): string =>
  text.replaceAll(/[\uf8a0-\uf8ff]/g, (hidden) =>
    String.fromCharCode(hidden.charCodeAt(0) - HIDDEN_FROM + 0x20),
  );

function toPlainLine(text: string): string {
  const linked = hide(text)
    .replaceAll(ADDRESS_LINK, (_, label: string, address: string) =>
      label === address ? address : `${label} (${address})`,
    )
    .replaceAll(AUTOMATIC_LINK, "$1");
  return show(withoutInlineMarks(linked));
}

function toPlainBlock(line: string): string {
  const heading = HEADING.exec(line)?.[1];
  if (heading !== undefined)
    return `\n${toPlainLine(heading.trimEnd().replace(CLOSING_MARKS, "").trimEnd())}\n`;
  if (RULE.test(line)) return "";
  const row = TABLE_ROW.exec(line)?.[1];
  if (row !== undefined)
    return row
      .split("|")
      .map((cell) => toPlainLine(cell.trim()))
      .join(" | ");
  return toPlainLine(line.replace(ITEM, "$1- ")).replace(/(?:(?<! ) {2,}|\\)$/, "");
}

/** The text without marks: headings and blocks on lines of their own, lists with dashes, links as `text (address)`. */
export function toPlainAnswer(markdown: string): string {
  let is_code = false;
  const lines: string[] = [];
  for (const line of markdown.replaceAll(/\r\n?/g, "\n").split("\n")) {
    if (FENCE.test(line)) is_code = !is_code;
    else if (is_code) lines.push(line);
    else if (!TABLE_RULE.test(line)) lines.push(toPlainBlock(line));
  }
  return lines
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .replaceAll(/^\n+|\n+$/g, "");
}
