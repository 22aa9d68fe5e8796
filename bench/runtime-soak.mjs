// 200 streams at once for 30 s, half of them left at a random moment: does any upstream call outlive its client by more
// than a second, and does memory return to where it was? Exits with 1 when not. Loopback only, bounded.
import { fork } from "node:child_process";
import http from "node:http";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const STREAMS = Number(process.env.SOAK_STREAMS ?? 200);
const SECONDS = Number(process.env.SOAK_SECONDS ?? 30);
const PAUSE_MS = 100;
const CHUNKS = 30;
const MOST_LAG_MS = 1_000;
const MOST_GROWTH_BYTES = 24 * 1024 * 1024;

const here = (file) => path.join(import.meta.dirname, file);
const receive = (child) => new Promise((resolve) => child.once("message", resolve));
const launch = (file, args = []) =>
  fork(here(file), args, { stdio: ["ignore", "inherit", "inherit", "ipc"], execArgv: ["--expose-gc"] });
const ask = (child, question) => {
  child.send(question);
  return receive(child);
};

const upstream = launch("runtime-upstream.mjs");
const upstream_url = `http://127.0.0.1:${await receive(upstream)}/v1/chat/completions`;
const product = launch("runtime-product.mjs", [upstream_url, String(PAUSE_MS), String(CHUNKS)]);
const { url, api_key } = await receive(product);

const agent = new http.Agent({ keepAlive: true, maxSockets: STREAMS });
const left_at = new Map();
const counts = { completed: 0, left: 0, failed: 0 };
let number = 0;

// One stream; the client may leave after a while. Fulfilled when it has left or read everything.
function stream(isImpatient) {
  const id = `question ${++number}`;
  const isChat = number % 2 === 0;
  const body = JSON.stringify(
    isChat ? { messages: [{ role: "user", content: id }], stream: true } : { input: id, stream: true },
  );
  const headers = { authorization: `Bearer ${api_key}`, "content-type": "application/json" };
  const target = `${url}/v1/${isChat ? "chat/completions" : "responses"}`;
  return new Promise((resolve) => {
    let tail = "";
    let hasLeft = false;
    const settle = (kind) => {
      left_at.set(id, Date.now());
      counts[kind] += 1;
      resolve();
    };
    const request = http.request(target, { agent, method: "POST", headers }, (response) => {
      response.setEncoding("utf8").on("data", (part) => {
        tail = (tail + part).slice(-20);
      });
      response.on("end", () => settle(tail.includes("[DONE]") ? "completed" : "failed"));
      response.on("error", () => hasLeft || settle("failed"));
    });
    request.on("error", () => hasLeft || settle("failed"));
    request.end(body);
    if (isImpatient)
      setTimeout(
        () => {
          if (left_at.has(id)) return;
          hasLeft = true;
          request.destroy();
          settle("left");
        },
        Math.random() * PAUSE_MS * CHUNKS,
      );
  });
}

async function run(seconds) {
  const until = Date.now() + seconds * 1_000;
  const work = async () => {
    while (Date.now() < until) await stream(Math.random() < 0.5);
  };
  await Promise.all(Array.from({ length: STREAMS }, work));
}

const settled = async () => {
  await pause(3_000);
  await ask(product, "memory");
  await pause(500);
  return ask(product, "memory");
};

await run(Math.min(5, SECONDS));
const before = await settled();
await run(SECONDS);
await pause(MOST_LAG_MS + 500);
const ended = await ask(upstream, "ended");
const after = await settled();

const calls = Object.entries(ended);
const running = calls.filter(([, at]) => at < 0).length;
const lags = calls.filter(([, at]) => at >= 0).map(([id, at]) => at - left_at.get(id));
const lag = Math.max(...lags);
const late = lags.filter((one) => one > MOST_LAG_MS).length;
const growth = after.heap_used - before.heap_used;
const mib = (bytes) => `${(bytes / 2 ** 20).toFixed(1)} MiB`;
console.log(`${STREAMS} streams at once for ${SECONDS} s: ${JSON.stringify(counts)}`);
console.log(
  `upstream calls: ${calls.length}, still running: ${running}, later than ${MOST_LAG_MS} ms: ${late}, longest after its client: ${lag} ms`,
);
console.log(
  `heap ${mib(before.heap_used)} -> ${mib(after.heap_used)}, rss ${mib(before.rss)} -> ${mib(after.rss)}`,
);

agent.destroy();
product.send("end");
upstream.send("end");
const isWell = running === 0 && lag <= MOST_LAG_MS && growth <= MOST_GROWTH_BYTES && counts.failed === 0;
process.exitCode = isWell ? 0 : 1;
