import { describe, expect, it } from "vitest";
import { isInSample, readTraceContext, toTraceHeaders } from "../../src/domain/trace-context.ts";

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const SPAN = "00f067aa0ba902b7";

describe("traceparent", () => {
  it.each([
    ["as the recommendation shows it", `00-${TRACE}-${SPAN}-01`, true],
    ["not sampled", `00-${TRACE}-${SPAN}-00`, false],
    ["with flags of a later version", `00-${TRACE}-${SPAN}-03`, true],
    ["of a later version with more at its end", `01-${TRACE}-${SPAN}-01-more`, true],
  ])("%s is continued", (_name, traceparent, sampled) => {
    expect(readTraceContext({ traceparent })).toEqual({
      trace_id: TRACE,
      span_id: SPAN,
      sampled,
      tracestate: "",
    });
  });

  it.each([
    ["absent", undefined],
    ["empty", ""],
    ["in capitals", `00-${TRACE.toUpperCase()}-${SPAN}-01`],
    ["too short", `00-${TRACE.slice(1)}-${SPAN}-01`],
    ["of version ff", `ff-${TRACE}-${SPAN}-01`],
    ["of version 00 with more at its end", `00-${TRACE}-${SPAN}-01-more`],
    ["of zeros only: the trace", `00-${"0".repeat(32)}-${SPAN}-01`],
    ["of zeros only: the span", `00-${TRACE}-${"0".repeat(16)}-01`],
    ["sent twice", `00-${TRACE}-${SPAN}-01,00-${TRACE}-${SPAN}-01`],
    ["a hostile text", `00-${"a".repeat(100_000)}`],
  ])("%s counts for nothing", (_name, traceparent) => {
    expect(readTraceContext({ traceparent })).toBeNull();
  });

  it("is written as it is read, with the state of others", () => {
    const headers = { traceparent: `00-${TRACE}-${SPAN}-01`, tracestate: "vendor=1,other=2" };
    const context = readTraceContext(headers);
    expect(context && toTraceHeaders(context)).toEqual(headers);
  });

  it.each([
    ["too long", `a=${"b".repeat(511)}`],
    ["with a control character", "a=\u0000"],
    ["empty", ""],
  ])("a tracestate that is %s is left out", (_name, tracestate) => {
    const context = readTraceContext({ traceparent: `00-${TRACE}-${SPAN}-00`, tracestate });
    expect(context && toTraceHeaders(context)).toEqual({ traceparent: `00-${TRACE}-${SPAN}-00` });
  });
});

describe("the share that is recorded", () => {
  it.each([
    [1, "ffffffff", true],
    [0, "00000000", false],
    [0.5, "7fffffff", true],
    [0.5, "80000000", false],
  ])("of %d: %s → %s", (ratio, end, recorded) => {
    expect(isInSample(`${"a".repeat(24)}${end}`, ratio)).toBe(recorded);
  });
});
