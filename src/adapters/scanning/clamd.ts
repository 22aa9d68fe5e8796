/**
 * The scanner of ClamAV: a file is streamed to `clamd` by its INSTREAM command (clamd(8)), which keeps nothing of it.
 * The protocol is one length, the bytes and one line: the packages for it run programs and read files besides, so it is
 * spoken here.
 */
import net from "node:net";
import { type Scan, type Scanner, ScannerFault } from "../../ports/scanner.ts";
import { bareHost } from "../../settings/network.ts";

/** Where `clamd` listens, and how long it may take. */
export interface ClamdOptions {
  /** `tcp://host:port` or `unix:/path`. */
  readonly address: string;
  /** For one file, connecting included, in milliseconds. */
  readonly timeout_ms: number;
}

const COMMAND = Buffer.from("zINSTREAM\0");
const LENGTH_BYTES = 4;
const END = Buffer.alloc(LENGTH_BYTES);
const REPLY_BYTES = 4_096;
const NAME_CHARACTERS = 100;
const CLEAN = "stream: OK";

/** Creates the scanner. Every file has a connection of its own: `clamd` bounds how many it serves at once. */
export function createClamd({ address, timeout_ms }: ClamdOptions): Scanner {
  const place = toPlace(address);
  return {
    scan: async (bytes, signal) => {
      const timeout = AbortSignal.timeout(timeout_ms);
      try {
        return toScan(await exchange(place, bytes, signal ? AbortSignal.any([signal, timeout]) : timeout));
      } catch (error) {
        signal?.throwIfAborted();
        if (timeout.aborted) throw new ScannerFault(`no verdict within ${timeout_ms} ms`, { cause: error });
        throw error instanceof ScannerFault ? error : new ScannerFault(reasonOf(error), { cause: error });
      }
    },
  };
}

function toPlace(address: string): net.NetConnectOpts {
  if (address.startsWith("unix:")) return { path: address.slice("unix:".length) };
  const url = new URL(address);
  return { host: bareHost(url), port: Number(url.port) };
}

async function exchange(place: net.NetConnectOpts, bytes: Uint8Array, signal: AbortSignal): Promise<string> {
  const socket = net.connect({ ...place, signal });
  try {
    const length = Buffer.alloc(LENGTH_BYTES);
    length.writeUInt32BE(bytes.length);
    // An empty piece would end the stream twice.
    for (const part of bytes.length > 0 ? [COMMAND, length, bytes, END] : [COMMAND, END]) socket.write(part);
    const line = await readLine(socket);
    // Part of the file is still here: a refusal may come so early, but no verdict.
    if (line === CLEAN && socket.writableLength > 0)
      throw new ScannerFault("it called the file clean before it had the whole file");
    return line;
  } finally {
    socket.destroy();
  }
}

async function readLine(socket: AsyncIterable<Buffer>): Promise<string> {
  let reply = "";
  for await (const piece of socket) {
    reply += piece.toString("latin1");
    if (reply.includes("\0")) return reply.slice(0, reply.indexOf("\0"));
    if (reply.length > REPLY_BYTES) break;
  }
  throw new ScannerFault("it gave no verdict");
}

// `stream: OK`, `stream: <name> FOUND`, or what went wrong.
function toScan(line: string): Scan {
  if (line === CLEAN) return { found: null };
  const found = /^stream: (.+) FOUND$/u.exec(line)?.[1];
  if (found !== undefined) return { found: found.slice(0, NAME_CHARACTERS) };
  if (line.startsWith("INSTREAM size limit exceeded"))
    throw new ScannerFault("the file is larger than its StreamMaxLength");
  throw new ScannerFault("it gave no verdict");
}

const reasonOf = (error: unknown): string =>
  `the connection failed (${(error as NodeJS.ErrnoException).code ?? "unknown"})`;
