/** The operator's lists: `tenants`, `robots`, `stats`, `knowledge`, `sessions`, `contacts`. */
import { type Command, InvalidArgumentError } from "commander";
import type { ExportSessionsFlags } from "../commands/sessions-export.ts";
import type { StatsFlags } from "../commands/stats.ts";
import type { TailFlags } from "../commands/sessions-tail.ts";
import type { ListSessionsFlags } from "../commands/sessions.ts";
import { USAGE_DAYS } from "../../domain/usage.ts";
import { readInstant } from "../days.ts";
import { type Run, toWhole, withCommonFlags, withJson, withLimit, withProtocolNumber } from "../flags.ts";
import type { CommonFlags, JsonFlags } from "../load-settings.ts";

type YesFlags = JsonFlags & { readonly yes?: boolean };

const LONGEST_TAIL_SECONDS = 86_400;

const toDays = toWhole(1, USAGE_DAYS, `It takes 1 to ${USAGE_DAYS} days.`);
const toSeconds = toWhole(1, LONGEST_TAIL_SECONDS, `It takes 1 to ${LONGEST_TAIL_SECONDS} seconds.`);

const withYes = (command: Command): Command => withJson(command).option("--yes", "do not ask");

function toInstant(text: string): number {
  const at = readInstant(text, "00:00");
  if (at === null) throw new InvalidArgumentError("It takes a date: 2026-01-31, or 2026-01-31T12:00Z.");
  return at;
}

function addRobots(program: Command, run: Run): void {
  const tenants = program.command("tenants").summary("who is served here");
  withJson(tenants.command("list"))
    .summary("list tenants, by name")
    .action(async (flags: JsonFlags) => {
      run.exit_code = await (await import("../commands/tenants.ts")).list(flags);
    });
  addDeleting(tenants, run);
  const robots = program.command("robots").summary("list and publish robots");
  withJson(robots.command("list"))
    .summary("list robots, by slug")
    .option("--tenant <name>", "only the robots of this tenant")
    .action(async (flags: JsonFlags & { tenant?: string }) => {
      run.exit_code = await (await import("../commands/robots.ts")).list(flags);
    });
  withJson(robots.command("show <slug>"))
    .summary("show a robot's settings, channels and knowledge")
    .action(async (slug: string, flags: JsonFlags) => {
      run.exit_code = await (await import("../commands/robots.ts")).show(slug, flags);
    });
  addPublishing(robots, run);
}

function addDeleting(tenants: Command, run: Run): void {
  withYes(tenants.command("delete <name>"))
    .summary("delete a tenant, and all that is kept for it")
    .description(
      "Deletes its robots with their knowledge, conversations, contacts, gaps, reviews, checks, blocks and counts of use; it cannot be undone. Running conversations end, and are not delivered. Its API keys are refused from then on. What it is called and how much there was stays in the audit log, and backups keep what they hold.",
    )
    .addHelpText(
      "after",
      "\nExample:\n  $ chat-assistant export ./acme --tenant acme && chat-assistant tenants delete acme",
    )
    .action(async (name: string, flags: YesFlags) => {
      run.exit_code = await (await import("../commands/tenants.ts")).remove(name, flags);
    });
}

function addPublishing(robots: Command, run: Run): void {
  const note =
    "Counts at once, also for a running server. Its robot.yaml should say the same: the next seed follows the file.";
  withJson(robots.command("publish <slug>"))
    .summary("take a robot to the public")
    .description(note)
    .option(
      "--require-checks",
      "run its checks first; exit with 1, changing nothing, when one fails or there is none",
    )
    .addHelpText("after", "\nExample:\n  $ chat-assistant robots publish shop --require-checks")
    .action(async (slug: string, flags: JsonFlags & { requireChecks?: boolean }) => {
      const { setPublished } = await import("../commands/robots.ts");
      run.exit_code = await setPublished({ slug, published: true, flags });
    });
  withJson(robots.command("unpublish <slug>"))
    .summary("hide a robot from the public")
    .description(note)
    .action(async (slug: string, flags: JsonFlags) => {
      const { setPublished } = await import("../commands/robots.ts");
      run.exit_code = await setPublished({ slug, published: false, flags });
    });
}

function addStats(program: Command, run: Run): void {
  withJson(program.command("stats [slug]"))
    .summary("count what robots are asked, and how often they know")
    .description(
      "Of a robot by the day, in the time zone of this machine; without a slug of all robots. CHATS are conversations; DECLINED: it said that it does not know; FAILED: no answer came; UP and DOWN: ratings; API: questions of programs; TOKENS: those of a model.",
    )
    .option("--days <number>", "how many days, today included", toDays, 30)
    .option("--tenant <name>", "only the robots of this tenant")
    .addHelpText("after", "\nExample:\n  $ chat-assistant stats shop --days 7")
    .action(async (slug: string | undefined, flags: StatsFlags) => {
      run.exit_code = await (await import("../commands/stats.ts")).run(slug, flags);
    });
}

