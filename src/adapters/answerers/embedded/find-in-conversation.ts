/** Finds what one question of a conversation is about: by itself, with what was said before it, or where the last answer stands. */
import { asksByItself } from "../../../domain/answering/conversation/elaboration.ts";
import { staySameSection } from "../../../domain/answering/conversation/same-section.ts";
import { isHeaded } from "../../../domain/answering/extraction/headed.ts";
import type { ReadingLanguages } from "../../../domain/answering/question/asked-terms.ts";
import { settlesPrice } from "../../../domain/answering/question/measures.ts";
import { asksForHolidays, asksForHours } from "../../../domain/answering/question/hours-words.ts";
import { type Point, toPoint } from "../../../domain/answering/question/point.ts";
import { askByDay, namesWeekend } from "../../../domain/answering/question/quantity.ts";
import { askForParty } from "../../../domain/answering/question/same-for-party.ts";
import { askHoursOf, askOpeningHours } from "../../../domain/answering/question/same-hours.ts";
import { addContext, askSameOf } from "../../../domain/answering/question/context.ts";
import {
  namesNothing,
  type ReadQuestion,
  readQuestion,
  saysOnlyWhen,
} from "../../../domain/answering/question/question.ts";
import { isBrief } from "../../../domain/answering/ranking/weigh.ts";
import { askPriceOfIncluded } from "../../../domain/language/free-of-charge.ts";
import { openPlainly } from "../../../domain/language/openers.ts";
import { fold } from "../../../domain/language/normalise.ts";
import type { Question } from "../../../ports/answerer.ts";
import type { KnowledgeStore, StoredPassage } from "../../../ports/knowledge-store.ts";
import { type Known, toAttached } from "./attached.ts";
import { askOfHolidays, dateTexts, tellsNamedFeast } from "./dated-texts.ts";
import { findBesideTold, findWhereTold } from "./find-in-focus.ts";
import { decide, type Finding, languageOf, lookUp, prepareLanguages } from "./look-up.ts";
import { askOfBranch, listTelling } from "./places.ts";

const MAX_HISTORY = 10;
/** Earlier questions, oldest first: "And the tandem?" after "Tell me more" and "Thanks" goes on from the one before those. */
function askedBefore({ history, robot }: Question): string[] {
  return history
    .slice(-MAX_HISTORY)
    .filter(({ role, text }) => role === "user" && asksByItself(text, robot))
    .map(({ text }) => text);
}

/** A question read in its conversation. */
interface QuestionInContext {
  readonly read: ReadQuestion;
  /** Earlier questions, oldest first. */
  readonly earlier: readonly string[];
  readonly languages: ReadingLanguages;
  readonly attached: readonly Known[];
}

/** What a question is read with, and how it is looked up as it was read. */
export interface Prepared {
  readonly languages: ReadingLanguages;
  readonly attached: readonly Known[];
  readonly telling: readonly StoredPassage[];
  /** Passages that may answer. */
  readonly passages: number;
  readonly documents: number;
  readonly find: Find;
}

/** Makes ready what a question is read with. */
export async function prepare(knowledge: KnowledgeStore, question: Question): Promise<Prepared> {
  const { robot_id } = question.robot;
  const size = await knowledge.measure(robot_id);
  const locale = languageOf(question);
  const languages = { locale, languages: size.locales.length > 0 ? size.locales : [locale] };
  await prepareLanguages(languages);
  const attached = toAttached(question.documents, locale);
  const telling = await listTelling(knowledge, robot_id, size);
  const find: Find = (read, also) =>
    lookUp(knowledge, question, { read, size, languages, attached, telling, also: also ?? [] });
  return {
    languages,
    attached,
    telling,
    passages: size.passages + attached.length,
    documents: size.documents,
    find,
  };
}

/** What goes back to something names it, and what puts something right means the question before. */
function leaningOf(point: Point, { leans }: ReadQuestion): ReadQuestion["leans"] {
  if (point.corrects) return "surely";
  return point.returns ? "no" : leans;
}

