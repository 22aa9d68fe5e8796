/**
 * "Two adults, a child and a senior", 大人2人と小学生2人, "um casal com dois filhos": of whom a party is made up, as far as lists
 * of prices tell them apart.
 */
import type { Locale } from "../../../contract/locale.ts";
import type { AnswerKind } from "./answer-kind.ts";
import { namesParty } from "./party.ts";
import { agesOfPrice } from "./payers.ts";

/** Those who pay a price of their own, whatever their age. */
export type Payer = "adult" | "child" | "senior" | "student" | "family";

const NAMED: Readonly<Record<Locale, Readonly<Record<Payer, RegExp>>>> = {
  en: {
    adult:
      /\b(?:adults?|grown ?-?ups?|couple|parents|(?:me|us|i)(?= and (?:my|our|the|a|one|two|three|\d)\b)|my (?:wife|husband|partner|boyfriend|girlfriend|friends?|mate|sister|brother|mum|dad)|and (?:i|me|myself))\b/g,
    child: /\b(?:kids?|child(?:ren)?|sons?|daughters?)\b/g,
    senior: /\b(?:seniors?|pensioners?|oaps?|grandparents?|grandmas?|grandpas?|grans?)\b/g,
    student: /\bstudents?\b/g,
    family: /\bfamil(?:y|ies)\b/g,
  },
  "pt-BR": {
    adult:
      /\b(?:adult[oa]s?|casal|casais|(?:eu|mim)(?= e (?:meus?|minhas?|nossos?|as?|os?|uma?|\d)\b)|minha esposa|minha mulher|meu marido)\b/g,
    child: /\b(?:criancas?|filh[oa]s?|filhinh[oa]s?)\b/g,
    senior: /\b(?:idos[oa]s?|aposentad[oa]s?|terceira idade)\b/g,
    student: /\b(?:estudantes?|universitari[oa]s?)\b/g,
    family: /\bfamilias?\b/g,
  },
  it: {
    adult:
      /\b(?:adult[io]|coppi[ae]|(?:io|me)(?= e (?:mi[oa]|miei|mie|nostr[oaie]|un[oa]?|due|tre|\d)\b)|mia moglie|mio marito|(?:siamo )?in (?:due|2)(?= (?:con|e|piu)\b))\b/g,
    child: /\b(?:bambin[oaie]|bimb[oaie]|figli[oae]?|ragazzin[oaie])\b/g,
    senior: /\b(?:anzian[oaie]|pensionat[oaie]|over ?6\d)\b/g,
    student: /\b(?:student[ei]|studentess[ae]|universitar[io])\b/g,
    family: /\bfamigli[ae]\b/g,
  },
  ja: {
    adult: /大人|おとな|夫婦|カップル|両親/g,
    child: /子ども|子供|こども|小人|お子(?:さん|さま|様)?/g,
    senior: /シニア|高齢者|お年寄り|祖父母|祖父|祖母|おばあちゃん|おじいちゃん/g,
    student: /大学生|(?<![小中高大])学生/g,
    family: /家族/g,
  },
};

/** Those whose name says how old they are, about. */
const AGED: Readonly<Record<Locale, readonly (readonly [RegExp, number])[]>> = {
  en: [
    [/\b(?:bab(?:y|ies)|infants?)\b/g, 1],
    [/\btoddlers?\b/g, 2],
    [/\bteen(?:ager)?s?\b/g, 15],
  ],
  "pt-BR": [
    [/\bbebes?\b/g, 1],
    [/\badolescentes?\b/g, 15],
  ],
  it: [
    [/\bneonat[oaie]\b/g, 1],
    [/\badolescent[ei]\b/g, 15],
  ],
  ja: [
    [/赤ちゃん|乳児/g, 1],
    [/幼児|未就学児|園児/g, 4],
    [/小学生/g, 9],
    [/中学生/g, 14],
    [/高校生/g, 17],
  ],
};

/** Whoever is younger pays by his age, whatever else he is. */
const GROWN_UP_AGE = 15;

/** Two by one word. */
const COUPLE = /\bcouple\b(?!['’])|\b(?:casal|coppia)\b|夫婦|カップル/;

/** Who pays, and the words that say it. */
export interface Party {
  readonly payers: ReadonlySet<Payer>;
  /** Of those whose age was told, or is known by what they are called; in years. */
  readonly ages: readonly number[];
  /** Whether a word of the question is for one of them. */
  readonly says: (word: string) => boolean;
}

interface Asked {
  readonly folded: string;
  readonly kind: AnswerKind;
  readonly locale: Locale;
}

/** The party for which a price is asked; undefined where that is somebody of one kind, who has rules of his own. */
export function readParty(asked: Asked): Party | undefined {
  const { folded, locale, kind } = asked;
  if (kind !== "price") return undefined;
  const written: string[] = [];
  const isNamed = (pattern: RegExp): boolean => {
    const found = folded.match(pattern) ?? [];
    written.push(...found);
    return found.length > 0;
  };
  const named = AGED[locale].flatMap(([pattern, age]) => (isNamed(pattern) ? [age] : []));
  const all = (Object.keys(NAMED[locale]) as Payer[]).filter((payer) => isNamed(NAMED[locale][payer]));
  // Who tells the ages of his children asks for those, and a student of 20 pays as one.
  const isGrown = all.includes("student") || all.includes("senior");
  const ages = agesOfPrice(asked).filter(({ age }) => !isGrown || age < GROWN_UP_AGE);
  const payers = new Set(all.filter((payer) => payer !== "child" || ages.length === 0));
  const count = payers.size + ages.length + named.length;
  const isSeveral = payers.has("family") || COUPLE.test(folded) || namesParty(folded, locale);
  if (count === 0 || (count === 1 && named.length === 0 && !isSeveral)) return undefined;
  return {
    payers,
    ages: [...ages.map(({ age }) => age), ...named],
    says: (word) => written.some((one) => one.includes(word)) || ages.some((one) => one.word === word),
  };
}
