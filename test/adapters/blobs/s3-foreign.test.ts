import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createS3Driver } from "../../../src/adapters/blobs/s3.ts";
import { sign } from "../../../src/adapters/blobs/signature-v4.ts";
import { createBlobs } from "../../../src/adapters/blobs/unstorage.ts";
import { Secret } from "../../../src/settings/secrets.ts";
import { describeBlobs } from "../../ports/blobs.suite.ts";
import { findMoto, MOTO, MOTO_PAGE, type Moto, startMoto } from "../../support/moto.ts";

const program = findMoto();

describe.skipIf(program === undefined)(`an S3 store of another make (${MOTO})`, () => {
  let moto: Moto;
  beforeAll(async () => {
    moto = await startMoto(program!);
  });
  afterAll(() => moto.stop());

  const keys = (secret = moto.secret, id = moto.id) => ({
    region: "us-east-1",
    access_key_id: new Secret(id),
    secret_access_key: new Secret(secret),
  });
  const open = (url = moto.url, given = keys(), encryption_key?: string) =>
    createBlobs({ driver: createS3Driver({ url, ...given }), encryption_key });
  const empty = async (encryption_key?: string) => {
    const blobs = await open(moto.url, keys(), encryption_key);
    for (const id of await blobs.list()) await blobs.remove(id);
    return blobs;
  };

  /** What lies there, past our own driver. */
  async function fetchObject(key: string): Promise<Buffer> {
    const url = new URL(`${moto.url}/${key}`);
    const signer = { region: "us-east-1", access_key_id: moto.id, secret_access_key: moto.secret };
    const headers = sign(signer, { method: "GET", url, body: new Uint8Array(), now: new Date() });
    const reply = await fetch(url, { headers });
    expect(reply.status).toBe(200);
    return Buffer.from(await reply.arrayBuffer());
  }

  describeBlobs("of plain blobs", () => empty());
  describeBlobs("of sealed blobs", () => empty("the key"));

  it("keeps an object under its hash, as it is without a key, and no word of it with one", async () => {
    const text = "Zanzibar has 42 gates";
    const { blob_id } = await (await empty()).put(Buffer.from(text));
    const key = `${blob_id.slice(7, 9)}/${blob_id}`;
    expect((await fetchObject(key)).toString()).toBe(text);
    const sealed = await empty("the key");
    await sealed.put(Buffer.from(text));
    const kept = await fetchObject(key);
    expect(kept.length).toBeGreaterThan(text.length);
    expect(kept.includes("Zanzibar")).toBe(false);
    expect(Buffer.from((await sealed.get(blob_id))!).toString()).toBe(text);
    await expect((await open()).get(blob_id)).rejects.toThrow(/no key is set/);
  });

  it("takes a file of 20 MB and gives it back", async () => {
    const bytes = Buffer.alloc(20_000_000, "chat ");
    const blobs = await empty("the key");
    const { blob_id } = await blobs.put(bytes);
    expect(bytes.equals(Buffer.from((await blobs.get(blob_id))!))).toBe(true);
  });

  it("lists more than a page of it", async () => {
    const blobs = await empty();
    const ids = new Set<string>();
    for (let at = 0; at < 3 * MOTO_PAGE + 1; at += 1)
      ids.add((await blobs.put(Buffer.from(`note ${at}`))).blob_id);
    expect(new Set(await blobs.list())).toEqual(ids);
    await empty();
    expect(await blobs.list()).toEqual([]);
  });

  it.each([
    ["secret", "SignatureDoesNotMatch", () => keys("another")],
    ["id", "InvalidAccessKeyId", () => keys(moto.secret, "AKIAANOTHER")],
  ])("refuses a wrong %s, and nothing is kept or given", async (_, code, wrong) => {
    const own = await empty();
    const { blob_id } = await own.put(Buffer.from("hello"));
    const blobs = await open(moto.url, wrong());
    const refused = { code: "database_unavailable", message: expect.stringContaining(`403 (${code})`) };
    await expect(blobs.put(Buffer.from("hello, too"))).rejects.toMatchObject(refused);
    await expect(blobs.get(blob_id)).rejects.toMatchObject(refused);
    await expect(blobs.remove(blob_id)).rejects.toMatchObject(refused);
    await expect(blobs.list()).rejects.toMatchObject(refused);
    expect(await own.list()).toEqual([blob_id]);
  });

  it("cannot keep, give, list or remove in a bucket that is not there", async () => {
    const blobs = await open(`${moto.origin}/lost`);
    const missing = { code: "database_unavailable", message: expect.stringContaining("404 (NoSuchBucket)") };
    const { blob_id } = await (await empty()).put(Buffer.from("hello"));
    await expect(blobs.put(Buffer.from("hello"))).rejects.toMatchObject(missing);
    await expect(blobs.get(blob_id)).rejects.toMatchObject(missing);
    await expect(blobs.list()).rejects.toMatchObject(missing);
    await expect(blobs.remove(blob_id)).rejects.toMatchObject(missing);
  });
});
