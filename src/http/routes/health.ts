/** GET /health/live and GET /health/ready. */
import { HTTPResponse, type H3Plugin } from "h3";
import type { Readiness } from "../../contract/resources/health.ts";
import { type EndpointOptions, serveEndpoint } from "../endpoint.ts";

/** What the routes need. */
export interface HealthRouteOptions extends EndpointOptions {
  readonly checkHealth: () => Promise<Readiness>;
}

/** Liveness: the process runs. */
export function liveRoute(options: HealthRouteOptions): H3Plugin {
  return serveEndpoint("live", () => ({ status: "ok" }), options);
}

/** Readiness: 200 when every check passes, else 503 with the names of those that fail. */
export function readyRoute(options: HealthRouteOptions): H3Plugin {
  const handler = async () => {
    const readiness = await options.checkHealth();
    const isReady = readiness.status === "ready";
    const headers = { "content-type": "application/json", ...(isReady ? {} : { "retry-after": "5" }) };
    return new HTTPResponse(JSON.stringify(readiness), { status: isReady ? 200 : 503, headers });
  };
  return serveEndpoint("ready", handler, options);
}
