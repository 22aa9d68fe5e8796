/** What a relay's keys come to: no receiver, one by HTTP, or mail. The keys are those of the settings, or a tenant's own. */
import type { RelayPayload } from "../../domain/relay.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Receiver, RelayWords } from "../../ports/forms.ts";
import type { Settings } from "../../settings/schema.ts";
import type { SecretKey, Secrets } from "../../settings/secrets.ts";
import { readStrings } from "../pages/strings.ts";
import type { Templates } from "../pages/templates.ts";
import { toFlatFields } from "./flat-fields.ts";
import { createHttpForms } from "./http.ts";
import { renderMail } from "./mail-body.ts";
import { mailSubject } from "./mail-view.ts";
import { readSigningKey } from "./signature.ts";
import { createSmtpForms } from "./smtp.ts";

/** What every receiver needs. */
export interface ReceiverOptions {
  readonly secrets: Secrets;
  readonly templates: Templates;
  readonly clock: Clock;
}

/** The keys of a forms service. */
export type HttpKeys = Settings["relay"]["http"];

/** The keys of a mail server. `allow_private` is absent where it may stand anywhere, the operator having chosen it. */
export type MailKeys = Settings["relay"]["smtp"] & { readonly allow_private?: boolean };

/** Nobody. */
export const NO_RECEIVER: Receiver = {
  isConfigured: () => false,
  deliver: async () => ({ status: "failed", error: "not_configured" }),
};

/** What the receiver of the settings needs. */
export interface CommonReceiverOptions extends ReceiverOptions {
  readonly settings: Omit<Settings["relay"], "tenants">;
}

/** The receiver of the settings. Throws when it lacks an address, or a signing secret is none. */
export function createReceiver({ settings, ...options }: CommonReceiverOptions): Receiver {
  const { transport, http, smtp } = settings;
  switch (transport) {
    case "none":
      return NO_RECEIVER;
    case "http":
      return createHttpReceiver(http, options);
    case "smtp":
      return createMailReceiver(smtp, options);
    default:
      return transport satisfies never;
  }
}

/** The words of a relay by locale. */
export function createRelayWords(templates: Templates): RelayWords {
  return (locale) => readStrings(templates, locale, "relay.");
}

/** A forms service. Throws when it lacks an address, or a signing secret is none. */
export function createHttpReceiver(http: HttpKeys, { secrets, templates, clock }: ReceiverOptions): Receiver {
  const { url } = http;
  if (url === null) throw new Error("forms: relay.http.url is needed when relay.transport is http");
  const names: readonly SecretKey[] = ["relay.http.secret", "relay.http.secret_previous"];
  const keys = names.flatMap((name) => {
    const secret = secrets[name];
    return secret ? [readSigningKey(secret.reveal(), name)] : [];
  });
  const writeFlat = (payload: RelayPayload): unknown =>
    toFlatFields(payload, mailSubject(payload.data, stringsOf(payload, templates)));
  return createHttpForms({
    settings: { ...http, url },
    keys,
    authorization: secrets["relay.http.authorization"]?.reveal() ?? null,
    write: http.format === "flat" ? writeFlat : (payload) => payload,
    clock,
  });
}

/** A mail server. Throws when there is no sender. */
export function createMailReceiver(
  { allow_private, ...smtp }: MailKeys,
  { secrets, templates }: ReceiverOptions,
): Receiver {
  const { from } = smtp;
  if (from === null) throw new Error("forms: relay.smtp.from is needed when relay.transport is smtp");
  return createSmtpForms({
    settings: { ...smtp, from },
    password: secrets["relay.smtp.password"]?.reveal() ?? null,
    write: (payload) => renderMail(payload.data, templates, stringsOf(payload, templates)),
    ...(allow_private === undefined ? {} : { allow_private }),
  });
}

const stringsOf = ({ data }: RelayPayload, templates: Templates) => readStrings(templates, data.locale, "");
