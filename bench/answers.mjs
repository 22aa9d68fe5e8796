/**
 * Measures the embedded answer engine. Growth: CPU per question and the event loop's worst delay while the knowledge
 * grows tenfold at a time (to 1,000,000 chunks with --full), and for a small robot inside the big index. Quality, with
 * --data <folder>: recall and answer hits beside plain FTS5, MiniSearch and Orama in the same run. The folder holds one
 * folder a locale with docs.jsonl {id,title,text} and queries.jsonl {id,question,answers[],doc_id,kind}.
 * Needs a build: `npm run build && node bench/answers.mjs [--full] [--data <folder>]`.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";

import { createEmbeddedAnswerer, findAnswer } from "../dist/adapters/answerers/embedded.js";
import { createEmbeddedDatabase } from "../dist/adapters/storage/embedded.js";
import { KNOWLEDGE_MIGRATION } from "../dist/adapters/storage/knowledge-schema.js";
import { createKnowledgeStore } from "../dist/adapters/storage/knowledge.js";
import { migrate } from "../dist/adapters/storage/migrations.js";
import { analysePassage } from "../dist/domain/answering/passages.js";
import { createTeach } from "../dist/flows/teach.js";

const ARGUMENTS = process.argv.slice(2);
const QUESTIONS = 200;
const VOCABULARY = 60_000;
const WORDS_PER_CHUNK = 60;
const CHUNKS_PER_DOCUMENT = 200;

const folder = mkdtempSync(
  join(process.env.CHAT_ASSISTANT_BENCH_FOLDER ?? tmpdir(), "chat-assistant-answers-"),
);

async function open(path) {
  const database = createEmbeddedDatabase({ path, synchronous: "NORMAL" });
  await migrate(database, [KNOWLEDGE_MIGRATION], { now: new Date(0) });
  return { database, knowledge: createKnowledgeStore({ database }) };
}

function robotOf(locale, robot_id = "rob_bench") {
  const names = { assistant_name: "Bench", company_name: "Bench", instructions: "", decline_message: null };
  return { tenant_id: "ten_bench", robot_id, locale, visibility: "public", ...names };
}

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

function readLines(file) {
  return readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

const plain = (text, locale) => {
  const folded = text.normalize("NFKC").toLowerCase();
  if (locale === "ja") return folded.replace(/[^\p{L}\p{N}]+/gu, "");
  return ` ${folded
    .replace(/(\d)[.,](?=\d)/g, "$1")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
};

/** Whether an answer of at most 300 characters holds a gold answer (or, without one, comes from the right document). */
function isHit(query, answer, context) {
  const text = plain(answer.slice(0, 300), context.locale);
  if (query.answers.length === 0)
    return plain(context.document?.text ?? "", context.locale).includes(text.trim().slice(0, 60));
  const golds = query.answers.map((gold) => plain(gold, context.locale));
  if (!query.abstractive) return golds.some((gold) => text.includes(gold.replace(/^ (?:a|an|the) /, " ")));
  return golds.some((gold) => {
    const words = gold
      .trim()
      .split(" ")
      .filter((word) => word.length > 3);
    return (
      words.length > 0 && words.filter((word) => text.includes(` ${word} `)).length / words.length >= 0.6
    );
  });
}

async function createOurs(documents, locale) {
  const { database, knowledge } = await open(":memory:");
  let ids = 0;
  const teaching = createTeach({
    knowledge,
    clock: { now: () => 0 },
    ids: { create: (prefix) => `${prefix}_${(ids += 1)}` },
  });
  const robot = robotOf(locale);
  for (const { id, title, text } of documents) {
    const kind = /[?？]\s*$/u.test(title ?? "") ? "qa" : "text";
    await teaching.teach(robot, { source: id, title: title ?? "", text, kind });
  }
  const answerer = createEmbeddedAnswerer({ knowledge });
  return {
    ask: async (text) => {
      const question = { robot, text, history: [], documents: [], signal: undefined };
      const found = await findAnswer(knowledge, question);
      const answer = await answerer.answer(question);
      const ids = [...new Set(found.passages.map(({ passage }) => passage.source))];
      return { ids, text: answer.outcome === "answered" ? answer.text : "" };
    },
    close: () => database.close(),
  };
}

