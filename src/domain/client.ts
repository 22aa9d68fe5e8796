/**
 * Who calls, without knowing who it is: a keyed hash of the caller's network (`decisions.md`: Abuse, Rate limits).
 * Addresses are neither stored nor logged.
 */
import { createHmac } from "node:crypto";
import { isIPv4, isIPv6 } from "node:net";

const KEY_CHARACTERS = 22;
const IPV6_GROUPS = 8;
const NETWORK_GROUPS = 4;

/** An address as rate limits and blocks count it: IPv4 whole, IPv4-mapped IPv6 as IPv4, IPv6 by its /64; null: no address. */
export function toNetwork(address: string): string | null {
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return null;
  const groups = toGroups(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  if (isMapped) return toIPv4(groups[6] ?? 0, groups[7] ?? 0);
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(":")}::/64`;
}

const toIPv4 = (high: number, low: number): string => `${high >> 8}.${high & 255}.${low >> 8}.${low & 255}`;

// The address is known to be valid.
function toGroups(address: string): readonly number[] {
  const [bare = ""] = address.split("%");
  const [head = "", tail] = bare.split("::");
  const before = readGroups(head);
  const after = tail === undefined ? [] : readGroups(tail);
  const zeros = Array.from({ length: IPV6_GROUPS - before.length - after.length }, () => 0);
  return [...before, ...zeros, ...after];
}

function readGroups(text: string): readonly number[] {
  if (text === "") return [];
  return text.split(":").flatMap((group) => {
    if (!group.includes(".")) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split(".").map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}

/**
 * The client's key: 22 characters of base64url (132 bits), the same for every tenant, and of no use without the
 * installation's secret.
 */
export function toClientKey(network: string, secret: string): string {
  return createHmac("sha256", secret).update(network).digest("base64url").slice(0, KEY_CHARACTERS);
}
