/** Texts of sessions and of what is kept with them that are no UTF-8: read as text, they would end the process, and this suite. */
import { afterEach, expect, it } from "vitest";
import { createGapStore } from "../../../../src/adapters/storage/learning/gaps.ts";
import { createReviewStore } from "../../../../src/adapters/storage/learning/reviews.ts";
import { createRecords } from "../../../../src/adapters/storage/records.ts";
import { createFeedbackStore } from "../../../../src/adapters/storage/sessions/feedback.ts";
import { createRetentionStore } from "../../../../src/adapters/storage/sessions/retention.ts";
import { createSessionStore } from "../../../../src/adapters/storage/sessions/store.ts";
import type { Database } from "../../../../src/ports/database.ts";
import { onBothDatabases, type OpenDatabase } from "../both-databases.ts";

const closing: Database[] = [];
afterEach(() => Promise.all(closing.splice(0).map((database) => database.close())), 20_000);

async function opened(open: OpenDatabase): Promise<Database> {
  const database = await open();
  closing.push(database);
  return database;
}

const SESSION = `INSERT INTO sessions (session_key, session_id, tenant_id, robot_id, source, status, protocol_number,
    question_count, retention_mode, retention_days, created_at, consent_at, terms_version, deadline_at)
  VALUES (1, 'ses_a', 'ten_a', 'rob_a', 'public_chat', 'active', 'ACM-20260101-AAAAAA', 0, 'full', 30, 1, 1, 'v', 9)`;

onBothDatabases("bytes that are no UTF-8 in what is kept of a session", (open) => {
  const WRONG_TEXT = "CAST(x'e282' AS TEXT)";
  const CLOSED = `UPDATE sessions SET status = 'closed', close_reason = 'user_closed', closed_at = 2, visitor_label = 'Marie' || ${WRONG_TEXT},
    summary = ${WRONG_TEXT}, forms_relay_status = 'failed', forms_relay_error = 'refused' || ${WRONG_TEXT}, forms_relay_attempted_at = 2,
    retain_until = 99`;
  const RATED = `INSERT INTO feedback (feedback_id, session_key, message_id, rating, feedback_reason, feedback_details, created_at)
    VALUES ('fbk_a', 1, 'msg_a', 'down', 'Other', 'Slow' || ${WRONG_TEXT}, 3)`;
  const LEFT = `INSERT INTO contacts (contact_id, tenant_id, robot_id, session_key, name, email, message, created_at)
    VALUES ('cto_a', 'ten_a', 'rob_a', 1, 'Marie' || ${WRONG_TEXT}, 'marie@acme.example', ${WRONG_TEXT}, 4)`;

  it("are read as a sign for what is missing in reviews and gaps", async () => {
    const database = await opened(open);
    const said = (
      seq: number,
      role: string,
    ) => `INSERT INTO messages (session_key, seq, message_id, role, text, created_at)
      VALUES (1, ${seq}, 'msg_${role}', '${role}', '${role}' || ${WRONG_TEXT}, 5)`;
    await database.write([
      { sql: SESSION },
      { sql: said(1, "user") },
      { sql: said(2, "assistant") },
      { sql: RATED.replace("msg_a", "msg_assistant") },
      {
        sql: `INSERT INTO reviews (review_id, feedback_key, tenant_id, robot_id, status, created_at)
          VALUES ('rev_a', 1, 'ten_a', 'rob_a', 'pending', 3)`,
      },
      {
        sql: `INSERT INTO gaps (gap_id, tenant_id, robot_id, key_hash, status, times_asked, first_asked_at, last_asked_at)
          VALUES ('gap_a', 'ten_a', 'rob_a', 'a', 'open', 1, 3, 3)`,
      },
      {
        sql: `INSERT INTO gap_questions (gap_id, session_key, question, asked_at)
          VALUES ('gap_a', 1, 'Where?' || ${WRONG_TEXT}, 3)`,
      },
    ]);
    const review = {
      review_id: "rev_a",
      question: "user\ufffd",
      answer: "assistant\ufffd",
      feedback_details: "Slow\ufffd",
      expected_answer: null,
    };
    const reviews = createReviewStore(database);
    expect(await reviews.list({ robot_id: null, status: null, limit: 5 })).toMatchObject([review]);
    expect(await reviews.find("rev_a")).toMatchObject(review);
    const gap = { gap_id: "gap_a", question: "Where?\ufffd", question_before: null };
    const gaps = createGapStore(database);
    expect(await gaps.list({ robot_id: null, status: null, limit: 5 })).toMatchObject([gap]);
    expect(await gaps.find("gap_a")).toMatchObject(gap);
  });

  it("are read as a sign for what is missing, and erased", async () => {
    const database = await opened(open);
    await database.write([SESSION, CLOSED, RATED, LEFT].map((sql) => ({ sql })));
    const sessions = createSessionStore(database);
    const records = createRecords(database);
    const session = {
      visitor_label: "Marie\ufffd",
      closing: {
        summary: "\ufffd",
        relay: { forms_relay_error: "refused\ufffd", forms_relay_submission_id: null },
      },
    };
    expect(await sessions.find("ses_a")).toMatchObject(session);
    expect(await sessions.findByProtocol("ACM-20260101-AAAAAA")).toMatchObject(session);
    const contact = {
      name: "Marie\ufffd",
      email: "marie@acme.example",
      phone: null,
      company: null,
      message: "\ufffd",
    };
    expect(await sessions.findContact("ses_a")).toEqual(contact);
    const query = { robot_id: null, status: null, since: 0, before: null, limit: 5 };
    expect(await records.listSessions(query)).toMatchObject([{ summary: "\ufffd", robot: null }]);
    expect(await records.findAt(1)).toMatchObject({ summary: "\ufffd" });
    expect(await records.listContacts({ robot_id: null, before: null, limit: 5 })).toMatchObject([contact]);
    const rated = {
      message_id: "msg_a",
      rating: "down",
      feedback_reason: "Other",
      feedback_details: "Slow\ufffd",
    };
    expect((await records.listKept([1]))[0]?.feedback).toEqual([rated]);
    expect(await createFeedbackStore(database).listOfSession("ses_a")).toEqual([rated]);
    await createRetentionStore(database).eraseByProtocol("ACM-20260101-AAAAAA");
    expect(await sessions.find("ses_a")).toMatchObject({ visitor_label: null, closing: { summary: null } });
    expect(await sessions.findContact("ses_a")).toBeNull();
  });
});
