/**
 * "How much is it for two adults, a child and a senior?" is told the row of each in the list of prices, and the one for
 * families where there is one.
 */
import { namesPerson } from "../../language/ages.ts";
import type { NumberSpan } from "../../language/number-words.ts";
import { hasContext } from "../question/asked-terms.ts";
import { type Party, type Payer, readParty } from "../question/paying-party.ts";
import { isOfComing } from "../question/paying-terms.ts";
import type { Asked } from "../question/question.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { thingOf } from "./own-row.ts";
import {
  isByAge,
  isForGrownUps,
  labelOfPrice,
  pickPriceList,
  priceFor,
  type PriceList,
  spansOf,
} from "./price-for-age.ts";
import { isProse } from "./rows.ts";

const FAMILY = /\b(?:famil(?:y|ies|ias?)|famigli[ae])\b|家族|ファミリー/;
/** What a price for somebody may be called, before who that is. */
const CALLED = String.raw`^(?:- )?(?:(?:tickets?|entry|admission|ingress[oi]s?|entradas?|bigliett[oi]|tariff[ae]|tarifas?|precos?|prezz[oi]|valor|meia|passes?|入[場館園]料) )?`;
const ADULT = new RegExp(`${CALLED}adult`);
const CHILD = new RegExp(
  `${CALLED}(?:child(?:ren)?|kids?|juniors?|youths?|under|infants?|criancas?|infantil|menores|bambin|bimb|ragazz|子ども|子供|こども|小人|お子|小・?中学生|小学生)`,
);
/** "Children's bike", "Adult tricycle": a thing for somebody, and no price for him. */
const THING =
  /^(?:- )?(?:adults?|child(?:ren)?|kids?|juniors?|youths?)(?:['’]s?)? (?!tickets?|pass|price|rate|entry|entrance|admission|member|day|week|single|visit|and|or|under|over|age|from|up|with|to\b|\d)\p{L}/u;
const SENIOR =
  /senior|pension|\boaps?\b|retire|elder|concession|reduced|idos|aposent|terceira idade|anzian|ridott|シニア|高齢|敬老|お年寄り/;
const STUDENT =
  /student|concession|reduced|estudant|universit|(?<!\bhoras? e )\bmeia\b|ridott|(?<![小中])学生/;
const GROWN_UP_AGE = 18;
const ELDERLY_AGE = 55;
/** More rows are no answer. */
const MOST_TOLD = 6;

const isOfChildren = ({ to }: NumberSpan): boolean => to <= GROWN_UP_AGE + 1;
const isOfElderly = ({ from }: NumberSpan): boolean => from >= ELDERLY_AGE;
/** "Children come in free of charge." is a price for children. */
const isForThing = (told: RankedSentence): boolean => !isProse(told) && THING.test(labelOfPrice(told));

/** Whether a row or sentence of a list tells what such payers pay. */
const TELLS: Readonly<Record<Payer, (told: RankedSentence) => boolean>> = {
  adult: (told) => (isForGrownUps(told) || ADULT.test(labelOfPrice(told))) && !isForThing(told),
  child: (told) => (CHILD.test(labelOfPrice(told)) || spansOf(told).some(isOfChildren)) && !isForThing(told),
  senior: (told) => SENIOR.test(labelOfPrice(told)) || spansOf(told).some(isOfElderly),
  student: (told) => STUDENT.test(labelOfPrice(told)),
  family: (told) => FAMILY.test(labelOfPrice(told)),
};

/** Whether a row is for grown-ups, and for no thing of theirs. */
export const isForAdults = (row: RankedSentence): boolean => TELLS.adult(row);

/** What is told of some payers; who has no price of his own pays the one for adults. */
function pricesFor<S extends RankedSentence>(payer: Payer, list: PriceList<S>): readonly S[] {
  const all = [...list.rows, ...list.sentences].filter((told) => payer === "family" || !TELLS.family(told));
  const own = all.filter(TELLS[payer]);
  if (payer === "child") return own;
  return own.length > 0 ? own : list.rows.filter(TELLS.adult).slice(0, 1);
}

/** A family pays the price for families where there is one, else each of it his own. */
function payersOf({ payers, ages }: Party, hasFamilies: boolean): readonly Payer[] {
  if (!payers.has("family")) {
    const isFamily = hasFamilies && payers.has("adult") && (payers.has("child") || ages.length > 0);
    return [...(isFamily ? ["family" as const] : []), ...payers];
  }
  if (hasFamilies) return [...payers];
  // Where nothing is for families, what they pay is the price for adults.
  return [...new Set<Payer>(["adult", ...(ages.length > 0 ? [] : ["child" as const]), ...payers])];
}

/** The prices for those of whom a party is made up; the whole list where one of them has no price; undefined where it is somebody of one kind. */
export function findPriceForPayers<S extends RankedSentence>(
  ranked: readonly S[],
  asked: Asked,
): readonly S[] | undefined {
  const party = hasContext(asked) ? undefined : readParty(asked);
  if (!party) return undefined;
  const things = thingOf(asked).filter((at) => {
    const word = asked.terms[at]?.word ?? "";
    return !party.says(word) && !namesPerson(word) && !isOfComing(word, asked.locale);
  });
  if (things.length > 0 && party.payers.size + party.ages.length < 2) return undefined;
  const isByPayer = (told: S): boolean => isByAge(told) || Object.values(TELLS).some((tells) => tells(told));
  const { list } = pickPriceList(ranked, asked, { things, isByPayer });
  if (!list) return undefined;
  const told = [
    ...payersOf(party, list.rows.some(TELLS.family)).map((payer) => pricesFor(payer, list)),
    ...party.ages.map((age) => [priceFor(age, list)].filter((one) => one !== undefined)),
  ];
  const rows = [...new Set(told.flat())];
  if (rows.length === 0 || rows.length > MOST_TOLD) return undefined;
  if (told.every((some) => some.length > 0)) return rows;
  // Whom a row is for that names nobody ("Junior, up to 130 cm") a reader sees better, in a list that names adults.
  return list.rows.some(TELLS.adult) && list.rows.length <= MOST_TOLD ? list.rows : undefined;
}
