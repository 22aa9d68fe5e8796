/** From settings to adapters: everything that the flows are given. */
import path from "node:path";
import { type ConversionSettings, createConverter } from "../adapters/conversion/router.ts";
import { createClamd } from "../adapters/scanning/clamd.ts";
import { createRelayWords } from "../adapters/forms/receivers.ts";
import { createForms } from "../adapters/forms/tenant-forms.ts";
import { createUsageCounter, type HeldUsageCounter } from "../adapters/memory/usage-counter.ts";
import { createProcessOwner } from "../adapters/system/process-owner.ts";
import { createPages } from "../adapters/pages/pages.ts";
import { createTemplates } from "../adapters/pages/templates.ts";
import { createTerms } from "../adapters/pages/terms.ts";
import { openTracer } from "../adapters/tracing/open-tracer.ts";
import { createMetrics } from "../adapters/metrics/prometheus.ts";
import { openRateLimiter } from "../adapters/limits/open-rate-limiter.ts";
import { openDatabase } from "../adapters/storage/open-database.ts";
import { createSystemClock } from "../adapters/system/clock.ts";
import { type DataDirectory, openDataDirectory } from "../adapters/system/data-directory.ts";
import { createRandomIds } from "../adapters/system/ids.ts";
import { createLog } from "../adapters/system/log.ts";
import { PACKAGE_ROOT } from "../adapters/system/package-root.ts";
import { DOCUMENT_TYPES } from "../domain/documents/document-type.ts";
import type { Blobs } from "../ports/blobs.ts";
import type { Clock } from "../ports/clock.ts";
import type { Database } from "../ports/database.ts";
import type { Converter } from "../ports/converter.ts";
import type { Forms, RelayWords } from "../ports/forms.ts";
import type { Handover } from "../ports/handover.ts";
import type { ProcessOwner } from "../ports/process-owner.ts";
import type { Ids } from "../ports/ids.ts";
import type { ItemStore } from "../ports/item-store.ts";
import type { Log } from "../ports/log.ts";
import type { Metrics } from "../ports/metrics.ts";
import type { Pages } from "../ports/pages.ts";
import type { Scanner } from "../ports/scanner.ts";
import type { RateLimiter } from "../ports/rate-limiter.ts";
import type { Terms } from "../ports/terms.ts";
import type { Tracer } from "../ports/tracer.ts";
import type { Volatile } from "../ports/volatile.ts";
import type { Settings } from "../settings/schema.ts";
import { type Answers, openAnswers } from "./answers/answers.ts";
import { openBlobs } from "./blobs.ts";
import { closeAdapters, type HoldingAdapters } from "./close-adapters.ts";
import { measureDatabase, measureForms } from "./measured.ts";
import { createStores, type Stores } from "./stores.ts";
import { traceDatabase, traceForms } from "./traced.ts";
import { openVolatile } from "./volatile.ts";
import type { Secret, Secrets } from "../settings/secrets.ts";

/** What the appliance is made of. Tests replace the clock, the identifiers, the log and the answerer. */
export interface Adapters extends Stores, Answers {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly owner: ProcessOwner;
  readonly database: Database;
  /** Bytes of visitors' attachments and of the files that robots were taught from; the blob ledger says who needs them. */
  readonly blobs: Blobs;
  readonly converter: Converter;
  readonly scanner: Scanner | null;
  readonly forms: Forms;
  readonly relayWords: RelayWords;
  readonly volatile: Volatile;
  readonly handover: Handover;
  readonly items: ItemStore;
  readonly terms: Terms;
  readonly pages: Pages;
  readonly rateLimiter: RateLimiter;
  readonly metrics: Metrics;
  readonly tracer: Tracer;
  readonly usageCounter: HeldUsageCounter;
  /** Keys the hashes of client addresses and of idempotency keys. */
  readonly secret: Secret;
}

/** What the adapters are opened from. */
export interface AdapterOptions {
  readonly settings: Settings;
  readonly secrets: Secrets;
  readonly replaced?: Partial<Adapters> | undefined;
  /** The place of this worker, if it is one of several. */
  readonly worker?: number | undefined;
}

/** Opens the adapters that the settings name. Whoever opens them closes them; where one cannot be opened, none stays open. */
export async function openAdapters(options: AdapterOptions): Promise<Adapters> {
  const opened: Partial<HoldingAdapters> = {};
  try {
    return await openAll(options, opened);
  } catch (error) {
    await closeAdapters(opened).catch(() => {});
    throw error;
  }
}

