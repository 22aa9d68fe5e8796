/**
 * XML as events, for the office formats: a document type declaration is refused (no entities, nothing external),
 * nesting is bounded, and prefixes are dropped, since writers choose them freely.
 */
import { SaxesParser } from "saxes";

import { DocumentFault } from "../document-fault.ts";
import { MAX_NESTING } from "../limits.ts";

const CHUNK_CHARACTERS = 64 * 1024;

/**
 * An element's attributes by local name (`w:val` is `val`); where two share one (`id`, `r:id`), the prefixed one is also
 * there as written. Read with `get`, so no name can reach a prototype.
 */
export type XmlAttributes = ReadonlyMap<string, string>;

/** What a reader does at each step. `name` is local, `qualified` as written. */
export interface XmlHandlers {
  open?(name: string, attributes: XmlAttributes, qualified: string): void;
  text?(text: string): void;
  close?(name: string, qualified: string): void;
}

/** Walks a document; an empty one has nothing to walk. Ends in `corrupt` when it is not well-formed, `too_complex` when nested over 500 deep. */
export function walkXml(xml: string, handlers: XmlHandlers): void {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let depth = 0;
  parser.on("error", (error) => {
    throw new DocumentFault("corrupt", `not well-formed: ${error.message.slice(0, 100)}`);
  });
  parser.on("doctype", () => {
    throw new DocumentFault("corrupt", "a document type declaration");
  });
  parser.on("opentag", (tag) => {
    depth += 1;
    if (depth > MAX_NESTING) throw new DocumentFault("too_complex", "nested too deeply");
    handlers.open?.(localName(tag.name), toAttributes(tag.attributes), tag.name);
  });
  parser.on("text", (text) => handlers.text?.(text));
  parser.on("cdata", (text) => handlers.text?.(text));
  parser.on("closetag", (tag) => {
    depth -= 1;
    handlers.close?.(localName(tag.name), tag.name);
  });
  if (xml === "") return;
  for (let at = 0; at < xml.length; at += CHUNK_CHARACTERS)
    parser.write(xml.slice(at, at + CHUNK_CHARACTERS));
  parser.close();
}

function toAttributes(attributes: Readonly<Record<string, string>>): XmlAttributes {
  const map = new Map<string, string>();
  for (const [name, value] of Object.entries(attributes)) {
    const local = localName(name);
    map.set(map.has(local) ? name : local, value);
  }
  return map;
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
