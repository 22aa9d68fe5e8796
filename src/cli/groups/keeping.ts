/** The commands about what is kept: `relays`, `sweep`, `privacy`, `audit`, `migrate`. */
import type { Command } from "commander";
import type { EraseFlags } from "../commands/privacy.ts";
import { type Run, toProtocolNumber, withJson, withProtocolNumber } from "../flags.ts";
import type { JsonFlags } from "../load-settings.ts";

function addRelays(program: Command, run: Run): void {
  const relays = program.command("relays").summary("deliveries of finished conversations");
  withJson(relays.command("list"))
    .summary("list deliveries, newest first")
    .option("--failed", "only those that failed")
    .action(async (flags: JsonFlags & { failed?: boolean }) => {
      run.exit_code = await (await import("../commands/relays.ts")).list(flags);
    });
  withJson(withProtocolNumber(relays.command("show")))
    .summary("show every delivery of a session")
    .action(async (protocol_number: string, flags: JsonFlags) => {
      run.exit_code = await (await import("../commands/relays.ts")).show(protocol_number, flags);
    });
  withJson(relays.command("receivers"))
    .summary("list where each tenant's conversations go, and which file says so")
    .action(async (flags: JsonFlags) => {
      run.exit_code = await (await import("../commands/relays.ts")).receivers(flags);
    });
  withJson(withProtocolNumber(relays.command("replay")))
    .summary("send one again, by hand")
    .description(
      "Sends with the same relay id, so that a receiver can tell a second delivery. Exits with 1 when it fails.",
    )
    .addHelpText("after", "\nExample:\n  $ chat-assistant relays replay ACM-20260115-K3X9QZ")
    .action(async (protocol_number: string, flags: JsonFlags) => {
      run.exit_code = await (await import("../commands/relays.ts")).replay(protocol_number, flags);
    });
}

function addPrivacy(program: Command, run: Run): void {
  const privacy = program.command("privacy").summary("what is kept of visitors, and erasing it");
  withJson(privacy.command("report"))
    .summary("count what is kept, by age")
    .action(async (flags: JsonFlags) => {
      run.exit_code = await (await import("../commands/privacy.ts")).report(flags);
    });
  withJson(privacy.command("erase"))
    .summary("erase what is kept of a person")
    .description(
      "Deletes transcript, feedback, summary and contacts, also from the files; a stub without any text stays.",
    )
    .option("--protocol <number>", "the session with this protocol number", toProtocolNumber)
    .option("--email <address>", "every session in which this address was left")
    .option("--yes", "do it: it cannot be undone")
    .addHelpText("after", "\nExample:\n  $ chat-assistant privacy erase --email marie@example.com --yes")
    .action(async (flags: EraseFlags) => {
      run.exit_code = await (await import("../commands/privacy.ts")).erase(flags);
    });
}

function addAudit(program: Command, run: Run): void {
  const audit = program.command("audit").summary("what admins and the system did");
  withJson(audit.command("list"))
    .summary("list entries, newest first")
    .action(async (flags: JsonFlags) => {
      run.exit_code = await (await import("../commands/audit.ts")).list(flags);
    });
  withJson(audit.command("verify"))
    .summary("check that no entry was changed or removed")
    .action(async (flags: JsonFlags) => {
      run.exit_code = await (await import("../commands/audit.ts")).verify(flags);
    });
}

/** Adds the commands. */
export function addKeeping(program: Command, run: Run): void {
  addRelays(program, run);
  withJson(program.command("sweep"))
    .summary("finish, forget and tidy what is due")
    .description(
      "Does by hand what a running server does by itself: idle sessions, retention, expired tokens, old audit entries.",
    )
    .option("--dry-run", "only count what is due")
    .action(async (flags: JsonFlags & { dryRun?: boolean }) => {
      run.exit_code = await (await import("../commands/sweep.ts")).run(flags);
    });
  addPrivacy(program, run);
  addAudit(program, run);
  withJson(program.command("migrate"))
    .summary("bring the database up to date")
    .description("Applies the migrations that are missing. Every start does so by itself.")
    .action(async (flags: JsonFlags) => {
      run.exit_code = await (await import("../commands/migrate.ts")).run(flags);
    });
}
