/** `reviews`: thumbs-downs with a reason, and what a person decides on them. */
import { wrongRequest } from "../../domain/refusal.ts";
import type { Review, ReviewStatus } from "../../ports/review-store.ts";
import { readActor } from "../actor.ts";
import { findRobotId, listSlugs } from "../find-robot.ts";
import { printFields, printList, toIso, toPage } from "../output/list.ts";
import type { JsonFlags } from "../load-settings.ts";
import { withAppliance } from "../open-appliance.ts";
import { print, printJson } from "../output/print.ts";
import { tellTaught } from "../output/tell-taught.ts";
import { toShort, toTime } from "../output/table.ts";

/** The flags of `reviews list`. */
export type ReviewsListFlags = JsonFlags & {
  readonly robot?: string;
  readonly status: ReviewStatus | "all";
  readonly limit: number;
};

const toShown = ({ created_at, decided_at, ...review }: Review) => ({
  ...review,
  created_at: toIso(created_at),
  decided_at: toIso(decided_at),
});

/** Lists reviews, oldest first. */
export async function list(flags: ReviewsListFlags): Promise<number> {
  return withAppliance(flags, async (appliance) => {
    const robot_id = await findRobotId(appliance, flags.robot);
    const status = flags.status === "all" ? null : flags.status;
    const reviews = await appliance.adapters.reviews.list({ robot_id, status, limit: flags.limit + 1 });
    const slugs = await listSlugs(appliance);
    printList(
      {
        name: "reviews",
        ...toPage(reviews, flags.limit),
        nothing: "No review is waiting.",
        toShown,
        columns: [
          ["REVIEW", (row) => row.review_id],
          ["ROBOT", (row) => slugs.get(row.robot_id) ?? ""],
          ["WHEN (UTC)", (row) => toTime(row.created_at)],
          ["STATUS", (row) => row.status],
          ["REASON", (row) => row.feedback_reason ?? ""],
          ["QUESTION", (row) => toShort(row.question ?? "(not kept)")],
        ],
      },
      flags.json,
    );
    return 0;
  });
}

/** Shows one review with what is kept of its conversation. */
export async function show(review_id: string, flags: JsonFlags): Promise<number> {
  return withAppliance(flags, async ({ adapters }) => {
    const review = await adapters.reviews.find(review_id);
    if (!review)
      throw wrongRequest(
        `There is no review ${review_id}: \`chat-assistant reviews list --status all\` shows them.`,
      );
    if (flags.json) printJson(toShown(review));
    else printFields(toShown(review));
    return 0;
  });
}

/** The flags of `reviews approve` and `reviews correct`. */
export type ReviewsTeachFlags = JsonFlags & { readonly answer?: string; readonly question?: string };

/** Teaches what was decided. Exits with 1 when the robot does not give it then. */
export async function teach(
  review_id: string,
  status: "approved" | "corrected",
  flags: ReviewsTeachFlags,
): Promise<number> {
  return withAppliance(flags, async ({ flows }) => {
    const { answer = null, question = null } = flags;
    const taught = await flows.decideReview.teach({ review_id, status, answer, question }, readActor());
    if (flags.json) printJson({ review_id, status, ...taught });
    else print(`${review_id} is ${status}: taught as ${taught.source}, with the check ${taught.check_id}.`);
    return tellTaught(taught);
  });
}

/** Rejects a review. */
export async function reject(review_id: string, flags: JsonFlags): Promise<number> {
  return withAppliance(flags, async ({ flows }) => {
    await flows.decideReview.reject(review_id, readActor());
    if (flags.json) printJson({ review_id, status: "rejected" });
    else print(`${review_id} is rejected; nothing was taught.`);
    return 0;
  });
}
