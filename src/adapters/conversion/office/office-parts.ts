/**
 * What the three Office Open XML formats share: relations between the parts of the archive, and the document's title.
 */
import { posix } from "node:path";

import { walkXml } from "./xml-walker.ts";
import type { ZipArchive } from "./zip-archive.ts";

/** A relation of a part: where it leads inside the archive, and the last word of its kind (`slide`, `notesSlide`). */
export interface PartRelation {
  readonly target: string;
  readonly kind: string;
}

/** The relations of a part by id; links out of the archive are left out, so that nothing external is ever followed. */
export async function readRelations(
  archive: ZipArchive,
  part: string,
): Promise<ReadonlyMap<string, PartRelation>> {
  const relations = new Map<string, PartRelation>();
  const folder = posix.dirname(part);
  const xml = await archive.readText(`${folder}/_rels/${posix.basename(part)}.rels`);
  if (xml === null) return relations;
  walkXml(xml, {
    open: (name, attributes) => {
      const target = attributes.get("Target");
      const id = attributes.get("Id");
      if (name !== "Relationship" || target === undefined || id === undefined) return;
      if (attributes.get("TargetMode") === "External") return;
      const path = target.startsWith("/") ? target.slice(1) : posix.join(folder, target);
      relations.set(id, { target: path, kind: (attributes.get("Type") ?? "").split("/").at(-1) ?? "" });
    },
  });
  return relations;
}

/** The title in the document's properties; undefined when it has none. */
export async function readCoreTitle(
  archive: ZipArchive,
  part = "docProps/core.xml",
): Promise<string | undefined> {
  const xml = await archive.readText(part);
  if (xml === null) return undefined;
  let title = "";
  let inside = false;
  walkXml(xml, {
    open: (name) => void (inside = name === "title"),
    text: (text) => void (inside && (title += text)),
    close: () => void (inside = false),
  });
  return title.trim() === "" ? undefined : title.trim();
}

/** The first part whose name fits; null when there is none. */
export function findPart(archive: ZipArchive, pattern: RegExp): string | null {
  return archive.names.find((name) => pattern.test(name)) ?? null;
}
