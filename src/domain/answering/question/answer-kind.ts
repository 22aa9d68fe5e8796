/**
 * What kind of answer a question asks for, and whether a sentence holds one. A hint for the ranking, never a filter.
 */
import type { Locale } from "../../../contract/locale.ts";
import { namesMeetingPlace } from "../../language/meeting-place.ts";
import { fold } from "../../language/normalise.ts";
import { asksWhetherHired } from "./hiring.ts";
import { isPriceByAge, tellsDiscount } from "./limits.ts";
import { findNamedKind, type NamedKind, namesOfKind } from "./named-kinds.ts";
import { AMOUNT, findMeasure, type Measure, showsMeasure } from "./measures.ts";

/** Kinds that leave a trace in an answering sentence; `other` leaves none. */
export type AnswerKind = "who" | "when" | Measure | NamedKind | "number" | "where" | "why" | "other";

/** Kinds of which every answer shows a sign: a number, with its unit or without, or a time. */
export const TOLD_BY_SIGNS: ReadonlySet<AnswerKind> = new Set<AnswerKind>([
  "price",
  "age",
  "weight",
  "distance",
  "needed",
  "language",
  "format",
  "hour",
  "duration",
  "people",
  "moment",
  "often",
  "number",
  "when",
]);

type Cues = readonly (readonly [AnswerKind, RegExp])[];

const CUES: Readonly<Record<Locale, Cues>> = {
  en: [
    [
      "number",
      /\bhow (?:many|much|long|far|old|tall|big|large|high|often|fast|deep)\b|\bwhat (?:percent\w*|number|amount|share|age|price|size)\b|\b(?:until|till|by) when\b/,
    ],
    [
      "when",
      /\bwhen\b|\b(?:what|which) (?:year|date|day|month|century|decade|time|period|era)\b|\bin what year\b|\bsince when\b/,
    ],
    ["who", /\b(?:who|whom|whose)\b/],
    ["where", /\bwhere\b|\b(?:what|which) (?:country|city|state|place|region|town|continent|location)\b/],
    ["why", /\bwhy\b|\bfor what reason\b|\bwhat (?:caused|was the (?:cause|reason))\b/],
  ],
  "pt-BR": [
    [
      "number",
      /\bquant[oa]s?\b|\bate quando\b|\bqual (?:o|a|e o|e a|era o|era a)? ?(?:numero|porcentagem|percentual|valor|tamanho|quantidade|idade|taxa|preco)\b/,
    ],
    [
      "when",
      /\bquando\b|\b(?:que|qual|quais) (?:ano|anos|data|dia|mes|seculo|decada|periodo|epoca|horas?|horario)\b/,
    ],
    ["who", /\bquem\b/],
    ["where", /\bonde\b|\baonde\b|\b(?:que|qual) (?:pais|cidade|estado|lugar|local|regiao|continente)\b/],
    ["why", /\bpor ?que\b|\bqual (?:o|e o|foi o) motivo\b|\bqual a (?:causa|razao)\b/],
  ],
  it: [
    [
      "number",
      /\bquant[oaie]\b|\b(?:fino a|entro) quando\b|\bqual[ei]? (?:era |e )?(?:il|la|l')? ?(?:numero|percentuale|valore|dimensione|quantita|eta|prezzo)\b/,
    ],
    [
      "when",
      /\bquando\b|\b(?:che|quale|quali|qual) (?:anno|anni|data|giorno|mese|secolo|decennio|periodo|epoca|ora|ore)\b/,
    ],
    ["who", /\bchi\b/],
    ["where", /\bdove\b|\b(?:che|quale|quali) (?:paese|citta|stato|luogo|regione|continente|posto)\b/],
    ["why", /\bperche\b|\bper quale (?:motivo|ragione)\b|\bqual e (?:la causa|il motivo)\b/],
  ],
  ja: [
    [
      "number",
      /何[人個本台回件社校枚%パ歳度割倍キメ円隻]|いくつ|いくら|何パーセント|どれ(?:くらい|ぐらい|ほど)/,
    ],
    ["when", /いつ|何[年月日時世]|何世紀|何曜日|(?:曜日|日|日時|日程)は[?。 ]*$/],
    ["who", /誰|だれ|どなた|何者|人物/],
    ["where", /どこ|どちら|何処|何[県市国町村州駅]/],
    ["why", /なぜ|何故|どうして|理由|原因/],
  ],
};

const NUMBER_WORDS: Readonly<Record<Locale, RegExp>> = {
  en: /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundred|thousand|million|billion|half|third|twice|once)\b/,
  "pt-BR":
    /\d|\b(?:um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|cem|cento|mil|milhao|milhoes|metade)\b/,
  it: /\d|\b(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|cento|mille|mila|milione|milioni|meta)\b/,
  ja: /\d|[一二三四五六七八九十百千万億][人個本台回件社校枚年月日つ歳度割倍%]/,
};
const TIME_WORDS: Readonly<Record<Locale, RegExp>> = {
  en: /\b\d{3,4}s?\b|\b\d{1,2}(?::\d\d|\s?[ap]m)\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|noon|midday|midnight|century|centuries|decade)\b/,
  "pt-BR":
    /\b\d{3,4}\b|\b\d{1,2}(?:h|:\d\d)|\b(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)s?|meio-dia|meia-noite|seculo|decada)\b/,
  it: /\b\d{3,4}\b|\b\d{1,2}[:.]\d\d\b|\b(?:alle|dalle|le|ore) \d{1,2}\b|\b(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|lunedi|martedi|mercoledi|giovedi|venerdi|sabat[oi]|domenic(?:a|he)|mezzogiorno|mezzanotte|secolo|anni|decennio)\b/,
  ja: /[\d一二三四五六七八九十](?:[年月日時]|[かヶカヵ]月|週間)|世紀|曜日|時代|午前|午後/,
};
/** What is asked for the last of something, and a time that is told from another one: "one hour before we close". */
const LAST = /\b(?:last|latest|ultim[oa]s?|ultim[ie])\b|最[終後]|ラスト/;
const BEFORE =
  /\b(?:minutes?|hours?|minutos?|horas?) (?:before|after|antes|depois|apos)\b|\b(?:minuti|or[ae]) (?:prima|dopo)\b|\d(?:分|時間)[前後]/;
