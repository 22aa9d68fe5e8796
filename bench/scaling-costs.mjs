/**
 * Measures what one session and one message cost a real `serve` process: on the embedded file, and on a libSQL server with
 * Redis (`TEST_SQLD` names the program; `redis-server` is looked for in the path). `bench/scaling.mjs` calculates with it.
 * Needs a build: `npm run build && node bench/scaling-costs.mjs > bench/scaling-costs.json`.
 */
import { fork, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import Libsql from "libsql";
import { createRemoteDatabase } from "../dist/adapters/storage/remote/database.js";
import { createTaught } from "./taught.mjs";

const CHUNKS = 1_000;
const SESSIONS = Number(process.env.BENCH_SESSIONS ?? 400);
const MESSAGES = 4;
const CLIENTS = 16;
const COUNTED = 20;
const WRITING_PROCESSES = 4;
const WRITERS = 8;
const WRITING_MS = 4_000;
const TICKS_MS = 10;
const NAMES = "bicycle wheel brake saddle pump lamp chain pedal frame basket".split(" ");
const PROGRAM = path.join(import.meta.dirname, "../bin/chat-assistant.cjs");
const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-costs-"));
const children = [];

async function measureEmbedded() {
  const data = path.join(folder, "embedded");
  await teach(data, {});
  const before = databaseBytes(data);
  const server = await serve(data, { CHAT_ASSISTANT_RATE_LIMITS_MODE: "off" });
  const costs = await converse(server, [server]);
  await stop(server);
  return { ...costs, bytes_per_session: Math.round((databaseBytes(data) - before) / (SESSIONS + COUNTED)) };
}

async function measureShared(program) {
  const [port, redis_port] = [await freePort(), await freePort()];
  const database = path.join(folder, "sqld");
  // As docs/scaling.md has it run.
  const checkpoints = ["--checkpoint-interval-s", "60"];
  const own = ["--http-listen-addr", `127.0.0.1:${port}`, "-d", database, "--no-welcome"];
  const sqld = run(program, [...own, ...checkpoints]);
  const redis = run("redis-server", [
    "--port",
    `${redis_port}`,
    "--bind",
    "127.0.0.1",
    "--save",
    "",
    "--appendonly",
    "no",
  ]);
  const url = `http://127.0.0.1:${port}`;
  await until(() => fetch(`${url}/health`).then(({ ok }) => ok));
  const data = path.join(folder, "shared");
  await teach(data, { "database.url": url });
  const environment = { CHAT_ASSISTANT_DATABASE_URL: url, ...redisSettings(redis_port) };
  const server = await serve(data, environment);
  const costs = await converse(server, [server, sqld, redis]);
  await stop(server);
  const proxy = await countingProxy(port);
  const counted = await serve(data, { ...environment, CHAT_ASSISTANT_DATABASE_URL: proxy.url });
  const round_trips = await countRoundTrips(counted, proxy, redis_port);
  await stop(counted);
  proxy.close();
  const writes_per_second = await countWrites(url, sqld);
  return { ...costs, round_trips, ...writes_per_second };
}

const redisSettings = (redis_port) => ({
  CHAT_ASSISTANT_REDIS_URL: `redis://127.0.0.1:${redis_port}`,
  CHAT_ASSISTANT_RATE_LIMITS_STORE: "redis",
  CHAT_ASSISTANT_VOLATILE_STORE: "redis",
  CHAT_ASSISTANT_RATE_LIMITS_SESSION_CREATE_CLIENT_POINTS: "1000000",
  CHAT_ASSISTANT_RATE_LIMITS_SESSION_CREATE_CEILING_POINTS: "1000000",
  CHAT_ASSISTANT_RATE_LIMITS_MESSAGES_CLIENT_POINTS: "1000000",
  CHAT_ASSISTANT_RATE_LIMITS_OTHER_CLIENT_POINTS: "1000000",
});

async function teach(data, flags) {
  const { appliance } = await createTaught({ folder: data, chunks: CHUNKS, flags });
  await appliance.close();
}

function run(program, words, environment = {}) {
  const child = spawn(program, words, {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, ...environment },
  });
  children.push(child);
  return child;
}

