/** "What is there for a 9 year old?", "tem aula pra criança de 7 anos?", 小3の息子向けのコース: what is offered to somebody of an age. */
import type { Locale } from "../../../contract/locale.ts";
import { findAskedAges } from "../../language/ages.ts";
import type { AskedAge } from "../../language/school-ages.ts";
import { asksWhetherAllowed } from "./allowed.ts";
import type { AnswerKind } from "./answer-kind.ts";
import { asksForPrice, isMeasure } from "./measures.ts";

/** Who asks for anything. */
const ANYTHING =
  /\b(?:what|which|anything|something|any|o que|algo|alguma coisa|quais|qual|cosa|qualcosa|quali?)\b|何か|何が|どんな|どれ|もの/;
/** What is offered to people, by whatever name. */
const OFFER: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:courses?|class(?:es)?|lessons?|workshops?|groups?|clubs?|activit(?:y|ies)|camps?|trainings?|teams?|sessions?|tours?|trips?|parties)\b/,
  "pt-BR": /\b(?:cursos?|aulas?|oficinas?|turmas?|atividades?|grupos?|passeios?|escolinha|treinos?)\b/,
  it: /\b(?:cors[oi]|lezion[ei]|laborator(?:io|i)|attivita|grupp[oi]|git[ae]|visit[ae])\b/,
  ja: /教室|コース|クラス|講座|体験|レッスン|ツアー|プログラム|習/,
};

interface Asked {
  readonly folded: string;
  readonly kind: AnswerKind;
  readonly locale: Locale;
}

/** "Qual curso serve pra 9 anos?": whom it is for is not said. */
const FOR_YEARS = /\b(?:para|pra|per) (\d{1,2}) (?:anos|anni)(?= *(?:$|[?.!,;]))/;

/** Whether a folded word is for something that is offered, by whatever name: an "aula" may be a "curso". */
export const namesOffer = (word: string, locale: Locale): boolean => OFFER[locale].test(word);

/** The ages of those for whom something is looked for; none where something else is asked. */
export function agesOfOffer({ folded, kind, locale }: Asked): readonly AskedAge[] {
  if ((isMeasure(kind) && kind !== "age") || asksForPrice(folded, locale)) return [];
  // "Can my son join the otters course?" asks of that one; 参加できる教室 is any.
  const isOfOne = locale !== "ja" && asksWhetherAllowed(folded);
  if (!ANYTHING.test(folded) && (isOfOne || !OFFER[locale].test(folded))) return [];
  const ages = findAskedAges(folded);
  const [, years] = FOR_YEARS.exec(folded) ?? [];
  return ages.length > 0 || years === undefined ? ages : [{ age: Number(years), word: years }];
}
