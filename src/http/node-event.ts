/** The node request and response behind an h3 event. This service runs on node only. */
import type { IncomingMessage, ServerResponse } from "node:http";
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

/** Aborts when the client goes away before its response is finished. */
export function abortOnDisconnect(response: ServerResponse): AbortController {
  const controller = new AbortController();
  // A client that left while its request was still being read closed the response before anybody listened.
  if (response.destroyed) controller.abort();
  response.once("close", () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller;
}

/** What an endpoint's handler gives when it has answered on node's response itself. */
export const ANSWERED = Symbol("answered");

/**
 * What the framework is given when a request is answered on node's response itself: nothing, ever. Told that the request is
 * handled, it would end the response a second time, which was measured at a third of the cost of a small answer.
 */
export const handled = (): Promise<never> => new Promise(() => {});