async function serve(data, environment) {
  const words = [PROGRAM, "serve", "--data", data, "--port", "0"];
  const child = run(process.execPath, words, {
    CHAT_ASSISTANT_LOG_ACCESS: "false",
    CHAT_ASSISTANT_SWEEPS_ENABLED: "false",
    ...environment,
  });
  let text = "";
  child.stderr.on("data", (part) => (text += part));
  await until(async () => /Serving at \S+/.test(text));
  return Object.assign(child, { url: /Serving at (\S+)/.exec(text)[1] });
}

async function stop(child) {
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await gone;
}

async function until(isTrue) {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (await isTrue().catch(() => false)) return;
    await pause(100);
  }
  throw new Error("a part did not start");
}

async function freePort() {
  const server = http.createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

// User and system time of a process, as its kernel counts it.
function cpuOf({ pid }) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICKS_MS;
}

const memoryOf = ({ pid }) =>
  Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]) / 1_024);

// Pages in use: those that teaching has left free are not grown.
function databaseBytes(data) {
  const plain = new Libsql(path.join(data, "chat-assistant.db"));
  plain.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  const sql =
    "SELECT (c.page_count - f.freelist_count) * s.page_size AS bytes FROM pragma_page_count() c, pragma_freelist_count() f, pragma_page_size() s";
  const { bytes } = plain.prepare(sql).get();
  plain.close();
  return bytes;
}

function post(agent, url, body = {}) {
  return new Promise((resolve, reject) => {
    const options = { agent, method: "POST", headers: { "content-type": "application/json" } };
    const request = http.request(url, options, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part) => (text += part));
      response.on("end", () =>
        response.statusCode < 300 ? resolve(JSON.parse(text)) : reject(new Error(text)),
      );
    });
    request.on("error", reject).end(JSON.stringify(body));
  });
}

const steps = (agent, { url }) => ({
  begin: async () =>
    (await post(agent, `${url}/v1/public/robots/bench/sessions`, { consent_accepted: true })).session_id,
  ask: (id, at) =>
    post(agent, `${url}/v1/public/sessions/${id}/messages`, {
      message: `When was the ${NAMES[at % 10]} number ${at * 3} made?`,
    }),
  finish: (id) => post(agent, `${url}/v1/public/sessions/${id}/finish`),
});

/** Work that 16 clients share: CPU of each process in ms, and calls a second. */
async function share(count, processes, work) {
  const before = processes.map(cpuOf);
  const started_ms = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (next < count) await work(next++);
    }),
  );
  const seconds = (performance.now() - started_ms) / 1_000;
  const [server, database = 0, redis = 0] = processes.map((it, at) =>
    round((cpuOf(it) - before[at]) / count),
  );
  return { cpu_ms: { server, database, redis }, per_second: Math.round(count / seconds) };
}

const round = (figure) => Math.round(figure * 1_000) / 1_000;

/** Before anything is counted: the robot's words are in memory, and the program is compiled. */
async function warm({ begin, ask, finish }) {
  for (let at = 0; at < COUNTED; at++) {
    const id = await begin();
    for (let message = 0; message < MESSAGES; message++) await ask(id, at + message);
    await finish(id);
  }
}

async function converse(server, processes) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CLIENTS });
  const { begin, ask, finish } = steps(agent, server);
  await warm({ begin, ask, finish });
  const ids = [];
  const session = await share(SESSIONS, processes, async () => ids.push(await begin()));
  const message = await share(SESSIONS * MESSAGES, processes, (at) => ask(ids[at % SESSIONS], at));
  const finishing = await share(SESSIONS, processes, (at) => finish(ids[at]));
  agent.destroy();
  const memory_mb = processes.map(memoryOf);
  return { session, message, finish: finishing, memory_mb };
}

