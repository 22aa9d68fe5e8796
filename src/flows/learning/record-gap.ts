/** Notes in the gap ledger that a robot could not answer. A ledger that cannot be written never costs an answer. */
import { createHmac } from "node:crypto";
import type { RetentionMode } from "../../contract/resources/common.ts";
import { retainUntil } from "../../domain/retention.ts";
import type { Robot, RobotInContext } from "../../domain/tenant.ts";
import type { ConversationTurn } from "../../domain/runtime/conversation.ts";
import type { Answer, Question } from "../../ports/answerer.ts";
import type { Clock } from "../../ports/clock.ts";
import type { GapSighting, GapStore } from "../../ports/gap-store.ts";
import type { Ids } from "../../ports/ids.ts";
import type { Log } from "../../ports/log.ts";

/** What the flow needs. `secret` keys the hashes, so that a question cannot be guessed from what stays of it. */
export interface RecordGapOptions {
  readonly gaps: GapStore;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly secret: { reveal(): string };
}

/** A question and its answer. */
export interface AnsweredQuestion {
  readonly robot: Robot;
  readonly text: string;
  readonly history: readonly ConversationTurn[];
  readonly outcome: Answer["outcome"];
  /** Of a message that asks several things and was answered: its questions that were not. */
  readonly unanswered?: readonly string[] | undefined;
  /** By what the words are kept: `none` keeps nothing at all. */
  readonly retention_mode: RetentionMode;
  readonly kept: GapSighting["kept"];
}

/** Notes it when it was declined, or what of it was. Never rejects. */
export type RecordGap = (question: AnsweredQuestion) => Promise<void>;

/** Questions of one message that are noted. */
const MOST_OF_MESSAGE = 4;

/** Gives the flow. */
export function createRecordGap({ gaps, clock, ids, log, secret }: RecordGapOptions): RecordGap {
  let reading: typeof import("../../domain/gap.ts") | undefined;
  const record = async ({ robot, history, kept }: AnsweredQuestion, text: string): Promise<void> => {
    const earlier = history.filter(({ role }) => role === "user").map((turn) => turn.text);
    // With it comes the reading of questions, which no start has to wait for. Once it is there, nothing is waited for: the gap is
    // written in the turn of the event loop in which its answer is, and shares its commit.
    reading ??= await import("../../domain/gap.ts");
    const { toGapWords } = reading;
    const { key, ...words } = toGapWords({ text, earlier, locale: robot.locale });
    await gaps.record({
      ...words,
      gap_id: ids.create("gap"),
      tenant_id: robot.tenant_id,
      robot_id: robot.robot_id,
      key_hash: createHmac("sha256", secret.reveal())
        .update(`gap\n${robot.robot_id}\n${key}`)
        .digest("base64url"),
      asked_at: clock.now(),
      kept,
    });
  };
  return async (question) => {
    const { text, outcome, unanswered = [], retention_mode } = question;
    const missed = outcome === "declined" ? [text] : unanswered.slice(0, MOST_OF_MESSAGE);
    if (retention_mode === "none" || missed.length === 0) return;
    try {
      await Promise.all(missed.map((one) => record(question, one)));
    } catch (error) {
      log.warn("a gap could not be noted", { problem: error instanceof Error ? error.name : "failed" });
    }
  };
}

/** What the runtime's flow needs. */
export interface RecordRuntimeGapOptions {
  readonly recordGap: RecordGap;
  readonly clock: Clock;
  /** Whose channels' questions are kept. A private channel is a team's own: its questions stay out unless asked for. */
  readonly channels: "off" | "public" | "all";
}

/** Notes a runtime's question when it was declined, or what of it was. Never rejects. */
export type RecordRuntimeGap = (
  context: RobotInContext,
  question: Question,
  answer: Pick<Answer, "outcome" | "unanswered">,
) => Promise<void>;

/** Gives the flow. The runtime has no session: the words stay as long as the robot's retention says. */
export function createRecordRuntimeGap({
  recordGap,
  clock,
  channels,
}: RecordRuntimeGapOptions): RecordRuntimeGap {
  return async ({ robot, channel }, { text, history }, { outcome, unanswered }) => {
    if (channels === "off" || (channels === "public" && channel.visibility !== "public")) return;
    const { retention_mode } = robot;
    const kept = { retain_until: retainUntil(robot, clock.now()) };
    await recordGap({ robot, text, history, outcome, unanswered, retention_mode, kept });
  };
}
