/**
 * What a question names has to stand where its answer comes from: "Do you sell cars?" is not answered by what else is
 * sold, and "And canoes?" not by what was said before. Whether it is missing there.
 */
import type { Locale } from "../../contract/locale.ts";
import type { Extract } from "./extract.ts";
import { unite } from "./match.ts";
import { namesSide } from "./question.ts";
import type { WeighedQuestion } from "./weigh.ts";

type Spaced = Exclude<Locale, "ja">;

/** Words that ask for something; a question without one is answered by yes or no. */
const ASKING: Readonly<Record<Spaced, RegExp>> = {
  en: /\b(?:who|whom|whose|what|which|when|where|why|how)\b/,
  "pt-BR": /\b(?:quem|que|qual|quais|quando|onde|aonde|como|quant[oa]s?|cad[ae])\b/,
  it: /\b(?:chi|che|cosa|quale?|quali|quando|dove|come|perche|quant[oaie])\b/,
};
/** Words that say what is done rather than with what ("can the dog enter?"). */
const DOING: Readonly<Record<Spaced, RegExp>> = {
  en: /(?:ed|ing)$/,
  "pt-BR": /(?:[aei]r|[ai]d[oa]s?)$/,
  it: /(?:[aei]re|[aiu]t[oaie])$/,
};
const MOST_WORDS = 3;
/** Shorter words are rather forms of "to be" and "to stay". */
const MIN_CHARACTERS = 4;
/** How surely a word has to stand there to count as found. */
const FOUND = 0.5;
const NOTHING = new Float64Array(0);

/**
 * Whether the thing is missing: the last word of a question of two or three that is not what is done with it. A
 * question that leans on what was said before may have its thing there.
 * NOTE: Japanese words overlap as pairs of characters and cannot be counted so.
 */
export function lacksThing(question: WeighedQuestion, { sentences }: Extract): boolean {
  const { locale, folded, weighed, leans } = question;
  if (locale === "ja" || leans === "surely" || ASKING[locale].test(folded)) return false;
  const own = weighed.flatMap((term, index) => (term.role === "content" ? [index] : []));
  if (own.length < 2 || own.length > MOST_WORDS) return false;
  const thing = own.findLast((index) => {
    const word = weighed[index]?.word ?? "";
    return word.length >= MIN_CHARACTERS && !DOING[locale].test(word);
  });
  if (thing === undefined) return false;
  const [best] = sentences.toSorted((one, other) => other.score - one.score);
  const beside = sentences.filter(({ from }) => from === best?.from);
  const found = unite(
    best?.from.heading ?? NOTHING,
    ...beside.map(({ from, index }) => from.sentences[index] ?? NOTHING),
  );
  return (found[thing] ?? 0) < FOUND;
}

/** Share of its own words that an answer has to hold when it leans on what was said before. */
const MIN_OWN = 0.5;

/** Words that only say when: an answer about days may hold others of them ("Monday to Friday" of weekends). */
const TIMES: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun|week)days?|weekends?|today|tomorrow|tonight|mornings?|evenings?|nights?|afternoons?|holidays?|christmas|easter)$/,
  "pt-BR":
    /^(?:segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?|feiras?|fim|fins|semana|hoje|amanha|manha|noites?|tardes?|feriados?|natal|pascoa)$/,
  it: /^(?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|fine|settimana|weekend|oggi|domani|mattina|sera|notte|pomeriggio|festivi|natale|pasqua)$/,
  ja: /^(?:週末|平日|休日|祝日|[月火水木金土日]曜|曜日|今日|明日|午前|午後)$/,
};

/**
 * Whether an answer found with the help of an earlier question holds too little of what this one names: then it would
 * only tell of the earlier subject again.
 */
export function strays(question: WeighedQuestion, { sentences }: Extract): boolean {
  const { weighed, locale } = question;
  if (!weighed.some((term) => term.role === "context")) return false;
  const found = unite(
    new Float64Array(weighed.length),
    ...sentences.flatMap(({ from, index }) => [from.heading, from.sentences[index] ?? NOTHING]),
  );
  let own = 0;
  let held = 0;
  for (const [index, term] of weighed.entries()) {
    if (term.role !== "content" || namesSide(term, locale) || TIMES[locale].test(term.word)) continue;
    own += term.weight;
    held += term.weight * (found[index] ?? 0);
  }
  return own > 0 && held / own < MIN_OWN;
}
