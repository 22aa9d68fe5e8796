/** Which forms service there is: none, one by HTTP, or mail (the settings under `relay`). */
import type { RelayPayload } from "../../domain/relay.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Forms, RelayWords } from "../../ports/forms.ts";
import type { Settings } from "../../settings/schema.ts";
import type { SecretKey, Secrets } from "../../settings/secrets.ts";
import { readStrings } from "../pages/strings.ts";
import type { Templates } from "../pages/templates.ts";
import { toFlatFields } from "./flat.ts";
import { createHttpForms } from "./http.ts";
import { renderMail } from "./mail-body.ts";
import { mailSubject } from "./mail-view.ts";
import { readSigningKey } from "./signature.ts";
import { createSmtpForms } from "./smtp.ts";

/** What the choice needs. */
export interface FormsOptions {
  readonly settings: Settings["relay"];
  readonly secrets: Secrets;
  readonly templates: Templates;
  readonly clock: Clock;
}

/** Creates the forms service of the settings. Throws when it lacks an address, or a signing secret is none. */
export function createForms(options: FormsOptions): Forms {
  const { transport } = options.settings;
  switch (transport) {
    case "none":
      return {
        isConfigured: () => false,
        deliver: async () => ({ status: "failed", error: "not_configured" }),
      };
    case "http":
      return chooseHttp(options);
    case "smtp":
      return chooseSmtp(options);
    default:
      return transport satisfies never;
  }
}

/** The words of a relay by locale. */
export function createRelayWords(templates: Templates): RelayWords {
  return (locale) => readStrings(templates, locale, "relay.");
}

function chooseHttp({ settings: { http }, secrets, templates, clock }: FormsOptions): Forms {
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

function chooseSmtp({ settings: { smtp }, secrets, templates }: FormsOptions): Forms {
  const { from } = smtp;
  if (from === null) throw new Error("forms: relay.smtp.from is needed when relay.transport is smtp");
  return createSmtpForms({
    settings: { ...smtp, from },
    password: secrets["relay.smtp.password"]?.reveal() ?? null,
    write: (payload) => renderMail(payload.data, templates, stringsOf(payload, templates)),
  });
}

const stringsOf = ({ data }: RelayPayload, templates: Templates) => readStrings(templates, data.locale, "");
