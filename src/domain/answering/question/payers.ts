/** Of what ages and kinds those are for whom a price is asked ("for a 10 year old", "for students"), and how pages tell of them. */
import type { Locale } from "../../../contract/locale.ts";
import { findAskedAges } from "../../language/ages.ts";
import type { AskedAge } from "../../language/school-ages.ts";
import { fold } from "../../language/normalise.ts";
import { withoutAgesOfThings } from "../../language/ages-of-things.ts";
import type { AnswerKind } from "./answer-kind.ts";
import { showsPrice } from "./measures.ts";
import type { AskedTerm } from "./asked-terms.ts";

interface Asked {
  readonly folded: string;
  readonly kind: AnswerKind;
}

/** What prices by age are mostly for, and that there may be none; a list of them need not say so. */
const ADMISSION: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:tickets?|entry|entrance|admission|enter|get|visit|come|pay|free|need)$/,
  "pt-BR":
    /^(?:ingressos?|entradas?|entra[rm]?|graca|gratis|gratuit[oa]s?|precisa|bilhetes?|visit\p{L}+|pag\p{L}+)$/u,
  it: /^(?:bigliett[oi]|ingress[oi]|entrat[ae]|entran?o?|entrare|gratis|gratuit[oaie]|visit\p{L}+|pag\p{L}+)$/u,
  ja: /^(?:入場|入館|入園|場料|館料|園料|券|チケット|入|無料)$/,
};
/** Whether a folded word asks for getting in, which prices by age are for where they name nothing else. */
export const isForGettingIn = (word: string, locale: Locale): boolean => ADMISSION[locale].test(word);

const DISCOUNT: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:discounts?|concessions?|reductions?|reduced|cheaper|money off|% off|pay less|group rate)\b/,
  "pt-BR": /\b(?:descontos?|abatimento|mais barato|pag\p{L}+ menos|meia[- ]entrada|preco especial)\b/u,
  it: /\b(?:scont[oi]|riduzion[ei]|ridott[oi]|agevolazion[ei]|meno caro|pag\p{L}+ (?:di )?meno|prezzo speciale)\b/u,
  ja: /割引|割り引|割安|安く|学割|シニア割|団体割|優待/,
};
/** Whether a question asks to pay less. */
export const asksForDiscount = ({
  folded,
  locale,
}: Pick<Asked, "folded"> & { readonly locale: Locale }): boolean => DISCOUNT[locale].test(folded);

/** A kind of payers: words by which it is asked for, and those by which pages tell of it. */
type Payers = readonly [asked: RegExp, told: RegExp];

