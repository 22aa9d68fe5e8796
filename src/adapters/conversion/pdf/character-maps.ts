/**
 * The character maps that PDFs with Japanese fonts refer to without carrying them; without these a third of Japanese
 * PDFs give no text. Copied into the build by `copy-cmaps.mjs`.
 */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const NAME = /^[A-Za-z0-9-]{1,64}$/u;

/** The folder with the maps: beside the built code, or in the package that they come from when run from source. */
function findCharacterMaps(): string | null {
  const built = fileURLToPath(new URL("cmaps", import.meta.url));
  if (existsSync(built)) return built;
  try {
    return join(dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json")), "cmaps");
  } catch {
    return null;
  }
}

/** What pdf.js asks for character maps; other resources (fonts, decoders) are refused, since only text is read. */
export class CharacterMapFactory {
  async fetch({ kind, filename }: { readonly kind: string; readonly filename: string }): Promise<Uint8Array> {
    const folder = findCharacterMaps();
    const name = filename.replace(/\.bcmap$/u, "");
    if (kind !== "cMapUrl" || folder === null || !NAME.test(name))
      throw new Error("conversion: no such resource");
    return new Uint8Array(await readFile(join(folder, `${name}.bcmap`)));
  }
}
