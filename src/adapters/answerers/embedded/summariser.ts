/** Summaries without a model: from the transcript alone (`ports/summariser.ts`). */
import { toDecline } from "../../../domain/answering/conversation/decline.ts";
import { asksOfBusiness, findSmallTalk } from "../../../domain/answering/conversation/small-talk.ts";
import { summarise, type SummarisedTurn } from "../../../domain/answering/conversation/summarise.ts";
import type { TranscriptTurn } from "../../../domain/transcript.ts";
import type { Summariser, SummarySubject } from "../../../ports/summariser.ts";

/** Says what was asked, what was answered and what stayed open. Greetings and thanks are no questions. */
export function createEmbeddedSummariser(): Summariser {
  return { summarise: async (subject, turns) => summarise(toSummarised(subject, turns), subject.locale) };
}

function toSummarised(subject: SummarySubject, turns: readonly TranscriptTurn[]): readonly SummarisedTurn[] {
  const declined = toDecline(subject.locale, subject.decline_message);
  const talkOf = (turn: TranscriptTurn | undefined) =>
    turn?.role === "user" ? findSmallTalk(turn.text, subject) : null;
  return turns.flatMap((turn, at) => {
    const talk = talkOf(turn) ?? (turn.role === "assistant" ? talkOf(turns[at - 1]) : null);
    // That a person was wanted is what a summary is read for: it stays open.
    if (talk !== null && talk !== "person" && !asksOfBusiness(talk)) return [];
    const { role, text } = turn;
    const isDeclined = text === declined || text.startsWith(`${declined}\n\n`);
    return [{ role, text, declined: isDeclined || (role === "assistant" && talk === "person") }];
  });
}
