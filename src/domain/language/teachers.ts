/** Who teaches or leads something: how that is asked, and how pages tell it ("Led by …", "Istruttore: …", 講師は…). */
import type { Locale } from "../../contract/locale.ts";
import { fold } from "./normalise.ts";

const ASKED: Readonly<Record<Locale, RegExp>> = {
  en: /\bwho(?:'s| is| are|'ll| will| does)?(?: be)? (?:teach\w*|lead(?:s|ing)?|instruct\w*|coach\w*|guid(?:es?|ing)|giv(?:es?|ing) (?:it|that|this|the|those)|(?:runs?|running|holds?|does) (?:it|that|this|the (?:[\w'-]+ ){0,3}(?:courses?|class(?:es)?|lessons?|tours?|workshops?|sessions?|clubs?|camps?|one|thing)))\b|\bwho(?:'s|s| is| are) in charge (?:t?here|of (?:it|that|this|the|them))\b|\bwho(?:'s| is| are) (?:the |your )?(?:\w+ )?(?:instructor|teacher|trainer|coach|guide|tutor|leader)s?\b/,
  "pt-BR":
    /\bquem (?:e que )?(?:(?:vai |que )?(?:(?:da|dar) (?:(?:[oa]s?|ess[ae]s?|est[ae]s?) )?(?:aulas?|cursos?|oficinas?|workshops?|treinos?|de )|ensina|ministra|conduz|guia|orienta|leciona)|(?:e|sao|sera) (?:[oa]s? )?(?:professor\w*|instrutor\w*|monitor\w*|guias?|orientador\w*))\b/,
  it: /\bchi (?:(?:lo|la|li|le|ci) )?(?:insegna|(?:tiene|conduce|guida)(?= *(?:$|[?.!])| (?:(?:il|lo|la|i|gli|le|quest[oa]|quell[oa]) )?(?:cors|lezion|laborator|visit|git[ae]|grupp|workshop|tour|escursion))|fa (?:da guida|il corso|la lezione|lezione))\b|\bchi (?:e|sono) (?:il|lo|la|l'|gli|i|le) ?(?:istrut\w+|insegnant\w+|maestr\w+|guid[ae]|docent\w+)\b/,
  ja: /(?:先生|講師|ガイド|インストラクター|指導者|案内役)(?:さん)?(?:は|って)(?:誰|だれ|どなた)|(?:誰|だれ|どなた)が(?:教え|案内|指導|担当)/,
};

const LEADER =
  "hosts?|keepers?|instructors?|teachers?|trainers?|coach(?:es)?|guides?|tutors?|professor(?:a|es|as)?|instrutor(?:a|es|as)?|monitor(?:a|es|as)?|guias?|orientador(?:a|es|as)?|istruttor[ei]|istruttric[ei]|insegnant[ei]|maestr[oaie]|docent[ei]|guida";
/** "Saturdays with Hattie Bloom": of a text as it stands. */
const WITH_NAME =
  /(?<!\p{L})(?:with|com|con) (?:(?:o|a|il|la|the|our|head|keeper|chef|mestre|maestr[oa]|prof\.?) ){0,2}\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u;
/** Told by a verb, or by what somebody is. */
const BY =
  /\b(?:led|taught|run|hosted|given|guided|instructed) by \p{L}|\b\p{L}+ (?:teaches|leads|instructs|coaches)\b|\b(?:ministrad|conduzid|guiad|orientad|dad)[oa]s? (?:por|pel[oa]s?) \p{L}|\b(?:tenut|condott|guidat|insegnat)[oaie] da|\ba cura di \p{L}/u;
const LABELLED = new RegExp(String.raw`\b(?:${LEADER})(?: ?[:：]| (?:is|are|e|sono|sao)\b|;)? ?\p{L}`, "u");
const JAPANESE =
  /(?:講師|先生|指導|担当|ガイド|案内役|インストラクター)(?:は|：|:|、| )|(?:さん|先生|氏)が[^。]{0,20}(?:教え|案内|指導|担当|講師)/u;

/** Whether it is asked who teaches or leads something. */
export const asksWhoTeaches = (folded: string, locale: Locale): boolean => ASKED[locale].test(folded);

/** Whether a text tells who does; a capital within it, or Japanese, has to be somebody's name. */
export function tellsWhoTeaches(text: string): boolean {
  const folded = fold(text);
  if (JAPANESE.test(folded)) return true;
  if (WITH_NAME.test(text)) return true;
  return /(?<!^)(?<!^[-*] )\p{Lu}\p{Ll}/u.test(text) && (BY.test(folded) || LABELLED.test(folded));
}

const TEACHING =
  /^(?:charge|thing|hosts?|does|teach\w*|lead\w*|runs?|running|holds?|giv\w+|instruct\w*|train\w*|coach\w*|guid\w*|tutor\w*|da|dar|ensina|ministra|conduz|orienta|leciona|professor\w*|instrutor\w*|monitor\w*|insegn\w+|tien\w+|tenere|conduc\w+|istrut\w+|maestr\w+|docent\w+|lezione|先生|講師|教|案内|指導|担当|誰|ガイド|one|nessa|nesse|dessa|desse|essa|esse|quell[aoe]|quest[aoe]|ai)$/;

/** Whether a folded word only says that somebody teaches. */
export const isOfTeaching = (word: string): boolean => TEACHING.test(word);
