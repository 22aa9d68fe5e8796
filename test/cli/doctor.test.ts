/** `doctor`: a sound installation, and sixteen broken ones with their remedies. */
import { chmodSync, closeSync, openSync, statSync, writeSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import Libsql from "libsql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCommand } from "../support/command.ts";
import { hasOpenssl, makeCertificate } from "../support/certificate.ts";
import { freePort } from "../support/free-port.ts";
import {
  change,
  clearAway,
  copy,
  examine,
  expectError,
  folder,
  listen,
  makeSound,
  sound,
} from "../support/doctor.ts";
import { startCollector } from "../support/collector.ts";

beforeAll(makeSound);
afterAll(clearAway);

describe("a sound installation", () => {
  it("has no error, every check is shown, and the exit code is 0", async () => {
    const { code, errors, findings } = await examine(copy());
    expect([code, errors]).toEqual([0, 0]);
    const names = [
      "node",
      "disk",
      "permissions",
      "database",
      "migrations",
      "texts",
      "search index",
      "knowledge",
      "blobs",
      "clock",
      "sweeps",
      "deleted text",
      "backups",
    ];
    const more = ["port", "public address", "event stream", "proxy", "relay", "model", "conversion"];
    expect(findings.map(({ check }) => check)).toEqual([...names, ...more]);
    for (const { level, remedy } of findings) expect(remedy === null).toBe(level === "ok");
  });

  it("a directory several folders of which are to be made is no riddle of the disk", async () => {
    const { code, findings } = await examine(path.join(folder, "nowhere", "near", "data"));
    expect(code).toBe(0);
    expect(findings).toContainEqual(expect.objectContaining({ check: "disk", level: "ok" }));
  });

  it("an empty directory is no error, and nothing is made there", async () => {
    const { code, findings } = await examine(path.join(folder, "nothing"));
    expect(code).toBe(0);
    expect(findings).toContainEqual(
      expect.objectContaining({
        check: "database",
        level: "warning",
        remedy: expect.stringContaining("chat-assistant seed"),
      }),
    );
    expect(() => statSync(path.join(folder, "nothing"))).toThrow();
  });

  it("names what an older version read, until it is read anew", async () => {
    const data = copy();
    await change(data, "UPDATE documents SET analysis_version = analysis_version - 1");
    const about = async () => (await examine(data)).findings.filter(({ check }) => check === "knowledge");
    expect(await about()).toEqual([
      {
        check: "knowledge",
        level: "warning",
        message: "1 document was read by another version, and not anew.",
        remedy: expect.stringContaining("chat-assistant knowledge reindex"),
      },
    ]);
    expect((await runCommand(["knowledge", "reindex", "--data", data])).code).toBe(0);
    expect(await about()).toMatchObject([{ level: "ok" }]);
  });

  it("is shown as a list with remedies to people", async () => {
    const { stdout } = await runCommand(["doctor", "--data", path.join(folder, "nothing"), "--port", "0"]);
    expect(stdout).toMatch(/^warning +database/m);
    expect(stdout).toMatch(/→ Run `chat-assistant seed/);
    expect(stdout).toMatch(/0 errors, (1 warning|\d warnings)\.\n$/);
  });
});

describe("a broken set-up is found and its remedy named", () => {
  it("a collector of traces that is away or refuses, and one that is well", async () => {
    const collector = await startCollector();
    const environment = { CHAT_ASSISTANT_TRACING_ENDPOINT: collector.url };
    const { findings } = await examine(copy(), environment);
    expect(findings.find(({ check }) => check === "traces")?.level).toBe("ok");
    expect(collector.faults).toEqual([]);
    collector.answer = () => 401;
    expectError(await examine(copy(), environment), "traces", /status 401/, /TRACING_ENDPOINT and _HEADERS/);
    await collector.close();
    expectError(await examine(copy(), environment), "traces", /cannot be reached/, /TRACING_ENDPOINT/);
  });

  it("a plan that the settings name no more", async () => {
    const plans = JSON.stringify({ basic: { widget: true, attachments: false } });
    const { code, findings } = await examine(copy(), { CHAT_ASSISTANT_PLANS: plans });
    expect(code).toBe(0);
    expect(findings.find(({ check }) => check === "plans")).toMatchObject({
      level: "warning",
      message: expect.stringMatching(/no plan business: the robots of \S+ have neither/),
    });
  });

  it("more workers than processors, and workers on a database in memory", async () => {
    const workers = { CHAT_ASSISTANT_WORKERS: "64" };
    const { code, findings } = await examine(copy(), workers);
    expect(code).toBe(0);
    expect(findings.find(({ check }) => check === "workers")).toMatchObject({
      level: "warning",
      remedy: expect.stringMatching(/CHAT_ASSISTANT_WORKERS to \d+ at most/),
    });
    const report = await examine(copy(), { ...workers, CHAT_ASSISTANT_DATABASE_URL: ":memory:" });
    expectError(report, "workers", /64 workers cannot share/, /CHAT_ASSISTANT_DATABASE_URL/);
  });

  it("1: an unknown environment variable", async () => {
    const report = await examine(sound, { CHAT_ASSISTANT_PROT: "80" });
    expectError(
      report,
      "settings",
      /CHAT_ASSISTANT_PROT is no setting.*CHAT_ASSISTANT_PORT/,
      /Correct or remove/,
    );
  });

  it("2: a data directory and a secret that others can read", async () => {
    const data = copy();
    chmodSync(data, 0o755);
    chmodSync(path.join(data, "installation.secret"), 0o644);
    const report = await examine(data);
    expectError(report, "permissions", /other accounts/, /^chmod 700 /);
  });

  it("3: a damaged database", async () => {
    const data = copy();
    const file = path.join(data, "chat-assistant.db");
    const handle = openSync(file, "r+");
    for (let at = 3 * 4096; at < statSync(file).size; at += 4096)
      writeSync(handle, Buffer.alloc(2_000, 0x5a), 0, 2_000, at);
    closeSync(handle);
    expectError(await examine(data), "database", /damaged|malformed/, /backup/);
  });

  it("3b: a page that cannot be read: the table that it belongs to is named, here and at a start", async () => {
    const data = copy();
    const file = path.join(data, "chat-assistant.db");
    const database = new Libsql(file);
    database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    const { rootpage } = database
      .prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'passages'")
      .get([]) as {
      rootpage: number;
    };
    database.close();
    const handle = openSync(file, "r+");
    writeSync(handle, Buffer.alloc(4_096, 0x5a), 0, 4_096, (rootpage - 1) * 4_096);
    closeSync(handle);
    const report = await examine(data);
    expectError(report, "database", /^The database is damaged: table passages page \d+: /, /backup restore/);
    const { code, stderr } = await runCommand(["robots", "list", "--data", data]);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/is damaged \(table passages page \d+: /)]);
  });

  it("4: a wrong key, told from damage", async () => {
    const data = copy();
    const key = "CHAT_ASSISTANT_DATABASE_KEY";
    expect((await runCommand(["db", "encrypt", "--data", data], { [key]: "r".repeat(32) })).code).toBe(0);
    expectError(
      await examine(data, { [key]: "wrong" }),
      "database",
      /key is wrong/,
      /CHAT_ASSISTANT_DATABASE_KEY/,
    );
    expect((await examine(data, { [key]: "r".repeat(32) })).errors).toBe(0);
  });

  it("5: a damaged search index", async () => {
    const data = copy();
    await change(data, "DELETE FROM passage_index_data WHERE id > 10");
    expectError(await examine(data), "search index", /damaged/, /backup restore/);
  });

  it("5b: a search index that cannot be looked at, which is no damaged one", async () => {
    const data = copy();
    const other = new Libsql(path.join(data, "chat-assistant.db"));
    other.exec("BEGIN IMMEDIATE");
    const report = await examine(data);
    other.exec("ROLLBACK");
    other.close();
    expectError(report, "search index", /could not be done.*busy/, /holds the database's lock/);
  });

  it("6: a database of a newer version", async () => {
    const data = copy();
    await change(
      data,
      "INSERT INTO schema_migrations (position, id, checksum, applied_at) VALUES (9999, 'from-the-future', 'x', 'x')",
    );
    expectError(await examine(data), "database", /unknown migration from-the-future/, /newer version/);
  });

  it("7: pending migrations are a warning, and are not applied", async () => {
    const data = copy();
    await change(
      data,
      "DELETE FROM schema_migrations WHERE position = (SELECT max(position) FROM schema_migrations)",
    );
    for (let round = 0; round < 2; round++) {
      const { code, findings } = await examine(data);
      expect(code).toBe(0);
      expect(findings).toContainEqual(
        expect.objectContaining({
          check: "migrations",
          level: "warning",
          remedy: expect.stringContaining("chat-assistant migrate"),
        }),
      );
    }
  });

  it("8: a clock that is behind", async () => {
    const data = copy();
    await change(
      data,
      `INSERT INTO health_probe (id, at) VALUES (1, ${Date.now() + 86_400_000}) ON CONFLICT (id) DO UPDATE SET at = excluded.at`,
    );
    expectError(await examine(data), "clock", /14\d\d minutes behind/, /timedatectl/);
  });

  it("9: texts whose retention is over", async () => {
    const data = copy();
    await change(
      data,
      `INSERT INTO sessions (session_id, tenant_id, robot_id, source, status, protocol_number, question_count, retention_mode,
        retention_days, created_at, consent_at, terms_version, deadline_at, close_reason, closed_at, retain_until)
      VALUES ('ses_x', 'ten_x', 'rob_x', 'public_chat', 'closed', 'ACM-20260101-AAAAAA', 1, 'full', 1, 1, 1, 'x', 1, 'user_closed', 1, 1)`,
    );
    expectError(
      await examine(data),
      "sweeps",
      /1 session whose texts should be gone/,
      /chat-assistant sweep/,
    );
  });

  it("9b: a pattern of the sweeps that is none", async () => {
    const report = await examine(copy(), { CHAT_ASSISTANT_SWEEPS_PATTERN: "61 * * * * *" });
    expectError(report, "sweeps", /61 .* is no cron pattern/, /does not start/);
  });

  it("9c: an origin of the runtime that is none", async () => {
    const report = await examine(copy(), { CHAT_ASSISTANT_RUNTIME_CORS_ORIGINS: "https://a.example/x" });
    expectError(report, "runtime", /https:\/\/a\.example\/x is no origin/, /does not start/);
  });

  it("10: a port that another process uses", async () => {
    const port = await listen(net.createServer((socket) => socket.end()));
    expectError(await examine(copy(), {}, ["--port", String(port)]), "port", /another process/, /--port/);
  });

  it("11: a public address that nobody answers", async () => {
    const url = `http://127.0.0.1:${await freePort()}`;
    const report = await examine(copy(), { CHAT_ASSISTANT_PUBLIC_BASE_URL: url });
    expectError(report, "public address", /ECONNREFUSED/, /public_base_url/);
  });

  it("12: a forms service that has a private address, and one that nobody answers", async () => {
    const url = `http://127.0.0.1:${await freePort()}/hook`;
    const environment = { CHAT_ASSISTANT_RELAY_TRANSPORT: "http", CHAT_ASSISTANT_RELAY_HTTP_URL: url };
    expectError(await examine(copy(), environment), "relay", /private_address/, /_HTTP_ALLOW_PRIVATE=true/);
    const allowed = { ...environment, CHAT_ASSISTANT_RELAY_HTTP_ALLOW_PRIVATE: "true" };
    expectError(await examine(copy(), allowed), "relay", /ECONNREFUSED/, /CHAT_ASSISTANT_RELAY_HTTP_URL/);
  });

  it("13: a mail server without the TLS that is required, or without the login; no mail is sent", async () => {
    const { SMTPServer } = await import("smtp-server");
    const commands: string[] = [];
    const server = new SMTPServer({
      disabledCommands: ["STARTTLS", "AUTH"],
      onMailFrom: (address, _session, done) => {
        commands.push(address.address);
        done();
      },
    });
    const port = await listen(server.server as unknown as net.Server);
    const environment = {
      CHAT_ASSISTANT_RELAY_TRANSPORT: "smtp",
      CHAT_ASSISTANT_RELAY_SMTP_PORT: String(port),
      CHAT_ASSISTANT_RELAY_SMTP_FROM: "chat@example.com",
    };
    expectError(
      await examine(copy(), environment),
      "relay",
      /cannot be used: tls/,
      /offers no STARTTLS.*_REQUIRE_TLS/,
    );
    const plain = await examine(copy(), { ...environment, CHAT_ASSISTANT_RELAY_SMTP_REQUIRE_TLS: "false" });
    expect(plain.findings).toContainEqual(
      expect.objectContaining({
        check: "relay",
        message: expect.stringMatching(/ greets, takes the sender\.$/),
      }),
    );
    const login = { CHAT_ASSISTANT_RELAY_SMTP_REQUIRE_TLS: "false", CHAT_ASSISTANT_RELAY_SMTP_USER: "chat" };
    const { findings } = await examine(copy(), { ...environment, ...login });
    expect(findings).toContainEqual({
      check: "relay",
      level: "warning",
      message: expect.stringMatching(/takes mails, but offers no login/),
      remedy: expect.stringMatching(/leave out relay\.smtp\.user/),
    });
    // Senders are named; a mail would have been taken, and told of with them.
    expect(commands).toEqual(["chat@example.com", "chat@example.com"]);
  });

  it("14: a conversion command that is not there", async () => {
    const environment = {
      CHAT_ASSISTANT_CONVERSION_ENGINE: "command",
      CHAT_ASSISTANT_CONVERSION_ARGV: "no-such-converter,{in},{out}",
    };
    const report = await examine(copy(), environment);
    expectError(report, "conversion", /no-such-converter/, /CHAT_ASSISTANT_CONVERSION_ARGV/);
  });

  it("15: Redis that nobody answers, without its password in the output", async () => {
    const environment = {
      CHAT_ASSISTANT_RATE_LIMITS_STORE: "redis",
      CHAT_ASSISTANT_REDIS_URL: `redis://:zanzibar@127.0.0.1:${await freePort()}`,
    };
    const report = await examine(copy(), environment);
    expectError(report, "redis", /ECONNREFUSED/, /CHAT_ASSISTANT_REDIS_URL/);
    expect(JSON.stringify(report)).not.toContain("zanzibar");
  });

  it.skipIf(!hasOpenssl())("16: a certificate of another key, and one that ends soon", async () => {
    const [one, other] = [makeCertificate(folder, "one", 1), makeCertificate(folder, "other")];
    const names = { CHAT_ASSISTANT_TLS_CERT: one.cert };
    const wrong = await examine(copy(), { ...names, CHAT_ASSISTANT_TLS_KEY: other.key });
    expectError(wrong, "certificate", /tls\.cert/, /CHAT_ASSISTANT_TLS_KEY/);
    const { findings } = await examine(copy(), { ...names, CHAT_ASSISTANT_TLS_KEY: one.key });
    const soon = { level: "warning", message: expect.stringContaining("expires in 0 days") };
    expect(findings.find(({ check }) => check === "certificate")).toMatchObject(soon);
    expect(findings.find(({ check }) => check === "certificate")?.remedy).toContain("kill -HUP");
  });
});
