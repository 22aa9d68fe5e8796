/** A server's memory: its heap after a collection, through its inspector, and what is resident. The server is started with `--inspect=127.0.0.1:0`. */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import http from "node:http";
import { randomBytes } from "node:crypto";
import type { Duplex } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import type { Served } from "./served.ts";

export interface Inspected {
  /** Bytes of the heap in use, right after a full collection. */
  collect(): Promise<number>;
  close(): void;
}

const LISTENING = /Debugger listening on ws:\/\/127\.0\.0\.1:(\d+)\/([\w-]+)/;

/** Connects to the inspector that the server announced on stderr. */
export async function inspect(server: Served): Promise<Inspected> {
  await expect.poll(() => LISTENING.test(server.stderr())).toBe(true);
  const [, port, id] = LISTENING.exec(server.stderr())!;
  const socket = await upgrade(Number(port), id!);
  let calls = 0;
  const call = async (method: string): Promise<any> => {
    const number = (calls += 1);
    const answer = receive(socket, number);
    socket.write(frame(JSON.stringify({ id: number, method, params: {} })));
    return answer;
  };
  return {
    collect: async () => {
      await call("HeapProfiler.collectGarbage");
      return (await call("Runtime.getHeapUsage")).usedSize as number;
    },
    close: () => socket.destroy(),
  };
}

export const MIB = 1024 * 1024;

/** Bytes of the heap in use when the last requests are over. */
export async function heapOf({ collect }: Inspected): Promise<number> {
  // Timers of the last requests hold a little for a while.
  await pause(1_500);
  return collect();
}

/** Bytes of memory that a process takes; 0 where that cannot be read. */
export function residentOf(pid: number): number {
  if (process.platform !== "linux") return 0;
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1_024;
}

async function upgrade(port: number, id: string): Promise<Duplex> {
  const headers = {
    connection: "Upgrade",
    upgrade: "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": randomBytes(16).toString("base64"),
  };
  const request = http.get({ port, host: "127.0.0.1", path: `/${id}`, headers });
  const [, socket] = (await once(request, "upgrade")) as [unknown, Duplex];
  return socket;
}

/** A masked text frame, as clients send them; short texts only. */
function frame(text: string): Buffer {
  const bytes = Buffer.from(text);
  const mask = randomBytes(4);
  const head =
    bytes.length < 126 ? [0x81, 0x80 | bytes.length] : [0x81, 0xfe, bytes.length >> 8, bytes.length & 0xff];
  return Buffer.concat([Buffer.from(head), mask, bytes.map((byte, at) => byte ^ mask[at % 4]!)]);
}

/** The result of a call: its answer comes in one frame, and the inspector sends no events that nobody switched on. */
function receive(socket: Duplex, number: number): Promise<unknown> {
  return new Promise((resolve) => {
    let text = "";
    const onData = (piece: Buffer): void => {
      text += piece.toString("latin1");
      const found = new RegExp(`\\{"id":${number},"result":(\\{.*\\})\\}`).exec(text);
      if (!found) return;
      socket.off("data", onData);
      resolve(JSON.parse(found[1]!));
    };
    socket.on("data", onData);
  });
}
