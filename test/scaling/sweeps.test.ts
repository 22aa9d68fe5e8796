/** What falls due by itself is done once, though every server sweeps each second; and limits of rates are the installation's. */
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../src/adapters/storage/open-database.ts";
import type { Database } from "../../src/ports/database.ts";
import { note } from "../support/attachments.ts";
import { hasCluster, type Member, PARTS, prepareCluster } from "../support/cluster.ts";
import { startRedis } from "../support/redis.ts";
import { begin, times } from "../support/workers.ts";

const SESSIONS = 30;
const POINTS = 7;

describe.skipIf(!hasCluster)(`what is done once by all servers together (${PARTS})`, () => {
  const cluster = prepareCluster({
    CHAT_ASSISTANT_SWEEPS_PATTERN: "* * * * * *",
    CHAT_ASSISTANT_RATE_LIMITS_SESSION_CREATE_CLIENT_POINTS: "1000",
    CHAT_ASSISTANT_RATE_LIMITS_SESSION_CREATE_CEILING_POINTS: "1000",
    CHAT_ASSISTANT_RATE_LIMITS_MESSAGES_CLIENT_POINTS: "1000",
    CHAT_ASSISTANT_RATE_LIMITS_OTHER_CLIENT_POINTS: "1000",
  });
  const member = (at: number): Member => cluster.members[at % cluster.members.length]!;
  const swept = (name: string): number[] =>
    cluster.members.flatMap(({ lines }) =>
      lines().flatMap(({ message, sweep, done }) => (message === "swept" && sweep === name ? [done] : [])),
    );
  const sumOf = (name: string): number => swept(name).reduce((sum, done) => sum + done, 0);
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase({ url: cluster.sqld.url });
  });
  afterAll(() => database.close());
  const write = (sql: string) => database.write([{ sql }]);

  it("idle conversations are finished and delivered once each", async () => {
    const ids = await times(SESSIONS, (at) => begin(member(at).call, "shop"));
    const file = note("The lamp of my bicycle is broken since Tuesday.");
    const asked = await times(SESSIONS, (at) =>
      member(at).call(`/v1/public/sessions/${ids[at]}/messages`, {
        message: "Open on Sundays?",
        attachments: [file],
      }),
    );
    expect(asked.map(({ status }) => status)).toEqual(ids.map(() => 200));
    await write(`UPDATE sessions SET deadline_at = ${Date.now() - 1_000} WHERE status = 'active'`);
    await expect.poll(() => sumOf("idle sessions")).toBe(SESSIONS);
    // Three rounds more of every server: nothing is done again.
    await pause(3_200);
    expect(sumOf("idle sessions")).toBe(SESSIONS);
    expect([...cluster.receiver.deliveries.values()]).toEqual(Array.from({ length: SESSIONS }, () => 1));
    expect(cluster.receiver.bodies.filter((body) => !body.includes(file.content_base64))).toEqual([]);
  });

  it("what retention ends is deleted once", async () => {
    await write("UPDATE sessions SET retain_until = 1 WHERE status = 'closed'");
    await expect.poll(() => sumOf("retention")).toBe(SESSIONS);
    await pause(2_200);
    expect(sumOf("retention")).toBe(SESSIONS);
    const rows = await database.read<{ n: number }>({ sql: "SELECT count(*) AS n FROM messages" });
    expect(rows[0]!.n).toBe(0);
  });

  it("deliveries of a server that was killed are ended once, and not sent again", async () => {
    const ids = await times(6, (at) => begin(member(at).call, "shop"));
    await times(6, (at) =>
      member(at).call(`/v1/public/sessions/${ids[at]}/messages`, { message: "Open on Sundays?" }),
    );
    const before = cluster.receiver.deliveries.size;
    cluster.receiver.hold = true;
    const victim = await cluster.join({ CHAT_ASSISTANT_SWEEPS_ENABLED: "false" });
    const finishing = ids.map((id) => victim.call(`/v1/public/sessions/${id}/finish`, {}).catch(() => null));
    await expect.poll(() => cluster.receiver.deliveries.size).toBe(before + 6);
    await victim.kill();
    cluster.receiver.hold = false;
    expect(await Promise.all(finishing)).toEqual(ids.map(() => null));
    await expect.poll(() => sumOf("interrupted relays")).toBe(6);
    await pause(2_200);
    expect(sumOf("interrupted relays")).toBe(6);
    const results = await times(6, (at) => member(at % 3).call(`/v1/public/sessions/${ids[at]}/finish`, {}));
    expect(results.map(({ json }) => json.forms_relay_error)).toEqual(ids.map(() => "interrupted"));
    expect([...cluster.receiver.deliveries.values()].filter((count) => count !== 1)).toEqual([]);
  });
});

describe.skipIf(!hasCluster)(`limits of rates (${PARTS})`, () => {
  const cluster = prepareCluster(
    {
      CHAT_ASSISTANT_SWEEPS_ENABLED: "false",
      CHAT_ASSISTANT_RATE_LIMITS_SESSION_CREATE_CLIENT_POINTS: String(POINTS),
    },
    2,
  );
  // The third is a server of two workers, which count as one when they are alone.
  beforeAll(() => cluster.join({ CHAT_ASSISTANT_WORKERS: "2" }));
  const race = async (): Promise<number[]> => {
    const replies = await times(60, (at) =>
      cluster.members[at % 3]!.call("/v1/public/robots/shop/sessions", { consent_accepted: true }),
    );
    return [201, 429].map((wanted) => replies.filter(({ status }) => status === wanted).length);
  };
  const told = (words: string): number[] =>
    cluster.members.map(({ lines }) => lines().filter(({ message }) => message.startsWith(words)).length);

  it("are the installation's; without Redis each server's, with a warning; then the installation's again", async () => {
    expect(await race()).toEqual([POINTS, 60 - POINTS]);
    await cluster.redis.stop();
    expect(await race()).toEqual([3 * POINTS, 60 - 3 * POINTS]);
    expect(told("Redis is lost: each process counts its rate limits by itself")).toEqual([1, 1, 2]);
    cluster.redis = await startRedis(cluster.redis_port);
    await expect.poll(() => told("Redis is back: rate limits")).toEqual([1, 1, 2]);
    // The new one knows nothing: its own points are there once.
    expect(await race()).toEqual([POINTS, 60 - POINTS]);
  });
});
