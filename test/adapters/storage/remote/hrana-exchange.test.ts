/** One POST to a libSQL server, or to what stands before it, which says what no HTTP server should. */
import http from "node:http";
import net, { type AddressInfo, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { createHranaExchange } from "../../../../src/adapters/storage/remote/hrana-exchange.ts";

let server: net.Server | undefined;
const sockets = new Set<Socket>();
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server?.close();
});

async function openExchange(answer: (socket: Socket) => void, timeout_ms = 500) {
  server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {}).once("data", () => answer(socket));
  });
  await new Promise<void>((resolve) => server!.listen(0, "127.0.0.1", resolve));
  const base = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const { fetch, close } = createHranaExchange({ base }, timeout_ms);
  return { post: () => fetch(new Request(base, { method: "POST", body: "{}" })), close };
}

describe("a connection that rests", () => {
  /** A server that ends connections when they rested for so long, and counts them. */
  async function openResting(ends_after_ms: number) {
    let opened = 0;
    const web = http.createServer((_request, response) => {
      response.sendDate = false;
      response.writeHead(200, { connection: "keep-alive", "content-length": 2 }).end("{}");
    });
    web.keepAliveTimeout = 0;
    web.on("connection", (socket: Socket) => {
      opened += 1;
      sockets.add(socket);
      let timer: NodeJS.Timeout | undefined;
      socket
        .on("error", () => {})
        .on("data", () => {
          clearTimeout(timer);
          timer = setTimeout(() => socket.end(), ends_after_ms);
        });
    });
    server = web;
    await new Promise<void>((resolve) => web.listen(0, "127.0.0.1", resolve));
    const base = new URL(`http://127.0.0.1:${(web.address() as AddressInfo).port}`);
    const { fetch, close } = createHranaExchange({ base }, 2_000, { longest_ms: 600, least_ms: 50 });
    const post = () => fetch(new Request(base, { method: "POST", body: "{}" }));
    return { post, close, opened: () => opened };
  }

  it("is used again, until its time is over", async () => {
    const { post, close, opened } = await openResting(5_000);
    for (const rest_ms of [0, 300, 300]) {
      await pause(rest_ms);
      await post();
    }
    expect(opened()).toBe(1);
    await pause(900);
    await post();
    expect(opened()).toBe(2);
    close();
  });

  it("is used for less than it takes its peer to end one", async () => {
    const { post, close, opened } = await openResting(250);
    await post();
    await pause(400);
    for (const rest_ms of [0, 100, 230]) {
      await pause(rest_ms);
      await post();
    }
    // The peer ended the first; the second rested for longer than was safe after that.
    expect(opened()).toBe(3);
    close();
  });
});

const OK = "HTTP/1.1 200 OK\r\n";
const LONG = "0".repeat(2 ** 20);

describe("a reply that never is one", () => {
  it.each<[string, (socket: Socket) => void]>([
    ["nothing", () => {}],
    ["its head alone", (socket) => socket.write(`${OK}content-length: 9\r\n\r\n`)],
    ["the end of the connection", (socket) => socket.end()],
    ["half of itself", (socket) => socket.end(`${OK}content-length: 9\r\n\r\n{`)],
    [
      "another protocol",
      (socket) =>
        socket.write("HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: other\r\n\r\n"),
    ],
    [
      "another address",
      (socket) => socket.write("HTTP/1.1 307 There\r\nlocation: /\r\ncontent-length: 0\r\n\r\n"),
    ],
    ["no HTTP", (socket) => socket.write("SSH-2.0-server\r\n")],
  ])(
    "is given up in time: %s",
    async (_, answer) => {
      const exchange = await openExchange(answer);
      await expect(exchange.post()).rejects.toThrow();
      exchange.close();
    },
    3_000,
  );

  it("is given up when it has no end", async () => {
    let written = 0;
    const exchange = await openExchange((socket) => {
      socket.write(`${OK}content-length: ${2 ** 40}\r\n\r\n`);
      const more = (): void => {
        do written += 1;
        while (socket.write(LONG));
      };
      socket.on("drain", more);
      more();
      // 64 MB take their time on a machine that others use, too.
    }, 20_000);
    await expect(exchange.post()).rejects.toThrow("too long");
    expect(written).toBeGreaterThan(60);
    exchange.close();
  });
});
