/**
 * "Do you pick up pets from home?" is not answered by what else is picked up, nor by what else is said of pets: one sentence has to
 * say both.
 */
import type { Locale } from "../../../contract/locale.ts";
import { commonWordsOf } from "../../language/common-words.ts";
import { fold } from "../../language/normalise.ts";
import { sentenceAt } from "../../language/sentences.ts";
import type { Extract } from "../extraction/extract.ts";
import { asksYesOrNo, namesTime } from "../question/question.ts";
import { isFound } from "../ranking/match.ts";
import type { WeighedQuestion } from "../ranking/weigh.ts";

type Spaced = Exclude<Locale, "ja">;

/** Whether the business fetches something: who asks to collect an order comes by. */
const ASKED: Readonly<Record<Spaced, RegExp>> = {
  en: /\b(?:do|can|could|will|would) you (?:\w+ ){0,3}?(?:pick|collect|fetch)\b/,
  "pt-BR":
    /\b(?:buscam|coletam|retiram|(?:voces podem|podem|conseguem|da (?:pra|para)|tem como) (?:(?:vir|me) )?(?:buscar|coletar|retirar))\b/,
  it: /\b(?:ritirate|prelevate|(?:(?:potete|riuscite a) )?(?:venite|venire|passate|passare) a (?:prender|ritirar)\w+|potete (?:ritirar|prelevar)\w+)\b/,
};
/** The same told, and in the words of a question. */
const FETCHES: Readonly<Record<Spaced, RegExp>> = {
  en: /\bpick\w*\b|\bcollect\w*|\bfetch\w*/,
  "pt-BR": /\bbusc\w+|\bcolet\w+|\bretira\w*|\bvir\b/,
  it: /\britir\w+|\bprelev\w+|\bprend\w+|\bven(?:ite|ire|iamo)\b|\bpassa\w+/,
};
/** Where from, and whom: people need no name to be picked up. */
const FROM: Readonly<Record<Spaced, RegExp>> = {
  en: /^(?:us|me|him|her|them|wife|husband|family|guests?|people|station|airport|hotel|bus|train|home|house|door|doorstep|place|flat|address|up)$/,
  "pt-BR":
    /^(?:casa|domicilio|endereco|porta|gente|esposa|marido|familia|hospedes?|pessoas|rodoviaria|estacao|aeroporto|hotel)$/,
  it: /^(?:casa|domicilio|indirizzo|porta|moglie|marito|famiglia|ospiti|persone|stazione|aeroporto|hotel|treno)$/,
};

/** The position of the term that says what is fetched; undefined where none does. */
function findFetched(question: WeighedQuestion, locale: Spaced): number | undefined {
  const { folded, weighed } = question;
  const start = ASKED[locale].exec(folded)?.index ?? 0;
  const { light } = commonWordsOf(locale);
  const named = weighed.flatMap((term, at) =>
    term.role === "content" &&
    !light.has(term.word) &&
    !FROM[locale].test(term.word) &&
    !namesTime(term, locale) &&
    !FETCHES[locale].test(term.word)
      ? [{ at, place: folded.indexOf(term.word, start) }]
      : [],
  );
  return named.toSorted((one, other) => one.place - other.place).find(({ place }) => place >= 0)?.at;
}

/** Whether it was asked whether something is fetched, and no sentence that tells of fetching names it. */
export function lacksFetched(question: WeighedQuestion, { sentences }: Extract): boolean {
  const { folded, locale } = question;
  if (locale === "ja" || !ASKED[locale].test(folded) || !asksYesOrNo(question)) return false;
  const fetched = findFetched(question, locale);
  if (fetched === undefined) return false;
  return sentences.every(({ from }) =>
    from.sentences.every((found, at) => {
      const tells = FETCHES[locale].test(fold(`${from.passage.heading} ${sentenceAt(from.passage, at)}`));
      return !tells || !(isFound(found, fetched) || isFound(from.heading, fetched));
    }),
  );
}