/** What is asked, and of whom. */
interface Asking {
  readonly knowledge: KnowledgeStore;
  readonly question: Question;
  readonly prepared: Prepared;
}

/** Finds for a question as it is read, also in some passages that need not hold its words. */
type Find = (read: ReadQuestion, also?: readonly Known[]) => Promise<Finding>;

/**
 * Finds for a question that asks something. One for the hours of a feast that the answer does not name is asked once more
 * as one for public holidays.
 */
export async function findInConversation(knowledge: KnowledgeStore, question: Question): Promise<Finding> {
  const prepared = await prepare(knowledge, question);
  const { attached, languages } = prepared;
  const { robot_id } = question.robot;
  const said = { texts: [question.text, ...askedBefore(question)], locale: languages.locale, attached };
  const [text = "", ...earlier] = await dateTexts(knowledge, robot_id, said);
  const found = await findOrByDay({ knowledge, question, prepared }, text, earlier);
  const ofHolidays = tellsNamedFeast(found, said)
    ? undefined
    : await askOfHolidays(knowledge, robot_id, said);
  if (ofHolidays === undefined || ofHolidays === text) return found;
  const other = await findAsSaid({ knowledge, question, prepared }, ofHolidays, earlier);
  return asksForHolidays(other.question) && decide(other).suffices ? other : found;
}

/** Who asks the price of a weekend, where the page tells none, is told the one by the day, and not what is on Saturdays. */
async function findOrByDay(asking: Asking, text: string, earlier: readonly string[]): Promise<Finding> {
  const found = await findAsSaid(asking, text, earlier);
  const byDay = askByDay(text, asking.prepared.languages.locale);
  if (decide(found).suffices && (byDay === undefined || namesWeekend(found.extract?.text ?? "")))
    return found;
  const other = byDay && (await findAsSaid(asking, byDay, earlier));
  return other && decide(other).suffices ? other : found;
}

/**
 * Finds for a question as it is said. One that may lean on what was said before and finds no answer is looked for once more
 * where the last answer stands.
 */
async function findAsSaid(
  { knowledge, question, prepared }: Asking,
  text: string,
  earlier: readonly string[],
): Promise<Finding> {
  const { languages, attached, telling } = prepared;
  const tried: Finding[] = [];
  const find: Find = async (read) => {
    const found = await prepared.find(read);
    tried.push(found);
    return found;
  };
  if (earlier.length === 0) return findFirst(openPlainly(text), languages, find);
  const point = toPoint(text, languages.locale);
  const plain = readQuestion(point.text, languages);
  const read = { ...plain, leans: leaningOf(point, plain) };
  const { history } = question;
  const ofBranch = await askOfBranch(knowledge, { text: point.text, earlier, telling, history }, languages);
  if (ofBranch) {
    const found = await find(ofBranch.question);
    if (ofBranch.isWhole || decide(found).suffices) return found;
  }
  const found = await findInContext({ read, earlier, languages, attached }, find);
  const beside = await findBesideTold({ read, earlier, found, history }, (before) =>
    find(addContext(read, before, languages)),
  );
  if (beside) return beside;
  if (decide(found).suffices) {
    const own = staySameSection(found, history);
    return own ? { ...found, extract: own, decided: decide(found) } : found;
  }
  const alone = tried.find((one) => one.question.terms === read.terms);
  const focused = await findWhereTold({ alone, tried, history }, (also) => prepared.find(read, also));
  const hours = focused ? undefined : askOpeningHours(point.text, languages);
  const opening = hours && (await find(hours));
  return focused ?? (opening && decide(opening).suffices ? opening : found);
}

