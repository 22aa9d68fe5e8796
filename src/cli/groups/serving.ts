/** The commands that serve: `serve` and `demo`. */
import type { Command } from "commander";
import { type Run, withCommonFlags, withServerFlags, withWorkersFlag } from "../flags.ts";
import type { CommonFlags, JsonFlags } from "../load-settings.ts";

/** Adds the commands. */
export function addServing(program: Command, run: Run): void {
  withCommonFlags(withWorkersFlag(withServerFlags(program.command("serve"))))
    .summary("serve the robots of the data directory")
    .description(
      "Serves chat pages, widgets and the OpenAI-compatible runtime until it gets SIGINT or SIGTERM.",
    )
    .addHelpText("after", "\nExample:\n  $ chat-assistant serve --data /var/lib/chat-assistant --port 8080")
    .action(async (flags: CommonFlags) => {
      run.exit_code = await (await import("../commands/serve.ts")).run(flags);
    });
  withCommonFlags(withServerFlags(program.command("demo")))
    .summary("try it: a server with demo robots in four languages")
    .description(
      "Serves demo robots from a temporary directory (or --data), and prints where to go and what to ask.",
    )
    .option("--json", "print one line of JSON when everything answers")
    .addHelpText("after", "\nExample:\n  $ chat-assistant demo --port 0 --json")
    .action(async (flags: JsonFlags) => {
      run.exit_code = await (await import("../commands/demo.ts")).run(flags);
    });
}
