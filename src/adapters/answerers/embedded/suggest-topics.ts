/** What may be asked instead of what is not known. */
import type { Locale } from "../../../contract/locale.ts";
import { toNearTopics } from "../../../contract/named-topics.ts";
import { findNearTopics } from "../../../domain/answering/conversation/near-topics.ts";
import { showsAnswer } from "../../../domain/answering/question/answer-kind.ts";
import { coverageOf } from "../../../domain/answering/ranking/match.ts";
import { FEW_PASSAGES } from "../../../domain/answering/ranking/weights.ts";
import { sentenceAt } from "../../../domain/language/sentences.ts";
import type { Finding } from "./look-up.ts";

/** A paragraph behind "I don't know": headings of the page that leads, else of all that was found; empty where nothing is near. */
export function suggestTopics(locale: Locale, found: Finding): string {
  const inPage = found.page ? findTopics(locale, found.page) : [];
  const topics = inPage.length > 0 ? inPage : findTopics(locale, found);
  return topics.length === 0 ? "" : `\n\n${toNearTopics(topics, locale)}`;
}

function findTopics(locale: Locale, { question, passages }: Finding): readonly string[] {
  const near = passages.map(({ passage, heading, score }) => ({
    heading: passage.heading,
    score,
    covered: coverageOf(heading, question),
    shows: passage.sentences.some((_, at) => showsAnswer(sentenceAt(passage, at), question) === true),
  }));
  return findNearTopics(near, locale, question.passages > FEW_PASSAGES ? "many" : "few");
}
