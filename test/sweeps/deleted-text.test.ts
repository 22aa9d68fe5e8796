import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import Libsql from "libsql";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { runSweep } from "../../src/sweeps/sweep.ts";
import { buildSecureDelete, findSqld, type Sqld, startSqld } from "../adapters/storage/sqld.ts";
import {
  createTurnedClock,
  robotSeed,
  startAppliance,
  type TestAppliance,
  tenantSeed,
  type TurnedClock,
} from "../support/appliance.ts";
import { uploadOf } from "../support/attachments.ts";
import { createRecordingForms } from "../support/forms.ts";
import { filesOf, grep } from "../support/grep.ts";

const DAY = 24 * 60 * 60_000;
const MARKER = "Zanzibarquagga";
const PNG = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
// `docs/libsql-server.md` states this number.
const LOG_CHANGES = 34;

const LONG = { timeout: 90_000 };

let cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.reverse()) await clean();
  cleanups = [];
});

/** Where a conversation's words could stay, besides the data directory. */
interface Place {
  readonly settings: Record<string, unknown>;
  readonly folders: readonly string[];
  /** Lets the time pass that this database needs, beyond the sweep. */
  wait(house: TestAppliance): Promise<void>;
}

interface Begun {
  readonly house: TestAppliance;
  readonly clock: TurnedClock;
  readonly data: string;
  readonly session_id: string;
}

async function open(settings: Record<string, unknown>) {
  const data = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-retention-"));
  const clock = createTurnedClock();
  const robots = [
    robotSeed(),
    robotSeed({ slug: "quiet", retention_mode: "none" }),
    robotSeed({ slug: "brief", retention_mode: "summary", retention_days: 2 }),
  ];
  const house = await startAppliance({
    settings: { "rate_limits.mode": "off", "sweeps.enabled": false, ...settings },
    replaced: { clock, forms: createRecordingForms() },
    seed: tenantSeed(robots, { plan: "business", notification_emails: ["team@acme.example"] }),
    data,
  });
  cleanups.push(
    () => rmSync(data, { recursive: true, force: true }),
    () => house.stop(),
  );
  return { house, clock, data };
}

/** A conversation that brings the marker in by every way there is. */
async function converse(settings: Record<string, unknown>, slug: string): Promise<Begun> {
  const { house, clock, data } = await open(settings);
  const begun = await house.call("POST", `/v1/public/robots/${slug}/sessions`, { consent_accepted: true });
  const { session_id } = begun.json;
  const call = (verb: string, body: unknown) =>
    house.call("POST", `/v1/public/sessions/${session_id}/${verb}`, body);
  for (let index = 0; index < 5; index++)
    await call("messages", { message: `Is the shop open on Sundays, ${MARKER}?` });
  const attachments = [
    uploadOf(`${MARKER}.txt`, `The word of the day is ${MARKER}.`),
    uploadOf("photo.png", Buffer.concat([PNG, Buffer.from(MARKER)]), "image/png"),
  ];
  const attached = await call("messages", { message: "What is the word of the day?", attachments });
  expect(attached.json.answer).toContain(MARKER);
  const feedback_details = `${MARKER} was wrong`;
  await call("feedback", { rating: "down", feedback_reason: "Other", feedback_details });
  const created_at = "2026-01-15T12:00:00Z";
  await call("expand-tokens", {
    history: [{ message_id: "m", role: "user", text: `${MARKER} again`, created_at }],
  });
  return { house, clock, data, session_id };
}

async function finish({ house, session_id }: Begun, history: readonly unknown[] = []): Promise<void> {
  const reply = await house.call("POST", `/v1/public/sessions/${session_id}/finish`, { history });
  expect(reply.status).toBe(200);
}

async function sweepAll({ house: { appliance } }: Begun): Promise<void> {
  for (const sweep of appliance.sweeps) await runSweep(sweep);
  await appliance.adapters.database.checkpoint();
}

async function erase({ house: { appliance }, session_id }: Begun): Promise<void> {
  const { sessions } = appliance.adapters;
  const session = await sessions.find(session_id);
  await appliance.flows.erase({ protocol_number: session!.protocol_number }, "test");
  expect((await sessions.find(session_id))?.closing?.close_reason).toBe("retention_cleanup");
}

