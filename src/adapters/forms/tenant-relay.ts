/** A tenant's own relay, from what its file writes to what can be used; its secrets exist only while something is sent. */
import { TenantRelay } from "../../contract/relay-receiver.ts";
import type { WrittenRelay } from "../../domain/tenant-relay.ts";
import { createAddressGuard } from "../outbound/address-guard.ts";
import { OutboundError } from "../outbound/outbound-error.ts";
import { type PlacedFault, resolveReferences } from "../system/references.ts";
import { readSigningKey } from "./signature.ts";

/** A relay, or what is wrong with it: places within the relay, no values. */
export type OpenedRelay =
  | { readonly relay: TenantRelay; readonly faults: readonly [] }
  | { readonly relay: null; readonly faults: readonly PlacedFault[] };

/** Resolves and checks. The references of a stored relay are whole paths: the folder does not matter. */
export function openTenantRelay(written: WrittenRelay, allow_private: boolean): OpenedRelay {
  const { value, faults } = resolveReferences(written, "/");
  if (faults.length > 0) return { relay: null, faults };
  const { data, error } = TenantRelay.safeParse(value);
  if (error) return { relay: null, faults: error.issues };
  const wrong = checkTenantRelay(data, allow_private);
  return wrong.length > 0 ? { relay: null, faults: wrong } : { relay: data, faults: [] };
}

/** What no schema can say: addresses inside (names are looked at when something is sent), and secrets that sign nothing. */
export function checkTenantRelay(relay: TenantRelay, allow_private: boolean): readonly PlacedFault[] {
  switch (relay.transport) {
    case "none":
      return [];
    case "http":
      return [
        ...checkAddress(["http", "url"], allow_private, relay.http.url),
        ...checkKey("secret", relay.http.secret),
        ...checkKey("secret_previous", relay.http.secret_previous),
      ];
    case "smtp":
      return checkAddress(["smtp", "host"], allow_private, toUrl(relay.smtp.host));
    default:
      return relay satisfies never;
  }
}

const toUrl = (host: string): string => `http://${host.includes(":") ? `[${host}]` : host}/`;

function checkAddress(path: readonly string[], allow_private: boolean, url: string): readonly PlacedFault[] {
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
