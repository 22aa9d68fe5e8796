/**
 * Ages: the one that somebody asks for ("my son is ten"), and the spans in which pages tell them ("Ages 9 to 14", "over 65s",
 * "fino a 5 anni", 小学生以上). In years; read in any of the four languages, from folded text.
 */

import type { Locale } from "../../contract/locale.ts";
import { perTexts } from "../per-texts.ts";
import { withoutAgesOfThings } from "./ages-of-things.ts";
import { fold } from "./normalise.ts";
import {
  between,
  type NumberSpan,
  ONE_NUMBER,
  readSpans,
  type SpanPattern,
  toNumber,
} from "./number-words.ts";
import { type AskedAge, findPupil, MAX_AGE, SCHOOL_SPANS } from "./school-ages.ts";

/** A number as somebody writes it, and several of them. */
const N = String.raw`(${ONE_NUMBER}(?:(?:, ?|,? (?:and|e|ed) )${ONE_NUMBER}\b){0,5})`;

/** Who may have an age: a bicycle of ten years is none of these. */
const PERSON = {
  en: "i|he|she|they|who|person|sons?|daughters?|kids?|child(?:ren)?|boys?|girls?|twins|youngest|oldest|eldest|baby|toddlers?|mother|father|parents|mum|mom|dad|husband|wife|brothers?|sisters?|nephews?|nieces?|cousins?|friends?|gran|grandma|grandpa|grandsons?|granddaughters?|grandchildren|grandmother|grandfather|grandparents",
  "pt-BR":
    "eu|quem|pessoa|el[ea]s?|filh[oa]s?|criancas?|menin[oa]s?|gemeos|bebe|net[oa]s?|mae|pai|pais|avos?|sogr[oa]s?|marido|esposa|irmaos?|irmas?|sobrinh[oa]s?|amig[oa]s?|cacula",
  it: "io|chi|persona|lui|lei|loro|figli[oae]?|bambin[oaie]|bimb[oaie]|ragazz[oaie]|gemelli|nipoti?|mamma|madre|papa|padre|genitori|nonn[oaie]|suocer[oai]|marito|moglie|fratell[oi]|sorell[ae]|amic[oa]|piccol[oaie]|grande",
} as const;

const ANYBODY = new RegExp(
  `^(?:${Object.values(PERSON).join("|")}|aged?|years?|yrs?|old|anos|anni|子供|子|息子|娘|孫|歳|才|歳児|才児)$`,
);

/** Whether a folded word is for somebody who may have an age, or counts it. */
export const namesPerson = (word: string): boolean => ANYBODY.test(word);

/** What is asked of somebody whose age was told without a unit: "meu filho de 13 pode entrar". */
const GOES_ON = {
  "pt-BR": "(?:posso|pode|paga|consigo|consegue|entra|participa|quanto|qual|quais|precisa|da pra)\\b",
  it: "(?:posso|puo|paga|entra|partecipa|quanto|quale|quali|deve|riesce|che (?:cors|eta|prezz|grupp))",
} as const;

