/** The commands that protect a widget: `abuse block | list | unblock` and `origins test`. */
import type { Command } from "commander";
import type { AbuseBlockFlags } from "../commands/abuse.ts";
import { type Run, toWhole, withCommonFlags, withJson, withProtocolNumber } from "../flags.ts";
import type { JsonFlags } from "../load-settings.ts";

const MOST_DAYS = 3_650;

const toDays = toWhole(1, MOST_DAYS, `Days are 1 to ${MOST_DAYS}.`);

function addAbuse(program: Command, run: Run): void {
  const abuse = program.command("abuse").summary("keep clients from starting widget sessions");
  withCommonFlags(withProtocolNumber(abuse.command("block")))
    .summary("block the client of a session")
    .description("The client that created this session can create no widget session of that tenant any more.")
    .option("--days <number>", "for how many days", toDays, 30)
    .option("--reason <text>", "why, for your own list")
    .option("--json", "print the result as JSON")
    .addHelpText(
      "after",
      "\nExample:\n  $ chat-assistant abuse block ACM-20260115-K3X9QZ --days 7 --reason spam",
    )
    .action(async (protocol_number: string, flags: AbuseBlockFlags) => {
      run.exit_code = await (await import("../commands/abuse.ts")).block(protocol_number, flags);
    });
  withJson(abuse.command("list"))
    .summary("list the blocks in force")
    .action(async (flags: JsonFlags) => {
      run.exit_code = await (await import("../commands/abuse.ts")).list(flags);
    });
  withJson(withProtocolNumber(abuse.command("unblock")))
    .summary("take a block back")
    .action(async (protocol_number: string, flags: JsonFlags) => {
      run.exit_code = await (await import("../commands/abuse.ts")).unblock(protocol_number, flags);
    });
}

function addOrigins(program: Command, run: Run): void {
  const origins = program.command("origins").summary("see which sites may embed a robot");
  withJson(origins.command("test <slug> <origin>"))
    .summary("decide about an origin, and say by which rule")
    .description(
      "Exits with 0 when a page of this origin may use the robot's widget, with 1 when it may not.",
    )
    .addHelpText("after", "\nExample:\n  $ chat-assistant origins test shop https://www.shop.example")
    .action(async (slug: string, origin: string, flags: JsonFlags) => {
      run.exit_code = await (await import("../commands/origins.ts")).test({ slug, origin, flags });
    });
}

/** Adds the commands. */
export function addProtection(program: Command, run: Run): void {
  addAbuse(program, run);
  addOrigins(program, run);
}
