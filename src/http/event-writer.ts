/**
 * Writes server-sent events on node's response, with heartbeats. Whole events only are written: one parser in use forgets
 * what it has at the end of a network chunk. Nothing is compressed: a compressor would hold events back. Written directly:
 * the framework's event stream was measured at four to five times the cost.
 * Events of one moment (an upstream's pieces that arrived together) leave in one write: a fifth of a stream was spent on writing each.
 */
import type { ServerResponse } from "node:http";
import type { WireEvent } from "../domain/runtime/frame.ts";

/** An event stream, not open yet. */
export interface EventWriter {
  /** Sends the head and the first events. */
  open(events: readonly WireEvent[]): void;
  write(events: readonly WireEvent[]): void;
  /** Sends the last events and ends the response. */
  end(events: readonly WireEvent[]): void;
  readonly isOpen: boolean;
  /** How many events were sent. */
  readonly sent: number;
}

const HEARTBEAT = ": ping\n\n";

/** A writer on this response. */
export function createEventWriter(response: ServerResponse, heartbeat_ms: number): EventWriter {
  let waiting = "";
  let heartbeat: NodeJS.Timeout | undefined;
  const flush = (): void => {
    const text = waiting;
    waiting = "";
    if (text !== "" && !response.destroyed) response.write(text);
  };
  response.once("close", () => clearInterval(heartbeat));
  const writer = {
    isOpen: false,
    sent: 0,
    open(events: readonly WireEvent[]) {
      writeHead(response);
      writer.isOpen = true;
      // Of a client that left before, no "close" comes any more that would end it.
      if (!response.destroyed) heartbeat = setInterval(() => response.write(HEARTBEAT), heartbeat_ms).unref();
      writer.write(events);
    },
    write(events: readonly WireEvent[]) {
      writer.sent += events.length;
      if (waiting === "") queueMicrotask(flush);
      for (const event of events) waiting += serialize(event);
    },
    end(events: readonly WireEvent[]) {
      clearInterval(heartbeat);
      writer.write(events);
      flush();
      response.end();
    },
  };
  return writer;
}

function writeHead(response: ServerResponse): void {
  response.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
  });
}

// JSON holds no line break, so that no event can be forged by its data.
const serialize = ({ name, data }: WireEvent): string =>
  name === null ? `data: ${data}\n\n` : `event: ${name}\ndata: ${data}\n\n`;
