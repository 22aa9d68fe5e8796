/** Texts that are no UTF-8: `doctor` names them, is not ended by them, and says what mends them. */
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Site } from "../../src/cli/doctor/finding.ts";
import { textsCheck } from "../../src/cli/doctor/texts.ts";
import { runCommand } from "../support/command.ts";
import {
  change,
  clearAway,
  copy,
  examine,
  expectError,
  folder,
  makeSound,
  sound,
} from "../support/doctor.ts";

beforeAll(makeSound, 60_000);
afterAll(clearAway);

const WRONG = "CAST(x'ff' AS TEXT)";
const textsOf = async (data: string) =>
  (await examine(data)).findings.filter(({ check }) => check === "texts");

it("texts that are UTF-8 are well", async () => {
  expect(await textsOf(sound)).toEqual([expect.objectContaining({ level: "ok" })]);
});

it("a text by which a row is found is an error that names the row, and ends nobody who reads it", async () => {
  const data = copy();
  await change(data, `UPDATE documents SET source = 'Hi ' || ${WRONG}`);
  expectError(await examine(data), "texts", /documents\.source \(rowid 1\)\./, /backup restore/);
  const listed = await runCommand(["knowledge", "list", "shop", "--data", data]);
  expect([listed.code, listed.stdout]).toEqual([0, expect.stringContaining("Hi \ufffd")]);
});

it("a robot's text is shown without what is wrong, and is mended by `seed`", async () => {
  const data = copy();
  await change(
    data,
    `UPDATE tenants SET company_name = 'Hi ' || ${WRONG}`,
    `UPDATE robots SET welcome_message = 'Hi ' || ${WRONG}`,
    `UPDATE channels SET instructions = 'Hi ' || ${WRONG}`,
  );
  const [found] = await textsOf(data);
  expect(found).toMatchObject({ level: "warning", remedy: expect.stringMatching(/chat-assistant seed/) });
  expect(found?.message).toMatch(
    /channels\.instructions .* robots\.welcome_message .* tenants\.company_name/,
  );
  const shown = await runCommand(["robots", "show", "shop", "--json", "--data", data]);
  expect([shown.code, JSON.parse(shown.stdout)]).toEqual([
    0,
    expect.objectContaining({ welcome_message: "Hi \ufffd" }),
  ]);
  expect((await runCommand(["seed", path.join(folder, "shop"), "--data", data])).code).toBe(0);
  expect(await textsOf(data)).toEqual([expect.objectContaining({ level: "ok" })]);
});

it("a passage is shown without what is wrong, and is mended by `knowledge reindex`", async () => {
  const data = copy();
  await change(data, `UPDATE passages SET text = text || ${WRONG}`);
  const [found] = await textsOf(data);
  expect(found).toMatchObject({ level: "warning", remedy: expect.stringMatching(/knowledge reindex/) });
  expect(found?.message).toMatch(/passages\.text \(rowid 1\)\./);
  const asked = await runCommand(["ask", "shop", "Are you open on Sundays?", "--data", data]);
  expect([asked.code, asked.stdout]).toEqual([0, expect.stringMatching(/closed on Sundays/)]);
  expect((await runCommand(["knowledge", "reindex", "--data", data])).code).toBe(0);
  expect(await textsOf(data)).toEqual([expect.objectContaining({ level: "ok" })]);
});

it("a message among many is named by its session and place", async () => {
  const data = copy();
  await change(
    data,
    `INSERT INTO sessions (session_key, session_id, tenant_id, robot_id, source, status, protocol_number,
      question_count, retention_mode, retention_days, created_at, consent_at, terms_version, deadline_at)
    VALUES (7, 'ses_a', 'ten_a', 'rob_a', 'public_chat', 'active', 'ACM-20260101-AAAAAA', 0, 'full', 30, 1, 1, 'v', 9)`,
    `WITH RECURSIVE n(seq) AS (SELECT 1 UNION ALL SELECT seq + 1 FROM n WHERE seq < 450)
    INSERT INTO messages (session_key, seq, message_id, role, text, created_at)
    SELECT 7, seq, 'msg_' || seq, 'user', iif(seq = 431, 'Hi ' || ${WRONG}, 'Hi'), 5 FROM n`,
  );
  const messages = (await textsOf(data)).map(({ message }) => message).join("\n");
  expect(messages).toMatch(/messages\.text \(session_key 7, seq 431\)\./);
});

it("keys that are no UTF-8 themselves are gone over whole", async () => {
  const data = copy();
  await change(
    data,
    `WITH RECURSIVE n(i) AS (SELECT 1000 UNION ALL SELECT i + 1 FROM n WHERE i < 1450)
    INSERT INTO idempotency_claims (claim_hash, body_hash, owner, lease_until, expires_at)
    SELECT iif(i = 1199, ${WRONG}, i), iif(i = 1450, ${WRONG}, 'b'), 'o', 1, 1 FROM n`,
  );
  const messages = (await textsOf(data)).map(({ message }) => message).join("\n");
  expect(messages).toContain(
    "idempotency_claims.body_hash (claim_hash …), idempotency_claims.claim_hash (claim_hash …).",
  );
});

it("texts that could not be looked through are a warning that says why", async () => {
  const site = { wrong_texts: new Error("database is locked") } as Partial<Site> as Site;
  expect(await textsCheck.run(site)).toEqual([
    expect.objectContaining({ level: "warning", message: expect.stringContaining("database is locked") }),
  ]);
});
