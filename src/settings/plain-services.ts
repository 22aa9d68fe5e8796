/**
 * Services that would be reached without TLS across a network that is not the operator's own: their addresses are refused
 * unless a setting allows it. Those that tenants name are looked at where they are used, by the same rule.
 */
import { BlockList, isIP } from "node:net";
import { bareHost, urlHost } from "./network.ts";
import type { Settings } from "./schema.ts";
import type { Secrets } from "./secrets.ts";

const PLAIN_PROTOCOLS: ReadonlySet<string> = new Set(["http:", "ws:", "redis:", "tcp:"]);
const NETWORKS = {
  ipv4: "127.0.0.0/8 10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 100.64.0.0/10 169.254.0.0/16",
  ipv6: "::1/128 fc00::/7 fe80::/10",
} as const;
/** Names that no resolver outside answers for: a single label is a container's or a machine's beside this one. */
const INSIDE_NAME = /^[^.]+$|\.(?:localhost|local|localdomain|internal|lan|home\.arpa|svc)$/iu;

/** The keys of services without TLS outside of this machine and private networks, each with its host. */
export function listPlainServices(
  settings: Settings,
  secrets: Secrets,
): readonly (readonly [string, string])[] {
  const { database, blobs, conversion, scanning, answers, relay, tracing } = settings;
  const addresses = {
    "database.url": database.url,
    "blobs.s3.url": blobs.s3.url,
    "conversion.url": conversion.url,
    "scanning.address": scanning.address,
    "answers.model.base_url": answers.model.base_url,
    "answers.embeddings.base_url": answers.embeddings.base_url,
    "relay.http.url": relay.http.url,
    "tracing.endpoint": tracing.endpoint,
    "relay.smtp.host": relay.transport === "smtp" ? plainMailAddress(relay.smtp) : null,
    "redis.url": secrets["redis.url"]?.reveal() ?? null,
  };
  return Object.entries(addresses).flatMap(([key, address]) => {
    const host = address === null ? null : findPlainHost(address);
    return host === null ? [] : [[key, host] as const];
  });
}

/** The host that an address reaches without TLS, outside of this machine and private networks; null: it does not. */
export function findPlainHost(address: string): string | null {
  const host = plainHostOf(address);
  return host === null || isInside(host) ? null : host;
}

/** A mail server that is sent to without TLS, as an address; null: TLS is required of it. */
export function plainMailAddress({
  host,
  secure,
  require_tls,
}: {
  readonly host: string;
  readonly secure: boolean;
  readonly require_tls: boolean;
}): string | null {
  return secure || require_tls ? null : toWebAddress(host);
}

/** A host's name or address as a web address, to be judged as one. */
export const toWebAddress = (host: string): string => `http://${urlHost(host)}/`;

// What is no address of a service (a file, say) is none without TLS either.
function plainHostOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return PLAIN_PROTOCOLS.has(url.protocol) ? bareHost(url).replace(/\.$/u, "") : null;
}

function isInside(host: string): boolean {
  const family = isIP(host);
  if (family === 0) return INSIDE_NAME.test(host);
  const name = family === 4 ? "ipv4" : "ipv6";
  const list = new BlockList();
  for (const network of NETWORKS[name].split(" ")) {
    const [address = "", bits = ""] = network.split("/");
    list.addSubnet(address, Number(bits), name);
  }
  return list.check(host, name);
}
