/** `serve` and `demo`: they answer, share no port, and end without losing a message. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import { type AddressInfo, createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCommand, start } from "../support/command.ts";
import { writeRobot } from "../support/tenant-folder.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-serve-"));
const data = path.join(folder, "data");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(async () => {
  const shop = path.join(folder, "shop");
  writeRobot(shop);
  expect((await runCommand(["seed", shop, "--data", data])).code).toBe(0);
});

describe("serve", () => {
  it("serves until SIGTERM, then exits with 0", async () => {
    const server = start(["serve", "--data", data, "--port", "0"]);
    const output = await server.waitFor(/Serving at (http:\S+)/, "stderr");
    const url = /Serving at (http:\S+)/.exec(output)![1]!;
    expect((await fetch(`${url}/v1/public/robots/shop/config`)).status).toBe(200);
    const page = await fetch(`${url}/chat/shop`);
    expect(page.status).toBe(200);
    expect(page.headers.get("content-security-policy")).toContain("trusted-types 'none'");
    server.child.kill("SIGTERM");
    expect((await server.finished).code).toBe(0);
  });

  it("a taken port is an error, never another port", async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    await new Promise((done) => taken.once("listening", done));
    const { port } = taken.address() as { port: number };
    const { code, stderr } = await runCommand(["serve", "--data", data, "--port", String(port)]);
    taken.close();
    expect(code).toBe(1);
    expect(stderr).toContain("--port");
  });

  it.each([
    ["a taken port beside an open one for metrics", { CHAT_ASSISTANT_METRICS_ENABLED: "true" }, "--port"],
    [
      "a pattern of the sweeps that is none",
      { CHAT_ASSISTANT_SWEEPS_PATTERN: "99 * * * * *" },
      "sweeps.pattern",
    ],
  ])("%s ends it: nothing is left that keeps it alive", async (_, settings, named) => {
    const taken = createServer().listen(0, "127.0.0.1");
    await new Promise((done) => taken.once("listening", done));
    const { port } = taken.address() as { port: number };
    const asked = named === "--port" ? String(port) : "0";
    const { code, stderr } = await runCommand(["serve", "--data", data, "--port", asked], {
      ...settings,
      CHAT_ASSISTANT_METRICS_PORT: "0",
    });
    taken.close();
    expect([code, stderr]).toEqual([1, expect.stringContaining(named)]);
  });

  it("a message that runs at SIGTERM is finished, and no text or session id is in the log", async () => {
    const server = start(["serve", "--data", data, "--port", "0", "--log", "json"]);
    const url = /Serving at (http:[^\s"]+)/.exec(await server.waitFor(/Serving at http:.+\n/, "stderr"))![1]!;
    const created = await fetch(`${url}/v1/public/robots/shop/sessions`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"consent_accepted":true}',
    });
    expect(created.status).toBe(201);
    const { session_id } = (await created.json()) as { session_id: string };
    const request = http.request(`${url}/v1/public/sessions/${session_id}/messages`, {
      method: "POST",
      headers: { "content-type": "application/json", "transfer-encoding": "chunked" },
    });
    const answered = new Promise<number>((resolve, reject) => {
      request.on("response", (response) => {
        response.resume().on("end", () => resolve(response.statusCode ?? 0));
      });
      request.on("error", reject);
    });
    request.write('{"message":"Are you open on Sundays, ');
    await pause(200);
    server.child.kill("SIGTERM");
    await pause(200);
    await expect(fetch(`${url}/v1/public/robots/shop/config`)).rejects.toThrow();
    request.end('Zanzibar?"}');
    expect(await answered).toBe(200);
    const { code, stderr } = await server.finished;
    expect(code).toBe(0);
    const messages = stderr
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line).message);
    expect(messages).toEqual(
      expect.arrayContaining([`Serving at ${url}`, expect.stringMatching(/^SIGTERM: /)]),
    );
    expect(stderr).toContain('"endpoint":"create_robot_session"');
    expect(stderr).not.toContain("Zanzibar");
    expect(stderr).not.toContain(session_id);
  });
});

const FULL_AFTER_TWO_ORIGINALS = `
  import fs from "node:fs/promises";
  import { syncBuiltinESMExports } from "node:module";
  const { rename } = fs;
  let made = 0;
  fs.rename = async (from, to) => {
    if (String(to).includes("sha256-") && (made += 1) > 2)
      throw Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });
    return rename(from, to);
  };
  syncBuiltinESMExports();`;

describe("demo", () => {
  it("--json prints exactly one line once everything answers, and a question typed gets a right answer", async () => {
    const demo = start(["demo", "--port", "0", "--json"]);
    const line = await demo.waitFor(/\n/);
    const report = JSON.parse(line);
    expect(Object.keys(report).sort()).toEqual([
      "allowed_origin",
      "api_key",
      "base_url",
      "channels",
      "chat_urls",
      "slugs",
      "tenant_id",
      "widget_slug",
    ]);
    expect(Object.keys(report.chat_urls)).toEqual(["en", "pt-BR", "ja", "it"]);
    for (const url of Object.values<string>(report.chat_urls)) expect((await fetch(url)).status).toBe(200);
    demo.child.kill("SIGINT");
    const { code, stdout } = await demo.finished;
    expect([code, stdout]).toEqual([0, line]);
  });

  it("keeps to its own folder, whatever database, stores and Redis the environment names", async () => {
    const installed = path.join(folder, "installed.db");
    const demo = start(["demo", "--port", "0", "--json"], {
      CHAT_ASSISTANT_DATABASE_URL: installed,
      CHAT_ASSISTANT_BLOBS_STORE: "s3",
      CHAT_ASSISTANT_BLOBS_S3_URL: "http://127.0.0.1:1/bucket",
      CHAT_ASSISTANT_BLOBS_S3_ACCESS_KEY_ID: "acme",
      CHAT_ASSISTANT_BLOBS_S3_SECRET_ACCESS_KEY: "acme",
      CHAT_ASSISTANT_RATE_LIMITS_STORE: "redis",
      CHAT_ASSISTANT_VOLATILE_STORE: "redis",
      CHAT_ASSISTANT_REDIS_URL: "redis://127.0.0.1:1",
    });
    await demo.waitFor(/\n/);
    demo.child.kill("SIGINT");
    const { code, stderr } = await demo.finished;
    expect([code, stderr]).toEqual([0, expect.not.stringMatching(/Redis|blobs/)]);
    expect(existsSync(installed)).toBe(false);
  });

  it.each([
    ["--port", true],
    ["a variable", false],
  ])("a taken port that was asked for by %s is an error, never another port", async (_, by_flag) => {
    const taken = createServer().listen(0, "127.0.0.1");
    await new Promise((done) => taken.once("listening", done));
    const port = String((taken.address() as AddressInfo).port);
    const asked = by_flag ? ["--port", port] : [];
    const variables = by_flag ? {} : { CHAT_ASSISTANT_PORT: port };
    const { code, stdout, stderr } = await runCommand(["demo", ...asked], variables);
    taken.close();
    expect([code, stdout, stderr]).toEqual([1, "", expect.stringContaining(`Port ${port}`)]);
  });

  it("says where it is when the port of the settings is taken that nobody asked for", async () => {
    const taken = createServer();
    // Where something else has it already, all the better.
    await new Promise((done) => taken.once("error", done).listen(3000, "127.0.0.1", () => done(null)));
    const demo = start(["demo", "--json"]);
    const { port } = new URL(JSON.parse(await demo.waitFor(/\n/)).base_url);
    taken.close();
    demo.child.kill("SIGINT");
    const { stderr } = await demo.finished;
    expect(stderr.split("\n")[0]).toBe(`Another process uses port 3000: the demo is at port ${port}.`);
  });

  it("on a disk that is full says what was not taught, and is not served", async () => {
    const { code, stdout, stderr } = await runCommand(["demo", "--port", "0"], {
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(FULL_AFTER_TWO_ORIGINALS)}`,
    });
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(
      /^ {2}not taught: \S+ and \d+ others: the disk is full\nThe demo is not served, since its robots would lack that\. Free space on the disk that holds the database and the files\. The demo keeps them in \S+\.\n$/m,
    );
  });

  it("whose robots cannot be made ends with 1", async () => {
    const robot = path.join(folder, "demo-en");
    const own = path.join(folder, "own");
    mkdirSync(robot);
    writeFileSync(path.join(robot, "robot.yaml"), "assistant_name: Riva\nlocale: en\n");
    expect((await runCommand(["seed", robot, "--data", own])).code).toBe(0);
    const { code, stderr } = await runCommand(["demo", "--data", own, "--port", "0"]);
    expect([code, stderr]).toEqual([1, expect.stringContaining("demo-en")]);
  });
});
