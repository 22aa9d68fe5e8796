import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { toCommandTree } from "../../src/cli/command-tree.ts";
import { createProgram } from "../../src/cli/main.ts";
import { toCommandReference, toSettingsReference } from "../../src/cli/reference-pages.ts";
import { SEED_FILE_NAMES } from "../../src/contract/seed-file-names.ts";
import { toSeedSchema } from "../../src/contract/seed-schemas.ts";

const REMEDY = "stale: run `npm run build && node docs/write-references.mjs`";
const read = (file: string): string => readFileSync(file, "utf8");

describe("what is made from the code is up to date", () => {
  it("docs/cli.md", () => {
    const tree = toCommandTree(createProgram({ exit_code: 0 }));
    expect(read("docs/cli.md") === toCommandReference(tree), REMEDY).toBe(true);
  });

  it("docs/cli.md says which flags a command needs, and what the others are without being given", () => {
    const page = read("docs/cli.md");
    const rowsOf = (path: string): string => page.split(`\n## ${path}\n`)[1]!.split("\n## ")[0]!;
    expect(rowsOf("keys issue")).toMatch(/^\| `--tenant <name>` \| .*\(required\) \|$/m);
    expect(rowsOf("contacts export")).toMatch(/^\| `--csv` \| .*\(required\) \|$/m);
    expect(rowsOf("sessions list")).toMatch(/^\| `--limit <number>` \| .*\(default: 50\) \|$/m);
    expect(rowsOf("gaps list")).toMatch(/^\| `--status <status>` \| .*"dismissed".*default: "open"\) \|$/m);
  });

  it("docs/settings.md, with a description and a default for every setting", () => {
    const defaults: unknown = JSON.parse(read("config/defaults.json"));
    const page = toSettingsReference(defaults);
    expect(page).not.toMatch(/^\| `.*\| *\|$/m);
    expect(page).not.toContain("`–`");
    expect(read("docs/settings.md") === page, REMEDY).toBe(true);
  });

  it.each(SEED_FILE_NAMES)("templates/schemas/%s.schema.json", (name) => {
    const text = `${JSON.stringify(toSeedSchema(name), null, 2)}\n`;
    expect(read(`templates/schemas/${name}.schema.json`) === text, REMEDY).toBe(true);
  });
});
