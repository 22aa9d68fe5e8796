/** Prices and discounts for somebody whom the answer does not name: that groups pay less tells students nothing. */
import type { Locale } from "../../../contract/locale.ts";
import { fold } from "../../language/normalise.ts";
import type { Extract } from "../extraction/extract.ts";
import { asksForDiscount } from "../question/payers.ts";
import type { ReadQuestion } from "../question/question.ts";

/** A kind of payers: words by which it is asked for, and those by which pages tell of it. */
type Payers = readonly [asked: RegExp, told: RegExp];

/** Who pays less by a card or an age. What is told of all reduced prices together is told of each. */
const PAYERS: Readonly<Record<Locale, readonly Payers[]>> = {
  en: [
    [/\bstudents?\b/, /student|concession|reduced|university/],
    [
      /\b(?:seniors?|pensioners?|oaps?|retired|retirees?|elderly)\b/,
      /senior|pension|oap|retire|elder|concession|reduced|\b(?:5[5-9]|6\d|7[05])s?\b/,
    ],
    [/\bteachers?\b/, /teacher|educat|concession/],
    [/\b(?:military|veterans?|soldiers?)\b/, /militar|veteran|forces|concession/],
    [/\bnhs\b|\bnurses?\b/, /nhs|nurse|key worker|concession/],
    [/\bunemployed\b/, /unemploy|jobseeker|concession|reduced/],
  ],
  "pt-BR": [
    [/\b(?:estudantes?|universitari[oa]s?)\b/, /estudant|universit|meia|carteirinha/],
    [
      /\b(?:idos[oa]s?|aposentad[oa]s?|terceira idade)\b/,
      /idos|aposent|terceira idade|meia|\b(?:5[5-9]|6\d|7[05])s?\b/,
    ],
    [/\bprofessor(?:a|es|as)?\b/, /professor|docente|meia/],
    [/\b(?:pcd|deficientes?|deficiencia)\b/, /pcd|deficien|meia/],
    [/\bdesempregad[oa]s?\b/, /desempreg/],
  ],
  it: [
    [/\b(?:student[ei]|studentess[ae]|universitar[io])\b/, /student|universit|ridott|riduzion/],
    [
      /\b(?:anzian[oaie]|pensionat[oaie]|terza eta|over ?6\d)\b/,
      /anzian|pension|terza eta|ridott|riduzion|\b(?:5[5-9]|6\d|7[05])s?\b/,
    ],
    [/\b(?:insegnant[ei]|docent[ei])\b/, /insegnant|docent|scuol|ridott/],
    [/\bdisabil[ei]\b|\binvalid[oi]\b/, /disabil|invalid|ridott/],
    [/\bdisoccupat[oaie]\b/, /disoccup/],
  ],
  ja: [
    [/学割|(?<![小中])学生/, /学割|(?<![小中])学生|生徒/],
    [/シニア|高齢|お年寄り/, /シニア|高齢|敬老|お年寄り|(?:5[5-9]|6\d|7[05])[歳才]/],
    [/障害|障がい/, /障害|障がい/],
    [/教員|教師/, /教員|教師|先生/],
  ],
};

/** Whether a price or discount was asked for somebody of whom the answer does not tell. */
export function lacksPayer(question: ReadQuestion, { sentences }: Extract): boolean {
  const { folded, kind, locale } = question;
  if (kind !== "price" && !asksForDiscount(question)) return false;
  const asked = PAYERS[locale].filter(([said]) => said.test(folded));
  if (asked.length === 0) return false;
  const texts = sentences.map(({ from, text }) => fold(`${from.passage.heading} ${text}`));
  return !asked.some(([, told]) => texts.some((text) => told.test(text)));
}
