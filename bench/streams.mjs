/**
 * Event streams and the event loop: the CPU of a stream of three events against the same written by hand on node's
 * response, the memory of streams that are held open, and the longest delay of the loop under 16 clients' turns against
 * the same work with a commit a request. Needs a build: `npm run build && npm run bench -- streams`.
 */
import { fork } from "node:child_process";
import http from "node:http";
import path from "node:path";

const ROUNDS = 25;
const SLICE = 150;
const CLIENTS = 16;
const HELD = 4_000;
const OPENING = 50;
const TURNS = 600;
const DELAY_ROUNDS = 5;

const server = fork(path.join(import.meta.dirname, "streams-server.mjs"), {
  stdio: ["ignore", "inherit", "inherit", "ipc"],
  execArgv: ["--expose-gc"],
});
const receive = () => new Promise((resolve) => server.once("message", resolve));
const ask = (question) => {
  server.send({ ask: question });
  return receive();
};
const { product, raw, ours, inFramework, each } = await receive();

const SESSIONS = `${product}/v1/public/robots/bench/sessions`;
const EVENTS = { accept: "text/event-stream" };
const percentile = (values, share) => values.toSorted((a, b) => a - b)[Math.floor(values.length * share)];

/** Sends a request; `until` gets the text so far and says when it is enough. Gives the text and the open response. */
function call({ agent, url, body, headers = {}, until }) {
  return new Promise((resolve, reject) => {
    const json = body ? { "content-type": "application/json" } : {};
    const options = { agent, method: body ? "POST" : "GET", headers: { ...json, ...headers } };
    const request = http.request(url, options, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part) => {
        text += part;
        if (until?.(text)) resolve({ text, response });
      });
      response
        .on("error", () => {})
        .on("end", () => {
          if (response.statusCode < 300) resolve({ text, response });
          else reject(new Error(`${url}: ${response.statusCode} ${text}`));
        });
    });
    request.on("error", reject);
    request.end(body ? JSON.stringify(body) : undefined);
  });
}

async function inTurns(count, clients, work) {
  let next = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (next < count) await work(next++);
    }),
  );
}

async function createSession(agent) {
  const { text } = await call({ agent, url: SESSIONS, body: { consent_accepted: true } });
  return JSON.parse(text).session_id;
}

const messagesOf = (session) => `${product}/v1/public/sessions/${session}/messages`;

await firstEvents();
await heldStreams();
await loopDelay();
await new Promise((resolve) => {
  server.once("exit", resolve);
  server.send({ ask: "stop" });
});

async function firstEvents() {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CLIENTS });
  const session = await createSession(agent);
  const variants = {
    "raw node": () => call({ agent, url: raw }),
    "our stream": () => call({ agent, url: ours }),
    "our stream in h3": () => call({ agent, url: inFramework }),
    "whole product, answer given": () =>
      call({ agent, url: messagesOf(session), body: { message: "stub" }, headers: EVENTS }),
  };
  const results = Object.fromEntries(Object.keys(variants).map((name) => [name, []]));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const name of Object.keys(variants).toSorted(() => Math.random() - 0.5)) {
      const before = await ask("cpu");
      await inTurns(SLICE, CLIENTS, variants[name]);
      const after = await ask("cpu");
      if (round > 0) results[name].push((after.cpu_us - before.cpu_us) / SLICE);
    }
  }
  agent.destroy();
  const reference = percentile(results["raw node"], 0.1);
  for (const [name, values] of Object.entries(results)) {
    const own = percentile(values, 0.1);
    console.log(
      `stream of three events   ${name.padEnd(28)} ${own.toFixed(0)} us CPU, ${(own / reference).toFixed(2)} times (goal of ours: 1.25)`,
    );
  }
}

async function heldStreams() {
  const agent = new http.Agent({ keepAlive: false, maxSockets: HELD });
  const session = await createSession(agent);
  const before = await ask("memory");
  const open = [];
  await inTurns(HELD, OPENING, async () => {
    const hold = { agent, url: messagesOf(session), body: { message: "hold" }, headers: EVENTS };
    open.push(await call({ ...hold, until: (text) => text.includes("svc.progress") }));
  });
  const held = await ask("memory");
  console.log(
    `held message streams     ${open.length}, ${((held.resident - before.resident) / open.length / 1000).toFixed(1)} kB each (goal: 4,000 at 20 kB)`,
  );
  for (const { response } of open) response.destroy();
  agent.destroy();
  await new Promise((resolve) => setTimeout(resolve, 2_000));
}

async function loopDelay() {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CLIENTS });
  const pool = await Promise.all(Array.from({ length: 100 }, () => createSession(agent)));
  const question = (index) => `When was the bicycle number ${index * 3} made?`;
  const variants = {
    "the product": (index) =>
      call({ agent, url: messagesOf(pool[index % pool.length]), body: { message: question(index) } }),
    "a commit a request": (index) => call({ agent, url: each, body: { message: question(index) } }),
  };
  const results = Object.fromEntries(Object.keys(variants).map((name) => [name, []]));
  for (let round = 0; round <= DELAY_ROUNDS; round++) {
    for (const [name, work] of Object.entries(variants)) {
      await ask("watch");
      await inTurns(TURNS, CLIENTS, work);
      const delay = await ask("delay");
      if (round > 0) results[name].push(delay);
    }
  }
  agent.destroy();
  for (const [name, delays] of Object.entries(results)) {
    const figure = (field) =>
      percentile(
        delays.map((delay) => delay[field]),
        0.5,
      ).toFixed(1);
    console.log(
      `loop, 16 clients' turns  ${name.padEnd(28)} longest ${figure("max_ms")} ms, 99 % below ${figure("p99_ms")} ms (medians of ${DELAY_ROUNDS}; goal: 25 ms, 0.8 times)`,
    );
  }
}
