/**
 * Virus scanners for tests: one by script that speaks clamd's INSTREAM as clamd(8) describes it, and ClamAV's own, whose
 * program is optional, with one signature: that of the harmless test file of EICAR.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isListening } from "./free-port.ts";
import { isInstalled } from "./installed.ts";

/** The test file that every scanner finds, put together here so that no scanner finds this source. */
export const EICAR = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR", "STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("-");
export const CLAMD = "left out without clamd, the daemon of ClamAV";

/** A scanner by script: what it was shown, and what it says. */
export interface ScriptedScanner {
  readonly address: string;
  readonly shown: Buffer[];
  /** Given the bytes; null says nothing for ever. Pieces are sent one by one. */
  say: (bytes: Buffer) => readonly string[] | null;
  /** Said at the first bytes, with the rest unread for a while; null waits for the whole file. */
  hasty: string | null;
  /** Connections that are open. */
  open(): number;
  stop(): Promise<void>;
}

const CLEAN = ["stream: OK\0"];
/** Finds EICAR's file as ClamAV does. */
export const findEicar = (bytes: Buffer): readonly string[] =>
  bytes.includes(EICAR) ? ["stream: Win.Test.EICAR_HDB-1 FOUND\0"] : CLEAN;

/** Starts one on a port of its own. */
export async function startScriptedScanner(): Promise<ScriptedScanner> {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => {});
    let received = Buffer.alloc(0);
    socket.on("data", (piece: Buffer) => {
      if (scanner.hasty !== null) {
        sayEarly(socket, scanner.hasty);
        return;
      }
      received = Buffer.concat([received, piece]);
      const bytes = readStream(received);
      if (bytes) void reply(socket, bytes);
    });
  });
  const reply = async (socket: net.Socket, bytes: Buffer): Promise<void> => {
    scanner.shown.push(bytes);
    for (const piece of scanner.say(bytes) ?? []) {
      socket.write(piece, "latin1");
      await pause(5);
    }
    if (scanner.say(bytes)) socket.end();
  };
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as net.AddressInfo;
  const scanner: ScriptedScanner = {
    address: `tcp://127.0.0.1:${port}`,
    shown: [],
    say: findEicar,
    hasty: null,
    open: () => sockets.size,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
  return scanner;
}

// The command, then pieces with their lengths, until one of no length; null: not all of it is there.
function readStream(received: Buffer): Buffer | null {
  const command = "zINSTREAM\0";
  if (received.length >= command.length && received.toString("latin1", 0, command.length) !== command)
    throw new Error("clamd: another command");
  const pieces: Buffer[] = [];
  for (let at = command.length; received.length >= at + 4;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

/** Whether ClamAV's daemon is installed. */
export const hasClamd = (): boolean => isInstalled("clamd");

/** A running ClamAV. */
export interface Clamd {
  readonly socket: string;
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

const SETTINGS = (folder: string): string => `
LocalSocket ${folder}/clamd.ctl
DatabaseDirectory ${folder}/signatures
TemporaryDirectory ${folder}
Foreground yes
StreamMaxLength 11M
`;

/** Starts it on a socket of its own, and waits at most 20 s until it answers. */
export async function startClamd(): Promise<Clamd> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "clamd-"));
  const signatures = path.join(folder, "signatures");
  execFileSync("mkdir", [signatures]);
  writeFileSync(path.join(signatures, "test.hdb"), "44d88612fea8a8f36de82e1278abb02f:68:Eicar-Test\n");
  writeFileSync(path.join(folder, "clamd.conf"), SETTINGS(folder));
  const child = spawn("clamd", ["--config-file", path.join(folder, "clamd.conf")], { stdio: "ignore" });
  const gone = new Promise<void>((done) => child.once("exit", () => done()));
  const stop = async (): Promise<void> => {
    child.kill("SIGKILL");
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  const socket = path.join(folder, "clamd.ctl");
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (await isListening({ path: socket })) return { socket, child, stop };
    await pause(100);
  }
  await stop();
  throw new Error("clamd did not start");
}

/** Paused for ever it would not see that the other side has gone. */
function sayEarly(socket: net.Socket, words: string): void {
  socket.pause();
  socket.removeAllListeners("data").on("data", () => {});
  socket.pause();
  socket.write(words, "latin1");
  setTimeout(() => socket.resume(), 500);
}
