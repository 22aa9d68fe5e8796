/** The reference pages of the command line and of the settings, made from the code; `docs/write-references.mjs` writes them. */
import { type CommandNode, flattenTree } from "./command-tree.ts";
import { type Leaf, listLeaves, readLeaf, toVariable } from "../settings/leaves.ts";
import { SECRET_KEYS, type SecretKey } from "../settings/secrets.ts";

/** Flags that every command takes; they stand once, at the top. */
const COMMON = new Set(["--data", "--config", "--templates", "--log"]);

// Within backticks an entity would be shown as it is written.
function escapeCell(text: string): string {
  const line = text.replaceAll("|", "\\|").replaceAll("\n", " ");
  return line.includes("`") ? line : line.replaceAll("<", "&lt;");
}

function toFlagTable(node: CommandNode): string {
  const own = node.flags.filter(({ long }) => !COMMON.has(long));
  if (own.length === 0) return "";
  const rows = own.map(({ usage, text }) => `| \`${usage}\` | ${escapeCell(text)} |`);
  return `\n| flag | |\n|---|---|\n${rows.join("\n")}\n`;
}

function toSection(node: CommandNode): string {
  const usage = ["chat-assistant", ...node.path, node.words].join(" ").trim();
  const text = node.description || node.summary;
  const sentence = text.charAt(0).toUpperCase() + text.slice(1);
  return `## ${node.path.join(" ")}\n\n\`${usage}\`\n\n${sentence}${/[.!?]$/.test(sentence) ? "" : "."}\n${toFlagTable(node)}`;
}

/** `docs/cli.md` from the tree of commands. */
export function toCommandReference(tree: CommandNode): string {
  const commands = flattenTree(tree).filter(({ children }) => children.length === 0);
  const list = commands.map(({ path, summary }) => {
    const anchor = path.join("-");
    return `| [${path.join(" ")}](#${anchor}) | ${escapeCell(summary)} |`;
  });
  const common = commands
    .flatMap(({ flags }) => flags)
    .filter(
      ({ long }, index, all) => COMMON.has(long) && all.findIndex((flag) => flag.long === long) === index,
    )
    .map(({ usage, description }) => `| \`${usage}\` | ${escapeCell(description)} |`);
  return `# Commands

Made from the code by \`node docs/write-references.mjs\`; changes belong there.

A command prints its result on standard output (with \`--json\` as one line of JSON) and everything else on standard
error. It exits with 0 when all is done, 1 when it failed or was refused, 2 when it was called wrongly, 130 when
Ctrl-C ended it. What cannot be
undone is asked for on a terminal and needs \`--yes\` elsewhere. \`NO_COLOR\` switches colours off. The commands work beside
a running server on the same database.

| command | |
|---|---|
${list.join("\n")}

Every command that opens the installation takes:

| flag | |
|---|---|
${common.join("\n")}

${commands.map(toSection).join("\n")}`;
}

/** What stands under one heading: the keys of a group, or those of none. */
function toSettingsTable(defaults: unknown, keys: readonly Leaf[]): string {
  const rows = keys.map(({ key, description }) => {
    const value = JSON.stringify(readLeaf(defaults, key)) ?? "–";
    return `| \`${key}\`<br>\`${toVariable(key)}\` | \`${value.replaceAll("|", "\\|")}\` | ${escapeCell(description)} |`;
  });
  return `| key and variable | default | |\n|---|---|---|\n${rows.join("\n")}\n`;
}

const groupOf = ({ key }: Leaf): string => /^(.+?)\./u.exec(key)?.[1] ?? "the service";

/** `docs/settings.md` from the schema, the defaults (`config/defaults.json`) and the list of secrets. */
export function toSettingsReference(defaults: unknown): string {
  const leaves = listLeaves();
  const tables = [...new Set(leaves.map(groupOf))].map((name) => {
    const keys = leaves.filter((leaf) => groupOf(leaf) === name);
    return `## ${name}\n\n${toSettingsTable(defaults, keys)}`;
  });
  const secrets = Object.entries(SECRET_KEYS).map(
    ([key, description]: [string, (typeof SECRET_KEYS)[SecretKey]]) =>
      `| \`${key}\`<br>\`${toVariable(key)}\` | ${escapeCell(description)} |`,
  );
  return `# Settings

Made from the code by \`node docs/write-references.mjs\`; changes belong there.

The defaults are overruled by the file of \`--config\` (YAML or JSON, also \`CHAT_ASSISTANT_CONFIG\`), that by environment
variables, and those by flags. \`chat-assistant config show\` says what is in force and where it came from; an unknown key is an error.

In the file a key may be nested, or written with its dots. In a variable lists are written with commas, objects as JSON, and an empty
one counts as unset. A relative path is below the folder where the command runs, also one of the settings file.

\`\`\`yaml
port: 8080
log:
  format: json
relay.transport: none
trusted_proxies:
  - 127.0.0.1/32
\`\`\`

${tables.join("\n")}
## secrets

From a variable, or from the file that the variable with \`_FILE\` at its end names; never from the settings file.

| key and variable | |
|---|---|
${secrets.join("\n")}
`;
}
