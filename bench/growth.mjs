/**
 * What sessions cost as they pile up: bytes of the database per byte of conversation, and the time of a sweep that
 * finds 200 expired sessions among a thousand to a million. The rows of the large tables are written by SQL; what is
 * timed is the product's own sweep. Needs a build: `npm run build && npm run bench -- growth`.
 */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import Libsql from "libsql";
import { createTaught, newSession } from "./taught.mjs";

const SESSIONS = 1_000;
const TURNS = 4;
const QUESTION = "How long may I keep a rented bicycle, and what does it cost? ".slice(0, 61);
const ANSWER =
  "A bicycle may be kept for up to fourteen days; each day costs the price on its label. ".repeat(8);
const ANSWER_CHARACTERS = 610;

const SIZES = (process.env.BENCH_SIZES ?? "1000,10000,100000,1000000").split(",").map(Number);
const EXPIRED = 200;
const REPEATS = 5;
const ACTIVE_EVERY = 10;

await growth();
await sweeps();

async function within(work) {
  const base = process.env.CHAT_ASSISTANT_BENCH_FOLDER ?? os.tmpdir();
  const folder = mkdtempSync(path.join(base, "chat-assistant-bench-"));
  const { appliance, robot } = await createTaught({ folder, chunks: 1 });
  const plain = new Libsql(path.join(folder, "chat-assistant.db"), { timeout: 5_000 });
  try {
    await work({ appliance, robot, plain });
  } finally {
    plain.close();
    await appliance.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function pages(plain) {
  plain.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  const { page_count, page_size, freelist_count } = plain
    .prepare("SELECT * FROM pragma_page_count(), pragma_page_size(), pragma_freelist_count()")
    .get();
  return (page_count - freelist_count) * page_size;
}

// Created, asked and closed by the product's own stores: with reservations, times, the audit of nothing left out.
async function growth() {
  await within(async ({ appliance, robot, plain }) => {
    const { sessions, ids } = appliance.adapters;
    const before = pages(plain);
    let text = 0;
    for (let number = 0; number < SESSIONS; number++) {
      const session_id = ids.create("ses");
      const { tenant_id, robot_id } = robot;
      const protocol_number = `BEN-20260101-${String(number).padStart(8, "0")}`;
      await sessions.create(newSession({ session_id, tenant_id, robot_id, protocol_number }));
      for (let turn = 0; turn < TURNS; turn++) {
        const reservation = { reservation_id: ids.create("rsv"), owner: "bench/1/a", lease_until: 9 };
        await sessions.reserveQuestion({ session_id, deadline_at: 2, reservation });
        const said = (role, words) => ({ message_id: ids.create("msg"), role, text: words, created_at: 3 });
        const turns = [
          said("user", QUESTION),
          said("assistant", `${number} ${turn} ${ANSWER}`.slice(0, ANSWER_CHARACTERS)),
        ];
        text += QUESTION.length + ANSWER_CHARACTERS;
        const { reservation_id } = reservation;
        await sessions.appendTurns({ session_id, reservation_id, deadline_at: 4, turns, files: null });
      }
    }
    const ratio = (pages(plain) - before) / text;
    console.log(
      `database growth per session   ${ratio.toFixed(2)} times its text (${TURNS} turns, ${(text / SESSIONS).toFixed(0)} bytes; goal: 1.4)`,
    );
  });
}

async function sweeps() {
  const rows = [];
  for (const size of SIZES) {
    await within(async ({ appliance, robot, plain }) => {
      fill(plain, robot, size);
      const empty = [];
      const due = [];
      for (let repeat = 0; repeat <= REPEATS; repeat++) {
        const none = await timed(() => appliance.flows.expireSessions(EXPIRED));
        expire(plain, repeat);
        const some = await timed(() => appliance.flows.expireSessions(EXPIRED));
        if (none.found !== 0 || some.found !== EXPIRED)
          throw new Error(`the sweep found ${none.found} and ${some.found}`);
        if (repeat === 0) continue;
        empty.push(none.cpu_us);
        due.push(some.cpu_us / EXPIRED);
      }
      const row = { size, empty: Math.min(...empty), each: Math.min(...due) };
      rows.push(row);
      console.log(
        `sweep of ${String(size).padStart(9)} sessions   empty ${row.empty.toFixed(0)} us, per expired session ${row.each.toFixed(0)} us (CPU)`,
      );
    });
  }
  const [first, last] = [rows[0], rows.at(-1)];
  const exponent = (field) => Math.log(last[field] / first[field]) / Math.log(last.size / first.size);
  console.log(
    `growth of a sweep             exponent ${exponent("each").toFixed(2)} with ${EXPIRED} expired, ${exponent("empty").toFixed(2)} with none (goal: 0.2)`,
  );
}

// Nine of ten sessions are closed, as they are where sessions are kept for weeks.
function fill(plain, robot, size) {
  plain.exec("PRAGMA synchronous=OFF");
  plain
    .prepare(
      `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?)
       INSERT INTO sessions (session_id, tenant_id, robot_id, source, status, protocol_number, question_count,
         retention_mode, retention_days, created_at, consent_at, terms_version, deadline_at, close_reason, closed_at,
         retain_until)
       SELECT 'ses_' || lower(hex(randomblob(12))), ?, ?, 'public_chat', iif(i % ${ACTIVE_EVERY} = 0, 'active', 'closed'),
         'BEN-20260101-' || i, 1, 'full', 30, 0, 0, '2026-01-01', 4102444800000 + i,
         iif(i % ${ACTIVE_EVERY} = 0, NULL, 'user_closed'), iif(i % ${ACTIVE_EVERY} = 0, NULL, 1),
         iif(i % ${ACTIVE_EVERY} = 0, NULL, 4102444800000 + i) FROM n`,
    )
    .run(size, robot.tenant_id, robot.robot_id);
  plain.exec("PRAGMA wal_checkpoint(TRUNCATE)");
}

// Spread over the table, others from one time to the next; most are made active again.
function expire(plain, repeat) {
  const now = Date.now();
  plain
    .prepare(
      `UPDATE sessions SET status = 'active', close_reason = NULL, closed_at = NULL, retain_until = NULL,
         created_at = ?, deadline_at = ? WHERE session_key IN (SELECT session_key FROM sessions
           WHERE session_key % ((SELECT max(session_key) FROM sessions) / ${EXPIRED * 2}) = ? LIMIT ${EXPIRED})`,
    )
    .run(now - 7_200_000, now - 1, repeat % 2);
}

async function timed(work) {
  const before = process.cpuUsage();
  const found = await work();
  const { user, system } = process.cpuUsage(before);
  return { found, cpu_us: user + system };
}
