/** Finds words in the files of a folder, however they are written: for tests of what is kept on disk. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

export const filesOf = (folder: string): readonly string[] =>
  (readdirSync(folder, { recursive: true }) as string[])
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile());

/** The files that hold the words as UTF-8, UTF-16 or base64 (at any place in its groups of three), in small letters or capitals. */
export function grep(folder: string, words: string): readonly string[] {
  const needles = [foldCase(Buffer.from(words, "utf8")), foldCase(Buffer.from(words, "utf16le"))];
  const coded = [words, words.toLowerCase()].flatMap((text) =>
    ["", "-", "--"].map((before) => Buffer.from(toBase64Middle(before + text))),
  );
  return filesOf(folder).filter((file) => {
    const bytes = readFileSync(file);
    const folded = foldCase(bytes);
    return (
      needles.some((needle) => folded.includes(needle)) || coded.some((needle) => bytes.includes(needle))
    );
  });
}

// The characters at both ends are made of neighbours' bits, too.
const toBase64Middle = (text: string): string =>
  Buffer.from(text).toString("base64").replace(/=+$/, "").slice(4, -2);

/** ASCII capitals as small letters, byte by byte. */
function foldCase(bytes: Buffer): Buffer {
  const folded = Buffer.from(bytes);
  for (let at = 0; at < folded.length; at += 1) {
    const byte = folded[at]!;
    if (byte >= 0x41 && byte <= 0x5a) folded[at] = byte + 0x20;
  }
  return folded;
}
