/**
 * Modules that children of the tests run: the real reader bundled from source, and small ones that misbehave.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

import { build } from "esbuild";

const packages = fileURLToPath(new URL("../../../node_modules", import.meta.url));

/** A folder under the packages, so that a child may read it and its imports resolve. */
export function makeModuleFolder(): { readonly folder: string; remove(): void } {
  const cache = join(packages, ".cache");
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "chat-assistant-child-"));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Bundles the real child from source; its address. */
export async function bundleChild(folder: string): Promise<string> {
  const source = fileURLToPath(new URL("../../../src/adapters/conversion/child/child.ts", import.meta.url));
  const options = {
    bundle: true,
    splitting: true,
    packages: "external",
    platform: "node",
    format: "esm",
  } as const;
  await build({
    ...options,
    entryPoints: [source],
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    logLevel: "silent",
  });
  return pathToFileURL(join(folder, "child.mjs")).href;
}

/** A child that says it is ready, and runs `onDocument` (JavaScript) when a document comes; `answer(value)` is at hand. */
export function writeChild(folder: string, name: string, onDocument: string): string {
  const path = join(folder, `${name}.mjs`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(
    path,
    `const frame = (bytes) => { const length = Buffer.alloc(4); length.writeUInt32LE(bytes.length); return Buffer.concat([length, bytes]); };
const answer = (value) => process.stdout.write(frame(Buffer.from(JSON.stringify(value))));
let documents = 0;
export function serveConversions() {
  process.stdin.on("data", async () => { documents += 1; ${onDocument} });
  process.stdin.on("end", () => process.exit(0));
  process.stdout.write(frame(Buffer.alloc(0)));
}
`,
  );
  return pathToFileURL(path).href;
}
