/**
 * The events of a streamed response, in OpenAI's order: created, in_progress, output_item.added, content_part.added,
 * deltas, annotations (private channels only), output_text.done, content_part.done, output_item.done, completed,
 * `[DONE]`. No other type is ever sent: clients throw at one they do not know.
 */
import { toAnnotations } from "./annotations.ts";
import {
  DONE,
  type Frame,
  type ShownAnswer,
  type StreamError,
  type StreamShape,
  toItemId,
  type WireEvent,
} from "./frame.ts";
import { toBegunResponse, toFailedResponse, toItem, toResponse, toTextPart } from "./response-shape.ts";

type Json = Record<string, unknown>;

const number = (events: readonly Json[], sent: number): readonly WireEvent[] =>
  events.map((event, index) => ({
    name: String(event["type"]),
    data: JSON.stringify({ ...event, sequence_number: sent + index }),
  }));

const DELTA = "response.output_text.delta";
const END: WireEvent = { name: null, data: DONE };

/** The event sequence of a response. */
export function createResponseStream(frame: Frame): StreamShape {
  const place = { item_id: toItemId(frame), output_index: 0, content_index: 0 };
  const begun = JSON.stringify({ type: DELTA, ...place }).slice(0, -1);
  return {
    open: () => number(opening(frame, place), 0),
    delta: (piece, sent) => [
      {
        name: DELTA,
        data: `${begun},"delta":${JSON.stringify(piece)},"logprobs":[],"sequence_number":${sent}}`,
      },
    ],
    complete: (answer, sent) => [...number(closing(frame, place, answer), sent), END],
    fail: (error, sent) => [...number(failing(frame, error), sent), END],
  };
}

function opening(frame: Frame, place: Json): readonly Json[] {
  const response = toBegunResponse(frame);
  return [
    { type: "response.created", response },
    { type: "response.in_progress", response },
    { type: "response.output_item.added", output_index: 0, item: toItem(frame, "in_progress", []) },
    { type: "response.content_part.added", ...place, part: toTextPart("", []) },
  ];
}

function closing(frame: Frame, place: Json, answer: ShownAnswer): readonly Json[] {
  const annotations = toAnnotations(answer);
  const part = toTextPart(answer.text, annotations);
  return [
    ...annotations.map((annotation, annotation_index) => ({
      type: "response.output_text.annotation.added",
      ...place,
      annotation_index,
      annotation,
    })),
    { type: "response.output_text.done", ...place, text: answer.text, logprobs: [] },
    { type: "response.content_part.done", ...place, part },
    { type: "response.output_item.done", output_index: 0, item: toItem(frame, "completed", [part]) },
    { type: "response.completed", response: toResponse(frame, answer) },
  ];
}

// The flat and the nested form in one event, then the failed response: each client raises at one of the three.
function failing(frame: Frame, error: StreamError): readonly Json[] {
  const { code, message, param } = error;
  return [
    { type: "error", code, message, param, error },
    { type: "response.failed", response: toFailedResponse(frame, message) },
  ];
}
