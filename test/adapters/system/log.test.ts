import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { createLog } from "../../../src/adapters/system/log.ts";

const HOSTILE = [
  "two\nlines",
  "a\r\n2026-01-01T00:00:00.000Z error forged",
  "a=b level=error",
  'quoted"',
  "\u001b[2Jcleared",
  "\u009b31m",
  "\u202etxt.exe",
  "next\u2028line",
];

function write(format: "text" | "json", value: string): string {
  const stream = new PassThrough();
  createLog({ format, level: "info", access: true }, stream).warn("something happened", {
    value,
    count: 2,
    gone: undefined,
  });
  return String(stream.read());
}

describe("a log line", () => {
  it.each(HOSTILE)("as text stays one line with its own fields, whatever %j holds", (value) => {
    const line = write("text", value);
    expect(line).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z warn something happened value="[^\n]*" count=2\n$/);
    expect(line.slice(0, -1)).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u);
  });

  it.each(HOSTILE)("as JSON gives %j back as it was, on one line", (value) => {
    const line = write("json", value);
    expect(line.trimEnd()).not.toContain("\n");
    expect(JSON.parse(line)).toEqual({
      time: expect.stringMatching(/Z$/),
      level: "warn",
      message: "something happened",
      value,
      count: 2,
    });
  });

  it("writes plain values as they are", () => {
    expect(write("text", "ses_table")).toContain(" value=ses_table count=2");
  });
});
