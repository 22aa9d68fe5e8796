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
import { BEGUN, toCompleted, toFailed, toItem, toOuter, toTextPart } from "./response-shape.ts";

type Json = Record<string, unknown>;

/** An event before it has its number: its type, and its fields as JSON. */
type Unnumbered = readonly [type: string, fields: string];

const toEvent = ([type, fields]: Unnumbered, sequence_number: number): WireEvent => ({
  name: type,
  data: `{"type":"${type}",${fields.slice(1, -1)},"sequence_number":${sequence_number}}`,
});

const number = (events: readonly Unnumbered[], sent: number): readonly WireEvent[] =>
  events.map((event, index) => toEvent(event, sent + index));

const END: WireEvent = { name: null, data: DONE };

/** The event sequence of a response. */
export function createResponseStream(frame: Frame): StreamShape {
  const place = JSON.stringify({ item_id: toItemId(frame), output_index: 0, content_index: 0 }).slice(0, -1);
  const outer = JSON.stringify(toOuter(frame)).slice(0, -1);
  const inState = (state: Json): string => `{"response":${outer},${JSON.stringify(state).slice(1)}}`;
  const inPlace = (fields: Json): string => `${place},${JSON.stringify(fields).slice(1)}`;
  const parts = { frame, inPlace, inState };
  return {
    open: () => number(opening(parts), 0),
    delta: (piece, sent) => {
      const fields = `${place},"delta":${JSON.stringify(piece)},"logprobs":[]}`;
      return [toEvent(["response.output_text.delta", fields], sent)];
    },
    complete: (answer, sent) => [...number(closing(parts, answer), sent), END],
    fail: (error, sent) => [...number(failing(parts, error), sent), END],
  };
}

/** What the events are made of. */
interface Parts {
  readonly frame: Frame;
  /** The fields of an event about the text, with its place, as JSON. */
  readonly inPlace: (fields: Json) => string;
  /** The fields of an event that carries the response in a state, as JSON. */
  readonly inState: (state: Json) => string;
}

function opening({ frame, inPlace, inState }: Parts): readonly Unnumbered[] {
  const response = inState(BEGUN);
  const item = { output_index: 0, item: toItem(frame, "in_progress", []) };
  return [
    ["response.created", response],
    ["response.in_progress", response],
    ["response.output_item.added", JSON.stringify(item)],
    ["response.content_part.added", inPlace({ part: toTextPart("", []) })],
  ];
}

function closing({ frame, inPlace, inState }: Parts, answer: ShownAnswer): readonly Unnumbered[] {
  const annotations = toAnnotations(answer);
  const part = toTextPart(answer.text, annotations);
  const item = { output_index: 0, item: toItem(frame, "completed", [part]) };
  return [
    ...annotations.map((annotation, annotation_index): Unnumbered => [
      "response.output_text.annotation.added",
      inPlace({ annotation_index, annotation }),
    ]),
    ["response.output_text.done", inPlace({ text: answer.text, logprobs: [] })],
    ["response.content_part.done", inPlace({ part })],
    ["response.output_item.done", JSON.stringify(item)],
    ["response.completed", inState(toCompleted(frame, answer))],
  ];
}

// The flat and the nested form in one event, then the failed response: each client raises at one of the three.
function failing({ inState }: Parts, error: StreamError): readonly Unnumbered[] {
  const { code, message, param } = error;
  return [
    ["error", JSON.stringify({ code, message, param, error })],
    ["response.failed", inState(toFailed(message))],
  ];
}
