/** A network as an operator writes it: an address, or a CIDR. */
import { isIP } from "node:net";
import * as z from "zod";

/** A network of addresses that have the first `length` bits in common. */
export interface Network {
  readonly address: string;
  readonly length: number;
  readonly family: "ipv4" | "ipv6";
}

/** The network; null where the text is none. */
export function parseNetwork(text: string): Network | null {
  const [address = "", prefix, rest] = text.split("/");
  const family = isIP(address);
  const bits = family === 4 ? 32 : 128;
  const length = prefix === undefined ? bits : Number(prefix);
  if (family === 0 || rest !== undefined || !/^\d+$/.test(prefix ?? "0") || length > bits) return null;
  return { address, length, family: family === 4 ? "ipv4" : "ipv6" };
}

/**
 * Where a server can listen: an address, or a name that stands for one.
 * NOTE: listhen takes any other text for `localhost`, and says so where nobody looks.
 */
export const Host = z
  .string()
  .regex(
    /^(?!-)[\d.:A-Za-z-]{1,63}(?<!-)$/,
    "takes an address of this machine or its name, such as 127.0.0.1, :: or localhost",
  );

/** A host as it stands in a URL: an IPv6 address in brackets. */
export const urlHost = (host: string): string => (host.includes(":") ? `[${host}]` : host);

/** Where a server that listens on a host is called, as it stands in a URL: "every interface" can be listened on, not called. */
export const callableHost = (host: string): string =>
  host === "0.0.0.0" || host === "::" ? "127.0.0.1" : urlHost(host);

/** The host of a URL as it is connected to: without the brackets of an IPv6 address. */
export const bareHost = ({ hostname }: Pick<URL, "hostname">): string => hostname.replace(/^\[|\]$/gu, "");

/** Networks, each of them one. */
export const Networks = z.array(
  z.string().refine((text) => parseNetwork(text) !== null, "takes CIDRs such as 10.0.0.0/8 or ::1/128"),
);
