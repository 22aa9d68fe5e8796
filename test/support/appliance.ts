/** Boots the real product for a test: a free port, a database in a temporary folder, doubles only where a test gives them. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { type Appliance, createAppliance } from "../../src/appliance.ts";
import type { Adapters } from "../../src/appliance/adapters.ts";
import type { Clock } from "../../src/ports/clock.ts";
import type { Database } from "../../src/ports/database.ts";
import type { SeedRobot, SeedTenant } from "../../src/ports/seed.ts";
import { RobotFile, TenantFile } from "../../src/contract/seed-files.ts";
import { resolveSettings } from "../../src/settings/resolve.ts";
import type { Settings } from "../../src/settings/schema.ts";
import type { Secrets } from "../../src/settings/secrets.ts";

/** A clock that a test turns. */
export interface TurnedClock extends Clock {
  advance(ms: number): void;
}

export function createTurnedClock(start = Date.UTC(2026, 0, 15, 12)): TurnedClock {
  let now = start;
  return {
    now: () => now,
    advance: (ms) => {
      now += ms;
    },
  };
}

/** Settings as the defaults have them, with a test's own on top, by key (`log.level`). */
export function settingsFor(overrides: Record<string, unknown> = {}): Settings {
  const defaults = JSON.parse(readFileSync(path.resolve("config/defaults.json"), "utf8")) as unknown;
  const quiet = { "log.level": "silent", "log.access": false, port: 0, "rate_limits.mode": "off" };
  const { settings } = resolveSettings({
    layers: [{ source: "the defaults", values: defaults }],
    environment: {},
    flags: { ...quiet, ...overrides },
    readSecretFile: () => "",
  });
  return settings;
}

/** A robot's file with a test's own fields on top. */
export function robotSeed(
  fields: Partial<SeedRobot["robot"]> = {},
  custom_terms: string | null = null,
): SeedRobot {
  const robot = RobotFile.parse({ assistant_name: "Riva", locale: "en", ...fields });
  return { robot: { ...robot, ...fields, slug: fields.slug ?? "shop" }, custom_terms, knowledge: null };
}

/** A tenant's files. */
export function tenantSeed(robots: readonly SeedRobot[], fields: Partial<TenantFile> = {}): SeedTenant {
  const tenant = TenantFile.parse({
    name: "acme",
    company_name: "Acme Bicycles",
    protocol_letters: "ACM",
    ...fields,
  });
  return { tenant, robots };
}

export const LESSONS = [
  {
    source: "hours.md",
    title: "Opening hours",
    text: "The shop is open from Monday to Friday from 9 am to 6 pm. The shop is closed on Sundays.",
    kind: "text" as const,
  },
  {
    source: "returns.md",
    title: "Returns",
    text: "Bicycles can be returned within 30 days with the receipt. The refund is paid within 5 working days.",
    kind: "text" as const,
  },
];

export interface TestAppliance {
  readonly appliance: Appliance;
  readonly url: string;
  readonly data: string;
  readonly settings: Settings;
  /** Rows of every table that a conversation may touch, by table. */
  countRows(): Promise<Record<string, number>>;
  /** A JSON request; `body` as it is when it is a string. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
  stop(): Promise<void>;
}

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: any;
}

export interface TestApplianceOptions {
  readonly settings?: Record<string, unknown>;
  readonly replaced?: Partial<Adapters>;
  readonly seed?: SeedTenant | null;
  readonly secrets?: Secrets;
  readonly data?: string;
}

// Tables that the service writes to by itself, at its start, when a sweep is due, or a moment after what it counts.
const OWN_TABLES = new Set(["schema_migrations", "health_probe", "leases", "usage"]);

export async function countRows(database: Database): Promise<Record<string, number>> {
  const tables = await database.read<{ name: string }>({
    sql: "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'passage_index%' AND name NOT LIKE 'libsql_%' ORDER BY name",
  });
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    if (OWN_TABLES.has(name)) continue;
    const rows = await database.read<{ n: number }>({ sql: `SELECT count(*) AS n FROM ${name}` });
    counts[name] = rows[0]?.n ?? 0;
  }
  return counts;
}

/** Starts the product; every robot of the seed is taught `LESSONS`. */
export async function startAppliance(options: TestApplianceOptions = {}): Promise<TestAppliance> {
  const data = options.data ?? mkdtempSync(path.join(os.tmpdir(), "chat-assistant-test-"));
  const settings = settingsFor({ data, ...options.settings });
  const appliance = await createAppliance({
    settings,
    ...(options.secrets ? { secrets: options.secrets } : {}),
    ...(options.replaced ? { replaced: options.replaced } : {}),
  });
  const seed = options.seed === undefined ? tenantSeed([robotSeed()]) : options.seed;
  if (seed) {
    const { robots } = await appliance.flows.seed(seed);
    for (const { robot } of robots)
      for (const lesson of LESSONS) await appliance.flows.teach.teach(robot, lesson);
  }
  const url = await appliance.listen();
  return {
    appliance,
    url,
    data,
    settings,
    countRows: () => countRows(appliance.adapters.database),
    call: (method, where, body, headers = {}) => request(url + where, method, { body, headers }),
    stop: async () => {
      await appliance.close();
      if (!options.data) rmSync(data, { recursive: true, force: true });
    },
  };
}

async function request(
  url: string,
  method: string,
  { body, headers }: { body: unknown; headers: Record<string, string> },
): Promise<Reply> {
  const text = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
  const response = await fetch(url, {
    method,
    headers: { ...(text === undefined ? {} : { "content-type": "application/json" }), ...headers },
    ...(text === undefined ? {} : { body: text as string }),
  });
  const answer = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  return {
    status: response.status,
    headers: response.headers,
    text: answer,
    json: isJson && answer ? JSON.parse(answer) : null,
  };
}

/** What changed between two counts: table → rows added. */
export function effects(
  before: Record<string, number>,
  after: Record<string, number>,
): Record<string, number> {
  const changed = Object.entries(after).filter(([table, count]) => count !== (before[table] ?? 0));
  return Object.fromEntries(changed.map(([table, count]) => [table, count - (before[table] ?? 0)]));
}
