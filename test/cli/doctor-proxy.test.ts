/** `doctor` behind a proxy: events that are held back, and addresses that are not told. */
import { cpSync } from "node:fs";
import http from "node:http";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCommand, type Running, start } from "../support/command.ts";
import {
  change,
  clearAway,
  examine,
  expectError,
  folder,
  listen,
  makeSound,
  sound,
} from "../support/doctor.ts";

beforeAll(makeSound);
afterAll(clearAway);

describe("behind a proxy", () => {
  const data = path.join(folder, "proxied");
  let server: Running;
  let target: string;
  beforeAll(async () => {
    cpSync(sound, data, { recursive: true });
    server = start(["serve", "--data", data, "--port", "0"]);
    target = /Serving at (http:\S+)/.exec(await server.waitFor(/Serving at (http:\S+)/, "stderr"))![1]!;
  });
  afterAll(async () => {
    server.child.kill("SIGTERM");
    await server.finished;
  });

  /** A proxy that passes pieces on as they come, or holds an answer back until it is whole. */
  async function proxy({ buffers, forwards }: { buffers: boolean; forwards: boolean }): Promise<string> {
    const port = await listen(
      http.createServer((request, response) => {
        const headers = { ...request.headers, ...(forwards ? { "x-forwarded-for": "203.0.113.7" } : {}) };
        const passed = http.request(target + request.url, { method: request.method, headers }, (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          if (!buffers) {
            answer.pipe(response);
            return;
          }
          const pieces: Buffer[] = [];
          answer.on("data", (piece: Buffer) => pieces.push(piece));
          answer.on("end", () => response.end(Buffer.concat(pieces)));
        });
        request.pipe(passed);
      }),
    );
    return `http://127.0.0.1:${port}`;
  }

  it("16b: an address that leads elsewhere, while the service runs: the way is to be mended, not the service", async () => {
    const port = ["--port", new URL(target).port];
    const elsewhere = await listen(http.createServer((_request, response) => response.writeHead(404).end()));
    for (const [url, fault] of [
      [`http://127.0.0.1:${elsewhere}`, /answers 404/],
      [`https://127.0.0.1:${elsewhere}`, /speaks no TLS/],
    ] as const) {
      const report = await examine(data, { CHAT_ASSISTANT_PUBLIC_BASE_URL: url }, port);
      expectError(report, "public address", fault, /^The service itself answers at http.*public_base_url/);
      expect(report.findings.find(({ check }) => check === "event stream")?.message).toContain(url);
      expect(report.findings.filter(({ check }) => check === "certificate")).toEqual([]);
    }
  });

  it("17: events that are held back; the question asked leaves no text", async () => {
    const url = await proxy({ buffers: true, forwards: false });
    const report = await examine(data, { CHAT_ASSISTANT_PUBLIC_BASE_URL: url });
    expectError(report, "event stream", /held back/, /proxy_buffering off/);
    const { stdout } = await runCommand(["privacy", "report", "--data", data, "--json"]);
    expect(JSON.parse(stdout)).toMatchObject({ active_sessions: 0, messages: 0 });
  });

  it("events that are passed on are measured, and fine", async () => {
    const report = await examine(data, {
      CHAT_ASSISTANT_PUBLIC_BASE_URL: await proxy({ buffers: false, forwards: false }),
    });
    expect(report.findings).toContainEqual(
      expect.objectContaining({
        check: "event stream",
        level: "ok",
        message: expect.stringMatching(/one by one: progress after \d+ ms/),
      }),
    );
    expect(report.errors).toBe(0);
  });

  it("another data directory's service is told, and is asked nothing that would stay", async () => {
    const other = path.join(folder, "not-served");
    cpSync(sound, other, { recursive: true });
    const report = await examine(other, { CHAT_ASSISTANT_PUBLIC_BASE_URL: target });
    expectError(report, "event stream", /another data directory/, /public_base_url/);
    const { stdout } = await runCommand(["privacy", "report", "--data", data, "--json"]);
    expect(JSON.parse(stdout)).toMatchObject({ active_sessions: 0, messages: 0 });
    await change(other, "UPDATE robots SET slug = 'elsewhere'");
    const strange = await examine(other, { CHAT_ASSISTANT_PUBLIC_BASE_URL: target });
    expectError(
      strange,
      "event stream",
      /another data directory: it knows no robot elsewhere/,
      /public_base_url/,
    );
  });

  it("18: a proxy that is not among the trusted ones", async () => {
    const report = await examine(data, {
      CHAT_ASSISTANT_PUBLIC_BASE_URL: await proxy({ buffers: false, forwards: true }),
    });
    expectError(report, "proxy", /no trusted proxy/, /CHAT_ASSISTANT_TRUSTED_PROXIES/);
  });
});
