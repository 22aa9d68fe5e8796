/** A model upstream that says what a test scripts: pieces of bytes with pauses, then an end of some kind. */
import http from "node:http";
import type { AddressInfo } from "node:net";

/** One step of a reply: bytes, a pause, or how it ends. */
export type Step = string | Uint8Array | { pause_ms: number } | { end: "close" | "reset" | "hang" };

/** One reply; without an `end` step the body ends well. */
export interface Script {
  status?: number;
  headers?: Record<string, string>;
  /** Never answers at all. */
  silent?: boolean;
  steps?: Step[];
}

/** What the server saw of one request. */
export interface Seen {
  path: string;
  headers: http.IncomingHttpHeaders;
  body: any;
  /** When the client closed the socket before the reply had ended. */
  left_at: number | null;
}

export interface ScriptedServer {
  base_url: string;
  seen: Seen[];
  connections: () => number;
  close(): Promise<void>;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Starts a server on loopback; `reply` chooses the script of each request. */
export async function startScripted(
  reply: (request: Seen, count: number) => Script | Promise<Script>,
): Promise<ScriptedServer> {
  const seen: Seen[] = [];
  let connections = 0;
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (bytes: Buffer) => parts.push(bytes));
    request.on("end", () => {
      const text = Buffer.concat(parts).toString();
      const entry: Seen = {
        path: request.url ?? "",
        headers: request.headers,
        body: JSON.parse(text),
        left_at: null,
      };
      seen.push(entry);
      response.on("close", () => {
        if (!response.writableFinished) entry.left_at = Date.now();
      });
      void Promise.resolve(reply(entry, seen.length)).then((script) => play(script, response));
    });
  });
  server.on("connection", () => (connections += 1));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    base_url: `http://127.0.0.1:${port}/v1`,
    seen,
    connections: () => connections,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function play(script: Script, response: http.ServerResponse): Promise<void> {
  if (script.silent) return;
  response.writeHead(script.status ?? 200, { "content-type": "text/event-stream", ...script.headers });
  response.flushHeaders();
  for (const step of script.steps ?? []) {
    if (response.destroyed) return;
    if (typeof step === "string" || step instanceof Uint8Array) {
      response.write(step);
      await pause(1);
    } else if ("pause_ms" in step) await pause(step.pause_ms);
    else if (step.end === "hang") return;
    else if (step.end === "reset") return void response.socket?.resetAndDestroy();
    else return void response.socket?.destroy();
  }
  response.end();
}

/** One event of a chat stream. */
export const data = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`;
/** A chunk with answer text. */
export const delta = (content: unknown, more: Record<string, unknown> = {}): string =>
  data({
    id: "c1",
    object: "chat.completion.chunk",
    model: "acme-1",
    choices: [{ index: 0, delta: { content } }],
    ...more,
  });
/** The chunk that ends the answer. */
export const finish = (finish_reason = "stop"): string =>
  data({ id: "c1", model: "acme-1", choices: [{ index: 0, delta: {}, finish_reason }] });
export const DONE = "data: [DONE]\n\n";
