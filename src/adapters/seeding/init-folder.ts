/** Writes the first folder of a tenant, commented in its language, from `templates/init`. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Locale } from "../../contract/locale.ts";
import { SEED_FILE_NAMES } from "../../contract/seed-file-names.ts";
import { toSeedSchema } from "../../contract/seed-schemas.ts";
import { writeFolder } from "./write-folder.ts";

/** What the folder is made from. */
export interface FirstTenant {
  readonly folder: string;
  readonly name: string;
  readonly company_name: string;
  readonly locale: Locale;
  /** Copied into `knowledge/`; empty: a table of questions and answers without a row. */
  readonly knowledge: readonly { readonly source: string; readonly bytes: Uint8Array }[];
  /** The directories of the templates, the first that has one counts. */
  readonly templates: readonly string[];
}

// Valid YAML, so that the templates can be formatted and checked as they are.
const PLACEHOLDER = /__([A-Z]+(?:_[A-Z]+)*)__/g;

const HEADERS: Readonly<Record<Locale, string>> = {
  en: "question,answer\n",
  "pt-BR": "pergunta,resposta\n",
  ja: "質問,回答\n",
  it: "domanda,risposta\n",
};

/** Writes the folder whole or not at all; fails when it is there already. */
export async function writeFirstTenant(tenant: FirstTenant): Promise<void> {
  const { folder, name, company_name, locale, knowledge } = tenant;
  // JSON strings are YAML strings: no name can break out of its place.
  const words: Record<string, string> = {
    NAME: name,
    COMPANY_NAME: JSON.stringify(company_name),
    LOCALE: locale,
  };
  const fill = (template: string): string =>
    readTemplate(tenant.templates, template).replaceAll(
      PLACEHOLDER,
      (whole, word: string) => words[word] ?? whole,
    );
  await writeFolder(folder, async ({ write }) => {
    write("tenant.yaml", fill(`tenant.${locale}.yaml`));
    write(`${name}/robot.yaml`, fill(`robot.${locale}.yaml`));
    write(`${name}/checks.yaml`, fill(`checks.${locale}.yaml`));
    write(`${name}/prompts/public.md`, fill(`prompt.${locale}.md`));
    for (const schema of SEED_FILE_NAMES)
      write(`.schemas/${schema}.schema.json`, `${JSON.stringify(toSeedSchema(schema), null, 2)}\n`);
    for (const { source, bytes } of knowledge) write(`${name}/knowledge/${source}`, bytes);
    if (knowledge.length === 0) write(`${name}/knowledge/faq.csv`, HEADERS[locale]);
  });
}

function readTemplate(directories: readonly string[], name: string): string {
  const files = directories.map((directory) => path.join(directory, "init", name));
  const file = files.find((candidate) => existsSync(candidate));
  if (file === undefined) throw new Error(`There is no template init/${name}: is the installation whole?`);
  return readFileSync(file, "utf8");
}
