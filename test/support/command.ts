/** Runs the real program, built. */
import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";

const PROGRAM = path.resolve("bin/chat-assistant.cjs");

export interface Finished {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Running {
  readonly child: ChildProcess;
  readonly finished: Promise<Finished>;
  /** Fulfilled with the output once it matches; rejects when the program ends before. */
  waitFor(pattern: RegExp, stream?: "stdout" | "stderr"): Promise<string>;
}

const environment = (extra: Record<string, string>): NodeJS.ProcessEnv => {
  const clean = Object.entries(process.env).filter(([name]) => !name.startsWith("CHAT_ASSISTANT_"));
  return { ...Object.fromEntries(clean), NO_COLOR: "1", ...extra };
};

/** `within`: a command that runs it, with its words (`unshare --pid …`). */
export function start(
  words: readonly string[],
  extra: Record<string, string> = {},
  cwd?: string,
  within: readonly string[] = [],
): Running {
  const [program = process.execPath, ...others] = [...within, process.execPath, PROGRAM, ...words];
  const child = spawn(program, others, {
    env: environment(extra),
    ...(cwd ? { cwd } : {}),
  });
  const output = { stdout: "", stderr: "" };
  const waiting = new Set<() => void>();
  for (const name of ["stdout", "stderr"] as const) {
    child[name].setEncoding("utf8").on("data", (text: string) => {
      output[name] += text;
      for (const look of waiting) look();
    });
  }
  const finished = new Promise<Finished>((resolve) => {
    child.once("close", (code) => resolve({ code, ...output }));
  });
  const waitFor = (pattern: RegExp, stream: "stdout" | "stderr" = "stdout") =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        if (pattern.test(output[stream])) resolve(output[stream]);
      };
      waiting.add(look);
      look();
      void finished.then(({ code }) => reject(new Error(`ended with ${code}: ${output.stderr}`)));
    });
  return { child, finished, waitFor };
}

export function runCommand(
  words: readonly string[],
  extra: Record<string, string> = {},
  cwd?: string,
): Promise<Finished> {
  return start(words, extra, cwd).finished;
}
