/** The address to connect to for a name that somebody else chose: for protocols that do not go through `guarded-fetch`. */
import { lookup } from "node:dns/promises";
import { createAddressGuard } from "./address-guard.ts";
import { OutboundError, toOutboundError } from "./outbound-error.ts";

/** Resolves a name to all its addresses; only tests give another one. */
export type ResolveHost = (host: string) => Promise<readonly { readonly address: string }[]>;

/** What bounds the resolving. */
export interface OutsideOptions {
  readonly allow_private: boolean;
  readonly signal: AbortSignal;
  readonly resolve?: ResolveHost;
}

/**
 * One address of a host, all of them being allowed; connecting to it and not to the name leaves no time to change it.
 * Rejects with `OutboundError`.
 */
export async function resolveOutside(host: string, options: OutsideOptions): Promise<string> {
  const { allow_private, signal, resolve = resolveBySystem } = options;
  const guard = createAddressGuard(allow_private);
  const addresses = await Promise.race([resolve(host), rejectWith(signal)]).catch((error: unknown) => {
    throw signal.aborted ? new OutboundError("timeout", { cause: error }) : toOutboundError(error);
  });
  for (const { address } of addresses) guard.checkAddress(address);
  const [first] = addresses;
  if (first === undefined) throw new OutboundError("dns");
  return first.address;
}

const resolveBySystem: ResolveHost = (host) => lookup(host, { all: true, verbatim: true });

function rejectWith(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(new OutboundError("timeout")), { once: true });
  });
}
