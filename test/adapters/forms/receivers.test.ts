import { describe, expect, it } from "vitest";
import { createReceiver, createRelayWords } from "../../../src/adapters/forms/receivers.ts";
import { readSigningKey } from "../../../src/adapters/forms/signature.ts";
import { LOCALES } from "../../../src/contract/locale.ts";
import type { Settings } from "../../../src/settings/schema.ts";
import { Secret } from "../../../src/settings/secrets.ts";
import { builtinTemplates, relayPayload } from "../../support/relay.ts";

type Relay = Settings["relay"];
const http: Relay["http"] = { url: null, headers: {}, format: "standard", allow_private: false };
const smtp: Relay["smtp"] = {
  host: "127.0.0.1",
  port: 587,
  secure: false,
  require_tls: true,
  user: null,
  from: null,
};
const options = (settings: Partial<Relay>) => ({
  settings: { transport: "none", http, smtp, ...settings } as Relay,
  secrets: {},
  templates: builtinTemplates(),
  clock: { now: () => 0 },
});

describe("the forms service of the settings", () => {
  it("is none by default, and says so", async () => {
    const forms = createReceiver(options({}));
    expect(forms.isConfigured()).toBe(false);
    expect(await forms.deliver(relayPayload())).toEqual({ status: "failed", error: "not_configured" });
  });

  it("is one by HTTP or by mail", () => {
    const url = "https://forms.example/in";
    expect(createReceiver(options({ transport: "http", http: { ...http, url } })).isConfigured()).toBe(true);
    const from = "bot@acme.example";
    expect(createReceiver(options({ transport: "smtp", smtp: { ...smtp, from } })).isConfigured()).toBe(true);
  });

  it("is refused without an address", () => {
    expect(() => createReceiver(options({ transport: "http" }))).toThrow("relay.http.url");
    expect(() => createReceiver(options({ transport: "smtp" }))).toThrow("relay.smtp.from");
  });

  it.each(["hush", "whsec_", "whsec_c2hvcnQ=", "not base64 at all, but quite long", "whsec_whsec_AAAA"])(
    "is refused with a signing secret that is none, and does not show it: %s",
    (secret) => {
      const settings = options({ transport: "http", http: { ...http, url: "https://forms.example/" } });
      const create = () =>
        createReceiver({ ...settings, secrets: { "relay.http.secret_previous": new Secret(secret) } });
      expect(create).toThrow("relay.http.secret_previous");
      expect(create).not.toThrow(secret === "whsec_" ? "whsec_:" : secret);
    },
  );

  it("takes a signing secret with and without its prefix", () => {
    const key = Buffer.alloc(24, 7);
    expect(readSigningKey(`whsec_${key.toString("base64")}`, "x")).toEqual(key);
    expect(readSigningKey(key.toString("base64"), "x")).toEqual(key);
  });

  it("has words for the relay in every locale, the same keys in each", () => {
    const words = createRelayWords(builtinTemplates());
    const keys = LOCALES.map((locale) => Object.keys(words(locale)));
    expect(keys[0]?.length).toBeGreaterThan(10);
    for (const others of keys) expect(others).toEqual(keys[0]);
  });
});
