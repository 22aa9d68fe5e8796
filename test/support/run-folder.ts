/**
 * One folder for all that a run of the tests puts into the system's place for temporary things, by itself and by the
 * programs that it starts: it goes with the run, and what a run that was killed left goes with the next.
 */
import { rmSync } from "node:fs";
import { createTemporaryFolders } from "../../src/adapters/system/temporary-folders.ts";

let folder = "";

/** Before any test of the run. */
export async function setup(): Promise<void> {
  const folders = createTemporaryFolders({ purpose: "tests" });
  await folders.clean();
  folder = await folders.make();
  process.env["TMPDIR"] = folder;
}

/** After the last. */
export function teardown(): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  } catch (error) {
    process.stdout.write(`\nThe run's folder could not be removed: ${String(error)}\n`);
  }
}
