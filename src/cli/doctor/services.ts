/** What the service uses outside: relay, document conversion, Redis, the collector of traces. Nothing is sent, nobody gets a mail. */
import { accessSync, constants } from "node:fs";
import path from "node:path";
import { createGuardedFetch } from "../../adapters/outbound/guarded-fetch.ts";
import { readCollectorHeaders, toTracesUrl } from "../../adapters/tracing/open-tracer.ts";
import { verifySmtp } from "../../adapters/forms/smtp.ts";
import type { Settings } from "../../settings/schema.ts";
import { connectTo } from "./call.ts";
import { type Check, type Finding, findingsOf, type Site, toReason } from "./finding.ts";

export const COUNT_NOTIFIED_TENANTS = /* sql */ `SELECT count(*) AS found FROM tenants WHERE notification_emails <> '[]'`;

/** Where finished conversations go. */
export const relayCheck: Check = {
  name: "relay",
  run: async (site) => {
    const { relay } = site.settings;
    switch (relay.transport) {
      case "none":
        return [await judgeNone(site)];
      case "http":
        return [await judgeHttp(relay.http.url ?? "")];
      case "smtp":
        return [await judgeSmtp(site)];
      default:
        return relay.transport satisfies never;
    }
  },
};

async function judgeNone({ appliance }: Site): Promise<Finding> {
  const find = findingsOf("relay");
  const rows = await appliance?.adapters.database.read<{ found: number }>({ sql: COUNT_NOTIFIED_TENANTS });
  const tenants = rows?.[0]?.found ?? 0;
  if (tenants === 0)
    return find.ok("Finished conversations are relayed to nobody, and nobody asks for them.");
  const what = `${tenants} tenants name notification e-mails, but relay.transport is none.`;
  return find.warning(what, "Set CHAT_ASSISTANT_RELAY_TRANSPORT to smtp or http (docs/relay-and-mail.md).");
}

async function judgeHttp(url: string): Promise<Finding> {
  const find = findingsOf("relay");
  try {
    await connectTo(url);
    return find.ok(`The forms service at ${new URL(url).origin} takes connections.`);
  } catch (error) {
    const what = `The forms service at ${new URL(url).origin} cannot be reached: ${toReason(error)}.`;
    return find.error(what, "Check CHAT_ASSISTANT_RELAY_HTTP_URL, and that this machine may reach it.");
  }
}

async function judgeSmtp({ settings, secrets }: Site): Promise<Finding> {
  const find = findingsOf("relay");
  const { smtp } = settings.relay;
  const password = secrets["relay.smtp.password"]?.reveal() ?? null;
  const fault = await verifySmtp({ settings: smtp, password, timeout_ms: 5_000 });
  if (fault === null) return find.ok(`The mail server ${smtp.host}:${smtp.port} greets and takes the login.`);
  const remedy = "Check CHAT_ASSISTANT_RELAY_SMTP_HOST, _PORT, _SECURE, _REQUIRE_TLS, _USER and _PASSWORD.";
  return find.error(`The mail server ${smtp.host}:${smtp.port} cannot be used: ${fault}.`, remedy);
}

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

/** What shares the counts of rate limits. */
export const redisCheck: Check = {
  name: "redis",
  run: async ({ settings, secrets }) => {
    const find = findingsOf("redis");
    if (settings.rate_limits.store !== "redis") return [];
    try {
      await connectTo(secrets["redis.url"]?.reveal() ?? "");
      return [find.ok("Redis takes connections.")];
    } catch (error) {
      // The address may hold a password: only what went wrong is shown.
      const reason = error instanceof TypeError ? "its address is missing or wrong" : toReason(error);
      return [
        find.error(
          `Redis cannot be reached: ${reason}.`,
          "Check CHAT_ASSISTANT_REDIS_URL, or set rate_limits.store to memory.",
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
