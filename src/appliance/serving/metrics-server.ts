/** Opens the port for measurements, apart from the public one. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createMetricsListener } from "../../http/metrics.ts";
import type { Metrics } from "../../ports/metrics.ts";
import { callableHost } from "../../settings/network.ts";
import type { Settings } from "../../settings/schema.ts";

/** A port that is open. */
export interface MetricsServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Opens it. A taken port is an error that names the setting. */
export async function startMetricsServer(
  { host, port }: Settings["metrics"],
  metrics: Pick<Metrics, "expose">,
): Promise<MetricsServer> {
  const server = createServer(createMetricsListener(metrics));
  await new Promise<void>((resolve, reject) => {
    server.once("error", (cause) =>
      reject(
        new Error(
          `Port ${port} on ${host} cannot be opened for metrics: set metrics.port, or metrics.host.`,
          { cause },
        ),
      ),
    );
    server.listen(port, host, resolve);
  });
  const { port: opened } = server.address() as AddressInfo;
  return {
    url: `http://${callableHost(host)}:${opened}/metrics`,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
