import { afterEach, beforeEach, expect, it } from "vitest";
import { createGapStore } from "../../src/adapters/storage/learning/gaps.ts";
import { createRetentionStore } from "../../src/adapters/storage/sessions/retention.ts";
import type { Database } from "../../src/ports/database.ts";
import type { GapSighting } from "../../src/ports/gap-store.ts";
import { closeSession, keepSession } from "../support/sessions.ts";

/** What every gap store keeps, run inside a `describe`. */
export function itKeepsGaps(open: () => Promise<Database>): void {
  let database: Database;
  beforeEach(async () => {
    database = await open();
    await keepSession(database);
  });
  afterEach(() => database.close());

  const store = () => createGapStore(database);
  const sighting = (number: number, fields: Partial<GapSighting> = {}): GapSighting => ({
    gap_id: `gap_${number}`,
    tenant_id: "ten_1",
    robot_id: "rob_1",
    key_hash: "hash_1",
    question: `Wording ${number}?`,
    question_before: null,
    asked_at: number,
    kept: { session_id: "ses_1" },
    ...fields,
  });
  const wordings = async (gap_id: string) => {
    const sql = "SELECT question FROM gap_questions WHERE gap_id = :gap_id ORDER BY gap_question_key";
    return (await database.read<{ question: string }>({ sql, args: { gap_id } })).map(
      ({ question }) => question,
    );
  };
  const listed = async () =>
    (await store().list({ robot_id: null, status: null, limit: 10 })).map(({ gap_id, times_asked }) => [
      gap_id,
      times_asked,
    ]);

  it("questions of the same words are one gap of their robot, with the newest wording", async () => {
    await store().record(sighting(1));
    await store().record(sighting(2, { question_before: "Before?" }));
    await store().record(sighting(3, { robot_id: "rob_2" }));
    expect(await store().find("gap_1")).toEqual({
      gap_id: "gap_1",
      tenant_id: "ten_1",
      robot_id: "rob_1",
      status: "open",
      times_asked: 2,
      first_asked_at: 1,
      last_asked_at: 2,
      question: "Wording 2?",
      question_before: "Before?",
    });
    expect(await wordings("gap_1")).toEqual(["Wording 1?", "Wording 2?"]);
    expect(await store().find("gap_2")).toBeNull();
    expect(await listed()).toEqual([
      ["gap_1", 2],
      ["gap_3", 1],
    ]);
  });

  it("many at once are all counted", async () => {
    await Promise.all(Array.from({ length: 30 }, (_, number) => store().record(sighting(number))));
    const [gap] = await store().list({ robot_id: "rob_1", status: "open", limit: 10 });
    expect(gap?.times_asked).toBe(30);
    expect(await wordings(gap!.gap_id)).toHaveLength(20);
  });

  it("a taught gap opens again when it is asked; a dismissed one stays so and keeps no words", async () => {
    await store().record(sighting(1));
    expect(await store().decide("gap_1", "taught", 5)).toBe(true);
    await store().record(sighting(2));
    expect((await store().find("gap_1"))?.status).toBe("open");
    await store().decide("gap_1", "dismissed", 6);
    await store().record(sighting(3));
    expect(await store().find("gap_1")).toMatchObject({ status: "dismissed", times_asked: 3 });
    expect(await wordings("gap_1")).toHaveLength(2);
    expect(await store().decide("gap_9", "taught", 7)).toBe(false);
  });

  it("no words are kept of a session of retention none, nor of one whose texts are gone", async () => {
    await keepSession(database, 2, { retention_mode: "none" });
    await closeSession(database, "ses_1", null);
    await store().record(sighting(1));
    await store().record(sighting(2, { kept: { session_id: "ses_2" } }));
    expect(await store().find("gap_1")).toMatchObject({ times_asked: 2, question: null });
  });

  it("words leave with the texts of their session, or in their own time; empty open gaps follow", async () => {
    await store().record(sighting(1));
    await store().record(sighting(2, { key_hash: "hash_2", kept: { retain_until: 50 } }));
    await store().record(sighting(3, { key_hash: "hash_3", kept: { retain_until: 51 } }));
    expect(await store().countDue(49)).toBe(0);
    expect(await store().countDue(50)).toBe(1);
    expect(await store().forgetDue(50, 10)).toBe(2);
    await closeSession(database, "ses_1", 60);
    await createRetentionStore(database).forgetDue(60, 10);
    expect(await store().find("gap_1")).toMatchObject({ question: null });
    expect(await store().forgetDue(50, 10)).toBe(1);
    expect(await listed()).toEqual([["gap_3", 1]]);
  });
}
