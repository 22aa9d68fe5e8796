/** The words of one language from `locales/<locale>.json`, where an operator may have changed them. */
import type { Locale } from "../../contract/locale.ts";
import type { Templates } from "./templates.ts";

/** Strings by key. */
export type Strings = Readonly<Record<string, string>>;

/** The strings of a locale whose keys start with `prefix`. Throws when the file is no flat JSON object. */
export function readStrings(templates: Templates, locale: Locale, prefix: string): Strings {
  const text = templates.read(`locales/${locale}.json`);
  try {
    const all = JSON.parse(text) as Record<string, string>;
    return Object.fromEntries(Object.entries(all).filter(([key]) => key.startsWith(prefix)));
  } catch (cause) {
    throw new Error(`pages: locales/${locale}.json is not valid JSON`, { cause });
  }
}

/** Fills `{name}` by the given values; an unknown placeholder stays. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