/** Who pays less by a card or an age. What is told of all reduced prices together is told of each. */
const PAYERS: Readonly<Record<Locale, readonly Payers[]>> = {
  en: [
    [/\bstudents?\b/, /student|concession|reduced|university/],
    [
      /\b(?:seniors?|pensioners?|oaps?|retired|retirees?|elderly)\b/,
      /senior|pension|oap|retire|elder|concession|reduced|(?<![€$£¥.,\d] ?|\br\$ ?)\b(?:5[5-9]|6\d|7[05])s?\b(?! ?(?:[€%円]|euros?|reais|[.,]\d))/,
    ],
    [/\bteachers?\b/, /teacher|educat|concession/],
    [/\b(?:military|veterans?|soldiers?)\b/, /militar|veteran|forces|concession/],
    [/\bnhs\b|\bnurses?\b/, /nhs|nurse|key worker|blue light|concession/],
    [/\bsiblings?\b/, /sibling|brother|sister|(?:second|third|further|each other) child/],
    [/\bunemployed\b/, /unemploy|jobseeker|concession|reduced/],
  ],
  "pt-BR": [
    [
      /\b(?:estudantes?|universitari[oa]s?)\b/,
      /estudant|universit|(?<!\bhoras? e )\bmeia\b(?! hora|-noite)|carteirinha/,
    ],
    [
      /\b(?:idos[oa]s?|aposentad[oa]s?|terceira idade)\b/,
      /idos|aposent|terceira idade|(?<!\bhoras? e )\bmeia\b(?! hora|-noite)|(?<![€$£¥.,\d] ?|\br\$ ?)\b(?:5[5-9]|6\d|7[05])s?\b(?! ?(?:[€%円]|euros?|reais|[.,]\d))/,
    ],
    [/\bprofessor(?:a|es|as)?\b/, /professor|docente|(?<!\bhoras? e )\bmeia\b(?! hora|-noite)/],
    [/\b(?:pcd|deficientes?|deficiencia)\b/, /pcd|deficien|(?<!\bhoras? e )\bmeia\b(?! hora|-noite)/],
    [/\birmaos?\b/, /irmao|irma\b|segundo filho/],
    [/\bdesempregad[oa]s?\b/, /desempreg/],
  ],
  it: [
    [/\b(?:student[ei]|studentess[ae]|universitar[io])\b/, /student|universit|ridott|riduzion/],
    [
      /\b(?:anzian[oaie]|pensionat[oaie]|terza eta|over ?6\d)\b/,
      /anzian|pension|terza eta|ridott|riduzion|(?<![€$£¥.,\d] ?|\br\$ ?)\b(?:5[5-9]|6\d|7[05])s?\b(?! ?(?:[€%円]|euros?|reais|[.,]\d))/,
    ],
    [/\b(?:insegnant[ei]|docent[ei])\b/, /insegnant|docent|scuol|ridott/],
    [/\bdisabil[ei]\b|\binvalid[oi]\b/, /disabil|invalid|ridott/],
    [/\bfratell[io]\b/, /fratell|sorell|secondo figlio/],
    [/\bdisoccupat[oaie]\b/, /disoccup/],
  ],
  ja: [
    [/学割|(?<![小中])学生/, /学割|(?<![小中])学生|生徒/],
    [/シニア|高齢|お年寄り/, /シニア|高齢|敬老|お年寄り|(?:5[5-9]|6\d|7[05])[歳才]/],
    [/障害|障がい/, /障害|障がい/],
    [/兄弟|姉妹|きょうだい/, /兄弟|姉妹|きょうだい|2人目|二人目/],
    [/教員|教師/, /教員|教師|先生/],
  ],
};

/** Of children pages tell by their ages. */
const CHILDREN: Payers = [
  /^(?:kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|infants?|crianc\w+|bebes?|bambin\w+|bimb\w+|neonat\w+|子供|子ども)$/,
  /\b(?:child|kid|infant|toddler|bab(?:y|ies)\b|under[- ](?:the age of |\d|(?:two|three|four|five|six|seven|eight|ten|twelve)s?\b)|crianca|bebe|menores de \d|ate \d{1,2} anos|bambin|bimb|sotto i \d|fino a \d{1,2} anni)|子|未就学|幼児|小学生|\d[歳才](?:未満|以下|まで)/,
];

/** Whether a folded word is for children or for payers of a kind. */
export const namesPayer = (word: string, locale: Locale): boolean =>
  CHILDREN[0].test(word) || PAYERS[locale].some(([asked]) => asked.test(word));

/**
 * Tells the asked payers (by position in the question) that a sentence with a price or discount names in other words: pensioners are
 * among the "over 60s". Undefined where no such payers are asked for.
 */
export function createPayerFinder(
  terms: readonly Pick<AskedTerm, "word" | "role">[],
  locale: Locale,
): ((text: string) => readonly number[]) | undefined {
  const saying = (asked: RegExp): number[] => terms.flatMap(({ word }, at) => (asked.test(word) ? [at] : []));
  // What they pay is their discount.
  const discount = saying(DISCOUNT[locale]);
  // With a thing beside them children are who it is for: a children's bike.
  const isForChildren = terms.every(({ word, role }) => role !== "content" || CHILDREN[0].test(word));
  const kinds = [...PAYERS[locale], ...(isForChildren ? [CHILDREN] : [])].flatMap(([asked, told]) => {
    const payers = saying(asked);
    return payers.length > 0 ? { indexes: [...payers, ...discount], told } : [];
  });
  if (kinds.length === 0) return undefined;
  return (text) => {
    const folded = fold(text);
    if (!PAYS.test(folded) && !showsPrice(folded)) return [];
    return kinds.flatMap(({ indexes, told }) => (told.test(folded) ? indexes : []));
  };
}

