/** How the service is reached: port, public address, certificates, proxies. */
import { X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import net from "node:net";
import { createForwardingMark } from "../../adapters/system/forwarding-mark.ts";
import { readCertificate } from "../../appliance/serving/certificate.ts";
import { callableHost } from "../../settings/network.ts";
import type { Settings } from "../../settings/schema.ts";
import { counted } from "../output/counted.ts";
import { call, readShownCertificate } from "./call.ts";
import { type Check, type Finding, findingsOf, toReason } from "./finding.ts";

const DAY_MS = 86_400_000;
const RENEWAL_DAYS = 14;
const MOST_SKEW_MS = 60_000;

async function isServing(base_url: string): Promise<boolean> {
  const { status, text } = await call(`${base_url}/health/live`);
  return status === 200 && text.includes('"ok"');
}

/** Where the service is called on this machine. */
export const localUrl = ({ host, port, tls }: Settings): string =>
  `${tls.cert === null ? "http" : "https"}://${callableHost(host)}:${port}`;

/** The port: taken by this service, free, or in the way. */
export const portCheck: Check = {
  name: "port",
  run: async ({ settings }) => {
    const find = findingsOf("port");
    const { host, port } = settings;
    if (port === 0) return [find.ok("Any free port is taken.")];
    if (await isServing(localUrl(settings)).catch(() => false))
      return [find.ok(`The service answers at ${localUrl(settings)}.`)];
    const fault = await tryPort(host, port);
    if (fault === null) return [find.ok(`Port ${port} on ${host} is free; the service does not run.`)];
    const remedy = "Stop what uses it, or choose another with --port (CHAT_ASSISTANT_PORT).";
    return [find.error(`Port ${port} on ${host} cannot be opened: ${fault}.`, remedy)];
  },
};

function tryPort(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once("error", (error: NodeJS.ErrnoException) =>
      resolve(error.code === "EADDRINUSE" ? "another process uses it" : toReason(error)),
    );
    server.listen(port, host, () => server.close(() => resolve(null)));
  });
}

/** The address that visitors see. */
export const publicUrlCheck: Check = {
  name: "public address",
  run: async ({ settings, base_url, now }) => {
    const find = findingsOf("public address");
    if (settings.public_base_url === null) {
      const isLocal = /^(127\.|::1$|localhost$)/.test(settings.host);
      if (isLocal) return [find.ok("The service is for this machine only: public_base_url is not set.")];
      return [
        find.warning(
          "public_base_url is not set: links show the address listened on.",
          "Set CHAT_ASSISTANT_PUBLIC_BASE_URL.",
        ),
      ];
    }
    try {
      const { status, text, headers } = await call(`${base_url}/health/live`);
      if (status !== 200 || !text.includes('"ok"'))
        return [
          find.error(
            `${base_url} answers ${status}, and not as this service does.`,
            await toRemedy(settings),
          ),
        ];
      return [find.ok(`${base_url} answers.`), ...judgeSkew(headers.date, now)];
    } catch (error) {
      return [
        find.error(`${base_url} cannot be reached: ${toNetworkReason(error)}.`, await toRemedy(settings)),
      ];
    }
  },
};

/** Whether the way to the service is to be mended, or the service. */
async function toRemedy(settings: Settings): Promise<string> {
  const local = localUrl(settings);
  return (await isServing(local).catch(() => false))
    ? `The service itself answers at ${local}: mend the way there (proxy, name, firewall), or public_base_url, which is what stands before /chat/… in the address of a page.`
    : "Start the service, and check public_base_url, the proxy and the firewall.";
}

/** Behind what the system calls it, what that means. */
function toNetworkReason(error: unknown): string {
  const reason = toReason(error);
  if (/wrong version number|packet length too long/u.test(reason))
    return "it speaks no TLS there; an address without TLS begins with http://";
  return reason.includes("ENOTFOUND") ? `${reason} (no such name is known here)` : reason;
}

