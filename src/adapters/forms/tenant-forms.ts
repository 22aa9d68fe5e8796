/** The receivers of all tenants: each one's own, or that of the settings. A tenant's is opened anew for each delivery. */
import type { TenantRelay } from "../../contract/relay-receiver.ts";
import type { Forms, Receiver } from "../../ports/forms.ts";
import type { Log } from "../../ports/log.ts";
import type { Settings } from "../../settings/schema.ts";
import { Secret, type SecretKey, type Secrets } from "../../settings/secrets.ts";
import {
  createHttpReceiver,
  createMailReceiver,
  createReceiver,
  NO_RECEIVER,
  type ReceiverOptions,
} from "./receivers.ts";
import { openTenantRelay, rulesOf } from "./tenant-relay.ts";

/** What the receivers are made of. */
export interface FormsOptions extends ReceiverOptions {
  readonly log: Log;
  readonly settings: Pick<Settings, "relay" | "allow_plain_services">;
}

/** Creates the forms port. Throws as `createReceiver` does. */
export function createForms({ settings, log, ...options }: FormsOptions): Forms {
  const common = createReceiver({ settings: settings.relay, ...options });
  const rules = rulesOf(settings);
  return {
    isConfigured: (own) => (own === null ? common.isConfigured() : own.transport !== "none"),
    deliver: async (payload, own) => {
      try {
        if (own === null) return await common.deliver(payload);
        const { relay } = openTenantRelay(own, rules);
        if (relay === null) return { status: "failed", error: "relay_unusable" };
        return await toReceiver(relay, rules.allow_private, options).deliver(payload);
      } catch (error) {
        // A template of the operator's, most often: without the cause nobody could find out which, and every delivery fails.
        const { protocol_number } = payload.data;
        log.error("a finished conversation could not be delivered", { protocol_number }, error);
        return { status: "failed", error: "internal" };
      }
    },
  };
}

function toReceiver(relay: TenantRelay, allow_private: boolean, options: ReceiverOptions): Receiver {
  switch (relay.transport) {
    case "none":
      return NO_RECEIVER;
    case "http": {
      const { secret, secret_previous, authorization, ...http } = relay.http;
      const secrets = toSecrets({
        "relay.http.secret": secret,
        "relay.http.secret_previous": secret_previous,
        "relay.http.authorization": authorization,
      });
      return createHttpReceiver({ ...http, allow_private }, { ...options, secrets });
    }
    case "smtp": {
      const { password, ...smtp } = relay.smtp;
      const secrets = toSecrets({ "relay.smtp.password": password });
      return createMailReceiver({ ...smtp, allow_private }, { ...options, secrets });
    }
    default:
      return relay satisfies never;
  }
}

function toSecrets(values: Partial<Record<SecretKey, string | undefined>>): Secrets {
  const given = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(given.map(([key, value]) => [key, new Secret(value)]));
}
