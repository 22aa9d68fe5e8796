/** The node request and response behind an h3 event. This service runs on node only. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { H3Event } from "h3";

/** The node request and response of an event; a fault when the app does not run on node's server. */
export function nodeOf(event: H3Event): {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
} {
  const node = event.runtime?.node;
  if (!node?.req || !node.res) throw new Error("http: the app does not run on node's server");
  return { request: node.req as IncomingMessage, response: node.res as ServerResponse };
}

/** A parameter of the event's path (`{sessionId}`), as it was written; empty where the path has none of that name. */
export const paramOf = (event: H3Event, name: string): string => event.context.params?.[name] ?? "";

const CONTROLLER = Symbol("abort controller");

type WithController = Socket & { [CONTROLLER]?: AbortController };

/**
 * The controller of a connection: a client leaves all of its requests at once. Node 20 takes three microseconds for a signal,
 * and keeps it, with all that hangs on it, until a full collection.
 */
function controllerOf(socket: WithController): AbortController {
  const known = socket[CONTROLLER];
  return known && !known.signal.aborted ? known : (socket[CONTROLLER] = new AbortController());
}

/** Aborts when the client goes away before its response is finished. Whoever listens stops listening when the work is done. */
export function abortOnDisconnect(response: ServerResponse): AbortController {
  const controller = controllerOf(response.req.socket);
  const abortUnlessFinished = (): void => {
    if (!response.writableFinished) controller.abort();
  };
  // A client that left while its request was still being read closed the response before anybody listened.
  if (response.destroyed) abortUnlessFinished();
  response.once("close", abortUnlessFinished);
  return controller;
}

/** What an endpoint's handler gives when it has answered on node's response itself. */
export const ANSWERED = Symbol("answered");

/**
 * What the framework is given when a request is answered on node's response itself: nothing, ever. Told that the request is
 * handled, it would end the response a second time, which was measured at a third of the cost of a small answer.
 */
export const handled = (): Promise<never> => new Promise(() => {});
