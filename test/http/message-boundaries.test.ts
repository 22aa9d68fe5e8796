/** Where a request begins and ends: what two servers in a row could read differently is refused, and answered once. */
import net from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startAppliance, type TestAppliance } from "../support/appliance.ts";

let house: TestAppliance;
let before: Record<string, number>;
beforeAll(async () => {
  house = await startAppliance();
  // The first request waits until all is loaded: a connection that closes meanwhile would hide that it is answered.
  await house.call("GET", "/v1/public/robots/shop/config");
  before = await house.countRows();
});
afterAll(() => house.stop());

const BODY = '{"consent_accepted":true}';
const start =
  "POST /v1/public/robots/shop/sessions HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n";
const second = `${start}Content-Length: ${BODY.length}\r\n\r\n${BODY}`;

/** The status lines that come back before the server closes or falls silent. */
function say(text: string, silence_ms = 1_000): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    let heard = "";
    const socket = net.connect(Number(new URL(house.url).port), "127.0.0.1", () =>
      socket.write(text, "latin1"),
    );
    const finish = () => {
      socket.destroy();
      resolve(heard.match(/HTTP\/1\.1 \d{3}/g) ?? []);
    };
    socket.setTimeout(silence_ms, finish);
    socket.on("data", (piece) => (heard += piece.toString("latin1")));
    socket.once("end", finish).once("error", reject);
  });
}

describe("a request whose end is told in two ways", () => {
  it.each([
    [
      "by length and by chunks",
      `${start}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${second}`,
    ],
    ["by two lengths", `${start}Content-Length: 0\r\nContent-Length: ${second.length}\r\n\r\n${second}`],
    ["by a coding that is none", `${start}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${second}`],
    ["by a length with a sign", `${start}Content-Length: +0\r\n\r\n${second}`],
    ["by a folded header", `${start}Transfer-Encoding:\r\n chunked\r\nContent-Length: 0\r\n\r\n${second}`],
    ["by a space in a header's name", `${start}Content-Length : 0\r\n\r\n${second}`],
  ])("%s is refused, and what follows it is not taken for another", async (_how, text) => {
    const answers = await say(text);
    expect(answers).toEqual(["HTTP/1.1 400"]);
    expect(await house.countRows()).toEqual(before);
  });
});

it.each([
  ["twice the same", "a"],
  ["and another", "evil.example"],
])("a host that is named %s is refused, and what follows it is not answered", async (_how, host) => {
  const text = `${start}hOST: ${host}\r\nContent-Length: ${BODY.length}\r\n\r\n${BODY}${second}`;
  expect(await say(text)).toEqual(["HTTP/1.1 400"]);
  expect(await say(`GET /health/live HTTP/1.1\r\nHost: a\r\nHost: ${host}\r\n\r\n`)).toEqual([
    "HTTP/1.1 400",
  ]);
  expect(await house.countRows()).toEqual(before);
});

it("a body that is too large ends its connection: what is left of it is nobody's request", async () => {
  const { status, headers } = await house.call("POST", "/v1/public/robots/shop/sessions", {
    visitor_label: "x".repeat(2 * 1024 * 1024),
  });
  expect([status, headers.get("connection")]).toEqual([413, "close"]);
});

describe("a method of no use", () => {
  it.each(["TRACE", "TRACK", "CONNECT", "PROPFIND"])(
    "%s is not served and echoes nothing",
    async (method) => {
      const answers = await say(
        `${method} / HTTP/1.1\r\nHost: a\r\nX-Secret: zanzibar\r\nConnection: close\r\n\r\n`,
      );
      expect(answers.every((answer) => /(?:400|404|405|501)$/.test(answer))).toBe(true);
    },
  );
});

describe("headers without end", () => {
  it("are refused with 431", async () => {
    expect(
      await say(`GET /health/live HTTP/1.1\r\nHost: a\r\nX-Long: ${"x".repeat(40_000)}\r\n\r\n`),
    ).toEqual(["HTTP/1.1 431"]);
  });
});

describe("a body without end", () => {
  it("is refused with 413 once it is too long, though its sender neither ends it nor leaves", async () => {
    const [size, chunk] = [(300_000).toString(16), "x".repeat(300_000)];
    const body = `${start}Transfer-Encoding: chunked\r\n\r\n${size}\r\n${chunk}\r\n`;
    expect(await say(body, 10_000)).toEqual(["HTTP/1.1 413"]);
    expect(await house.countRows()).toEqual(before);
  });
});

describe("a parameter that is given twice", () => {
  it("in the query decides nothing, in the body the last one counts alone", async () => {
    const twice = '{"consent_accepted":true,"consent_accepted":false}';
    const reply = await house.call("POST", "/v1/public/robots/shop/sessions?consent_accepted=true", twice);
    expect(reply.status).toBe(400);
    expect(await house.countRows()).toEqual(before);
  });

  it("a field of the prototype's name is a field like any other", async () => {
    const body =
      '{"__proto__":{"consent_accepted":true},"constructor":{"prototype":{"consent_accepted":true}}}';
    expect((await house.call("POST", "/v1/public/robots/shop/sessions", body)).status).toBe(400);
    expect(({} as Record<string, unknown>)["consent_accepted"]).toBeUndefined();
    expect(await house.countRows()).toEqual(before);
  });
});