function addKnowledge(program: Command, run: Run): void {
  const knowledge = program.command("knowledge").summary("what robots were taught from");
  withJson(knowledge.command("list <slug>"))
    .summary("list the files a robot was taught from")
    .action(async (slug: string, flags: JsonFlags) => {
      run.exit_code = await (await import("../commands/knowledge.ts")).list(slug, flags);
    });
  withYes(knowledge.command("remove <slug> <source>"))
    .summary("forget a file with all that it taught")
    .addHelpText("after", "\nExample:\n  $ chat-assistant knowledge remove shop old-prices.md --yes")
    .action(async (slug: string, source: string, flags: YesFlags) => {
      run.exit_code = await (await import("../commands/knowledge.ts")).remove(slug, source, flags);
    });
  withJson(knowledge.command("reindex [slug]"))
    .summary("read everything anew from the kept files")
    .description("For after an update that reads or analyses documents better. Without a slug: all robots.")
    .action(async (slug: string | undefined, flags: JsonFlags) => {
      run.exit_code = await (await import("../commands/knowledge.ts")).reindex(slug, flags);
    });
}

function addSessions(program: Command, run: Run): void {
  const sessions = program.command("sessions").summary("conversations, by their protocol numbers");
  withLimit(withJson(sessions.command("list")), 50)
    .summary("list sessions, newest first")
    .option("--robot <slug>", "only with this robot")
    .option("--active", "only those that are active")
    .option("--closed", "only those that are closed")
    .option("--since <date>", "only those that began since", toInstant)
    .action(async (flags: ListSessionsFlags) => {
      run.exit_code = await (await import("../commands/sessions.ts")).list(flags);
    });
  withJson(withProtocolNumber(sessions.command("show")))
    .summary("show a session with what is kept of its transcript")
    .action(async (protocol_number: string, flags: JsonFlags) => {
      run.exit_code = await (await import("../commands/sessions-show.ts")).run(protocol_number, flags);
    });
  withJson(sessions.command("tail"))
    .summary("follow conversations as they happen")
    .description(
      "Looks once a second, beside a running server, at up to 200 conversations at once. Ctrl-C ends it.",
    )
    .option("--for <seconds>", "for how long", toSeconds, 3_600)
    .action(async (flags: TailFlags) => {
      run.exit_code = await (await import("../commands/sessions-tail.ts")).run(flags);
    });
  withYes(withProtocolNumber(sessions.command("finish")))
    .summary("finish a session by hand")
    .description("Closes it as user_closed, relays it once, and says so in the audit log.")
    .action(async (protocol_number: string, flags: YesFlags) => {
      run.exit_code = await (await import("../commands/sessions.ts")).finish(protocol_number, flags);
    });
  addSessionsExport(sessions, run);
}

function addSessionsExport(sessions: Command, run: Run): void {
  withCommonFlags(sessions.command("export"))
    .summary("print all sessions with their transcripts")
    .requiredOption("--jsonl", "as JSON lines, newest first")
    .option("--robot <slug>", "only with this robot")
    .option("--since <date>", "only those that began since", toInstant)
    .addHelpText(
      "after",
      "\nExample:\n  $ chat-assistant sessions export --jsonl --robot shop > sessions.jsonl",
    )
    .action(async (flags: ExportSessionsFlags) => {
      run.exit_code = await (await import("../commands/sessions-export.ts")).run(flags);
    });
}

function addContacts(program: Command, run: Run): void {
  const contacts = program.command("contacts").summary("who left an address");
  withLimit(withJson(contacts.command("list")), 100)
    .summary("list contacts, newest first")
    .option("--robot <slug>", "only with this robot")
    .action(async (flags: JsonFlags & { robot?: string; limit: number }) => {
      run.exit_code = await (await import("../commands/contacts.ts")).list(flags);
    });
  withCommonFlags(contacts.command("export"))
    .summary("print all contacts as a table, newest first")
    .description("Texts that a spreadsheet would take for a formula get an apostrophe in front.")
    .requiredOption("--csv", "as CSV (RFC 4180)")
    .option("--robot <slug>", "only with this robot")
    .option("--bom", "with a byte order mark, as Excel wants it")
    .addHelpText("after", "\nExample:\n  $ chat-assistant contacts export --csv --bom > contacts.csv")
    .action(async (flags: CommonFlags & { robot?: string; bom?: boolean }) => {
      run.exit_code = await (await import("../commands/contacts.ts")).exportAll(flags);
    });
}

/** Adds the commands. */
export function addOperating(program: Command, run: Run): void {
  addRobots(program, run);
  addStats(program, run);
  addKnowledge(program, run);
  addSessions(program, run);
  addContacts(program, run);
}
