/**
 * The way of a deed that is asked for, where a manual says the same words in many places. It is told by a command that says the
 * deed and the thing ("backup restore …"), a sentence with the deed for its end ("To restore, stop the service."), one that
 * names an option after it ("--replace"), or, of deeds that are done with everything, the section that is called after the thing.
 */
import { countWords } from "../../language/matters.ts";
import type { Locale } from "../../../contract/locale.ts";
import { analyse } from "../../language/analyse.ts";
import { commandsFor } from "../../language/command-verbs.ts";
import { fold } from "../../language/normalise.ts";
import { sentenceAt } from "../../language/sentences.ts";
import { asksForWay, deedOf } from "../question/asked-way.ts";
import type { Asked } from "../question/question.ts";
import { type Found, isFound, OF_SYNONYMS, wholeOf } from "../ranking/match.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { contentOf, saidIn } from "../ranking/weigh.ts";
import { isCode } from "../text/code.ts";
import {
  explainsOption,
  isNote,
  isOfCommands,
  linesOfCommand,
  pathsIn,
  withoutPaths,
  wordsOfCommand,
} from "../text/commands.ts";
import { instructs } from "../text/deeds.ts";
import { leadsIn, listAround, toLines, withoutMark } from "../text/lists.ts";
import type { Passage } from "../text/passages.ts";
import { type Choice, take } from "./list-answer.ts";

/** Log-odds that what tells the way may be behind the best sentence. */
const MAX_BEHIND = 3;
/** The same of a command in a page of another language, which shares few words with the question. */
const COMMAND_BEHIND = 6;
/** Surely the word or one that means the same: a form of it may be another word in code ("settings"). */
const SURELY = 1 - OF_SYNONYMS;
/** A clause that says more beside it is for something else: "To process ignore files case insensitively, …". */
const OF_CLAUSE = 0.5;
/** Lines of code that are few enough to be told whole. */
const FEW_LINES = 2;
const ROOM = 450;

