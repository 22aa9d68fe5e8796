/**
 * Asks a server's health again and again while something else happens to it, and a bare server beside it: on a machine that
 * others use, waiting for the processor looks like a fault of the server.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import http from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import { SIZE } from "./size.ts";

const PAUSE_MS = 20;
const MOST = 1_000_000;
const MOST_P99_MS = 250;
const MOST_OF_BARE = 3;

/** What was seen: how many calls, how many were not 200, and how long 99 of 100 took at most. */
export interface Watched {
  readonly calls: number;
  readonly failures: number;
  readonly p99_ms: number;
  readonly bare_p99_ms: number;
}

/** Starts; `stop` gives what was seen. Each call has a connection of its own, as a probe has. */
export async function watchHealth(url: string): Promise<{ stop(): Promise<Watched> }> {
  const bare = await startBare();
  const watch = { isRunning: true };
  const server = askOften(`${url}/health/live`, watch);
  const reference = askOften(bare.url, watch);
  return {
    stop: async () => {
      watch.isRunning = false;
      const [{ calls, failures, p99_ms }, { p99_ms: bare_p99_ms }] = await Promise.all([server, reference]);
      bare.stop();
      return { calls, failures, p99_ms, bare_p99_ms };
    },
  };
}

/** In words for a report. */
export const describeHealth = ({ calls, p99_ms, bare_p99_ms }: Watched): string =>
  `health p99 ${p99_ms} ms in ${calls} calls (a bare server ${bare_p99_ms} ms)`;

/** Every call was answered; at nightly size also in time: 250 ms, or three times a bare server's where that is more. */
export function expectHealthy({ failures, p99_ms, bare_p99_ms }: Watched): void {
  expect(failures).toBe(0);
  if (SIZE === "nightly") expect(p99_ms).toBeLessThan(Math.max(MOST_P99_MS, MOST_OF_BARE * bare_p99_ms));
}

async function askOften(url: string, watch: { readonly isRunning: boolean }) {
  const took: number[] = [];
  let failures = 0;
  while (watch.isRunning && took.length < MOST) {
    const started = performance.now();
    if ((await ask(url)) !== 200) failures += 1;
    took.push(performance.now() - started);
    await pause(PAUSE_MS);
  }
  const sorted = took.toSorted((left, right) => left - right);
  return { calls: took.length, failures, p99_ms: Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0) };
}

function ask(url: string): Promise<number> {
  return new Promise((resolve) => {
    const request = http.get(url, { agent: false, timeout: 10_000 }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode ?? 0));
    });
    request.on("timeout", () => request.destroy()).on("error", () => resolve(0));
  });
}

const BARE = `require("node:http").createServer((_, response) => response.end("ok"))
  .listen(0, "127.0.0.1", function () { console.log(this.address().port); });`;

async function startBare() {
  const child = spawn(process.execPath, ["-e", BARE], { stdio: ["ignore", "pipe", "ignore"] });
  const [port] = (await once(child.stdout, "data")) as [Buffer];
  return { url: `http://127.0.0.1:${String(port).trim()}/`, stop: () => void child.kill("SIGKILL") };
}
