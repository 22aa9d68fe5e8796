/**
 * Recall and answer hits of the embedded engine beside plain FTS5, MiniSearch and Orama, over the same documents and
 * questions. Driven by bench/answers.mjs.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

import { createEmbeddedAnswerer, findAnswer } from "../dist/adapters/answerers/embedded/answerer.js";
import { createTeach } from "../dist/flows/teaching/teach.js";
import { open, robotOf } from "./answers-engine.mjs";

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

/** Prints a line for each locale and engine. */
export async function compareQuality(data) {
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
