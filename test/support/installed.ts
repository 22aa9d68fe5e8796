/** Programs that tests can do without. */
import { spawnSync } from "node:child_process";

/** Whether a program can be run here. */
export const isInstalled = (program: string): boolean =>
  spawnSync(program, ["--version"], { stdio: "ignore" }).error === undefined;
