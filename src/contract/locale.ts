/** The languages of the service (`interface.md`: What the service does, 6). */
import * as z from "zod";

/** The supported locales, in the order in which they are listed to people. */
export const LOCALES = ["en", "pt-BR", "ja", "it"] as const;

/** One supported locale. */
export const Locale = z.enum(LOCALES);

/** One supported locale. */
export type Locale = z.infer<typeof Locale>;
