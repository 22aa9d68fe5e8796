/** What may be asked instead, in a sentence, and read again. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../src/contract/locale.ts";
import { readNearTopics, toNearTopics } from "../../src/contract/named-topics.ts";

describe("topics", () => {
  it.each<[Locale, string]>([
    ["en", "Perhaps this helps: “A”, “B”."],
    ["pt-BR", "Talvez isto ajude: “A”, “B”."],
    ["it", "Forse può servire: «A», «B»."],
    ["ja", "「A」「B」についてでしたら、お答えできるかもしれません。"],
  ])("%s: are named in a sentence", (locale, said) => {
    expect(toNearTopics(["A", "B"], locale)).toBe(said);
  });

  it.each<Locale>(["en", "pt-BR", "it", "ja"])(
    "%s: are read again where a refusal ends with them",
    (locale) => {
      const refuse = (...topics: string[]): string => `I don't know.\n\n${toNearTopics(topics, locale)}`;
      expect(readNearTopics(refuse("A, “b”", "C"))).toEqual(["A, “b”", "C"]);
      expect(readNearTopics(refuse("A"))).toEqual(["A"]);
      expect(readNearTopics(`${refuse("A")} Bye.`)).toEqual([]);
      expect(readNearTopics("I don't know.")).toEqual([]);
      expect(readNearTopics("")).toEqual([]);
    },
  );
});
