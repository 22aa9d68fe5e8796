/** Asks a server's health again and again while something else happens to it. */
import http from "node:http";
import { setTimeout as pause } from "node:timers/promises";

const PAUSE_MS = 20;
const MOST = 1_000_000;

/** What was seen: how many calls, how many were not 200, and how long 99 of 100 took at most. */
export interface Watched {
  readonly calls: number;
  readonly failures: number;
  readonly p99_ms: number;
}

/** Starts; `stop` gives what was seen. Each call has a connection of its own, as a probe has. */
export function watchHealth(url: string): { stop(): Promise<Watched> } {
  const took: number[] = [];
  let failures = 0;
  const watch = { isRunning: true };
  const work = (async () => {
    while (watch.isRunning && took.length < MOST) {
      const started = performance.now();
      if ((await ask(`${url}/health/live`)) !== 200) failures += 1;
      took.push(performance.now() - started);
      await pause(PAUSE_MS);
    }
  })();
  return {
    stop: async () => {
      watch.isRunning = false;
      await work;
      const sorted = took.toSorted((left, right) => left - right);
      return {
        calls: took.length,
        failures,
        p99_ms: Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0),
      };
    },
  };
}

function ask(url: string): Promise<number> {
  return new Promise((resolve) => {
    const request = http.get(url, { agent: false, timeout: 10_000 }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode ?? 0));
    });
    request.on("timeout", () => request.destroy()).on("error", () => resolve(0));
  });
}
