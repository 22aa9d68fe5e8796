/**
 * The settings of an installation: one schema, from which the environment variables and the reference page are made.
 * Values come from `config/defaults.json`, a file, the environment and flags; secrets stand apart (`secrets.ts`).
 */
import * as z from "zod";
import { RetentionMode } from "../contract/resources/common.ts";
import { Answers } from "./answers.ts";
import { ChatBase } from "./chat-base.ts";
import { Host, Networks } from "./network.ts";
import { Relay } from "./relay.ts";
import { Scanning } from "./scanning.ts";
import { Metrics, Tls, Tracing } from "./serving.ts";

const bytes = (what: string) =>
  z
    .int()
    .min(1)
    .max(2 ** 30)
    .describe(`${what}, in bytes.`);
const characters = (what: string) => z.int().min(1).max(1_000_000).describe(`${what}, in characters.`);

const Log = z.strictObject({
  format: z.enum(["text", "json"]).describe("How log lines are written."),
  level: z
    .enum(["silent", "error", "warn", "info", "debug"])
    .describe("The least important line that is written."),
  access: z.boolean().describe("Write a line for each request, without personal data."),
});

const Database = z.strictObject({
  url: z
    .string()
    .nullable()
    .describe(
      "A libSQL server (http://, https://, libsql://) or a file; null keeps a file in the data directory.",
    ),
  synchronous: z.enum(["FULL", "NORMAL"]).describe("FULL: what was acknowledged survives a power cut."),
});

const Blobs = z.strictObject({
  store: z
    .enum(["folder", "s3"])
    .describe("Where files of visitors and originals of what was taught are: <data>/blobs, or an S3 store."),
  s3: z.strictObject({
    url: z
      .url({ protocol: /^https?$/ })
      .nullable()
      .describe("The address of the bucket: https://s3.example.com/bucket or https://bucket.s3.example.com."),
    region: z.string().min(1).max(64).describe("The region that requests are signed for."),
  }),
});

const Sizes = z.strictObject({
  body_bytes: bytes("The largest JSON body where no attachment is allowed"),
  runtime_body_bytes: bytes("The largest runtime body, attachments aside"),
  message_characters: characters("The longest message"),
  transcript_text_characters: characters("The longest text of a history item"),
  attachment_bytes: bytes("The largest attachment, decoded"),
  attachments_bytes: bytes("All attachments of a message together, decoded"),
  session_attachments_bytes: bytes("All attachments that a session keeps together, decoded"),
  extracted_text_characters: characters("How much text of an attachment is kept"),
});

const Conversion = z
  .strictObject({
    engine: z
      .enum(["builtin", "docling", "tika", "http", "command"])
      .describe("What reads documents that the built-in converter cannot."),
    url: z
      .url({ protocol: /^https?$/ })
      .nullable()
      .describe("The address of the conversion service."),
    argv: z
      .array(z.string())
      .max(64)
      .describe("The command and its words; {in} and {out} or {dir} stand for files."),
    types: z
      .array(z.string().regex(/^[a-z]+$/, "takes types such as pdf or docx"))
      .max(40)
      .describe("Types that the engine reads first, not only as a last resort."),
    fallback: z
      .boolean()
      .describe("When the engine cannot serve, the built-in converter reads its types too."),
    timeout_ms: z.int().min(100).max(600_000).describe("How long a document may take, in milliseconds."),
  })
  .refine(({ engine, url }) => engine === "builtin" || engine === "command" || url !== null, {
    path: ["url"],
    message: "is needed when conversion.engine is docling, tika or http",
  })
  .refine(({ engine, argv }) => engine !== "command" || argv.length > 0, {
    path: ["argv"],
    message: "is needed when conversion.engine is command",
  });

const Teaching = z.strictObject({
  allow_private: z
    .boolean()
    .describe("Pages may be taught from loopback and private addresses, for an intranet of your own."),
});

const Sweeps = z.strictObject({
  enabled: z.boolean().describe("Whether this process runs the sweeps when it serves."),
  pattern: z.string().max(100).describe("When they run: a cron pattern with seconds."),
  audit_days: z.int().min(1).max(36_500).describe("For how many days the audit log is kept."),
});

const RobotDefaults = z.strictObject({
  max_questions_per_session: z.int().min(1).max(10_000).nullable().describe("null means no limit."),
  session_timeout_minutes: z
    .int()
    .min(1)
    .max(10_080)
    .describe("Idle minutes after which a session is finished."),
  session_lifetime_hours: z
    .int()
    .min(1)
    .max(720)
    .describe("Hours after which a session is finished in any case."),
  retention_mode: RetentionMode.describe("How much of a conversation is kept after its end."),
  retention_days: z.int().min(1).max(3_650).describe("For how many days after its end."),
});

