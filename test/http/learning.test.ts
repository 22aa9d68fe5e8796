/** The learning loop through the real server: gaps, reviews, checks, and what retention leaves of them. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { runSweep } from "../../src/sweeps/sweep.ts";
import type { RetentionMode } from "../../src/contract/resources/common.ts";
import type { Robot } from "../../src/domain/tenant.ts";
import {
  createTurnedClock,
  effects,
  robotSeed,
  startAppliance,
  type TestAppliance,
  tenantSeed,
  type TurnedClock,
} from "../support/appliance.ts";

const UNKNOWN = "Do you sell zeppelins to xylophonists?";
const ANSWER = "Zeppelins are sold on request. Ask for Marie.";
const DAY_MS = 86_400_000;

let house: TestAppliance;
let clock: TurnedClock;
afterEach(() => house.stop());

async function start(retention_mode: RetentionMode, fields: Partial<Parameters<typeof robotSeed>[0]> = {}) {
  clock = createTurnedClock();
  const channels = [
    { name: "public", visibility: "public" as const, instructions: "" },
    { name: "team", visibility: "private" as const, instructions: "" },
  ];
  house = await startAppliance({
    replaced: { clock },
    seed: tenantSeed([robotSeed({ retention_mode, retention_days: 7, channels, ...fields })]),
    settings: { "sweeps.enabled": false },
  });
}

async function begin(): Promise<{ session_id: string; protocol_number: string }> {
  return (await house.call("POST", "/v1/public/robots/shop/sessions", { consent_accepted: true })).json;
}
const say = async (session_id: string, message: string) =>
  (await house.call("POST", `/v1/public/sessions/${session_id}/messages`, { message })).json;
const listGaps = () => house.appliance.adapters.gaps.list({ robot_id: null, status: null, most: 100 });
const sweep = async () => {
  for (const each of house.appliance.sweeps) await runSweep(each);
  await house.appliance.adapters.database.checkpoint();
};
const robot = async (): Promise<Robot> => (await house.appliance.adapters.directory.findRobot("shop"))!.robot;
const context = async () => (await house.appliance.adapters.directory.findRobot("shop"))!;

function findInFiles(text: string, folder = house.data): string[] {
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    if (statSync(file).isDirectory()) return findInFiles(text, file);
    return readFileSync(file).includes(text) ? [name] : [];
  });
}

describe("a question without an answer", () => {
  it("is noted, and similar ones are one gap", async () => {
    await start("full");
    const { session_id } = await begin();
    await say(session_id, UNKNOWN);
    await say(session_id, "Hello, do you sell xylophonists ZEPPELINS please?");
    await say(session_id, "Who was Napoleon's uncle?");
    const gaps = await listGaps();
    expect(gaps.map(({ times_asked, status }) => [times_asked, status])).toEqual([
      [2, "open"],
      [1, "open"],
    ]);
    expect(gaps[0]?.question).toContain("ZEPPELINS");
  });

  it("that leans on another keeps the question before", async () => {
    await start("full");
    const { session_id } = await begin();
    await say(session_id, "Do you sell zeppelins?");
    await say(session_id, "And xylophones for them?");
    const gaps = await listGaps();
    expect(gaps.map(({ question, question_before }) => [question, question_before])).toEqual(
      expect.arrayContaining([["And xylophones for them?", "Do you sell zeppelins?"]]),
    );
    expect(gaps).toHaveLength(2);
  });

  it("an answered question and a greeting are no gaps", async () => {
    await start("full");
    const { session_id } = await begin();
    await say(session_id, "When is the shop open?");
    await say(session_id, "Thank you!");
    expect(await listGaps()).toEqual([]);
  });

  it("retention none: nothing of it is written, neither row nor word", async () => {
    await start("none");
    const { session_id } = await begin();
    const before = await house.countRows();
    await say(session_id, UNKNOWN);
    expect(effects(before, await house.countRows())).toEqual({});
    await house.appliance.adapters.database.checkpoint();
    expect(findInFiles("zeppelins")).toEqual([]);
  });

  it("its words leave the files when the session's texts do", async () => {
    await start("full");
    const { session_id } = await begin();
    await say(session_id, UNKNOWN);
    expect(findInFiles("zeppelins")).not.toEqual([]);
    await house.call("POST", `/v1/public/sessions/${session_id}/finish`, {});
    clock.advance(6 * DAY_MS);
    await sweep();
    expect((await listGaps())[0]?.question).toBe(UNKNOWN);
    clock.advance(2 * DAY_MS);
    await sweep();
    expect(await listGaps()).toEqual([]);
    expect(findInFiles("zeppelins")).toEqual([]);
  });

  it("erasing the session erases its words, at once", async () => {
    await start("full");
    const { session_id, protocol_number } = await begin();
    await say(session_id, UNKNOWN);
    await house.appliance.flows.erase({ protocol_number }, "test");
    expect((await listGaps())[0]?.question ?? null).toBeNull();
    expect(findInFiles("zeppelins")).toEqual([]);
  });

  it("a dismissed gap stays dismissed and keeps no further words; a taught one opens again", async () => {
    await start("full");
    const { session_id } = await begin();
    await say(session_id, UNKNOWN);
    const [gap] = await listGaps();
    await house.appliance.flows.decideGap.dismiss(gap!.gap_id, "test");
    await say(session_id, UNKNOWN);
    expect(await listGaps()).toMatchObject([{ status: "dismissed", times_asked: 2 }]);
    expect(await house.appliance.adapters.gaps.listQuestions(gap!.gap_id)).toHaveLength(1);
    await house.appliance.adapters.gaps.decide(gap!.gap_id, "taught", clock.now());
    await say(session_id, UNKNOWN);
    expect(await listGaps()).toMatchObject([{ status: "open", times_asked: 3 }]);
  });

  it("keeps at most 20 wordings of a gap, and counts on", async () => {
    await start("full");
    const { session_id } = await begin();
    for (let at = 0; at < 22; at += 1) await say(session_id, UNKNOWN);
    const [gap] = await listGaps();
    expect(gap?.times_asked).toBe(22);
    expect((await house.countRows())["gap_questions"]).toBe(20);
  });
});

describe("teaching a gap", () => {
  it("answers the question from then on, adds a check and is audited", async () => {
    await start("full");
    const { session_id } = await begin();
    await say(session_id, UNKNOWN);
    const [gap] = await listGaps();
    const { flows, adapters } = house.appliance;
    const taught = await flows.decideGap.teach(
      { gap_id: gap!.gap_id, answer: ANSWER, question: null },
      "cli:marie",
    );
    expect(taught).toMatchObject({ source: `gaps/${gap!.gap_id}`, is_answered: true });
    expect((await say(session_id, UNKNOWN)).answer).toContain("Zeppelins are sold on request.");
    expect(await listGaps()).toMatchObject([{ status: "taught", times_asked: 1 }]);
    expect(await flows.runChecks(await context())).toEqual({ passed: 1, failed: [] });
    const actions = (await adapters.audit.listNewest(10)).map(({ action, actor }) => [action, actor]);
    expect(actions).toContainEqual(["gap.taught", "cli:marie"]);
    expect(JSON.stringify(await adapters.audit.listNewest(10))).not.toContain("eppelin");
  });

  it("refuses an unknown gap, an empty answer, and a question that is not kept", async () => {
    await start("full");
    const { decideGap } = house.appliance.flows;
    await expect(decideGap.teach({ gap_id: "gap_x", answer: ANSWER, question: null }, "t")).rejects.toThrow(
      "no gap",
    );
    const { session_id, protocol_number } = await begin();
    await say(session_id, UNKNOWN);
    const { gap_id } = (await listGaps())[0]!;
    await expect(decideGap.teach({ gap_id, answer: " ", question: null }, "t")).rejects.toThrow("empty");
    await house.appliance.flows.erase({ protocol_number }, "test");
    await expect(decideGap.teach({ gap_id, answer: ANSWER, question: null }, "t")).rejects.toThrow(
      "--question",
    );
    const taught = await decideGap.teach({ gap_id, answer: ANSWER, question: "Are zeppelins sold?" }, "t");
    expect(taught.is_answered).toBe(true);
  });
});

describe("a training review", () => {
  const EXPECTED = "The shop opens at noon on Saturdays.";

  async function dislike(fields: Record<string, unknown> = {}) {
    const { session_id } = await begin();
    const { message_id } = await say(session_id, "When is the shop open on Saturdays?");
    const body = { rating: "down", message_id, feedback_reason: "Incorrect or incomplete", ...fields };
    await house.call("POST", `/v1/public/sessions/${session_id}/feedback`, body);
    const [review] = await house.appliance.adapters.reviews.list({
      robot_id: null,
      status: "pending",
      most: 10,
    });
    return { session_id, review: review! };
  }
  const countLessons = async () =>
    (await house.appliance.adapters.knowledge.measure((await robot()).robot_id)).documents;

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
    const { flows } = house.appliance;
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
    await expect(flows.decideReview.teach(decision, "test")).rejects.toThrow("approved already");
  });

  it("without an expected answer approving needs one; correcting gives it", async () => {
    await start("full");
    const { review } = await dislike();
    const { decideReview } = house.appliance.flows;
    const decision = { review_id: review.review_id, question: null };
    await expect(decideReview.teach({ ...decision, status: "approved", answer: null }, "t")).rejects.toThrow(
      "--answer",
    );
    await decideReview.teach({ ...decision, status: "corrected", answer: EXPECTED }, "t");
    expect(await house.appliance.adapters.reviews.find(review.review_id)).toMatchObject({
      status: "corrected",
    });
  });

  it("rejected: nothing is taught", async () => {
    await start("full");
    const { review } = await dislike({ expected_answer: EXPECTED });
    const taught = await countLessons();
    await house.appliance.flows.decideReview.reject(review.review_id, "cli:marie");
    expect(await countLessons()).toBe(taught);
    const [entry] = await house.appliance.adapters.audit.listNewest(1);
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
    await expect(house.appliance.flows.decideReview.teach(decision, "t")).rejects.toThrow("--question");
  });
});

describe("checks", () => {
  it("come from the robot's file, are replaced with it, and leave others alone", async () => {
    await start("full");
    const { flows, adapters } = house.appliance;
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
    const { flows } = house.appliance;
    const { robot_id } = await robot();
    const history = ["Can bicycles be returned?"];
    await flows.changeChecks.add(
      { robot_id, source: "operator", question: UNKNOWN, history, expect: "zeppelin" },
      "t",
    );
    const before = await house.countRows();
    const { failed } = await flows.runChecks(await context());
    expect(failed).toHaveLength(1);
    expect(effects(before, await house.countRows())).toEqual({});
  });

  it("are refused when empty, overlong or unknown", async () => {
    await start("full");
    const { changeChecks } = house.appliance.flows;
    const { robot_id } = await robot();
    const check = { robot_id, source: "operator", question: "Q", history: [], expect: "A" };
    await expect(changeChecks.add({ ...check, question: " " }, "t")).rejects.toThrow();
    await expect(changeChecks.add({ ...check, expect: "x".repeat(1_001) }, "t")).rejects.toThrow();
    await expect(changeChecks.remove(robot_id, "chk_x", "t")).rejects.toThrow("no check");
  });
});
