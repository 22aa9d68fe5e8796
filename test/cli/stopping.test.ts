/** Ctrl-C in long work: what is begun is finished and told, and a second one ends at once. */
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { readdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { start } from "../support/command.ts";
import { isInstalled } from "../support/installed.ts";
import { scratch, seed } from "../support/seeding.ts";
import { ROBOT, TENANT, writeFiles } from "../support/tenant-folder.ts";

const at = scratch();
const ALLOWED = { CHAT_ASSISTANT_TEACHING_ALLOW_PRIVATE: "true" };
const asked: string[] = [];
const waiting: ServerResponse[] = [];
const site = createServer((request, response) => {
  if (request.url === "/robots.txt") {
    response.writeHead(404).end();
    return;
  }
  asked.push(request.url ?? "");
  waiting.push(response);
  site.emit("asked");
});

beforeAll(async () => {
  site.listen(0, "127.0.0.1");
  await once(site, "listening");
  writeFiles(at("shop"), { "tenant.yaml": TENANT, "shop/robot.yaml": ROBOT });
  expect((await seed(at("shop"), at("data"))).code).toBe(0);
});
afterAll(() => void site.close());

async function teachPages(signal: NodeJS.Signals) {
  const base = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  asked.length = 0;
  const arrived = once(site, "asked");
  const running = start(["teach", "shop", `${base}/a`, `${base}/b`, "--data", at("data")], ALLOWED);
  await arrived;
  running.child.kill(signal);
  await running.waitFor(/finishing what is begun; a second one stops at once/, "stderr");
  return running;
}

describe("a command that teaches", () => {
  it.each([
    ["SIGINT", 130],
    ["SIGTERM", 143],
  ] as const)("finishes what is begun at %s, and says what was not", async (signal, exit_code) => {
    const { finished } = await teachPages(signal);
    waiting
      .pop()
      ?.writeHead(200, { "content-type": "text/html" })
      .end(`<h1>Hours</h1><p>Open at ${exit_code}.</p>`);
    const { code, stdout, stderr } = await finished;
    expect([code, asked]).toEqual([exit_code, ["/a"]]);
    expect(stdout).toMatch(/^shop: 1 document taught/);
    expect(stderr).toMatch(/not taught: http\S+\/b: it was stopped before\nStopped\. Run the command again/);
  });

  it("ends at once at a second one", async () => {
    const { child, finished } = await teachPages("SIGINT");
    child.kill("SIGINT");
    const { code, stdout } = await finished;
    expect([code, stdout]).toEqual([130, ""]);
    waiting.pop()?.destroy();
  });
});

it("an export that is stopped leaves nothing", async () => {
  const { child, finished } = start(["export", at("out"), "--data", at("data")], {
    NODE_OPTIONS: `--import ${SIGNALLED}`,
  });
  const { code, stderr } = await finished;
  expect([code, stderr.split("\n").slice(-2)]).toEqual([130, ["Stopped: nothing was changed.", ""]]);
  expect(readdirSync(at()).filter((name) => name.startsWith("out"))).toEqual([]);
  expect(child.exitCode).toBe(130);
});

const AT_A_TERMINAL = `import os, pty, sys, time
pid, terminal = pty.fork()
if pid == 0: os.execvp(sys.argv[1], sys.argv[1:])
shown = b""
while b"[y/N]" not in shown: shown += os.read(terminal, 4096)
os.write(terminal, b"\\x03")
try:
    while True: shown += os.read(terminal, 4096)
except OSError: pass
sys.stdout.write(shown.decode().split("[y/N]")[1])
sys.exit(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))`;

it.skipIf(!isInstalled("python3"))(
  "Ctrl-C at a question changes nothing and says so, on a line of its own; skipped without python3",
  () => {
    const words = ["bin/chat-assistant.cjs", "tenants", "delete", "acme", "--data", at("data")];
    const { status, stdout } = spawnSync("python3", ["-c", AT_A_TERMINAL, process.execPath, ...words], {
      encoding: "utf8",
    });
    expect([status, stdout.split("\r\n").slice(-2)]).toEqual([130, ["Stopped: nothing was changed.", ""]]);
  },
);

// The signal comes when the first folder is made: before that nobody listens, and it simply ends the process.
const SIGNALLED = `data:text/javascript,${encodeURIComponent(`
  import fs from "node:fs";
  import { syncBuiltinESMExports } from "node:module";
  const { mkdirSync } = fs;
  let is_sent = false;
  fs.mkdirSync = (folder, options) => {
    if (String(folder).includes("unfinished") && !is_sent) is_sent = process.emit("SIGINT", "SIGINT");
    return mkdirSync(folder, options);
  };
  syncBuiltinESMExports();`)}`;
