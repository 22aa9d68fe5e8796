import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { toClientKey } from "../../src/domain/client.ts";
import { createClientAddresses } from "../../src/http/client-address.ts";
import type { Log } from "../../src/ports/log.ts";
import { Secret } from "../../src/settings/secrets.ts";

const SECRET = "0123456789abcdef";
const PROXIES = ["10.0.0.0/8", "2001:db8:ffff::/48", "192.0.2.10"];

function recordingLog() {
  const lines: string[] = [];
  const log: Log = {
    error: (message) => void lines.push(message),
    warn: (message, fields) => void lines.push(`${message} ${JSON.stringify(fields ?? {})}`),
    info: () => {},
    debug: () => {},
  };
  return { log, lines };
}

const request = (remoteAddress: string | undefined, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;

function clients(trusted_proxies: readonly string[] = PROXIES) {
  const { log, lines } = recordingLog();
  return { ...createClientAddresses({ trusted_proxies, secret: new Secret(SECRET), log }), lines };
}

const keyOf = (network: string): string => toClientKey(network, SECRET);

describe("the client of a request", () => {
  it.each([
    ["no header: the peer", "198.51.100.1", {}, "198.51.100.1"],
    ["an IPv4-mapped peer is IPv4", "::ffff:198.51.100.1", {}, "198.51.100.1"],
    [
      "an untrusted peer's header counts for nothing",
      "198.51.100.1",
      { "x-forwarded-for": "203.0.113.9" },
      "198.51.100.1",
    ],
    ["a trusted peer names its client", "10.1.2.3", { "x-forwarded-for": "203.0.113.9" }, "203.0.113.9"],
    ["a mapped trusted peer, too", "::ffff:10.1.2.3", { "x-forwarded-for": "203.0.113.9" }, "203.0.113.9"],
    ["a single trusted address", "192.0.2.10", { "x-forwarded-for": "203.0.113.9" }, "203.0.113.9"],
    [
      "the right-most untrusted entry wins over what the client invented",
      "10.1.2.3",
      { "x-forwarded-for": "1.1.1.1, 203.0.113.9" },
      "203.0.113.9",
    ],
    [
      "trusted hops are passed",
      "10.1.2.3",
      { "x-forwarded-for": "1.1.1.1, 203.0.113.9, 10.9.9.9, 10.8.8.8" },
      "203.0.113.9",
    ],
    ["only trusted hops: the farthest", "10.1.2.3", { "x-forwarded-for": "10.9.9.9, 10.8.8.8" }, "10.9.9.9"],
    ["ports and brackets", "10.1.2.3", { "x-forwarded-for": "[2001:db8:1:2::5]:4711" }, "2001:db8:1:2::/64"],
    [
      "garbage stops at the hop that reported it",
      "10.1.2.3",
      { "x-forwarded-for": "203.0.113.9, garbage" },
      "10.1.2.3",
    ],
    ["an empty header", "10.1.2.3", { "x-forwarded-for": "" }, "10.1.2.3"],
    [
      "Forwarded",
      "10.1.2.3",
      { forwarded: 'for=1.1.1.1, for="[2001:db8:1:2::5]:80";proto=https' },
      "2001:db8:1:2::/64",
    ],
    ["Forwarded: unknown", "10.1.2.3", { forwarded: "for=203.0.113.9, for=unknown" }, "10.1.2.3"],
    [
      "Forwarded: obfuscated after a trusted hop",
      "10.1.2.3",
      { forwarded: "for=203.0.113.9, for=_abc, for=10.5.5.5" },
      "10.5.5.5",
    ],
    [
      "Forwarded: a quotation that the client left open",
      "10.1.2.3",
      { forwarded: 'for="x, for=203.0.113.9' },
      "203.0.113.9",
    ],
    [
      "X-Forwarded-For wins over a Forwarded that a client sent along",
      "10.1.2.3",
      { "x-forwarded-for": "203.0.113.9", forwarded: "for=9.9.9.9" },
      "203.0.113.9",
    ],
    ["an IPv6 proxy", "2001:db8:ffff:1::1", { "x-forwarded-for": "203.0.113.9" }, "203.0.113.9"],
  ])("%s", (_, peer, headers, network) => {
    expect(clients().keyOf(request(peer, headers as Record<string, string>))).toBe(keyOf(network));
  });

  it("two addresses of one /64 are one client, two of neighbouring ones are two", () => {
    const { keyOf: key } = clients();
    expect(key(request("2001:db8:1:2::1"))).toBe(key(request("2001:db8:1:2:a:b:c:d")));
    expect(key(request("2001:db8:1:2::1"))).not.toBe(key(request("2001:db8:1:3::1")));
  });

  it("a socket that is gone has a client, too", () => {
    expect(clients().keyOf(request(undefined))).toMatch(/^[\w-]{22}$/);
  });
});

describe("a forwarding header of an untrusted peer", () => {
  it("is warned of once, without any address, and remembered for doctor", () => {
    const { keyOf: key, lines, hasSeenUntrustedHeader } = clients([]);
    expect(hasSeenUntrustedHeader()).toBe(false);
    for (let at = 0; at < 3; at += 1) key(request("198.51.100.1", { "x-forwarded-for": "203.0.113.9" }));
    key(request("198.51.100.1", { forwarded: "for=203.0.113.9" }));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("trusted_proxies");
    expect(lines[0]).not.toMatch(/198\.51|203\.0/);
    expect(hasSeenUntrustedHeader()).toBe(true);
  });
});
