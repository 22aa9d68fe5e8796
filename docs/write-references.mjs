// Writes what is made from the code: docs/cli.md, docs/settings.md and templates/schemas. After a build:
//   node docs/write-references.mjs
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), "..");
const load = (file) => import(path.join(root, "dist", file));

const [{ createProgram }, { toCommandTree }, references, names, schemas] = await Promise.all([
  load("cli/main.js"),
  load("cli/command-tree.js"),
  load("cli/reference-pages.js"),
  load("contract/seed-file-names.js"),
  load("contract/seed-schemas.js"),
]);
const defaults = JSON.parse(await readFile(path.join(root, "config", "defaults.json"), "utf8"));
const tree = toCommandTree(createProgram({ exit_code: 0 }));

await writeFile(path.join(root, "docs", "cli.md"), references.toCommandReference(tree));
await writeFile(path.join(root, "docs", "settings.md"), references.toSettingsReference(defaults));
await mkdir(path.join(root, "templates", "schemas"), { recursive: true });
for (const name of names.SEED_FILE_NAMES) {
  const text = `${JSON.stringify(schemas.toSeedSchema(name), null, 2)}\n`;
  await writeFile(path.join(root, "templates", "schemas", `${name}.schema.json`), text);
}
