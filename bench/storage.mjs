/**
 * Measures the embedded database against the plain ways of using its driver, side by side in one run:
 * durable writes at 50 clients (group commit against a commit each) and point reads (kept against prepared anew).
 * Prints medians of interleaved slices and their ratio. Needs a build: `npm run build && node bench/storage.mjs`.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import Libsql from "libsql";

import { createEmbeddedDatabase } from "../dist/adapters/storage/embedded/database.js";

const CLIENTS = 50;
const SLICES = 25;
const WRITES_PER_CLIENT = 20;
const READS = 2_000;
const SESSIONS = 1_000;

const INSERT = "INSERT INTO turns (session_id, body) VALUES (:session_id, :body)";
const COUNT = "UPDATE sessions SET turns = turns + 1 WHERE id = :id RETURNING turns /* one row */";
const READ = "SELECT id, turns, title FROM sessions WHERE id = :id LIMIT 1";
const BODY = "An answer of some length. ".repeat(8);

const folder = mkdtempSync(
  join(process.env.CHAT_ASSISTANT_BENCH_FOLDER ?? tmpdir(), "chat-assistant-bench-"),
);
try {
  await main(join(folder, "bench.db"));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function main(path) {
  const database = createEmbeddedDatabase({ path });
  await fill(database);
  const plain = new Libsql(path, { timeout: 1000 });
  plain.exec("PRAGMA synchronous=FULL; PRAGMA secure_delete=ON; PRAGMA cache_size=-65536");
  const insert = plain.prepare(INSERT);
  const count = plain.prepare(COUNT);
  const commitEach = async (id) => {
    plain.exec("BEGIN IMMEDIATE");
    count.get([id]);
    insert.run([id, BODY]);
    plain.exec("COMMIT");
  };
  const unit = (id) => [
    { sql: COUNT, args: { id }, guard: "row" },
    { sql: INSERT, args: { session_id: id, body: BODY } },
  ];
  await compare("durable writes, 50 clients", "writes", {
    "a commit each": () => clients(commitEach),
    "group commit": () => clients((id) => database.write(unit(id))),
  });
  await compare("point reads", "reads", {
    "prepared anew": () => reads((id) => plain.prepare(READ).all([id])),
    kept: () => reads((id) => database.read({ sql: READ, args: { id } })),
  });
  plain.close();
  await database.close();
}

async function fill(database) {
  await database.write([
    {
      sql: "CREATE TABLE sessions (id TEXT PRIMARY KEY, turns INTEGER NOT NULL, title TEXT NOT NULL) STRICT",
    },
    {
      sql: "CREATE TABLE turns (id INTEGER PRIMARY KEY, session_id TEXT NOT NULL, body TEXT NOT NULL) STRICT",
    },
  ]);
  const sql = "INSERT INTO sessions (id, turns, title) VALUES (:id, 0, :title)";
  await Promise.all(
    Array.from({ length: SESSIONS }, (_, at) =>
      database.write([{ sql, args: { id: `ses_${at}`, title: `Session ${at}` } }]),
    ),
  );
}

async function clients(write) {
  const client = async (number) => {
    for (let turn = 0; turn < WRITES_PER_CLIENT; turn += 1) {
      await write(`ses_${(number * 31 + turn) % SESSIONS}`);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
  return CLIENTS * WRITES_PER_CLIENT;
}

async function reads(read) {
  for (let at = 0; at < READS; at += 1) {
    await read(`ses_${at % SESSIONS}`);
    if (at % 100 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  return READS;
}

/** Runs the variants in turns, so that a noisy moment meets both; the first slice of each only warms up. */
async function compare(title, noun, variants) {
  const measured = Object.fromEntries(Object.keys(variants).map((name) => [name, { wall: [], cpu: [] }]));
  for (let slice = 0; slice <= SLICES; slice += 1) {
    for (const [name, run] of Object.entries(variants)) {
      const figures = await measure(run);
      if (slice === 0) continue;
      measured[name].wall.push(figures.wall_us);
      measured[name].cpu.push(figures.cpu_us);
    }
  }
  console.log(title);
  const medians = Object.entries(measured).map(([name, { wall, cpu }]) => ({
    name,
    wall: median(wall),
    cpu: median(cpu),
  }));
  for (const { name, wall, cpu } of medians) {
    console.log(`  ${name.padEnd(16)} ${Math.round(1e6 / wall)} ${noun}/s, ${cpu.toFixed(1)} us CPU each`);
  }
  const [first, second] = medians;
  console.log(
    `  ratio ${(first.wall / second.wall).toFixed(2)} in throughput, ${(first.cpu / second.cpu).toFixed(2)} in CPU`,
  );
}

async function measure(run) {
  const cpu = process.cpuUsage();
  const start_ms = performance.now();
  const operations = await run();
  const wall_us = ((performance.now() - start_ms) * 1000) / operations;
  const used = process.cpuUsage(cpu);
  return { wall_us, cpu_us: (used.user + used.system) / operations };
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
