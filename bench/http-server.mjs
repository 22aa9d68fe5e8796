// The measured process: the product and its references side by side, warm, in one process. Driven by bench/http.mjs, and
// by bench/message.mjs, which may give the address of a model.
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import os from "node:os";
import path from "node:path";
import { H3, toNodeHandler } from "h3";
import { openDatabase } from "../dist/adapters/storage/open-database.js";
import { migrate } from "../dist/adapters/storage/schema/migrate.js";
import { MIGRATIONS } from "../dist/adapters/storage/schema/migrations.js";
import { createSessionStore } from "../dist/adapters/storage/sessions/store.js";
import { createRandomIds } from "../dist/adapters/system/ids.js";
import { chunkText, createTaught, newSession } from "./taught.mjs";

const CHUNKS = 1_000;
const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-bench-"));
const [base_url] = process.argv.slice(2);
const model = { "answers.model.base_url": base_url, "answers.model.model": "scripted" };
const flags = base_url ? { "answers.engine": "model", ...model } : {};
const { appliance } = await createTaught({ folder, chunks: CHUNKS, flags });
const product = await appliance.listen();

// Reference 1: a bare h3 handler of the same route that returns the same body.
const configuration = await (await fetch(`${product}/v1/public/robots/bench/config`)).json();
const bare = new H3().get("/v1/public/robots/:slug/config", () => configuration);
const bareServer = createServer(toNodeHandler(bare)).listen(0, "127.0.0.1");
await new Promise((done) => bareServer.once("listening", done));

// Reference 2: the bare storage units, one commit each, in a database of their own.
const database = await openDatabase({ url: path.join(folder, "bare.db") });
await migrate(database, MIGRATIONS, { now: new Date() });
const sessions = createSessionStore(database);
const ids = createRandomIds();
const begin = () =>
  newSession({ session_id: ids.create("ses"), protocol_number: `BEN-20260101-${ids.create("ses")}` });
let session = null;
const units = {
  session: async () => {
    session = begin();
    await sessions.create(session);
  },
  turn: async () => {
    if (!session) await units.session();
    await sessions.find(session.session_id);
    await sessions.readTurns(session.session_id, 20);
    const reservation = { reservation_id: ids.create("rsv"), owner: "bench/1/a", lease_until: 9 };
    const { session_id } = session;
    await sessions.reserveQuestion({ session_id, deadline_at: 2, reservation });
    const turn = (role, text) => ({ message_id: ids.create("msg"), role, text, created_at: 3 });
    const turns = [turn("user", "When was the saddle made?"), turn("assistant", chunkText(7))];
    const { reservation_id } = reservation;
    await sessions.appendTurns({ session_id, reservation_id, deadline_at: 4, turns, files: null });
    if (Math.random() < 0.2) session = null;
  },
};

process.on("message", async ({ ask, unit, count }) => {
  if (ask === "cpu") {
    const { user, system } = process.cpuUsage();
    process.send({ cpu_us: user + system });
  }
  if (ask === "unit") {
    const started = process.cpuUsage();
    const started_ms = performance.now();
    for (let index = 0; index < count; index++) await units[unit]();
    const { user, system } = process.cpuUsage(started);
    process.send({ cpu_us: user + system, wall_ms: performance.now() - started_ms });
  }
  if (ask === "stop") {
    bareServer.close();
    await database.close();
    await appliance.close();
    rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  }
});
process.send({ product, bare: `http://127.0.0.1:${bareServer.address().port}` });
