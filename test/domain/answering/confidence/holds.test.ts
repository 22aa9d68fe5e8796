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
    // Of a kind that is told by its names nothing else need be asked.
    ["en", "Which languages do you speak?", "We speak English and Italian.", true],
    ["en", "Which file formats can I upload?", "PDF and DOCX files are read.", true],
    ["pt-BR", "Que idiomas vocês falam?", "Falamos inglês e italiano.", true],
    ["it", "Che lingue parlate?", "Parliamo inglese e italiano.", true],
    ["ja", "何語に対応していますか？", "英語とイタリア語に対応しています。", true],
    ["en", "Which languages do you speak?", "We speak to everybody.", false],
    // What is not dealt in is neither sold nor lent.
    ["ja", "テントの貸し出しはありますか？", "テントは取り扱っておりません。", true],
    ["ja", "テントの貸し出しはありますか？", "テントは倉庫にあります。", false],
    ["ja", "テントの貸し出しはありますか？", "ボートは取り扱っておりません。", false],
    ["ja", "テントの貸し出しはいつですか？", "テントは取り扱っておりません。", false],
    // Of more than three words too much can be left out.
    ["en", "Do you wash red wool blankets?", "We wash red wool blankets.", false],
    ["en", "Do you wash wool blankets?", "We wash wool blankets.", true],
    // Some of the words are held by the heading at most.
    ["en", "Do you wash blankets?", "We wash towels.", false],
  ])("%s: “%s” in “%s”: %s", (locale, question, text, holds) => {
    expect(judge([{ text }], question, locale).holds).toBe(holds);
  });
  it("of which the heading holds some, and the sentence another one", () => {
    const towels = { heading: "Washing", text: "We take blankets. Ask us." };
    expect(judge([towels], "Do you wash blankets?", "en").holds).toBe(true);
    const bell = { heading: "Washing blankets", text: "Ring the bell twice." };
    expect(judge([bell], "Do you wash blankets?", "en").holds).toBe(false);
  });
  it("in the first sentence below a question, which answers it", () => {
    const cats = { heading: "Do you take pets?", text: "Yes, gladly. Ring the bell." };
    const { weighed, ranked } = findIn([cats], "Can I bring my cat?", "en");
    const sentences = rankSentences(ranked, weighed);
    const chosen = extract(sentences, weighed)!;
    const holdsBy = (index: number): boolean =>
      holdsAll(weighed, { ...chosen, sentences: sentences.filter((one) => one.index === index) });
    expect([holdsBy(0), holdsBy(1)]).toEqual([true, false]);
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
    expect(judge(pets, "Can I bring my cat?", "en", { passages: 201 }).holds).toBe(false);
    expect(judge(pets, "Can I bring my cat?", "en", { passages: 200 }).holds).toBe(true);
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
  it("has none where the row of the very thing is told, or the places that are told of", () => {
    const rows = { heading: "Prices", text: "Tandem: €9\nKayak: €5" };
    const other = { heading: "Tours", text: "A tandem for a tour is €20." };
    expect(judge([rows, other], "How much is a tandem?", "en").rival).toBe(false);
    const rooms = { heading: "Rooms", text: "Pets sleep in the yard, and guests of ours upstairs." };
    const tours = { heading: "Tours", text: "Pets ride in the trailer of a guide." };
    const { weighed, ranked } = findIn([rooms, tours], "Can I bring my cat?", "en");
    const sentences = rankSentences(ranked, weighed);
    const chosen = extract(sentences, weighed)!;
    const ofPlaces = sentences.map((one) => ({ ...one, branch: one.from.passage.heading }));
    expect(hasRival(weighed, { ...chosen, sentences: ofPlaces }, ranked)).toBe(false);
    expect(hasRival(weighed, { ...chosen, sentences: ofPlaces.slice(0, 1) }, ranked)).toBe(true);
  });
});
