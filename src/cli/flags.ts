/** What every command's definition shares: the common flags, and where its exit code goes. */
import { type Command, InvalidArgumentError } from "commander";
import { readProtocolNumber } from "../domain/protocol-number.ts";

/** The run of one command line; a command sets its exit code. */
export interface Run {
  exit_code: number;
}

function toFormat(text: string): string {
  if (text !== "text" && text !== "json") throw new InvalidArgumentError("It is text or json.");
  return text;
}

/** Reads a text that may not be empty: a variable of the shell that is not set must not mean that the flag was left out. */
export function toGiven(text: string): string {
  if (text.trim() === "") throw new InvalidArgumentError("It is empty.");
  return text;
}

/** Adds the flags that every command takes. */
export const withCommonFlags = (command: Command): Command =>
  command
    .option("--data <directory>", "directory of everything durable (default: ./data)")
    .option("--config <file>", "settings file, YAML or JSON")
    .option("--templates <directory>", "templates that take precedence over the built-in ones", toGiven)
    .option("--log <format>", "text or json", toFormat);

/** Adds them, and the flag of commands whose result can also be had as JSON. */
export const withJson = (command: Command): Command =>
  withCommonFlags(command).option("--json", "print the result as JSON");

/**
 * Gives a reader of whole numbers; `range` says which it takes. An empty text is none: a variable of the shell that is not
 * set must not mean 0.
 */
export function toWhole(least: number, most: number, range: string): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (!/^\d+$/.test(text) || number < least || number > most) throw new InvalidArgumentError(range);
    return number;
  };
}

const MOST_LISTED = 1_000;

const toLimit = toWhole(1, MOST_LISTED, `A limit is 1 to ${MOST_LISTED}.`);

/** Adds the flag of commands that list: `fallback` rows where none is given. */
export const withLimit = (command: Command, fallback: number): Command =>
  command.option("--limit <number>", "how many at most", toLimit, fallback);

const toPort = toWhole(0, 65_535, "A port is 0 to 65535.");
const toWorkers = toWhole(1, 64, "There are 1 to 64 workers.");

/** Reads the protocol number of a session: as a visitor writes it in a mail, in small letters too. */
export function toProtocolNumber(text: string): string {
  const number = readProtocolNumber(text);
  if (number === null)
    throw new InvalidArgumentError(
      "A protocol number looks like ACM-20260115-K3X9QZ: `sessions list` has them.",
    );
  return number;
}

/** Adds the argument of commands about one session. */
export const withProtocolNumber = (command: Command): Command =>
  command.argument("<protocol-number>", "", toProtocolNumber);

/** Adds the flag of commands that serve with several processes, or look at it. */
export const withWorkersFlag = (command: Command): Command =>
  command.option("--workers <number>", "processes that answer on the port (default: 1)", toWorkers);

/** Adds the flags of commands that open the port, or look at it. */
export const withServerFlags = (command: Command): Command =>
  command
    .option("--host <address>", "address to listen on (default: 127.0.0.1)")
    .option("--port <number>", "port to listen on; 0 takes any free one (default: 3000)", toPort);