/** Words that say where without a name: "behind the chapel". */
const PLACE_WORDS: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:behind|beside|in front of|next to|opposite|upstairs|downstairs|across from|around the corner|on the (?:ground|first|second|third|top) floor)\b/,
  "pt-BR":
    /\b(?:atras d[aeo]s?|ao lado d[aeo]s?|(?:em|n?a|da) frente|no balcao|na recepcao|no terreo|andar|na esquina)\b/,
  it: /\b(?:dietro|accanto|davanti|di fronte|al banco|alla reception|piano|pianterreno|all'angolo)\b/,
  ja: /(?:[裏隣横]|(?<![分日間時週月年以事食直名午])前)(?:に|で|から(?!の))|そば|向かい|近く|[0-9一二三四五六七八九十]階|左|右|裏/,
};
const REASON_WORDS: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:because|due to|since|so that|in order to|as a result|therefore|caused|reason|to avoid|to prevent|thus)\b/,
  "pt-BR": /\b(?:porque|pois|devido|por causa|ja que|uma vez que|para que|a fim de|motivo|razao|causa)\b/,
  it: /\b(?:perche|poiche|a causa|dato che|dovuto|in quanto|affinche|motivo|ragione|causa|per evitare)\b/,
  ja: /ため|から|ので|理由|原因|により|によって/,
};
const NAME = /(?<=[\p{Ll}\p{N},;:'"’“«(–-]\s?)\b\p{Lu}[\p{L}'’-]+/gu;

/** Questions for a way of doing something: their answer is a run of steps rather than one telling sentence. */
const STEPS: Readonly<Record<Locale, RegExp>> = {
  en: /\bhow (?:do|can|could|should|would|must|may) (?:i|we|you|one|my)\b|\bhow to\b|\bwhat (?:do|can|should|must) (?:i|we) (?:(?:need|have) to )?do\b|\bwhat to do\b|\bsteps\b|\binstructions?\b|(?<!\b(?:do|did|will|would|might) )\bi (?:want|need|would like) to\b/,
  "pt-BR":
    /\bcomo (?:posso|faco|fazer|faz|fazemos|devo|consigo|se faz|eu)\b|\bpasso a passo\b|\bpassos\b|\bo que (?:devo|posso|preciso|(?:eu )?faco)\b|\binstrucoes\b/,
  it: /\bcome (?:posso|faccio|fare|si fa|si puo|devo|possiamo)\b|\bpassaggi\b|\bcosa (?:devo|posso) fare\b|\bcosa faccio\b|\bistruzioni\b/,
  ja: /どうすれば|どうやって|どのようにすれ|方法|やり方|手順|仕方|したいのですが/,
};

/** Whether the question asks for steps. */
export function asksForSteps(question: string, locale: Locale): boolean {
  return STEPS[locale].test(fold(question));
}

const WHAT_THERE_IS: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:what|which) (?:kinds? of |types? of |sorts? of )?(?:[\w'-]+ ){1,3}(?:do you|are there|can i|have you)\b|^(?:what are|tell me(?: more)? about|list) (?:the |your |all )|^(?:(?:do|can) you (?:do|offer|run|have|organi[sz]e|provide|give)|are there) (?:any )?(?:[\w'-]+ ){0,2}[\w'-]+s(?=[ ?!.]*$)/,
  "pt-BR":
    /\b(?:que|quais) (?:tipos? de )?(?:\S+ ){1,3}(?:voces?|ha|tem|existem|oferecem?|faz(?:em)?|alugam?|vendem?|servem?|(?:posso|podemos|da para|se pode) (?:alugar|comprar|reservar|pegar|encomendar|pedir))\b|^(?:voces? )?(?:faz(?:em)?|oferecem?|organizam?|tem|ha|dao) (?:\S+ ){0,2}\S+s(?=[ ?!.]*$)/,
  it: /\b(?:che|quali) (?:tipi? di )?(?:\S+ ){1,3}(?:avete|fate|offrite|ci sono|proponete|organizzate|noleggiate|affittate|vendete|servite|hai|fai|offri|proponi|organizzi|noleggi|affitti|vendi|servi|(?:posso|possiamo|si possono) (?:noleggiare|affittare|comprare|acquistare|prenotare|prendere|avere))\b|^(?:offrite|avete|ci sono|fate|organizzate|proponete) (?:dei |degli |delle )?(?:\S+ ){0,2}\S+(?=[ ?!.]*$)/,
  ja: /どんな|どのような|何があり|について(?:教え|知り|聞)|(?:は|って)(?:あり|行って|やって|実施して)(?:い)?ます/,
};

