/** POST /v1/public/sessions/{sessionId}/messages: one JSON body, or events when `Accept` asks for them. */
import type { ServerResponse } from "node:http";
import type { H3Plugin } from "h3";
import type { EventName } from "../../contract/events.ts";
import { type PublicChatAnswer, SendMessage } from "../../contract/resources/message.ts";
import type { SendMessageOnceCommand } from "../../flows/sessions/send-message-once.ts";
import { type BodyBounds, readBody } from "../body.ts";
import { type EndpointOptions, serveEndpoint } from "../endpoint.ts";
import { toProblem } from "../error-shapes.ts";
import { isFault, toRefusal } from "../errors.ts";
import { createEventWriter } from "../event-writer.ts";
import { idempotencyKeyOf } from "../idempotency-key.ts";
import { abortOnDisconnect, ANSWERED, nodeOf, paramOf } from "../node-event.ts";
import { contextOf, marksOf } from "../request-context.ts";

/** What the route needs. */
export interface MessageRouteOptions extends EndpointOptions {
  readonly sendMessageOnce: (command: SendMessageOnceCommand) => Promise<PublicChatAnswer>;
  /** Messages may bring attachments. */
  readonly message_body: BodyBounds;
}

/** Sends a visitor's message. */
export function messagesRoute(options: MessageRouteOptions): H3Plugin {
  return serveEndpoint(
    "send_message",
    async (event) => {
      const { request, response } = nodeOf(event);
      const idempotency_key = idempotencyKeyOf(request);
      const body = await readBody(request, { schema: SendMessage, ...options.message_body });
      const session_id = paramOf(event, "sessionId");
      const unattended = abortOnDisconnect(response).signal;
      const signal = abortAtShutdown(response);
      const command = { idempotency_key, session_id, request: body, unattended, signal };
      return wantsEvents(request.headers.accept)
        ? streamAnswer(options, command, response)
        : options.sendMessageOnce(command);
    },
    options,
  );
}

/** Aborts, with the reason that the visitor is told, when the time to shut down is over. */
function abortAtShutdown(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  const context = contextOf(response);
  if (context) context.stop = (reason) => controller.abort(reason);
  return controller.signal;
}

// Some proxies give up after a minute without a byte.
const HEARTBEAT_MS = 15_000;

const EVENTS = /^text\/event-stream\s*(?:;|$)/i;
const REFUSED = /;\s*q=0(?:\.0*)?\s*(?:;|$)/i;

// Names of media types have no case, and `q=0` says that a client does not want one (RFC 9110, 12.5.1).
const wantsEvents = (accept = ""): boolean =>
  accept.split(",").some((range) => EVENTS.test(range.trim()) && !REFUSED.test(range));

// The stream opens with the first progress: what is refused before is a plain status.
async function streamAnswer(
  options: MessageRouteOptions,
  command: SendMessageOnceCommand,
  response: ServerResponse,
) {
  const out = createEventWriter(response, HEARTBEAT_MS);
  const send = (name: EventName, data: unknown) => {
    const events = [{ name, data: JSON.stringify(data) }];
    if (out.isOpen) out.write(events);
    else out.open(events);
  };
  try {
    send(
      "svc.answer",
      await options.sendMessageOnce({ ...command, onStage: (stage) => send("svc.progress", { stage }) }),
    );
  } catch (error) {
    if (!out.isOpen) throw error;
    const refusal = toRefusal(error);
    if (isFault(error))
      options.log.error("stream failed", { ...marksOf(response), code: refusal.reason }, error);
    send("svc.error", toProblem(refusal));
  } finally {
    if (out.isOpen) out.end([]);
  }
  return ANSWERED;
}
