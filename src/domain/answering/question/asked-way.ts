/** Questions for a way of doing something, also those that one sentence often answers: "Come importo un file?" */
import type { Locale } from "../../../contract/locale.ts";
import { asksForSteps } from "./answer-kind.ts";

const WAY: Readonly<Record<Locale, RegExp>> = {
  en: /^how (?:do|does|can|to)\b/,
  "pt-BR": /^como (?:se )?\p{L}{2,}(?:o|am?|em)\b|\bcomo (?:e que )?(?:eu|a gente) /u,
  it: /^come (?:si \p{L}+|(?:mi |lo |la |li |le )?\p{L}{2,}[oi])\b/u,
  ja: /(?:る|う|く|す|つ|ぬ|ぶ|む|ぐ)(?:に|の)は(?:[？?。]|$|どう)|たい(?:です|のですが)?[？?。]?$/u,
};

/** Whether a way is asked for, be it in one sentence or in steps; of a folded question. */
export const asksForWay = ({
  folded,
  locale,
}: {
  readonly folded: string;
  readonly locale: Locale;
}): boolean => asksForSteps(folded, locale) || WAY[locale].test(folded);