/** The kinds of payers that a question names. */
export const payersIn = (folded: string, locale: Locale): readonly Payers[] =>
  PAYERS[locale].filter(([asked]) => asked.test(folded));

/** Others for whom pages tell a price: not those of things that are called after them ("a group lesson"). */
const OTHER_PAYERS: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:adults?|child(?:ren)?|kids|juniors?|youths?|under[- ]\d{1,2}s?|over[- ]\d{2}s?|(?:non-?)?members?|residents?|groups|group (?:rate|price|ticket)s?|famil(?:ies|y (?:tickets?|pass))|concessions?)\b(?!['’])/,
  "pt-BR":
    /\b(?:adultos?|criancas?|jovens|menores|maiores de \d+|(?:nao )?socios?|alunos|moradores|grupos|familias|meia)\b/,
  it: /\b(?:adult[io]|bambin[io]|ragazzi|minori|under \d+|over \d+|soci|socio|tesserati|residenti|gruppi|famiglie|ridott[oi])\b/,
  ja: /大人|おとな|子ども|子供|こども|小人|小学生|中学生|高校生|未就学|会員|市民|団体|家族/,
};
/** A number alone may be an age: "Under 16s come with a parent". */
const PAYS =
  /[€$£¥円%]|\d[.,]\d\d\b|\d ?(?:euros?|reais|pounds?|dollars?)\b|\b(?:free|gratis|gratuit[oai]|de graca|half price|metade|meta prezzo)\b|無料|割/;

/** Whether a folded text names payers of some kind, or a discount. */
export const namesPayers = (folded: string, locale: Locale): boolean =>
  OTHER_PAYERS[locale].test(folded) ||
  DISCOUNT[locale].test(folded) ||
  PAYERS[locale].some(([asked]) => asked.test(folded));

/** Whether a folded text tells what some payers pay, or of a discount for somebody. */
export const tellsPayers = (folded: string, locale: Locale): boolean =>
  PAYS.test(folded) && namesPayers(folded, locale);

/** Words for grown-ups in a folded question. */
export const GROWN_UPS = /\b(?:adults?|grown-?ups?|adult[oi]s?)\b|大人|おとな/;

/** The ages for which a price is asked; none where something else is asked for. */
export const agesOfPrice = ({ folded, kind }: Asked): readonly AskedAge[] =>
  kind === "price" ? findAskedAges(folded) : [];

/** Whether a price is asked for those of an age, or for some kind of payers. */
export const asksForPayers = (asked: Asked & { readonly locale: Locale }): boolean =>
  agesOfPrice(asked).length > 0 || payersIn(asked.folded, asked.locale).length > 0;

const YEARS = /^(?:\d+|(?:years?|yrs?)(?:old)?|old|anos?|anni|\d+yearolds?|age|idade|eta)$/;

/** As much as an aside counts. */
const CIRCUMSTANCE = 0.15;

/**
 * The terms without the age of a thing, which counts little beside what is asked of it: who asks what is done to a car of ten years
 * need not find the ten, and finds no people of ten.
 */
export function withoutAgeOfThing(terms: readonly AskedTerm[], folded: string): readonly AskedTerm[] {
  const left = withoutAgesOfThings(folded);
  if (left === folded) return terms;
  const others = terms.filter(({ word }) => !YEARS.test(word) || left.includes(word));
  const asksOfIt = others.some(({ word, role }) => role === "content" && left.includes(word));
  return others.map((term) =>
    asksOfIt && term.role === "content" && !left.includes(term.word)
      ? { ...term, share: term.share * CIRCUMSTANCE }
      : term,
  );
}
