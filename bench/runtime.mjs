// What the runtime adds to an upstream: the same request straight to a scripted upstream and through the product, as
// one body and streamed; through another gateway too when BENCH_GATEWAY names the start script of one
// (@portkey-ai/gateway: build/start-server.js). Short slices in shuffled order; wall times as ratios of the tenth
// percentiles, processor time from /proc over all slices.
// Two traits of that gateway, both seen with 1.15.2. It appends to the headers of the response that it fetched, which
// are immutable behind @hono/node-server from 1.14.2 on: each stream is a 500 (Portkey-AI/gateway#1389). Install it with
// "overrides": {"@hono/node-server": "1.14.1"}. And it holds the first piece of each stream back for 25 ms by a timer, so
// its streamed latency says nothing of its work; its processor time and its throughput with 16 clients do.
import { fork, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import http from "node:http";
import { createServer } from "node:net";
import path from "node:path";

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 25);
const SLICE = 100;
const WARM_UP = 200;
const TICK_US = 10_000;

const here = (file) => path.join(import.meta.dirname, file);
const receive = (child) => new Promise((resolve) => child.once("message", resolve));
const launch = (file, args = []) =>
  fork(here(file), args, { stdio: ["ignore", "inherit", "inherit", "ipc"] });

const upstream = launch("runtime-upstream.mjs");
const upstream_url = `http://127.0.0.1:${await receive(upstream)}/v1/chat/completions`;
const product = launch("runtime-product.mjs", [upstream_url]);
const { url, api_key, bare } = await receive(product);
const gateway = process.env.BENCH_GATEWAY ? await startGateway(process.env.BENCH_GATEWAY) : null;

async function startGateway(script) {
  const port = await new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
  const child = spawn(process.execPath, [script, `--port=${port}`, "--headless"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const gateway = { child, url: `http://127.0.0.1:${port}`, said: "" };
  child.stderr.setEncoding("utf8").on("data", (text) => {
    gateway.said = text.split("\n")[0];
  });
  for (let tries = 0; tries < 100; tries++) {
    const isUp = await fetch(gateway.url).then(
      () => true,
      () => false,
    );
    if (isUp) return gateway;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new Error("the gateway does not start");
}

const messages = [{ role: "user", content: "How much does an e-bike cost for a day?" }];
const chat = (stream) => ({ model: "chat-assistant", messages, stream });
const responses = (stream) => ({ model: "chat-assistant", input: messages, stream });
const key = { authorization: `Bearer ${api_key}` };
const throughGateway = {
  authorization: "Bearer none",
  "x-portkey-provider": "openai",
  "x-portkey-custom-host": upstream_url.replace("/chat/completions", ""),
};

const WAYS = {
  direct: { url: upstream_url, headers: {}, body: chat, pid: upstream.pid },
  "bare proxy": { url: bare, headers: {}, body: chat, pid: product.pid },
  "chat completions": { url: `${url}/v1/chat/completions`, headers: key, body: chat, pid: product.pid },
  responses: { url: `${url}/v1/responses`, headers: key, body: responses, pid: product.pid },
  ...(gateway
    ? {
        "other gateway": {
          url: `${gateway.url}/v1/chat/completions`,
          headers: throughGateway,
          body: chat,
          pid: gateway.child.pid,
        },
      }
    : {}),
};

function call(agent, { url, headers }, body) {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    let first = 0;
    const all = { "content-type": "application/json", "content-length": Buffer.byteLength(body), ...headers };
    const request = http.request(url, { agent, method: "POST", headers: all }, (response) => {
      let tail = "";
      response.setEncoding("utf8").on("data", (part) => {
        first ||= performance.now() - started;
        tail = (tail + part).slice(-2_000);
      });
      response.on("end", () =>
        response.statusCode === 200
          ? resolve({ first, tail })
          : reject(new Error(`${url}: ${response.statusCode} ${tail}`)),
      );
    });
    request.on("error", reject);
    request.end(body);
  });
}

// utime and stime stand behind the name in parentheses.
function cpuTicks(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return Number(fields[11]) + Number(fields[12]);
}

async function slice(way, { stream, clients, count }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: clients });
  const body = JSON.stringify(way.body(stream));
  const firsts = [];
  let next = 0;
  const ticks = cpuTicks(way.pid);
  const started = performance.now();
  const work = async () => {
    while (next++ < count) firsts.push((await call(agent, way, body)).first);
  };
  await Promise.all(Array.from({ length: clients }, work));
  const wall_ms = (performance.now() - started) / count;
  agent.destroy();
  return { wall_ms, first_ms: at(firsts, 0.5), ticks: cpuTicks(way.pid) - ticks };
}

const at = (values, share) =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length * share)];
const shuffled = (items) =>
  items
    .map((item) => [Math.random(), item])
    .toSorted(([left], [right]) => left - right)
    .map(([, item]) => item);

// One client: latency. Sixteen: throughput.
const MODES = [1, 16].flatMap((clients) =>
  [false, true].map((stream) => ({ stream, clients, count: SLICE })),
);
const all = MODES.flatMap((mode) => Object.keys(WAYS).map((name) => ({ name, mode, slices: [] })));
const cases = [];
for (const entry of all) {
  try {
    await slice(WAYS[entry.name], { ...entry.mode, count: WARM_UP });
    cases.push(entry);
  } catch (error) {
    const { name, mode } = entry;
    const said = WAYS[name].pid === gateway?.child.pid ? `; it says: ${gateway.said}` : "";
    console.log(`not measured, ${name} ${mode.stream ? "streamed" : "as one body"}: ${error.message}${said}`);
  }
}
for (let round = 0; round < ROUNDS; round++)
  for (const { name, mode, slices } of shuffled(cases)) slices.push(await slice(WAYS[name], mode));

const tenth = (slices, field) =>
  at(
    slices.map((one) => one[field]),
    0.1,
  );

function figuresOf({ name, slices }) {
  const ticks = slices.reduce((sum, one) => sum + one.ticks, 0);
  const cpu_us = Math.round((ticks * TICK_US) / (ROUNDS * SLICE));
  return { name, wall_ms: tenth(slices, "wall_ms"), first_ms: tenth(slices, "first_ms"), cpu_us };
}

console.log(`${ROUNDS} rounds of ${SLICE} requests each, 20 pieces of text a stream`);
for (const mode of MODES) {
  const clients = mode.clients > 1 ? `${mode.clients} clients at once` : "1 client";
  console.log(`\n${mode.stream ? "streamed" : "one body"}, ${clients}`);
  const figures = cases.filter((entry) => entry.mode === mode).map(figuresOf);
  const [direct, bare] = figures;
  for (const { name, wall_ms, first_ms, cpu_us } of figures) {
    const added = (first_ms - direct.first_ms) / (bare.first_ms - direct.first_ms);
    const beside =
      mode.clients > 1
        ? `throughput ${(bare.wall_ms / wall_ms).toFixed(2)} of the bare proxy's (goal of ours: 0.55)`
        : `adds ${added.toFixed(2)} times what the bare proxy adds (goal of ours: 1.6)`;
    const own = `first byte ${first_ms.toFixed(2)} ms, ${Math.round(1_000 / wall_ms)}/s, ${cpu_us} us of its process`;
    console.log(
      `  ${name.padEnd(17)} ${own}${name === direct.name || name === bare.name ? "" : `; ${beside}`}`,
    );
  }
}

product.send("end");
upstream.send("end");
gateway?.child.kill();
