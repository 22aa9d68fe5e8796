import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createS3Driver } from "../../../src/adapters/blobs/s3.ts";
import { sign } from "../../../src/adapters/blobs/signature-v4.ts";
import { createBlobs } from "../../../src/adapters/blobs/unstorage.ts";
import { openBlobs } from "../../../src/appliance/blobs.ts";
import type { Blobs } from "../../../src/ports/blobs.ts";
import { Secret } from "../../../src/settings/secrets.ts";
import { describeBlobs } from "../../ports/blobs.suite.ts";
import { settingsFor } from "../../support/appliance.ts";
import { KEYS, type S3Server, startS3 } from "../../support/s3.ts";

const NO_SUCH_KEY = "<Error><Code>NoSuchKey</Code></Error>";
const NO_BLOB = `sha256-${"0".repeat(64)}`;
const at = (url: string, secret = KEYS.secret, bounds: object = { timeout_ms: 2_000 }) => ({
  driver: createS3Driver({
    url,
    region: "us-east-1",
    access_key_id: new Secret(KEYS.id),
    secret_access_key: new Secret(secret),
    ...bounds,
  }),
});

describe("a signature", () => {
  it("is the one of the published example", () => {
    const { authorization } = sign(
      {
        region: "us-east-1",
        access_key_id: "AKIAIOSFODNN7EXAMPLE",
        secret_access_key: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
      },
      {
        method: "GET",
        url: new URL("https://examplebucket.s3.amazonaws.com/test.txt"),
        body: new Uint8Array(),
        headers: { range: "bytes=0-9" },
        now: new Date(Date.UTC(2013, 4, 24)),
      },
    );
    expect(authorization).toBe(
      "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request," +
        "SignedHeaders=host;range;x-amz-content-sha256;x-amz-date," +
        "Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
    );
  });
});

