/** What is kept of many sessions is read at once, however many there are, and however much is kept of one. */
import { afterEach, expect, it } from "vitest";
import { listKept } from "../../../../src/adapters/storage/sessions/kept.ts";
import type { Database } from "../../../../src/ports/database.ts";
import { onBothDatabases } from "../both-databases.ts";

const opened: Database[] = [];
afterEach(() => Promise.all(opened.splice(0).map((database) => database.close())), 20_000);

const SESSIONS = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 25)
  INSERT INTO sessions (session_key, session_id, tenant_id, robot_id, source, status, protocol_number,
    question_count, retention_mode, retention_days, created_at, consent_at, terms_version, deadline_at)
  SELECT i, 'ses_' || i, 'ten_a', 'rob_a', 'public_chat', 'active', 'ACM-20260101-' || (100000 + i), 0, 'full', 30, 1, 1, 'v', 9
  FROM n`;
const MESSAGES = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1205)
  INSERT INTO messages (session_key, seq, message_id, role, text, created_at)
  SELECT 2, i, 'msg_' || i, 'user', 'message ' || i, i FROM n UNION ALL SELECT 3, 1, 'msg_a', 'assistant', 'Ciao', 5`;
const FILES = `INSERT INTO session_attachments (session_key, message_id, file_name, content_type, size_bytes, blob_id, created_at)
  VALUES (3, 'msg_a', 'a.txt', 'text/plain', 3, 'b', 1), (1, 'msg_b', 'b.txt', 'text/plain', 4, 'b', 1)`;
const FEEDBACK = `INSERT INTO feedback (feedback_id, session_key, rating, created_at) VALUES ('fbk_a', 3, 'up', 1)`;

onBothDatabases("what is kept of 25 sessions", (open) => {
  it("takes a read for each kind of it, and another one for each thousand", async () => {
    const database = await open();
    opened.push(database);
    await database.write([SESSIONS, MESSAGES, FILES, FEEDBACK].map((sql) => ({ sql })));
    let reads = 0;
    const counting: Database = {
      ...database,
      read: (statement) => {
        reads += 1;
        return database.read(statement);
      },
    };
    const kept = await listKept(
      counting,
      Array.from({ length: 25 }, (_, at) => 25 - at),
    );
    expect(reads).toBe(4);
    expect(kept).toHaveLength(25);
    const [third, second, first] = kept.slice(-3);
    expect(third?.turns).toEqual([{ message_id: "msg_a", role: "assistant", text: "Ciao", created_at: 5 }]);
    expect(third?.files.map(({ file_name }) => file_name)).toEqual(["a.txt"]);
    expect(third?.feedback).toEqual([
      { message_id: null, rating: "up", feedback_reason: null, feedback_details: null },
    ]);
    expect(second?.turns.map(({ text }) => text)).toEqual(
      Array.from({ length: 1205 }, (_, at) => `message ${at + 1}`),
    );
    expect([first?.turns, first?.files.map(({ file_name }) => file_name)]).toEqual([[], ["b.txt"]]);
    expect(kept[0]).toEqual({ turns: [], files: [], feedback: [] });
  });
});
