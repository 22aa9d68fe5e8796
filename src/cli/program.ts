/** What the bundle is made of: the command line, and what `serve --workers` starts several times. */
export { main } from "./main.ts";

/** Runs this process as a worker; nobody does by hand. */
export async function work(): Promise<void> {
  const { runWorker } = await import("../appliance/workers/run-worker.ts");
  runWorker();
}
