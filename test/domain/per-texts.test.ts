import { describe, expect, it } from "vitest";
import { perTexts } from "../../src/domain/per-texts.ts";

/** Counts what is made, and remembers `most` texts at least. */
function counting(most?: number) {
  const made: string[] = [];
  const make = (...texts: readonly string[]): string => {
    made.push(texts.join("+"));
    return texts.map((text) => text.toUpperCase()).join("+");
  };
  return { made, read: perTexts(make, most) };
}

describe("what follows from texts alone", () => {
  it("is made once for the same texts", () => {
    const { made, read } = counting();
    expect([read("a"), read("a"), read("b"), read("a")]).toEqual(["A", "A", "B", "A"]);
    expect(made).toEqual(["a", "b"]);
  });

  it("is told apart by each of several texts", () => {
    const { made, read } = counting();
    expect([read("a", "bc"), read("ab", "c"), read("a", "bc")]).toEqual(["A+BC", "AB+C", "A+BC"]);
    expect(made).toEqual(["a+bc", "ab+c"]);
  });

  it("remembers that nothing follows", () => {
    let asked = 0;
    const read = perTexts((_text: string): null => {
      asked += 1;
      return null;
    });
    expect([read("a"), read("a"), asked]).toEqual([null, null, 1]);
  });

  it("does not remember what could not be made", () => {
    let asked = 0;
    const read = perTexts((text: string): string => {
      asked += 1;
      if (asked === 1) throw new RangeError("not now");
      return text;
    });
    expect(() => read("a")).toThrow("not now");
    expect(read("a")).toBe("a");
  });

  it("does not remember long texts", () => {
    const { made, read } = counting();
    const [longest, longer] = ["x".repeat(400), "x".repeat(401)];
    for (const text of [longest, longer, longest, longer]) read(text);
    expect(made).toEqual([longest, longer, longer]);
  });

  it("forgets what nobody asked for while as many others came, and no more than that", () => {
    const { made, read } = counting(3);
    for (const text of ["a", "b", "c", "d", "a", "e", "f", "a", "b"]) read(text);
    // "b" was passed over by five others; "a" was asked for in between.
    expect(made).toEqual(["a", "b", "c", "d", "e", "f", "b"]);
  });

  it("never holds more than twice as many", () => {
    const { made, read } = counting(3);
    const texts = Array.from({ length: 7 }, (_, at) => `text ${at}`);
    for (const text of [...texts, ...texts]) read(text);
    expect(made).toHaveLength(14);
  });
});
