/** Keeps a server running until it is asked to stop: the first signal stops gracefully, a second one at once. */
import type { Tell } from "./output/tell-served.ts";

const FORCED_EXIT_CODE = 130;

/** Fulfilled with the exit code when what serves has closed after SIGINT or SIGTERM. */
export async function runUntilSignal(served: { close(): Promise<void> }, tell: Tell): Promise<number> {
  await new Promise<void>((resolve) => {
    const onSignal = (signal: NodeJS.Signals) => {
      for (const name of ["SIGINT", "SIGTERM"] as const) {
        process.removeAllListeners(name);
        process.once(name, () => process.exit(FORCED_EXIT_CODE));
      }
      tell(`${signal}: finishing what runs; a second signal stops at once.`);
      resolve();
    };
    process.once("SIGINT", onSignal);
    process.once("SIGTERM", onSignal);
  });
  await served.close();
  return 0;
}
