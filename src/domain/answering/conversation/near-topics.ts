/**
 * What a robot may know instead of what it does not: the headings under which it found most of what was asked.
 * Who asks in other words than the page's finds the right section among them more often than not.
 */
import type { Locale } from "../../../contract/locale.ts";
import { BELOW, isQuestion, lastHeading } from "../text/headings.ts";
import { BESIDE } from "../text/table-kind.ts";

/** The headings of a passage that shares something with what was asked. */
export interface NearPassage {
  readonly heading: string;
  /** Log-odds that the passage tells what was asked. */
  readonly score: number;
  /** Share of what was asked that its headings hold, 0 to 1. */
  readonly covered: number;
  /** Whether one of its sentences shows the kind of answer that was asked for. */
  readonly shows: boolean;
}

const MOST = 3;
/** A heading that is longer is a sentence, and three of them a text. */
const MOST_CHARACTERS = 60;
/** What shares less with the question than this is there by chance: in a robot of a few pages, and where much is near to anything. */
const LEAST_SCORE = { few: 2, many: 5 };
/** So much nearer is what shows the kind of answer: a price where one was asked for. */
const SHOWING = 3;
/** A question tells one thing: it is near to what asks for some of the same. */
const LEAST_OF_QUESTION = 0.3;
/** Headings that say nothing of what stands below them. */
const VAGUE: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:faqs?|(?:frequently asked |common |your )?questions(?: (?:we hear|and answers).*)?|(?:other|more|further|general|useful|additional|practical)? ?(?:info(?:rmation)?|details|notes?|things)|good to know|about(?: us)?|who we are|welcome|home|overview|introduction|misc.*|odds and ends|etc.*|a few .*)$/iu,
  "pt-BR":
    /^(?:faq|(?:perguntas|dúvidas)(?: mais)?(?: frequentes| comuns)?|(?:outras|mais|demais) .*|informaç(?:ão|ões).*|bom saber|sobre(?: nós)?|quem somos|bem-vind[oa]s?|início|visão geral|avisos?|observações|diversos)$/iu,
  it: /^(?:faq|domande.*|(?:altr[eio]|ulteriori) .*|info(?:rmazioni)?(?: utili| generali| pratiche)?|buono a sapersi|chi siamo|benvenut[iaeo]|home|panoramica|varie|note|avvisi|curiosità)$/iu,
  ja: /^(?:faq|q&a|よく.*|(?:その他|ほか|その他の).*|ご?案内|お知らせ|備考|概要|はじめに|ようこそ|(?:私たち|当店|当館|会社)について|ご質問)$/iu,
};

/** Topics to ask about, best first; at most three, none twice. */
export function findNearTopics(
  found: readonly NearPassage[],
  locale: Locale,
  among: keyof typeof LEAST_SCORE,
): readonly string[] {
  const topics = new Set<string>();
  for (const near of found.toSorted((one, other) => nearnessOf(other) - nearnessOf(one))) {
    const topic = topicOf(near.heading);
    if (topic === undefined || !isNear(near, topic, LEAST_SCORE[among])) continue;
    // Who asks since when there is a business looks under “About us”.
    if (!near.shows && VAGUE[locale].test(topic)) continue;
    if (!isAboveSections(near.heading, found)) topics.add(topic);
    if (topics.size === MOST) break;
  }
  return [...topics];
}

const nearnessOf = ({ score, shows }: NearPassage): number => score + (shows ? SHOWING : 0);

const isNear = (near: NearPassage, topic: string, least: number): boolean =>
  nearnessOf(near) >= least && (near.covered >= LEAST_OF_QUESTION || !isQuestion(topic));

/** Whether it is the heading of a whole page, which names the business and no topic. */
function isAboveSections(heading: string, found: readonly NearPassage[]): boolean {
  return found.some((other) => other.heading.startsWith(`${heading}${BELOW}`));
}

/** The heading of a section as one says it; undefined where there is none, or none that can be said. */
export function topicOf(heading: string): string | undefined {
  const [named = ""] = lastHeading(heading).split(BESIDE);
  const topic = named.replace(/\s*[:：]$/u, "");
  return topic.length > 0 && topic.length <= MOST_CHARACTERS ? topic : undefined;
}
