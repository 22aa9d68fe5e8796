/** What the service uses outside besides the relay: document conversion, Redis, the S3 store, the collector of traces. */
import { accessSync, constants } from "node:fs";
import path from "node:path";
import { tryRedis } from "../../adapters/redis/shared-redis.ts";
import { createGuardedFetch } from "../../adapters/outbound/guarded-fetch.ts";
import { readCollectorHeaders, toTracesUrl } from "../../adapters/tracing/open-tracer.ts";
import { openScanner } from "../../appliance/adapters.ts";
import { openBlobs } from "../../appliance/blobs.ts";
import type { Settings } from "../../settings/schema.ts";
import { connectTo } from "./call.ts";
import { type Check, findingsOf, toReason } from "./finding.ts";

const NO_BLOB = `sha256-${"0".repeat(64)}`;

/** What reads documents. */
export const conversionCheck: Check = {
  name: "conversion",
  run: async ({ settings: { conversion } }) => {
    const find = findingsOf("conversion");
    if (conversion.engine === "builtin") return [find.ok("Documents are read by the built-in converter.")];
    try {
      if (conversion.engine === "command") findCommand(conversion);
      else await connectTo(conversion.url ?? "");
      return [find.ok(`The conversion engine ${conversion.engine} is there.`)];
    } catch (error) {
      const key =
        conversion.engine === "command" ? "CHAT_ASSISTANT_CONVERSION_ARGV" : "CHAT_ASSISTANT_CONVERSION_URL";
      const what = `The conversion engine ${conversion.engine} cannot be used: ${toReason(error)}.`;
      return [find.error(what, `Check ${key}, or set CHAT_ASSISTANT_CONVERSION_ENGINE to builtin.`)];
    }
  },
};

function findCommand({ argv }: Settings["conversion"]): void {
  const [command = ""] = argv;
  const folders = command.includes("/") ? [""] : (process.env["PATH"] ?? "").split(path.delimiter);
  for (const folder of folders) {
    try {
      accessSync(path.resolve(folder, command), constants.X_OK);
      return;
    } catch {
      continue;
    }
  }
  throw new Error(`there is no program ${command || "(none named)"}`);
}

/** What looks through visitors' files: it is shown an empty one of the largest size that is taken. */
export const scannerCheck: Check = {
  name: "scanner",
  run: async ({ settings }) => {
    const scanner = openScanner(settings);
    if (scanner === null) return [];
    const find = findingsOf("scanner");
    try {
      await scanner.scan(new Uint8Array(settings.sizes.attachment_bytes));
      return [find.ok("The virus scanner looks through files as large as an attachment may be.")];
    } catch (error) {
      return [
        find.error(
          `The virus scanner cannot be used: ${toReason(error)}. Messages with attachments are refused.`,
          "Check CHAT_ASSISTANT_SCANNING_ADDRESS, that clamd runs, and its StreamMaxLength.",
        ),
      ];
    }
  },
};

/** What several servers share in memory. */
export const redisCheck: Check = {
  name: "redis",
  run: async ({ settings, secrets }) => {
    const find = findingsOf("redis");
    if (settings.rate_limits.store !== "redis" && settings.volatile.store !== "redis") return [];
    const url = secrets["redis.url"];
    try {
      await connectTo(url?.reveal() ?? "");
      if (url) await tryRedis(url);
      return [find.ok("Redis takes the login, and what it is given.")];
    } catch (error) {
      // The address may hold a password: only what went wrong is shown.
      const reason = error instanceof TypeError ? "its address is missing or wrong" : toReason(error);
      return [
        find.error(
          `Redis cannot be used: ${reason}.`,
          "Check CHAT_ASSISTANT_REDIS_URL, or set rate_limits.store and volatile.store to memory.",
        ),
      ];
    }
  },
};

/** Where files are kept outside: it is asked for one that is not there. */
export const blobStoreCheck: Check = {
  name: "blob store",
  run: async ({ settings, secrets }) => {
    if (settings.blobs.store === "folder") return [];
    const find = findingsOf("blob store");
    try {
      const blobs = await openBlobs(settings, secrets, "");
      await blobs.get(NO_BLOB);
      return [find.ok("The S3 store answers.")];
    } catch (error) {
      return [
        find.error(
          `The S3 store cannot be used: ${toReason(error)}.`,
          "Check CHAT_ASSISTANT_BLOBS_S3_URL, _REGION, _ACCESS_KEY_ID and _SECRET_ACCESS_KEY.",
        ),
      ];
    }
  },
};

/** Where traces go: it is sent an export of nothing. */
export const tracesCheck: Check = {
  name: "traces",
  run: async ({ settings: { tracing }, secrets }) => {
    if (tracing.endpoint === null) return [];
    const find = findingsOf("traces");
    const { origin } = new URL(tracing.endpoint);
    const remedy =
      "Check CHAT_ASSISTANT_TRACING_ENDPOINT and _HEADERS, and that the collector takes OTLP over HTTP.";
    try {
      const send = createGuardedFetch({ allow_private: true, timeout_ms: 5_000, max_bytes: 65_536 });
      const { status } = await send(toTracesUrl(tracing.endpoint), {
        method: "POST",
        headers: { ...readCollectorHeaders(secrets["tracing.headers"]), "content-type": "application/json" },
        body: '{"resourceSpans":[]}',
      });
      if (status >= 200 && status < 300) return [find.ok(`The collector at ${origin} takes traces.`)];
      return [find.error(`The collector at ${origin} answers with status ${status}.`, remedy)];
    } catch (error) {
      return [find.error(`The collector at ${origin} cannot be reached: ${toReason(error)}.`, remedy)];
    }
  },
};
