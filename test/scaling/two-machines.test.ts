/** Two machines, each of two workers and with a data directory of its own, whose files are in one S3 store of another make. */
import { existsSync, readdirSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../src/adapters/storage/open-database.ts";
import { openBlobs } from "../../src/appliance/blobs.ts";
import type { Blobs } from "../../src/ports/blobs.ts";
import type { Database } from "../../src/ports/database.ts";
import { Secret } from "../../src/settings/secrets.ts";
import { findSqld, startSqld } from "../adapters/storage/sqld.ts";
import { settingsFor } from "../support/appliance.ts";
import { note } from "../support/attachments.ts";
import { type BadProxy, startBadProxy } from "../support/bad-proxy.ts";
import { hasCluster, type Member, PARTS, prepareCluster } from "../support/cluster.ts";
import { findMoto, type Moto, MOTO, startMoto } from "../support/moto.ts";
import { startRedis } from "../support/redis.ts";
import { begin, OFF, times } from "../support/workers.ts";

const program = findMoto();
const SESSIONS = "/v1/public/sessions";
const QUESTION = "Are you open on Sundays?";

describe.skipIf(!hasCluster || program === undefined)(
  `two machines of two workers (${PARTS}; ${MOTO})`,
  () => {
    const environment: Record<string, string> = { ...OFF, CHAT_ASSISTANT_SWEEPS_PATTERN: "* * * * * *" };
    let moto: Moto;
    let proxy: BadProxy;
    let store: Blobs;
    let database: Database;
    /** Originals of what was taught. */
    let taught: ReadonlySet<string>;
    beforeAll(async () => {
      moto = await startMoto(program!);
      proxy = await startBadProxy(Number(new URL(moto.url).port));
      Object.assign(environment, {
        CHAT_ASSISTANT_WORKERS: "2",
        CHAT_ASSISTANT_BLOBS_STORE: "s3",
        CHAT_ASSISTANT_BLOBS_S3_URL: `http://127.0.0.1:${proxy.port}/kept`,
        CHAT_ASSISTANT_BLOBS_S3_ACCESS_KEY_ID: moto.id,
        CHAT_ASSISTANT_BLOBS_S3_SECRET_ACCESS_KEY: moto.secret,
      });
      const secrets = {
        "blobs.s3.access_key_id": new Secret(moto.id),
        "blobs.s3.secret_access_key": new Secret(moto.secret),
      };
      store = await openBlobs(settingsFor({ "blobs.store": "s3", "blobs.s3.url": moto.url }), secrets, "");
    });
    const cluster = prepareCluster(environment, 2);
    beforeAll(async () => {
      database = await openDatabase({ url: cluster.sqld.url });
      taught = new Set(await store.list());
    });
    afterAll(() => Promise.all([database.close(), proxy.close(), moto.stop()]));

    const member = (at: number): Member => cluster.members[at % 2]!;
    const send = (at: number, id: string, text: string) =>
      member(at).call(`${SESSIONS}/${id}/messages`, {
        message: "Please read it.",
        attachments: [note(text)],
      });
    const finish = (at: number, id: string) => member(at).call(`${SESSIONS}/${id}/finish`, {});
    const statuses = (replies: readonly { readonly status: number }[]): number[] =>
      replies.map(({ status }) => status);
    const delivered = (text: string): number =>
      cluster.receiver.bodies.filter((body) => body.includes(note(text).content_base64)).length;
    const listSent = async (): Promise<string[]> => (await store.list()).filter((one) => !taught.has(one));
    const expireAll = () =>
      database.write([{ sql: "UPDATE sessions SET retain_until = 1 WHERE status = 'closed'" }]);

    it("a file sent to one is relayed by the other, and lies in neither's data directory", async () => {
      const ids = await times(4, (at) => begin(member(at).call, "shop"));
      const text = (at: number): string => `Marie lost xylophone ${at} in Zanzibar.`;
      expect(statuses(await times(4, (at) => send(at, ids[at]!, text(at))))).toEqual([200, 200, 200, 200]);
      const finished = await times(4, (at) => finish(at + 1, ids[at]!));
      expect(finished.map(({ json }) => json.forms_relay_status)).toEqual(ids.map(() => "sent"));
      expect(await times(4, async (at) => delivered(text(at)))).toEqual([1, 1, 1, 1]);
      for (const { data } of cluster.members) {
        const blobs = `${data}/blobs`;
        expect(existsSync(blobs) ? readdirSync(blobs, { recursive: true }) : []).toEqual([]);
      }
      await expireAll();
      await expect.poll(listSent).toEqual([]);
    }, 60_000);

    it("bytes of two conversations stay until the last of them goes, though one ends on each machine at once", async () => {
      for (let round = 0; round < 12; round += 1) {
        const text = `The same letter, round ${round}.`;
        // The first keeps its files until its end only.
        const [brief, full] = [await begin(member(round).call, "brief"), await begin(member(0).call, "shop")];
        expect((await send(round, brief!, text)).status).toBe(200);
        const [sent] = await Promise.all([
          pause(Math.random() * 40).then(() => send(round + 1, full!, text)),
          finish(round, brief!),
        ]);
        expect(sent.status).toBe(200);
        await pause(50);
        const before = delivered(text);
        expect((await finish(round, full!)).json.forms_relay_status).toBe("sent");
        expect(delivered(text)).toBe(before + 1);
      }
      await expireAll();
      await expect.poll(listSent).toEqual([]);
    }, 60_000);

    it("a store that is lost while conversations end and retention sweeps is emptied when it is back", async () => {
      const ids = await times(6, (at) => begin(member(at).call, "shop"));
      expect(statuses(await times(6, (at) => send(at, ids[at]!, `Lamp ${at} is broken.`)))).toEqual(
        ids.map(() => 200),
      );
      await proxy.spoil("reset");
      const finished = await times(6, (at) => finish(at + 1, ids[at]!));
      expect(finished.map(({ json }) => json.forms_relay_status)).toEqual(ids.map(() => "sent"));
      expect(cluster.receiver.bodies.at(-1)).toContain("note.txt");
      await expireAll();
      const late = await begin(member(0).call, "limited");
      const refused = await send(0, late, "Another lamp.");
      expect(refused.status).toBe(503);
      const rows = () =>
        database.read<{ n: number }>({ sql: "SELECT count(*) AS n FROM session_attachments" });
      await expect.poll(async () => (await rows())[0]!.n).toBe(0);
      await pause(2_500);
      expect(await listSent()).toHaveLength(6);
      await proxy.spoil("none");
      // A removal that failed may be under way for a minute: it is over.
      await database.write([{ sql: "UPDATE blob_removals SET busy_until = 0" }]);
      await expect.poll(listSent).toEqual([]);
      const kept = await send(1, late, "Another lamp.");
      expect([kept.status, kept.json.question_count]).toEqual([200, 1]);
      expect(await listSent()).toHaveLength(1);
      await finish(0, late);
    }, 60_000);

    it("without Redis files are kept and relayed as before", async () => {
      const id = await begin(member(0).call, "shop");
      await cluster.redis.stop();
      expect(statuses(await times(4, (at) => send(at, id, `Letter ${at} of a lost Redis.`)))).toEqual([
        200, 200, 200, 200,
      ]);
      expect((await finish(1, id)).json.forms_relay_status).toBe("sent");
      expect(await times(4, async (at) => delivered(`Letter ${at} of a lost Redis.`))).toEqual([1, 1, 1, 1]);
      cluster.redis = await startRedis(cluster.redis_port);
    }, 60_000);

    it("bytes that a lost database has no row of leave the store, too", async () => {
      const ids = await times(4, (at) => begin(member(at).call, "shop"));
      const sending = times(4, (at) => send(at, ids[at]!, `Letter ${at} of a lost database.`));
      await pause(Math.random() * 60);
      const { folder, port, child } = cluster.sqld;
      child.kill("SIGKILL");
      const sent = await sending;
      expect(statuses(sent).filter((status) => status !== 200 && status !== 503)).toEqual([]);
      cluster.sqld = await startSqld(findSqld()!, { folder, port });
      await expect.poll(async () => (await member(0).call("/health/ready")).status).toBe(200);
      await expect.poll(async () => (await member(1).call("/health/ready")).status).toBe(200);
      const again = await times(4, (at) =>
        member(at + 1).call(`${SESSIONS}/${ids[at]}/messages`, { message: QUESTION }),
      );
      expect(statuses(again)).toEqual([200, 200, 200, 200]);
      const acknowledged = sent.flatMap(({ status }, at) => (status === 200 ? [at] : []));
      await times(4, (at) => finish(at, ids[at]!));
      for (const at of acknowledged) expect(delivered(`Letter ${at} of a lost database.`)).toBe(1);
      await expireAll();
      await database.write([{ sql: "UPDATE blob_claims SET expires_at = 1" }]);
      await expect.poll(listSent).toEqual([]);
    }, 60_000);
  },
);
