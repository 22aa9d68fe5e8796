/** The words of one language from `locales/<locale>.json`, where an operator may have changed them. */
import type { Locale } from "../../contract/locale.ts";
import type { Templates } from "./templates.ts";

/** Strings by key. */
export type Strings = Readonly<Record<string, string>>;

/**
 * The strings of a locale whose keys start with `prefix`. Words that the operator's file lacks are the product's: an update
 * brings new ones. Throws when a file is no flat JSON object.
 */
export function readStrings(templates: Templates, locale: Locale, prefix: string): Strings {
  const name = `locales/${locale}.json`;
  const entries = templates.readEach(name).flatMap((text) => toEntries(text, name));
  return Object.fromEntries(entries.filter(([key]) => key.startsWith(prefix)));
}

function toEntries(text: string, name: string): [key: string, text: string][] {
  const words = parse(text, name);
  if (typeof words !== "object" || words === null || Array.isArray(words))
    throw new Error(`pages: ${name} is no JSON object`);
  return Object.entries(words).map(([key, said]: [string, unknown]) => {
    if (typeof said !== "string") throw new Error(`pages: ${name} has no text at ${key}`);
    return [key, said];
  });
}

function parse(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`pages: ${name} is not valid JSON`, { cause });
  }
}

/** Fills `{name}` by the given values; an unknown placeholder stays. A value with a full stop of its own ("Acme Ltd.") takes no second. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}(\.?)/g, (whole, name: string, stop: string) => {
    const value = values[name] ?? whole;
    return value.endsWith(".") ? value : value + stop;
  });
}
