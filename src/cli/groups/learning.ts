/** The commands of the learning loop: `gaps`, `reviews`, `checks`. */
import { type Command, Option } from "commander";
import type { ChecksAddFlags } from "../commands/checks.ts";
import type { GapsListFlags, GapsTeachFlags } from "../commands/gaps.ts";
import type { ReviewsListFlags, ReviewsTeachFlags } from "../commands/reviews.ts";
import { type Run, withJson, withLimit } from "../flags.ts";
import type { JsonFlags } from "../load-settings.ts";

const withList = (command: Command, statuses: readonly string[]): Command =>
  withLimit(withJson(command), 100)
    .option("--robot <slug>", "only of this robot")
    .addOption(
      new Option("--status <status>", "only those").choices([...statuses, "all"]).default(statuses[0]),
    );

const withAnswer = (command: Command): Command =>
  withJson(command).option("--question <text>", "the question in your own words; default: the visitor's");

function addGaps(program: Command, run: Run): void {
  const gaps = program.command("gaps").summary("what robots could not answer");
  withList(gaps.command("list"), ["open", "taught", "dismissed"])
    .summary("list unanswered questions, the most asked first")
    .description(
      "Questions of the same words are one gap. Words stay as long as the conversation's texts do.",
    )
    .action(async (flags: GapsListFlags) => {
      run.exit_code = await (await import("../commands/gaps.ts")).list(flags);
    });
  withAnswer(gaps.command("teach <gap-id>"))
    .summary("teach the answer, and check from now on that it is given")
    .requiredOption("--answer <text>", "the answer, as visitors shall read it")
    .addHelpText(
      "after",
      '\nExample:\n  $ chat-assistant gaps teach gap_… --answer "Dogs are welcome on a lead."',
    )
    .action(async (gap_id: string, flags: GapsTeachFlags) => {
      run.exit_code = await (await import("../commands/gaps.ts")).teach(gap_id, flags);
    });
  withJson(gaps.command("dismiss <gap-id>"))
    .summary("leave it unanswered")
    .action(async (gap_id: string, flags: JsonFlags) => {
      run.exit_code = await (await import("../commands/gaps.ts")).dismiss(gap_id, flags);
    });
}

function addReviews(program: Command, run: Run): void {
  const reviews = program.command("reviews").summary("answers that visitors disliked, with a reason");
  withList(reviews.command("list"), ["pending", "approved", "corrected", "rejected"])
    .summary("list reviews, oldest first")
    .action(async (flags: ReviewsListFlags) => {
      run.exit_code = await (await import("../commands/reviews.ts")).list(flags);
    });
  withJson(reviews.command("show <review-id>"))
    .summary("show question, answer and what the visitor wrote, while they are kept")
    .action(async (review_id: string, flags: JsonFlags) => {
      run.exit_code = await (await import("../commands/reviews.ts")).show(review_id, flags);
    });
  withAnswer(reviews.command("approve <review-id>"))
    .summary("teach the answer that the visitor expected")
    .option("--answer <text>", "needed where the visitor gave none")
    .action(async (review_id: string, flags: ReviewsTeachFlags) => {
      run.exit_code = await (await import("../commands/reviews.ts")).teach(review_id, "approved", flags);
    });
  withAnswer(reviews.command("correct <review-id>"))
    .summary("teach your own answer")
    .requiredOption("--answer <text>", "the answer, as visitors shall read it")
    .action(async (review_id: string, flags: ReviewsTeachFlags) => {
      run.exit_code = await (await import("../commands/reviews.ts")).teach(review_id, "corrected", flags);
    });
  withJson(reviews.command("reject <review-id>"))
    .summary("teach nothing")
    .action(async (review_id: string, flags: JsonFlags) => {
      run.exit_code = await (await import("../commands/reviews.ts")).reject(review_id, flags);
    });
}

const gather = (text: string, before: readonly string[] = []): readonly string[] => [...before, text];

function addChecks(program: Command, run: Run): void {
  const checks = program.command("checks").summary("what a robot must go on answering");
  withJson(checks.command("list <slug>"))
    .summary("list a robot's checks")
    .action(async (slug: string, flags: JsonFlags) => {
      run.exit_code = await (await import("../commands/checks.ts")).list(slug, flags);
    });
  withJson(checks.command("add <slug> <question>"))
    .summary("add a check, or replace the one of that question")
    .option("--expect <text>", "what the answer must hold")
    .option("--expect-declined", "the robot must say that it does not know")
    .option("--history <question>", "an earlier question; may be repeated, oldest first", gather)
    .addHelpText(
      "after",
      '\nExample:\n  $ chat-assistant checks add shop "Are you open on Sundays?" --expect closed',
    )
    .action(async (slug: string, question: string, flags: ChecksAddFlags) => {
      run.exit_code = await (await import("../commands/checks.ts")).add({ slug, question, flags });
    });
  withJson(checks.command("remove <slug> <check-id>"))
    .summary("remove a check")
    .action(async (slug: string, check_id: string, flags: JsonFlags) => {
      run.exit_code = await (await import("../commands/checks.ts")).remove({ slug, check_id, flags });
    });
  withJson(checks.command("run <slug>"))
    .summary("ask everything, and tell what is not answered as it must be")
    .description("Exits with 1 when a check fails. Nothing of it is recorded.")
    .action(async (slug: string, flags: JsonFlags) => {
      run.exit_code = await (await import("../commands/checks.ts")).run(slug, flags);
    });
}

/** Adds the commands. */
export function addLearning(program: Command, run: Run): void {
  addGaps(program, run);
  addReviews(program, run);
  addChecks(program, run);
}
