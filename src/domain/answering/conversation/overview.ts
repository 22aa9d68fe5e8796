/** What a robot can be asked, by the titles of what it was taught, and what its pages say of the business as a whole. */
import type { Locale } from "../../../contract/locale.ts";
import type { SentencedText } from "../../language/sentences.ts";
import { fold } from "../../language/normalise.ts";
import { BELOW, isQuestion, lastHeading } from "../text/headings.ts";
import type { Overview } from "./small-talk-replies.ts";

/** A document and a passage, as far as they matter here. */
export interface TitledDocument {
  readonly title: string;
  readonly passage_count: number;
}
export interface HeadedPassage extends SentencedText {
  readonly heading: string;
}

/** Longer lists are not read. */
const MOST_TOPICS = 8;
const MOST_QUESTIONS = 4;
/** Of fewer documents with a title the headings below tell more. */
const FEW_TITLES = 3;
const LEAST_CHARACTERS = 2;
const MOST_CHARACTERS = 60;
/** A title with whose it is; what is longer is none. */
const MOST_OF_TITLE = 200;

/** A file that has no title goes by its name. */
const FILE = /\.[a-z]{2,4}$/i;
/** "Prices | Aurora Cycles": pages say whose they are. */
const SIDES = /\s+[|–—·-]\s+|[｜]/u;

/** How pages head what they say of themselves, folded. */
const ABOUT =
  /^(?:about(?: us| the (?:shop|company|business)| our .{1,30})?|who we are|our story|what we do|(?:sobre|a) (?:nos|a empresa|a loja|empresa)|quem somos|nossa historia|o que fazemos|chi siamo|(?:la )?(?:nostra )?(?:storia|azienda)|cosa facciamo|(?:当店|当社|私たち|わたしたち|当院|当館|会社|お店|店|弊社)(?:について|概要|紹介|案内|のご紹介|のご案内)|会社概要|事業内容|はじめに|コンセプト)$/u;

interface Named {
  readonly title: string;
  /** How much is told of it. */
  readonly size: number;
}

/** What a title names beside the business; undefined where nothing is left that tells anything. */
function toTopic(title: string, names: ReadonlySet<string>): string | undefined {
  if (title.length > MOST_OF_TITLE) return undefined;
  const sides = title.split(SIDES).map((side) => side.trim());
  const topic = sides.find((side) => !names.has(fold(side))) ?? "";
  const tells = /\p{L}/u.test(topic) && !FILE.test(topic) && !ABOUT.test(fold(topic));
  return tells && topic.length >= LEAST_CHARACTERS && topic.length <= MOST_CHARACTERS ? topic : undefined;
}

/** The ones of which most is told, each once, in their order. */
function choose(named: readonly Named[], names: ReadonlySet<string>): string[] {
  const topics = new Map<string, { readonly topic: string; size: number }>();
  for (const { title, size } of named) {
    const topic = toTopic(title, names);
    if (topic === undefined) continue;
    const known = topics.get(fold(topic));
    if (known) known.size += size;
    else topics.set(fold(topic), { topic, size });
  }
  const largest = new Set(
    [...topics.values()].toSorted((one, other) => other.size - one.size).slice(0, MOST_TOPICS),
  );
  return [...topics.values()].filter((one) => largest.has(one)).map(({ topic }) => topic);
}

/**
 * The topics of a robot: the titles of its documents, or of fewer than three the headings below them (`passages`: theirs); where
 * there are none, some of the questions that it was taught. `names`: the business and the robot (folded), which are no topics.
 */
export function toOverview(
  documents: readonly TitledDocument[],
  passages: readonly HeadedPassage[],
  names: ReadonlySet<string>,
): Overview {
  const asked = documents.filter(({ title }) => isQuestion(title));
  const titled = documents
    .filter(({ title }) => !isQuestion(title))
    .map(({ title, passage_count }) => ({ title, size: passage_count }));
  const titles = choose(titled, names);
  const headed = passages.flatMap(({ heading }) => heading.split(BELOW)[1] ?? []);
  const below =
    titles.length < FEW_TITLES
      ? choose(
          headed.map((title) => ({ title, size: 1 })),
          names,
        )
      : [];
  return {
    topics: below.length > titles.length ? below : titles,
    questions: asked.slice(0, MOST_QUESTIONS).map(({ title }) => title),
  };
}

const MOST_TOLD = 300;

/** Whole sentences of a passage as an answer, and where they stand. */
export interface Told<P> {
  readonly text: string;
  readonly from: P;
}

/** The beginning of a passage; undefined of one that holds no sentence. */
export function beginningOf<P extends HeadedPassage>(from: P): Told<P> | undefined {
  const [first] = from.sentences;
  if (!first) return undefined;
  const last = from.sentences.findLast(({ end }) => end - first.start <= MOST_TOLD) ?? first;
  return { text: from.text.slice(first.start, last.end), from };
}

/** What the pages say under a heading like "About us", or right under the name of the business (`names`, folded); undefined where none does. */
export function findAbout<P extends HeadedPassage>(
  passages: readonly P[],
  names: ReadonlySet<string>,
): Told<P> | undefined {
  const about = passages.find(
    ({ heading }) => ABOUT.test(fold(lastHeading(heading))) || names.has(fold(heading)),
  );
  return about && beginningOf(about);
}

/** What asks what a business is. */
export const BUSINESS_QUESTIONS: Readonly<Record<Locale, (company: string) => string>> = {
  en: (company) => `What is ${company}?`,
  "pt-BR": (company) => `O que é ${company}?`,
  it: (company) => `Cos'è ${company}?`,
  ja: (company) => `${company}はどのような事業を行っていますか`,
};

/** An article or a mark before the name; and a place behind it: "The Acme workshop is at …" tells where, and not what. */
const BEFORE = /^(?:(?:the|an?|o|a|il|lo|la) |l')?["'“«「]?/u;
const PLACED = /^\P{L}*(?:\p{L}+ ){0,2}(?:is|are) (?:at|in|on|near|located|right|next)\b|^の/u;

/** Whether a text begins by saying something of the business as such. */
export function tellsOfBusiness(text: string, company: string): boolean {
  const folded = fold(text).replace(BEFORE, "");
  const name = fold(company);
  return folded.startsWith(name) && !PLACED.test(folded.slice(name.length));
}
