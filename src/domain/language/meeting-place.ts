/**
 * "Where do we meet?", "punto di ritrovo", "onde a gente se encontra": where a tour, trip or lesson begins. Pages say that one
 * meets there, or that it starts, leaves or departs from somewhere.
 */
import type { Locale } from "../../contract/locale.ts";
import type { Idiom } from "./hours-idioms.ts";

const PLAIN: Readonly<Record<Locale, string>> = {
  en: "where meet",
  "pt-BR": "onde e o encontro",
  it: "dove ritrovo",
  ja: "どこに集合",
};

/** Its names. Parcels have a pick-up point too. */
const NAMES: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:meeting|starting|departure) (?:point|place|spot)s?\b/,
  "pt-BR": /\b(?:ponto|local|lugar) de (?:encontro|partida|saida)\b/,
  it: /\b(?:punto|luogo|posto) (?:di|del) (?:ritrovo|incontro|partenza)\b/,
  ja: /(?:集合|待ち?合わ?せ|出発)(?:場所|地点)/,
};

/** Whether a folded question, in plain words, asks where one meets. */
export const asksForMeetingPlace = (folded: string, locale: Locale): boolean =>
  folded.includes(PLAIN[locale]);

/** Whether a folded sentence names the place where one meets: "The meeting point is the red bench." */
export const namesMeetingPlace = (folded: string, locale: Locale): boolean => NAMES[locale].test(folded);

/** The phrases in folded text, and the plain words for them. */
export const MEETING_PLACE: Readonly<Record<Locale, readonly Idiom[]>> = {
  en: [
    [NAMES.en, PLAIN.en],
    [
      /\bwhere (?:do|shall|will|should|can) (?:we|i|you|people|guests|everyone) (?:all )?(?:meet(?: up)?|gather)\b(?! (?:the|a|an|with|other|new)\b)/g,
      PLAIN.en,
    ],
  ],
  "pt-BR": [
    [NAMES["pt-BR"], PLAIN["pt-BR"]],
    [
      /\b(?:aonde|onde) (?:e que )?(?:a gente (?:vai )?se encontra(?:r)?|nos encontramos|vamos nos encontrar|e a partida)\b/g,
      PLAIN["pt-BR"],
    ],
  ],
  it: [
    [NAMES.it, PLAIN.it],
    [
      /\b(?:da )?dove (?:ci (?:si )?(?:trova|trovano|vede|incontra|ritrova|troviamo|vediamo|incontriamo|ritroviamo)|(?:e|c'e) (?:il ritrovo|la partenza))\b(?= (?:per|con|prima)\b|[ ?!.]*$)/g,
      PLAIN.it,
    ],
  ],
  ja: [[/どこ(?:に|で)(?:集まれば|集まり|集合|待ち合わせ)[^。?？]{0,8}/g, PLAIN.ja]],
};
