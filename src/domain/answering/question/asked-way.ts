/** Questions for a way of doing something, also those that one sentence often answers: "Come importo un file?" */
import type { Locale } from "../../../contract/locale.ts";
import { asksForSteps } from "./answer-kind.ts";
import type { AskedTerm } from "./asked-terms.ts";

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

/** Being able to do something, as the languages say it that keep these words. */
const ABILITY: ReadonlySet<string> = new Set("posso podemos consigo conseguimos possiamo".split(" "));

/** Without "posso" in "Come posso prenotare?": a taught "Posso …?" is no nearer to a question for the way. */
export const withoutAbility = (terms: readonly AskedTerm[]): readonly AskedTerm[] =>
  terms.filter(({ role, word }) => role !== "cue" || !ABILITY.has(word));
