/**
 * Answers small talk ("hello", "thanks", "who are you") by itself, and leaves every message that may ask something to the
 * engine behind it.
 */
import { findSmallTalk, toSmallTalk } from "../../../domain/answering/conversation/small-talk.ts";
import { cutToTokens, estimateTokens } from "../../../domain/tokens.ts";
import type { Answer, Answerer, Question } from "../../../ports/answerer.ts";

type SmallTalk = NonNullable<ReturnType<typeof findSmallTalk>>;

/** Creates it. */
export function createConversingAnswerer({ answerer }: { readonly answerer: Answerer }): Answerer {
  return {
    answer: async (question) => {
      const talk = findSmallTalk(question.text, question.robot);
      if (!talk) return answerer.answer(question);
      question.signal?.throwIfAborted();
      const answer = await reply(answerer, question, talk);
      question.onText?.(answer.text);
      return answer;
    },
  };
}

/** Who the robot is may have been taught: small talk answers only what knowledge does not. */
async function reply(answerer: Answerer, question: Question, talk: SmallTalk): Promise<Answer> {
  if (talk === "identity") {
    const { onText: _onText, ...quiet } = question;
    const taught = await answerer.answer(quiet);
    return taught.outcome === "answered" ? taught : toReply(question, talk);
  }
  question.onStage?.("searching_knowledge");
  question.onStage?.("generating_answer");
  return toReply(question, talk);
}

function toReply({ robot, text, sampling }: Question, talk: SmallTalk): Answer {
  const whole = toSmallTalk(talk, robot);
  const shown = cutToTokens(whole, sampling?.max_tokens ?? Number.POSITIVE_INFINITY);
  return {
    text: shown,
    outcome: "answered",
    confidence: 1,
    citations: [],
    finish: shown === whole ? "stop" : "length",
    usage: { input_tokens: estimateTokens(text), output_tokens: estimateTokens(shown) },
  };
}
