/** Log lines through consola, on standard error: one line each, as text or as JSON (`ports/log.ts`). */
import { createConsola, type ConsolaReporter, LogLevels } from "consola/core";
import type { Log, LogFields } from "../../ports/log.ts";
import type { Settings } from "../../settings/schema.ts";

const LEVELS: Record<Settings["log"]["level"], number> = {
  silent: LogLevels.silent,
  error: LogLevels.error,
  warn: LogLevels.warn,
  info: LogLevels.info,
  debug: LogLevels.debug,
};

interface Line {
  readonly message: string;
  readonly fields: LogFields;
  readonly cause?: unknown;
}

// A cause may be any error: its own message and stack, never more than a few levels and never its enumerable properties.
function describeCause(cause: unknown, depth = 0): string {
  if (!(cause instanceof Error)) return String(cause);
  const inner = cause.cause === undefined || depth >= 3 ? "" : ` <- ${describeCause(cause.cause, depth + 1)}`;
  return `${cause.stack ?? cause.message}${inner}`;
}

// What could end the line, look like another field or steer a terminal is quoted.
const UNSAFE = /[\s"=\p{Cc}\p{Cf}]/u;
const toShown = (value: LogFields[string]): string =>
  typeof value === "string" && UNSAFE.test(value) ? escapeText(value) : String(value);
const escapeText = (value: string): string =>
  JSON.stringify(value).replaceAll(
    /[\u007f-\u009f\p{Cf}\u2028\u2029]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );

function toText(type: string, date: Date, { message, fields, cause }: Line): string {
  const pairs = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}=${toShown(value)}`);
  const trail = cause === undefined ? "" : `\n  ${describeCause(cause)}`;
  return `${date.toISOString()} ${type} ${message}${pairs.join("")}${trail}`;
}

function toJson(type: string, date: Date, { message, fields, cause }: Line): string {
  const trail = cause === undefined ? {} : { cause: describeCause(cause) };
  return JSON.stringify({ time: date.toISOString(), level: type, message, ...fields, ...trail });
}

/** A log in the settings' format and from their level on. */
export function createLog(
  { format, level }: Settings["log"],
  stream: NodeJS.WritableStream = process.stderr,
): Log {
  const reporter: ConsolaReporter = {
    log: ({ type, date, args }) => {
      const line = args[0] as Line;
      stream.write(`${format === "json" ? toJson(type, date, line) : toText(type, date, line)}\n`);
    },
  };
  const consola = createConsola({ level: LEVELS[level], reporters: [reporter], throttle: 0 });
  return {
    error: (message, fields = {}, cause) =>
      consola.error({ message: undefined, args: [{ message, fields, cause }] }),
    warn: (message, fields = {}) => consola.warn({ message: undefined, args: [{ message, fields }] }),
    info: (message, fields = {}) => consola.info({ message: undefined, args: [{ message, fields }] }),
    debug: (message, fields = {}) => consola.debug({ message: undefined, args: [{ message, fields }] }),
  };
}