/** What holds in every place, after `wait`. Each test opens a place of its own. */
function itForgets(openPlace: () => Promise<Place>): void {
  async function wordsAfter(slug: string, work: (begun: Begun) => Promise<void>) {
    const place = await openPlace();
    const begun = await converse(place.settings, slug);
    await work(begun);
    await place.wait(begun.house);
    // Closing the process's database first: reading the files of an open one would break its locks.
    await begun.house.stop();
    return () => [begun.data, ...place.folders].flatMap((folder) => grep(folder, MARKER));
  }
  const leaves = (slug: string, work: (begun: Begun) => Promise<void>) => async () => {
    const look = await wordsAfter(slug, work);
    await expect.poll(look).toEqual([]);
  };

  it("the grep finds what is kept: texts, and the bytes of files", LONG, async () => {
    const found = (await wordsAfter("shop", async () => {}))();
    expect(found.filter((file) => /sha256-/.test(file))).toHaveLength(2);
    expect(found.filter((file) => !/sha256-/.test(file))).not.toEqual([]);
  });

  it(
    "retention none: no text of the conversation is ever written",
    LONG,
    leaves("quiet", (begun) =>
      finish(begun, [
        {
          message_id: "m",
          role: "user",
          text: `${MARKER} once more`,
          attachments: [uploadOf("a.txt", `${MARKER} at the end`)],
          created_at: "2026-01-15T12:00:00Z",
        },
      ]),
    ),
  );

  it(
    "retention summary: the texts leave at closing, the rest when the retention days are over",
    LONG,
    leaves("brief", async (begun) => {
      const { sessions, attachments } = begun.house.appliance.adapters;
      const isBlob = (file: string) => /sha256-/.test(file);
      await finish(begun);
      expect(await sessions.readTurns(begun.session_id, 20)).toEqual([]);
      expect(await attachments.list(begun.session_id, 20)).toEqual([]);
      expect(filesOf(begun.data).filter(isBlob)).toEqual([]);
      begun.clock.advance(2 * DAY);
      await sweepAll(begun);
    }),
  );

  it(
    "retention full: everything leaves when the retention days are over",
    LONG,
    leaves("shop", async (begun) => {
      await finish(begun);
      begun.clock.advance(30 * DAY);
      await sweepAll(begun);
    }),
  );

  it("privacy erase: everything leaves, of an active session too", LONG, leaves("shop", erase));
}

describe("deleted text leaves the files of the embedded database", () => {
  itForgets(async () => ({ settings: {}, folders: [], wait: async () => {} }));
});

const program = findSqld();
const extension = program === undefined ? undefined : buildSecureDelete();
afterAll(() => extension && rmSync(extension, { recursive: true, force: true }));

// The documented options, with times a test can wait for: every write finds the log due for a change.
const QUICK = ["--max-log-duration", "0.02", "--checkpoint-interval-s", "1"];

async function openServer(args: readonly string[]): Promise<Place & { readonly server: Sqld }> {
  const server = await startSqld(program!, { args });
  cleanups.push(() => server.stop());
  const wait = async ({ appliance: { adapters } }: TestAppliance) => {
    for (let change = 0; change < LOG_CHANGES; change++) {
      // What the sweeps of a running service write by themselves.
      await adapters.leases.take("sweeps", "test", { now: change, expires_at: change + 1 });
      await pause(40);
    }
  };
  return { server, settings: { "database.url": server.url }, folders: [server.folder], wait };
}

const needs = "skipped without a server (TEST_SQLD), a C compiler and libsqlite3-dev";
describe.skipIf(extension === undefined)(
  `deleted text leaves the files of a libSQL server that runs as documented, ${needs}`,
  () => {
    itForgets(() => openServer(["--extensions-path", extension!, ...QUICK]));
  },
);

describe.skipIf(program === undefined)("a libSQL server as it comes, skipped without one (TEST_SQLD)", () => {
  const namesOf = (files: readonly string[], { folder }: Sqld) =>
    files.map((file) => path.relative(folder, file));

  it("retention none leaves nothing on it either", LONG, async () => {
    const { server, settings } = await openServer([]);
    const begun = await converse(settings, "quiet");
    await finish(begun);
    expect([...grep(begun.data, MARKER), ...grep(server.folder, MARKER)]).toEqual([]);
  });

  it("keeps what was erased: in its replication log, and in the database file", LONG, async () => {
    const { server, settings } = await openServer(["--checkpoint-interval-s", "1"]);
    const begun = await converse(settings, "shop");
    await erase(begun);
    const { messages } = await begun.house.countRows();
    expect(messages).toBe(0);
    expect(grep(begun.data, MARKER)).toEqual([]);
    const wallog = path.join("dbs", "default", "wallog");
    const data = path.join("dbs", "default", "data");
    await expect.poll(() => namesOf(grep(server.folder, MARKER), server)).toEqual([data, wallog]);
  });

  it("forgets it when its file is vacuumed and its log is made anew", LONG, async () => {
    const { server, settings } = await openServer([]);
    const begun = await converse(settings, "shop");
    await erase(begun);
    await begun.house.stop();
    await server.shutDown();
    const folder = path.join(server.folder, "dbs", "default");
    expect(grep(folder, MARKER)).not.toEqual([]);
    const file = new Libsql(path.join(folder, "data"));
    file.exec("PRAGMA wal_checkpoint(TRUNCATE); VACUUM;");
    file.close();
    for (const name of ["wallog", "snapshots", "to_compact"])
      rmSync(path.join(folder, name), { recursive: true, force: true });
    const again = await startSqld(program!, { folder: server.folder });
    cleanups.push(() => again.stop());
    const { house } = await open({ "database.url": again.url });
    expect(await house.appliance.adapters.sessions.find(begun.session_id)).toMatchObject({
      closing: { close_reason: "retention_cleanup" },
    });
    expect(grep(again.folder, MARKER)).toEqual([]);
  });
});