/** Whether it is asked what there is: "Which courses do you offer?" is answered by the list, not by what else is said of courses. */
export const asksWhatThereIs = (asked: { readonly folded: string; readonly locale: Locale }): boolean =>
  WHAT_THERE_IS[asked.locale].test(asked.folded) || asksWhetherHired(asked.folded, asked.locale);

/** Kind of answer a question asks for. */
export function decideAnswerKind(question: string, locale: Locale): AnswerKind {
  const folded = fold(question);
  return findMeasure(folded, locale) ?? findNamedKind(folded, locale) ?? firstCue(folded, locale) ?? "other";
}

/** The cue that comes first: "Where do I go when you are closed?" asks where. A number is asked for wherever it is. */
function firstCue(folded: string, locale: Locale): AnswerKind | undefined {
  let [first, first_at]: [AnswerKind | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const [kind, cue] of CUES[locale]) {
    const at = folded.search(cue);
    if (kind === "number" && at >= 0) return kind;
    if (at >= 0 && at < first_at) [first, first_at] = [kind, at];
  }
  return first;
}

interface AskedKind {
  readonly kind: AnswerKind;
  readonly locale: Locale;
  readonly folded: string;
}

/** A name inside the sentence that the question did not give. */
function hasNewName(sentence: string, foldedQuestion: string): boolean {
  for (const [name] of sentence.matchAll(NAME)) if (!foldedQuestion.includes(fold(name))) return true;
  return false;
}