/** What the others are given for an answer: the first 300 characters of the best document. */
const firstOf = (documents) => {
  const texts = new Map(documents.map(({ id, text }) => [id, text]));
  return (ids) => ({ ids, text: (texts.get(ids[0]) ?? "").slice(0, 300) });
};

function createPlainFts(documents) {
  const Libsql = createRequire(import.meta.url)("libsql");
  const database = new Libsql(":memory:");
  database.exec("CREATE VIRTUAL TABLE plain USING fts5(id UNINDEXED, title, body, tokenize = 'unicode61')");
  const insert = database.prepare("INSERT INTO plain VALUES (?, ?, ?)");
  for (const { id, title, text } of documents) insert.run([id, title ?? "", text]);
  const search = database.prepare("SELECT id FROM plain WHERE plain MATCH ? ORDER BY rank LIMIT 10");
  const first = firstOf(documents);
  return {
    ask: async (question) => {
      const words =
        question
          .normalize("NFKC")
          .toLowerCase()
          .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
      const query = [...new Set(words)].map((word) => `"${word}"`).join(" OR ");
      return first(query ? search.all([query]).map(({ id }) => id) : []);
    },
    close: () => database.close(),
  };
}

async function createMiniSearch(documents) {
  const { default: MiniSearch } = await import("minisearch");
  const index = new MiniSearch({
    fields: ["title", "text"],
    searchOptions: { boost: { title: 2 }, fuzzy: 0.2, prefix: true },
  });
  index.addAll(documents.map(({ id, title, text }) => ({ id, title: title ?? "", text })));
  const first = firstOf(documents);
  return {
    ask: async (question) =>
      first(
        index
          .search(question)
          .slice(0, 10)
          .map(({ id }) => id),
      ),
    close: () => {},
  };
}

async function createOrama(documents, locale) {
  const { create, insertMultiple, search } = await import("@orama/orama");
  const language = { en: "english", "pt-BR": "portuguese", it: "italian" }[locale] ?? "english";
  const index = create({ schema: { title: "string", text: "string" }, language });
  await insertMultiple(
    index,
    documents.map(({ id, title, text }) => ({ id, title: title ?? "", text })),
  );
  const first = firstOf(documents);
  const ask = async (term) => {
    const { hits } = await search(index, { term, limit: 10, boost: { title: 2 }, threshold: 1 });
    return first(hits.map(({ id }) => id));
  };
  return { ask, close: () => {} };
}

async function compareQuality(data) {
  const engines = {
    "this engine": createOurs,
    "plain FTS5": createPlainFts,
    MiniSearch: createMiniSearch,
    Orama: createOrama,
  };
  for (const name of readdirSync(data).filter((entry) => existsSync(join(data, entry, "docs.jsonl")))) {
    const documents = readLines(join(data, name, "docs.jsonl"));
    const queries = readLines(join(data, name, "queries.jsonl"));
    for (const [engine, create] of Object.entries(engines)) {
      const context = { locale: name.replace(/-manuals$/, ""), documents, queries };
      console.log(`${name.padEnd(12)} ${engine.padEnd(12)} ${await scoreEngine(create, context)}`);
    }
  }
}

async function scoreEngine(create, { locale, documents, queries }) {
  const engine = await create(documents, locale);
  const byId = new Map(documents.map((document) => [document.id, document]));
  const answerable = queries.filter(({ kind }) => kind === "answerable");
  const sums = { first: 0, five: 0, hit: 0, refused: 0 };
  for (const query of answerable) {
    const { ids, text } = await engine.ask(query.question);
    const right = new Set(query.ok_doc_ids ?? [query.doc_id]);
    if (right.has(ids[0])) sums.first++;
    if (ids.slice(0, 5).some((id) => right.has(id))) sums.five++;
    if (text && isHit(query, text, { locale, document: byId.get(query.doc_id) })) sums.hit++;
    if (!text) sums.refused++;
  }
  await engine.close();
  const share = (count) => (count / answerable.length).toFixed(3);
  return `recall@1 ${share(sums.first)}  recall@5 ${share(sums.five)}  answer hit ${share(sums.hit)}  refused ${share(sums.refused)}`;
}

try {
  const at = ARGUMENTS.indexOf("--data");
  if (at >= 0) await compareQuality(ARGUMENTS[at + 1]);
  if (at < 0 || ARGUMENTS.includes("--full")) await measureGrowth(ARGUMENTS.includes("--full"));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
