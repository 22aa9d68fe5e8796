// How well and how fast documents are read: `node bench/documents.mjs --corpus <dir> [--soffice] [--misses]`.
// The folder holds files and a manifest.jsonl (file, type, lang, outcome, expect_substrings); the build must be fresh.
// Prints tables by type, by language and by hostile outcome, and how long the event loop of the parent was blocked.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { parseArgs } from "node:util";

import { createConverter } from "../dist/adapters/conversion/router.js";
import { comparable } from "./match.mjs";

const { values } = parseArgs({
  options: { corpus: { type: "string" }, soffice: { type: "boolean" }, misses: { type: "boolean" } },
});
if (values.corpus === undefined) throw new Error("usage: node bench/documents.mjs --corpus <dir>");

/** What each hostile outcome may end in; text that was recovered from a damaged file is right when it is short. */
const RIGHT_WORDS = {
  encrypted: ["encrypted"],
  bomb: ["too_large", "too_complex", "timeout", "bounded text"],
  corrupt: ["corrupt", "no_text", "bounded text"],
  "ok-any": ["encrypted", "corrupt", "too_large", "too_complex", "timeout", "no_text", "bounded text"],
};

const settings = values.soffice
  ? {
      engine: "command",
      argv: ["soffice", "--headless", "--convert-to", "{target}", "--outdir", "{dir}", "{in}"],
    }
  : { engine: "builtin" };
const TARGETS = { doc: "docx", xls: "xlsx", ppt: "pptx" };

const entries = (await readFile(join(values.corpus, "manifest.jsonl"), "utf8"))
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));
const converters = new Map();
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
const results = [];
for (const entry of entries) results.push(await measure(entry));
delay.disable();
for (const converter of converters.values()) await converter.close();

report(
  "type",
  results.filter(({ entry }) => entry.outcome === "text"),
  ({ entry }) => entry.type,
);
report(
  "language",
  results.filter(({ entry }) => entry.outcome === "text"),
  ({ entry }) => entry.lang,
);
reportHostile(results.filter(({ entry }) => entry.outcome !== "text"));
console.log(
  `event loop of the parent: worst gap ${Math.round(delay.max / 1e6)} ms, 99th percentile ${Math.round(delay.percentile(99) / 1e6)} ms`,
);
console.log(`memory of the parent: ${Math.round(process.memoryUsage().rss / 1048576)} MiB`);

async function measure(entry) {
  const bytes = new Uint8Array(await readFile(join(values.corpus, entry.file)));
  const converter = converterFor(entry.type);
  const started = performance.now();
  const conversion = await converter.convert({ file_name: entry.file, bytes, purpose: "attachment" });
  const ms = performance.now() - started;
  const text = conversion.ok ? comparable(`${conversion.title ?? ""}\n${conversion.text}`) : "";
  const expected = entry.expect_substrings ?? [];
  const missed = expected.filter((snippet) => !text.includes(comparable(snippet)));
  if (values.misses && missed.length > 0)
    console.log(`${entry.file}: ${conversion.ok ? "" : conversion.error} ${JSON.stringify(missed)}`);
  return { entry, conversion, ms, expected: expected.length, found: expected.length - missed.length };
}

function converterFor(type) {
  const target = values.soffice ? (TARGETS[type] ?? "") : "";
  if (!converters.has(target)) {
    const argv = settings.argv?.map((argument) => argument.replace("{target}", target || "pdf"));
    converters.set(target, createConverter(target === "" ? { engine: "builtin" } : { ...settings, argv }));
  }
  return converters.get(target);
}

function report(title, rows, keyOf) {
  console.log(
    `\n| ${title} | files | read | snippets | % | median ms | worst ms |\n| --- | --- | --- | --- | --- | --- | --- |`,
  );
  const keys = [...new Set(rows.map(keyOf))].toSorted((one, other) => one.localeCompare(other));
  for (const key of [...keys, "all"]) {
    const group = rows.filter((row) => key === "all" || keyOf(row) === key);
    const found = group.reduce((sum, row) => sum + row.found, 0);
    const expected = group.reduce((sum, row) => sum + row.expected, 0);
    const times = group.map(({ ms }) => Math.round(ms)).sort((one, other) => one - other);
    const read = group.filter(({ conversion }) => conversion.ok).length;
    const cells = [
      key,
      group.length,
      read,
      `${found}/${expected}`,
      ((found / expected) * 100).toFixed(1),
      times[times.length >> 1],
      times.at(-1),
    ];
    console.log(`| ${cells.join(" | ")} |`);
  }
}

function reportHostile(rows) {
  console.log("\n| hostile | right | ended in | worst ms |\n| --- | --- | --- | --- |");
  for (const outcome of Object.keys(RIGHT_WORDS)) {
    const group = rows.filter(({ entry }) => entry.outcome === outcome);
    const words = group.map(({ conversion }) => wordOf(conversion));
    const right = words.filter((word) => RIGHT_WORDS[outcome].includes(word)).length;
    const counts = [...new Set(words)].map(
      (word) => `${word} ${words.filter((other) => other === word).length}`,
    );
    const worst = Math.round(Math.max(...group.map(({ ms }) => ms)));
    console.log(`| ${outcome} | ${right}/${group.length} | ${counts.join(", ")} | ${worst} |`);
  }
}

function wordOf(conversion) {
  if (!conversion.ok) return conversion.error;
  return conversion.text.length <= 200_000 ? "bounded text" : "unbounded text";
}
