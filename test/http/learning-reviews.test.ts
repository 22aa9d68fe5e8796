/** Reviews of disliked answers and the checks of a robot, through the real server. */
import { afterEach, describe, expect, it } from "vitest";
import { effects, robotSeed, tenantSeed } from "../support/appliance.ts";
import { UNKNOWN, scene, start, begin, say, robot, context } from "../support/learning.ts";

afterEach(() => scene.house.stop());

describe("a training review", () => {
  const EXPECTED = "The shop opens at noon on Saturdays.";

  async function dislike(fields: Record<string, unknown> = {}) {
    const { session_id } = await begin();
    const { message_id } = await say(session_id, "When is the shop open on Saturdays?");
    const body = { rating: "down", message_id, feedback_reason: "Incorrect or incomplete", ...fields };
    await scene.house.call("POST", `/v1/public/sessions/${session_id}/feedback`, body);
    const [review] = await scene.house.appliance.adapters.reviews.list({
      robot_id: null,
      status: "pending",
      limit: 10,
    });
    return { session_id, review: review! };
  }
  const countLessons = async () =>
    (await scene.house.appliance.adapters.knowledge.measure((await robot()).robot_id)).documents;

  it("shows what was asked and answered, and teaches nothing by itself", async () => {
    await start("full");
    const taught = await countLessons();
    const { session_id, review } = await dislike({
      expected_answer: EXPECTED,
      feedback_details: "You are open!",
    });
    expect(review).toMatchObject({
      status: "pending",
      question: "When is the shop open on Saturdays?",
      feedback_details: "You are open!",
      expected_answer: EXPECTED,
    });
    expect(review.answer).not.toBeNull();
    expect(await countLessons()).toBe(taught);
    expect((await say(session_id, "When is the shop open on Saturdays?")).answer).not.toContain("noon");
  });

  it("approved: the expected answer is taught, once", async () => {
    await start("full");
    const { session_id, review } = await dislike({ expected_answer: EXPECTED });
    const { flows } = scene.house.appliance;
    const decision = {
      review_id: review.review_id,
      status: "approved" as const,
      answer: null,
      question: null,
    };
    const taught = await flows.decideReview.teach(decision, "test");
    expect(taught.source).toBe(`reviews/${review.review_id}`);
    expect((await say(session_id, "When is the shop open on Saturdays?")).answer).toContain(
      "noon on Saturdays",
    );
    expect((await flows.runChecks(await context())).failed).toEqual([]);
    const lessons = await countLessons();
    await flows.decideReview.teach(decision, "test");
    expect(await countLessons()).toBe(lessons);
    await expect(
      flows.decideReview.teach({ ...decision, status: "corrected", answer: "Never." }, "test"),
    ).rejects.toThrow("approved already");
  });

  it("without an expected answer approving needs one; correcting gives it", async () => {
    await start("full");
    const { review } = await dislike();
    const { decideReview } = scene.house.appliance.flows;
    const decision = { review_id: review.review_id, question: null };
    await expect(decideReview.teach({ ...decision, status: "approved", answer: null }, "t")).rejects.toThrow(
      "--answer",
    );
    await decideReview.teach({ ...decision, status: "corrected", answer: EXPECTED }, "t");
    expect(await scene.house.appliance.adapters.reviews.find(review.review_id)).toMatchObject({
      status: "corrected",
    });
  });

  it("of two answers that people gave to the same question the later one is told", async () => {
    await start("full");
    const { flows, adapters } = scene.house.appliance;
    const { session_id } = await begin();
    await say(session_id, UNKNOWN);
    const [gap] = await adapters.gaps.list({ robot_id: null, status: null, limit: 10 });
    const wrong = "Zeppelins are sold on Mondays.";
    await flows.decideGap.teach({ gap_id: gap!.gap_id, answer: wrong, question: null }, "t");
    const answer = await say(session_id, UNKNOWN);
    await scene.house.call("POST", `/v1/public/sessions/${session_id}/feedback`, {
      rating: "down",
      message_id: answer.message_id,
      feedback_reason: "Incorrect or incomplete",
    });
    const [review] = await adapters.reviews.list({ robot_id: null, status: "pending", limit: 10 });
    const right = "Zeppelins are no longer sold.";
    const decision = { review_id: review!.review_id, status: "corrected" as const, question: null };
    const taught = await flows.decideReview.teach({ ...decision, answer: right }, "t");
    expect(taught).toMatchObject({ is_answered: true, replaces: [`gaps/${gap!.gap_id}`] });
    expect((await say(session_id, UNKNOWN)).answer).toBe(right);
    expect(await flows.runChecks(await context())).toEqual({ passed: 1, failed: [] });
    const again = { gap_id: gap!.gap_id, answer: wrong, question: `Please, ${UNKNOWN}` };
    expect(await flows.decideGap.teach(again, "t")).toMatchObject({
      is_answered: true,
      replaces: [`reviews/${review!.review_id}`],
    });
    expect((await say(session_id, UNKNOWN)).answer).toBe(wrong);
    expect(await flows.runChecks(await context())).toEqual({ passed: 1, failed: [] });
  });

  it("rejected: nothing is taught", async () => {
    await start("full");
    const { review } = await dislike({ expected_answer: EXPECTED });
    const taught = await countLessons();
    await scene.house.appliance.flows.decideReview.reject(review.review_id, "cli:marie");
    expect(await countLessons()).toBe(taught);
    const [entry] = await scene.house.appliance.adapters.audit.listNewest(1);
    expect(entry).toMatchObject({ action: "review.rejected", actor: "cli:marie", subject: review.review_id });
  });

  it("retention none: the review holds none of the visitor's words", async () => {
    await start("none");
    const { review } = await dislike({ expected_answer: EXPECTED, feedback_details: "zeppelins" });
    expect(review).toMatchObject({
      question: null,
      answer: null,
      expected_answer: null,
      feedback_details: null,
    });
    const decision = {
      review_id: review.review_id,
      status: "corrected" as const,
      answer: EXPECTED,
      question: null,
    };
    await expect(scene.house.appliance.flows.decideReview.teach(decision, "t")).rejects.toThrow("--question");
  });
});