/** How ages are told of somebody; each pattern's group is the number or numbers as written. */
const ASKED: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\b(?:is|are|was|be) )\b${N}[- ]?(?:(?:years?|yrs?)[- ]?olds?\b|y/?o\b|y\.o\.)`,
    "g",
  ),
  new RegExp(String.raw`\b(?:${PERSON.en})[, (]*(?:aged?|of) ${N}\b(?! ?(?:to|or|[-–]) ?\d)`, "g"),
  new RegExp(String.raw`\b(?:${PERSON.en})(?:,| \() ?${N}(?= *(?:$|[.!?;)]))`, "g"),
  new RegExp(
    String.raw`\b(?:hes|shes|im|(?:${PERSON.en})(?: (?:am|is|are|turned|turns)|['’][sm])) (?:(?:only|just|almost|nearly|already) )?${N}(?: years? old)?(?= *(?:$|[,.!?;)]|(?:and|so|but|can|could|does|is|who|what|whats|how|now|today)\b))`,
    "g",
  ),
  new RegExp(
    String.raw`\b(?:tenho |(?:${PERSON["pt-BR"]})(?:(?:,? que)?(?: tem| de| com| fez| faz) | \())(?:so |apenas )?${N}(?: anos| aninhos|(?= *(?:$|[,.!?;)]|${GOES_ON["pt-BR"]})))`,
    "g",
  ),
  new RegExp(
    String.raw`\b(?:ho |compio |(?:${PERSON.it})(?:(?:,? che)?(?: ha| hanno| di| con| compie|,) | \())(?:solo |appena )?${N}(?: anni|(?= *(?:$|[,.!?;)]|${GOES_ON.it})))`,
    "g",
  ),
  // Whom a price is for: "ingresso para 13 anos".
  new RegExp(
    String.raw`\b(?:quant[oa]s? (?:custa|paga|costa|e|sai|fica)|precos?|ingressos?|entradas?|prezz[oi]|bigliett[oi]|tariff[ae])(?: (?:de|com|di|a|o ingresso|il biglietto|l'ingresso))? (?:(?:para|pra|per|com|con) )?${N} (?:anos|anni)(?= *(?:$|[,.!?;)]))`,
    "g",
  ),
  new RegExp(String.raw`^(?:com |con |a )?${N} (?:anos|anni),? (?:paga|quanto)`, "g"),
  // "E per mio figlio? Ha 8 anni."
  new RegExp(String.raw`\b(?:${PERSON.it})[?.!,]* (?:ha|hanno) ${N} anni`, "g"),
  new RegExp(String.raw`\b(?:${PERSON["pt-BR"]})[?.!,]* tem ${N} anos`, "g"),
  /(\d{1,3}) ?[歳才]/g,
];
/** How many people come: no ages. */
const COUNT =
  /\b\d{1,2} (?=(?:adults?|kids?|child(?:ren)?|people|seniors?|adult(?:i|os?)|bambin[oi]|figli|ragazzi|persone|criancas?|filhos|pessoas|idosos?)\b)|(?<=大人|おとな|子供|子ども|こども)\d{1,2}[人名]?|\d{1,2}[人名]/g;
/** More are no family. */
const MOST_ASKED = 6;

/** The ages that a folded question tells of somebody; none where another number may be one. */
export const findAskedAges = perTexts((folded: string): readonly AskedAge[] => {
  const asked: AskedAge[] = [];
  let left = withoutAgesOfThings(folded).replace(COUNT, " ");
  for (const pattern of ASKED)
    left = left.replace(pattern, (all: string, written: string) => {
      for (const [word] of written.matchAll(/[a-z]{3,}|\d+/g))
        if (word !== "and") asked.push({ age: toNumber(word), word });
      return " ".repeat(all.length);
    });
  if (asked.length === 0) {
    const pupil = findPupil(left);
    if (pupil === undefined) return [];
    asked.push(pupil);
    left = left.replace(pupil.word, " ");
  }
  const fits = asked.length <= MOST_ASKED && asked.every(({ age }) => age <= MAX_AGE);
  return fits && !/\d/.test(left) ? asked : [];
});

const upTo = (to: number): NumberSpan => between(0, to);
const under = (age: number): NumberSpan => upTo(age - 0.1);
const since = (from: number): NumberSpan => between(from, MAX_AGE);

const DASH = "[-–—~〜]";

const CHILDREN =
  "(?:child(?:ren)?|kids?|youths?|juniors?|teen(?:ager)?s?|young people|infants?|toddlers?|bab(?:y|ies)|bambin[io]|ragazz[io]|crianc?as?|jovens|bebes?|adolescentes?)";
const ELDERS = "(?:seniors?(?: citizens?)?|pensioners?|anzian[io]|idosos?)";
/** Ends the ages of a label ("Child 4–15: £9"): what else is counted goes on. */
const LABEL_ENDS = String.raw`(?= *(?:(?:years?|yrs?)\b[^:\n]{0,12})?(?:[):,;]|$))`;

/** How pages tell a span of ages, in years. */
const SPANS: readonly SpanPattern[] = [
  [
    new RegExp(
      String.raw`(?<!\d)(\d{1,2}) ?(?:anni|anos|歳|才)? ?(?:${DASH}|ai?|e|と|から) ?(\d{1,3}) ?(?:anni|anos|歳|才)`,
      "g",
    ),
    between,
  ],
  [
    new RegExp(String.raw`(?<!\d)(\d{1,2}) ?(?:${DASH}|to|and) ?(\d{1,3})[- ]years?[- ]olds?\b`, "g"),
    between,
  ],
  [
    new RegExp(
      String.raw`\b(?:ages?d?|eta|idade):? (\d{1,2}) ?(?:${DASH}|to|a) ?(\d{1,3})\b(?! ?(?:months|mesi|meses))`,
      "g",
    ),
    between,
  ],
  [
    new RegExp(
      String.raw`\b${CHILDREN}(?: aged?|,| da| de)? \(?(?:from )?(\d{1,2}) ?(?:${DASH}|to|ai?) ?(1\d|\d)${LABEL_ENDS}`,
      "g",
    ),
    between,
  ],
  [/\badults? \(?(1[2-9]|2[015])\+|(?:, |\()(1[2-9]|2[015])\+(?=[):,]|$)/g, since],
  [new RegExp(String.raw`\b${ELDERS} \(?(\d{2})\+`, "g"), since],
  [
    /\bage[ds]? (\d{1,2})(?:\+|(?: years)? (?:and|or) (?:over|older|up|above)\b)|\b(\d{1,2})(?: years)? (?:and|or) older\b/g,
    since,
  ],
  [/\b(?:from (?:the )?age(?: of)?|minimum age(?: is| of)?:?|over the age of) (\d{1,2})\b/g, since],
  [
    new RegExp(
      String.raw`\b${CHILDREN} (?:can (?:start|join|come) )?from (?:the age of )?(${ONE_NUMBER}) years?\b(?! (?:ago|old school))`,
      "g",
    ),
    since,
  ],
  [/\b(?:at least|older than) (\d{1,2}) years old\b|\bover[- ](\d{2})s\b/g, since],
  [/\bmaiores? de (\d{2})(?= anos\b| *(?:$|[,.;:)]))/g, since],
  // Without a unit only what pages take for the age of retirement: "orders over 50" are none.
  [/\bover (5[5-9]|6[0-9]|7[05])(?= anni\b| *(?:$|[,.;:)]))/g, since],
  [/\b(5[5-9]|6[0-9]|7[05]) (?:and|or) over\b/g, since],
  [
    /\b(?:dai|dagli|oltre i|sopra i|almeno|(?<!\bda )piu di|maggiori di|a partir d[eo]s?|acima d[eo]s?|(?<!\b(?:ha|faz) )mais de|minim[ao](?: e)?(?: d[ei])?:?) (\d{1,2}) (?:anni|anos)\b(?! a\b)/g,
    since,
  ],
  [
    /\b(\d{1,2}) (?:anos ou mais|anos em diante|anni in su|anni compiuti)|\bda(?:i|gli) (\d{1,2}) in su\b/g,
    since,
  ],
  [/(\d{1,2})[歳才](?:以上|から|より上)/g, since],
  [
    new RegExp(
      String.raw`\bunder[- ](\d{1,2})s\b|\b${CHILDREN} \(?(?:aged )?(?:under|below|younger than) (?:the age of )?(\d{1,2})\b(?! ?(?:kg|cm|m)\b)|(?:^|[-*•,] |\n|\()under[- ](\d{1,2})(?= ?[:：,)]| (?:free|[€$£])|$)|\b(?:under|below) the age of (\d{1,2})\b`,
      "g",
    ),
    under,
  ],
  [
    /\b(?:menores? de|abaixo d[eo]s?|menos de|sotto i|minori di|meno di) (\d{1,2})(?: (?:anni|anos)\b| *(?=[,.;:)]|$|nao\b|non\b))/g,
    under,
  ],
  [/(\d{1,2})[歳才]未満/g, under],
  [/\bup to (?:the age of |age )(\d{1,2})\b|\bages? (\d{1,2}) (?:and|or) (?:under|younger)\b/g, upTo],
  [
    new RegExp(
      String.raw`\b${CHILDREN} \(?(?:aged )?up to (\d{1,2})${LABEL_ENDS}|\b${CHILDREN} \(?(\d{1,2}) (?:and|or) (?:under|younger|below)\b`,
      "g",
    ),
    upTo,
  ],
  [/\b(?:ate(?: os)?|fino ai?|fino agli) (\d{1,2}) (?:anni|anos)\b/g, upTo],
  [/(\d{1,2})[歳才](?:以下|まで)/g, upTo],
  ...SCHOOL_SPANS,
];

