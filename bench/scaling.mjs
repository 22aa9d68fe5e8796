/**
 * What 1, 10 and 100 million messages a day need, calculated from measured unit costs (`bench/scaling-costs.json`, made by
 * `bench/scaling-costs.mjs`): `node bench/scaling.mjs` prints the tables of docs/scaling.md. Nothing is measured here.
 */
import { readFileSync } from "node:fs";
import path from "node:path";

const COSTS = path.join(import.meta.dirname, "scaling-costs.json");
const costs = JSON.parse(readFileSync(process.argv[2] ?? COSTS, "utf8"));

/** A message is a question with its answer. */
const MESSAGES_PER_SESSION = 4;
/** The busiest second beside the mean of a day. */
const PEAK = 4;
/** How much of a core, and of what a writer can commit, is used at the peak. */
const FULL = 0.6;
const MONTH_DAYS = 30;
const DAY_SECONDS = 86_400;
const VOLUMES = [1_000_000, 10_000_000, 100_000_000];

const { embedded, shared } = costs;
/** A message with its share of its session: of its beginning and of its end. */
const share = (of, pick) => pick(of.message) + (pick(of.session) + pick(of.finish)) / MESSAGES_PER_SESSION;
const cpu = (part) => share(shared, ({ cpu_ms }) => cpu_ms[part]);
const calls = (kind) => share(shared.round_trips, (of) => of[kind]);

const writer_limit = shared.writes_per_second * FULL;
const bytes_per_message = embedded.bytes_per_session / MESSAGES_PER_SESSION;
const perDay = (per_second) => (per_second / PEAK) * DAY_SECONDS;

function need(messages_per_day) {
  const peak = (messages_per_day / DAY_SECONDS) * PEAK;
  const cores = (peak * cpu("server")) / 1_000 / FULL;
  const writes = peak * calls("writes");
  const processes = Math.max(2, Math.ceil(cores));
  return {
    "messages a second at the peak": number(peak),
    "cores for `serve`": one(cores),
    "processes (one a core, at least 2)": number(processes),
    "memory of them": gigabytes((processes * shared.memory_mb[0]) / 1_024),
    "database writes a second": number(writes),
    "database requests a second": number(peak * calls("database")),
    "cores for libSQL servers": one((peak * cpu("database")) / 1_000 / FULL),
    "libSQL servers (writers)": number(Math.max(1, Math.ceil(writes / writer_limit))),
    "Redis round trips a second": number(peak * calls("redis")),
    "cores for Redis": one((peak * cpu("redis")) / 1_000 / FULL),
    "disk a month": gigabytes((messages_per_day * MONTH_DAYS * bytes_per_message) / 2 ** 30),
  };
}

const number = (figure) => Math.round(figure).toLocaleString("en");
const one = (figure) => (figure < 10 ? figure.toFixed(1) : number(figure));
const gigabytes = (figure) => `${one(figure)} GB`;
const print = (...lines) => process.stdout.write(`${lines.join("\n")}\n`);
const table = (head, rows) =>
  print(
    `| ${head.join(" | ")} |`,
    `|${"---|".repeat(head.length)}`,
    ...rows.map((row) => `| ${row.join(" | ")} |`),
    "",
  );

print(`Measured on ${costs.measured_on}.`, "");
const unit = (name, of) => [name, of.session, of.message, of.finish];
table(
  ["unit", "session begun", "message", "session finished"],
  [
    unit(
      "CPU, embedded file, ms",
      pick(embedded, ({ cpu_ms }) => cpu_ms.server),
    ),
    unit(
      "CPU of `serve`, libSQL server and Redis, ms",
      pick(shared, ({ cpu_ms }) => cpu_ms.server),
    ),
    unit(
      "CPU of the libSQL server, ms",
      pick(shared, ({ cpu_ms }) => cpu_ms.database),
    ),
    unit(
      "CPU of Redis, ms",
      pick(shared, ({ cpu_ms }) => cpu_ms.redis),
    ),
    unit(
      "requests to the database",
      pick(shared.round_trips, ({ database }) => database),
    ),
    unit(
      "of them writes",
      pick(shared.round_trips, ({ writes }) => writes),
    ),
    unit(
      "round trips to Redis",
      pick(shared.round_trips, ({ redis }) => redis),
    ),
  ],
);
table(["messages a day", ...VOLUMES.map(number)], rowsOf(VOLUMES.map(need)));
const embedded_ms = share(embedded, ({ cpu_ms }) => cpu_ms.server);
print(
  `bytes a session of ${MESSAGES_PER_SESSION} messages: ${number(embedded.bytes_per_session)}`,
  `memory of one process: ${shared.memory_mb[0]} MB (embedded: ${embedded.memory_mb[0]} MB)`,
  `one libSQL server commits ${number(shared.writes_per_second)} units a second here: at ${FULL * 100} % of it ` +
    `${number(perDay(writer_limit / calls("writes")))} messages a day`,
  `one process on the embedded file, at ${FULL * 100} % of one core: ${number(perDay((1_000 * FULL) / embedded_ms))} messages a day`,
);

function pick(of, read) {
  return { session: read(of.session), message: read(of.message), finish: read(of.finish) };
}

function rowsOf(columns) {
  return Object.keys(columns[0]).map((name) => [name, ...columns.map((column) => column[name])]);
}
