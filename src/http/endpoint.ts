/** Makes a route of a row of the contract's endpoint table: path, method and error shape come from there. */
import type { ServerResponse } from "node:http";
import { defineRoute, type H3Event, type H3Plugin, type HTTPMethod, HTTPResponse } from "h3";
import type { Endpoint } from "../contract/endpoint.ts";
import { findEndpoint } from "../contract/endpoints.ts";
import { Refusal } from "../domain/refusal.ts";
import type { Log } from "../ports/log.ts";
import { isFault, toErrorResponse, toRefusal } from "./errors.ts";
import type { EndpointGuard, Guard } from "./guard.ts";
import { answerJson } from "./json-answer.ts";
import { ANSWERED, handled, nodeOf } from "./node-event.ts";
import { contextOf, marksOf } from "./request-context.ts";

/** Serves an endpoint: gives the JSON of its success, or `ANSWERED` when it has answered itself. */
export type EndpointHandler = (event: H3Event) => unknown;

/** How endpoints become routes. */
export interface EndpointOptions {
  readonly log: Log;
  /** CORS and rate limits, before the body is read. */
  readonly guard: Guard;
}

/** `/v1/robots/{slug}` → `/v1/robots/:slug`. */
function toRoutePattern(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ":$1");
}

/** The route of an endpoint. Whatever its handler throws becomes the error shape of its surface. */
export function serveEndpoint(
  id: string,
  handler: EndpointHandler,
  { log, guard }: EndpointOptions,
): H3Plugin {
  const endpoint = findEndpoint(id);
  const guarded = guard(endpoint);
  const serve = async (event: H3Event): Promise<unknown> => {
    const { response } = nodeOf(event);
    const context = contextOf(response);
    if (context) context.endpoint = endpoint;
    try {
      await guarded.admit(event);
      const work = handler(event);
      if (context) context.work = work;
      const value = await work;
      if (value === ANSWERED) return handled();
      return answerJson(response, endpoint.success.status, value);
    } catch (caught) {
      const error = await afterMiss(guarded, event, caught);
      return answerError({ error, endpoint, response, log });
    }
  };
  return (app) => {
    for (const method of methodsOf(endpoint))
      app.register(defineRoute({ method, route: toRoutePattern(endpoint.path), handler: serve }));
  };
}

// What is read can be asked for without its body, as probes do; node leaves it out.
const methodsOf = ({ method }: Endpoint): readonly HTTPMethod[] =>
  method === "GET" ? ["GET", "HEAD"] : [method];

// A guess too many is answered as such.
async function afterMiss(guarded: EndpointGuard, event: H3Event, error: unknown): Promise<unknown> {
  if (!(error instanceof Refusal)) return error;
  try {
    await guarded.countMiss(event, error);
    return error;
  } catch (exceeded) {
    return exceeded;
  }
}

/** The route of an endpoint's CORS preflight; null for an endpoint that no other site's page may call. */
export function servePreflight(endpoint: Endpoint, { guard }: EndpointOptions): H3Plugin | null {
  const { preflight } = guard(endpoint);
  if (!preflight) return null;
  return defineRoute({
    method: "OPTIONS",
    route: toRoutePattern(endpoint.path),
    handler: async (event) => {
      try {
        return new HTTPResponse(null, { status: 204, headers: await preflight(event) });
      } catch (error) {
        nodeOf(event).response.setHeader("vary", "Origin");
        return toErrorResponse(toRefusal(error), endpoint.surface);
      }
    },
  });
}

interface Failed {
  readonly error: unknown;
  readonly endpoint: Endpoint;
  readonly response: ServerResponse;
  readonly log: Log;
}

function answerError({ error, endpoint, response, log }: Failed): HTTPResponse {
  const refusal = toRefusal(error);
  if (isFault(error))
    log.error("request failed", { ...marksOf(response), endpoint: endpoint.id, code: refusal.reason }, error);
  return toErrorResponse(refusal, endpoint.surface);
}

/** Answers the methods that a path does not have: 405 with `Allow`, in which OPTIONS stands where preflights are answered. */
export function refuseOtherMethods(
  path: string,
  endpoints: readonly Endpoint[],
  { guard }: EndpointOptions,
): H3Plugin {
  const allowed = endpoints.filter((endpoint) => endpoint.path === path);
  const surface = allowed[0]?.surface ?? "public";
  const methods = new Set<HTTPMethod>(allowed.flatMap(methodsOf));
  if (allowed.some((endpoint) => guard(endpoint).preflight)) methods.add("OPTIONS");
  const allow = [...methods].join(", ");
  return (app) => {
    app.all(toRoutePattern(path), () => {
      const refused = toErrorResponse(new Refusal("method_not_allowed"), surface);
      refused.headers.set("allow", allow);
      return refused;
    });
  };
}
