/**
 * Reads `text/event-stream` piece by piece (`interface.md`: Events).
 * Own parser because `EventSource` can neither POST nor carry headers.
 */

/** One event of a stream. */
export interface StreamEvent {
  readonly event: string;
  readonly data: string;
}

/** Takes text as it arrives. */
export interface StreamParser {
  /** Feeds a piece; complete events are handed over before it returns. Throws when an event is over the bound. */
  push(piece: string): void;
}

const MAXIMUM_EVENT_CHARACTERS = 2_000_000;

/** Creates a parser that calls `onEvent` for each event that has data; an unfinished last event is dropped, as the standard says. */
export function createStreamParser(onEvent: (event: StreamEvent) => void): StreamParser {
  let open: string[] = [];
  let afterReturn = false;
  let event = "";
  let data: string[] = [];
  let size = 0;

  const takeLine = (line: string): void => {
    if (line === "") {
      if (data.length > 0) onEvent({ event: event || "message", data: data.join("\n") });
      event = "";
      data = [];
      size = 0;
      return;
    }
    const [field, ...rest] = line.split(":");
    const value = rest.join(":").replace(/^ /, "");
    if (field === "event") event = value;
    if (field !== "data") return;
    data.push(value);
    size += value.length;
  };

  return {
    push(piece) {
      if (piece === "") return;
      const lines = (afterReturn && piece.startsWith("\n") ? piece.slice(1) : piece).split(/\r\n|\n|\r/);
      afterReturn = piece.endsWith("\r");
      const last = lines.pop() ?? "";
      for (const line of lines) {
        takeLine(open.join("") + line);
        open = [];
      }
      open.push(last);
      size += last.length;
      if (size > MAXIMUM_EVENT_CHARACTERS) throw new Error("too long");
    },
  };
}
