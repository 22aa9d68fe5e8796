/** A worker's life: it waits for its order, serves, and ends when its parent says so or is gone. */
import type { Socket } from "node:net";
import { createChannel, type Line } from "../../adapters/workers/channel.ts";
import { createMemoryRateLimiter } from "../../adapters/limits/memory.ts";
import { toLimits } from "../../adapters/limits/open-rate-limiter.ts";
import { createLog } from "../../adapters/system/log.ts";
import { createSharedVolatile } from "../../adapters/workers/shared-volatile.ts";
import { type Appliance, createAppliance } from "../../appliance.ts";
import type { Log } from "../../ports/log.ts";
import type { WorkerPlace } from "../serving/handed-port.ts";
import { rereadCertificate } from "../serving/reread-certificate.ts";
import { takeConnections } from "./handing.ts";
import { CALLS, hideSecrets, type WorkerOrder } from "./order.ts";

/** Runs this process as a worker. */
export function runWorker(): void {
  const channel = createChannel(lineToParent());
  let appliance: Appliance | undefined;
  let stopping: Promise<void> | undefined;
  let serveConnection: ((socket: Socket) => void) | null = null;
  const onServing = (serve: (socket: Socket) => void): void => {
    serveConnection = serve;
  };
  takeConnections(() => serveConnection);
  const stop = (): void => {
    serveConnection = null;
    if (!stopping) channel.call(CALLS.leaving).catch(() => {});
    stopping ??= (appliance?.close() ?? Promise.resolve()).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  channel.answer(CALLS.serve, async (order) => {
    appliance = await assemble(order as WorkerOrder, channel, onServing);
    return appliance.listen();
  });
  channel.answer(CALLS.metrics, async () => (await appliance?.adapters.metrics.expose())?.text ?? "");
  channel.answer(CALLS.alive, () => null);
  channel.answer(CALLS.reload, () => appliance && rereadCertificate(appliance));
  channel.answer(CALLS.stop, stop);
  // A terminal and a service manager signal the whole group: each worker then stops for itself, and gracefully, too.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
  if (!process.stderr.isTTY) process.on("SIGHUP", () => {});
  process.once("disconnect", () => {
    channel.end();
    stop();
  });
  channel.call(CALLS.hello).catch(stop);
}

async function assemble(
  { place, settings, secrets }: WorkerOrder,
  channel: ReturnType<typeof createChannel>,
  onServing: WorkerPlace["onServing"],
): Promise<Appliance> {
  const log = withWorker(createLog(settings.log), place);
  const volatile = createSharedVolatile({
    channel,
    items_enabled: settings.runtime.items.enabled,
    memory: await createMemoryRateLimiter(toLimits(settings.rate_limits)),
  });
  // One worker sweeps. Were its place passed on, work that kills it would kill the others, too.
  const sweeps = { ...settings.sweeps, enabled: settings.sweeps.enabled && place === 1 };
  return createAppliance({
    settings: { ...settings, sweeps },
    secrets: hideSecrets(secrets),
    replaced: { volatile, log },
    worker: { place, onServing },
  });
}

function withWorker(log: Log, worker: number): Log {
  return {
    error: (message, fields, cause) => log.error(message, { ...fields, worker }, cause),
    warn: (message, fields) => log.warn(message, { ...fields, worker }),
    info: (message, fields) => log.info(message, { ...fields, worker }),
    debug: (message, fields) => log.debug(message, { ...fields, worker }),
  };
}

function lineToParent(): Line {
  return {
    // A parent that is gone is told of by "disconnect"; without a listener for its error, sending would throw.
    post: (message) => void process.send?.(message, undefined, undefined, () => {}),
    hear: (take) => void process.on("message", take),
  };
}
