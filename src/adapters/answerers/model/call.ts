/** Asks the model once and makes an answer of what comes: checked, declined, replaced, or a failure. */
import { toDecline } from "../../../domain/answering/conversation/decline.ts";
import { stripCitations } from "../../../domain/guardrails/citations.ts";
import {
  checkGrounding,
  declaresNotKnowing,
  sharedWords,
  type Grounding,
} from "../../../domain/guardrails/grounding.ts";
import { ModelFailure } from "../../../domain/model-failure.ts";
import { frameLines } from "../../../domain/guardrails/frame-echo.ts";
import type { Prompt } from "../../../domain/prompting/messages.ts";
import type { UntrustedText } from "../../../domain/prompting/spotlight.ts";
import { NO_ANSWER, type PromptTemplate } from "../../../domain/prompting/template.ts";
import { Refusal } from "../../../domain/refusal.ts";
import { estimateTokens } from "../../../domain/tokens.ts";
import type { Answer, Answerer, Question, Sampling } from "../../../ports/answerer.ts";
import type { ChatModel, Completion } from "../../../ports/chat-model.ts";
import type { EvidenceResult } from "../../../ports/evidence.ts";
import type { ModelAnswererSettings } from "./settings.ts";
import { createShownText, type ShownText } from "./shown-text.ts";

/** A question that may be asked, and of whom. */
export interface AdmittedQuestion {
  readonly model: ChatModel;
  readonly question: Question;
  readonly evidence: EvidenceResult;
}

/** One question with everything that its answer needs. */
interface ModelCall extends AdmittedQuestion {
  /** Answers instead of the model where its answer fails. */
  readonly embedded: Answerer;
  readonly settings: ModelAnswererSettings;
  /** Told of every upstream failure, as `ModelAnswererOptions` says. */
  readonly onFailure: ((failure: ModelFailure) => void) | undefined;
  readonly template: PromptTemplate;
  readonly prompt: Prompt<UntrustedText>;
  readonly sampling: Sampling;
  /** Set to the tokens that the call has cost, also when it fails. */
  readonly bill: { tokens: number };
}

/** Ends the upstream call from inside its stream. */
class LeakNoticed extends Error {}

/** An unsupported number or address, or this many unsupported sentences, and a strict robot gives the extractive answer. */
const STRICT_FACTOR = 0.5;
/** An answer from weak evidence is in the words of its passages by this share: it is no bare "Yes, of course". */
const SHARED_WORDS = 0.5;

/** Asks. Rejects with `answer_unavailable` (its cause is the `ModelFailure`), or with the signal's reason after an abort. */
export async function askModel(call: ModelCall): Promise<Answer> {
  const shown = shownTextOf(call);
  try {
    const completion = await complete(call, shown);
    call.bill.tokens = totalOf(usageOf(call, completion));
    if (shown.hasLeaked()) return await withhold(call, shown);
    return await judge(call, shown, completion);
  } catch (error) {
    return recover(call, shown, error);
  }
}

/** What rests on passages that the engine would not answer from has to be checked before it is shown. */
const isWeak = ({ question, evidence }: ModelCall): boolean =>
  !(evidence.supported || evidence.conversation_only === true || question.documents.length > 0);
const isStrict = (call: ModelCall): boolean => call.settings.strict || isWeak(call);

const isLive = (call: ModelCall): boolean => call.question.onText !== undefined && !isStrict(call);

function shownTextOf(call: ModelCall): ShownText {
  const { question, prompt, template } = call;
  const { robot } = question;
  return createShownText({
    visibility: robot.visibility,
    passage_count: prompt.passages.length,
    taught: prompt.passages.map(({ text }) => text),
    frame: frameLines(template.question),
    decline: declineTextOf(call),
    onText: isLive(call) ? question.onText : undefined,
    leak: {
      protected_texts: [robot.instructions, prompt.rules],
      allowed_texts: [...prompt.passages.map(({ text }) => text), declineTextOf(call)],
      marker: prompt.marker,
    },
  });
}

async function complete(call: ModelCall, shown: ShownText): Promise<Completion> {
  const { model, question, prompt, sampling } = call;
  const signals = [question.signal, unattendedOf(call)].filter((given) => given !== undefined);
  const signal = signals.length > 1 ? AbortSignal.any(signals) : signals[0];
  const onText = (piece: string): void => {
    shown.push(piece);
    if (shown.hasLeaked()) throw new LeakNoticed("the instructions were repeated");
  };
  const completion = await model.complete({
    messages: prompt.messages,
    sampling,
    ...(signal ? { signal } : {}),
    ...(isLive(call) ? { onText } : {}),
  });
  if (!isLive(call)) shown.push(completion.text);
  shown.end();
  return completion;
}

/** A model is not heard for nobody where the embedded engine may answer instead. */
const unattendedOf = ({ question, settings }: ModelCall): AbortSignal | undefined =>
  settings.fallback === "embedded" ? question.unattended : undefined;

function usageOf({ prompt }: ModelCall, completion: Completion): Answer["usage"] {
  return (
    completion.usage ?? { input_tokens: prompt.input_tokens, output_tokens: estimateTokens(completion.text) }
  );
}

const totalOf = (usage: Answer["usage"]): number => usage.input_tokens + usage.output_tokens;

