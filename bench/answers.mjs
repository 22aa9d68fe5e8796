/**
 * Measures the embedded answer engine. Growth: CPU per question and the event loop's worst delay while the knowledge
 * grows tenfold at a time (to 1,000,000 chunks with --full), and for a small robot inside the big index. Quality, with
 * --data <folder>: recall and answer hits beside plain FTS5, MiniSearch and Orama in the same run. The folder holds one
 * folder a locale with docs.jsonl {id,title,text} and queries.jsonl {id,question,answers[],doc_id,kind}.
 * Needs a build: `npm run build && node bench/answers.mjs [--full] [--data <folder>]`.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";

import { createEmbeddedAnswerer } from "../dist/adapters/answerers/embedded.js";
import { analysePassage } from "../dist/domain/answering/passages.js";
import { open, robotOf } from "./answers-engine.mjs";
import { compareQuality } from "./answers-quality.mjs";

const ARGUMENTS = process.argv.slice(2);
const QUESTIONS = 200;
const VOCABULARY = 60_000;
const WORDS_PER_CHUNK = 60;
const CHUNKS_PER_DOCUMENT = 200;

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

function toChunk(random, seq) {
  const words = Array.from({ length: WORDS_PER_CHUNK }, () => toWord(drawRank(random)));
  const sentences = [0, 15, 30, 45].map((start) => `${words.slice(start, start + 15).join(" ")}.`);
  const passage = { seq, kind: "text", heading: words.slice(0, 2).join(" "), text: sentences.join(" ") };
  return analysePassage(passage, "en");
}

async function fill(knowledge, random, { robot_id, from, to }) {
  for (let at = from; at < to; at += CHUNKS_PER_DOCUMENT) {
    const count = Math.min(CHUNKS_PER_DOCUMENT, to - at);
    await knowledge.save({
      document_id: `doc_${robot_id}_${at}`,
      tenant_id: "ten_bench",
      robot_id,
      source: `chunk-${at}`,
      title: `chunk ${at}`,
      locale: "en",
      content_hash: String(at),
      size_bytes: 400 * count,
      created_at: new Date(0).toISOString(),
      analysis_version: 1,
      passages: Array.from({ length: count }, (_, seq) => toChunk(random, seq)),
    });
  }
}

/** A question of two rare, two middling and one common word, and one that is misspelt. */
function toQuestion(random) {
  const ranks = [20_000, 20_000, 2_000, 2_000, 50].map((around) => Math.floor(around * (0.5 + random())));
  const misspelt = toWord(Math.floor(5_000 * random())).replace(/(.)(.)$/, "$2$1");
  return `where is ${[...ranks.map(toWord), misspelt].join(" ")}?`;
}

async function measureQuestions(answerer, robot, seed) {
  const random = createRandom(seed);
  const times = [];
  const loop = monitorEventLoopDelay({ resolution: 1 });
  for (let at = 0; at < QUESTIONS + 20; at++) {
    if (at === 20) loop.enable();
    const text = toQuestion(random);
    const before = process.cpuUsage();
    await answerer.answer({ robot, text, history: [], documents: [] });
    const { user, system } = process.cpuUsage(before);
    if (at >= 20) times.push((user + system) / 1000);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  loop.disable();
  times.sort((a, b) => a - b);
  const quantile = (share) => times[Math.floor(share * (times.length - 1))];
  return { median: quantile(0.5), p95: quantile(0.95), delay_ms: loop.max / 1e6 };
}

async function measureGrowth(full) {
  const { database, knowledge } = await open(join(folder, "growth.db"));
  const answerer = createEmbeddedAnswerer({ knowledge });
  const random = createRandom(7);
  await fill(knowledge, random, { robot_id: "rob_small", from: 0, to: 1000 });
  const sizes = full ? [1e3, 1e4, 1e5, 1e6] : [1e3, 1e4, 1e5];
  const measured = [];
  let from = 0;
  for (const size of sizes) {
    const started = performance.now();
    await fill(knowledge, random, { robot_id: "rob_bench", from, to: size });
    const rate = (size - from) / ((performance.now() - started) / 1000);
    from = size;
    const figures = await measureQuestions(answerer, robotOf("en"), size);
    measured.push({ size, ...figures });
    show(`${size} chunks`, figures, `taught ${Math.round(rate)} chunks/s`);
  }
  show(
    "small robot beside them",
    await measureQuestions(answerer, robotOf("en", "rob_small"), 5),
    "1000 chunks of its own",
  );
  const [first, last] = [measured[0], measured.at(-1)];
  const exponent = Math.log(last.median / first.median) / Math.log(last.size / first.size);
  console.log(`growth exponent of the median ${exponent.toFixed(2)} (target at most 0.40)`);
  await database.close();
}

function show(label, { median, p95, delay_ms }, note) {
  const figures = `CPU per question median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms; event loop worst ${delay_ms.toFixed(0)} ms`;
  console.log(`${label.padEnd(24)} ${figures}; ${note}`);
}

try {
  const at = ARGUMENTS.indexOf("--data");
  if (at >= 0) await compareQuality(ARGUMENTS[at + 1]);
  if (at < 0 || ARGUMENTS.includes("--full")) await measureGrowth(ARGUMENTS.includes("--full"));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