describe("checks", () => {
  it("come from the robot's file, are replaced with it, and leave others alone", async () => {
    await start("full");
    const { flows, adapters } = scene.house.appliance;
    const { robot_id } = await robot();
    const own = {
      robot_id,
      source: "operator",
      question: "Is the shop open on Sundays?",
      history: [],
      expect: "CLOSED on sundays",
    };
    await flows.changeChecks.add(own, "test");
    const entry = (question: string) => ({ question, expect_declined: true as const, history: [] });
    const seedWith = (checks: ReturnType<typeof entry>[]) =>
      flows.seed(tenantSeed([{ ...robotSeed(), checks }]));
    await seedWith([entry(UNKNOWN), entry("Who was Napoleon's uncle?")]);
    expect(await flows.runChecks(await context())).toEqual({ passed: 3, failed: [] });
    await seedWith([entry("When is the shop open?")]);
    expect((await adapters.checks.list(robot_id)).map(({ question }) => question)).toEqual([
      own.question,
      "When is the shop open?",
    ]);
    const { passed, failed } = await flows.runChecks(await context());
    expect(passed).toBe(1);
    expect(failed).toMatchObject([
      { question: "When is the shop open?", expect: null, source: "checks.yaml" },
    ]);
    expect(failed[0]?.given).toContain("open");
  });

  it("ask with their history, and leave no trace", async () => {
    await start("full");
    const { flows } = scene.house.appliance;
    const { robot_id } = await robot();
    const history = ["Can bicycles be returned?"];
    await flows.changeChecks.add(
      { robot_id, source: "operator", question: UNKNOWN, history, expect: "zeppelin" },
      "t",
    );
    const before = await scene.house.countRows();
    const { failed } = await flows.runChecks(await context());
    expect(failed).toHaveLength(1);
    expect(effects(before, await scene.house.countRows())).toEqual({});
  });

  it("are refused when empty, overlong or unknown", async () => {
    await start("full");
    const { changeChecks } = scene.house.appliance.flows;
    const { robot_id } = await robot();
    const check = { robot_id, source: "operator", question: "Q", history: [], expect: "A" };
    await expect(changeChecks.add({ ...check, question: " " }, "t")).rejects.toThrow();
    await expect(changeChecks.add({ ...check, expect: "x".repeat(1_001) }, "t")).rejects.toThrow();
    await expect(changeChecks.remove(robot_id, "chk_x", "t")).rejects.toThrow("no check");
  });
});
