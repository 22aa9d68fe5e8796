import { createServer, request, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import type { Readiness } from "../../src/contract/resources/health.ts";
import { createLateHandler, type LateHandler } from "../../src/http/late-handler.ts";

const READY: Readiness = { status: "ready", checks: { database: "ok" } };
const UNAVAILABLE: Readiness = { status: "unavailable", checks: { database: "failed" } };

interface Serving {
  readonly late: LateHandler;
  readonly loads: () => number;
  readonly call: (path: string, method?: string, body?: string) => Promise<Called>;
}

interface Called {
  readonly status: number | undefined;
  readonly retry_after: string | undefined;
  readonly text: string;
}

const APP: RequestListener = (incoming, response) => {
  const pieces: Buffer[] = [];
  incoming.on("data", (piece: Buffer) => pieces.push(piece));
  incoming.on("end", () => response.end(`app: ${incoming.method} ${incoming.url} ${Buffer.concat(pieces)}`));
};

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

async function serve({ readiness = READY } = {}): Promise<Serving> {
  let loads = 0;
  const late = createLateHandler({
    checkHealth: async () => readiness,
    load: async () => {
      loads += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
      return APP;
    },
  });
  const server = createServer(late.handler);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const call = (path: string, method = "GET", body = "") =>
    new Promise<Called>((resolve, reject) => {
      const sent = request({ port, host: "127.0.0.1", path, method, agent: false }, (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (piece: string) => (text += piece));
        response.on("end", () => {
          resolve({ status: response.statusCode, retry_after: response.headers["retry-after"], text });
        });
      });
      sent.on("error", reject).end(body);
    });
  return { late, loads: () => loads, call };
}

describe("before the app is loaded", () => {
  it("health is answered without it", async () => {
    const { call, loads } = await serve();
    expect(await call("/health/live")).toMatchObject({ status: 200, text: '{"status":"ok"}' });
    expect(await call("/health/ready?from=probe")).toMatchObject({
      status: 200,
      text: JSON.stringify(READY),
      retry_after: undefined,
    });
    expect(await call("/health/ready", "HEAD")).toMatchObject({ status: 200, text: "" });
    expect(loads()).toBe(0);
  });

  it("a failed check is told as the app tells it", async () => {
    const { call, loads } = await serve({ readiness: UNAVAILABLE });
    expect(await call("/health/ready")).toEqual({
      status: 503,
      text: JSON.stringify(UNAVAILABLE),
      retry_after: "5",
    });
    expect(await call("/health/live")).toMatchObject({ status: 200 });
    expect(loads()).toBe(0);
  });

  it.each([
    ["/health/ready", "POST"],
    ["/health/other", "GET"],
    ["/health/ready/", "GET"],
    ["/", "GET"],
  ])("%s by %s waits for it", async (path, method) => {
    const { call, loads } = await serve();
    expect((await call(path, method)).text).toBe(`app: ${method} ${path} `);
    expect(loads()).toBe(1);
  });

  it("requests that come together wait for one loading, and keep their bodies", async () => {
    const { call, loads } = await serve();
    const bodies = Array.from({ length: 20 }, (_, index) => `body ${index}`);
    const answers = await Promise.all(bodies.map((body) => call("/v1/messages", "POST", body)));
    expect(answers.map(({ text }) => text)).toEqual(bodies.map((body) => `app: POST /v1/messages ${body}`));
    expect(loads()).toBe(1);
  });
});

describe("once the app is loaded", () => {
  it("everything is its own, health too", async () => {
    const { call, late, loads } = await serve();
    await Promise.all([late.load(), late.load()]);
    expect((await call("/health/live")).text).toBe("app: GET /health/live ");
    expect((await call("/x", "PUT", "body")).text).toBe("app: PUT /x body");
    expect(loads()).toBe(1);
  });

  it("whoever closes waits for a load that has begun, and begins none", async () => {
    const order: string[] = [];
    const late = createLateHandler({
      checkHealth: async () => READY,
      load: async () => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        order.push("loaded");
        return APP;
      },
    });
    await late.settled();
    expect(order).toEqual([]);
    const loading = late.load();
    await late.settled();
    expect(order).toEqual(["loaded"]);
    await loading;
  });
});
