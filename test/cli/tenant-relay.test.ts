import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ScriptedServer, startServer } from "../adapters/outbound/server.ts";
import { type Running, runCommand, start } from "../support/command.ts";
import { grep } from "../support/grep.ts";
import { readFiles, ROBOT, TENANT, writeFiles } from "../support/tenant-folder.ts";

const root = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-tenant-relay-"));
const data = path.join(root, "data");
const folder = path.join(root, "acme");
const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const TOKEN = "tok_4711_never_shown";
const EMAILS = "notification_emails: [team@example.com]\n";
const ALLOWED = { CHAT_ASSISTANT_RELAY_TENANTS_ALLOW_PRIVATE: "true" };
const environment = { ...ALLOWED, ACME_RELAY_SECRET: SECRET };
let forms: ScriptedServer;
let status = 200;

const run = (words: string[], extra: Record<string, string> = environment) =>
  runCommand([...words, "--data", data], extra);
const relayOf = (url: string) =>
  `relay:\n  transport: http\n  http:\n    url: ${url}\n    secret: \${env:ACME_RELAY_SECRET}\n    authorization: Bearer \${file:../secrets/token}\n`;

beforeAll(async () => {
  forms = await startServer((_, response) => {
    response.statusCode = status;
    response.end("{}");
  });
  writeFiles(root, { "secrets/token": `${TOKEN}\n` });
  writeFiles(folder, {
    "tenant.yaml": `${TENANT}${EMAILS}${relayOf(`${forms.url}/hook/path-token`)}`,
    "shop/robot.yaml": ROBOT,
  });
});
afterAll(async () => {
  await forms.close();
  rmSync(root, { recursive: true, force: true });
});

describe("a tenant's relay that cannot be", () => {
  const cases: [string, string, RegExp][] = [
    [
      "a plain secret",
      "  http:\n    url: https://forms.example/\n    secret: hush-hush\n",
      /tenant\.yaml:8: relay\.http\.secret: takes a reference/,
    ],
    [
      "no signing secret",
      "  http:\n    url: https://forms.example/\n    secret: ${file:short}\n",
      /:8: relay\.http\.secret: is no signing secret/,
    ],
    [
      "a variable that is not set",
      "  http:\n    url: ${env:ACME_NOWHERE}\n",
      /:7: relay\.http\.url: ACME_NOWHERE is not set/,
    ],
    [
      "an address inside",
      "  http:\n    url: http://192.168.1.4/hook\n",
      /:7: relay\.http\.url: is an address inside: .*relay\.tenants\.allow_private/,
    ],
    [
      "an address outside without TLS",
      "  http:\n    url: http://forms.example.com/hook\n",
      /:7: relay\.http\.url: reaches forms\.example\.com without TLS: .*allow_plain_services/,
    ],
    [
      "an unknown key",
      "  http:\n    url: https://forms.example/\n    allow_private: true\n",
      /:8: relay\.http\.allow_private: there is no such key/,
    ],
    ["no address", "  http: {}\n", /relay\.http\.url/],
  ];

  it.each(cases)("is a fault with its place, and changes nothing: %s", async (_, text, fault) => {
    const broken = path.join(root, "broken");
    writeFiles(broken, {
      "tenant.yaml": `${TENANT}relay:\n  transport: http\n${text}`,
      short: "hush\n",
      "shop/robot.yaml": ROBOT,
    });
    const { code, stdout, stderr } = await runCommand(["seed", broken, "--data", path.join(root, "none")]);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(fault);
    expect(stderr).not.toContain("hush");
    expect(Object.keys(readFiles(root)).some((name) => name.startsWith("none"))).toBe(false);
  });
});

