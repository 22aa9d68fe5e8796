/** GET /health/live and GET /health/ready. */
import type { H3Plugin } from "h3";
import { type EndpointOptions, serveEndpoint } from "../endpoint.ts";
import { answerLive, answerReady, type CheckHealth } from "../health.ts";
import { nodeOf } from "../node-event.ts";

/** What the routes need. */
export interface HealthRouteOptions extends EndpointOptions {
  readonly checkHealth: CheckHealth;
}

/** Liveness. */
export function liveRoute(options: HealthRouteOptions): H3Plugin {
  return serveEndpoint("live", (event) => answerLive(nodeOf(event).response), options);
}

/** Readiness. */
export function readyRoute(options: HealthRouteOptions): H3Plugin {
  const { checkHealth } = options;
  return serveEndpoint("ready", (event) => answerReady(nodeOf(event).response, checkHealth), options);
}
