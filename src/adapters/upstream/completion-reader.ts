/**
 * Reads the body of a chat completion: an event stream, or a JSON body where a stream was asked (some servers do that).
 * Decides when an answer is whole: `[DONE]` or a finish reason; anything less is `cut`, never a short answer.
 */
import { StringDecoder } from "node:string_decoder";
import type { ParseError } from "eventsource-parser";
import { ModelFailure } from "../../domain/model-failure.ts";
import type { Completion } from "../../ports/chat-model.ts";
import { readPiece, toFailure } from "./dialect.ts";
import type { Verdict } from "./exchange.ts";
import { createGathering, type Gathering, type GatheringOptions } from "./gathering.ts";
import { createLikeEvents, type LikeEvents } from "./like-events.ts";

/** What the reader is made of. */
export interface ReaderOptions extends GatheringOptions {
  readonly createParser: typeof import("eventsource-parser").createParser;
}

/** Reads one body. Both throw `ModelFailure`. */
export interface CompletionReader {
  readonly take: (bytes: Buffer) => Verdict;
  /** The completion, after the body's end. */
  readonly end: () => Completion;
}

const malformed = (detail: string, cause?: unknown): ModelFailure =>
  new ModelFailure({ kind: "malformed" }, detail, { cause });

/** Creates a reader for one body. */
export function createCompletionReader(options: ReaderOptions): CompletionReader {
  const answer = createGathering(options);
  // A `TextDecoder` takes four times as long for a stream.
  const decoder = new StringDecoder("utf8");
  const events = createEventReader(options, answer);
  let shape: "unknown" | "events" | "json" = "unknown";
  let text = "";
  return {
    take(bytes) {
      let piece = decoder.write(bytes);
      if (shape === "unknown") {
        piece = withoutLead(piece);
        shape = shapeOf(piece);
      }
      if (shape === "events") events.feed(piece);
      // Only joined: to look at the text with every piece takes a time that grows with its square.
      else text += piece;
      return answer.done ? "enough" : answer.finished ? "usable" : "more";
    },
    end() {
      // A last event without its empty line is common among small servers.
      if (shape === "events" && !answer.done) tolerateTail(() => events.feed("\n\n"));
      if (shape === "json") takeBody(answer, text);
      if (shape === "unknown") throw malformed("an empty body");
      return answer.complete();
    },
  };
}

interface EventReader {
  readonly feed: (text: string) => void;
}

/** Reads events: those that are like one before by their likeness, all others by the parser. */
function createEventReader({ createParser }: ReaderOptions, answer: Gathering): EventReader {
  const like = createLikeEvents();
  const parser = createParser({
    onEvent: (event) => takeEvent(answer, event, like),
    onError: takeUnknownLine,
  });
  let isBetween = true;
  const feedNext = (text: string): number => {
    const run = isBetween ? like.read(text) : null;
    if (run) answer.say(run.text);
    if (run) return run.length;
    const end = text.indexOf("\n\n") + 2;
    // Without a line feed of its own behind it the next event may still belong to this one.
    isBetween = end > 1;
    const length = isBetween ? end : text.length;
    parser.feed(text.slice(0, length));
    return length;
  };
  return {
    feed(text) {
      for (let at = 0; at < text.length && !answer.done;) at += feedNext(text.slice(at));
    },
  };
}

/** Without the blanks and the byte order mark that some servers begin with: to `trimStart` the mark is a blank, too. */
const withoutLead = (text: string): string => text.trimStart();

/** By the first byte, not by the content type: both are wrong often enough, but the byte decides what can be read. */
function shapeOf(text: string): "unknown" | "events" | "json" {
  const first = text[0];
  if (first === undefined) return "unknown";
  if (first === "<") throw malformed("HTML instead of a completion");
  return first === "{" || first === "[" ? "json" : "events";
}

function tolerateTail(feed: () => void): void {
  try {
    feed();
  } catch (error) {
    if (error instanceof ModelFailure && error.fault.kind !== "malformed") throw error;
    throw new ModelFailure({ kind: "cut" }, "the last event is incomplete", { cause: error });
  }
}

interface SentEvent {
  readonly event?: string | undefined;
  readonly data: string;
}

function takeEvent(answer: Gathering, event: SentEvent, like?: LikeEvents): void {
  if (answer.done) return;
  const data = event.data.trim();
  if (event.event === "error") throw toFailure(parseOr(data, data));
  if (data === "") return;
  if (data === "[DONE]") return answer.close();
  const value = parseOr(data, undefined);
  if (value !== undefined) {
    const piece = readPiece(value);
    like?.learn(data, piece);
    return answer.add(piece);
  }
  // Servers that forget the empty line between events: their data lines arrive joined.
  const lines = data.split("\n");
  if (lines.length === 1) throw malformed("an event is not JSON");
  for (const line of lines) takeEvent(answer, { data: line });
}

function parseOr(text: string, otherwise: unknown): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return otherwise;
  }
}

/**
 * llama.cpp long wrote `error: {…}` as a field of its own; others a bare JSON line. A data line behind noise would be lost,
 * and the answer would lack its words.
 */
function takeUnknownLine(error: ParseError): void {
  if (error.type !== "unknown-field") return;
  if (error.field === "error") throw toFailure(parseOr(error.value ?? "", error.value));
  if (/[^\w-]data$/.test(error.field ?? "")) throw malformed("noise before a data line");
  const value = error.line?.startsWith("{") ? parseOr(error.line, undefined) : undefined;
  if (value !== undefined) readPiece(value);
}

function takeBody(answer: Gathering, text: string): void {
  const value = parseOr(text, undefined);
  if (value === undefined) throw malformed("the body is not JSON");
  answer.add(readPiece(value));
  answer.close();
}
