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
  const texts = templates.readEach(`locales/${locale}.json`);
  try {
    const entries = texts.flatMap((text) => Object.entries(JSON.parse(text) as Record<string, string>));
    return Object.fromEntries(entries.filter(([key]) => key.startsWith(prefix)));
  } catch (cause) {
    throw new Error(`pages: locales/${locale}.json is not valid JSON`, { cause });
  }
}

/** Fills `{name}` by the given values; an unknown placeholder stays. A value with a full stop of its own ("Acme Ltd.") takes no second. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}(\.?)/g, (whole, name: string, stop: string) => {
    const value = values[name] ?? whole;
    return value.endsWith(".") ? value : value + stop;
  });
}