/** Decides what the written text is worth. */
async function judge(call: ModelCall, shown: ShownText, completion: Completion): Promise<Answer> {
  const { question, embedded } = call;
  const usage = usageOf(call, completion);
  const isEmpty = shown.text.trim() === "";
  if (isEmpty && (shown.hasGivenUp() || completion.finish === "filtered")) return decline(call, usage);
  if (isEmpty) return withhold(call, shown);
  const grounding = groundingOf(call, shown.said);
  const isUnknown = declaresNotKnowing(
    stripCitations(shown.said) + (shown.hasGivenUp() ? ` ${NO_ANSWER}` : ""),
  );
  const declined = isUnknown || completion.finish === "filtered";
  // Who says in words of their own that they do not know has no words of the passages, but may still invent.
  const unsafe = isUnknown ? isStrict(call) && grounding.contradicted : isUnsafe(call, shown.said, grounding);
  if (unsafe) return declined ? decline(call, usage) : embedded.answer(question);
  if (!isLive(call)) question.onText?.(shown.text);
  return {
    text: shown.text,
    outcome: declined ? "declined" : "answered",
    confidence: declined ? 0 : confidenceOf(call, grounding),
    citations: citationsOf(call, shown),
    finish: completion.finish,
    usage,
  };
}

/** Facts that stand nowhere, and – from passages that the engine would not answer from – words that do not. */
function isUnsafe(call: ModelCall, text: string, grounding: Grounding): boolean {
  if (!isStrict(call)) return false;
  if (isUnfounded(grounding)) return true;
  const evidence = call.prompt.passages.map((passage) => `${passage.heading}\n${passage.text}`);
  const { locale } = call.question.robot;
  return isWeak(call) && sharedWords({ text: stripCitations(text), evidence, locale }) < SHARED_WORDS;
}

function isUnfounded({ contradicted, factor }: Grounding): boolean {
  return contradicted || factor < STRICT_FACTOR;
}

function groundingOf({ question, prompt }: ModelCall, text: string): Grounding {
  const { robot } = question;
  return checkGrounding({
    text: stripCitations(text),
    evidence: prompt.passages.map((passage) => `${passage.source}\n${passage.heading}\n${passage.text}`),
    known: [robot.assistant_name, robot.company_name, robot.instructions],
    asked: question.text,
  });
}

/** Small talk rests on nothing that could be found; everything else on the evidence. */
function confidenceOf({ evidence }: ModelCall, { factor }: Grounding): number {
  return (evidence.conversation_only ? 1 : evidence.confidence) * factor;
}

function citationsOf({ prompt }: ModelCall, shown: ShownText): Answer["citations"] {
  return shown.cited
    .map((number) => prompt.passages[number - 1])
    .filter((passage) => passage !== undefined)
    .map(({ source, heading, text }) => ({ source, heading, passage: text }));
}

function declineTextOf({ question: { robot } }: ModelCall): string {
  return toDecline(robot.locale, robot.decline_message, robot.visibility);
}

/** The robot's own words for "I do not know". Nothing may have been shown. */
function decline(call: ModelCall, usage: Answer["usage"]): Answer {
  const text = declineTextOf(call);
  call.question.onText?.(text);
  return { text, outcome: "declined", confidence: 0, citations: [], finish: "stop", usage };
}

/**
 * A leak, or nothing but the prompt's frame: the embedded engine answers instead, from taught sentences only – small models copy the marks of right passages –
 * or declines. What was shown cannot be taken back, and is an error.
 */
async function withhold(call: ModelCall, shown: ShownText): Promise<Answer> {
  const { question, settings, embedded, prompt } = call;
  if (isLive(call) && shown.text !== "") throw new Refusal("answer_unavailable", { retry_after_seconds: 1 });
  if (settings.fallback === "embedded") return embedded.answer(question);
  return decline(call, { input_tokens: prompt.input_tokens, output_tokens: estimateTokens(shown.text) });
}

/** What is given instead of an answer that failed. */
async function recover(call: ModelCall, shown: ShownText, error: unknown): Promise<Answer> {
  const { question, settings, embedded, bill, prompt } = call;
  const cost = prompt.input_tokens + estimateTokens(shown.text);
  if (error instanceof LeakNoticed) {
    bill.tokens = cost;
    return withhold(call, shown);
  }
  if (!(error instanceof ModelFailure)) throw error;
  if (hasBegun(error)) bill.tokens = cost;
  if (question.signal?.aborted) throw question.signal.reason;
  if (unattendedOf(call)?.aborted) return embedded.answer(question);
  call.onFailure?.(error);
  const unseen = !isLive(call) || shown.text === "";
  if (unseen && settings.fallback === "embedded") return embedded.answer(question);
  const { fault } = error;
  const retry_after_seconds = (fault.kind === "rate_limited" && fault.retry_after_seconds) || 5;
  throw new Refusal("answer_unavailable", { retry_after_seconds, cause: error });
}

/** A refused or unreachable upstream has computed nothing; any other failed call is paid for. */
function hasBegun({ fault }: ModelFailure): boolean {
  return fault.kind !== "unreachable" && fault.kind !== "refused" && fault.kind !== "rate_limited";
}
