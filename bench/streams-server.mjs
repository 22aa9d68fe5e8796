// The measured process of bench/streams.mjs: the product's event stream, alone and with everything around it, beside a
// raw node stream; and the product's message turns beside the same writes with a commit each.
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import os from "node:os";
import path from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { H3, toNodeHandler } from "h3";
import Libsql from "libsql";
import { createEventWriter } from "../dist/http/event-writer.js";
import { handled, nodeOf } from "../dist/http/node-event.js";
import { createTaught } from "./taught.mjs";

const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-bench-"));
const { appliance, robot } = await createTaught({ folder, chunks: 1_000 });
const chatAnswer = {
  session_id: "ses_0123456789abcdef01234567",
  message_id: "msg_0123456789abcdef01234567",
  answer: "The saddle number 7 stands near the harbour. It was made in 1907 and costs 7 euros a day.",
  question_count: 1,
  remaining_questions: null,
};

// With `hold` in the question the answer never comes: the stream stays open after its first event.
const { sendMessageOnce } = appliance.flows;
appliance.flows.sendMessageOnce = async (command) => {
  const { message } = command.request;
  if (!/^(stub|hold)$/.test(message)) return sendMessageOnce(command);
  command.onStage?.("searching_knowledge");
  if (message === "hold")
    await new Promise((resolve) => command.unattended.addEventListener("abort", resolve));
  command.onStage?.("generating_answer");
  return chatAnswer;
};
const product = await appliance.listen();

const EVENTS = [
  { name: "svc.progress", data: { stage: "searching_knowledge" } },
  { name: "svc.progress", data: { stage: "generating_answer" } },
  { name: "svc.answer", data: chatAnswer },
];
const started = async (handler) => {
  const server = createServer(handler).listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  return `http://127.0.0.1:${server.address().port}`;
};
const raw = await started((_request, response) => {
  response.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
  });
  for (const { name, data } of EVENTS) response.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  response.end();
});
const tell = (response) => {
  const stream = createEventWriter(response, 15_000);
  stream.open([]);
  for (const { name, data } of EVENTS) stream.write([{ name, data: JSON.stringify(data) }]);
  stream.end([]);
  return handled();
};
const ours = await started((_request, response) => tell(response));
const inFramework = await started(toNodeHandler(new H3().get("/", (event) => tell(nodeOf(event).response))));

// The same answers and writes as a turn of the product, with two commits a request.
const plain = new Libsql(path.join(folder, "plain.db"));
plain.exec("PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL");
plain.exec("CREATE TABLE turns (id INTEGER PRIMARY KEY, text TEXT) STRICT");
plain.exec(
  "CREATE TABLE counts (id INTEGER PRIMARY KEY, questions INTEGER) STRICT; INSERT INTO counts VALUES (1, 0)",
);
const count = plain.prepare("UPDATE counts SET questions = questions + 1 WHERE id = 1");
const keep = plain.prepare("INSERT INTO turns (text) VALUES (?)");
const asked = {
  tenant_id: robot.tenant_id,
  robot_id: robot.robot_id,
  locale: "en",
  assistant_name: "Bench",
  company_name: "Bench",
  visibility: "public",
  instructions: "",
  unknown_answer: null,
};
const each = await started(async (request, response) => {
  let body = "";
  for await (const part of request) body += part;
  const { message } = JSON.parse(body);
  count.run([]);
  const answer = await appliance.adapters.answerer.answer({
    robot: asked,
    text: message,
    history: [],
    documents: [],
  });
  plain.exec("BEGIN IMMEDIATE");
  keep.run([message]);
  keep.run([answer.text]);
  plain.exec("COMMIT");
  response.end(JSON.stringify({ ...chatAnswer, answer: answer.text }));
});

const delay = monitorEventLoopDelay({ resolution: 1 });
process.on("message", async ({ ask }) => {
  if (ask === "cpu") {
    const { user, system } = process.cpuUsage();
    process.send({ cpu_us: user + system });
  }
  if (ask === "memory") {
    globalThis.gc?.();
    process.send({ resident: process.memoryUsage.rss() });
  }
  if (ask === "watch") {
    delay.reset();
    delay.enable();
    process.send({});
  }
  if (ask === "delay") {
    delay.disable();
    process.send({ max_ms: delay.max / 1e6, p99_ms: delay.percentile(99) / 1e6 });
  }
  if (ask === "stop") {
    rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  }
});
process.send({ product, raw, ours, inFramework, each });
