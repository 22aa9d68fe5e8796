/**
 * Presentations: each slide's title as a heading, its texts, tables, diagrams and picture descriptions, then its notes.
 * Slides that are not shown are left out.
 */
import { DocumentFault } from "../document-fault.ts";
import { drawingHandlers } from "./drawing-walk.ts";
import type { MarkdownWriter } from "../markdown-writer.ts";
import { type PartRelation, readCoreTitle, readRelations } from "./office-parts.ts";
import type { Reader } from "../reader.ts";
import { walkXml } from "./xml-walker.ts";
import { openZipArchive, type ZipArchive } from "./zip-archive.ts";

const PRESENTATION = "ppt/presentation.xml";
const HIDDEN_SLIDE = /<(?:\w{1,20}:)?sld\s[^>]{0,4000}\bshow="(?:0|false)"/u;
/** The first element of a slide, with all its names of XML, ends before this many characters. */
const LONGEST_HEAD = 8_000;

/** Reads a pptx. */
export const readPptx: Reader = async ({ bytes, writer, limits, isOutOfTime, know }) => {
  const archive = await openZipArchive(bytes);
  const slides = await listSlides(archive);
  if (slides.length === 0) throw new DocumentFault("corrupt", "no slides");
  know({ title: await readCoreTitle(archive) });
  for (const [at, slide] of slides.slice(0, limits.max_pages).entries()) {
    if (isOutOfTime()) break;
    know({ truncated: at + 1 < slides.length });
    await readSlide(archive, slide, writer);
  }
};

/** The slides in the order of the presentation; by number when the list cannot be read. */
async function listSlides(archive: ZipArchive): Promise<string[]> {
  const relations = await readRelations(archive, PRESENTATION);
  const ordered: string[] = [];
  walkXml((await archive.readText(PRESENTATION)) ?? "", {
    open: (name, attributes) => {
      if (name !== "sldId") return;
      const ids = [...attributes.values()].map((value) => relations.get(value));
      const slide = ids.find((relation) => relation?.kind === "slide");
      if (slide !== undefined) ordered.push(slide.target);
    },
  });
  if (ordered.length > 0) return ordered;
  const numberOf = (name: string): number => Number(/(?<!\d)(\d+)\.xml$/u.exec(name)?.[1] ?? 0);
  return archive.names
    .filter((name) => /^ppt\/slides\/slide\d+\.xml$/u.test(name))
    .toSorted((one, other) => numberOf(one) - numberOf(other));
}

async function readSlide(archive: ZipArchive, slide: string, writer: MarkdownWriter): Promise<void> {
  const xml = await archive.readText(slide);
  if (xml === null) throw new DocumentFault("corrupt", "a slide is missing");
  if (HIDDEN_SLIDE.test(xml.slice(0, LONGEST_HEAD))) return;
  walkXml(xml, drawingHandlers(writer));
  const relations = [...(await readRelations(archive, slide)).values()];
  const related = (kind: string): PartRelation[] => relations.filter((relation) => relation.kind === kind);
  for (const { target } of [...related("diagramData"), ...related("notesSlide")]) {
    const part = await archive.readText(target);
    if (part !== null) walkXml(part, drawingHandlers(writer));
  }
}
