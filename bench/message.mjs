/**
 * What a message costs the server's processor: ours from the embedded engine over 1,000 passages, ours from a model, and
 * Flowise's simplest chatflows from the same scripted model. CPU is user and system time of the server's process from
 * /proc, upstream and callers not included; slices in shuffled order, one, four and sixteen callers at a time.
 * Needs Linux, a build, and Flowise installed in the folder that BENCH_PEERS names (`npm install --ignore-scripts
 * --legacy-peer-deps flowise@2.2.8` with `zod-to-json-schema` overridden by 3.24.5, then `node-gyp rebuild` in
 * `node_modules/sqlite3`); without it only ours is measured.
 */
import { fork } from "node:child_process";
import { readFileSync } from "node:fs";
import http from "node:http";
import path from "node:path";
import { startFlowise } from "./message-peer.mjs";
import { WORDS } from "./words.mjs";

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const CALLERS = [1, 4, 16];
/** Clock ticks of /proc are hundredths of a second on every Linux that node runs on. */
const TICK_US = 10_000;

const started = [];
const start = async (file, ...words) => {
  const child = fork(path.join(import.meta.dirname, file), words, {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  started.push(child);
  return { child, said: await new Promise((resolve) => child.once("message", resolve)) };
};

function readCpu(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK_US;
}

function post(agent, url, body) {
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json" };
    const request = http.request(url, { agent, method: "POST", headers }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part) => {
        text += part;
      });
      response.on("end", () =>
        response.statusCode < 300 ? resolve(JSON.parse(text)) : reject(new Error(`${url}: ${text}`)),
      );
    });
    request.on("error", reject).end(JSON.stringify(body));
  });
}

const question = (index) => `When was the ${WORDS[index % 15]} number ${(index * 37) % 1_000} made?`;

// As visitors do: some questions to a session.
function askOurs(product) {
  let session = null;
  let asked = 0;
  return async (agent, index) => {
    if (asked++ % 10 === 0) {
      const url = `${product}/v1/public/robots/bench/sessions`;
      session = post(agent, url, { consent_accepted: true }).then(({ session_id }) => session_id);
    }
    const { answer } = await post(agent, `${product}/v1/public/sessions/${await session}/messages`, {
      message: question(index),
    });
    return answer;
  };
}

function askFlowise(url) {
  let conversation = 0;
  let asked = 0;
  return async (agent, index) => {
    if (asked++ % 10 === 0) conversation += 1;
    const body = { question: question(index), chatId: `bench-${conversation}` };
    return (await post(agent, url, body)).text;
  };
}

async function slice({ pid, ask, requests }, callers) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: callers });
  let next = 0;
  const before = readCpu(pid);
  const began = performance.now();
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (next < requests) {
        const index = next++;
        if (!(await ask(agent, index))) throw new Error("an answer without text");
      }
    }),
  );
  const wall_ms = (performance.now() - began) / requests;
  const cpu_us = (readCpu(pid) - before) / requests;
  agent.destroy();
  return { cpu_us, wall_ms };
}

const percentile = (values, share) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)];

const { said: port } = await start("runtime-upstream.mjs");
const upstream = `http://127.0.0.1:${port}/v1`;
const embedded = await start("http-server.mjs");
const asking = await start("http-server.mjs", upstream);
const flowise = await startFlowise(process.env.BENCH_PEERS, upstream);
const servers = [
  { name: "ours, embedded", pid: embedded.child.pid, ask: askOurs(embedded.said.product), requests: 1_000 },
  { name: "ours, model", pid: asking.child.pid, ask: askOurs(asking.said.product), requests: 1_000 },
];
if (flowise) {
  const { version, pid, plain, remembering } = flowise;
  servers.push({ name: `flowise ${version}`, pid, ask: askFlowise(plain), requests: 100 });
  servers.push({ name: "… with memory", pid, ask: askFlowise(remembering), requests: 100 });
} else process.stdout.write("left out, not in BENCH_PEERS: flowise\n");

try {
  const cases = servers.flatMap((server) => CALLERS.map((callers) => ({ server, callers, results: [] })));
  for (const { server, callers } of cases) await slice(server, callers); // warm
  for (let round = 0; round < ROUNDS; round++)
    for (const { server, callers, results } of cases.toSorted(() => Math.random() - 0.5))
      results.push(await slice(server, callers));
  process.stdout.write(
    "server              callers   CPU ms (p10)   median   wall ms (median)   of ours, embedded\n",
  );
  for (const { server, callers, results } of cases) {
    const cpu = (from) =>
      percentile(
        from.map(({ cpu_us }) => cpu_us / 1_000),
        0.1,
      );
    const ours = cases.find((other) => other.callers === callers);
    const figures = [
      callers,
      cpu(results).toFixed(2),
      percentile(
        results.map(({ cpu_us }) => cpu_us / 1_000),
        0.5,
      ).toFixed(2),
      percentile(
        results.map(({ wall_ms }) => wall_ms),
        0.5,
      ).toFixed(2),
      (cpu(results) / cpu(ours.results)).toFixed(1),
    ];
    process.stdout.write(
      `${server.name.padEnd(18)} ${figures.map((cell) => String(cell).padStart(12)).join("")}\n`,
    );
  }
} finally {
  for (const child of [embedded.child, asking.child]) child.send({ ask: "stop" });
  started[0].send("stop");
  await flowise?.stop();
}
