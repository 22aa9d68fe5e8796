/**
 * What a query over 20,000 vectors of 384 dimensions costs: our index (signatures, then the best in full, in a worker)
 * beside a plain SQL scan with `vector_distance_cos`, in CPU time of the whole process, and how many of the true ten
 * nearest it finds. Run after a build: `node bench/embeddings.mjs [vectors] [dimensions] [clusters]`.
 */
import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import Database from "libsql";
import { createVectorIndex } from "../dist/adapters/vectors/scan.js";

const COUNT = Number(process.argv[2] ?? 20_000);
const DIMENSIONS = Number(process.argv[3] ?? 384);
const CLUSTERS = Number(process.argv[4] ?? Math.max(2, Math.round(COUNT / 50)));
const QUERIES = 40;
const ROUNDS = 3;
const ROBOT = "rob_bench";

const median = (values) => values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)];

let state = 7;
function random() {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
}
const gauss = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
const draw = (spread) => Float32Array.from({ length: DIMENSIONS }, () => gauss() * spread);
const lean = draw(0.5);
const centres = Array.from({ length: CLUSTERS }, () => draw(1));

/** A vector around one of the centres, of length 1; all lean to one side, as those of real models do. */
function vector() {
  const centre = centres[Math.floor(random() * CLUSTERS)];
  const raw = draw(0.6).map((value, at) => value + centre[at] + lean[at]);
  const length = Math.hypot(...raw);
  return raw.map((value) => value / length);
}

/** CPU milliseconds of every thread of this process for one query, the median of rounds. */
async function cpuOf(queries, ask) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.cpuUsage();
    for (const query of queries) await ask(query);
    const { user, system } = process.cpuUsage(before);
    rounds.push((user + system) / 1000 / queries.length);
  }
  return median(rounds);
}

const vectors = Array.from({ length: COUNT }, vector);
const queries = Array.from({ length: QUERIES }, vector);

const database = new Database(":memory:");
database.exec("CREATE TABLE embeddings (id INTEGER PRIMARY KEY, vector BLOB NOT NULL) STRICT");
const insert = database.prepare("INSERT INTO embeddings (id, vector) VALUES (?, ?)");
database.exec("BEGIN");
for (const [id, each] of vectors.entries()) insert.run([id, Buffer.from(each.buffer)]);
database.exec("COMMIT");
const scan = database.prepare("SELECT id FROM embeddings ORDER BY vector_distance_cos(vector, ?) LIMIT 10");
const bySql = (query) => scan.all([Buffer.from(query.buffer)]).map(({ id }) => String(id));

const index = createVectorIndex();
const pages = function* () {
  for (let from = 0; from < COUNT; from += 500) {
    const some = vectors.slice(from, from + 500);
    const joined = new Float32Array(some.length * DIMENSIONS);
    for (const [at, each] of some.entries()) joined.set(each, at * DIMENSIONS);
    yield { ids: some.map((_, at) => String(from + at)), vectors: joined };
  }
};
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
const loading = performance.now();
for (const page of pages()) await index.add(ROBOT, page);
const load_ms = performance.now() - loading;
const byIndex = async (query) => (await index.search(ROBOT, query, 10)).map(({ id }) => id);
for (const query of queries) await byIndex(query);
delay.disable();

let found = 0;
for (const query of queries) {
  const nearest = new Set(bySql(query));
  found += (await byIndex(query)).filter((id) => nearest.has(id)).length;
}
const sql_ms = await cpuOf(queries, async (query) => bySql(query));
const index_ms = await cpuOf(queries, byIndex);
await index.close();
database.close();

const share = (index_ms / sql_ms).toFixed(2);
console.log(`embeddings, ${COUNT} of ${DIMENSIONS} numbers in ${CLUSTERS} clusters, loaded in ${load_ms.toFixed(0)} ms
  a search   ${index_ms.toFixed(1)} ms CPU, ${share} of a plain scan in SQL (${sql_ms.toFixed(1)} ms; goal: 0.25)
  recall@10  ${(found / (10 * QUERIES)).toFixed(2)} (goal: 0.9)
  delay of the main thread meanwhile: 99 % below ${(delay.percentile(99) / 1e6).toFixed(1)} ms, longest ${(delay.max / 1e6).toFixed(1)} ms`);