/** The clause that says what for, at the beginning of a sentence; folded. */
const END_IN_VIEW: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:then |now |finally |also |instead )?(?:(?:in order )?to|if you(?:'d like| would like| want| need| wish)? to|when you (?:want|need) to) ([^,:;.]{2,80})[,:]/,
  "pt-BR":
    /^(?:(?:e )?para|se (?:voce )?(?:quiser|precisar|desejar)|quando (?:voce )?(?:quiser|precisar)(?: de)?) (?=\p{L}+r\b)([^,:;.]{2,80})[,:]/u,
  it: /^(?:(?:e )?per|se (?:vuoi|si vuole|volete|desideri|vuole)|quando (?:vuoi|serve)) (?=\p{L}+r(?:e|l[aeio]|si)\b)([^,:;.]{2,80})[,:]/u,
  ja: /^([^、。]{2,40}?)(?:には|ためには|場合は|ときは|時は|たければ|たいなら)、?/,
};
const OPTION = /(?:^|[\s(/])--?([a-z][\w-]{2,40})/g;
/** A command in a sentence is known by its arguments. */
const COMMAND_WITHIN = /([a-z][\w-]{1,40}) ([a-z]{2,20}) (?=[<[…-])/g;

/** Deeds that are done with everything: who asks for their way asks about the thing. */
const OF_EVERYTHING: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:use|configure|set|make|create|read|write|define|declare|get|run|handle|send|return|add|start|do|have|work)$/,
  "pt-BR":
    /^(?:us(?:ar|o|am?)|utiliz(?:ar|o|am?)|configur(?:ar|o|am?)|cri(?:ar|o|am?)|fazer|faco|faz(?:em)?|ler|leio|le(?:em)?|escrev(?:er|o|em?)|defin(?:ir|o|em?)|declar(?:ar|o|am?)|rod(?:ar|o|am?)|execut(?:ar|o|am?)|receb(?:er|o|em?)|envi(?:ar|o|am?)|retorn(?:ar|o|am?)|adicion(?:ar|o|am?))$/,
  it: /^(?:us(?:are|o|a|ano)|utilizz(?:are|o|a|ano)|configur(?:are|o|a|ano)|impost(?:are|o|a|ano)|cre(?:are|o|a|ano)|legg(?:ere|o|e|ono)|scriv(?:ere|o|e|ono)|defini(?:re|sco|sce|scono)|dichiar(?:are|o|a|ano)|esegu(?:ire|o|e|ono)|ricev(?:ere|o|e|ono)|invi(?:are|o|a|ano)|restitui(?:re|sco|sce|scono)|aggiung(?:ere|o|e|ono))$/,
  ja: /(?:使|書き|作り|設定|作成|定義|宣言|利用|読み|読む)[^、。]{0,6}$/,
};

/** How many of the asked words a text says itself. */
const countSaid = (text: string, asked: Asked): number => contentOf(asked).filter(saidIn(text, asked)).length;

/** What may be the thing: also what was asked before ("And how do I revoke it?"). */
const namedIn = (asked: Asked): readonly number[] => [
  ...contentOf(asked),
  ...asked.terms.flatMap(({ role }, at) => (role === "context" ? [at] : [])),
];

function holdsAll(sentence: RankedSentence, asked: Asked): boolean {
  const whole = wholeOf(sentence);
  return contentOf(asked).every((at) => isFound(whole, at));
}

/** The deed that is asked for, as written; of a Japanese question each of its words may be it. */
function deedsIn(asked: Asked): readonly string[] {
  if (asked.locale === "ja") return contentOf(asked).map((at) => asked.terms[at]?.word ?? "");
  return [deedOf(asked) ?? []].flat();
}

/** What a command may say for the deed that is asked for. */
const deedsOf = (asked: Asked): ReadonlySet<string> => new Set(deedsIn(asked).flatMap(commandsFor));

/** Whether a line of code is a command for the deed and says a thing, or says all that was asked. */
function isCommand(sentence: RankedSentence, asked: Asked): boolean {
  const { from, index, text } = sentence;
  if (!isCode(from.passage, index) || explainsOption(text)) return false;
  const deeds = deedsOf(asked);
  const things = namedIn(asked).filter((at) => !deeds.has(asked.terms[at]?.word ?? ""));
  const isInPath = saidIn(pathsIn(text), asked);
  const isBeside = saidIn(withoutPaths(text), asked);
  // A file may be called anything: "/mnt/lamps".
  const named = things.filter((at) => !isInPath(at) || isBeside(at));
  const countIn = (found: Found | undefined): number =>
    named.filter((at) => (found?.[at] ?? 0) >= SURELY).length;
  const own = countIn(from.sentences[index]);
  // Commands are English: in other languages it is the heading that says what for.
  const said = asked.locale === "en" ? own : countIn(wholeOf(sentence));
  if (said > 0 && wordsOfCommand(text).some((word) => deeds.has(word))) return true;
  return own > 1 && holdsAll(sentence, asked);
}

/** Whether a line of code is called just what was asked: "# Upgrade the kiosk" above its commands. */
function isCalled({ from, index, text }: RankedSentence, asked: Asked): boolean {
  return (
    isNote(text) && countSaid(text, asked) === countWords([...new Set(from.passage.sentence_terms[index])])
  );
}

/** The command that says most; of those that say as much, the first on its page. */
function findCommand<S extends RankedSentence>(ranked: readonly S[], asked: Asked): S | undefined {
  const commands = ranked.filter((one) => isCommand(one, asked));
  const meritsOf = (one: S): readonly number[] => {
    const said = contentOf(asked).filter((at) => isFound(one.from.sentences[one.index], at)).length;
    return [isCalled(one, asked) ? 1 : 0, said];
  };
  const [best] = commands.toSorted((a, b) => compare(meritsOf(b), meritsOf(a)));
  if (!best) return undefined;
  const placeOf = ({ from, index }: S): readonly number[] => [from.passage.seq, index];
  const isAsGood = (one: S): boolean =>
    one.from.passage.heading === best.from.passage.heading && compare(meritsOf(one), meritsOf(best)) === 0;
  return commands.filter(isAsGood).toSorted((a, b) => compare(placeOf(a), placeOf(b)))[0];
}

/** By the first number that differs. */
const compare = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((decided, value, at) => decided || value - (b[at] ?? 0), 0);

/** Whether a sentence names a command for the deed: "keys revoke <key_id> ends one at once". */
function namesCommand({ text }: RankedSentence, asked: Asked): boolean {
  const deeds = deedsOf(asked);
  return [...text.matchAll(COMMAND_WITHIN)].some(
    ([, thing = "", deed = ""]) => deeds.has(deed) && namedIn(asked).some(saidIn(thing, asked)),
  );
}

/** Whether a sentence begins with what for, and that is what was asked. */
function isForIt(sentence: RankedSentence, asked: Asked): boolean {
  const clause = END_IN_VIEW[asked.locale].exec(fold(withoutMark(sentence.text)))?.[1];
  if (clause === undefined || !holdsAll(sentence, asked)) return false;
  const said = countSaid(clause, asked);
  const size = new Set(analyse(clause, asked.locale)).size;
  return said > 0 && (said === size || (said > 1 && said >= OF_CLAUSE * size));
}

/** Whether a sentence tells of all that was asked, and names an option after some of it. */
function namesOption(sentence: RankedSentence, asked: Asked): boolean {
  const options = [...sentence.text.matchAll(OPTION)].map(([, name = ""]) => name).join(" ");
  return options !== "" && countSaid(options, asked) > 0 && holdsAll(sentence, asked);
}

/** The first that names an option so; a sentence before a line of code. */
function findOption<S extends RankedSentence>(ranked: readonly S[], asked: Asked): S | undefined {
  const naming = ranked.filter((one) => namesOption(one, asked));
  return naming.find(({ from, index }) => !isCode(from.passage, index)) ?? naming[0];
}

/** What a deed is done with that is done with everything; none where another is asked for. */
function thingsOf(asked: Asked): readonly number[] {
  const { folded, locale, terms } = asked;
  const said = locale === "ja" ? folded : (deedOf(asked) ?? "");
  const [deed] = OF_EVERYTHING[locale].exec(said) ?? [];
  if (deed === undefined) return [];
  return contentOf(asked).filter((at) => !deed.includes(terms[at]?.word ?? ""));
}

/** Whether what a sentence leads to was not taught with it. */
const leadsNowhere = ({ from, index, text }: RankedSentence): boolean =>
  leadsIn(text) && index === from.passage.sentences.length - 1;

/** Where the best sentence only says the words, the first that says what to do in the section that is called after the thing. */
function findOwnSection<S extends RankedSentence>(ranked: readonly S[], asked: Asked): S | undefined {
  const [best] = ranked;
  const things = thingsOf(asked);
  const isCalled = ({ from }: S): boolean => things.every((at) => (from.heading[at] ?? 0) >= SURELY);
  // Where no thing was asked about, the best one is called so.
  if (!best || isCalled(best)) return undefined;
  const saysIt = (one: S): boolean => instructs(withoutMark(one.text), asked.locale) && !leadsNowhere(one);
  const called = ranked.filter((one) => isCalled(one) && saysIt(one));
  return called
    .filter(({ from }) => from === called[0]?.from)
    .toSorted((one, other) => one.index - other.index)[0];
}

/** The sentence that tells the way that is asked for; undefined where none says it so, or no way is asked for. */
export function findWay<S extends RankedSentence>(ranked: readonly S[], asked: Asked): S | undefined {
  const [best] = ranked;
  if (!best || !asksForWay(asked)) return undefined;
  const within = (behind: number): S[] => ranked.filter(({ score }) => best.score - score <= behind);
  const near = within(MAX_BEHIND);
  return (
    findCommand(asked.locale === "en" ? near : within(COMMAND_BEHIND), asked) ??
    near.find((one) => namesCommand(one, asked)) ??
    near.find((one) => isForIt(one, asked)) ??
    findOption(near, asked) ??
    findOwnSection(ranked, asked)
  );
}

/** The way first: what says what for, and a section, are told from there on, a command or an option with what stands before it. */
export function beginningWithWay<S extends RankedSentence>(way: S, ranked: readonly S[], asked: Asked): S[] {
  const { from, index } = way;
  const isNamed = isCommand(way, asked) || namesCommand(way, asked) || namesOption(way, asked);
  const keeps = isNamed && !isForIt(way, asked);
  const others = ranked.filter((one) => one !== way && (keeps || one.from !== from || one.index > index));
  return [way, ...others];
}

/** A sentence with what follows in its paragraph; undefined where that, or the next one, leads to something. */
function takeParagraph<P extends Passage>(
  { from, index }: RankedSentence<P>,
  ranked: readonly RankedSentence<P>[],
): Choice<P> | undefined {
  const lines = toLines(from.passage);
  const line = lines.findIndex((sentences) => sentences.includes(index));
  const leads = [lines[line]?.at(-1), lines[line + 1]?.at(-1)].some((last) =>
    leadsIn(sentenceAt(from.passage, last)),
  );
  if (leads) return undefined;
  // What stands before it is not among the ranked ones.
  const told = (lines[line] ?? []).map((sentence) => [sentence]);
  return take(ranked, told, { from, room: ROOM });
}

/**
 * The way as it is told where that is no run of sentences: a command without the others of its block, an item of a list without
 * the others, a paragraph that begins with what for. Undefined otherwise.
 */
export function chooseWay<P extends Passage>(
  way: RankedSentence<P>,
  ranked: readonly RankedSentence<P>[],
  asked: Asked,
): Choice<P> | undefined {
  const { from, index } = way;
  const list = listAround(from.passage, index);
  if (!list) return isForIt(way, asked) ? takeParagraph(way, ranked) : undefined;
  const at = list.items.findIndex((item) => item.includes(index));
  if (at < 0 || list.numbered) return undefined;
  const lead = list.lead === undefined ? [] : [[list.lead]];
  const tell = (first: number, end: number): Choice<P> =>
    take(ranked, [...lead, ...list.items.slice(first, end)], { from, room: ROOM });
  if (!list.code) return tell(at, at + 1);
  const lines = list.items.map(([sentence]) => sentenceAt(from.passage, sentence));
  if (lines.length <= FEW_LINES || !isOfCommands(lines, lines[at] ?? "")) return undefined;
  return tell(...linesOfCommand(lines, at));
}
