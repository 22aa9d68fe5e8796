/** `demo`: a server with demo robots in the four languages, ready to be tried. `--json` is for scripts. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { readSeedFolder } from "../../adapters/seeding/seed-folder.ts";
import { PACKAGE_ROOT } from "../../adapters/system/package-root.ts";
import { createTemporaryFolders } from "../../adapters/system/temporary-folders.ts";
import { type Appliance, createAppliance } from "../../appliance.ts";
import { type Locale, LOCALES } from "../../contract/locale.ts";
import { API_KEY_SCOPES } from "../../domain/api-key.ts";
import type { DirectoryEntry } from "../../ports/directory.ts";
import type { SeedTenant } from "../../ports/seed.ts";
import { DEFAULTS } from "../../settings/resolve.ts";
import type { Settings } from "../../settings/schema.ts";
import { type JsonFlags, loadSettings } from "../load-settings.ts";
import { print, printJson, tell } from "../output/print.ts";
import { runUntilSignal } from "../run-until-signal.ts";
import { createTell } from "../output/tell-served.ts";
import { teachPaths } from "../teaching/teach-files.ts";
import { tellUndone, type Undone } from "../teaching/work-through.ts";

const DEMO_FILES = path.join(PACKAGE_ROOT, "templates", "demo");
const WIDGET_SLUG = "widget-demo";
// With --data, keys of earlier starts stay in the database: they end by themselves.
const DEMO_KEY_MS = 7 * 86_400_000;

/** What `demo --json` prints. The key has every scope and is issued afresh at each start. */
interface DemoReport {
  readonly base_url: string;
  readonly chat_urls: Readonly<Record<string, string>>;
  readonly slugs: Readonly<Record<string, string>>;
  readonly widget_slug: string;
  readonly allowed_origin: string;
  readonly tenant_id: string;
  readonly api_key: string;
  readonly channels: { readonly public: string | null; readonly private: string | null };
}

/** Serves the demo until a signal. Without `--data` everything is gone afterwards. */
export async function run(flags: JsonFlags): Promise<number> {
  const temporary = flags.data ? null : await makeTemporary();
  try {
    const quiet = {
      source: "the demo",
      values: { log: { level: "warn", access: false }, widget_test_page: true },
    };
    const data = flags.data ?? temporary ?? undefined;
    const { settings, secrets, sources } = loadSettings({ ...flags, ...(data ? { data } : {}) }, [quiet]);
    const appliance = await createAppliance({ settings: withinFolder(settings), secrets });
    // Who asked for a port expects it there, and would find another server instead.
    const fallback = sources["port"] === undefined || sources["port"] === DEFAULTS;
    const base_url = await appliance.listen({ fallback });
    const { port } = new URL(base_url);
    if (fallback && port !== String(settings.port))
      tell(`Another process uses port ${settings.port}: the demo is at port ${port}.`);
    const prepared = prepare(appliance, {
      base_url,
      chat_base: settings.public_chat_base,
      data: settings.data,
    });
    const report = await prepared.catch(async (error: unknown) => {
      await appliance.close();
      throw error;
    });
    // Who reads the report may end the demo at once.
    const stopped = runUntilSignal(appliance, createTell(settings.log));
    if (flags.json) printJson(report);
    else show(report);
    return await stopped;
  } finally {
    if (temporary) rmSync(temporary, { recursive: true, force: true });
  }
}

async function prepare(appliance: Appliance, place: Omit<DemoPlace, "api_key">): Promise<DemoReport> {
  const entry = await teachDemo(appliance, place);
  const { api_key } = await issueDemoKey(appliance, entry);
  const report = describe(entry, { ...place, api_key });
  await checkAnswers(report);
  return report;
}

/** Nothing of a demo reaches the database, the store or the Redis of an installation that the environment is made for. */
const withinFolder = (settings: Settings): Settings => ({
  ...settings,
  database: { ...settings.database, url: null },
  blobs: { ...settings.blobs, store: "folder" },
  rate_limits: { ...settings.rate_limits, store: "memory" },
  volatile: { store: "memory" },
});

// What a demo that was killed left goes now.
async function makeTemporary(): Promise<string> {
  const folders = createTemporaryFolders({ purpose: "demo" });
  await folders.clean();
  return folders.make();
}

/** A second origin of the same machine: the demo's "other site". */
function toOtherOrigin(base_url: string): string {
  const url = new URL(base_url);
  url.hostname = url.hostname === "localhost" ? "127.0.0.1" : "localhost";
  return url.origin;
}

