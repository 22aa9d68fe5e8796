/** Who is asked for that teaches something, and which sentences name somebody who does. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../src/contract/locale.ts";
import { fold } from "../../../src/domain/language/normalise.ts";
import { asksWhoTeaches, tellsWhoTeaches } from "../../../src/domain/language/teachers.ts";

describe("who teaches something", () => {
  it.each<[Locale, string, boolean]>([
    ["en", "who teaches it?", true],
    ["en", "who's in charge of it", true],
    ["en", "who runs the junior keeper thing", true],
    ["en", "who runs the zoo", false],
    ["en", "who can join the class", false],
    ["pt-BR", "quem dá a aula?", true],
    ["pt-BR", "quem dá a de fotografia?", true],
    ["pt-BR", "quem dá a nota final?", false],
    ["it", "chi lo tiene?", true],
    ["it", "chi tiene i conti?", false],
    ["it", "e chi fa da guida?", true],
    ["ja", "先生は誰ですか", true],
    ["ja", "先生は日本語を話せますか", false],
  ])("is asked, %s: %s – %s", (locale, text, asked) => {
    expect(asksWhoTeaches(fold(text), locale)).toBe(asked);
  });

  it.each<[string, boolean]>([
    ["Led by Priya Nandwani.", true],
    ["Saturdays in the soft corner with Hattie Bloom.", true],
    ["Spinning: Mondays at 6 pm; Instructor Marcus Idowu", true],
    ["Il corso è tenuto da Marta Zanardi.", true],
    ["Professora: Lúcia Andrade.", true],
    ["講師は小野寺です。", true],
    ["All classes are led by our team.", false],
    ["The studio tells the story of the old mill.", false],
    ["A wheelchair with a brake can be borrowed.", false],
  ])("is told by %s – %s", (text, told) => {
    expect(tellsWhoTeaches(text)).toBe(told);
  });
});
