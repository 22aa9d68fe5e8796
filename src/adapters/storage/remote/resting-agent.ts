/**
 * Connections to a libSQL server that rest between requests. A new one costs a round trip, with TLS two: as much as most
 * requests of a visitor, who thinks for longer than a few seconds. While they rest, the kernel's probes (one a second) keep what
 * stands between from forgetting them, and end those whose way is gone.
 */
import http from "node:http";
import https from "node:https";
import type { Socket } from "node:net";

/** How long connections rest. */
export interface Rest {
  readonly longest_ms: number;
  /** Whatever a peer does. */
  readonly least_ms: number;
}

const REST: Rest = { longest_ms: 30_000, least_ms: 4_000 };
/** Of the time after which a peer ended a connection that rested: a request that meets its end may or may not be done. */
const SAFE = 0.8;
/** What was learned of a peer may be of one that was just started anew. */
const LEARNED_MS = 600_000;
const ALMOST = 0.95;
const PROBE_EVERY_MS = 1_000;

/** Requests over connections that are kept. */
export interface RestingAgent {
  /** Begins a POST, whose body has to follow. */
  post(url: string, headers: Readonly<Record<string, string>>): http.ClientRequest;
  /** Ends every connection. */
  close(): void;
}

/** Opens no connection yet. */
export function createRestingAgent(protocol: string, most_at_once: number, rest = REST): RestingAgent {
  const library = protocol === "https:" ? https : http;
  const agent = new library.Agent({
    keepAlive: true,
    keepAliveMsecs: PROBE_EVERY_MS,
    maxSockets: most_at_once,
    timeout: rest.longest_ms,
  });
  const known = new WeakSet<Socket>();
  const resting = new WeakMap<Socket, number>();
  let learned = { rest_ms: rest.longest_ms, until_ms: 0 };
  const mostNow = (now_ms: number): number => (now_ms < learned.until_ms ? learned.rest_ms : rest.longest_ms);
  const learn = (socket: Socket): void => {
    const since_ms = resting.get(socket);
    const now_ms = performance.now();
    const rested_ms = now_ms - (since_ms ?? now_ms);
    // One whose time was over was ended here.
    const isOurs = rested_ms >= mostNow(now_ms) * ALMOST;
    if (since_ms === undefined || isOurs) return;
    learned = { rest_ms: Math.max(rest.least_ms, rested_ms * SAFE), until_ms: now_ms + LEARNED_MS };
  };
  agent.on("free", (socket: Socket) => {
    const now_ms = performance.now();
    resting.set(socket, now_ms);
    // The agent has set its own by now, or that of a peer that says how long it waits.
    socket.setTimeout(Math.min(socket.timeout || rest.longest_ms, mostNow(now_ms)));
  });
  return {
    post: (url, headers) =>
      library.request(url, { method: "POST", agent, headers }).on("socket", (socket) => {
        resting.delete(socket);
        if (known.has(socket)) return;
        known.add(socket);
        socket.once("close", () => learn(socket));
      }),
    close: () => agent.destroy(),
  };
}
