/** Which services may be reached without TLS: those of this machine and of private networks, others by a setting. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { resolveSettings, SettingsError } from "../../src/settings/resolve.ts";

const defaults: unknown = JSON.parse(readFileSync("config/defaults.json", "utf8"));

function faultsOf(environment: Record<string, string>): readonly string[] {
  try {
    resolveSettings({
      layers: [{ source: "the defaults", values: defaults }],
      // An embeddings server needs a model's name beside its address.
      environment: { CHAT_ASSISTANT_ANSWERS_EMBEDDINGS_MODEL: "any", ...environment },
      flags: {},
      readSecretFile: () => "",
    });
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.faults;
    throw error;
  }
}

const SERVICES = [
  ["database.url", "CHAT_ASSISTANT_DATABASE_URL", "http"],
  ["blobs.s3.url", "CHAT_ASSISTANT_BLOBS_S3_URL", "http"],
  ["conversion.url", "CHAT_ASSISTANT_CONVERSION_URL", "http"],
  ["answers.model.base_url", "CHAT_ASSISTANT_ANSWERS_MODEL_BASE_URL", "http"],
  ["answers.embeddings.base_url", "CHAT_ASSISTANT_ANSWERS_EMBEDDINGS_BASE_URL", "http"],
  ["relay.http.url", "CHAT_ASSISTANT_RELAY_HTTP_URL", "http"],
  ["tracing.endpoint", "CHAT_ASSISTANT_TRACING_ENDPOINT", "http"],
  ["redis.url", "CHAT_ASSISTANT_REDIS_URL", "redis"],
] as const;

describe.each(SERVICES)("%s", (key, variable, protocol) => {
  it("outside is refused without TLS, with what to do", () => {
    const [fault, ...others] = faultsOf({ [variable]: `${protocol}://services.example.com/x` });
    expect(others).toEqual([]);
    expect(fault).toContain(`${key} reaches services.example.com without TLS`);
    expect(fault).toContain("CHAT_ASSISTANT_ALLOW_PLAIN_SERVICES");
  });
  it("outside is taken with TLS, or when the operator allows it", () => {
    expect(faultsOf({ [variable]: `${protocol}s://services.example.com/x` })).toEqual([]);
    const allowed = { CHAT_ASSISTANT_ALLOW_PLAIN_SERVICES: "true" };
    expect(faultsOf({ ...allowed, [variable]: `${protocol}://services.example.com/x` })).toEqual([]);
  });
});

describe("scanning.address", () => {
  const at = (address: string, more: Record<string, string> = {}) =>
    faultsOf({ CHAT_ASSISTANT_SCANNING_ADDRESS: address, ...more });
  it.each([
    "tcp://127.0.0.1:3310",
    "tcp://[::1]:3310",
    "tcp://clamav:3310",
    "tcp://10.1.2.3:3310",
    "unix:/run/clamav/clamd.ctl",
  ])("%s is taken", (address) => {
    expect(at(address)).toEqual([]);
  });
  it.each([
    "127.0.0.1:3310",
    "tcp://127.0.0.1",
    "tcp://127.0.0.1:99999",
    "http://127.0.0.1:3310",
    "tcp://127.0.0.1:3310/x",
    "unix:clamd.ctl",
    "/run/clamav/clamd.ctl",
  ])("%s is refused, with an example", (address) => {
    const [fault, ...others] = at(address);
    expect(others).toEqual([]);
    expect(fault).toMatch(/scanning\.address: .*tcp:\/\/127\.0\.0\.1:3310/);
  });
  it("outside is refused, since it has no TLS, unless the operator allows it", () => {
    const address = "tcp://scanner.example.com:3310";
    expect(at(address)).toEqual([
      expect.stringContaining("scanning.address reaches scanner.example.com without TLS"),
    ]);
    expect(at(address, { CHAT_ASSISTANT_ALLOW_PLAIN_SERVICES: "true" })).toEqual([]);
  });
});

describe("the address of Redis", () => {
  it.each(["nonsense", "localhost:6379", "http://cache.example.com", "redis://", "zanzibar@cache"])(
    "%s is refused, and not shown",
    (url) => {
      const [fault, ...others] = faultsOf({ CHAT_ASSISTANT_REDIS_URL: url });
      expect(others).toEqual([]);
      expect(fault).toContain("CHAT_ASSISTANT_REDIS_URL is no address of Redis: redis://host:6379");
      expect(fault).not.toMatch(/nonsense|zanzibar|cache/);
    },
  );
  it.each(["redis://127.0.0.1:6379", "redis://localhost", "rediss://:pass@cache.example.com:6380/2"])(
    "%s is taken",
    (url) => {
      expect(faultsOf({ CHAT_ASSISTANT_REDIS_URL: url })).toEqual([]);
    },
  );
});

describe("relay.smtp.host", () => {
  const mail = (more: Record<string, string>) =>
    faultsOf({
      CHAT_ASSISTANT_RELAY_TRANSPORT: "smtp",
      CHAT_ASSISTANT_RELAY_SMTP_HOST: "mail.example.com",
      CHAT_ASSISTANT_RELAY_SMTP_FROM: "chat@acme.example",
      ...more,
    });
  const PLAIN = { CHAT_ASSISTANT_RELAY_SMTP_REQUIRE_TLS: "false" };
  it("outside is refused where no TLS is required, with what to do", () => {
    const [fault, ...others] = mail(PLAIN);
    expect(others).toEqual([]);
    expect(fault).toContain("relay.smtp.host reaches mail.example.com without TLS");
    expect(fault).toContain("relay.smtp.require_tls");
  });
  it.each([
    ["with STARTTLS", {}],
    ["with TLS from the start", { ...PLAIN, CHAT_ASSISTANT_RELAY_SMTP_SECURE: "true" }],
    ["beside the service", { ...PLAIN, CHAT_ASSISTANT_RELAY_SMTP_HOST: "127.0.0.1" }],
    ["when the operator allows it", { ...PLAIN, CHAT_ASSISTANT_ALLOW_PLAIN_SERVICES: "true" }],
    ["when nothing is mailed", { ...PLAIN, CHAT_ASSISTANT_RELAY_TRANSPORT: "none" }],
  ])("is taken %s", (_, more) => {
    expect(mail(more)).toEqual([]);
  });
});

describe("an address without TLS", () => {
  it.each([
    "localhost",
    "127.0.0.1",
    "[::1]",
    "10.1.2.3",
    "172.16.0.9",
    "172.31.255.9",
    "192.168.1.1",
    "100.64.0.1",
    "[fd12::1]",
    "[fe80::1]",
    "sqld",
    "sqld.local",
    "database.svc",
    "db.default.svc.cluster.local",
    "db.corp.internal",
    "db.corp.internal.",
    "nas.home.arpa",
  ])("is taken inside: %s", (host) => {
    expect(faultsOf({ CHAT_ASSISTANT_DATABASE_URL: `http://${host}:8080` })).toEqual([]);
  });
  it.each([
    "8.8.8.8",
    "172.32.0.1",
    "192.169.0.1",
    "[2606:4700::1111]",
    "example.com",
    "localhost.example.com",
    "internal.example",
    "10.0.0.1.example.com",
  ])("is refused outside: %s", (host) => {
    expect(faultsOf({ CHAT_ASSISTANT_DATABASE_URL: `http://${host}:8080` })).toHaveLength(1);
  });
  it("is told without the password that it holds", () => {
    const [fault] = faultsOf({ CHAT_ASSISTANT_REDIS_URL: "redis://marie:zanzibar@cache.example.com:6379" });
    expect(fault).toContain("cache.example.com");
    expect(fault).not.toMatch(/zanzibar|marie/);
  });
  it("that is a file is none", () => {
    expect(faultsOf({ CHAT_ASSISTANT_DATABASE_URL: "data/chat.example.com.db" })).toEqual([]);
  });
});
