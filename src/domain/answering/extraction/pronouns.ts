/** Sentences that begin with a pronoun ("She works on Mondays"): beside those of another section they say it of somebody else. */
import type { Locale } from "../../../contract/locale.ts";

/** Japanese sentences leave out what they are about instead. */
const BEGINS: Readonly<Record<Locale, RegExp | undefined>> = {
  en: /^(?:he|she|it|they|his|her|its|their)\b/i,
  "pt-BR": /^(?:ele|ela)s?\b/i,
  it: /^(?:lui|lei|egli|ella|ess[oaie]|loro)\b/i,
  ja: undefined,
};

/** Whether a sentence is about what stood before it, and can be read only there. */
export const saysOfOther = (text: string, locale: Locale): boolean => BEGINS[locale]?.test(text) ?? false;
