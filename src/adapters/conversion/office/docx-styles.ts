/**
 * What a Word paragraph is (heading, list item, prose): from its own properties, its style and the list definitions; and
 * which styles hide text.
 * Style names are English in every language of the program ("heading 1"), style ids are not.
 */
import { walkXml, type XmlAttributes } from "./xml-walker.ts";
import type { ZipArchive } from "./zip-archive.ts";

/** A paragraph's properties as written in the text. */
export interface ParagraphProperties {
  style?: string;
  outline_level?: number;
  list_id?: string;
  list_level?: number;
}

/** What a paragraph is. */
export type ParagraphKind =
  | { readonly is: "prose" }
  | { readonly is: "heading"; readonly level: number }
  | { readonly is: "item"; readonly depth: number; readonly marker: "-" | "1." };

/** Decides what paragraphs are. */
export type ClassifyParagraph = (properties: ParagraphProperties) => ParagraphKind;

interface Style extends ParagraphProperties {
  based_on?: string;
  heading?: number;
}

const MAX_STYLE_CHAIN = 10;

/** Reads the style sheet and the list definitions; either may be missing. */
export async function readParagraphKinds(archive: ZipArchive): Promise<ClassifyParagraph> {
  const styles = readStyles((await archive.readText("word/styles.xml")) ?? "");
  const numbered = readNumbering((await archive.readText("word/numbering.xml")) ?? "");
  return (properties) => {
    const style = resolveStyle(styles, properties.style);
    const outline = properties.outline_level ?? style.outline_level;
    if (style.heading !== undefined) return { is: "heading", level: style.heading };
    if (outline !== undefined && outline < 6) return { is: "heading", level: outline + 1 };
    const list = properties.list_id ?? style.list_id;
    if (list === undefined || list === "0") return { is: "prose" };
    const depth = properties.list_level ?? style.list_level ?? 0;
    return { is: "item", depth, marker: numbered.has(`${list}/${depth}`) ? "1." : "-" };
  };
}

/** Notes the paragraph properties that matter here from an element inside `w:pPr`. */
export function noteProperty(properties: ParagraphProperties, name: string, value: string | undefined): void {
  if (value === undefined) return;
  if (name === "pStyle") properties.style = value;
  else if (name === "outlineLvl") properties.outline_level = Number(value) || 0;
  else if (name === "numId") properties.list_id = value;
  else if (name === "ilvl") properties.list_level = Math.min(8, Math.max(0, Number(value) || 0));
}

/** The styles whose text is hidden, of characters and paragraphs, by themselves or by what they are based on. */
export async function readHiddenStyles(archive: ZipArchive): Promise<ReadonlySet<string>> {
  const styles = new Map<string, { hides?: boolean; based_on?: string }>();
  let style: { hides?: boolean; based_on?: string } | undefined;
  walkXml((await archive.readText("word/styles.xml")) ?? "", {
    open: (name, attributes) => {
      if (name === "style") styles.set(attributes.get("styleId") ?? "", (style = {}));
      else if (style && name === "vanish") style.hides = isOn(attributes);
      else if (style && name === "basedOn") style.based_on = attributes.get("val") ?? "";
    },
    close: (name) => {
      if (name === "style") style = undefined;
    },
  });
  const hides = (id: string, steps: number): boolean => {
    const { hides: own, based_on = "" } = styles.get(id) ?? {};
    return own ?? (steps > 0 && styles.has(based_on) && hides(based_on, steps - 1));
  };
  return new Set([...styles.keys()].filter((id) => hides(id, MAX_STYLE_CHAIN)));
}

/** Whether a property that is there is also switched on. */
export function isOn(attributes: XmlAttributes): boolean {
  return !["0", "false", "off"].includes(attributes.get("val") ?? "");
}

function readStyles(xml: string): Map<string, Style> {
  const styles = new Map<string, Style>();
  let style: Style | null = null;
  walkXml(xml, {
    open: (name, attributes) => {
      const value = attributes.get("val");
      if (name === "style") styles.set(attributes.get("styleId") ?? "", (style = {}));
      else if (style === null || value === undefined) return;
      else if (name === "basedOn") style.based_on = value;
      else if (name === "name") setHeading(style, value);
      else noteProperty(style, name, value);
    },
    close: (name) => {
      if (name === "style") style = null;
    },
  });
  return styles;
}

function setHeading(style: Style, name: string): void {
  const level = /^heading (\d)$/iu.exec(name)?.[1];
  if (level !== undefined) style.heading = Math.min(6, Number(level));
  else if (/^title$/iu.test(name)) style.heading = 1;
}

function resolveStyle(styles: ReadonlyMap<string, Style>, id: string | undefined): Style {
  const resolved: Style = {};
  let current = id;
  for (let steps = 0; current !== undefined && steps < MAX_STYLE_CHAIN; steps += 1) {
    const style = styles.get(current);
    if (style === undefined) break;
    resolved.heading ??= style.heading as number;
    resolved.outline_level ??= style.outline_level as number;
    resolved.list_id ??= style.list_id as string;
    resolved.list_level ??= style.list_level as number;
    current = style.based_on;
  }
  return resolved;
}

/** The set of `list id/level` that are numbered; all others have bullets. */
function readNumbering(xml: string): Set<string> {
  const formats = new Map<string, string>();
  const numbered = new Set<string>();
  let abstractId = "";
  let level = "0";
  let listId = "";
  walkXml(xml, {
    open: (name, attributes) => {
      const value = attributes.get("val") ?? "";
      if (name === "abstractNum") abstractId = attributes.get("abstractNumId") ?? "";
      else if (name === "lvl") level = attributes.get("ilvl") ?? "0";
      else if (name === "numFmt") formats.set(`${abstractId}/${level}`, value);
      else if (name === "num") listId = attributes.get("numId") ?? "";
      else if (name === "abstractNumId") addNumbered({ formats, numbered, from: value, to: listId });
    },
  });
  return numbered;
}

function addNumbered(link: {
  readonly formats: ReadonlyMap<string, string>;
  readonly numbered: Set<string>;
  readonly from: string;
  readonly to: string;
}): void {
  for (let level = 0; level < 9; level += 1) {
    const format = link.formats.get(`${link.from}/${level}`);
    if (format !== undefined && format !== "bullet" && format !== "none")
      link.numbered.add(`${link.to}/${level}`);
  }
}
