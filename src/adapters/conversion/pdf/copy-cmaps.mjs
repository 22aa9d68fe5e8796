// Copies the character maps for Japanese PDFs into the build (1.7 MB, Adobe's licence beside them). Idempotent.
import { cp, mkdir, readdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const source = join(dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json")), "cmaps");
const target = fileURLToPath(new URL("../../../../dist/adapters/conversion/pdf/cmaps", import.meta.url));

await mkdir(target, { recursive: true });
for (const name of await readdir(source)) {
  if (name.endsWith(".bcmap") || name === "LICENSE") await cp(join(source, name), join(target, name));
}