describe("a store that fails", () => {
  let server: Server | undefined;
  const serve = async (listener: RequestListener): Promise<string> => {
    server = createServer(listener).listen(0, "127.0.0.1");
    await new Promise((resolve) => server!.once("listening", resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/kept`;
  };
  afterEach(async () => {
    server?.closeAllConnections();
    await new Promise((resolve) => server?.close(resolve) ?? resolve(null));
    server = undefined;
  });

  it("is asked again when the fault is its own or the network's", async () => {
    let calls = 0;
    const url = await serve((request, response) => {
      calls += 1;
      if (calls === 1) request.socket.destroy();
      else response.writeHead(calls === 2 ? 503 : 404).end(NO_SUCH_KEY);
    });
    const blobs = await createBlobs(at(url));
    expect(await blobs.get(NO_BLOB)).toBeNull();
    expect(calls).toBe(3);
  });

  it("is a storage that cannot serve when it refuses, once; what it said is not passed on", async () => {
    let calls = 0;
    const url = await serve((_, response) => {
      calls += 1;
      response.writeHead(403).end("<Error>account 4711</Error>");
    });
    const putting = (await createBlobs(at(url))).put(Buffer.from("hello"));
    const fault = await putting.catch((error: unknown) => error);
    expect(fault).toMatchObject({ code: "database_unavailable" });
    expect(String(fault)).toContain("403");
    expect(String(fault)).not.toContain("4711");
    expect(calls).toBe(1);
  });

  const CALLS: [string, (blobs: Blobs) => Promise<unknown>][] = [
    ["keep", (blobs) => blobs.put(Buffer.from("hello"))],
    ["give", (blobs) => blobs.get(NO_BLOB)],
    ["list", (blobs) => blobs.list()],
    ["remove", (blobs) => blobs.remove(NO_BLOB)],
  ];

  it.each(CALLS)("cannot %s without its bucket, and says so", async (_, work) => {
    const url = await serve((__, response) => {
      response.writeHead(404).end("<Error><Code>NoSuchBucket</Code><BucketName>kept</BucketName></Error>");
    });
    const fault = await work(await createBlobs(at(url))).catch((error: unknown) => error);
    expect(fault).toMatchObject({ code: "database_unavailable" });
    expect(String(fault)).toContain("status 404 (NoSuchBucket)");
  });

  it.each(CALLS)("did not %s where a proxy before it answers with 404", async (_, work) => {
    const url = await serve((__, response) => void response.writeHead(404).end("404 page not found"));
    await expect(work(await createBlobs(at(url)))).rejects.toMatchObject({ code: "database_unavailable" });
  });

  it("has not kept what it answers with 404, whatever it says", async () => {
    const url = await serve((_, response) => void response.writeHead(404).end(NO_SUCH_KEY));
    await expect((await createBlobs(at(url))).put(Buffer.from("hello"))).rejects.toMatchObject({
      code: "database_unavailable",
    });
  });

  const PAGE = "<!doctype html><title>Sign in</title>";
  it.each([
    ["a page to sign in at", { "content-type": "text/html" }, PAGE],
    ["a page that a cache names", { "content-type": "text/html", etag: '"4711"' }, PAGE],
    ["a word of another service", { "content-type": "application/json", etag: '"4711"' }, '{"ok":true}'],
    ["nothing, as no store names what it keeps", {}, ""],
  ])("has not kept what is answered with %s", async (_, headers, page) => {
    const url = await serve((request, response) => {
      if (request.method === "GET") response.writeHead(404).end(NO_SUCH_KEY);
      else response.writeHead(200, headers).end(page);
    });
    const putting = (await createBlobs(at(url))).put(Buffer.from("hello"));
    const fault = await putting.catch((error: unknown) => error);
    expect(fault).toMatchObject({ code: "database_unavailable" });
    expect(String(fault)).toContain("status 200, but not as a store does");
    expect(String(fault)).not.toContain("Sign in");
  });

  it("has not removed what is answered with a page", async () => {
    const url = await serve((_, response) => void response.end(PAGE));
    await expect((await createBlobs(at(url))).remove(NO_BLOB)).rejects.toMatchObject({
      code: "database_unavailable",
    });
  });

  it.each([200, 204])("has removed what is answered with %i and nothing", async (status) => {
    const url = await serve((_, response) => void response.writeHead(status).end());
    await expect((await createBlobs(at(url))).remove(NO_BLOB)).resolves.toBeUndefined();
  });

  const listing = (inside: string) => `<ListBucketResult>${inside}</ListBucketResult>`;
  it.each([
    ["leads round in a circle", listing("<NextContinuationToken>again</NextContinuationToken>")],
    ["leaves the rest out", listing("<IsTruncated>true</IsTruncated>")],
    ["was cut", "<ListBucketResult><Contents><Key>"],
    ["is a page to sign in at", "<html>Sign in</html>"],
    ["is nothing", ""],
  ])("has not listed its objects with what %s", async (_, page) => {
    const url = await serve((__, response) => void response.end(page));
    const blobs = await createBlobs(at(url));
    await expect(blobs.list()).rejects.toMatchObject({ code: "database_unavailable" });
  });

  it("has not listed its objects when each page leads on to another", async () => {
    let pages = 0;
    const url = await serve((_, response) => {
      pages += 1;
      const key = `<Contents><Key>aa/${pages}</Key></Contents>`;
      response.end(listing(`${key}<NextContinuationToken>to ${pages}</NextContinuationToken>`));
    });
    const blobs = await createBlobs(at(url, KEYS.secret, { most_pages: 20 }));
    await expect(blobs.list()).rejects.toMatchObject({ code: "database_unavailable" });
    expect(pages).toBe(20);
  });

  it.each([
    ["object", 200, (blobs: Blobs) => blobs.get(NO_BLOB)],
    ["list", 200, (blobs: Blobs) => blobs.list()],
    ["refusal", 500, (blobs: Blobs) => blobs.get(NO_BLOB)],
  ])("is not read to the end of an %s that has none, and is left at once", async (_, status, work) => {
    let open = 0;
    const url = await serve((__, response) => {
      open += 1;
      response.on("close", () => (open -= 1)).writeHead(status);
      const go = () => void (response.destroyed || response.write(Buffer.alloc(65_536, "x"), go));
      go();
    });
    const bounds = { timeout_ms: 20_000, object_bytes: 2 ** 20 };
    const fault = await work(await createBlobs(at(url, KEYS.secret, bounds))).catch(
      (error: unknown) => error,
    );
    expect(fault).toMatchObject({ code: "database_unavailable" });
    expect(String(fault)).toContain("more than");
    await expect.poll(() => open).toBe(0);
  });

  it("is not given what would not be read again", async () => {
    let puts = 0;
    const url = await serve((request, response) => {
      puts += request.method === "PUT" ? 1 : 0;
      response.writeHead(404).end(NO_SUCH_KEY);
    });
    const blobs = await createBlobs(at(url, KEYS.secret, { object_bytes: 1_000 }));
    await expect(blobs.put(Buffer.alloc(1_001))).rejects.toMatchObject({ code: "database_unavailable" });
    expect(puts).toBe(0);
  });

  it("is given up when it hangs", async () => {
    let calls = 0;
    const url = await serve(() => void (calls += 1));
    const blobs = await createBlobs(at(url, KEYS.secret, { timeout_ms: 200 }));
    await expect(blobs.get(NO_BLOB)).rejects.toMatchObject({
      code: "database_unavailable",
    });
    expect(calls).toBe(1);
  });
});

it("a store without its keys is an error that says what to set", async () => {
  const settings = settingsFor({ "blobs.store": "s3", "blobs.s3.url": "https://s3.example.com/kept" });
  await expect(openBlobs(settings, {}, "")).rejects.toThrow("CHAT_ASSISTANT_BLOBS_S3_SECRET_ACCESS_KEY");
});

describe("a store that checks signatures", () => {
  let store: S3Server;
  beforeAll(async () => {
    store = await startS3();
  });
  afterAll(() => store.stop());

  describeBlobs("an S3 store", async () => {
    const blobs = await createBlobs(at(store.url));
    for (const id of await blobs.list()) await blobs.remove(id);
    return blobs;
  });

  describeBlobs("an S3 store of sealed blobs", async () => {
    const blobs = await createBlobs({ ...at(store.url), encryption_key: "the key" });
    for (const id of await blobs.list()) await blobs.remove(id);
    return blobs;
  });

  it("is given nothing but sealed bytes where there is a key", async () => {
    const text = "Zanzibar has 42 gates";
    const blobs = await createBlobs({ ...at(store.url), encryption_key: "the key" });
    const { blob_id } = await blobs.put(Buffer.from(text));
    expect([...store.objects.values()].some((object) => object.includes(text))).toBe(false);
    expect(Buffer.from((await blobs.get(blob_id))!).toString()).toBe(text);
    await expect((await createBlobs(at(store.url))).get(blob_id)).rejects.toThrow(/no key is set/);
    await blobs.remove(blob_id);
  });

  it("lists more than a page", async () => {
    const blobs = await createBlobs(at(store.url));
    const ids = [];
    for (const text of ["one", "two", "three", "four", "five"])
      ids.push((await blobs.put(Buffer.from(text))).blob_id);
    expect(await blobs.list()).toEqual(expect.arrayContaining(ids));
    expect([...store.objects.keys()]).toContain(`${ids[0]!.slice(7, 9)}/${ids[0]}`);
  });

  it("a wrong key is refused", async () => {
    const blobs = await createBlobs(at(store.url, "another"));
    await expect(blobs.put(Buffer.from("hello"))).rejects.toMatchObject({ code: "database_unavailable" });
  });
});
