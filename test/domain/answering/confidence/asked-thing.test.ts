/** Which thing a question asks for: an answer without it is none. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { findThings } from "../../../../src/domain/answering/confidence/asked-thing.ts";
import { findIn } from "../found.ts";

const thingsOf = (question: string, locale: Locale): string[][] => {
  const { weighed } = findIn([], question, locale);
  return findThings(weighed).map((thing) => thing.map((at) => weighed.weighed[at]?.word ?? ""));
};

describe("the thing of a question", () => {
  it.each<[Locale, string, string[][]]>([
    ["en", "Do you sell tents?", [["tents"]]],
    ["en", "Do you sell used tents?", [["tents"]]],
    // Days and seasons are none, nor is what is done.
    ["en", "Do you sell tents in December?", [["tents"]]],
    ["en", "Do you sell tents in summer?", [["tents"]]],
    ["en", "Do you have tents to repair?", [["tents"]]],
    ["en", "What is the price of tents?", [["tents"]]],
    // One of two.
    ["en", "Do you sell tents or kayaks?", [["tents"], ["kayaks"]]],
    ["en", "Do you sell tents and kayaks?", [["kayaks"]]],
    ["pt-BR", "Vocês vendem barracas ou caiaques?", [["barracas"], ["caiaques"]]],
    ["it", "Vendete tende o kayak?", [["tende"], ["kayak"]]],
    // Of a course it is which one.
    ["en", "Is there a meditation course?", [["meditation"]]],
    ["en", "Is there a course?", [["course"]]],
    ["pt-BR", "Tem aula de meditação?", [["meditacao"]]],
    ["it", "C'è un corso di meditazione?", [["meditazione"]]],
    ["it", "Vendete gelati?", [["gelati"]]],
    // Of many words none can be told to be the thing.
    ["en", "Do you sell blue electric cars with wooden wheels, roofs and doors?", []],
    ["en", "Is it open today?", []],
    ["ja", "テントは販売していますか？", [["テント", "テン", "ント"]]],
    ["ja", "夏にテントはありますか？", [["テント", "テン", "ント"]]],
    ["ja", "息子はいますが、テントはありますか？", [["テント", "テン", "ント"]]],
  ])("%s: of “%s” is %j", (locale, question, things) => {
    expect(thingsOf(question, locale)).toEqual(things);
  });
});
