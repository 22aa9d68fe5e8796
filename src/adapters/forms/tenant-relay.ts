/** A tenant's own relay, from what its file writes to what can be used; its secrets exist only while something is sent. */
import { TenantRelay } from "../../contract/relay-receiver.ts";
import type { WrittenRelay } from "../../domain/tenant-relay.ts";
import type { Settings } from "../../settings/schema.ts";
import { findPlainHost, plainMailAddress, toWebAddress } from "../../settings/plain-services.ts";
import { createAddressGuard } from "../outbound/address-guard.ts";
import { OutboundError } from "../outbound/outbound-error.ts";
import { type PlacedFault, resolveReferences } from "../system/references.ts";
import { readSigningKey } from "./signature.ts";

/** A relay, or what is wrong with it: places within the relay, no values. */
export type OpenedRelay =
  | { readonly relay: TenantRelay; readonly faults: readonly [] }
  | { readonly relay: null; readonly faults: readonly PlacedFault[] };

/** What the settings allow to the receivers of tenants. */
export interface ReceiverRules {
  /** Loopback and private addresses (`relay.tenants.allow_private`). */
  readonly allow_private: boolean;
  /** No TLS outside of this machine and private networks (`allow_plain_services`). */
  readonly allow_plain: boolean;
}

/** The rules as the settings have them. */
export const rulesOf = ({
  relay,
  allow_plain_services,
}: Pick<Settings, "relay" | "allow_plain_services">): ReceiverRules => ({
  allow_private: relay.tenants.allow_private,
  allow_plain: allow_plain_services,
});

/** Resolves and checks. The references of a stored relay are whole paths: the folder does not matter. */
export function openTenantRelay(written: WrittenRelay, rules: ReceiverRules): OpenedRelay {
  const { value, faults } = resolveReferences(written, "/");
  if (faults.length > 0) return { relay: null, faults };
  const { data, error } = TenantRelay.safeParse(value);
  if (error) return { relay: null, faults: error.issues };
  const wrong = checkTenantRelay(data, rules);
  return wrong.length > 0 ? { relay: null, faults: wrong } : { relay: data, faults: [] };
}

/**
 * What no schema can say: addresses inside (names are looked at when something is sent), those outside without TLS, and
 * secrets that sign nothing.
 */
export function checkTenantRelay(relay: TenantRelay, rules: ReceiverRules): readonly PlacedFault[] {
  switch (relay.transport) {
    case "none":
      return [];
    case "http":
      return [
        ...checkAddress(["http", "url"], rules, relay.http.url),
        ...checkPlain(["http", "url"], rules, relay.http.url),
        ...checkKey("secret", relay.http.secret),
        ...checkKey("secret_previous", relay.http.secret_previous),
      ];
    case "smtp":
      return [
        ...checkAddress(["smtp", "host"], rules, toWebAddress(relay.smtp.host)),
        ...checkPlain(["smtp", "require_tls"], rules, plainMailAddress(relay.smtp)),
      ];
    default:
      return relay satisfies never;
  }
}

function checkPlain(
  path: readonly string[],
  { allow_plain }: ReceiverRules,
  url: string | null,
): readonly PlacedFault[] {
  const host = allow_plain || url === null ? null : findPlainHost(url);
  if (host === null) return [];
  const message = `reaches ${host} without TLS: use https:// or require_tls, or set allow_plain_services in the settings`;
  return [{ path, message }];
}

function checkAddress(
  path: readonly string[],
  { allow_private }: ReceiverRules,
  url: string,
): readonly PlacedFault[] {
  if (!URL.canParse(url)) return [{ path, message: "is no host: give a name or an address" }];
  try {
    createAddressGuard(allow_private).checkUrl(new URL(url));
    return [];
  } catch (error) {
    const remedy = "give a public one, or set relay.tenants.allow_private in the settings";
    if (error instanceof OutboundError) return [{ path, message: `is an address inside: ${remedy}` }];
    throw error;
  }
}

function checkKey(key: string, secret: string | undefined): readonly PlacedFault[] {
  if (secret === undefined) return [];
  try {
    readSigningKey(secret, key);
    return [];
  } catch {
    const message = "is no signing secret: give whsec_ and the output of `openssl rand -base64 32`";
    return [{ path: ["http", key], message }];
  }
}
