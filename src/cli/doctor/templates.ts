/** The operator's folder of templates: what nothing reads there would be missed in silence, and what cannot be read ends a page. */
import { isUtf8 } from "node:buffer";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { findPlaceholders } from "../../adapters/pages/templates.ts";
import { templateDirectories } from "../../appliance/adapters.ts";
import { findNearest } from "../../settings/nearest.ts";
import { type Check, type Finding, findingsOf } from "./finding.ts";

/** The folders whose files are read when something is shown or sent; the product's other ones serve its build and `init`. */
const FOLDERS = new Set(["locales", "mail", "pages", "prompts", "terms"]);
const TEXT_MAIL = "mail/relay.txt";
const MOST_NAMED = 5;

const REMEDY = "Rename, mend or remove it (docs/templates.md), then restart the service.";

/** Silent where there are only the product's. */
export const templatesCheck: Check = {
  name: "templates",
  run: ({ settings }) => {
    const [own = "", builtin = ""] = templateDirectories(settings);
    if (settings.templates === null || !existsSync(own)) return [];
    const find = findingsOf("templates");
    const known = listFiles(builtin).filter((name) => name.includes("/"));
    const names = listFiles(own);
    const unread = names.filter((name) => !known.includes(name)).map((name) => withNearest(name, known));
    const findings = [
      ...(unread.length > 0 ? [find.warning(`Nothing reads ${toList(unread)}.`, REMEDY)] : []),
      ...names.filter((name) => known.includes(name)).flatMap((name) => judgeFile(own, builtin, name)),
    ];
    return findings.length > 0 ? findings : [find.ok("Every template is one that is read.")];
  },
};

/** Files of the folders that are read; whatever else stands there, by its own name. */
function listFiles(directory: string): readonly string[] {
  return readVisible(directory).flatMap((entry) =>
    FOLDERS.has(entry.name) && entry.isDirectory()
      ? readVisible(path.join(directory, entry.name)).map(({ name }) => `${entry.name}/${name}`)
      : [entry.name],
  );
}

const readVisible = (directory: string) =>
  readdirSync(directory, { withFileTypes: true }).filter(({ name }) => !name.startsWith("."));

function judgeFile(own: string, builtin: string, name: string): readonly Finding[] {
  const find = findingsOf("templates");
  const bytes = readFileSync(path.join(own, name));
  if (!isUtf8(bytes))
    return [find.error(`${name} is not UTF-8.`, "Save it as UTF-8 text, then restart the service.")];
  const text = bytes.toString();
  const product = readFileSync(path.join(builtin, name), "utf8");
  if (name.startsWith("locales/")) return judgeWords(name, toKeys(text), toKeys(product));
  if (name.endsWith(".html")) return judgeNames(name, findPlaceholders(text), findPlaceholders(product));
  return name === TEXT_MAIL ? judgeNames(name, findNames(text), findNames(product)) : [];
}

// The mail as text is no HTML, and has one brace where that has two.
const findNames = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

function judgeNames(name: string, wanted: readonly string[], given: readonly string[]): readonly Finding[] {
  const find = findingsOf("templates");
  const without = (names: readonly string[], others: readonly string[]) =>
    [...new Set(names)].filter((placeholder) => !others.includes(placeholder));
  const left_out = without(given, wanted);
  // Those of a mail in HTML are told by the check that fills it.
  const isFilled = name.startsWith("mail/") && name !== TEXT_MAIL;
  const unknown = isFilled ? [] : without(wanted, given);
  return [
    ...unknown.map((placeholder) => find.error(`${name} needs a value for ${placeholder}.`, REMEDY)),
    ...(left_out.length > 0 ? [find.warning(`${name} leaves out ${toList(left_out)}.`, REMEDY)] : []),
  ];
}

function judgeWords(name: string, keys: readonly string[], known: readonly string[]): readonly Finding[] {
  const unread = keys.filter((key) => !known.includes(key)).map((key) => withNearest(key, known));
  return unread.length === 0
    ? []
    : [findingsOf("templates").warning(`${name} has words that nothing shows: ${toList(unread)}.`, REMEDY)];
}

// What is no JSON is told by the check of mails, which need the words of each language.
function toKeys(json: string): readonly string[] {
  try {
    return Object.keys(JSON.parse(json) as object);
  } catch {
    return [];
  }
}

function withNearest(word: string, known: readonly string[]): string {
  const nearest = findNearest(word, known);
  return nearest === null ? word : `${word} (did you mean ${nearest}?)`;
}

const toList = (words: readonly string[]): string =>
  [
    ...words.slice(0, MOST_NAMED),
    ...(words.length > MOST_NAMED ? [`${words.length - MOST_NAMED} more`] : []),
  ].join(", ");
