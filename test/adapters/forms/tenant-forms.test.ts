import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { createForms } from "../../../src/adapters/forms/tenant-forms.ts";
import { openTenantRelay } from "../../../src/adapters/forms/tenant-relay.ts";
import { createTemplates } from "../../../src/adapters/pages/templates.ts";
import type { WrittenRelay } from "../../../src/domain/tenant-relay.ts";
import { startMailCatcher } from "../../support/mail-catcher.ts";
import { builtinTemplates, relayPayload } from "../../support/relay.ts";
import { type ScriptedServer, startServer } from "../outbound/server.ts";

const FIRST = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const SECOND = "whsec_c2VjcmV0IG9mIHRoZSBtb250aCBiZWZvcmU=";
const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-tenant-forms-"));
const opened: { close(): unknown }[] = [];
afterEach(async () => {
  delete process.env["ACME_RELAY_SECRET"];
  await Promise.all(opened.splice(0).map((server) => server.close()));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function receiver(): Promise<ScriptedServer> {
  const server = await startServer((_, response) => response.end('{"id":"sub_7"}'));
  opened.push(server);
  return server;
}

const errors: unknown[][] = [];
const silent = () => undefined;
const log = { error: (...line: unknown[]) => errors.push(line), warn: silent, info: silent, debug: silent };

const forms = ({
  url = null as string | null,
  allow_private = true,
  format = "standard" as "standard" | "flat",
  templates = builtinTemplates(),
} = {}) =>
  createForms({
    log,
    settings: {
      allow_plain_services: false,
      relay: {
        transport: url === null ? "none" : "http",
        http: { url, headers: {}, format, allow_private: true },
        smtp: { host: "127.0.0.1", port: 25, secure: false, require_tls: true, user: null, from: null },
        tenants: { allow_private },
      },
    },
    secrets: {},
    templates,
    clock: { now: () => Date.now() },
  });

const CAREFUL = { allow_private: false, allow_plain: false };
const INSIDE = { ...CAREFUL, allow_private: true };

const http = (url: string, keys: object = {}): WrittenRelay => ({
  transport: "http",
  http: { url, ...keys },
});

const mail = (keys: object): WrittenRelay => ({
  transport: "smtp",
  smtp: { host: "mail.example.com", from: "Acme <chat@acme.example>", ...keys },
});

describe("the receivers of tenants", () => {
  it("are that of the settings where a tenant has none of its own", async () => {
    const { url, seen } = await receiver();
    expect(forms().isConfigured(null)).toBe(false);
    expect(forms({ url }).isConfigured(null)).toBe(true);
    expect(await forms({ url }).deliver(relayPayload(), null)).toMatchObject({ status: "sent" });
    expect(seen).toHaveLength(1);
  });

  it("are a tenant's own, whatever the settings say", async () => {
    const [common, own] = [await receiver(), await receiver()];
    for (const url of [null, common.url]) {
      const port = forms({ url });
      expect(port.isConfigured(http(own.url))).toBe(true);
      const delivery = await port.deliver(relayPayload(), http(`${own.url}/acme`));
      expect(delivery).toEqual({ status: "sent", submission_id: "sub_7", error: null });
    }
    expect(own.seen.map(({ path: where }) => where)).toEqual(["/acme", "/acme"]);
    expect(common.seen).toEqual([]);
  });

  it("are nobody for a tenant that says so", async () => {
    const { url, seen } = await receiver();
    expect(forms({ url }).isConfigured({ transport: "none" })).toBe(false);
    expect(await forms({ url }).deliver(relayPayload(), { transport: "none" })).toMatchObject({
      status: "failed",
    });
    expect(seen).toEqual([]);
  });

  it.each([
    ["that of the settings", null],
    ["a tenant's forms service", http("http://127.0.0.1:9/", { format: "flat" })],
    ["a tenant's mail server", mail({ host: "127.0.0.1", port: 9, require_tls: false })],
  ])("say in the log which template has a mistake: %s", async (_, own) => {
    const own_templates = path.join(folder, "templates");
    mkdirSync(path.join(own_templates, "locales"), { recursive: true });
    writeFileSync(path.join(own_templates, "locales", "en.json"), "{,}");
    const templates = createTemplates({ directories: [own_templates] });
    const port = forms({ url: "http://127.0.0.1:9/", format: "flat", templates });
    errors.length = 0;
    expect(await port.deliver(relayPayload(), own)).toEqual({ status: "failed", error: "internal" });
    expect(errors).toEqual([
      [
        "a finished conversation could not be delivered",
        { protocol_number: "ACM-20260131-A1B2C3" },
        expect.objectContaining({ message: expect.stringContaining("locales/en.json") }),
      ],
    ]);
  });

  it("get signatures and headers by references that are read at each delivery", async () => {
    const { url, seen } = await receiver();
    const file = path.join(folder, "token");
    writeFileSync(file, "tok_1\n");
    const relay = http(url, {
      secret: "${env:ACME_RELAY_SECRET}",
      authorization: `Bearer \${file:${file}}`,
      headers: { "X-Tenant": "acme" },
      format: "flat",
    });
    const port = forms();
    for (const [index, secret] of [FIRST, SECOND].entries()) {
      process.env["ACME_RELAY_SECRET"] = secret;
      writeFileSync(file, `tok_${index + 1}\n`);
      expect(await port.deliver(relayPayload(), relay)).toMatchObject({ status: "sent" });
      const { headers, body } = seen[index]!;
      expect(headers).toMatchObject({ authorization: `Bearer tok_${index + 1}`, "x-tenant": "acme" });
      expect(() => new Webhook(secret).verify(body, headers as Record<string, string>)).not.toThrow();
      expect(JSON.parse(body.toString())).toMatchObject({ protocol_number: "ACM-20260131-A1B2C3" });
    }
  });

  it("get nothing, signed or not, when a reference or a key cannot be used", async () => {
    const { url, seen } = await receiver();
    const unusable = { status: "failed", error: "relay_unusable" };
    const relay = http(url, { secret: "${env:ACME_RELAY_SECRET}" });
    expect(await forms().deliver(relayPayload(), relay)).toEqual(unusable);
    process.env["ACME_RELAY_SECRET"] = "hush";
    expect(await forms().deliver(relayPayload(), relay)).toEqual(unusable);
    const { faults } = openTenantRelay(relay, INSIDE);
    expect(faults).toMatchObject([{ path: ["http", "secret"] }]);
    expect(JSON.stringify(faults)).not.toContain("hush");
    const gone = http(url, { authorization: `\${file:${path.join(folder, "gone")}}` });
    expect(await forms().deliver(relayPayload(), gone)).toEqual(unusable);
    expect(seen).toEqual([]);
  });

  it("are not inside unless the settings allow it for tenants; the server's own permission is another", async () => {
    const { url, seen } = await receiver();
    const careful = forms({ url, allow_private: false });
    expect(await careful.deliver(relayPayload(), http(url))).toEqual({
      status: "failed",
      error: "relay_unusable",
    });
    expect(seen).toEqual([]);
    expect(await careful.deliver(relayPayload(), null)).toMatchObject({ status: "sent" });
  });

  it.each([
    ["http://10.0.0.1/", "url"],
    ["http://localhost/", "url"],
    ["http://printer.internal/", "url"],
    ["http://[::1]/", "url"],
  ])("are refused before anything is sent: %s", (url, key) => {
    const { faults } = openTenantRelay(http(url), CAREFUL);
    expect(faults).toMatchObject([{ path: ["http", key], message: expect.stringContaining("inside") }]);
    expect(
      openTenantRelay(
        { transport: "smtp", smtp: { host: new URL(url).hostname, from: "a@b.example" } },
        CAREFUL,
      ).faults,
    ).toMatchObject([{ path: ["smtp", "host"] }]);
  });

  it.each([
    ["a forms service by http://", http("http://forms.example.com/"), ["http", "url"]],
    ["a forms service by its public address", http("http://8.8.8.8/"), ["http", "url"]],
    ["a mail server that needs no TLS", mail({ require_tls: false }), ["smtp", "require_tls"]],
  ])("outside are refused without TLS, unless the operator allows it: %s", async (_, relay, place) => {
    const { faults } = openTenantRelay(relay, INSIDE);
    expect(faults).toMatchObject([{ path: place, message: expect.stringContaining("without TLS") }]);
    expect(await forms().deliver(relayPayload(), relay)).toEqual({
      status: "failed",
      error: "relay_unusable",
    });
    expect(openTenantRelay(relay, { ...CAREFUL, allow_plain: true }).faults).toEqual([]);
  });

  it.each([
    ["by https://", http("https://forms.example.com/"), CAREFUL],
    ["that requires TLS for mail", mail({}), CAREFUL],
    ["that speaks TLS for mail from the start", mail({ secure: true, require_tls: false }), CAREFUL],
    ["inside, where that is allowed", http("http://forms.internal/"), INSIDE],
    ["of mail inside, where that is allowed", mail({ host: "10.0.0.9", require_tls: false }), INSIDE],
  ])("may be one %s", (_, relay, rules) => {
    expect(openTenantRelay(relay, rules).faults).toEqual([]);
  });

  it("may be a mail server, with its password", async () => {
    const server = await startMailCatcher({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _, done) =>
        username === "chat" && password === "hush" ? done(null, { user: "chat" }) : done(new Error("no")),
    });
    opened.push(server);
    const file = path.join(folder, "password");
    writeFileSync(file, "hush\n");
    const { port, mails } = server;
    const smtp = {
      host: "127.0.0.1",
      port,
      require_tls: false,
      user: "chat",
      from: "Acme <chat@acme.example>",
      password: `\${file:${file}}`,
    };
    expect(await forms().deliver(relayPayload(), { transport: "smtp", smtp })).toMatchObject({
      status: "sent",
    });
    expect(mails).toMatchObject([{ from: "chat@acme.example", user: "chat" }]);
  });
});