async function openAll(options: AdapterOptions, opened: Partial<HoldingAdapters>): Promise<Adapters> {
  const { settings, secrets, replaced = {} } = options;
  const { data, ...base } = await openBase(options, opened);
  const { clock, log, database, volatile } = base;
  const ids = replaced.ids ?? createRandomIds();
  const stores = createStores({ database, clock, ids, plans: settings.plans });
  const { limits: memory, handover, items, tokenBudget: budget } = volatile;
  const common = { ...base, settings, secrets, template_directories: templateDirectories(settings) };
  const usageCounter = createUsageCounter({ ...stores, clock, log });
  opened.usageCounter = usageCounter;
  const answers = await openAnswers({ ...common, stores, budget, usageCounter });
  opened.closeVectors = answers.closeVectors;
  const blobs = replaced.blobs ?? (await openBlobs(settings, secrets, data.blobs_folder));
  opened.blobs = blobs;
  return {
    ...stores,
    ...base,
    usageCounter,
    ids,
    owner: createProcessOwner(),
    secret: secrets["installation.secret"] ?? data.installation_secret,
    ...answers,
    blobs,
    ...openReading(common),
    handover,
    items,
    ...openTemplated(common),
    rateLimiter: await openRateLimiter({ ...settings, redis_url: secrets["redis.url"], memory, log }),
    ...replaced,
  };
}

// What the others are made with. What holds something is noted in `opened` as it comes.
async function openBase(
  { settings, secrets, replaced = {}, worker }: AdapterOptions,
  opened: Partial<HoldingAdapters>,
) {
  const clock = replaced.clock ?? createSystemClock();
  const log = replaced.log ?? createLog(settings.log);
  const data = openDataDirectory(settings.data);
  const metrics = replaced.metrics ?? (await createMetrics({ ...settings.metrics, worker }));
  const tracer = openTracer({ ...settings, headers: secrets["tracing.headers"], log, worker });
  opened.tracer = tracer;
  const configured = replaced.database ?? (await openConfiguredDatabase(settings, secrets, data));
  const database = traceDatabase(measureDatabase(configured, metrics), tracer);
  opened.database = database;
  const volatile = replaced.volatile ?? (await openVolatile({ settings, secrets, clock, log }));
  opened.volatile = volatile;
  return { clock, log, data, metrics, tracer, database, volatile };
}

// All that files of strangers meet.
function openReading({
  settings,
  secrets,
  log,
}: Pick<AdapterOptions, "settings" | "secrets"> & { log: Log }) {
  return { converter: openConverter(settings, secrets, log), scanner: openScanner(settings) };
}

interface Templated extends Pick<Adapters, "clock" | "log" | "metrics" | "tracer"> {
  readonly settings: Settings;
  readonly secrets: Secrets;
  readonly template_directories: readonly string[];
}

// All that is shown or sent.
function openTemplated({ template_directories, ...options }: Templated) {
  const { settings, metrics, tracer } = options;
  const templates = createTemplates({ directories: template_directories });
  return {
    forms: traceForms(measureForms(createForms({ ...options, templates }), metrics), tracer),
    relayWords: createRelayWords(templates),
    terms: createTerms(templates),
    pages: createPages({ ...settings, templates, prefix: toPrefix(settings.public_base_url) }),
  };
}

/** The converter alone: it needs neither a database nor a data directory. Whoever opens it closes it. */
export function openConverter(
  settings: Settings,
  secrets: Secrets,
  log = createLog(settings.log),
): Converter {
  return createConverter(toConversion(settings.conversion, secrets), (problem) =>
    log.warn("the conversion service could not serve", { problem }),
  );
}

/** The scanner of visitors' files; null where the operator names none. It holds nothing that has to be closed. */
export function openScanner({ scanning: { address, timeout_ms } }: Settings): Scanner | null {
  return address === null ? null : createClamd({ address, timeout_ms });
}

function toConversion(
  { engine, url, argv, types, ...common }: Settings["conversion"],
  secrets: Secrets,
): ConversionSettings {
  const known = new Set<string>(types);
  const shared = { ...common, types: DOCUMENT_TYPES.filter((type) => known.has(type)) };
  if (engine === "builtin") return { ...shared, engine };
  if (engine === "command") return { ...shared, engine, argv };
  if (url === null) throw new Error(`conversion.url is needed when conversion.engine is ${engine}`);
  const api_key = secrets["conversion.api_key"]?.reveal();
  return { ...shared, engine, url, ...(api_key ? { api_key } : {}) };
}

/** Where templates are looked for, the operator's own directory first. */
export function templateDirectories({ templates }: Pick<Settings, "templates">): readonly string[] {
  const builtin = path.join(PACKAGE_ROOT, "templates");
  return templates ? [path.resolve(templates), builtin] : [builtin];
}

const toPrefix = (public_base_url: string | null): string =>
  public_base_url ? new URL(public_base_url).pathname.replace(/\/+$/, "") : "";

function openConfiguredDatabase(
  settings: Settings,
  secrets: Secrets,
  data: DataDirectory,
): Promise<Database> {
  const auth_token = secrets["database.auth_token"]?.reveal();
  const encryption_key = secrets["database.key"]?.reveal();
  return openDatabase({
    url: settings.database.url ?? data.database_file,
    synchronous: settings.database.synchronous,
    ...(auth_token ? { auth_token } : {}),
    ...(encryption_key ? { encryption_key } : {}),
  });
}
