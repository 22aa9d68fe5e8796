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

/** Adds the flags that every command takes. */
export const withCommonFlags = (command: Command): Command =>
  command
    .option("--data <directory>", "directory of everything durable (default: ./data)")
    .option("--config <file>", "settings file, YAML or JSON")
    .option("--templates <directory>", "templates that take precedence over the built-in ones")
    .option("--log <format>", "text or json", toFormat);

function toPort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new InvalidArgumentError("A port is 0 to 65535.");
  return port;
}

function toWorkers(text: string): number {
  const workers = Number(text);
  if (!Number.isInteger(workers) || workers < 1 || workers > 64)
    throw new InvalidArgumentError("There are 1 to 64 workers.");
  return workers;
}

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
