/**
 * The settings of an installation: one schema, from which the environment variables and the reference page are made.
 * Values come from `config/defaults.json`, a file, the environment and flags; secrets stand apart (`secrets.ts`).
 */
import * as z from "zod";
import { choice, described, flag, textOf, whole, wholeIn } from "../contract/schema-parts.ts";
import { hasLogin, serviceAddress } from "../contract/service-address.ts";
import { RetentionMode } from "../contract/resources/common.ts";
import { Answers } from "./answers.ts";
import { ChatBase } from "./chat-base.ts";
import { Host, Networks } from "./network.ts";
import { Relay } from "./relay.ts";
import { Scanning } from "./scanning.ts";
import { Metrics, Tls, Tracing } from "./serving.ts";

const bytes = (what: string) => whole(1, 2 ** 30, `${what}, in bytes.`);
const characters = (what: string) => whole(1, 1_000_000, `${what}, in characters.`);

const Log = z.strictObject({
  format: choice(["text", "json"], "How log lines are written."),
  level: choice(["silent", "error", "warn", "info", "debug"], "The least important line that is written."),
  access: flag("Write a line for each request, without personal data."),
});

const DATABASE_ADDRESSES = "takes a path, file:…, or an http, https, ws, wss or libsql URL";

const Database = z.strictObject({
  url: described(
    z
      .string()
      .regex(/^(?:(?:https?|wss?|libsql|file):|(?![a-z][\w+.-]+:\/\/).)/iu, DATABASE_ADDRESSES)
      .refine((url) => !hasLogin(url), "takes no password: use the secret database.auth_token")
      .nullable(),
    "A libSQL server (http://, https://, libsql://) or a file; null keeps a file in the data directory.",
  ),
  synchronous: choice(["FULL", "NORMAL"], "FULL: what was acknowledged survives a power cut."),
});

const Blobs = z.strictObject({
  store: choice(
    ["folder", "s3"],
    "Where files of visitors and originals of what was taught are: <data>/blobs, or an S3 store.",
  ),
  s3: z.strictObject({
    url: described(
      serviceAddress("use the secrets blobs.s3.access_key_id and blobs.s3.secret_access_key").nullable(),
      "The address of the bucket: https://s3.example.com/bucket or https://bucket.s3.example.com.",
    ),
    region: described(textOf(1, 64), "The region that requests are signed for."),
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
    engine: choice(
      ["builtin", "docling", "tika", "http", "command"],
      "What reads documents that the built-in converter cannot.",
    ),
    url: described(
      serviceAddress("use the secret conversion.api_key").nullable(),
      "The address of the conversion service.",
    ),
    argv: described(
      z.array(z.string()).max(64),
      "The command and its words; {in} and {out} or {dir} stand for files.",
    ),
    types: described(
      z.array(z.string().regex(/^[a-z]+$/, "takes types such as pdf or docx")).max(40),
      "Types that the engine reads first, not only as a last resort.",
    ),
    fallback: flag("When the engine cannot serve, the built-in converter reads its types too."),
    timeout_ms: whole(100, 600_000, "How long a document may take, in milliseconds."),
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
  allow_private: flag(
    "Pages may be taught from loopback and private addresses, for an intranet of your own.",
  ),
});

const Sweeps = z.strictObject({
  enabled: flag("Whether this process runs the sweeps when it serves."),
  pattern: described(z.string().max(100), "When they run: a cron pattern with seconds."),
  audit_days: whole(1, 36_500, "For how many days the audit log is kept."),
});

const RobotDefaults = z.strictObject({
  max_questions_per_session: described(wholeIn(1, 10_000).nullable(), "null means no limit."),
  session_timeout_minutes: whole(1, 10_080, "Idle minutes after which a session is finished."),
  session_lifetime_hours: whole(1, 720, "Hours after which a session is finished in any case."),
  retention_mode: RetentionMode.describe("How much of a conversation is kept after its end."),
  retention_days: whole(1, 3_650, "For how many days after its end."),
});

const Items = z.strictObject({
  enabled: flag("Whether answers can be pointed at by item_reference for a while."),
  lifetime_hours: whole(1, 720, "For how many hours."),
  most_bytes: bytes("The texts of all tenants together, in memory"),
  tenant_bytes: bytes("The texts of one tenant, in memory"),
});

const window = (what: string) =>
  z.strictObject({
    points: whole(1, 1_000_000, `${what}: how many calls.`),
    seconds: whole(1, 86_400, `${what}: in how many seconds.`),
  });

const RateLimits = z.strictObject({
  mode: choice(
    ["enforce", "log_only", "off"],
    "enforce: refuse with 429; log_only: write a warning instead; off: do not count.",
  ),
  store: choice(
    ["memory", "redis"],
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
  store: choice(
    ["memory", "redis"],
    "Where hand-overs, items, token budgets and results of retention none are, of which nothing is written: memory: with each server; redis: servers share them, sealed (redis.url).",
  ),
});

const Runtime = z.strictObject({
  cors_origins: described(
    z.array(z.string().max(300)).max(100),
    "Origins whose pages may call the runtime endpoints; empty: none, no CORS header is sent.",
  ),
  accept_noop_params: flag(
    "Accept not-implemented parameters whose value asks for nothing (tools: [], store: false …).",
  ),
  default_model: described(textOf(1, 128), "The model identifier where a request names none."),
  models: described(
    z.record(textOf(1, 128), textOf(1, 256)),
    "Further model identifiers that clients may use, each with the upstream model it stands for.",
  ),
  items: Items,
});

/** What a plan allows. */
export const Plan = z.strictObject({ widget: z.boolean(), attachments: z.boolean() });

/** What a plan allows. */
export type Plan = z.infer<typeof Plan>;

/** Every setting. */
export const SettingsSchema = z.strictObject({
  host: Host.describe("The address to listen on."),
  port: whole(0, 65_535, "The port to listen on; 0 takes any free one."),
  workers: whole(1, 64, "How many processes `serve` answers with, on one port of one machine."),
  data: described(z.string().min(1), "The directory of everything durable."),
  public_base_url: described(
    serviceAddress("visitors have none")
      .refine((url) => !/[?#]/.test(url), "takes an address without ? and #")
      .overwrite((url) => url.replace(/\/+$/, ""))
      .nullable(),
    "The address that visitors see; null takes the one listened on.",
  ),
  public_chat_base: ChatBase,
  widget_test_page: flag("Serves /widget-test/{slug}, where a widget can be tried out."),
  templates: described(
    z.string().nullable(),
    "A directory whose templates take precedence over the built-in ones.",
  ),
  trusted_proxies: described(Networks.max(64), "CIDRs of proxies whose forwarding headers count."),
  shutdown_grace_ms: whole(0, 600_000, "How long running requests may take at shutdown, in milliseconds."),
  strict_transport_subdomains: flag(
    "Browsers keep to https for subdomains of the host, too: only where all of them are served so.",
  ),
  allow_plain_services: flag(
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
  plans: described(z.record(z.string().regex(/^[a-z][a-z0-9_-]{0,31}$/), Plan), "What each plan allows."),
});

/** Every setting, resolved. */
export type Settings = z.infer<typeof SettingsSchema>;
