/**
 * Which addresses a request to a given URL may reach: nothing inside the machine or its networks, unless the operator
 * says so. Checked on the canonical literal of the URL and on every address a name resolves to.
 */
import { BlockList, isIP } from "node:net";

import { bareHost } from "../../settings/network.ts";
import { OutboundError } from "./outbound-error.ts";

/** Never a server's address, whatever the operator allows (the second group holds cloud metadata services). */
const NEVER: readonly string[] = [
  "0.0.0.0/8 224.0.0.0/4 240.0.0.0/4 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 198.51.100.0/24 203.0.113.0/24 ::/128 ff00::/8 100::/64 2001::/23 2001:db8::/32 5f00::/16",
  "169.254.0.0/16 fe80::/10 fec0::/10 fd00:ec2::254/128",
];
const PRIVATE: readonly string[] = [
  "10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 127.0.0.0/8 100.64.0.0/10 198.18.0.0/15 ::1/128 fc00::/7",
];
/**
 * IPv6 addresses that carry an IPv4 address: an internal one could hide in them. Those of 6to4, those of Teredo (above), and
 * all others begin with three zero bits, where nothing of the Internet is.
 */
const CARRIERS: readonly string[] = ["::/3 2002::/16"];

/** Judges addresses. */
export interface AddressGuard {
  /** Throws `blocked_url` for anything but a plain http(s) URL, `blocked_address` for a literal inside. */
  checkUrl(url: URL): void;
  /** Throws `blocked_address` for an address inside. */
  checkAddress(address: string): void;
}

/** Creates a guard; `allow_private` lets loopback and private networks through, nothing else. */
export function createAddressGuard(allow_private: boolean): AddressGuard {
  const blocked = toBlockLists([...NEVER, ...CARRIERS, ...(allow_private ? [] : PRIVATE)]);
  const checkAddress = (address: string): void => {
    if (allow_private && address === "::1") return;
    const family = isIP(address);
    const isOutside = family === 4 ? !blocked.ipv4.check(address) : !blocked.ipv6.check(address, "ipv6");
    if (family === 0 || !isOutside) throw new OutboundError("blocked_address");
  };
  return {
    checkAddress,
    checkUrl: (url) => {
      const isPlain = url.protocol === "https:" || url.protocol === "http:";
      if (!isPlain || url.username !== "" || url.password !== "") throw new OutboundError("blocked_url");
      const host = bareHost(url).replace(/\.$/u, "");
      if (isIP(host) !== 0) checkAddress(host);
      else if (!allow_private && /(?:^|\.)(?:localhost|local|internal|localdomain)$/iu.test(host)) {
        throw new OutboundError("blocked_address");
      }
    },
  };
}

/** NOTE: two lists, since a list that holds `::ffff:0:0/96` takes every IPv4 address for a member of it. */
function toBlockLists(groups: readonly string[]): { readonly ipv4: BlockList; readonly ipv6: BlockList } {
  const lists = { ipv4: new BlockList(), ipv6: new BlockList() };
  for (const subnet of groups.join(" ").split(" ")) {
    const [address = "", prefix = ""] = subnet.split("/");
    const family = address.includes(":") ? "ipv6" : "ipv4";
    lists[family].addSubnet(address, Number(prefix), family);
  }
  return lists;
}
