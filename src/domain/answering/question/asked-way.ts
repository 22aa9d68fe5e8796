/** Questions for a way of doing something, also those that one sentence often answers: "Come importo un file?" */
import type { Locale } from "../../../contract/locale.ts";
import { asksForSteps } from "./answer-kind.ts";
import type { AskedTerm } from "./asked-terms.ts";

const WAY: Readonly<Record<Locale, RegExp>> = {
  en: /^how (?:do|does|can|to)\b/,
  "pt-BR": /^como (?:se )?\p{L}{2,}(?:o|am?|em|[aei]r)\b|\bcomo (?:e que )?(?:eu|a gente) /u,
  it: /^come (?:si \p{L}+|(?:mi |lo |la |li |le )?\p{L}{2,}(?:[oi]|[aei]r(?:e|lo|la|li|le|si|ci)))\b/u,
  ja: /[いきしちにみりぎびえけせてねめれげべ]方(?:は|を|が|$|[？?。])|(?:る|う|く|す|つ|ぬ|ぶ|む|ぐ)(?:に|の)は(?:[？?。]|$|どう)|たい(?:です|のですが)?[？?。]?$/u,
};

/** Whether a way is asked for, be it in one sentence or in steps; of a folded question. */
export const asksForWay = ({
  folded,
  locale,
}: {
  readonly folded: string;
  readonly locale: Locale;
}): boolean =>
  asksForSteps(folded, locale) || WAY[locale].test(folded) || deedOf({ folded, locale }) !== undefined;

/** How a question for a way begins, up to the deed; Japanese has it at the end. */
const UP_TO_DEED: Readonly<Record<Exclude<Locale, "ja">, RegExp>> = {
  en: /^(?:(?:and|but|so|ok),? )?(?:(?:how (?:do|can|could|should|would|must|may) (?:i|we|you|one)|how to|what(?:'s| is) the (?:command|option|flag|syntax) (?:to|for)) (?:\w+ly )?)([\w-]+)/,
  "pt-BR":
    /^(?:(?:e|mas|ok),? )?(?:como (?:(?:eu |nos |a gente )?(?:posso|podemos|pode|devo|consigo|(?:faco|fazer|faz|fazemos) (?:para|pra)) )?(?:eu |se )?|qual (?:e )?o comando (?:para|de) )(?!(?:sao|foi|era|esta|estao|fica|ficam|funcionam?)\b)([\p{L}-]{3,})/u,
  it: /^(?:(?:e|ma|ok),? )?(?:come (?:si |l[oaie] )?(?:(?:posso|possiamo|devo|puo|(?:faccio|fare|fa) (?:a|ad|per)) )?|qual (?:e )?il comando (?:per|di) )(?!(?:sono|mai|stai|state|funzionan?o?)\b)([\p{L}-]{3,})/u,
};

/** The deed whose way a question begins to ask for, as written; undefined where it begins otherwise, and in Japanese. */
export const deedOf = ({
  folded,
  locale,
}: {
  readonly folded: string;
  readonly locale: Locale;
}): string | undefined => (locale === "ja" ? undefined : UP_TO_DEED[locale].exec(folded)?.[1]);

/** Being able to do something, as the languages say it that keep these words. */
const ABILITY: ReadonlySet<string> = new Set("posso podemos consigo conseguimos possiamo".split(" "));

/** Without "posso" in "Come posso prenotare?": a taught "Posso …?" is no nearer to a question for the way. */
export const withoutAbility = (terms: readonly AskedTerm[]): readonly AskedTerm[] =>
  terms.filter(({ role, word }) => role !== "cue" || !ABILITY.has(word));