/** How a place is reached or said to be somewhere: beside such words a name tells where. */
const WAY: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:station|bus(?:es)?|tram|tube|metro|trains?|on foot|walk|motorway|exit|junction|route|miles?|corner|located|find us|we are (?:in|at|on))\b|\d ?km\b/,
  "pt-BR":
    /\b(?:estacao|onibus|metro|trem|a pe|rodovia|saida|km|esquina|quadras?|terminal|rodoviaria|fica(?:mos)?|estamos|localizad[ao]s?)\b/,
  it: /\b(?:stazione|fermata|autobus|bus|corriera|tram|metro|treno|a piedi|autostrada|uscita|km|angolo|siamo (?:in|a|nel|al)|ci trov(?:i|ate)|si trova)\b/,
  ja: /[駅]|バス|電車|徒歩|歩いて|インター|号線|方面|最寄|交通案内/,
};

/** Whether a sentence tells where something is: by an address, words of place or words of a way; other ways with a name or a number leave it open. */
function showsAddress(sentence: string, asked: AskedKind): boolean | undefined {
  const { locale } = asked;
  const folded = fold(sentence);
  const shows =
    showsMeasure(folded, "address", NUMBER_WORDS[locale]) === true ||
    PLACE_WORDS[locale].test(folded) ||
    WAY[locale].test(folded);
  const maySay = locale === "ja" || /\d/.test(folded) || hasNewName(sentence, asked.folded);
  return shows || (maySay ? undefined : false);
}

function showsPlace(sentence: string, asked: AskedKind): boolean | undefined {
  const folded = fold(sentence);
  if (PLACE_WORDS[asked.locale].test(folded) || namesMeetingPlace(folded, asked.locale)) return true;
  return asked.locale === "ja" ? undefined : hasNewName(sentence, asked.folded);
}

/** Whether a sentence tells an age, or a number of people, that was asked for. */
function showsLimit(sentence: string, { kind, folded, locale }: AskedKind & { kind: "age" | "people" }) {
  const told = fold(sentence);
  const isElse = kind === "people" ? tellsDiscount(told) : isPriceByAge(folded, told, locale);
  return isElse ? false : showsMeasure(told, kind, NUMBER_WORDS[locale]);
}

/** Whether a sentence shows the trace of that kind of answer; `undefined` when the kind leaves none in this language. */
export function showsAnswer(sentence: string, asked: AskedKind): boolean | undefined {
  switch (asked.kind) {
    case "price":
    case "weight":
    case "distance":
    case "needed":
    case "phone":
    case "email":
    case "hour":
    case "often":
    case "duration":
      return showsMeasure(fold(sentence), asked.kind, NUMBER_WORDS[asked.locale]);
    case "age":
    case "people":
      return showsLimit(sentence, { ...asked, kind: asked.kind });
    case "language":
    case "format":
      return namesOfKind(fold(sentence), asked.kind);
    case "address":
      return showsAddress(sentence, asked);
    case "number":
      return NUMBER_WORDS[asked.locale].test(fold(sentence));
    case "moment":
      if (LAST.test(asked.folded) && BEFORE.test(fold(sentence))) return true;
      return TIME_WORDS[asked.locale].test(fold(sentence).replace(AMOUNT, " "));
    case "when":
      return TIME_WORDS[asked.locale].test(fold(sentence));
    case "why":
      return REASON_WORDS[asked.locale].test(fold(sentence));
    case "who":
      return asked.locale === "ja" ? undefined : hasNewName(sentence, asked.folded);
    case "where":
      return showsPlace(sentence, asked);
    case "other":
      return undefined;
    default:
      return asked.kind satisfies never;
  }
}
