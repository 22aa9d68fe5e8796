/**
 * A streamed runtime answer on node's response. It opens with the first text, so that what fails early is a plain
 * status; an answer that takes long opens it sooner, so that no client or proxy gives up on a silent connection.
 */
import type { ServerResponse } from "node:http";
import type { ShownAnswer, StreamError, StreamShape } from "../domain/runtime/frame.ts";
import { toPieces } from "../domain/runtime/pieces.ts";
import { createEventWriter } from "./event-writer.ts";

/** Times of a stream, in milliseconds. */
interface StreamTimes {
  /** How long an answer may take to begin before the stream is opened without it. */
  readonly open_after_ms: number;
  readonly heartbeat_ms: number;
}

/** Some clients give up after 300 s without a byte, some proxies after 60 s. */
const STREAM_TIMES: StreamTimes = { open_after_ms: 10_000, heartbeat_ms: 15_000 };

/** A stream under way. */
export interface RuntimeStream {
  /** The answer is being made; from now on the stream may open. */
  begin(shape: StreamShape): void;
  push(piece: string): void;
  complete(answer: ShownAnswer): void;
  fail(error: StreamError): void;
  /** Whether anything was sent: an error is an event then. */
  isOpen(): boolean;
  /** Forgets an unopened stream. Idempotent. */
  stop(): void;
}

/** A stream on this response; nothing is sent yet. */
export function createRuntimeStream(response: ServerResponse, times = STREAM_TIMES): RuntimeStream {
  const writer = createEventWriter(response, times.heartbeat_ms);
  const started: { shape: StreamShape | null; timer?: NodeJS.Timeout; hasText: boolean } = {
    shape: null,
    hasText: false,
  };
  const stop = (): void => clearTimeout(started.timer);
  const open = (): StreamShape => {
    if (!started.shape) throw new Error("http: a stream was written to before it began");
    stop();
    if (!writer.isOpen) writer.open(started.shape.open());
    return started.shape;
  };
  const push = (piece: string): void => {
    if (piece === "") return;
    started.hasText = true;
    const shape = open();
    for (const part of toPieces(piece)) writer.write(shape.delta(part, writer.sent));
  };
  response.once("close", stop);

  return {
    begin: (shape) => {
      started.shape = shape;
      started.timer = setTimeout(open, times.open_after_ms).unref();
    },
    push,
    complete: (answer) => {
      if (!started.hasText) push(answer.text);
      writer.end(open().complete(answer, writer.sent));
    },
    fail: (error) => writer.end(open().fail(error, writer.sent)),
    isOpen: () => writer.isOpen,
    stop,
  };
}
