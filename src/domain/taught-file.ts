/** Which file a document of the knowledge came from: `faq.csv#4` is a part of `faq.csv` (`ports/original-store.ts`). */

/** Names of files, as a set or the keys of a map. */
export type Named = Pick<ReadonlySet<string>, "has">;

/** The file that a document came from; null: none of these. A file's own name may hold a `#`. */
export function findFile(source: string, files: Named): string | null {
  for (let end = source.length; end > 0; end = source.lastIndexOf("#", end - 1)) {
    const file = source.slice(0, end);
    if (files.has(file)) return file;
  }
  return null;
}

/** The first text behind all that begin so; null: every text begins so. The beginning ends in an ASCII character. */
export function endOfPrefix(prefix: string): string | null {
  if (prefix === "") return null;
  const last = prefix.length - 1;
  return prefix.slice(0, last) + String.fromCharCode(prefix.charCodeAt(last) + 1);
}
