/** A real Redis for tests, on a port of its own, that keeps nothing on a disk. Its program is optional. */
import { type ChildProcess, spawn } from "node:child_process";
import { isInstalled } from "./installed.ts";

/** Whether the program `redis-server` is installed. */
export const hasRedis = (): boolean => isInstalled("redis-server");

/** A running Redis. */
export interface RedisServer {
  readonly child: ChildProcess;
  /** Ends it at once; what it held is gone. */
  stop(): Promise<void>;
}

/** Starts it and waits until it takes connections. */
export async function startRedis(port: number): Promise<RedisServer> {
  const args = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  const child = spawn("redis-server", args, { stdio: ["ignore", "pipe", "ignore"] });
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  await new Promise<void>((resolve) => {
    child.stdout.on("data", (text: Buffer) => {
      if (text.includes("Ready to accept")) resolve();
    });
  });
  return {
    child,
    stop: async () => {
      child.kill("SIGKILL");
      await gone;
    },
  };
}
