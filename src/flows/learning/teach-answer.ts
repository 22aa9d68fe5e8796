/** Teaches one answer that a person decided, and adds the check that keeps it. Shared by gaps and reviews. */
import { decideExpectation, meetsExpectation } from "../../domain/check.ts";
import { wrongRequest } from "../../domain/refusal.ts";
import type { RobotInContext } from "../../domain/tenant.ts";
import type { Answerer } from "../../ports/answerer.ts";
import { admitText } from "./admit-text.ts";
import { CHECK_CHARACTERS, type ChangeChecks } from "./change-checks.ts";
import { askInPrivate } from "../answering-robot.ts";
import type { SupersedeAnswers } from "./supersede-answers.ts";
import type { Teach } from "../teaching/teach.ts";

/** What the flow needs. */
export interface TeachAnswerOptions {
  readonly teach: Teach;
  readonly changeChecks: ChangeChecks;
  readonly supersedeAnswers: SupersedeAnswers;
  readonly answerer: Answerer;
  readonly paraphrased: boolean;
}

/** What is taught to whom; `source` names where it comes from (`gaps/<gap_id>`, `reviews/<review_id>`). */
export interface DecidedAnswer {
  readonly context: RobotInContext;
  readonly source: string;
  readonly question: string;
  readonly answer: string;
}

/** What came of it. */
export interface TaughtAnswer {
  readonly source: string;
  readonly check_id: string;
  /** Sources of earlier decisions on the same question, which are forgotten. */
  readonly replaces: readonly string[];
  /** Whether the robot answers the question with it from now on. */
  readonly is_answered: boolean;
}

/** Teaches. Idempotent for the same source. */
export type TeachAnswer = (decided: DecidedAnswer, actor: string) => Promise<TaughtAnswer>;

const ANSWER_CHARACTERS = 10_000;

/** Gives the flow. Refuses with `invalid_request` for an empty or overlong text. */
export function createTeachAnswer(options: TeachAnswerOptions): TeachAnswer {
  const { teach, changeChecks, supersedeAnswers, answerer, paraphrased } = options;
  return async ({ context, source, question, answer }, actor) => {
    admitText("question", question, CHECK_CHARACTERS);
    admitText("answer", answer, ANSWER_CHARACTERS);
    const { robot } = context;
    const taught = await teach.teach(robot, { source, title: question, text: answer, kind: "qa" });
    if (taught.outcome === "empty") throw wrongRequest("The answer holds no words.");
    const replaces = await supersedeAnswers({ robot, source, question }, actor);
    const given = await askInPrivate(answerer, context, { question, history: [] });
    const expect = decideExpectation(answer, given, robot.locale);
    const check = { robot_id: robot.robot_id, source, question, history: [], expect };
    const added = await changeChecks.add(check, actor);
    await changeChecks.keepOnly(added, actor);
    const is_answered = meetsExpectation(given, expect, paraphrased);
    return { source, check_id: added.check_id, replaces, is_answered };
  };
}
