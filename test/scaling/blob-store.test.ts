/** Files of visitors in an S3 store of another make, kept and read by two processes: lost, refused, and back. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBlobs } from "../../src/appliance/blobs.ts";
import { Secret } from "../../src/settings/secrets.ts";
import { settingsFor } from "../support/appliance.ts";
import { note } from "../support/attachments.ts";
import { type BadProxy, startBadProxy } from "../support/bad-proxy.ts";
import { runCommand } from "../support/command.ts";
import { startReceiver } from "../support/receiver.ts";
import { findMoto, MOTO, type Moto, startMoto } from "../support/moto.ts";
import { begin, DATA, OFF, prepareRobots, serve, times } from "../support/workers.ts";

const program = findMoto();
const SESSIONS = "/v1/public/sessions";
const KEY = { CHAT_ASSISTANT_DATABASE_KEY: "it's a key of enough characters, in words" };

describe.skipIf(program === undefined)(`two processes and an S3 store of another make (${MOTO})`, () => {
  let moto: Moto;
  let proxy: BadProxy;
  prepareRobots();
  beforeAll(async () => {
    moto = await startMoto(program!);
    proxy = await startBadProxy(Number(new URL(moto.url).port));
    expect((await runCommand(["db", "encrypt", "--data", DATA], KEY)).code).toBe(0);
  });
  afterAll(() => Promise.all([proxy.close(), moto.stop()]));

  const s3 = (bucket = "kept", secret = moto.secret): Record<string, string> => ({
    ...OFF,
    ...KEY,
    CHAT_ASSISTANT_BLOBS_STORE: "s3",
    CHAT_ASSISTANT_BLOBS_S3_URL: `http://127.0.0.1:${proxy.port}/${bucket}`,
    CHAT_ASSISTANT_BLOBS_S3_ACCESS_KEY_ID: moto.id,
    CHAT_ASSISTANT_BLOBS_S3_SECRET_ACCESS_KEY: secret,
  });
  const attach = (file: ReturnType<typeof note>) => ({ message: "Please read it.", attachments: [file] });

  /** What is kept, past both processes. */
  const look = (key?: string) =>
    openBlobs(
      settingsFor({ "blobs.store": "s3", "blobs.s3.url": moto.url }),
      {
        "blobs.s3.access_key_id": new Secret(moto.id),
        "blobs.s3.secret_access_key": new Secret(moto.secret),
        ...(key === undefined ? {} : { "database.key": new Secret(key) }),
      },
      "",
    );

  it("keep a file once, sealed; either relays it, and it leaves with the session", async () => {
    const receiver = await startReceiver();
    const server = await serve(
      {
        ...s3(),
        CHAT_ASSISTANT_RELAY_TRANSPORT: "http",
        CHAT_ASSISTANT_RELAY_HTTP_URL: receiver.url,
        CHAT_ASSISTANT_RELAY_HTTP_ALLOW_PRIVATE: "true",
      },
      2,
    );
    const file = note("Marie lost her xylophone in Zanzibar.");
    const opened = await server.call("/v1/public/robots/shop/sessions", { consent_accepted: true });
    const { session_id: id, protocol_number } = opened.json;
    const asked = await times(4, () => server.call(`${SESSIONS}/${id}/messages`, attach(file)));
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const kept = await look(KEY.CHAT_ASSISTANT_DATABASE_KEY);
    const [blob_id, ...others] = await kept.list();
    expect(others).toEqual([]);
    expect(Buffer.from((await kept.get(blob_id!))!).toString()).toContain("Zanzibar");
    await expect((await look()).get(blob_id!)).rejects.toThrow(/no key is set/);

    const finished = await times(6, () => server.call(`${SESSIONS}/${id}/finish`, {}));
    expect(new Set(finished.map(({ json }) => json.forms_relay_status))).toEqual(new Set(["sent"]));
    expect(receiver.bodies).toHaveLength(1);
    expect(receiver.bodies[0]).toContain(file.content_base64);
    await server.stop();
    await receiver.close();
    const served = server.lines().filter(({ endpoint }) => endpoint === "send_message");
    expect(new Set(served.map(({ worker }) => worker)).size).toBe(2);

    const words = ["privacy", "erase", "--protocol", protocol_number, "--yes", "--data", DATA];
    expect((await runCommand(words, s3())).code).toBe(0);
    expect(await kept.list()).toEqual([]);
  }, 60_000);

  it("refuse files while it is lost, and nothing else; it is used again when it is back", async () => {
    const { call, stop } = await serve(s3(), 2);
    const id = await begin(call, "limited");
    const lamp = attach(note("The lamp is broken."));
    await proxy.spoil("reset");
    const refused = await times(3, () => call(`${SESSIONS}/${id}/messages`, lamp));
    expect(refused.map(({ status }) => status)).toEqual([503, 503, 503]);
    expect(await (await look()).list()).toEqual([]);
    const answered = await call(`${SESSIONS}/${id}/messages`, { message: "Are you open on Sundays?" });
    expect([answered.status, answered.json.question_count]).toEqual([200, 1]);
    expect((await call("/health/ready")).status).toBe(200);
    await proxy.spoil("none");
    const kept = await call(`${SESSIONS}/${id}/messages`, lamp);
    expect([kept.status, kept.json.question_count]).toEqual([200, 2]);
    expect(await (await look()).list()).toHaveLength(1);
    await stop();
  }, 60_000);

  it.each([
    ["a wrong secret", () => s3("kept", "another"), "403 (SignatureDoesNotMatch)"],
    ["no such bucket", () => s3("lost"), "404 (NoSuchBucket)"],
  ])(
    "with %s refuse files, count none of them, and doctor names it",
    async (_, make, reason) => {
      const environment = make();
      const before = await (await look()).list();
      const { call, stop } = await serve(environment, 2);
      const id = await begin(call, "limited");
      const lamp = attach(note(`A lamp, and ${reason}.`));
      const refused = await times(3, () => call(`${SESSIONS}/${id}/messages`, lamp));
      expect(refused.map(({ status }) => status)).toEqual([503, 503, 503]);
      const answered = await call(`${SESSIONS}/${id}/messages`, { message: "Are you open on Sundays?" });
      expect([answered.status, answered.json.question_count]).toEqual([200, 1]);
      await stop();
      expect(await (await look()).list()).toEqual(before);
      const words = ["doctor", "--json", "--port", "0", "--data", DATA];
      const { findings } = JSON.parse((await runCommand(words, environment)).stdout);
      expect(findings.filter(({ check }: { check: string }) => check === "blob store")).toMatchObject([
        { level: "error", message: expect.stringContaining(reason) },
      ]);
    },
    60_000,
  );
});
