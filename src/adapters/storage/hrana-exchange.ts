/**
 * One POST to a libSQL server. `node:http` rather than `fetch`, which took a whole millisecond of processor a call, five
 * times as much as all the rest of it.
 */
import http from "node:http";
import https from "node:https";

import type { HranaAddress } from "./hrana-address.ts";

/** What the server answered. */
export interface HranaReply {
  readonly status: number;
  readonly text: string;
}

/** Posts JSON. */
export interface HranaExchange {
  /** Rejects when there is no whole answer in time; the connection is closed then. */
  post(body: string): Promise<HranaReply>;
  close(): void;
}

/** Requests under way at once; more wait for their turn. */
const MOST_AT_ONCE = 20;
/** A connection that rested for longer is not used again: whatever stands between may have forgotten it. */
const IDLE_MS = 4_000;

/** Opens no connection yet. */
export function createHranaExchange(
  { pipeline, auth_token }: HranaAddress,
  timeout_ms: number,
): HranaExchange {
  const library = pipeline.protocol === "https:" ? https : http;
  const agent = new library.Agent({ keepAlive: true, maxSockets: MOST_AT_ONCE, timeout: IDLE_MS });
  const fixed = {
    "content-type": "application/json",
    "accept-encoding": "identity",
    ...(auth_token === undefined ? {} : { authorization: `Bearer ${auth_token}` }),
  };
  const post = (body: string): Promise<HranaReply> =>
    new Promise((resolve, reject) => {
      const payload = Buffer.from(body);
      const headers = { ...fixed, "content-length": payload.length };
      const request = library.request(pipeline, { method: "POST", agent, headers });
      const fail = (error: Error): void => {
        clearTimeout(late);
        reject(error);
        request.destroy();
      };
      const late = setTimeout(() => fail(new Error("the server did not answer in time")), timeout_ms);
      request.on("error", fail);
      // A request that ends in another protocol has neither a response nor an error.
      request.on("upgrade", (_response, socket) => {
        socket.destroy();
        fail(new Error("the server changed the protocol"));
      });
      request.on("response", (response) => {
        const parts: Buffer[] = [];
        response.on("error", fail);
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("end", () => {
          clearTimeout(late);
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() });
        });
      });
      request.end(payload);
    });
  return { post, close: () => agent.destroy() };
}
