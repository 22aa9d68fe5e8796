/**
 * Names of files that are handed on to people. A visitor's name for a file says nothing of its bytes, and whoever opens it
 * starts the program of the name's ending: so the ending is always one of the type that the bytes were found to be.
 */
import { type DocumentType, typeOfContentType } from "./document-type.ts";

// The first is added where none of them stands. Documents with macros (docm, xlsm, …) are none of these.
const ENDINGS: Readonly<Partial<Record<DocumentType, readonly string[]>>> = {
  text: ["txt", "log"],
  markdown: ["md", "markdown", "mdx"],
  html: ["html", "htm"],
  jpeg: ["jpg", "jpeg"],
};

// What turns the direction of the letters after it shows another ending than the name has.
const TURNING = /[\u061c\u202a-\u202e\u2066-\u2069]/g;

/** The name, followed by an ending of its type where it has none; as it is where the type is not known. */
export function toTypedName(file_name: string, content_type: string): string {
  const name = file_name.replaceAll(TURNING, "");
  const type = typeOfContentType(content_type);
  if (type === undefined) return name;
  const endings = ENDINGS[type] ?? [type];
  const written = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  return name.includes(".") && endings.includes(written) ? name : `${name}.${endings[0]}`;
}
