/** Python with the OpenAI SDK, where it is at hand. `TEST_PYTHON` names another interpreter. */
import { execFile, spawnSync } from "node:child_process";

const PYTHON = process.env["TEST_PYTHON"] ?? "python3";

/** The version of openai-python; null, with the reason printed, when there is none. */
export function findPython(): string | null {
  const found = spawnSync(PYTHON, ["-c", "import openai; print(openai.__version__)"], { encoding: "utf8" });
  if (found.status === 0) return found.stdout.trim();
  if (process.env["TEST_REQUIRE_ALL"])
    throw new Error(`${PYTHON} has no openai package, and no suite may be left out`);
  console.warn(
    `skipped: ${PYTHON} has no openai package (pip install openai; TEST_PYTHON names another interpreter)`,
  );
  return null;
}

export interface Ended {
  readonly code: number;
  readonly output: string;
}

/** Runs a program with some environment; standard output and error together. */
export function runProgram(
  file: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<Ended> {
  return new Promise((resolve) => {
    const options = { env: { ...process.env, ...env }, timeout: 60_000, maxBuffer: 10 ** 7 };
    execFile(file, args, options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr }),
    );
  });
}

/** Runs Python. */
export const runPython = (args: readonly string[], env: Record<string, string>): Promise<Ended> =>
  runProgram(PYTHON, args, env);
