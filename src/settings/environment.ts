/** The settings and secrets that the environment gives. */
import { ENVIRONMENT_PREFIX, type Leaf, toVariable } from "./leaves.ts";
import { suggestSetting } from "./nearest.ts";
import { Secret, SECRET_KEYS, type SecretKey } from "./secrets.ts";

/** Names the settings file; read before the settings are. */
export const SETTINGS_FILE_VARIABLE = `${ENVIRONMENT_PREFIX}CONFIG`;

/** The variables, and how the files of secrets are read. */
export interface EnvironmentSources {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Reads the file that a `…_FILE` variable names; throws when it cannot. */
  readonly readSecretFile: (path: string) => string;
}

/** A value, and who gave it. */
export interface Found<T = unknown> {
  readonly value: T;
  readonly source: string;
}

const TRUTHS: Record<string, boolean> = {
  true: true,
  "1": true,
  yes: true,
  on: true,
  false: false,
  "0": false,
  no: false,
  off: false,
};

function readText(text: string, leaf: Leaf): unknown {
  if (leaf.nullable && text === "null") return null;
  if (leaf.kind === "number")
    return text.trim() !== "" && Number.isFinite(Number(text)) ? Number(text) : text;
  if (leaf.kind === "boolean") return TRUTHS[text.toLowerCase()] ?? text;
  if (leaf.kind === "list")
    return text
      .split(",")
      .map((item) => item.trim())
      .filter(Boolean);
  if (leaf.kind === "json") return readJson(text);
  return text;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** What the variables give, secrets apart, by key. */
export interface Environment {
  readonly found: ReadonlyMap<string, Found>;
  readonly secrets: ReadonlyMap<SecretKey, Found<Secret>>;
}

/** Reads all variables of the product; adds to `faults` what is wrong with them. */
export function readEnvironment(
  sources: EnvironmentSources,
  leaves: ReadonlyMap<string, Leaf>,
  faults: string[],
): Environment {
  const found = new Map<string, Found>();
  const secrets = new Map<SecretKey, Found<Secret>>();
  const byVariable = new Map([...leaves.values()].map((leaf) => [toVariable(leaf.key), leaf]));
  const secretVariables = new Map(
    (Object.keys(SECRET_KEYS) as SecretKey[]).map((key) => [toVariable(key), key]),
  );
  for (const [variable, text] of Object.entries(sources.environment)) {
    if (!variable.startsWith(ENVIRONMENT_PREFIX) || text === undefined || text === "") continue;
    if (variable === SETTINGS_FILE_VARIABLE) continue;
    const leaf = byVariable.get(variable);
    const secret = secretVariables.get(variable) ?? secretVariables.get(variable.replace(FILE_ENDING, ""));
    if (leaf) found.set(leaf.key, { value: readText(text, leaf), source: variable });
    else if (secret) {
      const value = FILE_ENDING.test(variable) ? readSecretOf(variable, text, sources) : new Secret(text);
      if (value instanceof Secret) secrets.set(secret, { value, source: variable });
      else faults.push(value);
    } else
      faults.push(
        `${variable} is no setting.${suggestSetting(variable, [...byVariable.keys(), ...secretVariables.keys()])}`,
      );
  }
  return { found, secrets };
}

const FILE_ENDING = /_FILE$/;

/** The secret in the file that a variable names, or what is wrong with it. */
function readSecretOf(
  variable: string,
  file: string,
  { environment, readSecretFile }: EnvironmentSources,
): Secret | string {
  const own = variable.replace(FILE_ENDING, "");
  let text: string;
  try {
    text = readSecretFile(file).trim();
  } catch {
    return `${variable} names a file that cannot be read: check its path and permissions.`;
  }
  if (text === "") return `${variable} names a file that is empty: write the secret into it.`;
  return environment[own] ? `${variable} and ${own} are both set: keep one of the two.` : new Secret(text);
}
