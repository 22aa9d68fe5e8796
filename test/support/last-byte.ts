/**
 * Requests that reach the server at one moment: each waits on a connection of its own, all but its last byte sent; then the
 * last bytes go out together. Requests that are merely sent in parallel arrive one after the other and miss races.
 */
import net from "node:net";
import { parseJson } from "../../src/domain/json.ts";

/** A status, and the body as JSON (null where it is none). */
export interface Raced {
  readonly status: number;
  readonly json: any;
}

/** Sends the same POST `times` times at once, `headers` as lines; gives what each came to. */
export async function race(
  url: string,
  { times, body = "{}", headers = "" }: { times: number; body?: string; headers?: string },
): Promise<readonly Raced[]> {
  const { hostname, port, pathname } = new URL(url);
  const request = Buffer.from(
    `POST ${pathname} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n${headers}\r\n${body}`,
  );
  const sockets = await Promise.all(
    Array.from({ length: times }, () => connect(Number(port), hostname, request.subarray(0, -1))),
  );
  const replies = sockets.map(readReply);
  for (const socket of sockets) socket.write(request.subarray(-1));
  return Promise.all(replies);
}

function connect(port: number, host: string, bytes: Uint8Array): Promise<net.Socket> {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ port, host, noDelay: true }, () => {
      socket.write(bytes, () => resolve(socket));
    });
    socket.once("error", reject);
  });
}

function readReply(socket: net.Socket): Promise<Raced> {
  return new Promise((resolve, reject) => {
    let text = "";
    socket.setEncoding("utf8").on("data", (piece: string) => (text += piece));
    socket.once("error", reject);
    socket.once("end", () => {
      const [head = "", ...rest] = text.split("\r\n\r\n");
      resolve({ status: Number(head.split(" ")[1]), json: readJson(head, rest.join("\r\n\r\n")) });
    });
  });
}

function readJson(head: string, body: string): any {
  if (!/^transfer-encoding: chunked$/im.test(head)) return parseJson(body) ?? null;
  let text = "";
  for (let at = 0; at < body.length;) {
    const line = body.indexOf("\r\n", at);
    const size = Number.parseInt(body.slice(at, line), 16);
    if (!size) break;
    text += body.slice(line + 2, line + 2 + size);
    at = line + 4 + size;
  }
  return parseJson(text) ?? null;
}
