/** The client of a libSQL server over HTTP, against a server that tells what it was asked and answers as it is told. */
import http from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { toHranaAddress } from "../../../../src/adapters/storage/remote/hrana-address.ts";
import { createRemoteDatabase } from "../../../../src/adapters/storage/remote/database.ts";
import type { Database } from "../../../../src/ports/database.ts";

interface Asked {
  readonly baton?: string;
  readonly authorization: string | undefined;
  readonly requests: readonly { readonly type: string; readonly batch?: { readonly steps: unknown[] } }[];
}

interface Reply {
  readonly status?: number;
  readonly text?: string;
  readonly base_url?: string;
  readonly step_results?: readonly unknown[];
  readonly step_errors?: readonly unknown[];
}

const ROWS = {
  cols: [{ name: "n" }],
  rows: [[{ type: "integer", value: "1" }]],
  affected_row_count: 0,
  last_insert_rowid: null,
};
const one = { sql: "SELECT 1 AS n" };
const change = { sql: "DELETE FROM x" };

let release: (() => void)[] = [];
afterEach(async () => {
  for (const end of release) end();
  release = [];
});

/** `answer` says what is sent for the call of that number, counted from the one that `createRemoteDatabase` makes. */
async function open(
  answer: (call: number, asked: Asked) => Reply | Promise<Reply> = () => ({}),
  { query = "", auth_token }: { query?: string; auth_token?: string } = {},
) {
  const calls: Asked[] = [];
  const server = http.createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (part) => (body += part));
    request.on("end", async () => {
      const { authorization } = request.headers;
      const asked = { ...JSON.parse(body), authorization } as Asked;
      const call = calls.push(asked) - 1;
      const { status = 200, text, base_url = null, step_results, step_errors } = await answer(call, asked);
      const results = asked.requests.map(({ type, batch }) => {
        const steps = step_results ?? batch?.steps.map((_, at, all) => (at === all.length - 1 ? null : ROWS));
        const errors = step_errors ?? steps?.map(() => null);
        const result = type === "batch" ? { step_results: steps, step_errors: errors } : ROWS;
        return { type: "ok", response: type === "close" ? { type } : { type, result } };
      });
      response.writeHead(status).end(text ?? JSON.stringify({ baton: `baton ${call}`, base_url, results }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  release.push(() => (server.closeAllConnections(), server.close()));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${query}`;
  const database: Database = await createRemoteDatabase({ url, auth_token, timeout_ms: 1_000 });
  return { database, calls };
}

const batonsOf = (calls: readonly Asked[]) => calls.map(({ baton }) => baton);
const typesOf = ({ requests }: Asked) => requests.map(({ type }) => type);

describe("requests to a libSQL server", () => {
  it("are one for reads of the same turn, and one each for others", async () => {
    const { database, calls } = await open();
    const rows = await Promise.all([database.read(one), database.read(one), database.read(one)]);
    expect(rows).toEqual([[{ n: 1 }], [{ n: 1 }], [{ n: 1 }]]);
    await database.read(one);
    expect(calls.slice(1).map(typesOf)).toEqual([["execute", "execute", "execute"], ["execute"]]);
    await Promise.all(Array.from({ length: 20 }, () => database.read(one)));
    expect(calls.slice(3).map(({ requests }) => requests.length)).toEqual([16, 4]);
  });

  it("follow one another in a stream", async () => {
    const { database, calls } = await open();
    await database.read(one);
    await database.write([change]);
    await database.read(one);
    expect(batonsOf(calls)).toEqual([undefined, "baton 0", "baton 1", "baton 2"]);
  });

  it.each([
    [{ auth_token: "secret" }],
    [{ query: "?authToken=secret" }],
    [{ query: "?authToken=secret", auth_token: "other" }],
  ])("show the token of %o", async (options) => {
    const { calls } = await open(undefined, options);
    expect(calls[0]!.authorization).toBe("Bearer secret");
  });

  it("at once have a stream each, those beyond eight end theirs", async () => {
    const { database, calls } = await open(async (call) => (await pause(call === 0 ? 0 : 50), {}));
    const reads = Array.from({ length: 12 }, async (_, at) => (await pause(at), database.read(one)));
    await Promise.all(reads);
    const ended = calls.filter((asked) => typesOf(asked).includes("close"));
    expect(ended).toHaveLength(4);
    expect(batonsOf(ended)).toEqual([undefined, undefined, undefined, undefined]);
    const batons = calls.flatMap(({ baton }) => baton ?? []);
    expect(new Set(batons).size).toBe(batons.length);
  });

  it.each([
    { status: 400, text: "Received an invalid baton" },
    { status: 400, text: '{"message":"The stream has expired","code":"STREAM_EXPIRED"}' },
    { status: 500, text: '{"message":"The stream has expired","code":"STREAM_EXPIRED"}' },
  ])(
    "whose stream is gone are asked anew, a write too, and no stream is kept for a while (%o)",
    async (gone) => {
      const { database, calls } = await open((call) => (call === 1 ? gone : {}));
      expect(await database.write([change])).toEqual({ committed: true, rows: [[{ n: 1 }]] });
      await database.read(one);
      expect(batonsOf(calls)).toEqual([undefined, "baton 0", undefined, undefined]);
      expect(calls.slice(2).map(typesOf)).toEqual([
        ["batch", "close"],
        ["execute", "close"],
      ]);
    },
  );

  it("that another server would have to go on with end their stream", async () => {
    const { database, calls } = await open(() => ({ base_url: "http://other.example" }));
    await database.read(one);
    expect(batonsOf(calls)).toEqual([undefined, undefined]);
    expect(typesOf(calls[1]!)).toEqual(["execute", "close"]);
  });

  it.each([
    ["a page", { status: 502, text: "<h1>Bad</h1>" }],
    ["a page that looks like a refusal", { status: 503, text: '{"message":"busy","code":"SQLITE_BUSY"}' }],
    ["a baton used twice", { status: 400, text: "Received a baton that has already been used" }],
    ["half an answer", { text: '{"baton":"b","results":[{"ty' }],
    ["too few answers", { text: '{"baton":"b","results":[]}' }],
    ["no answer at all", { text: "null" }],
    [
      "of other types",
      { text: '{"baton":"b","results":[{"type":"ok","response":{"type":"batch","result":[]}}]}' },
    ],
  ])("that write are made once when their answer is %s", async (_, lost) => {
    const { database, calls } = await open((call) => (call === 1 ? lost : {}));
    await expect(database.write([change])).rejects.toMatchObject({ code: "database_unavailable" });
    const asking = () => calls.filter((asked) => !typesOf(asked).includes("close"));
    expect(asking()).toHaveLength(2);
    await database.write([change]);
    expect(asking()[2]!.baton).toBeUndefined();
  });

  it("that fail are the last of their stream, which is not ended by another one", async () => {
    const { database, calls } = await open((call) => (call === 1 ? { status: 502 } : {}));
    await expect(database.write([change])).rejects.toMatchObject({ code: "database_unavailable" });
    await pause(50);
    expect(calls).toHaveLength(2);
  });

  it("that leave a transaction open end their stream at once", async () => {
    const { database, calls } = await open((call) =>
      call === 1 ? { step_results: [ROWS, null, null, null] } : {},
    );
    await expect(database.write([change])).rejects.toMatchObject({ code: "database_unavailable" });
    await database.read(one);
    const others = calls.slice(2).map((asked) => [typesOf(asked)[0], asked.baton]);
    expect(others.toSorted()).toEqual([
      ["close", "baton 1"],
      ["execute", undefined],
    ]);
  });

  it("whose transaction did not begin keep their stream", async () => {
    const errors = [{ message: "locked", code: "SQLITE_BUSY" }, null, null, { message: "none is active" }];
    const { database, calls } = await open((call) =>
      call === 1 ? { step_results: errors.map(() => null), step_errors: errors } : {},
    );
    expect(await database.write([change])).toMatchObject({ committed: true });
    expect(batonsOf(calls)).toEqual([undefined, "baton 0", "baton 1"]);
  });
});

describe("the address of a libSQL server", () => {
  it.each([
    ["http://127.0.0.1:8080", "http://127.0.0.1:8080/"],
    ["https://db.example/", "https://db.example/"],
    ["https://db.example/shop/?tls=1", "https://db.example/shop/"],
    ["libsql://shop.db.example", "https://shop.db.example/"],
    ["LIBSQL://127.0.0.1:8080?tls=0", "http://127.0.0.1:8080/"],
  ])("%s is %s", (url, base) => {
    expect(toHranaAddress(url, "t")).toEqual({ base: new URL(base), auth_token: "t" });
  });

  it("takes a token from the URL", () => {
    expect(toHranaAddress("https://db.example?authToken=secret", "t").auth_token).toBe("secret");
  });

  it.each([
    "libsql://db.example?tls=0",
    "libsql://db.example?tls=2",
    "http://db.example?tls=1",
    "https://db.example?tls=0",
    "https://db.example?authtoken=secret",
    "https://me:secret@db.example",
    "https://",
  ])("%s is refused, and not shown", (url) => {
    expect(() => toHranaAddress(url)).toThrow(/^storage: cannot use the database's URL: (?!.*secret)/);
  });
});
