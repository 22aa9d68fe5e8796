/** The flows of the learning loop: gaps, reviews, checks (and publishing by them), and the vectors of what was taught. */
import { createChangeChecks } from "../flows/learning/change-checks.ts";
import { createDecideGap } from "../flows/learning/decide-gap.ts";
import { createDecideReview } from "../flows/learning/decide-review.ts";
import { createEmbedKnowledge } from "../flows/teaching/embed-knowledge.ts";
import { createPublishRobot } from "../flows/learning/publish-robot.ts";
import { createRunChecks } from "../flows/learning/run-checks.ts";
import { createSupersedeAnswers } from "../flows/learning/supersede-answers.ts";
import { createTeachAnswer } from "../flows/learning/teach-answer.ts";
import type { Teach } from "../flows/teaching/teach.ts";
import type { Settings } from "../settings/schema.ts";
import type { Adapters } from "./adapters.ts";

/** What the flows need beyond adapters. */
export interface LearningOptions {
  readonly adapters: Adapters;
  readonly answers: Settings["answers"];
  readonly teach: Teach;
}

/** Gives the flows their adapters. */
export function createLearning({ adapters, answers, teach }: LearningOptions) {
  const { embedder } = adapters;
  const paraphrased = answers.engine === "model";
  const changeChecks = createChangeChecks(adapters);
  const runChecks = createRunChecks({ ...adapters, paraphrased });
  const supersedeAnswers = createSupersedeAnswers({ ...adapters, teach, changeChecks });
  const teachAnswer = createTeachAnswer({ ...adapters, teach, changeChecks, supersedeAnswers, paraphrased });
  return {
    changeChecks,
    runChecks,
    publishRobot: createPublishRobot({ ...adapters, runChecks }),
    decideGap: createDecideGap({ ...adapters, teachAnswer }),
    decideReview: createDecideReview({ ...adapters, teachAnswer }),
    embedKnowledge: embedder && createEmbedKnowledge({ ...adapters, embedder }),
  };
}
