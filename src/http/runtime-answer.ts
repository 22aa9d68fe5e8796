/** What both runtime endpoints share: who calls, what is asked, and the answer as one body or as a stream. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { H3Event } from "h3";
import type { ApiKey } from "../domain/api-key.ts";
import { Refusal } from "../domain/refusal.ts";
import type { Frame, ShownAnswer, StreamShape } from "../domain/runtime/frame.ts";
import type { RuntimeEndpoint } from "../domain/runtime/parameters.ts";
import { readRequest, type RuntimeRequest } from "../domain/runtime/request.ts";
import type { AnswerRuntime, RuntimeCommand } from "../flows/answer-runtime.ts";
import { admitBearer, type BearerOptions } from "./bearer.ts";
import { readJson } from "./body.ts";
import type { EndpointOptions } from "./endpoint.ts";
import { toRuntimeError } from "./error-shapes.ts";
import { isFault, toRefusal } from "./errors.ts";
import { abortOnDisconnect, ANSWERED, nodeOf } from "./node-event.ts";
import { contextOf, marksOf } from "./request-context.ts";
import { createRuntimeStream } from "./runtime-stream.ts";

/** What the routes need. */
export interface RuntimeRouteOptions extends EndpointOptions, BearerOptions {
  readonly answerRuntime: AnswerRuntime;
  readonly accept_noop_params: boolean;
  /** The largest body, attachments aside. */
  readonly runtime_body_bytes: number;
  /** What attachments may add to it, in base64. */
  readonly runtime_attachment_bytes: number;
}

/** The shapes of one endpoint. */
export interface RuntimeShapes {
  readonly endpoint: RuntimeEndpoint;
  readonly toBody: (frame: Frame, answer: ShownAnswer) => unknown;
  readonly toStream: (frame: Frame) => StreamShape;
}

/** Serves a request of either endpoint. */
export async function serveRuntime(
  options: RuntimeRouteOptions,
  shapes: RuntimeShapes,
  event: H3Event,
): Promise<unknown> {
  const { request, response } = nodeOf(event);
  const key = await admitBearer(options, { request, response }, shapes.endpoint);
  const asked = await readAsked(options, request, { key, endpoint: shapes.endpoint });
  const signal = abortBeforeTime(response);
  const command = { key, request: asked, signal };
  try {
    if (asked.stream) return await stream(options, { shapes, command, response, signal });
    const { frame, answer } = await options.answerRuntime(command);
    return shapes.toBody(frame, answer);
  } catch (error) {
    if (!hasLeft(signal)) throw reasonOf(signal, error);
    // Whoever asked has left: there is nobody to answer. What went wrong besides is still the operator's to hear.
    if (error !== signal.reason && isFault(error))
      options.log.error("request failed", { ...marksOf(response), code: toRefusal(error).reason }, error);
    return ANSWERED;
  }
}

/** Aborts when the client leaves or, with the reason that it is to be told, when the server stops. */
function abortBeforeTime(response: ServerResponse): AbortSignal {
  const controller = abortOnDisconnect(response);
  const context = contextOf(response);
  if (context) context.stop = (reason) => controller.abort(reason);
  return controller.signal;
}

const hasLeft = ({ aborted, reason }: AbortSignal): boolean => aborted && !(reason instanceof Refusal);

/** Why there is no answer: what the server stops for, whatever that made of the answer. */
const reasonOf = ({ reason }: AbortSignal, error: unknown): unknown =>
  reason instanceof Refusal ? reason : error;

interface Caller {
  readonly key: ApiKey;
  readonly endpoint: RuntimeEndpoint;
}

async function readAsked(
  options: RuntimeRouteOptions,
  request: IncomingMessage,
  { key, endpoint }: Caller,
): Promise<RuntimeRequest> {
  const { runtime_body_bytes, runtime_attachment_bytes, accept_noop_params } = options;
  const { value, bytes } = await readJson(request, {
    most_bytes: runtime_body_bytes + runtime_attachment_bytes,
    most_weight: runtime_body_bytes,
  });
  const asked = readRequest(value, endpoint, {
    accept_noop_params,
    default_channel_id: key.default_channel_id,
  });
  const attached = asked.files.reduce((sum, { content_base64 }) => sum + content_base64.length, 0);
  if (bytes - attached > runtime_body_bytes)
    throw new Refusal("too_large", {
      detail: `The body may have ${runtime_body_bytes} bytes at most, attachments aside.`,
    });
  return asked;
}

interface Streaming {
  readonly shapes: RuntimeShapes;
  readonly command: RuntimeCommand;
  readonly response: ServerResponse;
  readonly signal: AbortSignal;
}

async function stream(options: RuntimeRouteOptions, { shapes, command, response, signal }: Streaming) {
  const out = createRuntimeStream(response);
  try {
    const { answer } = await options.answerRuntime({
      key: command.key,
      request: command.request,
      signal,
      onBegin: (frame) => out.begin(shapes.toStream(frame)),
      onText: (piece) => out.push(piece),
    });
    out.complete(answer);
  } catch (error) {
    out.stop();
    if (hasLeft(signal) || !out.isOpen()) throw error;
    const reason = reasonOf(signal, error);
    const refusal = toRefusal(reason);
    if (isFault(reason))
      options.log.error("stream failed", { ...marksOf(response), code: refusal.reason }, reason);
    out.fail(toRuntimeError(refusal).error);
  }
  return ANSWERED;
}