/** A way to the database server that counts requests, and those of them that write. */
async function countingProxy(port) {
  const counts = { requests: 0, writes: 0 };
  const agent = new http.Agent({ keepAlive: true });
  const server = http.createServer((request, response) => {
    const parts = [];
    request.on("data", (part) => parts.push(part));
    request.on("end", () => {
      const body = Buffer.concat(parts);
      counts.requests += 1;
      if (/"type":"batch"/.test(body.toString("latin1"))) counts.writes += 1;
      const { method, url, headers } = request;
      http
        .request({ host: "127.0.0.1", port, path: url, method, headers, agent }, (answer) => {
          response.writeHead(answer.statusCode, answer.headers);
          answer.pipe(response);
        })
        .end(body);
    });
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () => (server.closeAllConnections(), server.close(), agent.destroy());
  return { url: `http://127.0.0.1:${server.address().port}`, counts, close };
}

async function countRoundTrips(server, { counts }, redis_port) {
  const { Redis } = await import("ioredis");
  const redis = new Redis(redis_port, "127.0.0.1");
  // Its own question is a read, too.
  const reads = async () => Number(/total_reads_processed:(\d+)/.exec(await redis.info("stats"))[1]);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const { begin, ask, finish } = steps(agent, server);
  await warm({ begin, ask, finish });
  const ids = [];
  const count = async (work) => {
    await pause(50);
    const [requests, writes, before] = [counts.requests, counts.writes, await reads()];
    for (let at = 0; at < COUNTED; at++) await work(at);
    const redis_calls = (await reads()) - before - 1;
    return {
      database: (counts.requests - requests) / COUNTED,
      writes: (counts.writes - writes) / COUNTED,
      redis: redis_calls / COUNTED,
    };
  };
  const session = await count(async () => ids.push(await begin()));
  // Messages of conversations, each of them begun and asked on as a whole.
  const message = await count((at) => ask(ids[Math.floor(at / MESSAGES)], at));
  const finishing = await count((at) => finish(ids[at]));
  agent.destroy();
  redis.disconnect();
  return { session, message, finish: finishing };
}

/**
 * How many units of the size of a turn one server commits in a second, and what each costs it. They come from processes of
 * their own, as each of them commits what waits in it together.
 */
async function countWrites(url, sqld) {
  const database = await createRemoteDatabase({ url });
  await database.write([
    { sql: "CREATE TABLE turns (id INTEGER PRIMARY KEY, session TEXT NOT NULL, text TEXT NOT NULL) STRICT" },
    { sql: "CREATE INDEX turns_of_session ON turns (session)" },
  ]);
  await database.close();
  const writers = Array.from({ length: WRITING_PROCESSES }, () => fork(import.meta.filename, ["write", url]));
  children.push(...writers);
  const told = () =>
    Promise.all(writers.map((writer) => new Promise((done) => writer.once("message", done))));
  await told();
  const counted = told();
  const before = cpuOf(sqld);
  const started_ms = performance.now();
  for (const writer of writers) writer.send("begin");
  const all = await counted;
  const seconds = (performance.now() - started_ms) / 1_000;
  const units = all.reduce((sum, { written }) => sum + written, 0);
  return {
    writes_per_second: Math.round(units / seconds),
    write_cpu_ms: round((cpuOf(sqld) - before) / units),
    slowest_write_ms: Math.max(...all.map(({ slowest_ms }) => slowest_ms)),
  };
}

/** What one of those processes does. */
async function writeAlong(url) {
  // The folder is the parent's matter.
  rmSync(folder, { recursive: true });
  const database = await createRemoteDatabase({ url });
  const text = "An answer of some length. ".repeat(16);
  const sql = "INSERT INTO turns (session, text) VALUES (:session, :text)";
  const begins = new Promise((resolve) => process.once("message", resolve));
  process.send("ready");
  await begins;
  let written = 0;
  let slowest_ms = 0;
  const end_ms = performance.now() + WRITING_MS;
  const write = async () => {
    while (performance.now() < end_ms) {
      const began_ms = performance.now();
      const args = { session: `ses_${written % 500}`, text };
      await database.write([
        { sql, args },
        { sql, args },
      ]);
      written += 1;
      slowest_ms = Math.max(slowest_ms, Math.round(performance.now() - began_ms));
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  process.send({ written, slowest_ms });
  await database.close();
  process.disconnect();
}

async function measureAll() {
  try {
    const embedded = await measureEmbedded();
    const shared = process.env.TEST_SQLD ? await measureShared(process.env.TEST_SQLD) : null;
    const cpu = /model name\s*: (.*)/.exec(readFileSync("/proc/cpuinfo", "utf8"))?.[1] ?? "unknown";
    const figures = {
      measured_on: `${os.availableParallelism()} cores, ${cpu.trim()}`,
      chunks: CHUNKS,
      embedded,
      shared,
    };
    process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
  } finally {
    for (const child of children) child.kill("SIGKILL");
    await pause(200);
    rmSync(folder, { recursive: true, force: true });
  }
}

await (process.argv[2] === "write" ? writeAlong(process.argv[3]) : measureAll());
