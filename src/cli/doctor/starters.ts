/** Questions to begin with: a robot that offers one should know its answer. No model is asked. */
import { createEmbeddedEvidence } from "../../adapters/answerers/embedded/evidence.ts";
import { toAnsweringRobot } from "../../flows/answering-robot.ts";
import { type Check, findingsOf } from "./finding.ts";

/** Robots of which so many questions are asked; of further ones nothing is said. */
const MOST_QUESTIONS = 500;

/** Says something only of robots that offer questions. */
export const startersCheck: Check = {
  name: "starters",
  run: async ({ appliance }) => {
    if (appliance === null) return [];
    const { directory, knowledge } = appliance.adapters;
    const evidence = createEmbeddedEvidence({ knowledge });
    const find = findingsOf("starters");
    const offered = (await directory.listRobots()).flatMap((context) =>
      context.robot.starter_questions.map((question) => ({ context, question })),
    );
    const findings = [];
    for (const { context, question } of offered.slice(0, MOST_QUESTIONS)) {
      const asked = { robot: toAnsweringRobot(context), text: question, history: [], documents: [] };
      const { supported, conversation_only } = await evidence.find(asked);
      if (supported || conversation_only) continue;
      const what = `${context.robot.slug} offers "${question}" to begin with, and finds no answer to it.`;
      findings.push(
        find.warning(what, "Teach the answer, or ask otherwise under starter_questions in robot.yaml."),
      );
    }
    if (offered.length === 0 || findings.length > 0) return findings;
    return [find.ok("Every question that is offered to begin with has an answer.")];
  },
};
