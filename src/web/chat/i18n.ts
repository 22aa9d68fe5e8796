/** The page's words: looks strings up, fills their placeholders, picks plurals, writes times and sizes. */
import type { Locale } from "./wire.ts";

/** Values of a string's `{placeholders}`. */
export type Values = Readonly<Record<string, string | number | undefined>>;

/** One language, bound to its strings. */
export interface Language {
  /** The string of a key, filled; the key itself when it is missing, so that a gap is seen. */
  text(key: string, values?: Values): string;
  /** The plural form of a key (`key.one`, `key.other`) for a count, which also fills `{count}`. */
  count(key: string, count: number): string;
  /** Hours and minutes of an ISO 8601 time; empty when it is none. */
  time(iso: string): string;
  /** A file size in kB or MB. */
  size(bytes: number): string;
}

/** Fills `{name}` by the given values; an unknown placeholder stays. A value with a full stop of its own ("Acme Ltd.") takes no second. */
export function fill(text: string, values: Values = {}): string {
  return text.replace(/\{(\w+)\}(\.?)/g, (whole, name: string, stop: string) => {
    const value = String(values[name] ?? whole);
    return value.endsWith(".") ? value : value + stop;
  });
}

/** Creates the language of a page from the strings that the server inlined. */
export function createLanguage(locale: Locale, strings: Readonly<Record<string, string>>): Language {
  // Made when first used: on a phone their making takes longer than everything else before the composer.
  let plural: Intl.PluralRules | undefined;
  let clock: Intl.DateTimeFormat | undefined;
  let digits: Intl.NumberFormat | undefined;
  const number = (value: number): string =>
    (digits ??= new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })).format(value);
  const text = (key: string, values?: Values): string => fill(strings[key] ?? key, values);
  return {
    text,
    count(key, count) {
      const form = `${key}.${(plural ??= new Intl.PluralRules(locale)).select(count)}`;
      return text(form in strings ? form : `${key}.other`, { count });
    },
    time(iso) {
      const date = new Date(iso);
      clock ??= new Intl.DateTimeFormat(locale, { timeStyle: "short" });
      return Number.isNaN(+date) ? "" : clock.format(date);
    },
    size(bytes) {
      const kilobytes = bytes / 1024;
      return kilobytes < 1000 ? `${number(Math.max(0.1, kilobytes))} kB` : `${number(kilobytes / 1024)} MB`;
    },
  };
}