function judgeSkew(date: string | undefined, now: number): readonly Finding[] {
  const skew_ms = Math.abs(Date.parse(date ?? "") - now);
  if (!(skew_ms > MOST_SKEW_MS)) return [];
  const what = `This machine's clock and the one at the public address differ by ${Math.round(skew_ms / 1_000)} seconds.`;
  return [findingsOf("clock").warning(what, "Set the clocks by the network: `timedatectl set-ntp true`.")];
}

/** Certificates: the files of the settings, and what the public address shows. */
export const certificateCheck: Check = {
  name: "certificate",
  run: async ({ settings, base_url, now }) => {
    const found: Finding[] = [];
    if (settings.tls.cert !== null) found.push(judgeFiles(settings, now));
    const shown = settings.public_base_url?.startsWith("https:") ? await judgeShown(base_url, now) : null;
    return shown === null ? found : [...found, shown];
  },
};

const RENEW = "Renew the certificate, then `kill -HUP` the service (or reload the proxy that holds it).";

function judgeExpiry(what: string, expires_at: number, now: number): Finding {
  const find = findingsOf("certificate");
  const days = Math.floor((expires_at - now) / DAY_MS);
  if (expires_at <= now) return find.error(`${what} has expired.`, RENEW);
  if (days < RENEWAL_DAYS) return find.warning(`${what} expires in ${counted(days, "day")}.`, RENEW);
  return find.ok(`${what} is valid for ${counted(days, "day")}.`);
}

function judgeFiles({ tls, public_base_url }: Settings, now: number): Finding {
  const find = findingsOf("certificate");
  try {
    readCertificate(tls);
    const certificate = new X509Certificate(readFileSync(tls.cert ?? ""));
    const name = public_base_url ? new URL(public_base_url).hostname : null;
    const names = name !== null && !certificate.checkHost(name) && !certificate.checkIP(name);
    if (names)
      return find.error(
        `The certificate of tls.cert is not for ${name}.`,
        "Set tls.cert to one for this name.",
      );
    return judgeExpiry("The certificate of tls.cert", Date.parse(certificate.validTo), now);
  } catch (error) {
    return find.error(
      toReason(error),
      "Set tls.cert and tls.key (CHAT_ASSISTANT_TLS_CERT, CHAT_ASSISTANT_TLS_KEY).",
    );
  }
}

/** Null: none is shown, which the check of the public address tells. */
async function judgeShown(base_url: string, now: number): Promise<Finding | null> {
  const find = findingsOf("certificate");
  try {
    const { expires_at, fault } = await readShownCertificate(base_url);
    const expiry = judgeExpiry(`The certificate at ${base_url}`, expires_at, now);
    if (expiry.level === "error" || fault === null) return expiry;
    return find.error(
      `Browsers do not believe the certificate at ${base_url}: ${fault}.`,
      "Use one of a public authority.",
    );
  } catch {
    return null;
  }
}

/** Whether the proxies in front are the trusted ones. */
export const proxyCheck: Check = {
  name: "proxy",
  run: async ({ settings, base_url, places }) => {
    const find = findingsOf("proxy");
    const { trusted_proxies } = settings;
    if (trusted_proxies.some((entry) => entry.endsWith("/0"))) {
      const what = "trusted_proxies names every address: any client can claim to be another.";
      return [find.error(what, "Set CHAT_ASSISTANT_TRUSTED_PROXIES to the proxy's own network.")];
    }
    // A call that counts its client, so that a proxy shows itself to the server now.
    await call(`${base_url}/v1/public/robots/-/config`).catch(() => null);
    const seen_at = createForwardingMark(places.root).read();
    if (seen_at === null) return [find.ok("No forwarding header came from an untrusted peer.")];
    const what = `A forwarding header came from a peer that is no trusted proxy (${seen_at}): all its visitors share one limit.`;
    return [
      find.error(what, "If it is your proxy, set CHAT_ASSISTANT_TRUSTED_PROXIES to its address and restart."),
    ];
  },
};
