// Config reads, session creation and message turns, each as a ratio to its reference in the same run.
// Short slices in shuffled order, CPU of the server process per request, the tenth percentile of the slices:
// on two shared cores nothing longer repeats.
import { fork } from "node:child_process";
import http from "node:http";
import path from "node:path";
import { WORDS } from "./words.mjs";

const ROUNDS = 25;
const SLICE = 150;
const CLIENTS = 16;

const server = fork(path.join(import.meta.dirname, "http-server.mjs"), {
  stdio: ["ignore", "inherit", "inherit", "ipc"],
});
const receive = () => new Promise((resolve) => server.once("message", resolve));
const ask = async (question) => {
  server.send(question);
  return receive();
};
const { product, bare } = await receive();

function call(agent, url, body) {
  return new Promise((resolve, reject) => {
    const headers = body ? { "content-type": "application/json" } : {};
    const request = http.request(url, { agent, method: body ? "POST" : "GET", headers }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part) => {
        text += part;
      });
      response.on("end", () =>
        response.statusCode < 300
          ? resolve(text)
          : reject(new Error(`${url}: ${response.statusCode} ${text}`)),
      );
    });
    request.on("error", reject);
    request.end(body ? JSON.stringify(body) : undefined);
  });
}

async function slice(work) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CLIENTS });
  let next = 0;
  const before = await ask({ ask: "cpu" });
  const started = performance.now();
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (next < SLICE) await work(agent, next++);
    }),
  );
  const wall_ms = performance.now() - started;
  const after = await ask({ ask: "cpu" });
  agent.destroy();
  return { cpu_us: (after.cpu_us - before.cpu_us) / SLICE, wall_ms: wall_ms / SLICE };
}

const unit = async (name) => {
  const { cpu_us, wall_ms } = await ask({ ask: "unit", unit: name, count: SLICE });
  return { cpu_us: cpu_us / SLICE, wall_ms: wall_ms / SLICE };
};

const CONFIG = "/v1/public/robots/bench/config";
const create = async (agent) =>
  JSON.parse(await call(agent, `${product}/v1/public/robots/bench/sessions`, { consent_accepted: true }))
    .session_id;
const pool = [];

const MEASURES = {
  "bare h3 config": () => slice((agent) => call(agent, bare + CONFIG)),
  "config read": () => slice((agent) => call(agent, product + CONFIG)),
  "bare session unit": () => unit("session"),
  "session creation": () => slice(async (agent) => pool.push(await create(agent))),
  "bare turn unit": () => unit("turn"),
  "message turn": () =>
    slice(async (agent, index) => {
      const session = pool[index % pool.length] ?? (await create(agent));
      const number = (index * 37) % 1_000;
      const message = `When was the ${WORDS[number % 15]} number ${number} made?`;
      await call(agent, `${product}/v1/public/sessions/${session}/messages`, { message });
    }),
};

const ROWS = [
  ["config read", "bare h3 config"],
  ["session creation", "bare session unit"],
  ["message turn", "bare turn unit"],
].filter(([name]) => !process.argv[2] || name.startsWith(process.argv[2]));
const measured = ROWS.flat();
const results = Object.fromEntries(measured.map((name) => [name, []]));
for (const name of measured) await MEASURES[name]();
for (let round = 0; round < ROUNDS; round++) {
  if (pool.length > 600) pool.splice(0, pool.length - 600);
  const order = measured.toSorted(() => Math.random() - 0.5);
  for (const name of order) results[name].push(await MEASURES[name]());
}
server.send({ ask: "stop" });

const percentile = (values, share) =>
  values.slice().sort((left, right) => left - right)[Math.floor(values.length * share)];
const figure = (name, field, share) =>
  percentile(
    results[name].map((result) => result[field]),
    share,
  );

process.stdout.write(
  "measure            CPU us (p10)   reference us   CPU share   throughput share (median)\n",
);
for (const [name, reference] of ROWS) {
  const [own, other] = [figure(name, "cpu_us", 0.1), figure(reference, "cpu_us", 0.1)];
  const throughput = figure(reference, "wall_ms", 0.5) / figure(name, "wall_ms", 0.5);
  const cells = [
    own.toFixed(0).padStart(12),
    other.toFixed(0).padStart(14),
    (other / own).toFixed(2).padStart(11),
  ];
  process.stdout.write(`${name.padEnd(18)} ${cells.join(" ")} ${throughput.toFixed(2).padStart(12)}\n`);
}
