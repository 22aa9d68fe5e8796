/** `init`: writes the first folder of a tenant, ready to be seeded. */
import path from "node:path";
import { writeFirstTenant } from "../../adapters/seeding/init-folder.ts";
import { SeedError } from "../../adapters/seeding/seed-error.ts";
import { PACKAGE_ROOT } from "../../adapters/system/package-root.ts";
import { listFiles, type TeachingFile } from "../../adapters/teaching/list-files.ts";
import { createReadLessons, readTeachingFile } from "../../adapters/teaching/read-lessons.ts";
import { openConverter } from "../../appliance/adapters.ts";
import type { Locale } from "../../contract/locale.ts";
import { NAME, NAME_TAKES } from "../../contract/seed-files.ts";
import { suggestName } from "../../domain/suggest-name.ts";
import type { Resolved } from "../../settings/resolve.ts";
import { counted } from "../output/counted.ts";
import { findUnreadable } from "../teaching/knowledge-plan.ts";
import { type JsonFlags, loadSettings } from "../load-settings.ts";
import { print, printJson } from "../output/print.ts";
import { tellPassedOver } from "../teaching/teach-files.ts";
import { UsageError } from "../usage-error.ts";
import { toShellWord } from "../output/shell-word.ts";

/** The flags of `init`. */
export type InitFlags = JsonFlags & {
  readonly locale: Locale;
  readonly teach?: readonly string[];
  readonly company?: string;
};

const LONGEST_COMPANY = 120;
const REMEDY = "Mend the file, or leave it out of --teach.";

/** Writes the folder, and says what to do next. Nothing is written when a file to teach cannot be read. */
export async function run(folder: string, flags: InitFlags): Promise<number> {
  const name = path.basename(path.resolve(folder));
  if (!NAME.test(name)) throw new UsageError(refuseName(folder, name));
  const company_name = (flags.company ?? toTitle(name)).trim();
  if (company_name === "" || company_name.length > LONGEST_COMPANY)
    throw new UsageError(`--company takes 1 to ${LONGEST_COMPANY} characters.`);
  const { files, passed_over } = listFiles(flags.teach ?? []);
  const resolved = loadSettings(flags);
  await checkFiles(files, resolved);
  const { settings } = resolved;
  await writeFirstTenant({
    folder,
    name,
    company_name,
    locale: flags.locale,
    knowledge: files.map(readTeachingFile),
    templates: [...(settings.templates ? [settings.templates] : []), path.join(PACKAGE_ROOT, "templates")],
  });
  if (flags.json)
    printJson({ folder: path.resolve(folder), name, locale: flags.locale, files: files.length });
  else {
    tellPassedOver(passed_over);
    tellNext(folder, name, files.length);
  }
  return 0;
}

/** With a folder that would do; what visitors see stays as it was written. */
function refuseName(folder: string, name: string): string {
  const suggested = suggestName(name);
  const better = toShellWord(path.join(path.dirname(folder), suggested ?? "shop"));
  const how = suggested === null ? "Name the folder in such letters, for example" : "Do";
  return `${name} is no name for a tenant: it ${NAME_TAKES}.\n${how} \`chat-assistant init ${better} --company ${toShellWord(name)}\`: visitors see the name of --company.`;
}

const toTitle = (name: string): string =>
  name
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");

async function checkFiles(files: readonly TeachingFile[], { settings, secrets }: Resolved): Promise<void> {
  const converter = openConverter(settings, secrets);
  try {
    const faults = await findUnreadable(files, createReadLessons(converter), { remedy: REMEDY });
    if (faults.length > 0) throw new SeedError(faults);
  } finally {
    await converter.close();
  }
}

function tellNext(folder: string, name: string, files: number): void {
  print(`${folder} is written${files > 0 ? `, with ${counted(files, "file")} of knowledge` : ""}.`);
  print("Next:");
  print(`  ${folder}/${name}/robot.yaml        the robot's name, welcome and rules`);
  print(`  ${folder}/${name}/knowledge/        what it knows: Markdown, text, tables, PDF, office files`);
  print(`  chat-assistant seed ${toShellWord(folder)}`);
  print("  chat-assistant serve");
}
