import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { listLeaves, toVariable } from "../../src/settings/leaves.ts";
import { resolveSettings } from "../../src/settings/resolve.ts";
import { SECRET_KEYS } from "../../src/settings/secrets.ts";

const HEAD = `# Every setting as an environment variable, with its default: uncomment what you change.
# Lists are separated by commas; an empty variable counts as unset. A secret may be given by a file: NAME_FILE=/path.
# systemd and Docker (--env-file) take the lines as they stand. A shell (\`set -a; . ./example.env\`) needs '…' around a value with spaces
# or quotes, which Docker would take for a part of it.
# Made from the schema of the settings; \`npx vitest run test/settings/example-env.test.ts -u\` writes it again.
`;

const defaults = JSON.parse(readFileSync("config/defaults.json", "utf8")) as Record<string, unknown>;

function defaultOf(key: string): unknown {
  let value: unknown = defaults;
  for (const name of key.split(".")) value = (value as Record<string, unknown>)[name];
  return value;
}

function toText(value: unknown): string {
  if (value === null) return "";
  if (Array.isArray(value)) return value.join(",");
  return typeof value === "string" ? value : JSON.stringify(value);
}

const settings = listLeaves().map(
  ({ key, description }) => `\n# ${description}\n# ${toVariable(key)}=${toText(defaultOf(key))}\n`,
);
const secrets = Object.entries(SECRET_KEYS).map(
  ([key, description]) => `\n# Secret. ${description}\n# ${toVariable(key)}=\n`,
);

it("config/example.env shows every setting and every secret", async () => {
  const text = HEAD + settings.join("") + secrets.join("");
  await expect(text).toMatchFileSnapshot("../../config/example.env");
});

it("names the values of every setting that takes one of a few", () => {
  const text = readFileSync("config/example.env", "utf8");
  const toldOf = (variable: string): string => new RegExp(`^# (.*)\n# ${variable}=`, "m").exec(text)![1]!;
  expect(toldOf("CHAT_ASSISTANT_LOG_FORMAT")).toMatch(/\btext, json\b/);
  expect(toldOf("CHAT_ASSISTANT_RELAY_TRANSPORT")).toMatch(/\bnone, http, smtp\b/);
  expect(toldOf("CHAT_ASSISTANT_RATE_LIMITS_MODE")).toMatch(/enforce: .*log_only: .*off: /);
  expect(toldOf("CHAT_ASSISTANT_RATE_LIMITS_MODE")).not.toContain("One of");
});

it("config/example.env, uncommented, gives the defaults", () => {
  const lines = readFileSync("config/example.env", "utf8").matchAll(/^# (CHAT_ASSISTANT_\w+)=(.*)$/gm);
  const environment = Object.fromEntries([...lines].map(([, name, value]) => [name!, value!]));
  const layers = [{ source: "the defaults", values: defaults }];
  const readSecretFile = () => "";
  const plain = resolveSettings({ layers, environment: {}, flags: {}, readSecretFile });
  const resolved = resolveSettings({ layers, environment, flags: {}, readSecretFile });
  expect(resolved.settings).toEqual(plain.settings);
});
