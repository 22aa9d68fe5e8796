/** GET /metrics, on a port of its own: what Prometheus scrapes. Nothing else answers there. */
import type { RequestListener } from "node:http";
import type { Metrics } from "../ports/metrics.ts";

/** The listener of that port. */
export function createMetricsListener(metrics: Pick<Metrics, "expose">): RequestListener {
  return (request, response) => {
    response.setHeader("cache-control", "no-store");
    if (request.url !== "/metrics" || request.method !== "GET") {
      response.writeHead(404).end();
      return;
    }
    metrics.expose().then(
      ({ content_type, text }) => response.writeHead(200, { "content-type": content_type }).end(text),
      () => response.writeHead(500).end(),
    );
  };
}
