/** The tree of commands as data: what shell completion and the reference page are made from. */
import { type Command, Help, type Option } from "commander";

/** A flag of a command. */
export interface FlagNode {
  readonly long: string;
  readonly short: string | null;
  readonly description: string;
  /** The description with its choices, its default and whether it is required, as the help writes it. */
  readonly text: string;
  /** Whether a value follows. */
  readonly takes_value: boolean;
  readonly choices: readonly string[];
  /** As the help writes it: `--locale <locale>`. */
  readonly usage: string;
}

/** A command. */
export interface CommandNode {
  /** From the program on: `sessions list`. */
  readonly path: readonly string[];
  readonly summary: string;
  readonly description: string;
  /** As the help writes it: `<folder>`. */
  readonly words: string;
  /** What its first words may be, where that is known. */
  readonly choices: readonly string[];
  readonly flags: readonly FlagNode[];
  readonly children: readonly CommandNode[];
}

/** What a flag is for, as the help says it: commander's own words leave out that a command cannot do without it. */
export function describeFlag(option: Option): string {
  const text = Help.prototype.optionDescription(option);
  return option.mandatory ? `${text} (required)` : text;
}

function toFlag(option: Option): FlagNode {
  return {
    long: option.long ?? "",
    short: option.short ?? null,
    description: option.description,
    text: describeFlag(option),
    takes_value: option.required || option.optional,
    choices: option.argChoices ?? [],
    usage: option.flags,
  };
}

/** The tree below a command; hidden ones and `help` are left out. */
export function toCommandTree(command: Command, path: readonly string[] = []): CommandNode {
  const words = command.registeredArguments;
  return {
    path,
    summary: command.summary() || command.description(),
    description: command.description(),
    words: words.map((word) => toWord(word.name(), word.required, word.variadic)).join(" "),
    choices: words.flatMap(({ argChoices }) => argChoices ?? []),
    flags: command.options.map(toFlag),
    children: command.commands
      .filter((child) => child.name() !== "help")
      .map((child) => toCommandTree(child, [...path, child.name()])),
  };
}

function toWord(name: string, required: boolean, variadic: boolean): string {
  const shown = variadic ? `${name}...` : name;
  return required ? `<${shown}>` : `[${shown}]`;
}

/** A tree as a list, parents first. */
export function flattenTree(node: CommandNode): readonly CommandNode[] {
  return [node, ...node.children.flatMap(flattenTree)];
}
