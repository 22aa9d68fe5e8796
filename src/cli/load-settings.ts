/** Gathers the settings for a command: defaults, the file of `--config`, the environment, flags. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { YAMLParseError } from "yaml";
import { PACKAGE_ROOT } from "../adapters/system/package-root.ts";
import { toFileWords } from "../settings/file-words.ts";
import { SETTINGS_FILE_VARIABLE } from "../settings/environment.ts";
import { DEFAULTS, type Layer, resolveSettings, type Resolved, SettingsError } from "../settings/resolve.ts";
import { toYamlWords } from "../settings/yaml-words.ts";

/** The flags that every command takes; undefined where they were not given. */
export interface CommonFlags {
  readonly config?: string;
  readonly data?: string;
  readonly log?: string;
  readonly host?: string;
  readonly port?: number;
  readonly workers?: number;
  readonly templates?: string;
}

/** The flags of a command whose result can also be had as JSON. */
export type JsonFlags = CommonFlags & { readonly json?: boolean };

// Loaded only where there is a settings file: the other starts are shorter.
const parseYaml = (text: string): unknown =>
  (createRequire(import.meta.url)("yaml") as typeof import("yaml")).parse(text);

function readLayer(file: string, parse: (text: string) => unknown): Layer {
  try {
    return { source: file, values: parse(readFileSync(file, "utf8")) ?? {} };
  } catch (cause) {
    throw new SettingsError([toFault(file, cause)]);
  }
}

function toFault(file: string, cause: unknown): string {
  const { code, linePos, message } = cause as Partial<YAMLParseError>;
  if (code === undefined || message === undefined || linePos === undefined)
    return `${file} cannot be read: ${toFileWords(cause).trim()}`;
  return `${file}:${linePos[0].line}: ${toYamlWords({ code, message })}`;
}

/** The resolved settings. Throws `SettingsError`. YAML and JSON files both are read. */
export function loadSettings(
  { config, log, data, host, port, templates, workers }: CommonFlags,
  overrides: readonly Layer[] = [],
): Resolved {
  // A variable of the shell that is not set must not mean the settings of nobody.
  if (config === "") throw new SettingsError(["--config is empty: name the settings file."]);
  const file = config ?? process.env[SETTINGS_FILE_VARIABLE];
  const defaults = readLayer(path.join(PACKAGE_ROOT, "config", "defaults.json"), JSON.parse);
  return resolveSettings({
    layers: [
      { ...defaults, source: DEFAULTS },
      ...overrides,
      ...(file ? [readLayer(path.resolve(file), parseYaml)] : []),
    ],
    environment: process.env,
    flags: { data, host, port, templates, workers, "log.format": log },
    flagNames: { "log.format": "--log" },
    readSecretFile: (secretFile) => readFileSync(secretFile, "utf8"),
  });
}
