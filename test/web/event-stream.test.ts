import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createStreamParser, type StreamEvent } from "../../src/web/chat/event-stream.ts";

function parse(...pieces: string[]): StreamEvent[] {
  const events: StreamEvent[] = [];
  const parser = createStreamParser((event) => events.push(event));
  for (const piece of pieces) parser.push(piece);
  return events;
}

describe("the event stream parser", () => {
  it("gives event and data of each block", () => {
    expect(parse('event: svc.progress\ndata: {"stage":"x"}\n\nevent:svc.answer\ndata:{}\n\n')).toEqual([
      { event: "svc.progress", data: '{"stage":"x"}' },
      { event: "svc.answer", data: "{}" },
    ]);
  });

  it("joins data lines, skips comments and unknown fields, and names a nameless event message", () => {
    expect(parse(": ping\nid: 1\nretry: 5\ndata: a\ndata\ndata:  b\n\n")).toEqual([
      { event: "message", data: "a\n\n b" },
    ]);
  });

  it("drops events without data and an unfinished last one", () => {
    expect(parse("event: x\n\nevent: svc.answer\ndata: {}\n")).toEqual([]);
  });

  it("takes all three line ends, also split over pieces", () => {
    expect(parse("data: a\r\n\r\ndata: b\r\rdata: c\n\n").map(({ data }) => data)).toEqual(["a", "b", "c"]);
    expect(parse("data: a\r", "\n\r", "\ndata: b\n", "\n").map(({ data }) => data)).toEqual(["a", "b"]);
  });

  it("gives the same events however the text is cut", () => {
    const text = 'event: svc.progress\r\ndata: {"stage":"é"}\r\n\r\n: x\ndata: 1\ndata: 2\n\n';
    const whole = parse(text);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: text.length }), { maxLength: 8 }), (cuts) => {
        const at = [0, ...cuts.toSorted((a, b) => a - b), text.length];
        const pieces = at.slice(1).map((end, index) => text.slice(at[index], end));
        expect(parse(...pieces)).toEqual(whole);
      }),
    );
  });

  it("refuses an event without end", () => {
    const parser = createStreamParser(() => undefined);
    const push = (): void => {
      for (let at = 0; at < 300; at += 1) parser.push(`data: ${"x".repeat(10_000)}`);
    };
    expect(push).toThrow("too long");
  });
});
