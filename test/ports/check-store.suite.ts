import { afterEach, beforeEach, expect, it } from "vitest";
import { createCheckStore } from "../../src/adapters/storage/learning/checks.ts";
import type { Check } from "../../src/ports/check-store.ts";
import type { Database } from "../../src/ports/database.ts";

const MOST = 1_000;

/** What every check store keeps, run inside a `describe`. */
export function itKeepsChecks(open: () => Promise<Database>): void {
  let database: Database;
  beforeEach(async () => {
    database = await open();
  });
  afterEach(() => database.close());

  const store = () => createCheckStore(database);
  const check = (number: number, fields: Partial<Check> = {}): Check => ({
    check_id: `chk_${number}`,
    robot_id: "rob_1",
    source: "operator",
    question: `Question ${number}?`,
    history: [],
    expect: "Sundays",
    created_at: number,
    ...fields,
  });
  const ids = async () => (await store().list("rob_1")).map(({ check_id }) => check_id);

  it("a check is listed as it was added, of its own robot only, oldest first", async () => {
    const second = check(2, { history: ["Before?", "「そして」"], expect: null });
    await store().add(second);
    await store().add(check(1));
    await store().add(check(3, { robot_id: "rob_2" }));
    expect(await store().list("rob_1")).toEqual([check(1), second]);
  });

  it("the same question with the same history replaces what is expected, and nothing else", async () => {
    await store().add(check(1));
    await store().add(check(2, { question: "Question 1?", history: ["Before?"] }));
    const again = check(3, { question: "Question 1?", expect: "Mondays", source: "gaps/gap_1" });
    expect(await store().add(again)).toBe("chk_1");
    expect(await store().list("rob_1")).toMatchObject([
      { check_id: "chk_1", expect: "Mondays", source: "gaps/gap_1" },
      { check_id: "chk_2", expect: "Sundays" },
    ]);
  });

  it("those of a source are replaced together; a question that another source checks keeps that check", async () => {
    const ofFile = (number: number, fields: Partial<Check> = {}) =>
      check(number, { source: "checks.yaml", ...fields });
    await store().add(check(1));
    await store().replaceSource("rob_1", "checks.yaml", [ofFile(2), ofFile(3)]);
    await store().replaceSource("rob_1", "checks.yaml", [ofFile(4, { question: "Question 1?" }), ofFile(5)]);
    expect(await ids()).toEqual(["chk_1", "chk_5"]);
    await store().replaceSource("rob_1", "checks.yaml", []);
    expect(await ids()).toEqual(["chk_1"]);
  });

  it("a robot has a bounded number of them", { timeout: 60_000 }, async () => {
    const many = Array.from({ length: MOST }, (_, number) => check(number, { source: "checks.yaml" }));
    await store().replaceSource("rob_1", "checks.yaml", many);
    expect(await store().add(check(MOST + 1))).toBe(`chk_${MOST + 1}`);
    expect(await store().add(check(MOST + 2))).toBe(null);
    expect(await store().add(check(MOST + 3, { question: "Question 1?" }))).toBe("chk_1");
    expect(await ids()).toHaveLength(MOST);
  });

  it("a check is removed once, by the id and the robot", async () => {
    await store().add(check(1));
    expect(await store().remove("rob_2", "chk_1")).toBe(false);
    expect([await store().remove("rob_1", "chk_1"), await store().remove("rob_1", "chk_1")]).toEqual([
      true,
      false,
    ]);
    expect(await ids()).toEqual([]);
  });
}
