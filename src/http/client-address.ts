/**
 * Who calls: the socket's address, or what trusted proxies say about it, as a client key (`decisions.md`: Abuse).
 * A header of a peer that is no trusted proxy counts for nothing.
 */
import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";
import { toClientKey, toNetwork } from "../domain/client.ts";
import { readForwarded, readForwardedFor, toAddress } from "../domain/forwarded.ts";
import type { Log } from "../ports/log.ts";
import { parseNetwork } from "../settings/network.ts";
import type { Secret } from "../settings/secrets.ts";

/** What the recognition of clients needs. */
export interface ClientAddressOptions {
  /** CIDRs or single addresses. */
  readonly trusted_proxies: readonly string[];
  /** Keys the hash of addresses. */
  readonly secret: Secret;
  readonly log: Log;
  /** Called once, when a forwarding header came from a peer that is no trusted proxy. */
  readonly onUntrustedHeader?: (() => void) | undefined;
}

/** Recognises clients. */
export interface ClientAddresses {
  /** The key of a request's client: 22 characters, never its address. */
  keyOf(request: IncomingMessage): string;
  /** Whether a forwarding header came from a peer that is no trusted proxy; for the operator's `doctor`. */
  readonly hasSeenUntrustedHeader: () => boolean;
}

const MOST_REMEMBERED = 10_000;
// A socket that is already gone has no address.
const NOBODY = "unknown";

function readTrustedProxies(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const network = parseNetwork(entry);
    if (network) list.addSubnet(network.address, network.length, network.family);
  }
  return list;
}

/** Recognises clients by these settings. */
export function createClientAddresses({
  trusted_proxies,
  secret,
  log,
  onUntrustedHeader,
}: ClientAddressOptions): ClientAddresses {
  const trusted = readTrustedProxies(trusted_proxies);
  const isTrusted = (address: string): boolean =>
    trusted_proxies.length > 0 && trusted.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
  const remember = rememberKeys(secret);
  let hasSeen = false;

  const warnOnce = (): void => {
    if (hasSeen) return;
    hasSeen = true;
    onUntrustedHeader?.();
    log.warn(
      "a forwarding header came from a peer that is no trusted proxy; it is ignored. If that is your proxy, set trusted_proxies",
    );
  };

  return {
    hasSeenUntrustedHeader: () => hasSeen,
    keyOf: (request) => {
      const peer = request.socket.remoteAddress ?? NOBODY;
      const { "x-forwarded-for": forwardedFor, forwarded } = request.headers;
      if (forwardedFor === undefined && forwarded === undefined) return remember(peer);
      if (!isTrusted(peer)) {
        warnOnce();
        return remember(peer);
      }
      return remember(findClient(peer, hopsOf(request), isTrusted));
    },
  };
}

// Most proxies append to X-Forwarded-For and pass a Forwarded header of the client on as it came: the former wins.
function hopsOf({ headers }: IncomingMessage): readonly (string | null)[] {
  const forwardedFor = headers["x-forwarded-for"];
  if (forwardedFor !== undefined) return readForwardedFor(String(forwardedFor));
  return readForwarded(String(headers.forwarded));
}

// From the right past every trusted hop. What is no address was not written by a proxy of ours: the hop before it counts.
function findClient(
  peer: string,
  hops: readonly (string | null)[],
  isTrusted: (address: string) => boolean,
): string {
  let client = peer;
  for (const hop of hops.toReversed()) {
    if (hop === null) return client;
    client = hop;
    if (!isTrusted(hop)) return client;
  }
  return client;
}

// The hash costs more than the rest of the recognition.
function rememberKeys(secret: Secret): (address: string) => string {
  const known = new Map<string, string>();
  return (address) => {
    const found = known.get(address);
    if (found) return found;
    const key = toClientKey(toNetwork(toAddress(address) ?? address) ?? NOBODY, secret.reveal());
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(address, key);
    return key;
  };
}
