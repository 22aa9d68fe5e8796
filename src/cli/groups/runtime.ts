/** The commands of the runtime: `keys issue|list|revoke` and `channels list`. */
import type { Command } from "commander";
import { type Run, toGiven, withCommonFlags, withJson } from "../flags.ts";
import type { IssueFlags } from "../commands/keys-issue.ts";
import type { ListKeysFlags } from "../commands/keys-list.ts";
import type { ListChannelsFlags } from "../commands/channels-list.ts";
import type { JsonFlags } from "../load-settings.ts";

const toList = (text: string): readonly string[] =>
  toGiven(text)
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);

/** Adds `keys` and `channels`. */
export function addRuntime(program: Command, run: Run): void {
  const keys = program.command("keys").summary("issue, list and revoke API keys");
  addIssue(keys, run);
  withCommonFlags(keys.command("list"))
    .summary("list API keys")
    .description("Lists keys without their secrets, newest first, with their last use to the minute.")
    .option("--tenant <name>", "only the keys of this tenant", toGiven)
    .option("--json", "print the result as JSON")
    .action(async (flags: ListKeysFlags) => {
      run.exit_code = await (await import("../commands/keys-list.ts")).run(flags);
    });
  withJson(keys.command("revoke <key_id>"))
    .summary("revoke an API key")
    .description("Revokes a key. It stops counting with the next request, in every process.")
    .action(async (key_id: string, flags: JsonFlags) => {
      run.exit_code = await (await import("../commands/keys-revoke.ts")).run(key_id, flags);
    });
  const channels = program.command("channels").summary("list conversation channels");
  withCommonFlags(channels.command("list"))
    .summary("list conversation channels")
    .description(
      "Lists the ids that runtime requests send as conversation_channel. Channels are made by robot.yaml.",
    )
    .option("--robot <slug>", "only the channels of this robot")
    .option("--json", "print the result as JSON")
    .action(async (flags: ListChannelsFlags) => {
      run.exit_code = await (await import("../commands/channels-list.ts")).run(flags);
    });
}

function addIssue(keys: Command, run: Run): void {
  withCommonFlags(keys.command("issue"))
    .summary("issue an API key")
    .description("Issues a key of a tenant and prints it once. Only a hash of it is kept.")
    .requiredOption("--tenant <name>", "the tenant, by the name in tenant.yaml or by its id")
    .requiredOption("--scopes <list>", "responses, chat_completions, channels:private (comma list)", toList)
    .option("--name <text>", "what people call the key")
    .option("--channel <id>", "channel of requests that name none: an id, or robot/channel", toGiven)
    .option("--expires <when>", "a date (2027-01-31), or a time from now (90d, 12h)", toGiven)
    .option("--json", "print the result as JSON")
    .addHelpText(
      "after",
      "\nExample:\n  $ chat-assistant keys issue --tenant acme --scopes responses,chat_completions --channel shop/public",
    )
    .action(async (flags: IssueFlags) => {
      run.exit_code = await (await import("../commands/keys-issue.ts")).run(flags);
    });
}