/** The spans of ages that a folded text tells, in years. */
export const findAgeSpans = (folded: string): NumberSpan[] =>
  readSpans(folded, SPANS).filter(({ to }) => to <= MAX_AGE);

/** Whether a span has two ends: "ages 9 to 14" says more of somebody aged ten than "over 6". */
export function isClosed({ from, to }: NumberSpan): boolean {
  return from > 0 && to < MAX_AGE;
}

/** Stands in the index for ages that a text tells: a word of its own, as "old" and "years" are said of much else. */
export const AGES_TOLD: Readonly<Record<Locale, string>> = {
  en: "agestold",
  "pt-BR": "agestold",
  it: "agestold",
  ja: "年齢",
};

/** Without one of these no span is told; they are cheaper to look for than the spans. */
const AGE_SIGN =
  /\b(?:age[ds]?|older|younger|years? olds?|under-?\d|under 1?\d|over 1?\d|adults?|child(?:ren)?|kids?|seniors?|juniors?|teen\w*|infants?|toddlers?)\b|\b(?:dai|dagli|fino ai|fino agli|sotto i|sopra i|oltre i|almeno|minori|maggiori|meno) (?:\w{1,12} )?\d|\b(?:idade|eta)\b|\b(?:menor(?:es)?|maior(?:es)?|a partir|acima|abaixo|ate|de) (?:\w{1,12} ){0,2}\d{1,2} anos\b|\d anos ou\b|[歳才]|[小中高]学?校?生|[小中高]学?[1-6]年|未就学|幼児/;

/** A price by age. */
export const PRICED_BY_AGE =
  /[€$£¥%円]|r\$|ユーロ|\b(?:free|gratis|de graca|gratuit\w+)\b|無料|いただきません/;
/** That word, where a text tells for which ages something is: "from 10 years up". */
export function nameOfAges(text: string, locale: Locale): readonly string[] {
  const folded = fold(text);
  if (!AGE_SIGN.test(folded) || PRICED_BY_AGE.test(folded)) return [];
  return findAgeSpans(folded).length > 0 ? [AGES_TOLD[locale]] : [];
}
