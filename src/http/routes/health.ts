/** GET /health/live and GET /health/ready. */
import type { H3Plugin } from "h3";
import { type EndpointOptions, serveEndpoint } from "../endpoint.ts";
import { answerLive, answerReady, type CheckHealth } from "../health.ts";
import { ANSWERED, nodeOf } from "../node-event.ts";

/** What the routes need. */
export interface HealthRouteOptions extends EndpointOptions {
  readonly checkHealth: CheckHealth;
}

/** Liveness. */
export function liveRoute(options: HealthRouteOptions): H3Plugin {
  return serveEndpoint(
    "live",
    async (event) => {
      answerLive(nodeOf(event).response);
      return ANSWERED;
    },
    options,
  );
}

/** Readiness. */
export function readyRoute(options: HealthRouteOptions): H3Plugin {
  const { checkHealth } = options;
  return serveEndpoint(
    "ready",
    async (event) => {
      await answerReady(nodeOf(event).response, checkHealth);
      return ANSWERED;
    },
    options,
  );
}
