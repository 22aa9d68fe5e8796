/** `serve --workers`: several real processes on one port, their ends and their replacements. */
import https from "node:https";
import net, { type AddressInfo } from "node:net";
import type { TLSSocket } from "node:tls";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { hasOpenssl, makeCertificate } from "../support/certificate.ts";
import { startCollector } from "../support/collector.ts";
import { runCommand } from "../support/command.ts";
import { begin, DATA, FOLDER, isAlive, OFF, prepareRobots, send, serve, times } from "../support/workers.ts";

prepareRobots();

describe("several workers on one port", () => {
  it(
    "all answer; one that is killed is missed by nobody for long, and replaced",
    { timeout: 60_000 },
    async () => {
      const { call, lines, pids, stop } = await serve({
        ...OFF,
        CHAT_ASSISTANT_METRICS_ENABLED: "true",
        CHAT_ASSISTANT_METRICS_PORT: "0",
      });
      expect((await times(12, () => call("/health/ready"))).every(({ status }) => status === 200)).toBe(true);
      const answered = () =>
        new Set(lines().flatMap(({ message, worker }) => (message === "request" ? [worker] : [])));
      await expect.poll(() => [...answered()].sort()).toEqual([1, 2, 3]);

      const victim = pids().get(2)!;
      process.kill(victim, "SIGKILL");
      await expect.poll(() => isAlive(victim)).toBe(false);
      const replies = await times(20, () => call("/health/live").catch(() => ({ status: 0 })));
      expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(19);
      await expect.poll(() => pids().get(2)).not.toBe(victim);
      expect(lines().find(({ level }) => level === "error")).toMatchObject({
        message: "a worker ended: another takes its place",
        worker: 2,
        reason: "SIGKILL",
        wait_ms: 250,
      });
      const replaced = await times(12, () => call("/health/ready"));
      expect(replaced.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
      expect((await stop()).code).toBe(0);
      expect([...pids().values()].filter(isAlive)).toEqual([]);
    },
  );

  it(
    "one that hangs is killed and replaced, and who waited for it is answered",
    { timeout: 60_000 },
    async () => {
      const { call, lines, pids, server, stop } = await serve({
        ...OFF,
        CHAT_ASSISTANT_METRICS_ENABLED: "true",
        CHAT_ASSISTANT_METRICS_PORT: "0",
      });
      const metrics = /Metrics at ([^\s"]+)/.exec(await server.waitFor(/Metrics at \S+/, "stderr"))![1]!;
      const id = await begin(call, "shop");
      const victim = pids().get(2)!;
      process.kill(victim, "SIGSTOP");
      const stopped_ms = performance.now();
      // A third of them reach the one that hangs, and wait for its end.
      const replies = await times(12, (index) =>
        call(`/v1/public/sessions/${id}/messages`, { message: `Are you open on Sundays? ${index}` }),
      );
      expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
      expect(performance.now() - stopped_ms).toBeLessThan(20_000);
      await expect.poll(() => isAlive(victim)).toBe(false);
      await expect.poll(() => pids().get(2)).not.toBe(victim);
      const told = lines().filter(({ level }) => level === "error");
      expect(told.map(({ message, worker }) => [message, worker])).toEqual([
        ["a worker hangs: it is killed", 2],
        ["a worker ended: another takes its place", 2],
      ]);
      const page = await (await fetch(metrics)).text();
      expect(page).toMatch(/^chat_assistant_workers_hung_total 1$/m);
      expect(page).toMatch(/^chat_assistant_workers_replaced_total 1$/m);
      expect((await stop()).code).toBe(0);
    },
  );

  it("measurements name their worker, on one page", { timeout: 60_000 }, async () => {
    const { call, server, pids, stop } = await serve({
      ...OFF,
      CHAT_ASSISTANT_METRICS_ENABLED: "true",
      CHAT_ASSISTANT_METRICS_PORT: "0",
    });
    const metrics = /Metrics at ([^\s"]+)/.exec(await server.waitFor(/Metrics at \S+/, "stderr"))![1]!;
    await times(9, () => call("/health/live"));
    const text = await (await fetch(metrics)).text();
    const counts = [
      ...text.matchAll(/request_seconds_count\{worker="(\d)",endpoint="live",status="200"\} (\d+)/g),
    ];
    expect(counts.map(([, worker]) => worker).sort()).toEqual(["1", "2", "3"]);
    expect(counts.reduce((sum, [, , count]) => sum + Number(count), 0)).toBe(9);
    expect(text).toMatch(/^chat_assistant_workers 3$/m);
    expect(text.match(/^# TYPE chat_assistant_request_seconds /gm)).toHaveLength(1);
    process.kill(pids().get(3)!, "SIGKILL");
    await expect
      .poll(async () => (await fetch(metrics)).text())
      .toMatch(/^chat_assistant_workers_replaced_total 1$/m);
    await stop();
  });

  it("each sends its own traces, the last of them at its end", { timeout: 60_000 }, async () => {
    const collector = await startCollector();
    const { call, lines, stop } = await serve({
      ...OFF,
      CHAT_ASSISTANT_TRACING_ENDPOINT: collector.url,
      CHAT_ASSISTANT_TRACING_HEADERS: "x-key=one",
    });
    await times(12, () => begin(call, "shop"));
    expect((await stop()).code).toBe(0);
    await collector.close();
    expect(collector.faults).toEqual([]);
    const requests = collector.spans.filter(({ name }) => name.startsWith("POST /v1/public/robots/"));
    expect(requests).toHaveLength(12);
    expect(new Set(collector.resources.map((of) => of["chat_assistant.worker"]))).toEqual(
      new Set(["1", "2", "3"]),
    );
    expect(new Set(collector.exports.map(({ headers }) => headers["x-key"]))).toEqual(new Set(["one"]));
    const logged = lines().flatMap(({ trace_id }) => (trace_id ? [trace_id] : []));
    expect(logged.sort()).toEqual(requests.map(({ traceId }) => traceId).sort());
  });

  it(
    "SIGTERM lets every worker finish what it answers, and leaves no process",
    { timeout: 60_000 },
    async () => {
      const { url, call, lines, pids, server } = await serve(OFF);
      const sessions = await times(6, () => begin(call, "shop"));
      const { port } = new URL(url);
      const body = JSON.stringify({ message: "Are you open on Sundays?" });
      // Half a request each, so that all of them run when the signal comes.
      const halves = sessions.map((id) => {
        const socket = net.connect(Number(port), "127.0.0.1");
        const head = `POST /v1/public/sessions/${id}/messages HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
        socket.write(head + body.slice(0, 10));
        const reply = new Promise<string>((resolve) => {
          let text = "";
          socket.setEncoding("utf8").on("data", (piece: string) => (text += piece));
          socket.on("close", () => resolve(text));
        });
        return { socket, reply };
      });
      await pause(500);
      server.child.kill("SIGTERM");
      await server.waitFor(/finishing what runs/, "stderr");
      await pause(300);
      await expect(send(`${url}/health/live`)).rejects.toThrow();
      for (const { socket } of halves) socket.write(body.slice(10));
      const replies = await Promise.all(halves.map(({ reply }) => reply));
      expect(replies.map((text) => text.slice(0, 12))).toEqual(sessions.map(() => "HTTP/1.1 200"));
      expect((await server.finished).code).toBe(0);
      const answered = lines().filter(({ endpoint }) => endpoint === "send_message");
      expect(new Set(answered.map(({ worker }) => worker)).size).toBe(3);
      expect([...pids().values()].filter(isAlive)).toEqual([]);
    },
  );

  it(
    "a parent that is killed takes its workers along, and what was acknowledged is there",
    { timeout: 60_000 },
    async () => {
      const { call, pids, server } = await serve(OFF);
      const id = await begin(call, "shop");
      server.child.kill("SIGKILL");
      await expect.poll(() => [...pids().values()].filter(isAlive)).toEqual([]);
      const again = await serve(OFF, 2);
      const reply = await again.call(`/v1/public/sessions/${id}/messages`, {
        message: "Are you open on Sundays?",
      });
      expect(reply.status).toBe(200);
      await again.stop();
    },
  );

  it("a taken port is an error, and nothing is left running", async () => {
    const taken = net.createServer().listen(0, "127.0.0.1");
    await new Promise((done) => taken.once("listening", done));
    const port = String((taken.address() as AddressInfo).port);
    const { code, stderr } = await runCommand(["serve", "--workers", "2", "--data", DATA, "--port", port]);
    taken.close();
    expect([code, stderr]).toEqual([1, expect.stringContaining("cannot be opened")]);
  });

  it("a database in memory cannot be shared", async () => {
    const environment = { CHAT_ASSISTANT_DATABASE_URL: ":memory:" };
    const { code, stderr } = await runCommand(["serve", "--workers", "2", "--data", DATA], environment);
    expect([code, stderr]).toEqual([1, expect.stringContaining("cannot be shared")]);
  });
});

describe.skipIf(!hasOpenssl())("TLS with several workers (left out without the openssl program)", () => {
  it("SIGHUP has each of them read the renewed certificate", { timeout: 60_000 }, async () => {
    const files = makeCertificate(FOLDER, "first");
    const { url, server, lines, stop } = await serve(
      { ...OFF, CHAT_ASSISTANT_TLS_CERT: files.cert, CHAT_ASSISTANT_TLS_KEY: files.key },
      2,
    );
    const serialOf = (): Promise<string> =>
      new Promise((resolve, reject) => {
        const request = https.get(`${url}/health/ready`, { ca: files.pem(), agent: false }, (response) => {
          resolve((response.resume().socket as TLSSocket).getPeerCertificate().serialNumber);
        });
        request.on("error", reject);
      });
    const first = await serialOf();
    makeCertificate(FOLDER, "first");
    server.child.kill("SIGHUP");
    const read = () => lines().filter(({ message }) => message === "the certificate was read again");
    await expect
      .poll(() =>
        read()
          .map(({ worker }) => worker)
          .sort(),
      )
      .toEqual([1, 2]);
    const renewed = await times(4, serialOf);
    expect(new Set(renewed).size).toBe(1);
    expect(renewed).not.toContain(first);
    expect((await stop()).code).toBe(0);
  });
});
