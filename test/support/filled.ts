/** A data directory with a row in every table, and copies of it with one text that is no UTF-8. */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import Libsql from "libsql";
import { robotSeed, startAppliance, tenantSeed } from "./appliance.ts";

export const PROTOCOL = "ACM-20260101-AAAAA1";
const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-filled-"));
const filled = path.join(folder, "filled");

export const clearFilled = (): void => rmSync(folder, { recursive: true, force: true });

const open = (data: string) => new Libsql(path.join(data, "chat-assistant.db"));

/** Robots `shop` of acme and `bakery` of another tenant, each taught and asked; the rest of the rows is acme's. */
export async function fill(): Promise<void> {
  const house = await startAppliance({
    data: filled,
    seed: tenantSeed([robotSeed(), robotSeed({ slug: "spare" })]),
  });
  const { robots } = await house.appliance.flows.seed(
    tenantSeed([robotSeed({ slug: "bakery" })], {
      name: "other",
      company_name: "Other",
      protocol_letters: "OTH",
    }),
  );
  const lesson = {
    source: "hours.md",
    title: "Hours",
    text: "The bakery is closed on Sundays.",
    kind: "text" as const,
  };
  for (const { robot } of robots) await house.appliance.flows.teach.teach(robot, lesson);
  const { robot } = (await house.appliance.adapters.directory.findRobot("shop"))!;
  await house.stop();
  const database = open(filled);
  for (const sql of rowsOf(robot)) database.exec(sql);
  database.close();
}

interface Owner {
  readonly robot_id: string;
  readonly tenant_id: string;
  readonly public_channel_id: string;
}

function rowsOf({ robot_id, tenant_id, public_channel_id }: Owner): readonly string[] {
  const now = Date.now();
  const begun = `INSERT INTO sessions (session_key, tenant_id, robot_id, source, question_count, retention_mode, retention_days,
      created_at, consent_at, terms_version, client_hash, widget_origin, visitor_label, session_id, protocol_number, status,
      deadline_at, close_reason, closed_at, retain_until, summary, forms_relay_status, forms_relay_submission_id,
      forms_relay_error, forms_relay_attempted_at, reservations)
    VALUES (:key, '${tenant_id}', '${robot_id}', 'widget', 1, 'full', 30, ${now}, ${now}, 'v1', 'client', 'https://acme.example',
      'Marie', `;
  const closed = `'ses_closed', '${PROTOCOL}', 'closed', ${now}, 'user_closed', ${now}, ${now * 2}, 'A summary.', 'failed',
      'sub_1', 'refused', ${now}, '{}')`;
  const active = `'ses_active', 'ACM-20260101-AAAAA2', 'active', ${now * 2}, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
      '{"res_a":["own_a",1]}')`;
  return [
    begun.replace(":key", "1") + closed,
    begun.replace(":key", "2") + active,
    `INSERT INTO messages VALUES (1, 1, 'msg_u', 'user', 'Are you open?', ${now}), (1, 2, 'msg_a', 'assistant', 'No.', ${now})`,
    `INSERT INTO feedback (feedback_id, session_key, message_id, rating, feedback_reason, feedback_details, expected_answer, created_at)
      VALUES ('fbk_a', 1, 'msg_a', 'down', 'Other', 'Slow', 'Yes', ${now})`,
    `INSERT INTO reviews VALUES ('rev_a', 1, '${tenant_id}', '${robot_id}', 'pending', ${now}, NULL)`,
    `INSERT INTO contacts VALUES ('cto_a', '${tenant_id}', '${robot_id}', 1, 'Marie', 'marie@acme.example', '1', 'Acme', 'Call', ${now})`,
    `INSERT INTO relay_attempts (session_key, relay_id, kind, status, owner, attempted_at, finished_at, submission_id, error)
      VALUES (1, 'rel_a', 'automatic', 'failed', 'own_a', ${now}, ${now}, 'sub_1', 'refused')`,
    `INSERT INTO leases VALUES ('a lease', 'own_a', 1)`,
    `INSERT INTO abuse_blocks VALUES ('${tenant_id}', 'client', '${PROTOCOL}', 'rude', ${now}, ${now * 2})`,
    `INSERT INTO idempotency_claims VALUES ('claim', 'body', 'own_a', '{"kind":"x"}', 1, ${now * 2})`,
    `INSERT INTO api_keys VALUES ('key_a', '${tenant_id}', 'till', '${"a".repeat(64)}', '["responses"]', '${public_channel_id}', ${now}, NULL, NULL, NULL)`,
    `INSERT INTO session_attachments (session_key, message_id, file_name, content_type, size_bytes, blob_id, extracted_text, created_at)
      VALUES (1, 'msg_u', 'a.txt', 'text/plain', 3, '${"b".repeat(64)}', 'abc', ${now})`,
    `INSERT INTO blob_claims VALUES ('clm_a', '${"c".repeat(64)}', 1)`,
    `INSERT INTO blob_removals VALUES ('${"d".repeat(64)}', 0)`,
    `INSERT INTO expand_tokens VALUES ('token', 2, 1, 2, NULL)`,
    `INSERT INTO gaps (gap_id, tenant_id, robot_id, key_hash, status, times_asked, first_asked_at, last_asked_at)
      VALUES ('gap_a', '${tenant_id}', '${robot_id}', 'key', 'open', 1, ${now}, ${now})`,
    `INSERT INTO gap_questions (gap_id, session_key, question, question_before, asked_at) VALUES ('gap_a', 1, 'Where?', 'Who?', ${now})`,
    `INSERT INTO checks VALUES ('chk_a', '${robot_id}', 'manual', 'Are you open?', '[]', 'closed', ${now})`,
    `INSERT INTO originals VALUES ('${robot_id}', 'hours.md', '${"e".repeat(64)}', 3, 1, ${now})`,
    `INSERT INTO audit_log VALUES (1, 'aud_a', ${now}, 'cli', 'key.issued', 'key_a', '{}', '${"0".repeat(64)}', '${"1".repeat(64)}')
      ON CONFLICT DO NOTHING`,
    `INSERT INTO embeddings (robot_id, model, passage_id, document_id, dimensions, vector)
      SELECT '${robot_id}', 'm', '1', document_id, 1, x'00000000' FROM documents LIMIT 1`,
    `INSERT INTO usage VALUES ('${robot_id}', ${now - (now % 3_600_000)}, 'answered', 2) ON CONFLICT DO NOTHING`,
    `INSERT INTO embedding_progress VALUES ('m', 1)`,
  ];
}

