/**
 * Measures the embedded answer engine. Growth: CPU per question and how long the event loop is blocked while the knowledge
 * grows tenfold at a time (to 1,000,000 chunks with --full), and for a small robot inside the big index. Quality, with
 * --data <folder>: recall and answer hits beside plain FTS5, MiniSearch and Orama in the same run. The folder holds one
 * folder a locale with docs.jsonl {id,title,text} and queries.jsonl {id,question,answers[],doc_id,kind}.
 * Needs a build: `npm run build && node bench/answers.mjs [--full] [--data <folder>]`.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { createEmbeddedAnswerer } from "../dist/adapters/answerers/embedded/answerer.js";
import { open, robotOf } from "./answers-engine.mjs";
import { fillStraight } from "./answers-fill.mjs";
import { compareQuality } from "./answers-quality.mjs";

const ARGUMENTS = process.argv.slice(2);
const QUESTIONS = 200;
const VOCABULARY = 60_000;
const WORDS_PER_CHUNK = 60;

const folder = mkdtempSync(
  join(process.env.CHAT_ASSISTANT_BENCH_FOLDER ?? tmpdir(), "chat-assistant-answers-"),
);

/** A repeatable source of numbers from 0 to 1. */
function createRandom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The word of a rank, pronounceable and its own stem; common ranks are short. */
function toWord(rank) {
  let word = "";
  for (let left = rank + 40; left > 0; left = Math.floor(left / 80)) {
    word += "bcdfghjklmnpqrtv"[left % 16] + "aeiou"[Math.floor(left / 16) % 5];
  }
  return `${word}k`;
}

/** Zipf-like: rank by an exponential of a uniform number. */
function drawRank(random) {
  return Math.floor(VOCABULARY ** random()) - 1;
}

/** The words of one passage. */
function drawPassage(random) {
  const words = Array.from({ length: WORDS_PER_CHUNK }, () => toWord(drawRank(random)));
  return {
    heading: words.slice(0, 2),
    sentences: [0, 15, 30, 45].map((start) => words.slice(start, start + 15)),
  };
}

/** A question of two rare, two middling and one common word, and one that is misspelt. */
function toQuestion(random) {
  const ranks = [20_000, 20_000, 2_000, 2_000, 50].map((around) => Math.floor(around * (0.5 + random())));
  const misspelt = toWord(Math.floor(5_000 * random())).replace(/(.)(.)$/, "$2$1");
  return `where is ${[...ranks.map(toWord), misspelt].join(" ")}?`;
}

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * Longest stretches without a turn of the event loop while `work` runs, in wall and in CPU time: waiting for a busy
 * machine lengthens the first, only blocking the second. CPU counts all threads, so it may say too much.
 */
async function watchLoop(work) {
  const longest = { wall: 0, cpu: 0 };
  let done = false;
  let last = { wall: performance.now(), cpu: cpuMs() };
  const look = () => {
    const now = { wall: performance.now(), cpu: cpuMs() };
    longest.wall = Math.max(longest.wall, now.wall - last.wall);
    longest.cpu = Math.max(longest.cpu, now.cpu - last.cpu);
    last = now;
    if (!done) setImmediate(look);
  };
  setImmediate(look);
  const started = cpuMs();
  await work();
  const used = cpuMs() - started;
  look();
  done = true;
  return { ...longest, used };
}

async function measureQuestions(answerer, robot, seed) {
  const random = createRandom(seed);
  const seen = [];
  for (let at = 0; at < QUESTIONS + 20; at++) {
    const text = toQuestion(random);
    const figures = await watchLoop(() => answerer.answer({ robot, text, history: [], documents: [] }));
    if (at >= 20) seen.push(figures);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  const quantile = (of, share) => {
    const sorted = seen.map((figures) => figures[of]).sort((a, b) => a - b);
    return sorted[Math.floor(share * (sorted.length - 1))];
  };
  return {
    median: quantile("used", 0.5),
    p95: quantile("used", 0.95),
    blocked: { p95: quantile("cpu", 0.95), worst: quantile("cpu", 1), wall: quantile("wall", 1) },
  };
}

async function measureGrowth(full) {
  const path = join(folder, "growth.db");
  await (await open(path)).database.close();
  const random = createRandom(7);
  const fill = (robot_id, from, to) =>
    fillStraight(path, { robot_id, from, to, draw: () => drawPassage(random) });
  fill("rob_small", 0, 1000);
  const sizes = full ? [1e3, 1e4, 1e5, 1e6] : [1e3, 1e4, 1e5];
  const measured = [];
  let from = 0;
  for (const size of sizes) {
    const started = performance.now();
    fill("rob_bench", from, size);
    const seconds = (performance.now() - started) / 1000;
    from = size;
    const { database, knowledge } = await open(path);
    const answerer = createEmbeddedAnswerer({ knowledge });
    const figures = await measureQuestions(answerer, robotOf("en"), size);
    measured.push({ size, ...figures });
    show(`${size} chunks`, figures, `filled in ${seconds.toFixed(0)} s`);
    if (size === sizes.at(-1)) {
      const small = await measureQuestions(answerer, robotOf("en", "rob_small"), 5);
      show("small robot beside them", small, "1000 chunks of its own");
    }
    await database.close();
  }
  const [first, last] = [measured[0], measured.at(-1)];
  const exponent = Math.log(last.median / first.median) / Math.log(last.size / first.size);
  console.log(`growth exponent of the median ${exponent.toFixed(2)} (target at most 0.40)`);
}

function show(label, { median, p95, blocked }, note) {
  const ms = (value) => `${value.toFixed(1)} ms`;
  const loop = `event loop blocked p95 ${ms(blocked.p95)}, worst ${ms(blocked.worst)} of CPU (${ms(blocked.wall)} by the clock)`;
  console.log(`${label.padEnd(24)} CPU per question median ${ms(median)}, p95 ${ms(p95)}; ${loop}; ${note}`);
}

try {
  const at = ARGUMENTS.indexOf("--data");
  if (at >= 0) await compareQuality(ARGUMENTS[at + 1]);
  if (at < 0 || ARGUMENTS.includes("--full")) await measureGrowth(ARGUMENTS.includes("--full"));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
