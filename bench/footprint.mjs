/**
 * What the product weighs: its run-time packages, the time from start to ready over a database with 10,000 passages,
 * and its memory when nobody asks. Start and memory stand beside a bare node server and beside h3 with libsql alone,
 * started in turns in the same run. Needs a build: `npm run build && node bench/footprint.mjs`.
 */
import { execFileSync, spawn } from "node:child_process";
import { lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { createTaught } from "./taught.mjs";

const ROUNDS = 15;
const CHUNKS = 10_000;
// V8 gives memory of the start back after some ten seconds without work.
const SETTLE_MS = 30_000;
const START_LIMIT_MS = 60_000;
const root = path.join(import.meta.dirname, "..");

/** Bytes of the files in a folder, without what nested packages hold (each is listed by itself). */
function bytesOf(folder) {
  let sum = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) sum += entry.name === "node_modules" ? 0 : bytesOf(place);
    else sum += lstatSync(place).size;
  }
  return sum;
}

// As an operator gets it: the packed product in an empty folder. (What a checkout lists as run-time packages holds
// optional ones that only development brings.)
function weighInstall() {
  const prefix = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-install-"));
  const npm = (cwd, ...flags) =>
    execFileSync("npm", flags, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  try {
    const packed = npm(root, "pack", "--silent", "--ignore-scripts", "--pack-destination", prefix).trim();
    const install = ["install", "--silent", "--omit=dev", "--no-audit", "--no-fund", "--prefix", prefix];
    npm(prefix, ...install, path.join(prefix, packed));
    const listed = npm(prefix, "ls", "--all", "--parseable").trim().split("\n");
    const packages = listed.filter((folder) => !folder.endsWith("/chat-assistant") && folder !== prefix);
    const megabytes = packages.reduce((sum, folder) => sum + bytesOf(folder), 0) / 1e6;
    console.log(
      `install, run-time    ${megabytes.toFixed(1)} MB in ${packages.length} packages (goal: 75 MB, 90)`,
    );
  } finally {
    rmSync(prefix, { recursive: true, force: true });
  }
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const BARE = `require("node:http").createServer((_, response) => response.end("ok")).listen(PORT, "127.0.0.1")`;
const STACK = `
  import { createServer } from "node:http"; import { H3, toNodeHandler } from "h3"; import Libsql from "libsql";
  const database = new Libsql(":memory:"); const app = new H3().get("/health/ready", () => database.prepare("SELECT 1").get());
  createServer(toNodeHandler(app)).listen(PORT, "127.0.0.1");`;

const PROGRAMS = {
  "bare node": (port) => ["-e", BARE.replace("PORT", port)],
  "h3 and libsql": (port) => ["--input-type=module", "-e", STACK.replace("PORT", port)],
  product: (port, data) => [
    path.join(root, "bin/chat-assistant.cjs"),
    ..."serve --log json --port".split(" "),
    String(port),
    "--data",
    data,
  ],
};

/** Milliseconds of CPU of a process so far, by the scheduler's own count in nanoseconds, of each thread. */
function cpuOf(pid) {
  const threads = readdirSync(`/proc/${pid}/task`);
  const spent = threads.map((thread) => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8"));
  return spent.reduce((sum, text) => sum + Number(text.split(" ")[0]), 0) / 1e6;
}

const residentOf = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]) / 1024;

async function start(name, data, settle_ms) {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, PROGRAMS[name](port, data), { cwd: root, stdio: "ignore" });
  try {
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null);
      if (answer?.ok) break;
      if (performance.now() - started > START_LIMIT_MS) throw new Error(`${name} does not get ready`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    const wall_ms = performance.now() - started;
    const cpu_ms = cpuOf(child.pid);
    await new Promise((resolve) => setTimeout(resolve, settle_ms));
    return { wall_ms, cpu_ms, resident_mb: residentOf(child.pid) };
  } finally {
    child.kill("SIGTERM");
    await new Promise((resolve) => child.once("exit", resolve));
  }
}

const quantile = (values, part) => values.toSorted((a, b) => a - b)[Math.floor(values.length * part)];

async function compareStarts(data) {
  const results = Object.fromEntries(Object.keys(PROGRAMS).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of Object.keys(PROGRAMS).toSorted(() => Math.random() - 0.5)) {
      results[name].push(await start(name, data, round === 0 ? SETTLE_MS : 0));
    }
  }
  // Of time the median; of CPU the tenth percentile, which a busy machine changes least.
  const figure = (name, field, part) =>
    quantile(
      results[name].map((result) => result[field]),
      part,
    );
  const compare = (field, part) => {
    const [ours, bare] = [figure("product", field, part), figure("bare node", field, part)];
    return `${ours.toFixed(0)} ms, ${(ours / bare).toFixed(2)} times a bare node server (${bare.toFixed(0)} ms)`;
  };
  console.log(`start to ready       ${compare("wall_ms", 0.5)} (goal: 1.9)`);
  console.log(`start to ready, CPU  ${compare("cpu_ms", 0.1)}`);
  const idle = (name) => results[name][0].resident_mb;
  console.log(
    `idle memory          ${idle("product").toFixed(0)} MB, ${(idle("product") / idle("h3 and libsql")).toFixed(2)} times h3 with libsql (${idle("h3 and libsql").toFixed(0)} MB; goal: 1.3)`,
  );
}

const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-bench-"));
try {
  weighInstall();
  const { appliance } = await createTaught({ folder, chunks: CHUNKS });
  await appliance.close();
  await compareStarts(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
