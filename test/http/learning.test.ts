/** Questions without an answer through the real server: gaps, their teaching, and what retention leaves of them. */
import { afterEach, describe, expect, it } from "vitest";
import { effects } from "../support/appliance.ts";
import { grep } from "../support/grep.ts";
import {
  UNKNOWN,
  ANSWER,
  DAY_MS,
  scene,
  start,
  begin,
  say,
  listGaps,
  sweep,
  context,
} from "../support/learning.ts";

afterEach(() => scene.house.stop());

async function readKey(gap_id: string): Promise<{ readonly key_hash: string }> {
  const sql = "SELECT key_hash FROM gaps WHERE gap_id = :gap_id";
  const [row] = await scene.house.appliance.adapters.database.read<{ key_hash: string }>({
    sql,
    args: { gap_id },
  });
  return row!;
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

  it("that was asked with one that has an answer is noted, and that alone", async () => {
    await start("full");
    const { session_id } = await begin();
    const { answer } = await say(session_id, "When is the shop open, and do you sell zeppelins?");
    expect(answer).toMatch(/open/u);
    expect((await listGaps()).map(({ question }) => question)).toEqual(["do you sell zeppelins?"]);
  });

  it("of a long message is owned up to, and noted", async () => {
    await start("full");
    const { session_id } = await begin();
    const { answer } = await say(
      session_id,
      "Hello, we are coming to town next week with our two children and look forward to it. Could you tell me when the shop is open? And do you sell zeppelins to xylophonists? Many thanks, Anna",
    );
    expect(answer).toMatch(/open.*\n\nI'm not sure about this, though: “.*zeppelins/su);
    expect((await listGaps()).map(({ question }) => question)).toEqual([expect.stringMatching(/zeppelins/u)]);
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
    const before = await scene.house.countRows();
    await say(session_id, UNKNOWN);
    expect(effects(before, await scene.house.countRows())).toEqual({});
    await scene.house.appliance.adapters.database.checkpoint();
    expect(grep(scene.house.data, "zeppelins")).toEqual([]);
  });

  it("its words leave the files when the session's texts do", async () => {
    await start("full");
    const { session_id } = await begin();
    await say(session_id, UNKNOWN);
    expect(grep(scene.house.data, "zeppelins")).not.toEqual([]);
    await scene.house.call("POST", `/v1/public/sessions/${session_id}/finish`, {});
    scene.clock.advance(6 * DAY_MS);
    await sweep();
    expect((await listGaps())[0]?.question).toBe(UNKNOWN);
    scene.clock.advance(2 * DAY_MS);
    await sweep();
    expect(await listGaps()).toEqual([]);
    expect(grep(scene.house.data, "zeppelins")).toEqual([]);
  });

  it("retention summary: its words leave with the end of the session, and none come later", async () => {
    await start("summary");
    const { session_id } = await begin();
    await say(session_id, UNKNOWN);
    expect((await listGaps())[0]?.question).toBe(UNKNOWN);
    await scene.house.call("POST", `/v1/public/sessions/${session_id}/finish`, {});
    expect(await listGaps()).toMatchObject([{ question: null, question_before: null, times_asked: 1 }]);
    const { gaps } = scene.house.appliance.adapters;
    const [gap] = await listGaps();
    const words = { question: UNKNOWN, question_before: null, kept: { session_id } };
    const { key_hash } = await readKey(gap!.gap_id);
    await gaps.record({ ...gap!, ...words, key_hash, asked_at: scene.clock.now() });
    expect(await listGaps()).toMatchObject([{ question: null, times_asked: 2 }]);
  });

  it("erasing the session erases its words, at once", async () => {
    await start("full");
    const { session_id, protocol_number } = await begin();
    await say(session_id, UNKNOWN);
    await scene.house.appliance.flows.erase({ protocol_number }, "test");
    expect((await listGaps())[0]?.question ?? null).toBeNull();
    expect(grep(scene.house.data, "zeppelins")).toEqual([]);
  });

  it("a dismissed gap stays dismissed and keeps no further words; a taught one opens again", async () => {
    await start("full");
    const { session_id } = await begin();
    await say(session_id, UNKNOWN);
    const [gap] = await listGaps();
    await scene.house.appliance.flows.decideGap.dismiss(gap!.gap_id, "test");
    await say(session_id, UNKNOWN);
    expect(await listGaps()).toMatchObject([{ status: "dismissed", times_asked: 2 }]);
    expect(await scene.house.countRows()).toMatchObject({ gap_questions: 1 });
    await scene.house.appliance.adapters.gaps.decide(gap!.gap_id, "taught", scene.clock.now());
    await say(session_id, UNKNOWN);
    expect(await listGaps()).toMatchObject([{ status: "open", times_asked: 3 }]);
  });

  it("keeps at most 20 wordings of a gap, and counts on", async () => {
    await start("full");
    const { session_id } = await begin();
    for (let at = 0; at < 22; at += 1) await say(session_id, UNKNOWN);
    const [gap] = await listGaps();
    expect(gap?.times_asked).toBe(22);
    expect((await scene.house.countRows())["gap_questions"]).toBe(20);
  });
});

describe("teaching a gap", () => {
  it("answers the question from then on, adds a check and is audited", async () => {
    await start("full");
    const { session_id } = await begin();
    await say(session_id, UNKNOWN);
    const [gap] = await listGaps();
    const { flows, adapters } = scene.house.appliance;
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
    const { decideGap } = scene.house.appliance.flows;
    await expect(decideGap.teach({ gap_id: "gap_x", answer: ANSWER, question: null }, "t")).rejects.toThrow(
      "no gap",
    );
    const { session_id, protocol_number } = await begin();
    await say(session_id, UNKNOWN);
    const { gap_id } = (await listGaps())[0]!;
    await expect(decideGap.teach({ gap_id, answer: " ", question: null }, "t")).rejects.toThrow("empty");
    await scene.house.appliance.flows.erase({ protocol_number }, "test");
    await expect(decideGap.teach({ gap_id, answer: ANSWER, question: null }, "t")).rejects.toThrow(
      "--question",
    );
    const taught = await decideGap.teach({ gap_id, answer: ANSWER, question: "Are zeppelins sold?" }, "t");
    expect(taught.is_answered).toBe(true);
  });
});
