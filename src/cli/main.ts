/** The command line: `chat-assistant <command>`. Each command's code is loaded when it runs. */
import { Command, CommanderError } from "commander";
import { readVersion } from "../adapters/system/package-root.ts";
import { Stopped } from "./course.ts";
import { describeFlag } from "./command-tree.ts";
import { describeFailure } from "./failure.ts";
import { formatHelpItem, LEAST_WRAPPED } from "./help-items.ts";
import type { Run } from "./flags.ts";
import { addInstallation } from "./groups/installation.ts";
import { addKeeping } from "./groups/keeping.ts";
import { addOperating } from "./groups/operating.ts";
import { addLearning } from "./groups/learning.ts";
import { addProtection } from "./groups/protection.ts";
import { addRuntime } from "./groups/runtime.ts";
import { addServing } from "./groups/serving.ts";
import { addTeaching } from "./groups/teaching.ts";
import { addUpkeep } from "./groups/upkeep.ts";
import { toFileWords } from "../settings/file-words.ts";
import { tell } from "./output/print.ts";
import { UsageError } from "./usage-error.ts";

const USAGE_ERROR = 2;

const EXAMPLES = `
Start here:
  $ chat-assistant demo                      a working chat in a minute
  $ chat-assistant init shop                 write a robot's first files
  $ chat-assistant seed ./shop               make robots from files
  $ chat-assistant teach shop ./handbook     teach one
  $ chat-assistant serve                     publish them

Settings come from defaults, --config, CHAT_ASSISTANT_… variables and flags,
the later ones first.`;

const GROUPS = [
  addServing,
  addTeaching,
  addOperating,
  addLearning,
  addRuntime,
  addProtection,
  addKeeping,
  addUpkeep,
  addInstallation,
];

// Help is wrapped to the terminal: a line break of the source is none of the text's, unless lines stand by themselves.
const unwrap = (text: string): string => text.replaceAll(/(?<=\S)\n(?=\S)/g, " ");

// What a list of commands says of one that has no more to say for itself.
const toSentence = (summary: string): string =>
  summary === "" ? "" : `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`;

/**
 * Every command with its flags; `run` gets the exit code. For `serve` its own group alone: nothing that it says is about
 * another, and they take 3 ms to describe.
 */
export function createProgram(run: Run, asked = ""): Command {
  const program = new Command("chat-assistant")
    .description("A self-hosted chat assistant: teach it from files, publish it, call it from OpenAI SDKs.")
    .version(readVersion(), "-V, --version")
    .showSuggestionAfterError()
    .showHelpAfterError("(add --help for the usage)")
    .addHelpText("after", EXAMPLES)
    .configureHelp({
      commandDescription: (command) => unwrap(command.description() || toSentence(command.summary())),
      optionDescription: describeFlag,
      formatItem: formatHelpItem,
      minWidthToWrap: LEAST_WRAPPED,
    })
    .exitOverride();
  const groups = asked === "serve" ? [addServing] : GROUPS;
  for (const add of groups) add(program, run);
  for (const command of program.commands.flatMap((group) => [group, ...group.commands])) {
    command.exitOverride();
    if (command.registeredArguments.length > 0) command.showHelpAfterError(toUsage(command));
  }
  return program;
}

/** What takes arguments shows which, after an error too: a slug that was forgotten is missed as the question. */
function toUsage(command: Command): string {
  const names: string[] = [];
  for (let one: Command | null = command; one; one = one.parent) names.unshift(one.name());
  return `Usage: ${names.join(" ")} ${command.usage()}\n(add --help for its flags)`;
}

/**
 * Watches the output; gives whether it was lost. `seed … | head`: whoever read it has gone, and the work goes on. On a full
 * disk it goes on too, and the command says that it failed.
 */
function watchOutput(): () => boolean {
  let is_lost = false;
  const onError = (error: NodeJS.ErrnoException): void => {
    if (error.code === "EPIPE" || is_lost) return;
    is_lost = true;
    process.exitCode = 1;
    tell(`The output cannot be written: ${toFileWords(error)}.`);
  };
  process.stdout.on("error", onError);
  // There is nowhere left to tell it.
  process.stderr.on("error", () => undefined);
  return () => is_lost;
}

/** `help backup restore` is the help of that command, not of its group; what is no command is called, which says so. */
function toAsked(program: Command, words: readonly string[]): readonly string[] {
  const [first, ...asked] = words;
  if (first !== "help" || asked.length === 0) return words;
  let command = program;
  for (const [at, word] of asked.entries()) {
    const next = command.commands.find((child) => child.name() === word);
    if (!next)
      return command.commands.length > 0 ? asked.slice(0, at + 1) : [...asked.slice(0, at), "--help"];
    command = next;
  }
  return [...asked, "--help"];
}

const MOST_NAMED = 3;

/** `restore` instead of `backup restore`, `version` instead of `--version`: says where a word is known. Of one that is in many groups there is no telling. */
function refuseMisplaced({ commands }: Command, [word]: readonly string[]): void {
  if (word === undefined || commands.some((command) => command.name() === word)) return;
  if (word === "version") throw new UsageError("error: unknown command 'version'\n(Did you mean --version?)");
  const groups = commands.filter((group) => group.commands.some((command) => command.name() === word));
  if (groups.length === 0 || groups.length > MOST_NAMED) return;
  const named = groups.map((group) => `${group.name()} ${word}`).join(", ");
  throw new UsageError(
    `error: unknown command '${word}'\n(Did you mean ${named}?)\n(add --help for the usage)`,
  );
}

function exitCodeOf(error: unknown): number {
  if (error instanceof Stopped) return error.exit_code;
  if (error instanceof CommanderError && error.exitCode === 0) return 0;
  return error instanceof CommanderError || error instanceof UsageError ? USAGE_ERROR : 1;
}

/** Runs a command line; gives the exit code: 0 done, 1 failed, 2 wrong usage, 130 and 143 stopped by a signal. */
export async function main(words: readonly string[]): Promise<number> {
  const isLost = watchOutput();
  const run: Run = { exit_code: 0 };
  try {
    const program = createProgram(run, words[0]);
    refuseMisplaced(program, words);
    await program.parseAsync([...toAsked(program, words)], { from: "user" });
    return isLost() ? 1 : run.exit_code;
  } catch (error) {
    if (!(error instanceof CommanderError)) tell(describeFailure(error));
    return exitCodeOf(error);
  }
}
