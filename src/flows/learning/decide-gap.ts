/** Closes a gap: by an answer that a person gives, or by leaving it be. */
import { wrongRequest } from "../../domain/refusal.ts";
import type { AuditLog } from "../../ports/audit-log.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Directory } from "../../ports/directory.ts";
import type { Gap, GapStore } from "../../ports/gap-store.ts";
import type { TaughtAnswer, TeachAnswer } from "./teach-answer.ts";

/** What the flow needs. */
export interface DecideGapOptions {
  readonly gaps: GapStore;
  readonly directory: Directory;
  readonly teachAnswer: TeachAnswer;
  readonly audit: AuditLog;
  readonly clock: Clock;
}

/** An answer to a gap. `question` puts the visitor's words into others; null takes them as they are. */
export interface GapAnswer {
  readonly gap_id: string;
  readonly answer: string;
  readonly question: string | null;
}

/** Deciding on gaps. */
export interface DecideGap {
  /** Teaches and closes. Refuses with `invalid_request` when there is no such gap, or no question is kept and none is given. */
  teach(answer: GapAnswer, actor: string): Promise<TaughtAnswer>;
  /** The robot may go on not knowing. Refuses like `teach`. Idempotent. */
  dismiss(gap_id: string, actor: string): Promise<void>;
}

/** Gives the flow. */
export function createDecideGap(options: DecideGapOptions): DecideGap {
  const { gaps, directory, teachAnswer, audit, clock } = options;
  return {
    teach: async ({ gap_id, answer, question }, actor) => {
      const gap = await findGap(gaps, gap_id);
      const asked = question ?? gap.question;
      if (asked === null) throw wrongRequest("The question is not kept any more: give it by --question.");
      const context = await directory.findRobotById(gap.robot_id);
      if (!context) throw wrongRequest("The robot of the gap is gone.");
      const taught = await teachAnswer({ context, source: `gaps/${gap_id}`, question: asked, answer }, actor);
      await gaps.decide(gap_id, "taught", clock.now());
      const { robot_id } = gap;
      await audit.append({ actor, action: "gap.taught", subject: gap_id, details: { robot_id } });
      return taught;
    },
    dismiss: async (gap_id, actor) => {
      const { robot_id } = await findGap(gaps, gap_id);
      await gaps.decide(gap_id, "dismissed", clock.now());
      await audit.append({ actor, action: "gap.dismissed", subject: gap_id, details: { robot_id } });
    },
  };
}

async function findGap(gaps: GapStore, gap_id: string): Promise<Gap> {
  const gap = await gaps.find(gap_id);
  if (!gap)
    throw wrongRequest(`There is no gap ${gap_id}: \`chat-assistant gaps list --status all\` shows them.`);
  return gap;
}
