/** A TCP proxy to a sound server that spoils connections in the ways in which networks and servers do. */
import { once } from "node:events";
import net from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** What becomes of a connection. */
export type Mode = (typeof MODES)[number];

/** `none` passes everything on. The others spoil what comes back. */
export const MODES = [
  "none",
  "hangs",
  "one byte at a time",
  "cut in the head",
  "cut in the body",
  "reset",
  "half-closed",
  "noise",
  "another protocol",
  "redirect",
  "500 with a page",
  "endless head",
  "lying length",
  "empty",
] as const;

export interface BadProxy {
  readonly port: number;
  /** How the next connections go; those that are open are closed, so that none of them is used again. */
  spoil(mode: Mode): Promise<void>;
  /** Each connection takes one of these first. */
  readonly queue: Mode[];
  close(): Promise<void>;
}

const NOISE = Buffer.from(Array.from({ length: 4_096 }, (_, at) => (at * 7_919) % 256));
const page = "<!doctype html><h1>It works</h1>";

const SAID: Partial<Record<Mode, string | Buffer>> = {
  noise: NOISE,
  "another protocol": "220 mail.example ESMTP\r\n",
  redirect: "HTTP/1.1 307 Temporary Redirect\r\nLocation: http://127.0.0.1:9/\r\nContent-Length: 0\r\n\r\n",
  "500 with a page": `HTTP/1.1 500 Oops\r\nContent-Type: text/html\r\nContent-Length: ${page.length}\r\n\r\n${page}`,
  "endless head": `HTTP/1.1 200 OK\r\n${"X-More: and more\r\n".repeat(20_000)}`,
  "lying length": "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{}",
};

/** Starts the proxy on loopback. */
export async function startBadProxy(target_port: number): Promise<BadProxy> {
  const sockets = new Set<net.Socket>();
  const queue: Mode[] = [];
  let mode: Mode = "none";
  const server = net.createServer({ allowHalfOpen: true }, (client) => {
    sockets.add(client);
    client.on("error", () => client.destroy()).on("close", () => sockets.delete(client));
    serve(client, queue.shift() ?? mode, target_port);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as net.AddressInfo).port,
    queue,
    spoil: async (next) => {
      mode = next;
      for (const socket of sockets) socket.destroy();
      // The other side has to hear of it.
      await pause(50);
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

function serve(client: net.Socket, mode: Mode, target_port: number): void {
  const said = SAID[mode];
  if (mode === "hangs") client.resume();
  else if (mode === "reset") client.once("data", () => client.resetAndDestroy());
  else if (mode === "empty") client.once("data", () => client.end());
  else if (said !== undefined)
    client.once("data", () => (mode === "lying length" ? client.end(said) : client.write(said)));
  else pass(client, mode, target_port);
}

function pass(client: net.Socket, mode: Mode, target_port: number): void {
  const target = net.connect(target_port, "127.0.0.1");
  target.on("error", () => client.destroy());
  client.on("close", () => target.destroy());
  client.pipe(target);
  if (mode === "none") target.pipe(client);
  else if (mode === "half-closed") target.once("data", (bytes: Buffer) => client.end(bytes.subarray(0, 40)));
  else if (mode === "cut in the head")
    target.once("data", (bytes: Buffer) => cut(client, bytes.subarray(0, 9)));
  else if (mode === "cut in the body")
    target.once("data", (bytes: Buffer) => cut(client, bytes.subarray(0, -8)));
  else target.once("data", (bytes: Buffer) => void drip(client, bytes));
}

const cut = (client: net.Socket, bytes: Uint8Array): void => {
  client.write(bytes, () => client.destroy());
};

async function drip(client: net.Socket, bytes: Uint8Array): Promise<void> {
  for (const byte of bytes) {
    if (client.destroyed) return;
    client.write(Uint8Array.of(byte));
    await pause(250);
  }
}
