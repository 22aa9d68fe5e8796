/**
 * Runs one program with an argument list: no shell, a clean environment whose home is its private folder,
 * its whole process group killed when its time is over.
 */
import { type ChildProcess, spawn } from "node:child_process";

/** How a program ended. */
export type ProgramEnd =
  | { readonly is: "ended"; readonly exit_code: number | null; readonly printed: Uint8Array }
  | { readonly is: "missing" | "timeout" | "too_large" };

/** Bounds of a run. */
export interface ProgramBounds {
  readonly folder: string;
  readonly timeout_ms: number;
  /** Of what it prints. */
  readonly max_bytes: number;
  readonly signal?: AbortSignal;
}

/** Runs it; rejects only with the signal's reason. */
export async function runProgram(
  file: string,
  args: readonly string[],
  bounds: ProgramBounds,
): Promise<ProgramEnd> {
  bounds.signal?.throwIfAborted();
  const { folder } = bounds;
  const env = { PATH: process.env["PATH"] ?? "/usr/bin:/bin", HOME: folder, TMPDIR: folder, LANG: "C.UTF-8" };
  const child = spawn(file, args, { cwd: folder, env, detached: true, stdio: ["ignore", "pipe", "ignore"] });
  const end = await untilEnd(child, bounds);
  killGroup(child);
  bounds.signal?.throwIfAborted();
  return end;
}

function untilEnd(child: ChildProcess, bounds: ProgramBounds): Promise<ProgramEnd> {
  return new Promise((resolve) => {
    const printed: Buffer[] = [];
    let length = 0;
    const settle = (end: ProgramEnd): void => {
      clearTimeout(timer);
      bounds.signal?.removeEventListener("abort", giveUp);
      resolve(end);
    };
    const stop = (is: "missing" | "timeout" | "too_large"): void => {
      killGroup(child);
      settle({ is });
    };
    const giveUp = (): void => stop("timeout");
    const timer = setTimeout(giveUp, bounds.timeout_ms);
    bounds.signal?.addEventListener("abort", giveUp, { once: true });
    child.stdout?.on("data", (chunk: Buffer) => {
      length += chunk.length;
      printed.push(chunk);
      if (length > bounds.max_bytes) stop("too_large");
    });
    child.once("error", () => stop("missing"));
    child.once("close", (exit_code) => {
      settle({ is: "ended", exit_code, printed: new Uint8Array(Buffer.concat(printed)) });
    });
  });
}

/** Programs such as LibreOffice start others; the group is theirs alone. */
function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch {
    // The group is gone already.
  }
}
