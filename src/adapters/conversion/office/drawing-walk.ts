/**
 * Shapes with text: slides, notes, diagrams, and the drawings of workbooks speak the same language.
 */
import type { MarkdownWriter } from "../markdown-writer.ts";
import type { XmlHandlers } from "./xml-walker.ts";

const TITLE_KINDS = new Set(["title", "ctrTitle"]);
/** Numbers and dates that the program repeats on every slide. */
const FURNITURE_KINDS = new Set(["sldNum", "dt", "ftr", "hdr", "sldImg"]);

interface Shape {
  kind: string;
  is_body: boolean;
  paragraphs: { text: string; level: number }[];
}

/** Handlers that write every shape as it ends. */
export function drawingHandlers(writer: MarkdownWriter): XmlHandlers {
  let shape: Shape = { kind: "", is_body: false, paragraphs: [] };
  let paragraph: { text: string; level: number } | null = null;
  let inText = false;
  let skipping = 0;
  const flush = (): void => {
    writeShape(writer, shape);
    shape = { kind: "", is_body: false, paragraphs: [] };
  };
  return {
    open: (name, attributes) => {
      if (skipping > 0 || name === "Fallback") skipping += 1;
      else if (name === "sp" || name === "graphicFrame") flush();
      else if (name === "ph") Object.assign(shape, placeholder(attributes.get("type")));
      else if (name === "cNvPr") describe(writer, attributes.get("descr"));
      else if (name === "p") paragraph = { text: "", level: 0 };
      else if (name === "pPr" && paragraph !== null)
        paragraph.level = Number(attributes.get("lvl") ?? 0) || 0;
      else if (name === "t") inText = true;
      else if (name === "br" && paragraph !== null) paragraph.text += "\n";
      else openTablePart(writer, name);
    },
    text: (text) => {
      if (inText && skipping === 0 && paragraph !== null) paragraph.text += text;
    },
    close: (name) => {
      if (skipping > 0) skipping -= 1;
      else if (name === "t") inText = false;
      else if (name === "p" && paragraph !== null) {
        shape.paragraphs.push(paragraph);
        paragraph = null;
      } else if (name === "tc") {
        flush();
        writer.closeCell();
      } else if (name === "tbl") writer.closeTable();
      else if (name === "sp" || name === "spTree" || name === "dataModel") flush();
    },
  };
}

function openTablePart(writer: MarkdownWriter, name: string): void {
  if (name === "tbl") writer.openTable();
  else if (name === "tr") writer.openRow();
  else if (name === "tc") writer.openCell();
}

function placeholder(type: string | undefined): Partial<Shape> {
  return { kind: type ?? "", is_body: type === undefined || type === "body" || type === "obj" };
}

/** What a person wrote about a picture; the names that programs give ("Picture 4", "image1.png") say nothing. */
function describe(writer: MarkdownWriter, description: string | undefined): void {
  const text = description?.trim() ?? "";
  if (!/^(?:[\p{L}]*[\s_-]*\d*(?:\.\w{2,5})?)$/u.test(text)) writer.paragraph(text);
}

function writeShape(writer: MarkdownWriter, shape: Shape): void {
  const paragraphs = shape.paragraphs.filter(({ text }) => text.trim() !== "");
  if (FURNITURE_KINDS.has(shape.kind) || paragraphs.length === 0) return;
  if (TITLE_KINDS.has(shape.kind)) return writer.heading(2, paragraphs.map(({ text }) => text).join(" "));
  const isList = shape.is_body && paragraphs.length > 1;
  for (const { text, level } of paragraphs) {
    if (isList) writer.listItem({ depth: level, marker: "-", text });
    else writer.paragraph(text);
  }
}
