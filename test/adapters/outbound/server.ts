/**
 * A scripted server on 127.0.0.1 for tests of what goes out.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** One request as it came in. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
}

/** A running server and what it saw. */
export interface ScriptedServer {
  readonly url: string;
  readonly port: number;
  readonly seen: SeenRequest[];
  close(): Promise<void>;
}

/** Answers with what `respond` says. */
export async function startServer(
  respond: (request: SeenRequest, response: ServerResponse) => void,
): Promise<ScriptedServer> {
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", url = "", headers } = request;
      const taken = { method, path: url, headers, body: Buffer.concat(chunks) };
      seen.push(taken);
      respond(taken, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    seen,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** A JSON response. */
export function json(
  response: ServerResponse,
  answer: { readonly status: number; readonly value: unknown; readonly headers?: Record<string, string> },
): void {
  const headers = { "content-type": "application/json", ...answer.headers };
  response.writeHead(answer.status, headers).end(JSON.stringify(answer.value));
}
