import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { resolveSettings, type Resolved } from "../../src/settings/resolve.ts";

const defaults = JSON.parse(readFileSync("config/defaults.json", "utf8")) as unknown;
const resolve = (environment: Record<string, string>): Resolved =>
  resolveSettings({
    layers: [{ source: "the defaults", values: defaults }],
    environment,
    flags: {},
    readSecretFile: () => "from a file",
  });

describe("the settings of the relay", () => {
  it("are no relay by default", () => {
    expect(resolve({}).settings.relay.transport).toBe("none");
  });

  it("come from the environment", () => {
    const { settings, secrets } = resolve({
      CHAT_ASSISTANT_RELAY_TRANSPORT: "http",
      CHAT_ASSISTANT_RELAY_HTTP_URL: "https://forms.example/in",
      CHAT_ASSISTANT_RELAY_HTTP_HEADERS: '{"x-tenant":"acme"}',
      CHAT_ASSISTANT_RELAY_HTTP_ALLOW_PRIVATE: "yes",
      CHAT_ASSISTANT_RELAY_HTTP_SECRET: "whsec_x",
      CHAT_ASSISTANT_RELAY_SMTP_PASSWORD_FILE: "/run/secrets/mail",
    });
    expect(settings.relay.http).toEqual({
      url: "https://forms.example/in",
      headers: { "x-tenant": "acme" },
      format: "standard",
      allow_private: true,
    });
    expect(secrets["relay.http.secret"]?.reveal()).toBe("whsec_x");
    expect(secrets["relay.smtp.password"]?.reveal()).toBe("from a file");
  });

  it.each([
    [{ RELAY_TRANSPORT: "http" }, "relay.http.url: is needed"],
    [{ RELAY_TRANSPORT: "smtp" }, "relay.smtp.from: is needed"],
    [{ RELAY_HTTP_URL: "ftp://forms.example" }, "relay.http.url"],
    [{ RELAY_HTTP_URL: "forms.example" }, "relay.http.url: takes a whole address"],
    [{ RELAY_HTTP_URL: "https://user:hush@forms.example" }, "relay.http.authorization"],
    [{ RELAY_HTTP_HEADERS: '{"x y":"1"}' }, "relay.http.headers"],
    [{ RELAY_HTTP_HEADERS: '{"x":"a\\r\\nb: c"}' }, "relay.http.headers"],
    [{ RELAY_SMTP_FROM: "Bot <bot@acme.example>, x@y.example" }, "relay.smtp.from"],
    [{ RELAY_SMTP_FROM: "bot" }, "relay.smtp.from"],
    [{ RELAY_SMTP_FROM: "Bot\r\nBcc: x <bot@acme.example>" }, "relay.smtp.from"],
    [{ RELAY_SMTP_HOST: "mail.example:587" }, "relay.smtp.host: takes a name or an address alone"],
    [{ RELAY_SMTP_HOST: "smtp://mail.example" }, "relay.smtp.host"],
    [{ RELAY_SMTP_HOST: "[::1]" }, "relay.smtp.host"],
    [
      { RELAY_SMTP_HOST: "mail.example", RELAY_SMTP_USER: "bot", RELAY_SMTP_REQUIRE_TLS: "no" },
      "relay.smtp.require_tls: must be true",
    ],
  ] as const)("are refused: %o", (environment, message) => {
    const variables = Object.entries(environment).map(([name, value]) => [`CHAT_ASSISTANT_${name}`, value]);
    expect(() => resolve(Object.fromEntries(variables) as Record<string, string>)).toThrow(message);
  });

  it.each([
    { RELAY_SMTP_HOST: "::1" },
    { RELAY_SMTP_HOST: "fe80::1%eth0" },
    { RELAY_SMTP_HOST: "bücher.example" },
    { RELAY_SMTP_HOST: "127.0.0.1", RELAY_SMTP_USER: "bot", RELAY_SMTP_REQUIRE_TLS: "no" },
    { RELAY_SMTP_HOST: "mail.example", RELAY_SMTP_USER: "bot", RELAY_SMTP_SECURE: "yes" },
    { RELAY_SMTP_FROM: "マリー <bot@acme.example>", RELAY_TRANSPORT: "smtp" },
    { RELAY_SMTP_FROM: "bot@acme.example", RELAY_TRANSPORT: "smtp" },
  ])("are accepted: %o", (environment) => {
    const variables = Object.entries(environment).map(([name, value]) => [`CHAT_ASSISTANT_${name}`, value]);
    expect(() => resolve(Object.fromEntries(variables) as Record<string, string>)).not.toThrow();
  });
});
