/** "Can my 6 year old come?" names nothing but an age: the one sentence that says who may come answers it. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { admitsAge } from "../../../../src/domain/answering/confidence/admits-age.ts";
import { extract } from "../../../../src/domain/answering/extraction/extract.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn } from "../found.ts";

/** Whether the answer out of the texts tells who may come; `size`: how many passages the robot holds. */
function admits(
  texts: readonly string[],
  question: string,
  {
    locale = "en",
    size = 50,
    earlier = [],
  }: { locale?: Locale; size?: number; earlier?: readonly string[] } = {},
): boolean {
  const found = findIn(texts, question, locale, earlier);
  const weighed = { ...found.weighed, passages: size };
  const sentences = rankSentences(found.ranked, weighed);
  const told = extract(sentences, weighed);
  return told !== undefined && admitsAge(weighed, told, found.ranked);
}

const WELCOME = "We open at nine. Children are welcome from 5 years.";
const MINIMUM = "Bring boots. The minimum age is 8 years.";
const ASKED = "Can my 6 year old come?";

describe("who may come at an age", () => {
  it.each<[Locale, string, string]>([
    ["en", WELCOME, ASKED],
    ["en", MINIMUM, ASKED],
    ["pt-BR", "Abrimos às nove. A idade mínima é 5 anos.", "Meu filho de 6 anos pode ir?"],
    ["it", "Apriamo alle nove. L'età minima è 5 anni.", "Mio figlio di 6 anni può venire?"],
  ])("%s: is told by %j to who asks “%s”", (locale, text, question) => {
    expect(admits([text], question, { locale })).toBe(true);
  });
  it.each<[Locale, string, string]>([
    ["en", "We open at nine. Our guide is 44 years old.", ASKED],
    ["pt-BR", "Abrimos às nove. A loja tem 5 anos.", "Meu filho de 6 anos pode ir?"],
    ["it", "Apriamo alle nove. La ditta ha 5 anni.", "Mio figlio di 6 anni può venire?"],
  ])("%s: is not told by %j", (locale, text, question) => {
    expect(admits([text], question, { locale })).toBe(false);
  });
  it("is not told surely where two sentences say it, of whatever each is", () => {
    expect(admits([WELCOME, MINIMUM], ASKED)).toBe(false);
    expect(admits(["Children are welcome from 5 years. The minimum age for boats is 8 years."], ASKED)).toBe(
      false,
    );
  });
  it("is told whatever stands on other pages", () => {
    expect(admits(["Towels are lent.", WELCOME, "Boats are blue."], ASKED)).toBe(true);
  });
  it("is not asked by who names a thing beside the age", () => {
    expect(admits([WELCOME], "Can my 6 year old ride the tandem?")).toBe(false);
  });
  it("is not asked by who asks from which age on, or for something else", () => {
    expect(admits([WELCOME], "How old do you have to be?")).toBe(false);
    expect(admits([WELCOME], "When do you open?")).toBe(false);
  });
  it("is not asked by who goes on from another question", () => {
    expect(admits([WELCOME], "And can my 6 year old come?", { earlier: ["Do you lend tandems?"] })).toBe(
      false,
    );
  });
  it("is told surely by a robot of a few pages only", () => {
    expect(admits([WELCOME], ASKED, { size: 200 })).toBe(true);
    expect(admits([WELCOME], ASKED, { size: 201 })).toBe(false);
  });
  it("is told only by an answer that holds that sentence", () => {
    const { weighed, ranked } = findIn([WELCOME], ASKED, "en");
    const sentences = rankSentences(ranked, weighed);
    const saying = (begin: string) => sentences.filter(({ text }) => text.startsWith(begin));
    expect(admitsAge(weighed, { sentences: saying("Children") }, ranked)).toBe(true);
    expect(admitsAge(weighed, { sentences: saying("We open") }, ranked)).toBe(false);
    expect(admitsAge(weighed, { sentences }, ranked)).toBe(true);
    expect(admitsAge(weighed, { sentences: [] }, [])).toBe(false);
  });
});