/** Finds for the first question. Whether a thing is included is told where that is said, else by its price. */
async function findFirst(text: string, languages: ReadingLanguages, find: Find): Promise<Finding> {
  const found = await find(readQuestion(text, languages));
  const asked = askPriceOfIncluded(text, languages.locale);
  if (asked === undefined || (decide(found).suffices && found.extract?.sentences.some(saysIncluded) === true))
    return found;
  const priced = await find(readQuestion(asked, languages));
  return decide(priced).suffices || decide(found).suffices ? priced : found;
}

const saysIncluded = ({ text }: { readonly text: string }): boolean => settlesPrice(fold(text));

/** Readings of a follow-up that go before the one with all that it leans on, and whether an answer has to show what is asked for. */
function askAgain({ read, earlier, languages }: Omit<QuestionInContext, "attached">): readonly {
  readonly question: ReadQuestion;
  readonly hasToShow: boolean;
}[] {
  // "And the prices?" after the opening hours asks for the prices, and not for those of the hours.
  const isAlone =
    read.kind === "price" &&
    namesNothing(read) &&
    earlier.every((text) => asksForHours(readQuestion(text, languages)));
  const alone: ReadQuestion | undefined = isAlone ? { ...read, leans: "no" } : undefined;
  const party = askForParty(read, earlier, languages);
  const same = read.leans === "surely" ? askSameOf(read, earlier, languages) : undefined;
  const hours = askHoursOf(read, earlier, languages);
  return [
    ...(alone ? [{ question: alone, hasToShow: false }] : []),
    ...(party ? [{ question: party, hasToShow: true }] : []),
    ...(same ? [{ question: same, hasToShow: true }] : []),
    ...(hours ? [{ question: hours, hasToShow: false }] : []),
  ];
}

/**
 * A question that leans back is asked with what it leans on; when that finds no answer, the subject has changed, and it is
 * asked by itself (or, when it only perhaps leans, the other way round).
 */
async function findInContext(
  { read, earlier, languages, attached }: QuestionInContext,
  find: Find,
): Promise<Finding> {
  if (read.leans === "no") {
    const alone = await find(read);
    if (decide(alone).suffices || !isBrief(read)) return alone;
    const leaning = await find(addContext(read, earlier, languages));
    return decide(leaning).suffices ? leaning : alone;
  }
  // "What is the deadline?" beside a contract asks the contract, whatever was talked about before.
  if (read.leans === "surely" && attached.length > 0) {
    const alone = await find(read);
    if (restsOn(alone, attached) && decide(alone).suffices) return alone;
  }
  for (const { question, hasToShow } of askAgain({ read, earlier, languages })) {
    const found = await find(question);
    const shows = found.extract?.sentences.some((one) => one.shows === true) === true;
    if (decide(found).suffices && (shows || !hasToShow)) return found;
  }
  const leaning = addContext(read, earlier, languages);
  const [first, second] = read.leans === "surely" ? [leaning, read] : [read, leaning];
  const found = await find(first);
  if (decide(found).suffices) return found;
  const other = await find(second);
  // What names no thing of its own means nothing alone, unless a heading says just that ("What are your prices?"), or all the ages are told.
  if (second === read && saysOnlyWhen(read))
    return decide(other).suffices && (isUnderHeading(other) || tellsAges(other)) ? other : found;
  return second === leaning || (decide(other).suffices && !lacksAnswer(other)) ? other : found;
}

/** Whether nothing that is told can be what was asked for: "When does it leave?" asked by itself, of a left-luggage office. */
const lacksAnswer = ({ extract: found }: Finding): boolean =>
  found?.sentences.every(({ shows }) => shows === false) ?? false;

const tellsAges = ({ question, extract: found }: Finding): boolean =>
  question.kind === "age" && found?.sentences.every(({ shows }) => shows === true) === true;

const isUnderHeading = ({ question, extract: found }: Finding): boolean =>
  found?.sentences.every((sentence) => isHeaded(sentence, question)) ?? false;

function restsOn({ extract: found }: Finding, attached: readonly Known[]): boolean {
  return found?.sentences.some(({ from }) => attached.includes(from.passage)) ?? false;
}
