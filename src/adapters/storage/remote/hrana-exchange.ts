/**
 * How the library's requests get to a libSQL server: a `fetch` for it over `node:http`. The global one takes 1.6 ms of
 * processor more for a message, half as much again, keeps 60 MB, and has no bound of time and size.
 */
import type http from "node:http";

import type { HranaAddress } from "./hrana-address.ts";
import { createRestingAgent, type Rest } from "./resting-agent.ts";

/** Sends requests. */
export interface HranaExchange {
  /**
   * A response of status 200, with its whole body. Rejects when there is none in time, with `StreamGone` when nothing of the
   * request was done, with `UnreadText` when nothing of it was committed.
   */
  fetch(request: Request): Promise<Response>;
  close(): void;
}

/** The server does not know the stream (any more), which it says before it does anything of a request. */
export class StreamGone extends Error {}

/** A text that a statement gives back is no UTF-8: the server breaks the request off there. */
export class UnreadText extends Error {}

/** Requests under way at once; more wait for their turn. */
const MOST_AT_ONCE = 20;
/** A server gives 32 MB to all its answers at once, unless it is told otherwise. */
const MOST_BYTES = 2 ** 26;
/** Its stream is gone by its age, or with a server that was started anew. */
const GONE = /STREAM_EXPIRED|invalid baton/u;
const UNREAD = /\butf-8\b/iu;

/** Opens no connection yet. */
export function createHranaExchange(
  { base }: Pick<HranaAddress, "base">,
  timeout_ms: number,
  rest?: Rest,
): HranaExchange {
  const agent = createRestingAgent(base.protocol, MOST_AT_ONCE, rest);
  const post = (url: string, headers: Record<string, string>, payload: Buffer): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const request = agent.post(url, headers);
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
        response.on("error", fail);
        collect(response, fail, (body) => {
          clearTimeout(late);
          resolve({ status: response.statusCode ?? 0, body });
        });
      });
      request.end(payload);
    });
  return {
    fetch: async (request) => {
      const payload = Buffer.from(await request.arrayBuffer());
      const headers = { ...Object.fromEntries(request.headers), "accept-encoding": "identity" };
      return toResponse(
        await post(request.url, { ...headers, "content-length": `${payload.length}` }, payload),
      );
    },
    close: () => agent.close(),
  };
}

function collect(
  response: http.IncomingMessage,
  fail: (error: Error) => void,
  done: (body: Buffer) => void,
): void {
  const parts: Buffer[] = [];
  let bytes = 0;
  response.on("data", (part: Buffer) => {
    parts.push(part);
    bytes += part.length;
    if (bytes > MOST_BYTES) fail(new Error("the server's answer is too long"));
  });
  response.on("end", () => done(Buffer.concat(parts)));
}

interface Reply {
  readonly status: number;
  readonly body: Buffer;
}

// What the library reads out of an error's page would pass for a refusal of a statement.
function toResponse({ status, body }: Reply): Response {
  if (status === 200) return new Response(body);
  const why = status >= 400 ? body.toString("latin1", 0, 1_000) : "";
  if (GONE.test(why)) throw new StreamGone("the server does not know the stream");
  if (status === 500 && UNREAD.test(why)) throw new UnreadText("the server cannot read a text");
  throw new Error(`the server answered ${status}`);
}
