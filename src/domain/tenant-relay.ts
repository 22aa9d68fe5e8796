/** A tenant's own relay as its file writes it: references stay references, so that no secret is stored or exported. */
import { RELAY_SECRETS } from "../contract/relay-receiver.ts";
import { hasReference } from "./reference.ts";

/** What stands under `relay` in `tenant.yaml`; valid once its references are resolved, each time something is sent. */
export interface WrittenRelay {
  readonly transport: "none" | "http" | "smtp";
  readonly http?: Readonly<Record<string, unknown>>;
  readonly smtp?: Readonly<Record<string, unknown>>;
}

/** A fault at a place within the relay. */
export interface RelayFault {
  readonly path: readonly string[];
  readonly message: string;
}

/** What no schema of the resolved values can see: a secret that stands there in clear, a transport that cannot be known. */
export function explainWriting(relay: WrittenRelay): readonly RelayFault[] {
  const secrets = RELAY_SECRETS.flatMap(([section, key]) => {
    const value = relay[section]?.[key];
    if (value === undefined || (typeof value === "string" && hasReference(value))) return [];
    return [{ path: [section, key], message: "takes a reference, no secret: ${env:NAME} or ${file:path}" }];
  });
  if (!hasReference(relay.transport)) return secrets;
  return [...secrets, { path: ["transport"], message: "takes no reference: write none, http or smtp" }];
}

/** What is shown of a receiver: an origin or a mail server, never the rest of a URL, which may hold a token. null: nobody. */
export function toReceiver({ transport, http, smtp }: WrittenRelay): string | null {
  switch (transport) {
    case "none":
      return null;
    case "http":
      return toOrigin(String(http?.["url"]));
    case "smtp":
      return `${String(smtp?.["host"])}:${toPort(smtp?.["port"])}`;
    default:
      return transport satisfies never;
  }
}

// By its letters, since a part of it may still be a reference.
const toOrigin = (url: string): string => url.replace(/^(\w+:\/\/[^/?#]*).*$/s, "$1");

const toPort = (port: unknown): number => (typeof port === "number" ? port : 587);
