/**
 * Logic-less templates: `{{name}}` is escaped for HTML, `{{{json name}}}` becomes JSON that cannot leave its script
 * element. No conditions, no loops, no code, so that an operator can edit a page without being able to break out.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Values of a template; what goes into `{{{json …}}}` may be anything that JSON can hold. */
export type TemplateValues = Readonly<Record<string, unknown>>;

/** Renders templates by name. */
export interface Templates {
  /** Fills a template. `name` is a path below the directories with its ending, e.g. `pages/chat.html`. Throws for an unknown template or a missing value. */
  render(name: string, values: TemplateValues): string;
  /** The text of a template as it stands, e.g. the terms. Throws when no directory has it. */
  read(name: string): string;
  /** Its text in each directory that has it, the product's first: for what an operator's file changes in part, as a locale. */
  readEach(name: string): readonly string[];
}

/** Where templates are looked for: the operator's directory first, the product's own last. */
export interface TemplatesOptions {
  readonly directories: readonly string[];
}

const PLACEHOLDER = /\{\{\{json (\w+)\}\}\}|\{\{(\w+)\}\}/g;
const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Creates a renderer; each file is read once and kept. Throws for a directory that there is none of: its templates would be missed in silence. */
export function createTemplates({ directories }: TemplatesOptions): Templates {
  const missing = directories.find((directory) => !existsSync(directory));
  if (missing !== undefined)
    throw new Error(`There is no templates directory ${missing}: check --templates, or the key templates.`);
  const kept = new Map<string, readonly string[]>();
  const readEach = (name: string): readonly string[] => {
    const texts = kept.get(name) ?? readAll(directories, name);
    kept.set(name, texts);
    return texts;
  };
  const read = (name: string): string => readEach(name).at(-1) ?? "";
  return {
    read,
    readEach,
    render: (name, values) =>
      read(name).replace(PLACEHOLDER, (_, json: string | undefined, text: string) =>
        json === undefined
          ? escapeHtml(String(valueOf(values, text, name)))
          : escapeJson(valueOf(values, json, name)),
      ),
  };
}

/** The names that a template wants values for. */
export const findPlaceholders = (text: string): readonly string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, json, name]) => json ?? name ?? "");

/** Text that is safe between tags and inside quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** JSON that no HTML parser takes for a tag or a comment: every `<` is written as an escape. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

function valueOf(values: TemplateValues, key: string, name: string): unknown {
  if (Object.hasOwn(values, key) && values[key] !== undefined) return values[key];
  throw new Error(`pages: template ${name} needs a value for ${key}`);
}

// The operator's comes last, as it overrules.
function readAll(directories: readonly string[], name: string): readonly string[] {
  const texts = directories.flatMap((directory) => readIn(directory, name)).toReversed();
  if (texts.length === 0) throw new Error(`pages: no template ${name}`);
  return texts;
}

function readIn(directory: string, name: string): readonly string[] {
  try {
    return [readFileSync(join(directory, name), "utf8")];
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw new Error(`pages: cannot read template ${name}`, { cause });
  }
}
