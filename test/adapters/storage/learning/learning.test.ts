import { expect, it } from "vitest";
import { createGapStore } from "../../../../src/adapters/storage/learning/gaps.ts";
import { migrate } from "../../../../src/adapters/storage/schema/migrate.ts";
import { openDatabase } from "../../../../src/adapters/storage/open-database.ts";
import { MIGRATIONS } from "../../../../src/adapters/storage/schema/migrations.ts";
import { itKeepsChecks } from "../../../ports/check-store.suite.ts";
import { itKeepsGaps } from "../../../ports/gap-store.suite.ts";
import { itKeepsReviews } from "../../../ports/review-store.suite.ts";
import { onBothDatabases } from "../both-databases.ts";

onBothDatabases("gaps", itKeepsGaps);
onBothDatabases("reviews", itKeepsReviews);
onBothDatabases("checks", itKeepsChecks);

it("gaps from before their questions were counted keep those that they have, and go without any", async () => {
  const database = await openDatabase({ url: ":memory:" });
  const before = MIGRATIONS.slice(
    0,
    MIGRATIONS.findIndex(({ id }) => id === "learning-2"),
  );
  await migrate(database, before, { now: new Date(0) });
  await database.write(
    ["gap_kept", "gap_empty"].map((gap_id) => ({
      sql: `INSERT INTO gaps (gap_id, tenant_id, robot_id, key_hash, status, times_asked, first_asked_at, last_asked_at)
        VALUES (:gap_id, 'ten_1', 'rob_1', :gap_id, 'open', 1, 1, 1)`,
      args: { gap_id },
    })),
  );
  const question = (gap_question_key: number) => ({
    sql: `INSERT INTO gap_questions (gap_question_key, gap_id, retain_until, question, asked_at)
      VALUES (:gap_question_key, 'gap_kept', :retain_until, 'Why?', 1)`,
    args: { gap_question_key, retain_until: 10 * gap_question_key },
  });
  await database.write([question(1), question(2)]);
  await migrate(database, MIGRATIONS, { now: new Date(0) });
  const gaps = createGapStore(database);
  expect([await gaps.countDue(1), await gaps.forgetDue(1, 10)]).toEqual([1, 1]);
  expect([await gaps.forgetDue(10, 10), await gaps.find("gap_kept")]).toMatchObject([
    1,
    { question: "Why?" },
  ]);
  expect([await gaps.forgetDue(20, 10), await gaps.find("gap_kept")]).toEqual([2, null]);
  await database.close();
});
