/** Issues an API key. It is shown once: only the hash of its secret is kept. */
import {
  API_KEY_SCOPES,
  type ApiKey,
  type ApiKeyScope,
  formatApiKey,
  hashSecret,
  SECRET_CHARACTERS,
} from "../domain/api-key.ts";
import { Refusal } from "../domain/refusal.ts";
import type { AuditLog } from "../ports/audit-log.ts";
import type { ApiKeyStore } from "../ports/api-key-store.ts";
import type { Clock } from "../ports/clock.ts";
import type { Directory } from "../ports/directory.ts";
import type { Ids } from "../ports/ids.ts";

/** What the flow needs. */
export interface IssueKeyOptions {
  readonly keys: ApiKeyStore;
  readonly directory: Directory;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly audit: AuditLog;
}

/** A key to issue. */
export interface IssueKeyCommand {
  /** Who issues it, for the audit log. */
  readonly actor: string;
  readonly tenant_id: string;
  readonly name: string;
  readonly scopes: readonly string[];
  /** The channel for clients that cannot send one. */
  readonly default_channel_id: string | null;
  readonly expires_at: number | null;
}

/** The key with its one showing. */
export interface IssuedKey {
  readonly api_key: string;
  readonly key: ApiKey;
}

const MOST_NAME_CHARACTERS = 120;

/** Gives the flow. Refuses with `invalid_request` (no or unknown scope, past expiry, long name), `unknown_channel`. */
export function createIssueKey(options: IssueKeyOptions) {
  return async (command: IssueKeyCommand): Promise<IssuedKey> => {
    const now = options.clock.now();
    const scopes = readScopes(command.scopes);
    if (command.expires_at !== null && command.expires_at <= now)
      throw wrong("expires", "The expiry lies in the past.");
    if (command.name.length > MOST_NAME_CHARACTERS)
      throw wrong("name", `A name has ${MOST_NAME_CHARACTERS} characters at most.`);
    await admitChannel(options, command, scopes);
    const { default_channel_id, tenant_id, name, expires_at } = command;
    const key: ApiKey = {
      key_id: options.ids.create("key"),
      tenant_id,
      name,
      scopes,
      default_channel_id,
      created_at: now,
      expires_at,
      revoked_at: null,
      last_used_at: null,
    };
    const secret = drawSecret(options.ids);
    await options.keys.create({ key, secret_hash: hashSecret(secret) });
    const details = { tenant_id, scopes: scopes.join(","), expires_at };
    await options.audit.append({ actor: command.actor, action: "key.issued", subject: key.key_id, details });
    return { key, api_key: formatApiKey({ key_id: key.key_id, secret }) };
  };
}

const wrong = (param: string, detail: string): Refusal => new Refusal("invalid_request", { param, detail });

function readScopes(names: readonly string[]): readonly ApiKeyScope[] {
  const unknown = names.find((name) => !(API_KEY_SCOPES as readonly string[]).includes(name));
  if (unknown !== undefined || names.length === 0) {
    const fault = unknown === undefined ? "A key needs a scope" : `There is no scope ${unknown}`;
    throw wrong("scopes", `${fault}; there are ${API_KEY_SCOPES.join(", ")}.`);
  }
  return API_KEY_SCOPES.filter((scope) => names.includes(scope));
}

async function admitChannel(
  { directory }: IssueKeyOptions,
  { default_channel_id, tenant_id }: IssueKeyCommand,
  scopes: readonly ApiKeyScope[],
): Promise<void> {
  if (default_channel_id === null) return;
  const context = await directory.findChannel(default_channel_id);
  if (context?.tenant.tenant_id !== tenant_id)
    throw new Refusal("unknown_channel", {
      param: "channel",
      detail: "The tenant has no such channel: `chat-assistant channels list` shows them.",
    });
  if (context.channel.visibility === "private" && !scopes.includes("channels:private"))
    throw wrong("channel", "A private channel needs the scope channels:private.");
}

// Two identifiers hold 288 random bits between their prefixes.
function drawSecret(ids: Ids): string {
  const draw = (): string => ids.create("key").slice("key_".length);
  return (draw() + draw()).slice(0, SECRET_CHARACTERS);
}
