import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import https from "node:https";
import http from "node:http";
import type { TLSSocket } from "node:tls";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { runCommand, start } from "../support/command.ts";
import { robotSeed, startAppliance, tenantSeed } from "../support/appliance.ts";
import { hasOpenssl, makeCertificate } from "../support/certificate.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-serving-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function getSecure(url: string, ca: string): Promise<{ status: number; serial: string }> {
  return new Promise((resolve, reject) => {
    const request = https.get(url, { ca, agent: false }, (response) => {
      const { serialNumber } = (response.socket as TLSSocket).getPeerCertificate();
      response.resume().on("end", () => resolve({ status: response.statusCode ?? 0, serial: serialNumber }));
    });
    request.on("error", reject);
  });
}

describe.skipIf(!hasOpenssl())("TLS by certificate files (left out without the openssl program)", () => {
  it("serves over TLS, and takes a renewed certificate at SIGHUP", async () => {
    const files = makeCertificate(folder, "first");
    const data = path.join(folder, "data");
    const environment = { CHAT_ASSISTANT_TLS_CERT: files.cert, CHAT_ASSISTANT_TLS_KEY: files.key };
    const server = start(["serve", "--data", data, "--port", "0"], environment);
    const url = /Serving at (https:\S+)/.exec(await server.waitFor(/Serving at (https:\S+)/, "stderr"))![1]!;
    const first = await getSecure(`${url}/health/ready`, files.pem());
    expect(first.status).toBe(200);
    const renewed = makeCertificate(folder, "first").pem();
    server.child.kill("SIGHUP");
    await server.waitFor(/the certificate was read again/, "stderr");
    const second = await getSecure(`${url}/health/ready`, renewed);
    expect(second.serial).not.toBe(first.serial);
    writeFileSync(files.cert, "no certificate");
    server.child.kill("SIGHUP");
    await server.waitFor(/the certificate stays as it was/, "stderr");
    expect((await getSecure(`${url}/health/live`, renewed)).status).toBe(200);
    server.child.kill("SIGTERM");
    expect((await server.finished).code).toBe(0);
  });

  it("SIGHUP says so where there is no certificate, and ends nothing", async () => {
    const server = start(["serve", "--data", path.join(folder, "plain"), "--port", "0"]);
    const url = /Serving at (http:\S+)/.exec(await server.waitFor(/Serving at (http:\S+)/, "stderr"))![1]!;
    server.child.kill("SIGHUP");
    await server.waitFor(/there is no certificate to read again/, "stderr");
    expect((await fetch(`${url}/health/live`)).status).toBe(200);
    server.child.kill("SIGTERM");
    expect((await server.finished).code).toBe(0);
  });

  it("a certificate and a key that do not belong together are an error with both settings' names", async () => {
    const [one, other] = [makeCertificate(folder, "one"), makeCertificate(folder, "other")];
    const environment = { CHAT_ASSISTANT_TLS_CERT: one.cert, CHAT_ASSISTANT_TLS_KEY: other.key };
    const { code, stderr } = await runCommand(
      ["serve", "--data", path.join(folder, "wrong"), "--port", "0"],
      environment,
    );
    expect([code, stderr]).toEqual([1, expect.stringMatching(/tls\.cert.*tls\.key/)]);
  });
});

describe("metrics", () => {
  const scrape = async (url: string) => (await fetch(url)).text();

  it("are on a port of their own: requests, answers, sweeps, queues and the process, and no personal data", async () => {
    const settings = { "metrics.enabled": true, "metrics.port": 0 };
    const seed = tenantSeed([robotSeed({ slug: "zanzibar" })]);
    const { appliance, call, url, stop } = await startAppliance({ settings, seed });
    const metrics = appliance.metricsUrl()!;
    // A counter that appears with its first failure has not increased: no alert would tell of it.
    const before = await scrape(metrics);
    for (const status of ["sent", "failed"])
      expect(before).toContain(`chat_assistant_relays_total{status="${status}"} 0`);
    for (const outcome of ["answered", "declined", "failed"])
      expect(before).toContain(`chat_assistant_answer_seconds_count{outcome="${outcome}"} 0`);
    for (const status of [200, 500, 503])
      expect(before).toContain(
        `chat_assistant_request_seconds_count{endpoint="send_message",status="${status}"} 0`,
      );
    const { json: session } = await call("POST", "/v1/public/robots/zanzibar/sessions", {
      consent_accepted: true,
    });
    const where = `/v1/public/sessions/${session.session_id}/messages`;
    await call("POST", where, { message: "Are you open on Sundays?" });
    await call("POST", where, { message: "Who won the chess championship of 1927?" });
    await call("GET", "/nowhere/zanzibar");
    for (const probe of ["/health/ready", "/health/live", "/health/ready"]) await call("GET", probe);
    for (const sweep of appliance.sweeps) await sweep.run(10);
    const text = await scrape(metrics);
    expect(text).toMatch(/chat_assistant_request_seconds_count\{endpoint="send_message",status="200"\} 2/);
    expect(text).toMatch(/chat_assistant_request_seconds_count\{endpoint="other",status="404"\} 1/);
    expect(text).toMatch(/chat_assistant_answer_seconds_count\{outcome="answered"\} 1/);
    expect(text).toMatch(/chat_assistant_answer_seconds_count\{outcome="declined"\} 1/);
    expect(text).toMatch(/chat_assistant_swept_total\{sweep="retention"\} 0/);
    expect(text).toMatch(/chat_assistant_writes_waiting 0/);
    expect(text).toMatch(/chat_assistant_requests_running 0/);
    expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds \d/);
    expect(text).not.toMatch(/zanzibar|ses_|ACM-|127\.0\.0\.1/);
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
    expect((await fetch(new URL("/", metrics))).status).toBe(404);
    await stop();
    await expect(scrape(metrics)).rejects.toThrow();
  });

  it("are off by default", async () => {
    const { appliance, stop } = await startAppliance({ seed: null });
    expect(appliance.metricsUrl()).toBeNull();
    expect(appliance.adapters.metrics.enabled).toBe(false);
    await stop();
  });

  it("a taken port is an error that names the setting", async () => {
    const taken = http.createServer().listen(0, "127.0.0.1");
    await new Promise((done) => taken.once("listening", done));
    const { port } = taken.address() as { port: number };
    const settings = { "metrics.enabled": true, "metrics.port": port };
    await expect(startAppliance({ settings, seed: null })).rejects.toThrow(/metrics\.port/);
    taken.close();
  });
});
