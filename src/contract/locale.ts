/** The languages of the service (`interface.md`: What the service does, 6). */
import * as z from "zod";

/** The supported locales, in the order in which they are listed to people. */
export const LOCALES = ["en", "pt-BR", "ja", "it"] as const;

/** One supported locale. */
export const Locale = z.enum(LOCALES);

/** One supported locale. */
export type Locale = z.infer<typeof Locale>;

/** The locale that a person means: in any case, with `_` for `-`, or by its language alone (`pt_BR`, `PT`). null: none. */
export function findLocale(written: string): Locale | null {
  const meant = written.trim().replaceAll("_", "-").toLowerCase();
  return (
    LOCALES.find((locale) => [locale, locale.split("-")[0]].some((name) => name?.toLowerCase() === meant)) ??
    null
  );
}

/** A locale as an operator writes it; the value is one of `LOCALES`. */
export const WrittenLocale = z.preprocess(
  (written) => (typeof written === "string" ? (findLocale(written) ?? written) : written),
  Locale,
);