async function teachDemo(
  appliance: Appliance,
  { base_url, data }: Pick<DemoPlace, "base_url" | "data">,
): Promise<DirectoryEntry> {
  const seed = readSeedFolder(DEMO_FILES);
  const allowed = toOtherOrigin(base_url);
  const robots = seed.robots.map((entry) =>
    entry.robot.slug === WIDGET_SLUG
      ? { ...entry, robot: { ...entry.robot, widget_origins: [allowed] } }
      : entry,
  );
  const applied: SeedTenant = { ...seed, robots };
  const entry = await appliance.flows.seed(applied);
  const course = { why: null, exit_code: null };
  const undone: Undone[] = [];
  for (const { robot } of entry.robots) {
    const knowledge = seed.robots.find((candidate) => candidate.robot.slug === robot.slug)?.knowledge;
    if (knowledge)
      undone.push(...(await teachPaths(appliance, { robot, paths: [knowledge], course })).failed);
  }
  refuseUntaught(undone, data);
  return entry;
}

// A robot that knows half of its pages declines what the demo invites to ask.
function refuseUntaught(undone: readonly Undone[], data: string): void {
  if (undone.length === 0) return;
  tellUndone("not taught", undone);
  const remedy = undone.find((one) => one.remedy !== undefined)?.remedy ?? "Is the installation whole?";
  throw new Error(
    `The demo is not served, since its robots would lack that. ${remedy} The demo keeps them in ${data}.`,
  );
}

function issueDemoKey({ flows, adapters }: Appliance, { tenant }: DirectoryEntry) {
  return flows.issueKey({
    tenant_id: tenant.tenant_id,
    actor: "demo",
    name: "demo",
    scopes: API_KEY_SCOPES,
    default_channel_id: null,
    expires_at: adapters.clock.now() + DEMO_KEY_MS,
  });
}

interface DemoPlace {
  readonly base_url: string;
  readonly api_key: string;
  readonly chat_base: string;
  /** The folder of its database and files. */
  readonly data: string;
}

function describe(
  { tenant, robots }: DirectoryEntry,
  { base_url, api_key, chat_base }: DemoPlace,
): DemoReport {
  const slugs: Partial<Record<Locale, string>> = {};
  for (const locale of LOCALES) {
    const found = robots.find(({ robot }) => robot.locale === locale && robot.slug !== WIDGET_SLUG);
    if (found) slugs[locale] = found.robot.slug;
  }
  const english = robots.find(({ robot }) => robot.slug === slugs.en);
  const channelOf = (visibility: string) =>
    english?.channels.find((channel) => channel.visibility === visibility)?.channel_id ?? null;
  return {
    base_url,
    chat_urls: Object.fromEntries(
      Object.entries(slugs).map(([locale, slug]) => [locale, `${base_url}${chat_base}/${slug}`]),
    ),
    slugs,
    widget_slug: WIDGET_SLUG,
    allowed_origin: toOtherOrigin(base_url),
    tenant_id: tenant.tenant_id,
    api_key,
    channels: { public: channelOf("public"), private: channelOf("private") },
  };
}

async function checkAnswers({ chat_urls, allowed_origin, widget_slug }: DemoReport): Promise<void> {
  const widget = `${allowed_origin}/widget-test/${widget_slug}`;
  for (const url of [...Object.values(chat_urls), widget]) {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`The demo is broken: ${url} answers ${response.status}.`);
  }
}

interface DemoQuestions {
  readonly answered: readonly { readonly question: string }[];
  readonly declined: readonly { readonly question: string }[];
}

function readQuestions(slug: string): DemoQuestions | null {
  const file = path.join(DEMO_FILES, slug, "questions.yaml");
  return existsSync(file) ? (parse(readFileSync(file, "utf8")) as DemoQuestions) : null;
}

function show(report: DemoReport): void {
  const { base_url, chat_urls, slugs, api_key, channels } = report;
  print("Chat pages:");
  for (const [locale, url] of Object.entries(chat_urls)) print(`  ${locale.padEnd(6)} ${url}`);
  const questions = readQuestions(slugs["en"] ?? "");
  if (questions) {
    print("\nTry these in the English one:");
    for (const { question } of questions.answered.slice(0, 3)) print(`  - ${question}`);
    print("It has not been taught this, and will say so:");
    for (const { question } of questions.declined.slice(0, 1)) print(`  - ${question}`);
  }
  print("\nThe widget, as another site shows it:");
  print(`  ${report.allowed_origin}/widget-test/${report.widget_slug}`);
  print("\nFrom a program:");
  print(`  curl ${base_url}/v1/public/robots/${slugs["en"]}/config`);
  print(`  curl -X POST ${base_url}/v1/public/robots/${slugs["en"]}/sessions \\`);
  print(`    -H 'content-type: application/json' -d '{"consent_accepted":true}'`);
  print(`  curl ${base_url}/openapi.json`);
  print("\nFrom an OpenAI client, with base URL, key and channel:");
  print(`  curl ${base_url}/v1/chat/completions -H 'authorization: Bearer ${api_key}' \\`);
  const body = {
    conversation_channel: channels.public,
    messages: [{ role: "user", content: "When are you open?" }],
  };
  print(`    -H 'content-type: application/json' -d '${JSON.stringify(body)}'`);
  tell("\nThe demo runs until Ctrl-C.");
}
