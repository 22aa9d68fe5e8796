/**
 * Answers until the app is loaded. The framework, and node's classes of web requests below it, are a fifth of a start, and
 * health needs neither: a server is ready before it loads them. It does at the first request for anything else.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Endpoint } from "../contract/endpoint.ts";
import { answerLive, answerReady, type CheckHealth } from "./health.ts";
import { contextOf } from "./request-context.ts";

/** What the handler needs. */
export interface LateHandlerOptions {
  readonly checkHealth: CheckHealth;
  /** Gives the app's handler. Called once. */
  readonly load: () => Promise<RequestListener>;
}

/** A handler whose app is loaded when it is needed. */
export interface LateHandler {
  readonly handler: RequestListener;
  /** Loads the app now, for the first request not to wait. */
  load(): Promise<void>;
  /** Waits until a load that has begun is over: what closes meanwhile would leave it behind. */
  settled(): Promise<void>;
}

/** Gives the handler. */
export function createLateHandler({ checkHealth, load }: LateHandlerOptions): LateHandler {
  let app: RequestListener | null = null;
  let loading: Promise<RequestListener> | null = null;
  const loadOnce = async (): Promise<RequestListener> => {
    loading ??= load();
    return (app = await loading);
  };
  const handler: RequestListener = (request, response) => {
    if (app) app(request, response);
    else if (!answerHealth(request, response, checkHealth))
      void loadOnce().then((loaded) => loaded(request, response));
  };
  return {
    handler,
    load: async () => {
      await loadOnce();
    },
    settled: async () => {
      await loading;
    },
  };
}

const LIVE: Pick<Endpoint, "id" | "path"> = { id: "live", path: "/health/live" };
const READY: Pick<Endpoint, "id" | "path"> = { id: "ready", path: "/health/ready" };

// Gives false for anything but a question about health.
function answerHealth(request: IncomingMessage, response: ServerResponse, checkHealth: CheckHealth): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  const pathname = (request.url ?? "").split("?", 1)[0];
  const endpoint = [LIVE, READY].find(({ path }) => path === pathname);
  if (!endpoint) return false;
  const context = contextOf(response);
  if (context) context.endpoint = endpoint;
  if (endpoint === LIVE) answerLive(response);
  else void answerReady(response, checkHealth);
  return true;
}
