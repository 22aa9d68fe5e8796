/**
 * A visitor's message becomes an answer (`interface.md`: POST …/messages).
 * The question is counted before it is answered, and given back when no answer comes of it.
 */
import type { Stage } from "../../contract/events.ts";
import type { PublicChatAnswer, SendMessage } from "../../contract/resources/message.ts";
import { admitMessageConsent } from "../../domain/consent.ts";
import { Refusal } from "../../domain/refusal.ts";
import { nextDeadline, remainingQuestions } from "../../domain/session.ts";
import { type ReadFile, toContext } from "../../domain/session-attachments.ts";
import { admitTextLength, chooseTranscript, toTurns, type TranscriptTurn } from "../../domain/transcript.ts";
import type { Answer, Answerer } from "../../ports/answerer.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Ids } from "../../ports/ids.ts";
import type { UsageCounter } from "../../ports/usage-store.ts";
import type { Settings } from "../../settings/schema.ts";
import type { RecordGap } from "../learning/record-gap.ts";
import type { HeldClaim } from "../claimed-work.ts";
import { toAnsweringRobot } from "../answering-robot.ts";
import { readFiles } from "../files/visitor-files.ts";
import { answerFiles, listContext, withUnread } from "../files/file-answers.ts";
import { keepFiles, type KeepFilesOptions } from "../files/keep-files.ts";
import { type AdmitMessageOptions, type AdmittedMessage, admitMessage, believe } from "./admit-message.ts";
import { type ReserveQuestionOptions, withQuestion } from "./reserve-question.ts";

/** What the flow needs. */
export interface SendMessageOptions extends ReserveQuestionOptions, AdmitMessageOptions, KeepFilesOptions {
  readonly answerer: Answerer;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly sizes: Settings["sizes"];
  readonly recordGap: RecordGap;
  readonly usageCounter: UsageCounter;
}

/** A message of a session, with who wants to know how far it is. A client that leaves does not undo it. */
export interface SendMessageCommand {
  readonly session_id: string;
  readonly request: SendMessage;
  readonly onStage?: (stage: Stage) => void;
  /** Aborted when its client has left, and nobody will ask for the answer again. */
  readonly unattended?: AbortSignal;
  /** Ends the answer before its time, with the reason that the visitor is told; the question is given back. */
  readonly signal?: AbortSignal;
  /** The claim of the request: taken with the question, and its result kept with the turn. */
  readonly claim?: HeldClaim<PublicChatAnswer>;
}

interface Exchange extends AdmittedMessage {
  readonly reservation_id: string;
  readonly command: SendMessageCommand;
  readonly handed: readonly TranscriptTurn[];
}

/** Gives the flow. Refuses as `contract/session-endpoints` lists; a failed answer leaves the question uncounted. */
export function createSendMessage(options: SendMessageOptions) {
  return async (command: SendMessageCommand): Promise<PublicChatAnswer> => {
    const { request } = command;
    admitMessageConsent(request.consent_accepted);
    admitText(request, options.sizes);
    const handed = toTurns(request.history ?? [], options.sizes);
    const believed = believe(options, command);
    return withQuestion(options, {
      believed,
      taken: command.claim?.taken,
      admit: () => admitMessage(options, command, believed),
      work: (admitted, session, reservation_id) =>
        answerReserved(options, { ...admitted, session, reservation_id, command, handed }),
    });
  };
}

// A file alone is a message, too.
function admitText({ message, attachments }: SendMessage, sizes: Settings["sizes"]): void {
  if (message.trim() === "" && !attachments?.length)
    throw new Refusal("message_required", { param: "message" });
  admitTextLength(message, sizes.message_characters, "message");
}

async function answerReserved(options: SendMessageOptions, exchange: Exchange): Promise<PublicChatAnswer> {
  const { context, command, attachments } = exchange;
  const asked_at = options.clock.now();
  const files = await readFiles(options, { attachments, ...listenersOf(command) });
  const { locale } = context.robot;
  if (!isQuestion(exchange))
    return keepTurn(options, exchange, {
      text: answerFiles(files, locale),
      outcome: "answered",
      files,
      asked_at,
    });
  const heard = await ask(options, exchange, files).catch((error: unknown) => {
    options.usageCounter.count(context.robot.robot_id, "failed");
    throw error;
  });
  // Written at the same time, the gap and the turn share a commit.
  const noted = noteGap(options, exchange, heard);
  try {
    return await keepTurn(options, exchange, {
      text: withUnread(heard.answer, files, locale),
      outcome: heard.answer.outcome,
      files,
      asked_at,
    });
  } finally {
    await noted;
  }
}

const isQuestion = ({ command }: Exchange): boolean => command.request.message.trim() !== "";

const listenersOf = ({ onStage, unattended }: SendMessageCommand) => ({
  ...(onStage ? { onStage } : {}),
  ...(unattended ? { unattended } : {}),
});

async function ask(
  options: SendMessageOptions,
  exchange: Exchange,
  files: readonly ReadFile[],
): Promise<Heard> {
  const { session, context, command, handed, past, known } = exchange;
  const history = chooseTranscript(past.turns, handed);
  const answer = await options.answerer.answer({
    robot: toAnsweringRobot(context),
    text: command.request.message,
    history,
    documents: listContext({ session, context, handed, files, kept: past.files }),
    ...(known ? { knowledge: known } : {}),
    ...listenersOf(command),
    ...(command.signal ? { signal: command.signal } : {}),
  });
  return { answer, history };
}

interface Heard {
  readonly answer: Answer;
  readonly history: readonly TranscriptTurn[];
}

function noteGap(
  { recordGap }: SendMessageOptions,
  { session, context, command }: Exchange,
  { answer, history }: Heard,
): Promise<void> {
  const { session_id, retention_mode } = session;
  const { outcome, unanswered } = answer;
  return recordGap({
    robot: context.robot,
    text: command.request.message,
    history,
    outcome,
    unanswered,
    retention_mode,
    kept: { session_id },
  });
}

interface Answered {
  readonly text: string;
  readonly outcome: Answer["outcome"];
  readonly files: readonly ReadFile[];
  readonly asked_at: number;
}

async function keepTurn(
  options: SendMessageOptions,
  { session, reservation_id, context, command }: Exchange,
  { text, outcome, files, asked_at }: Answered,
): Promise<PublicChatAnswer> {
  const { ids, clock } = options;
  const user_message_id = ids.create("msg");
  const message_id = ids.create("msg");
  const now = clock.now();
  const turns: readonly TranscriptTurn[] = [
    { message_id: user_message_id, role: "user", text: command.request.message, created_at: asked_at },
    { message_id, role: "assistant", text, created_at: now },
  ];
  const answer: PublicChatAnswer = {
    answer: text,
    message_id,
    user_message_id,
    question_count: session.question_count,
    remaining_questions: remainingQuestions(session),
    ...(files.length > 0 ? { attachments: files.map(toContext) } : {}),
  };
  const isKept = session.retention_mode !== "none";
  await keepFiles(options, isKept ? files : [], {
    session_id: session.session_id,
    reservation_id,
    deadline_at: nextDeadline(context.robot, session.created_at, now),
    turns: isKept ? turns : [],
    ...(command.claim ? { remembered: command.claim.remember(answer) } : {}),
    message_id: user_message_id,
  });
  options.usageCounter.count(context.robot.robot_id, outcome);
  return answer;
}
