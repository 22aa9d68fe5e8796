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

// From the right: the last element is the proxy's own, and a quotation that a client left open before it must not take it in.
function splitOutsideQuotes(text: string, separator: string): readonly string[] {
  const parts: string[] = [];
  let end = text.length;
  let isQuoted = false;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const character = text[at];
    if (character === '"' && !isEscaped(text, at)) isQuoted = !isQuoted;
    else if (character === separator && !isQuoted) {
      parts.push(text.slice(at + 1, end));
      end = at;
    }
  }
  parts.push(text.slice(0, end));
  return parts.toReversed();
}

function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text[first - 1] === "\\") first -= 1;
  return (at - first) % 2 === 1;
}

/** The address of a node as proxies write it: quoted, in brackets, with a port; null: it is none. */
export function toAddress(text: string): string | null {
  const bare = text.trim().replace(/^"(.*)"$/, "$1");
  const bracketed = /^\[([^\]]+)\](?::\w+)?$/.exec(bare)?.[1];
  const withPort = /^([\d.]+):\w+$/.exec(bare)?.[1];
  const address = bracketed ?? withPort ?? bare;
  return isIP(address) === 0 ? null : address;
}
