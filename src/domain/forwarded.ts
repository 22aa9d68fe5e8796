/**
 * What proxies say about whom they forward for: `X-Forwarded-For` and `Forwarded` (RFC 7239) as lists of addresses.
 * Nothing here decides whom to believe.
 */
import { isIP } from "node:net";

// Hops nearest to us; what stands further left is the client's own invention or of no interest.
const MOST_HOPS = 32;

/** The hops of `X-Forwarded-For`, nearest last; null stands for what is no address. */
export function readForwardedFor(header: string): readonly (string | null)[] {
  return header.split(",").slice(-MOST_HOPS).map(toAddress);
}

/** The `for` of each element of `Forwarded`, nearest last; null where it is unknown, obfuscated, missing or malformed. */
export function readForwarded(header: string): readonly (string | null)[] {
  return splitOutsideQuotes(header, ",")
    .slice(-MOST_HOPS)
    .map((element) => {
      const pairs = splitOutsideQuotes(element, ";").map((pair) => pair.trim());
      const named = pairs.filter((pair) => /^for\s*=/i.test(pair));
      // Two of them contradict each other: neither is believed.
      return named.length === 1 && named[0] ? toAddress(named[0].slice(named[0].indexOf("=") + 1)) : null;
    });
}

function splitOutsideQuotes(text: string, separator: string): readonly string[] {
  const parts: string[] = [];
  let start = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (isQuoted && character === "\\") at += 1;
    else if (character === '"') isQuoted = !isQuoted;
    else if (character === separator && !isQuoted) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  parts.push(text.slice(start));
  return parts;
}

/** The address of a node as proxies write it: quoted, in brackets, with a port; null: it is none. */
export function toAddress(text: string): string | null {
  const bare = text.trim().replace(/^"(.*)"$/, "$1");
  const bracketed = /^\[([^\]]+)\](?::\w+)?$/.exec(bare)?.[1];
  const withPort = /^([\d.]+):\w+$/.exec(bare)?.[1];
  const address = bracketed ?? withPort ?? bare;
  return isIP(address) === 0 ? null : address;
}
