/** Asks a robot everything that it must go on answering, and tells what it does not. */
import { meetsExpectation } from "../../domain/check.ts";
import type { RobotInContext } from "../../domain/tenant.ts";
import { startOf } from "../../domain/text.ts";
import type { Answerer } from "../../ports/answerer.ts";
import type { Check, CheckStore } from "../../ports/check-store.ts";
import { askInPrivate } from "../answering-robot.ts";

/** What the flow needs. */
export interface RunChecksOptions {
  readonly checks: CheckStore;
  readonly answerer: Answerer;
  /** A model answers in its own words: what an answer cites counts, too. */
  readonly paraphrased: boolean;
}

/** A check that was not met. */
export interface FailedCheck extends Omit<Check, "robot_id" | "created_at"> {
  /** What the robot said instead. */
  readonly given: string;
}

/** What came of a robot's checks. */
export interface CheckReport {
  readonly passed: number;
  readonly failed: readonly FailedCheck[];
}

/** Runs the checks of a robot, one after the other. */
export type RunChecks = (context: RobotInContext) => Promise<CheckReport>;

const GIVEN_CHARACTERS = 500;

/** Gives the flow. Reads only; rejects as the answerer does. */
export function createRunChecks({ checks, answerer, paraphrased }: RunChecksOptions): RunChecks {
  return async (context) => {
    const failed: FailedCheck[] = [];
    const all = await checks.list(context.robot.robot_id);
    for (const { robot_id: _robot, created_at: _at, ...check } of all) {
      const answer = await askInPrivate(answerer, context, check);
      if (!meetsExpectation(answer, check.expect, paraphrased))
        failed.push({ ...check, given: startOf(answer.text, GIVEN_CHARACTERS) });
    }
    return { passed: all.length - failed.length, failed };
  };
}