/** A copy with so many more sessions of the shop. */
export function manySessions(count: number): string {
  const data = mkdtempSync(path.join(folder, "many-"));
  cpSync(filled, data, { recursive: true });
  const database = open(data);
  const columns = `tenant_id, robot_id, source, status, question_count, retention_mode, retention_days, created_at, consent_at,
    terms_version, deadline_at`;
  database.exec(`WITH RECURSIVE n (i) AS (SELECT 1000 UNION ALL SELECT i + 1 FROM n WHERE i < ${999 + count})
    INSERT INTO sessions (session_id, protocol_number, ${columns})
    SELECT 'ses_' || i, 'ACM-20260101-' || i, ${columns} FROM n JOIN sessions ON session_key = 2`);
  database.close();
  return data;
}

/** A text column, and the key of its table as SQL names it. */
export interface TextColumn {
  readonly table: string;
  readonly column: string;
  readonly key: string;
}

/** Every text column of every table, and how many rows each table has. */
export function listTextColumns(): readonly (TextColumn & { readonly rows: number })[] {
  const database = open(filled);
  const found = database
    .prepare(
      `SELECT t.name AS "table", c.name AS "column", iif(t.wr, (SELECT group_concat(k.name, ', ') FROM pragma_table_info(t.name) k
          WHERE k.pk > 0), 'rowid') AS key
        FROM pragma_table_list t JOIN pragma_table_info(t.name) c
        WHERE t.schema = 'main' AND t.type = 'table' AND t.strict = 1 AND c.type = 'TEXT' ORDER BY 1, 2`,
    )
    .all([]) as unknown as TextColumn[];
  const counted = found.map((column) => {
    const row = database.prepare(`SELECT count(*) AS n FROM ${column.table}`).get([]) as { n: number };
    return { ...column, rows: row.n };
  });
  database.close();
  return counted;
}

/** A copy whose first row of that table has a text there that is no UTF-8. */
export function breakText({ table, column, key }: TextColumn): string {
  const data = mkdtempSync(path.join(folder, `${table}-${column}-`));
  cpSync(filled, data, { recursive: true });
  const database = open(data);
  database.exec("PRAGMA ignore_check_constraints=ON; PRAGMA foreign_keys=OFF");
  const changed = database
    .prepare(
      `UPDATE ${table} SET ${column} = coalesce(${column}, '') || CAST(x'e282' AS TEXT)
        WHERE (${key}) IN (SELECT ${key} FROM ${table} ORDER BY ${key} LIMIT 1)`,
    )
    .run([]);
  if (changed.changes !== 1) throw new Error(`nothing was broken in ${table}.${column}`);
  database.close();
  return data;
}
