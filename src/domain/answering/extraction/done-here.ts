/**
 * "Do you repair bikes?" is told by who says that bikes are repaired here ("We repair …", "Aurora Cycles rents out and repairs …"), not
 * by what is said of a repaired one ("A repaired bicycle is stored for seven days").
 */
import type { Locale } from "../../../contract/locale.ts";
import { stem } from "../../language/analyse.ts";
import { fold } from "../../language/normalise.ts";
import type { AskedTerm } from "../question/asked-terms.ts";
import type { Asked } from "../question/question.ts";
import { isFound } from "../ranking/match.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { gistOf } from "../ranking/weigh.ts";
import { isAmong } from "./own-row.ts";
import { isRow } from "./rows.ts";

/** What is asked whether it is done, folded: the verb, with the thing behind it; the Japanese noun of the deed behind the thing. */
const ASKED: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:do|can|could|would|will) you (?:guys |also |please )?([a-z]{3,}) (?:[\w'-]+ ){0,3}[\w'-]+[ ?!.]*$/,
  "pt-BR":
    /^(?:voces? )?(?:(?:podem|conseguem|poderiam) )?([a-z]{3,}(?:am|em|ar|er|ir)) (?:\S+ ){0,3}\S+[ ?!.]*$/,
  it: /^(?:(?:potete|riuscite a|sapete) )?([a-z]{3,}(?:ate|ete|ite|are|ere|ire)) (?:\S+ ){0,3}\S+[ ?!.]*$/,
  ja: /(?:の|を|は)(?:(?:\p{Script=Han}{2})(?=(?:は|も|を|って)?(?:でき|して|しま|やって|可能|お願い|頼め|受け付け))|[直治](?=し|せ|り))/u,
};
/** Forms by which somebody is said to do it: neither participles nor nouns. */
const DOES: Readonly<Record<Exclude<Locale, "ja">, RegExp>> = {
  en: /^(?!.*(?:ed|ing|ion|ment|er)$)[a-z]+$/,
  "pt-BR": /^(?!.*(?:[ai]d[oa]s?|ao|oes|agem|mentos?)$)[a-z]*(?:amos|emos|imos|am|em|a|e)$/,
  it: /^(?!.*(?:(?:at|it|ut)[oaie]|(?:ion|or|ment)[ei])$)[a-z]*(?:iamo|a|ano|e|ono)$/,
};
/** Before a noun: "a repair", "all other repairs". */
const BEFORE_NOUN =
  /^(?:an?|the|all|any|every|each|no|other|our|your|their|this|for|of|during|after|before|on|in|with|by|uma?|[ao]s?|d[ao]s?|n[ao]s?|il|la|le|i|gli|una|un|della|delle|dei)$/;
const WORDS = /[a-z][a-z'-]*/g;
/** How far behind the verb its thing may stand, in words. */
const REACH = 6;
/** How Japanese pages say that a deed is done for customers, behind its noun. */
const DONE =
  /^(?!中|後|前|済|が?(?:終|完了))[^。]{0,30}(?:行って|行い|承|受け付け|受付|対応|しており|してい|します|いたします|でき|可能)/;

/** Whether a word is for the thing, or for its kind: who repairs bicycles repairs e-bikes. */
const isLike = (term: AskedTerm | undefined, words: readonly string[]): boolean =>
  isAmong(term, words) || words.some((word) => term?.relatives.has(word) === true);

/** The asked word for the deed, and the words for what it is done with. */
interface Deed {
  readonly at: number;
  readonly thing: readonly number[];
}

function findDeed(asked: Asked): Deed | undefined {
  const [whole = "", verb] = ASKED[asked.locale].exec(asked.folded) ?? [];
  const said = verb ?? whole.slice(1);
  const gist = gistOf(asked);
  const at = gist.find((index) => asked.terms[index]?.word === said);
  const thing = gist.filter((index) => index !== at);
  return at === undefined || thing.length === 0 ? undefined : { at, thing };
}

/** Whether a folded sentence says that somebody does it with the thing. */
function saysDone(folded: string, { at, thing }: Deed, { terms, locale }: Asked): boolean {
  const deed = terms[at];
  if (!deed) return false;
  const isDeed = (word: string): boolean => deed.variants.includes(word) || deed.relatives.has(word);
  if (locale === "ja")
    return [deed.word, ...deed.relatives.keys()].some((word) =>
      folded
        .split(word)
        .slice(1)
        .some((rest) => DONE.test(rest)),
    );
  const words = folded.match(WORDS) ?? [];
  return words.some((word, index) => {
    if (!DOES[locale].test(word) || BEFORE_NOUN.test(words[index - 1] ?? "")) return false;
    if (!isDeed(stem(word, locale))) return false;
    const behind = words.slice(index + 1, index + 1 + REACH).map((other) => stem(other, locale));
    return thing.some((one) => isLike(terms[one], behind));
  });
}

/** Whether a sentence says of the asked deed that it is done here. */
export function isDoneHere(one: RankedSentence, asked: Asked): boolean {
  const deed = findDeed(asked);
  if (!deed || isRow(one)) return false;
  const own = one.from.sentences[one.index];
  // Of the thing its kind is enough, which Japanese has no words to look for.
  const needed = asked.locale === "ja" ? [deed.at, ...deed.thing] : [deed.at];
  return needed.every((at) => isFound(own, at)) && saysDone(fold(one.text), deed, asked);
}

/** The sentence that says so, where the best one does not. */
export function findDoneHere<S extends RankedSentence>(ranked: readonly S[], asked: Asked): S | undefined {
  const [best] = ranked;
  if (!best || !findDeed(asked) || isDoneHere(best, asked)) return undefined;
  return ranked.find((one) => isDoneHere(one, asked));
}
