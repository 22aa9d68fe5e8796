/**
 * Questions for what a thing is or does ("What is a workspace?", "What does npm ci do?"). They are answered by the sentence that
 * says it ("A workspace is a collection of …"), or else by the beginning of the section that is named after the thing.
 */
import type { Locale } from "../../../contract/locale.ts";
import { fold } from "../../language/normalise.ts";
import type { Asked } from "../question/question.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { isCode } from "../text/code.ts";
import { BELOW } from "../text/headings.ts";
import { asksWhatThereIs } from "../question/answer-kind.ts";
import { hasContext } from "../question/asked-terms.ts";

/** What is asked, of folded text; the thing is the group that is filled. */
const ASKS: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:(?:so|and|ok|please|exactly)[, ]+)*(?:what(?:'s| is| are)(?: (?:the )?(?:meaning|purpose|point|definition) of)? (?:an? |the )?(.+?)(?: (?:used )?for)?|what (?:do|does) (?:an? |the )?(.+?) (?:do|mean|stand for)|(?:define|explain) (?:an? |the )?(.+?))[ ?!.]*$/,
  "pt-BR":
    /^(?:(?:e|entao)[, ]+)*(?:o que (?:e|sao|significam?|quer(?:em)? dizer|faz(?:em)?)(?: (?:um|uma|o|a|os|as))? (.+?)|para que serv(?:e|em)(?: (?:um|uma|o|a|os|as))? (.+?)|o que (?:(?:um|uma|o|a|os|as) )?(.+?) (?:faz(?:em)?|significam?))[ ?!.]*$/,
  it: /^(?:(?:e|allora)[, ]+)*(?:(?:che )?cos(?:'e|a e|a sono|a significa(?:no)?|a vuol dire|a fa(?:nno)?)(?: (?:un[ao]?|il|lo|la|i|gli|le)(?= )| (?:un|l)')? ?(.+?)|a (?:che )?(?:cosa )?serv(?:e|ono)(?: (?:un[ao]?|il|lo|la|i|gli|le)(?= )| (?:un|l)')? ?(.+?))[ ?!.]*$/,
  ja: /^(?:では、?)?「?(.+?)」?(?:(?:とは|って|というのは|は)(?:一体)?(?:何|なん|なに|どういう(?:意味|もの|こと))(?:のこと)?(?:です|でしょう)?か?|とは|は何をする(?:もの|コマンド)ですか|の意味(?:は(?:何ですか)?|を教えてください))[ ?!.。]*$/,
};

/** What follows the name of a thing where a sentence says what it is. */
const SAYS: Readonly<Record<Locale, RegExp>> = {
  en: /^,? (?:is|are) (?:\w+ly )?(?:an?|the|one|used|what|how|where)\b|^,? (?:is|are) (?:\w+ ){0,2}\w+(?:er|or|ion|ing|ware|ment|tool|system)s?\b|^,? (?:means?|refers? to|stands? for|provides?|allows?|lets?|enables?|describes?|specif(?:y|ies)|represents?|runs?|creates?|shows?|checks?|builds?) |^\s+[—–] /,
  "pt-BR":
    /^,? (?:e|sao) (?:uma?s?|o|a|os|as|usad[oa]s?)\b|^,? (?:significam?|permitem?|servem?|fornecem?|indicam?|representam?|quer(?:em)? dizer) |^\s+[—–] /,
  it: /^,? (?:e|sono) (?:un[ao]?\b|un'|il\b|lo\b|la\b|l'|i\b|gli\b|le\b|dei\b|delle\b|usat[oaie]\b)|^,? (?:significa(?:no)?|permett(?:e|ono)|serv(?:e|ono)|indica(?:no)?|rappresenta(?:no)?|consent(?:e|ono)) |^\s+[—–] /,
  ja: /^(?:とは|というのは|は)/,
};
/** Before the name, and behind it: its plural, its arguments, and what it is called ("The exit() method ends …"). */
const BEFORE = /^(?:[-*•] )?(?:(?:the|an?|um|uma|o|os|as|il|lo|la|i|gli|le|un[ao]?) |(?:un|l)')?["'“«「]?/;
const BEHIND =
  /^["'”»」]?(?: ?\([^()]{0,60}\))?(?: (?:command|method|function|option|class|property|module|event|field|setting|flag|tool|page|section|package|service|plan)(?= ))?/;
const PLURAL = /^e?s(?![\p{L}\p{N}])/u;
/** How such a sentence ends in Japanese, where nothing tells it from others before. */
const JAPANESE_END = /(?:です|である|のこと|ものです|できます|[一-龠々ァ-ヶー]+)。?$/u;

const ARTICLE = /^(?:the|an?|um|uma|o|a|os|as|un[ao]?|il|lo|la|i|gli|le) |^(?:un|l)'/;
/** Sections that say what the thing above them is. */
const BEGINNINGS =
  /^(?:name|description|overview|introduction|about|summary|synopsis|descricao|visao geral|introducao|sobre|nome|descrizione|panoramica|introduzione|概要|説明|はじめに)$/;
/** "What is it?" asks for what was spoken of, and not for the section "IT". */
const POINTS =
  /^(?:it|this|that|they|these|those|you|voces?|ele|ela|isso|isto|questo|questa|quello|quella|それ|これ|あれ)$/;
const MOST_WORDS = 5;
const MOST_CHARACTERS = 40;
const GLOSS = /(?:[:：]| [–—-]) ?.*$/su;

/** What headings say around the thing that they are about: "Using styles", "About styles". */
const AROUND =
  /^(?:(?:(?:about|using|understanding|introducing|introduction to|overview of|working with)(?: the| an?)?|sobre|introducao (?:ao?|aos|as)|(?:usar|usando|utilizar|utilizando|trabalhar com)(?: [oa]s?| uma?)?|(?:usare|utilizzare|introduzione (?:a|ai|alle?))(?: (?:il|lo|la|i|gli|le|un[ao]?))?|informazioni su(?:l|lla|i|gli|lle)?) |(?:sull'|usare l'))|(?:について|(?:の使い方|の使用方法?|の使用法|の概要)|を使(?:う|用する))$/u;

/** A name as it is compared: no marks, arguments, versions, numbers or "Class:" ("2.1. path.join([...paths])", "npm-ci @11.2"). */
const toName = (text: string): string =>
  fold(text)
    .replace(/(?<=\S)[([].*$/su, "")
    .replace(/^(?:\d+(?:\.\d+)*\.? |class: )/u, "")
    .replace(AROUND, "")
    .replace(/(?<=\s)@?v?\d+(?:\.\d+)+$/u, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** The name of the thing that a question asks to define; undefined when it asks anything else. */
export function thingToDefine({ kind, terms, locale, folded }: Asked): string | undefined {
  if (kind !== "other" || hasContext({ terms })) return undefined;
  const thing = ASKS[locale].exec(folded)?.slice(1).find(Boolean)?.trim();
  if (
    !thing ||
    POINTS.test(thing) ||
    toName(thing) === "" ||
    thing.length > MOST_CHARACTERS ||
    thing.split(" ").length > MOST_WORDS
  )
    return undefined;
  return thing;
}

/** The name of the thing alone, as headings are compared with it. */
export const nameOf = (thing: string): string => toName(thing.replace(ARTICLE, ""));

/** What stands behind the name in a folded text that begins with it, in one spelling or several words; undefined where it does not. */
function behindName(text: string, name: readonly string[]): string | undefined {
  let rest = text;
  for (const [at, word] of name.entries()) {
    if (at > 0) rest = rest.replace(/^[ _-]/, "");
    if (!rest.startsWith(word)) return undefined;
    rest = rest.slice(word.length).replace(PLURAL, "");
  }
  return rest;
}

/** Whether a sentence begins with the thing and says what it is. */
function createSays(thing: string, locale: Locale): (text: string) => boolean {
  const name = thing.split(/[\s_-]+/).filter(Boolean);
  return (text) => {
    const folded = fold(text);
    const rest = behindName(folded.replace(BEFORE, ""), name)?.replace(BEHIND, "");
    if (rest === undefined || !SAYS[locale].test(rest)) return false;
    return locale !== "ja" || JAPANESE_END.test(folded);
  };
}

/** One thing or several of it: "What is a profile?" asks for the section "Profiles". */
const isSameName = (one: string, other: string): boolean =>
  one === other || `${one}s` === other || one === `${other}s`;

/** Whether a heading names the thing, by itself or before what it says of it ("Massif: a heap profiler"). */
const isNamed = (heading: string, name: string): boolean =>
  isSameName(toName(heading), name) || isSameName(toName(heading.replace(GLOSS, "")), name);

/** The part of a passage's path that leads to the section named after the thing; undefined where none is. */
export function pathTo(heading: string, name: string): string | undefined {
  const parts = heading.split(BELOW);
  const at = parts.findLastIndex((part) => isNamed(part, name));
  return at === -1 ? undefined : parts.slice(0, at + 1).join(BELOW);
}

/** How deep a section lies, a page whose title and first heading are its name at 0. */
export const depthOf = (path: string, name: string): number =>
  path.split(BELOW).filter((part) => !isNamed(part, name)).length;

/** Whether a passage begins a section: it stands right under its heading, or under one that says what the thing is. */
export function beginsSection(heading: string, path: string): boolean {
  if (heading === path) return true;
  return (
    heading.startsWith(path + BELOW) && BEGINNINGS.test(toName(heading.slice(path.length + BELOW.length)))
  );
}

const ENDS = /[.!?:。！？：]["')”」]?$/u;
const BEGINS = /^["'“(「]?\p{L}/u;
const MARK = /^\s*(?:[-*•]|\d{1,3}[.)])\s/;
/** "See lock file." says nothing itself. */
const REFERS = /^(?:see|ver|veja|vedi)\b|参照/iu;

/** Whether a sentence is one of running text: neither code nor a row, nor a part of an item. */
function isProse({ from, index, text }: RankedSentence): boolean {
  const { passage } = from;
  const { start = 0 } = passage.sentences[index] ?? {};
  const line = passage.text.slice(passage.text.lastIndexOf("\n", start) + 1);
  return (
    !isCode(passage, index) && !MARK.test(line) && BEGINS.test(text) && ENDS.test(text) && !REFERS.test(text)
  );
}

/** The first sentence of running text of a section; what stands behind code explains the code. */
function findOpening<S extends RankedSentence>(section: readonly S[]): S | undefined {
  const coded = new Set<string>();
  for (const sentence of section) {
    const { passage } = sentence.from;
    if (isCode(passage, sentence.index)) coded.add(passage.heading);
    else if (!coded.has(passage.heading) && isProse(sentence)) return sentence;
  }
  return undefined;
}

/**
 * The sentence that says what the thing is: within its own section, else anywhere; else the first one of running text of its
 * section.
 */
export function findDefinition<S extends RankedSentence>(ranked: readonly S[], asked: Asked): S | undefined {
  const thing = thingToDefine(asked);
  if (thing === undefined) return undefined;
  const says = createSays(thing.replace(ARTICLE, ""), asked.locale);
  const name = nameOf(thing);
  const isOwn = ({ from: { passage } }: S): boolean => {
    const path = pathTo(passage.heading, name);
    return path !== undefined && beginsSection(passage.heading, path);
  };
  const own = ranked.filter(isOwn).toSorted(byPlace);
  const saying = [...own, ...ranked].find((one) => !isCode(one.from.passage, one.index) && says(one.text));
  // "What are the house rules?" asks for all of them.
  return saying ?? (asksWhatThereIs(asked) ? undefined : findOpening(own));
}

const byPlace = (one: RankedSentence, other: RankedSentence): number =>
  one.from.passage.seq - other.from.passage.seq || one.index - other.index;

/** The sentences with the definition first; what stands before it in its passage is of something else. */
export function beginningWith<S extends RankedSentence>(definition: S, ranked: readonly S[]): S[] {
  const others = ranked.filter(({ from, index }) => from !== definition.from || index > definition.index);
  return [definition, ...others];
}
