/** The wall clock jumps under a running server, and back: what is due by it stays right, and nothing waits for a lost day. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { openDatabase } from "../../src/adapters/storage/open-database.ts";
import { type Served, seedServed, serveOn } from "../support/served.ts";
import { LONG, report } from "../support/size.ts";

const RECOVERY = { timeout: 5_000, interval: 100 };
const SIX_HOURS_MS = 6 * 3_600_000;
const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-clock-"));
const servers: Served[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.kill())));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Debian's place of the library, whatever the processor. */
function findFaketime(): string | undefined {
  if (process.platform !== "linux") return undefined;
  return (readdirSync("/usr/lib") as string[])
    .filter((name) => name.endsWith("-linux-gnu"))
    .flatMap((name) => {
      const place = path.join("/usr/lib", name, "faketime");
      try {
        return readdirSync(place).includes("libfaketime.so.1") ? [path.join(place, "libfaketime.so.1")] : [];
      } catch {
        return [];
      }
    })[0];
}

const library = findFaketime();

describe.skipIf(library === undefined)("a clock that jumps, skipped without faketime", () => {
  let houses = 0;
  /** A server whose clock a test sets, as an offset: `+6h`, `-1d`. */
  async function open(settings: Record<string, string> = {}) {
    const number = (houses += 1);
    const data = path.join(folder, `data-${number}`);
    const time = path.join(folder, `time-${number}`);
    const jump = (offset: string) => writeFileSync(time, `${offset}\n`);
    jump("+0");
    await seedServed(path.join(folder, "files"), data);
    const start = async (environment: Record<string, string>) => {
      const server = await serveOn(data, {
        CHAT_ASSISTANT_SWEEPS_PATTERN: "* * * * * *",
        ...settings,
        ...environment,
      });
      servers.push(server);
      return server;
    };
    const server = await start({
      LD_PRELOAD: library!,
      FAKETIME_TIMESTAMP_FILE: time,
      FAKETIME_NO_CACHE: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    });
    const write = async (sql: string, args: Record<string, string | number> = {}) => {
      const database = await openDatabase({ url: path.join(data, "chat-assistant.db") });
      await database.write([{ sql, args }]);
      await database.close();
    };
    // Asking by HTTP would keep a session awake.
    const isClosed = async (id: string): Promise<boolean> => {
      const database = await openDatabase({ url: path.join(data, "chat-assistant.db") });
      const sql = "SELECT status FROM sessions WHERE session_id = :id";
      const [row] = await database.read<{ status: string }>({ sql, args: { id } });
      await database.close();
      return row?.status === "closed";
    };
    return { server, jump, write, isClosed, restart: (environment = {}) => start(environment) };
  }
  const begin = async ({ call }: Served): Promise<string> =>
    (await call("/v1/public/robots/shop/sessions", { consent_accepted: true })).json.session_id;
  const issue = async ({ call }: Served, id: string): Promise<string> =>
    (await call(`/v1/public/sessions/${id}/expand-tokens`, {})).json.token;
  const redeem = async ({ call }: Served, token: string) =>
    (await call(`/v1/public/expand-tokens/${token}/redeem`, {})).status;
  const ask = async ({ call }: Served, id: string) =>
    (await call(`/v1/public/sessions/${id}/messages`, { message: "Open on Sundays?" })).status;

  it(
    "six hours ahead, then a day back: no token lives longer, sessions are served, sweeps go on",
    LONG,
    async () => {
      const { server, jump, write, isClosed } = await open();
      const first = await begin(server);
      const token = await issue(server, first);
      jump("+6h");
      expect(await redeem(server, token)).toBe(410);
      // Idle for longer than the robot allows: closed, as the clock says.
      await expect.poll(() => isClosed(first), RECOVERY).toBe(true);
      expect(await ask(server, first)).toBe(403);
      const later = await begin(server);
      expect([await ask(server, later), await redeem(server, await issue(server, later))]).toEqual([
        200, 200,
      ]);
      const ahead = await issue(server, later);

      jump("-1d");
      expect(await redeem(server, ahead)).toBe(410);
      expect(await ask(server, later)).toBe(200);
      const earlier = await begin(server);
      expect([await ask(server, earlier), await redeem(server, await issue(server, earlier))]).toEqual([
        200, 200,
      ]);
      await write("UPDATE sessions SET deadline_at = 1 WHERE session_id = :id", { id: earlier });
      const set_back = performance.now();
      await expect.poll(() => isClosed(earlier), RECOVERY).toBe(true);
      report(`a clock set back: swept again after ${Math.round(performance.now() - set_back)} ms`);
      expect((await server.call("/health/ready")).status).toBe(200);
      jump("+0");
      expect(await ask(server, later)).toBe(200);
    },
  );

  it("a lease that a process took when the clock was ahead does not hold the sweeps up", LONG, async () => {
    const { server, write, isClosed } = await open();
    const id = await begin(server);
    await write(
      "INSERT OR REPLACE INTO leases (name, owner, expires_at) VALUES ('sweeps', 'elsewhere/1/x', :at)",
      {
        at: Date.now() + SIX_HOURS_MS,
      },
    );
    await write("UPDATE sessions SET deadline_at = 1 WHERE session_id = :id", { id });
    await expect.poll(() => isClosed(id), RECOVERY).toBe(true);
  });

  it(
    "a relay that was cut off when the clock was ahead has its outcome at the next start",
    LONG,
    async () => {
      const silent = createServer(() => {}).listen(0, "127.0.0.1");
      await new Promise((resolve) => silent.once("listening", resolve));
      const { server, jump, restart } = await open({
        CHAT_ASSISTANT_RELAY_TRANSPORT: "http",
        CHAT_ASSISTANT_RELAY_HTTP_URL: `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`,
        CHAT_ASSISTANT_RELAY_HTTP_ALLOW_PRIVATE: "true",
      });
      const reached = new Promise((resolve) => silent.once("request", resolve));
      jump("+6h");
      const id = await begin(server);
      expect(await ask(server, id)).toBe(200);
      const finishing = server.call(`/v1/public/sessions/${id}/finish`, {});
      await reached;
      await server.kill();
      expect((await finishing).status).toBe(0);
      const again = await restart();
      const finished = await again.call(`/v1/public/sessions/${id}/finish`, {});
      expect(finished.json).toMatchObject({ forms_relay_status: "failed", forms_relay_error: "interrupted" });
      expect(finished.ms).toBeLessThan(5_000);
      silent.closeAllConnections();
      silent.close();
    },
  );

  it("a message that was cut off when the clock was ahead may be repeated with its key", LONG, async () => {
    const silent = createServer(() => {}).listen(0, "127.0.0.1");
    await new Promise((resolve) => silent.once("listening", resolve));
    const { server, jump, restart } = await open({
      CHAT_ASSISTANT_ANSWERS_ENGINE: "model",
      CHAT_ASSISTANT_ANSWERS_MODEL_BASE_URL: `http://127.0.0.1:${(silent.address() as AddressInfo).port}/v1`,
      CHAT_ASSISTANT_ANSWERS_MODEL_MODEL: "test",
    });
    const reached = new Promise((resolve) => silent.once("request", resolve));
    jump("+6h");
    const id = await begin(server);
    const place = `/v1/public/sessions/${id}/messages`;
    const headers = { "idempotency-key": "cut-off" };
    const asking = server.call(place, { message: "Open on Sundays?" }, headers);
    await reached;
    await server.kill();
    expect((await asking).status).toBe(0);
    const again = await restart({ CHAT_ASSISTANT_ANSWERS_ENGINE: "embedded" });
    const answered = await again.call(place, { message: "Open on Sundays?" }, headers);
    expect(answered.status).toBe(200);
    expect(answered.json.question_count).toBe(1);
    // Its process is known to be gone: no lease is waited out.
    expect(answered.ms).toBeLessThan(10_000);
    silent.closeAllConnections();
    silent.close();
  });

  it(
    "a client that used up its calls may call again when the window is over, however the clock goes",
    LONG,
    async () => {
      const { server, jump } = await open({
        CHAT_ASSISTANT_RATE_LIMITS_MODE: "enforce",
        CHAT_ASSISTANT_RATE_LIMITS_SESSION_CREATE_CLIENT_POINTS: "2",
        CHAT_ASSISTANT_RATE_LIMITS_SESSION_CREATE_CLIENT_SECONDS: "2",
      });
      const create = () => server.call("/v1/public/robots/shop/sessions", { consent_accepted: true });
      for (const offset of ["+0", "-1d", "+6h"]) {
        jump(offset);
        const refused = await expect
          .poll(async () => (await create()).status, { timeout: 5_000, interval: 10 })
          .toBe(429)
          .then(create);
        const wait = Number(refused.headers["retry-after"]);
        expect(Number.isInteger(wait) && wait >= 1 && wait <= 2, `${offset}: Retry-After ${wait}`).toBe(true);
        await expect.poll(async () => (await create()).status, RECOVERY).toBe(201);
      }
      // Used up, then the clock goes back: the window must not last a day.
      await expect.poll(async () => (await create()).status, { timeout: 5_000, interval: 10 }).toBe(429);
      jump("-1d");
      await expect.poll(async () => (await create()).status, RECOVERY).toBe(201);
    },
  );
});