const Items = z.strictObject({
  enabled: z.boolean().describe("Whether answers can be pointed at by item_reference for a while."),
  lifetime_hours: z.int().min(1).max(720).describe("For how many hours."),
  most_bytes: bytes("The texts of all tenants together, in memory"),
  tenant_bytes: bytes("The texts of one tenant, in memory"),
});

const window = (what: string) =>
  z.strictObject({
    points: z.int().min(1).max(1_000_000).describe(`${what}: how many calls.`),
    seconds: z.int().min(1).max(86_400).describe(`${what}: in how many seconds.`),
  });

const RateLimits = z.strictObject({
  mode: z
    .enum(["enforce", "log_only", "off"])
    .describe("enforce: refuse with 429; log_only: write a warning instead; off: do not count."),
  store: z
    .enum(["memory", "redis"])
    .describe(
      "memory: each server counts by itself, its workers together; redis: servers share the counts (redis.url).",
    ),
  session_create: z.strictObject({
    client: window("Sessions of one client with one robot"),
    ceiling: window("Sessions of all clients with one robot"),
  }),
  messages: z.strictObject({ client: window("Messages of one client to one robot") }),
  config: z.strictObject({
    client: window("Configuration reads of one client of one robot, as a bucket that fills evenly"),
  }),
  other: z.strictObject({ client: window("Every other public call of one client") }),
  runtime: z.strictObject({
    key: window("Runtime calls of one API key"),
    client: window("Runtime calls of one client"),
  }),
  failed_keys: z.strictObject({ client: window("Attempts of one client with a wrong API key") }),
});

const Volatile = z.strictObject({
  store: z
    .enum(["memory", "redis"])
    .describe(
      "Where hand-overs, items, token budgets and results of retention none are, of which nothing is written: memory: with each server; redis: servers share them, sealed (redis.url).",
    ),
});

const Runtime = z.strictObject({
  cors_origins: z
    .array(z.string().max(300))
    .max(100)
    .describe("Origins whose pages may call the runtime endpoints; empty: none, no CORS header is sent."),
  accept_noop_params: z
    .boolean()
    .describe("Accept not-implemented parameters whose value asks for nothing (tools: [], store: false …)."),
  default_model: z.string().min(1).max(128).describe("The model identifier where a request names none."),
  models: z
    .record(z.string().min(1).max(128), z.string().min(1).max(256))
    .describe("Further model identifiers that clients may use, each with the upstream model it stands for."),
  items: Items,
});

/** What a plan allows. */
export const Plan = z.strictObject({ widget: z.boolean(), attachments: z.boolean() });

/** What a plan allows. */
export type Plan = z.infer<typeof Plan>;

/** Every setting. */
export const SettingsSchema = z.strictObject({
  host: Host.describe("The address to listen on."),
  port: z.int().min(0).max(65_535).describe("The port to listen on; 0 takes any free one."),
  workers: z
    .int()
    .min(1)
    .max(64)
    .describe("How many processes `serve` answers with, on one port of one machine."),
  data: z.string().min(1).describe("The directory of everything durable."),
  public_base_url: z
    .url({ protocol: /^https?$/ })
    .refine((url) => !/[?#]/.test(url), "takes an address without ? and #")
    .overwrite((url) => url.replace(/\/+$/, ""))
    .nullable()
    .describe("The address that visitors see; null takes the one listened on."),
  public_chat_base: ChatBase,
  widget_test_page: z.boolean().describe("Serves /widget-test/{slug}, where a widget can be tried out."),
  templates: z
    .string()
    .nullable()
    .describe("A directory whose templates take precedence over the built-in ones."),
  trusted_proxies: Networks.max(64).describe("CIDRs of proxies whose forwarding headers count."),
  shutdown_grace_ms: z
    .int()
    .min(0)
    .max(600_000)
    .describe("How long running requests may take at shutdown, in milliseconds."),
  strict_transport_subdomains: z
    .boolean()
    .describe(
      "Browsers keep to https for subdomains of the host, too: only where all of them are served so.",
    ),
  allow_plain_services: z
    .boolean()
    .describe(
      "Services outside of this machine and private networks may be reached without TLS (http://, redis://, tcp://, mail), those of tenants too.",
    ),
  tls: Tls,
  metrics: Metrics,
  tracing: Tracing,
  log: Log,
  database: Database,
  blobs: Blobs,
  sizes: Sizes,
  conversion: Conversion,
  scanning: Scanning,
  teaching: Teaching,
  answers: Answers,
  robot_defaults: RobotDefaults,
  relay: Relay,
  sweeps: Sweeps,
  rate_limits: RateLimits,
  volatile: Volatile,
  runtime: Runtime,
  plans: z.record(z.string().regex(/^[a-z][a-z0-9_-]{0,31}$/), Plan).describe("What each plan allows."),
});

/** Every setting, resolved. */
export type Settings = z.infer<typeof SettingsSchema>;
