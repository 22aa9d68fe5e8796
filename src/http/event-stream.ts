/**
 * Server-sent events on node's response (`interface.md`: Events).
 * Written directly: the framework's event stream was measured at four to five times the cost.
 */
import type { ServerResponse } from "node:http";

const HEARTBEAT_MS = 15_000;

/** An open stream of events. */
export interface EventStream {
  /** Writes one event. JSON holds no line break, so that no event can be forged by its data. */
  send(name: string, data: unknown): void;
  /** Ends the stream. Idempotent. */
  close(): void;
}

/** Answers with a stream of events. Comments keep the connection alive until it is closed. */
export function openEventStream(response: ServerResponse): EventStream {
  response.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
  });
  const heartbeat = setInterval(() => response.write(": still here\n\n"), HEARTBEAT_MS);
  heartbeat.unref();
  const stop = () => clearInterval(heartbeat);
  response.once("close", stop);
  return {
    send: (name, data) => {
      if (!response.destroyed) response.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    close: () => {
      stop();
      response.end();
    },
  };
}
