import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { extract } from "../../../../src/domain/answering/extraction/extract.ts";
import { hasRival, holdsAll } from "../../../../src/domain/answering/confidence/holds.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn, type FoundText } from "../found.ts";

function judge(
  texts: readonly FoundText[],
  question: string,
  locale: Locale,
  { passages = 50, earlier = [] as readonly string[] } = {},
) {
  const found = findIn(texts, question, locale, earlier);
  const weighed = { ...found.weighed, passages };
  const chosen = extract(rankSentences(found.ranked, weighed), weighed)!;
  return { holds: holdsAll(weighed, chosen), rival: hasRival(weighed, chosen, found.ranked) };
}

/** What stands below a question on a page and says none of its words. */
const ANSWERS = {
  en: "Yes, gladly.",
  "pt-BR": "Sim, com prazer.",
  it: "Sì, volentieri.",
  ja: "はい、喜んで。",
} as const;

describe("a sentence holds all that a brief question asks", () => {
  it.each<[Locale, string, FoundText, boolean]>([
    ["en", "Can I bring my cat?", { text: "Pets are welcome." }, true],
    ["en", "Can I bring my canoe?", { text: "Pets are welcome." }, false],
    ["en", "Do I have to pay a deposit now?", { text: "We ask for a deposit of £60." }, true],
    ["en", "What time can we check in?", { heading: "Arrival", text: "Rooms are ready from 3 pm." }, true],
    ["en", "What time can we check in?", { heading: "Arrival", text: "Rooms are kept ready." }, false],
    ["en", "Can we park?", { heading: "Parking", text: "Ring the bell twice." }, false],
    ["pt-BR", "Posso levar meu gato?", { text: "Animais são bem-vindos." }, true],
    ["pt-BR", "A que horas é o check-in?", { heading: "Chegada", text: "Os quartos abrem às 15h." }, true],
    ["pt-BR", "Tem sauna?", { text: "Animais são bem-vindos." }, false],
    ["it", "Posso portare il gatto?", { text: "Gli animali sono benvenuti." }, true],
    ["it", "A che ora è il check-in?", { heading: "Arrivo", text: "Le camere aprono dalle 15." }, true],
    ["it", "C'è la sauna?", { text: "Gli animali sono benvenuti." }, false],
    ["ja", "猫を連れて行ってもいいですか", { text: "ペットは1泊800円です。" }, true],
    ["ja", "土曜の午前は開いていますか？", { text: "土日は休診です。" }, true],
    ["ja", "サウナはありますか？", { text: "ペットは1泊800円です。" }, false],
  ])("%s: “%s”", (locale, question, text, holds) => {
    expect(judge([text], question, locale).holds).toBe(holds);
  });
  it.each<[Locale, string, string, boolean]>([
    ["en", "Can I bring my cat?", "Do you take pets?", true],
    ["en", "Can I bring my cat?", "Pets", false],
    ["en", "Can I bring my canoe?", "Do you take pets?", false],
    ["pt-BR", "Posso levar meu gato?", "Vocês aceitam animais?", true],
    ["it", "Posso portare il gatto?", "Accettate animali?", true],
    ["ja", "猫を連れて行ってもいいですか", "ペットは泊まれますか？", true],
  ])("%s: “%s” is answered below “%s”, in whatever words: %s", (locale, question, heading, holds) => {
    expect(judge([{ heading, text: ANSWERS[locale] }], question, locale).holds).toBe(holds);
  });
  it("but not where many passages hold as much, nor of a question that leans on another", () => {
    const pets = [{ text: "Pets are welcome." }];
    expect(judge(pets, "Can I bring my cat?", "en", { passages: 5000 }).holds).toBe(false);
    expect(judge(pets, "And a cat?", "en", { earlier: ["May dogs come in?"] }).holds).toBe(false);
  });
  it("but for what the robot is all about, which tells nothing", () => {
    const texts = [{ text: "If something breaks, ring the bell." }, { text: "Bicycles are blue." }];
    const { weighed, ranked } = findIn(texts, "My bicycle broke, who do I ring?", "en");
    const chosen = extract(rankSentences(ranked, weighed), weighed)!;
    const about = weighed.weighed.map((term) =>
      Object.assign({}, term, term.word === "bicycle" ? { frequency: 20 } : {}),
    );
    expect(holdsAll(weighed, chosen)).toBe(false);
    expect(holdsAll({ ...weighed, weighed: about }, chosen)).toBe(true);
  });
  it("has a rival where another passage holds it as well", () => {
    const rooms = { heading: "Rooms", text: "Pets sleep in the yard, and guests of ours upstairs." };
    const tours = { heading: "Tours", text: "Pets ride in the trailer of a guide." };
    expect(judge([rooms], "Can I bring my cat?", "en").rival).toBe(false);
    expect(judge([rooms, { text: "Towels are £2." }], "Can I bring my cat?", "en").rival).toBe(false);
    const both = judge([rooms, tours], "Can I bring my cat?", "en");
    expect(both).toEqual({ holds: true, rival: true });
  });
});
