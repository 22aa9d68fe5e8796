/** The commands that make and ask robots: `init`, `seed`, `export`, `schema`, `teach`, `ask`. */
import { Argument, type Command, InvalidArgumentError, Option } from "commander";
import { findLocale, type Locale, LOCALES } from "../../contract/locale.ts";
import { SEED_FILE_NAMES, type SeedFileName } from "../../contract/seed-file-names.ts";
import type { ExportFlags } from "../commands/export.ts";
import type { InitFlags } from "../commands/init.ts";
import type { SeedFlags } from "../commands/seed.ts";
import { type Run, toWhole, withCommonFlags, withJson } from "../flags.ts";
import type { JsonFlags } from "../load-settings.ts";

function toLocale(text: string): Locale {
  const locale = findLocale(text);
  if (locale === null) throw new InvalidArgumentError(`It is one of ${LOCALES.join(", ")}.`);
  return locale;
}

function addFiles(program: Command, run: Run): void {
  withCommonFlags(program.command("init <folder>"))
    .summary("write the first folder of a tenant, with one robot")
    .description(
      `Writes tenant.yaml, a robot's folder and copies of your files, commented in the language of --locale. The folder's
name becomes the tenant's name and the robot's slug. Nothing is seeded yet.`,
    )
    .addOption(
      new Option("--locale <locale>", "the language").choices(LOCALES).default("en").argParser(toLocale),
    )
    .option("--teach <file...>", "files or folders to copy into its knowledge")
    .option("--company <name>", "the company's name that visitors see; default: from the folder's name")
    .option("--json", "print the result as JSON")
    .addHelpText(
      "after",
      "\nExample:\n  $ chat-assistant init shop --locale pt-BR --teach faq.md --company 'Loja Aurora'",
    )
    .action(async (folder: string, flags: InitFlags) => {
      run.exit_code = await (await import("../commands/init.ts")).run(folder, flags);
    });
  withCommonFlags(program.command("export <folder>"))
    .summary("write a tenant's folder, as seed reads it")
    .description(
      "Writes tenant.yaml, the robots and the files that they were taught from. Seeding the folder changes nothing.",
    )
    .option("--tenant <name>", "which tenant; needed when there are several")
    .option("--json", "print the result as JSON")
    .addHelpText("after", "\nExample:\n  $ chat-assistant export ./shop-copy --tenant shop")
    .action(async (folder: string, flags: ExportFlags) => {
      run.exit_code = await (await import("../commands/export.ts")).run(folder, flags);
    });
  program
    .command("schema")
    .addArgument(new Argument("<file>", "which file").choices(SEED_FILE_NAMES))
    .summary("print the JSON Schema of tenant.yaml, robot.yaml or checks.yaml")
    .addHelpText("after", "\nExample:\n  $ chat-assistant schema robot > robot.schema.json")
    .action(async (name: SeedFileName) => {
      run.exit_code = (await import("../commands/schema.ts")).run(name);
    });
}

type TeachFlags = JsonFlags & { follow?: number };

const MOST_FOLLOWED = 500;

const toFollowed = toWhole(0, MOST_FOLLOWED, `It takes a whole number up to ${MOST_FOLLOWED}.`);

function addSeed(program: Command, run: Run): void {
  withCommonFlags(program.command("seed <folder>"))
    .summary("apply a tenant's or a robot's folder")
    .description(
      `Reads tenant.yaml and the robots' folders beside it, checks everything, shows what differs, and makes the database
say the same. Changes nothing when a file has a fault; changes nothing the second time.

Without --prune, what the folder no longer has stays. With it, knowledge files and channels go; a robot goes when no
session of it is kept, and is unpublished otherwise. Knowledge that came from no file (corrections) always stays.`,
    )
    .option("--dry-run", "only show what would change")
    .option("--prune", "also remove what the folder no longer has")
    .option("--yes", "do not ask before something is removed")
    .option("--json", "print the result as JSON")
    .addHelpText(
      "after",
      "\nExamples:\n  $ chat-assistant seed ./shop --dry-run\n  $ chat-assistant seed ./shop --prune --yes",
    )
    .action(async (folder: string, flags: SeedFlags) => {
      run.exit_code = await (await import("../commands/seed.ts")).run(folder, flags);
    });
}

/** Adds the commands. */
export function addTeaching(program: Command, run: Run): void {
  addFiles(program, run);
  addSeed(program, run);
  addTeach(program, run);
  addAsk(program, run);
}

function addAsk(program: Command, run: Run): void {
  withJson(program.command("ask <slug> <question...>"))
    .summary("ask a robot in private, with citations")
    .description("Answers as the team sees it: with the passages the answer rests on. Nothing is recorded.")
    .addHelpText("after", '\nExample:\n  $ chat-assistant ask shop "When are you open on Sundays?"')
    .action(async (slug: string, words: readonly string[], flags: JsonFlags) => {
      // Without quotes a shell hands over a question word by word.
      const question = words.join(" ");
      run.exit_code = await (await import("../commands/ask.ts")).run({ slug, question, flags });
    });
}

function addTeach(program: Command, run: Run): void {
  withJson(program.command("teach <slug> <paths...>"))
    .summary("teach a robot from files, folders and web pages")
    .description(
      "Teaches documents (PDF, Office, HTML, mail, text …), .csv (question,answer) and .jsonl ({id,title,text}) files, and web pages by their address. What changed replaces what it taught before; what did not is not taught again.",
    )
    .option(
      "--follow <n>",
      "teach up to n pages of the same site that a page leads to (at most 500)",
      toFollowed,
    )
    .addHelpText(
      "after",
      "\nExamples:\n  $ chat-assistant teach shop ./handbook faq.csv\n  $ chat-assistant teach shop https://shop.example/help --follow 20",
    )
    .action(async (slug: string, paths: string[], flags: TeachFlags) => {
      run.exit_code = await (await import("../commands/teach.ts")).run({ slug, paths, flags });
    });
}
