/** `ask`: asks a robot in private; the answer comes with the passages it rests on. */
import { askInPrivate } from "../../flows/answering-robot.ts";
import { findRobot } from "../find-robot.ts";
import type { JsonFlags } from "../load-settings.ts";
import { withAppliance } from "../open-appliance.ts";
import { print, printJson } from "../output/print.ts";
import { toShort } from "../output/table.ts";
import { UsageError } from "../usage-error.ts";

/** Longest beginning of a passage that is shown. */
const PASSAGE_CHARACTERS = 300;

/** The words of the command. */
export interface AskCommand {
  readonly slug: string;
  readonly question: string;
  readonly flags: JsonFlags;
}

/** Asks, and prints answer and citations. Nothing is recorded. */
export async function run({ slug, question, flags }: AskCommand): Promise<number> {
  if (question.trim() === "") throw new UsageError("The question is empty.");
  return withAppliance(flags, async (appliance) => {
    const { adapters } = appliance;
    const context = await findRobot(appliance, slug);
    const answer = await askInPrivate(adapters.answerer, context, { question, history: [] });
    if (flags.json) {
      const { text, outcome, confidence, citations } = answer;
      printJson({ answer: text, outcome, confidence, citations });
      return 0;
    }
    print(answer.text);
    for (const [index, { source, heading, passage }] of answer.citations.entries()) {
      print(`\n[${index + 1}] ${source}${heading ? ` — ${heading}` : ""}`);
      print(`    ${toShort(passage, PASSAGE_CHARACTERS)}`);
    }
    return 0;
  });
}
