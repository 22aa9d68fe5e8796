/** What a thing is, told from where it is said on: whichever way its name is written, and without what stands before. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { nameOf, pathTo } from "../../../../src/domain/answering/extraction/definition.ts";
import { type FoundText, tell } from "../found.ts";

const page = (heading: string, ...lines: readonly string[]): FoundText => ({
  heading,
  text: lines.join("\n"),
});

describe("what a thing is", () => {
  it.each<[Locale, string, string, string]>([
    ["en", "What is a rack?", "Racks are old.", "A rack is a folder of notes. It holds ten notes."],
    ["en", "What is a lock file?", "Lock files are heavy.", "A lockfile is a list of versions."],
    ["en", "What is a lock file?", "Lock files are heavy.", "A lock-file is a list of versions."],
    ["en", "What are lock files?", "We love lock files.", "Lock files are lists of versions."],
    [
      "it",
      "Che cos'è un piano annuale?",
      "I piani annuali costano poco.",
      "Un piano annuale è un contratto di un anno.",
    ],
    [
      "pt-BR",
      "O que é um plano anual?",
      "Planos anuais custam pouco.",
      "Um plano anual é um contrato de um ano.",
    ],
    ["ja", "棚とは何ですか？", "棚は木で作りました。", "棚は本を置く家具です。"],
    ["ja", "棚とは何ですか？", "棚は古くなりました。", "棚とは本を置く家具のことです。"],
  ])("%s: %s not “%s” but “%s”", (locale, question, before, told) => {
    const text = `${before}${locale === "ja" ? "" : " "}${told}`;
    expect(tell([page("Words", text)], question, locale)).toBe(told);
  });

  it("is told with what other pages say of it", () => {
    const words = page("Words", "Racks are old. A rack is a folder of notes. It holds ten notes.");
    const told = tell([words, page("Notes", "A rack of notes is read daily.")], "What is a rack?");
    expect(told).toBe("A rack is a folder of notes. It holds ten notes.\nA rack of notes is read daily.");
  });

  it("is told by the beginning of the section of one, where several are asked for", () => {
    const told = tell([page("Rack", "It holds notes. Ask us.")], "What are racks?");
    expect(told).toBe("It holds notes. Ask us.");
  });

  it("is told by running text, not by a title or an item before it", () => {
    const racks = page("Racks", "Rack list", "- Rack size: ten.", "It is old.");
    expect(tell([racks], "What is a rack?")).toBe("It is old.");
  });
});

it.each([
  ["12. Massif", "massif"],
  ["1.10. Massif", "massif"],
  ["2 Massif", "massif"],
  ["Tarn 10.12", "tarn"],
  ["Tarn v1.2.13", "tarn"],
  ["Tarn -- prune", "tarn prune"],
])("“%s” is the section of %s", (heading, thing) => {
  expect(pathTo(`Manual › ${heading}`, nameOf(thing))).toBe(`Manual › ${heading}`);
});