describe("a tenant's relay", () => {
  let server: Running;
  let url: string;

  async function converse(): Promise<Record<string, string>> {
    const post = async (where: string, body: unknown) => {
      const headers = { "content-type": "application/json" };
      const response = await fetch(url + where, { method: "POST", headers, body: JSON.stringify(body) });
      return (await response.json()) as Record<string, string>;
    };
    const session = await post("/v1/public/robots/shop/sessions", { consent_accepted: true });
    const place = `/v1/public/sessions/${session["session_id"]}`;
    await post(`${place}/messages`, { message: "Are you open on Sundays?" });
    return post(`${place}/finish`, {});
  }

  beforeAll(async () => {
    expect((await run(["seed", folder])).code).toBe(0);
    server = start(["serve", "--data", data, "--port", "0"], environment);
    url = /http:\/\/127\.0\.0\.1:\d+/.exec(await server.waitFor(/http:\/\/127\.0\.0\.1:\d+/, "stderr"))![0];
  }, 60_000);
  afterAll(async () => {
    server.child.kill("SIGTERM");
    await server.finished;
  });

  it("takes its conversations, signed, though the settings have no relay", async () => {
    expect(await converse()).toMatchObject({ forms_relay_status: "sent" });
    const [{ headers, body, path: where }] = forms.seen as [(typeof forms.seen)[number]];
    expect(where).toBe("/hook/path-token");
    expect(headers.authorization).toBe(`Bearer ${TOKEN}`);
    expect(() => new Webhook(SECRET).verify(body, headers as Record<string, string>)).not.toThrow();
  });

  it("is replayed by a command that knows the references, and told by one that does not", async () => {
    status = 503;
    const { protocol_number, forms_relay_error } = await converse();
    expect(forms_relay_error).toBe("http_503");
    status = 200;
    const before = forms.seen.length;
    const blind = await run(["relays", "replay", protocol_number!], ALLOWED);
    expect([blind.code, blind.stdout, forms.seen.length]).toEqual([
      1,
      expect.stringMatching(/relay_unusable\. .*`chat-assistant doctor` names it/),
      before,
    ]);
    const sent = await run(["relays", "replay", protocol_number!, "--json"]);
    expect([sent.code, JSON.parse(sent.stdout).status, forms.seen.length]).toEqual([0, "sent", before + 1]);

    expect((await run(["privacy", "erase", "--protocol", protocol_number!, "--yes"])).code).toBe(0);
    const gone = await run(["relays", "replay", protocol_number!]);
    expect([gone.code, gone.stderr, forms.seen.length]).toEqual([
      1,
      expect.stringContaining("was erased"),
      before + 1,
    ]);
    const { relays } = JSON.parse((await run(["relays", "show", protocol_number!, "--json"])).stdout);
    expect(relays).toHaveLength(3);
    for (const attempt of relays) expect(attempt.replayable).toBe(false);
    const ids = forms.seen.slice(-2).map(({ headers }) => headers["webhook-id"]);
    expect(new Set(ids).size).toBe(1);
  });

  it("tells of what did not arrive, in the log and by doctor, until it was sent again", async () => {
    status = 503;
    const { protocol_number } = await converse();
    status = 200;
    const line = new RegExp(`warn.*a conversation was not delivered.*${protocol_number}.*http_503`);
    await server.waitFor(line, "stderr");
    const deliveries = async () => {
      const { stdout } = await run(["doctor", "--json", "--port", new URL(url).port]);
      return JSON.parse(stdout).findings.find(({ check }: { check: string }) => check === "deliveries");
    };
    const since = async () => {
      const { relays } = JSON.parse((await run(["relays", "list", "--failed", "--json"])).stdout);
      return relays[0].protocol_number === protocol_number && relays[0].sent_since;
    };
    expect(await deliveries()).toMatchObject({
      level: "warning",
      message: "1 conversation of the last 7 days did not arrive (http_503: 1).",
      remedy: expect.stringContaining("relays list --failed"),
    });
    expect(await since()).toBe(false);
    for (const words of [
      ["list", "--failed"],
      ["show", protocol_number!],
    ])
      expect((await run(["relays", ...words])).stderr).toContain(
        "  http_503: The forms service has a fault of its own",
      );
    expect((await run(["relays", "replay", protocol_number!])).code).toBe(0);
    expect(await deliveries()).toBeUndefined();
    expect(await since()).toBe(true);
    expect((await run(["relays", "list", "--failed"])).stdout).toMatch(/http_503 +sent since/);
  }, 60_000);

  it("is listed with its file, by its origin only", async () => {
    const { stdout } = await run(["relays", "receivers", "--json"]);
    expect(JSON.parse(stdout)).toEqual({
      more: false,
      receivers: [
        { tenant: "acme", transport: "http", receiver: forms.url, named_in: "tenant.yaml", recipients: 1 },
      ],
    });
    const table = (await run(["relays", "receivers"])).stdout;
    expect(table).toMatch(/^TENANT +TRANSPORT +RECEIVER +NAMED IN +RECIPIENTS\nacme +http +http:\/\/127/);
    expect(table).not.toContain("path-token");
  });

  it("is looked at by doctor, which names the tenant and what is missing", async () => {
    const relayOfDoctor = async (extra: Record<string, string>) => {
      const { stdout } = await run(["doctor", "--json"], extra);
      const { findings } = JSON.parse(stdout) as {
        findings: { check: string; message: string; level: string }[];
      };
      return findings.filter(({ check, message }) => check === "relay" && message.includes("acme"));
    };
    expect(await relayOfDoctor(environment)).toMatchObject([{ level: "ok" }]);
    expect(await relayOfDoctor(ALLOWED)).toMatchObject([
      { level: "error", message: expect.stringContaining("ACME_RELAY_SECRET is not set") },
    ]);
  });

  it("is exported as references, and seeding the export changes nothing; no secret is in any file", async () => {
    const copy = path.join(root, "copy");
    expect((await run(["export", copy])).code).toBe(0);
    const text = readFileSync(path.join(copy, "tenant.yaml"), "utf8");
    expect(text).toContain("secret: ${env:ACME_RELAY_SECRET}");
    expect(text).toContain(`authorization: Bearer \${file:${path.join(root, "secrets", "token")}}`);
    for (const again of [copy, folder]) {
      const { stdout } = await run(["seed", again, "--prune", "--json"]);
      expect(JSON.parse(stdout).changes).toEqual([]);
    }
    for (const secret of [SECRET, SECRET.slice("whsec_".length), TOKEN])
      for (const place of [data, copy]) expect(grep(place, secret)).toEqual([]);
  }, 120_000);

  it("that is taken out of the file leaves the settings', by a change that names the field", async () => {
    writeFileSync(path.join(folder, "tenant.yaml"), `${TENANT}${EMAILS}`);
    const { stdout } = await run(["seed", folder, "--json"]);
    expect(JSON.parse(stdout).changes).toEqual([
      { kind: "tenant", name: "acme", change: "changed", fields: ["relay"] },
    ]);
    const before = forms.seen.length;
    await expect
      .poll(async () => (await converse())["forms_relay_status"], { timeout: 5_000 })
      .toBe("not_configured");
    expect(forms.seen.length - before).toBeLessThan(5);
  });
});
