/**
 * "We are 10, how much is the meeting room?" is told the room that holds ten, though the small one says as much of rooms; who is
 * four, the price for four.
 */
import { findPartySize, findPartySpans } from "../../language/party-sizes.ts";
import { toNumber, widthAround } from "../../language/number-words.ts";
import { fold } from "../../language/normalise.ts";
import { asksForDiscount } from "../question/payers.ts";
import type { Asked } from "../question/question.ts";
import { isFound } from "../ranking/match.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { thingOf } from "./own-row.ts";

const COUNTED =
  /^(?:people|persons?|guests|players|participants|adults|groups?|rates?|pessoas|jogadores|participantes|convidados|adultos|grupos?|persone|giocatori|partecipanti|ospiti|adulti|grupp[oi]|人|名|団体|人数)$/;

/** The words of a thing that a price for people is asked of: neither how many nor what people are called. */
const thingsOf = (asked: Asked): readonly number[] =>
  thingOf(asked).filter((at) => {
    const word = asked.terms[at]?.word ?? "";
    return !COUNTED.test(word) && !(toNumber(word) > 0);
  });

/** What tells a price for so many people as were told: of what holds them the narrowest; undefined where nothing does. */
export function findPriceForParty<S extends RankedSentence>(
  ranked: readonly S[],
  asked: Asked,
): readonly S[] | undefined {
  const isDiscount = asksForDiscount(asked);
  if (asked.kind !== "price" && !isDiscount) return undefined;
  const size = findPartySize(asked.folded);
  if (size === undefined) return undefined;
  const things = thingsOf(asked);
  const isOfThing = ({ from, index }: S): boolean =>
    things.every((at) => isFound(from.sentences[index], at) || isFound(from.heading, at));
  const suiting = ranked.flatMap((one) => {
    const shows = one.shows === true || (isDiscount && /%|割/.test(one.text));
    if (!shows || !isOfThing(one)) return [];
    const width = widthAround(findPartySpans(fold(one.text)), size);
    return width === undefined ? [] : [{ one, width }];
  });
  const narrowest = Math.min(...suiting.map(({ width }) => width));
  const told = suiting.filter(({ width }) => width === narrowest).map(({ one }) => one);
  return told.length > 0 && told.length <= MOST_TOLD ? told : undefined;
}

/** More tell of as many things. */
const MOST_TOLD = 3;
