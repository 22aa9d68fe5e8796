/** The commands about the installation: `config show`, `limits show`, `completion`. */
import { Argument, type Command } from "commander";
import { type Shell, SHELLS } from "../completion-scripts.ts";
import { type Run, withJson } from "../flags.ts";
import type { JsonFlags } from "../load-settings.ts";

/** Adds the commands. */
export function addInstallation(program: Command, run: Run): void {
  withJson(program.command("config").summary("the settings").command("show"))
    .summary("show every setting and where it came from")
    .description(
      "Later ones win: defaults, the settings file, the environment, flags. Secrets are never shown.",
    )
    .action(async (flags: JsonFlags) => {
      run.exit_code = (await import("../commands/config.ts")).show(flags);
    });
  withJson(program.command("limits").summary("rate limits and sizes").command("show"))
    .summary("show the rate limits and sizes in force")
    .action(async (flags: JsonFlags) => {
      run.exit_code = (await import("../commands/config.ts")).limits(flags);
    });
  program
    .command("completion")
    .addArgument(new Argument("<shell>", "your shell").choices(SHELLS))
    .summary("print a completion script for your shell")
    .addHelpText(
      "after",
      "\nExamples:\n  $ source <(chat-assistant completion bash)\n  $ chat-assistant completion fish | source",
    )
    .action(async (shell: Shell) => {
      run.exit_code = (await import("../commands/completion.ts")).run(shell, program);
    });
}
