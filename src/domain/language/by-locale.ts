/** What is made of a language once, when it is first asked for: the lists and patterns of four languages are no part of a start. */
import type { Locale } from "../../contract/locale.ts";

/** Gives what `make` makes of a language; the same each time. */
export function byLocale<T, L extends Locale = Locale>(make: (locale: L) => T): (locale: L) => T {
  const made = new Map<L, T>();
  return (locale) => {
    const before = made.get(locale);
    if (before !== undefined) return before;
    const now = make(locale);
    made.set(locale, now);
    return now;
  };
}
