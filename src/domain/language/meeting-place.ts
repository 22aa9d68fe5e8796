/**
 * "Where do we meet?", "punto di ritrovo", "onde a gente se encontra": where a tour, trip or lesson begins. Pages say that it
 * starts, leaves or departs from somewhere.
 */
import type { Locale } from "../../contract/locale.ts";
import type { Idiom } from "./hours-idioms.ts";

const PLAIN: Readonly<Record<Locale, string>> = {
  en: "where start",
  "pt-BR": "onde saida",
  it: "dove partenza",
  ja: "集合場所",
};

/** Whether a folded question, in plain words, asks where one meets. */
export const asksForMeetingPlace = (folded: string, locale: Locale): boolean =>
  folded.includes(PLAIN[locale]);

/** The phrases in folded text, and the plain words for them. */
export const MEETING_PLACE: Readonly<Record<Locale, readonly Idiom[]>> = {
  en: [
    [
      /(?:\b(?:what|where) ?(?:is|'s|are) )?(?:\b(?:the|your) )?\b(?:meeting|starting|departure|pick-?up) (?:point|place|spot)s?\b/g,
      PLAIN.en,
    ],
    [
      /\bwhere (?:do|shall|will|should|can) (?:we|i|you|people|guests|everyone) (?:all )?(?:meet(?: up)?|gather)\b(?! (?:the|a|an|with)\b)/g,
      PLAIN.en,
    ],
    [
      /\bwhere (?:do|does|will) (?!i\b|we\b|you\b)((?:[\w'-]+ ){1,4}?)(?:leave|depart|set off|go|begin)(?: from)?(?=[ ?!.]*$)/g,
      `${PLAIN.en} $1`,
    ],
  ],
  "pt-BR": [
    [/(?:\bqual (?:e )?o )?\b(?:ponto|local|lugar) de (?:encontro|partida|saida)\b/g, PLAIN["pt-BR"]],
    [
      /\b(?:aonde|onde) (?:e que )?(?:a gente (?:vai )?se encontra(?:r)?|nos encontramos|vamos nos encontrar|e o encontro|e a (?:saida|partida))\b/g,
      PLAIN["pt-BR"],
    ],
    [
      /\b(?:de )?(?:aonde|onde) (?:e que )?(?:sa[ie]m?|part(?:e|em)|comecam?|iniciam?)(?= (?:[oa]s? |n?ess[ae]s? )?\w)/g,
      PLAIN["pt-BR"],
    ],
  ],
  it: [
    [/(?:\bqual e il )?\b(?:punto|luogo|posto) (?:di|del) (?:ritrovo|incontro|partenza)\b/g, PLAIN.it],
    [
      /\b(?:da )?dove (?:ci (?:si )?(?:trova|trovano|vede|incontra|ritrova|troviamo|vediamo|incontriamo|ritroviamo)|(?:e|c'e) (?:il ritrovo|la partenza))\b(?= (?:per|con|prima)\b|[ ?!.]*$)/g,
      PLAIN.it,
    ],
    [/\b(?:da )?dove (?:si )?(?:part(?:e|ono)|comincia(?:no)?|inizia(?:no)?)\b/g, PLAIN.it],
  ],
  ja: [
    [/(?:どこ(?:に|で))(?:集まれば|集まり|集合|待ち合わせ)[^。?？]{0,8}/g, PLAIN.ja],
    [/どこから(?:出発|出|スタート)[^。?？]{0,6}/g, PLAIN.ja],
  ],
};
