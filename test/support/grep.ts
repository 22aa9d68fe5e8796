/** Finds words in the files of a folder, however they are written: for tests of what is kept on disk. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

export const filesOf = (folder: string): readonly string[] =>
  (readdirSync(folder, { recursive: true }) as string[])
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile());

/** The files that hold the words as UTF-8, UTF-16 or base64. */
export function grep(folder: string, words: string): readonly string[] {
  const encodings: BufferEncoding[] = ["utf8", "utf16le"];
  const needles = [
    ...encodings.map((encoding) => Buffer.from(words, encoding)),
    Buffer.from(Buffer.from(words).toString("base64").slice(0, -4)),
  ];
  return filesOf(folder).filter((file) => {
    const bytes = readFileSync(file);
    return needles.some((needle) => bytes.includes(needle));
  });
}
