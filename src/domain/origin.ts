/**
 * Widget origins: which sites may embed a robot (`interface.md`: Authentication, 2; `decisions.md`: Widget origin).
 * Origins are compared as the WHATWG URL parser reads them; what is not clearly allowed is denied.
 */
import { isIP } from "node:net";

/** Why an origin is denied. */
export type DeniedBecause = "missing" | "opaque" | "not_an_origin" | "empty_list" | "not_listed";

/** What becomes of an origin: allowed by an entry of the list, or denied for a reason. */
export type OriginDecision =
  | { readonly allowed: true; readonly origin: string; readonly rule: string }
  | { readonly allowed: false; readonly origin: string | null; readonly because: DeniedBecause };

/** An entry of a robot's list, read. `host` of a wildcard begins with a dot. */
interface Entry {
  readonly protocol: string;
  readonly host: string;
  readonly port: string;
  readonly isWildcard: boolean;
}

// Longer than any origin that a browser sends: a host has 253 characters at most.
const LONGEST_ORIGIN = 300;
const ORIGIN = /^(https?):\/\/([^\s/\\?#@*]+)$/i;
const WILDCARD = /^(https:\/\/)\*\.([^\s/\\?#@*]+)$/i;
// The parser lets a semicolon or a comma stand in a host: in a header they would begin a directive or a source.
const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])$/;

// NOTE: not `URL.canParse`: once Node 20 has compiled its caller, after some thousand calls, it takes a host with an ü
// for none.
function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** The origin that a text means, in the form browsers send: lower case, punycode, without a default port; null: it is none. */
export function parseOrigin(text: string): string | null {
  if (text.length > LONGEST_ORIGIN || !ORIGIN.test(text)) return null;
  const url = parseUrl(text);
  return url && HOST.test(url.hostname) ? url.origin : null;
}

function parseEntry(text: string): Entry | null {
  const wildcard = text.length <= LONGEST_ORIGIN ? WILDCARD.exec(text) : null;
  const origin = parseOrigin(wildcard ? `${wildcard[1]}${wildcard[2]}` : text);
  const url = origin === null ? null : parseUrl(origin);
  if (!url) return null;
  const { protocol, hostname, port } = url;
  return {
    protocol,
    host: wildcard ? `.${hostname}` : hostname,
    port,
    isWildcard: wildcard !== null,
  };
}

function matches({ protocol, host, port, isWildcard }: Entry, url: URL): boolean {
  if (protocol !== url.protocol || port !== url.port) return false;
  // A name in front of the dot is needed: neither the apex nor an empty label is a subdomain.
  return isWildcard
    ? url.hostname.length > host.length && url.hostname.endsWith(host) && !url.hostname.startsWith(".")
    : url.hostname === host;
}

/** Decides about an `Origin` header. Entries that cannot be read allow nobody. */
export function decideOrigin(header: string | null | undefined, entries: readonly string[]): OriginDecision {
  if (header === null || header === undefined || header === "") return deny("missing");
  if (header.toLowerCase() === "null") return deny("opaque");
  const origin = parseOrigin(header);
  if (origin === null) return deny("not_an_origin");
  if (entries.length === 0) return deny("empty_list", origin);
  // The common case is an entry as the browser writes it: nothing has to be parsed.
  if (entries.includes(origin)) return { allowed: true, origin, rule: origin };
  const url = new URL(origin);
  for (const rule of entries) {
    const entry = parseEntry(rule);
    if (entry && matches(entry, url)) return { allowed: true, origin, rule };
  }
  return deny("not_listed", origin);
}

const deny = (because: DeniedBecause, origin: string | null = null): OriginDecision => ({
  allowed: false,
  origin,
  because,
});

/** What is wrong with an entry of the list, with a remedy; null: nothing is. */
export function explainOriginEntry(text: string): string | null {
  const example =
    "write an origin such as https://shop.example, or https://*.shop.example for its subdomains";
  if (text === "*" || text.toLowerCase() === "null") return `${text} would allow everybody: ${example}`;
  const entry = parseEntry(text);
  if (!entry) return explainUnreadable(text, example);
  if (!entry.isWildcard) return null;
  const name = entry.host.slice(1);
  if (isIP(name.replace(/^\[|\]$/g, "")) !== 0) return `${text}: an address has no subdomains: ${example}`;
  const hasTwoLabels = name.replace(/\.$/, "").includes(".");
  if (!hasTwoLabels && name !== "localhost")
    return `${text} would allow a whole top-level domain: name a domain of yours, ${example}`;
  return null;
}

function explainUnreadable(text: string, example: string): string {
  const url = parseUrl(text);
  if (url && parseOrigin(url.origin) !== null && !text.includes("*"))
    return `${text} is more than an origin: write ${url.origin}`;
  if (/^http:\/\/\*/i.test(text)) return `${text}: a wildcard takes https only: ${example}`;
  if (parseUrl(`https://${text}`) && !text.includes("://") && !text.includes("*"))
    return `${text} has no scheme: write https://${text}`;
  return `${text} is no origin: ${example}`;
}

/** The list as sources of CSP `frame-ancestors`; what cannot be read is left out. Empty: nobody. */
export function toFrameAncestors(entries: readonly string[]): readonly string[] {
  return entries.flatMap((text) => {
    const entry = parseEntry(text);
    if (!entry) return [];
    const port = entry.port ? `:${entry.port}` : "";
    return [`${entry.protocol}//${entry.isWildcard ? "*" : ""}${entry.host}${port}`];
  });
}
