/** `completion`: prints a shell's completion script. */
import type { Command } from "commander";
import { toCommandTree } from "../command-tree.ts";
import { type Shell, toCompletionScript } from "../completion-scripts.ts";

/** Prints. */
export function run(shell: Shell, program: Command): number {
  process.stdout.write(toCompletionScript(shell, toCommandTree(program)));
  return 0;
}
