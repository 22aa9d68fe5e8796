/**
 * One child process that reads documents, one at a time.
 */
import { type ChildProcess, spawn } from "node:child_process";
import type { Socket } from "node:net";

import { MAX_ANSWER_BYTES } from "./child.ts";
import { childCommand } from "./child-command.ts";
import { createFrameCutter } from "./frames.ts";

/** The child ended before it answered. */
export class ChildGone extends Error {
  /** Before its first document: the installation is at fault, not a document. */
  readonly before_ready: boolean;
  readonly exhausted: boolean;

  constructor(before_ready: boolean, signal: string | null) {
    super(`conversion: the reading process ended (${signal ?? "exit"})`);
    this.before_ready = before_ready;
    this.exhausted = signal !== null;
  }
}

/** A running child. */
export interface ReadingChild {
  /** Sends a request frame and waits for the answer frame; rejects with `ChildGone`. One at a time. */
  ask(request: Buffer): Promise<Buffer>;
  kill(): void;
  isAlive(): boolean;
  /** Lets the parent end while the child waits, or not. */
  holdParent(holds: boolean): void;
  /** Fulfilled when the process has ended. */
  readonly ended: Promise<void>;
}

interface Waiting {
  readonly resolve: (frame: Buffer) => void;
  readonly reject: (reason: ChildGone) => void;
}

/** Starts a child; fulfilled when it is ready for documents. */
export async function startChild(module_url: string): Promise<ReadingChild> {
  const { file, args } = childCommand(module_url);
  const env = process.platform === "win32" ? { SystemRoot: process.env["SystemRoot"] } : {};
  const child = spawn(file, args, { env, stdio: ["pipe", "pipe", "ignore"], windowsHide: true });
  let waiting: Waiting | null = null;
  let ready = false;
  let alive = true;
  const nextFrame = (): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      if (alive) waiting = { resolve, reject };
      else reject(new ChildGone(!ready, null));
    });
  const ended = onceEnded(child, (signal) => {
    alive = false;
    waiting?.reject(new ChildGone(!ready, signal));
  });
  const cutter = createFrameCutter(MAX_ANSWER_BYTES, (frame) => waiting?.resolve(frame));
  child.stdout.on("data", (chunk: Buffer) => feed(child, cutter, chunk));
  child.stdin.on("error", () => undefined);
  await nextFrame();
  ready = true;
  return {
    ask: (request) => {
      const answer = nextFrame();
      child.stdin.write(request);
      return answer;
    },
    kill: () => void child.kill("SIGKILL"),
    isAlive: () => alive,
    holdParent: (holds) => holdParent(child, holds),
    ended,
  };
}

function onceEnded(child: ChildProcess, onEnd: (signal: string | null) => void): Promise<void> {
  return new Promise((resolve) => {
    const end = (signal: string | null): void => {
      onEnd(signal);
      resolve();
    };
    child.once("error", () => end(null));
    child.once("close", (_code, signal) => end(signal));
  });
}

function feed(child: ChildProcess, cutter: { push(chunk: Buffer): void }, chunk: Buffer): void {
  try {
    cutter.push(chunk);
  } catch {
    child.kill("SIGKILL");
  }
}

function holdParent(child: ChildProcess, holds: boolean): void {
  const method = holds ? "ref" : "unref";
  child[method]();
  for (const pipe of [child.stdin, child.stdout]) (pipe as Socket | null)?.[method]();
}
