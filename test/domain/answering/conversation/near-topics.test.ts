import { describe, expect, it } from "vitest";
import type { Locale } from "../../../../src/contract/locale.ts";
import {
  findNearTopics,
  type NearPassage,
} from "../../../../src/domain/answering/conversation/near-topics.ts";

const near = (heading: string, score = 5, covered = 0, shows = false): NearPassage => ({
  heading,
  score,
  covered,
  shows,
});
const find = (...found: NearPassage[]) => findNearTopics(found, "en", "few");

describe("topics near to a question", () => {
  it("are the headings above what shares most with it, best first, at most three, none twice", () => {
    const found = ["Prices", "Parking", "Prices", "Tickets", "Paying"].map((name) => near(`Zoo › ${name}`));
    expect(find(...found)).toEqual(["Prices", "Parking", "Tickets"]);
  });

  it("are none where next to nothing is shared", () => {
    expect(find(near("Zoo › Prices", 1.9), near("Zoo › Parking", -1))).toEqual([]);
    expect(find(near("Zoo › Prices", 2))).toEqual(["Prices"]);
    expect(find()).toEqual([]);
  });

  it("are of many pages only what shares more, or shows the kind of answer that was asked for", () => {
    const found = [near("Prices", 4.9), near("Parking", 5), near("Tickets", 2, 0, true)];
    expect(findNearTopics(found, "en", "many")).toEqual(["Parking", "Tickets"]);
    expect(findNearTopics([near("Tickets", 1.9, 0, true)], "en", "many")).toEqual([]);
  });

  it("are not the name of the business above its sections, but a page of one section", () => {
    expect(find(near("Zoo"), near("Zoo › Prices"))).toEqual(["Prices"]);
    expect(find(near("Prices"), near("Parking"))).toEqual(["Prices", "Parking"]);
  });

  it("are said without what their tables hold and without a colon", () => {
    const found = ["Repairs › Prices · Work", "Directions:", "Hours: winter"].map((name) =>
      near(`Zoo › ${name}`),
    );
    expect(find(...found)).toEqual(["Prices", "Directions", "Hours: winter"]);
  });

  it("are questions where these ask for some of the same", () => {
    expect(find(near("Can I bring my dog?", 5, 0.3), near("Do you sell used bikes?", 5, 0.29))).toEqual([
      "Can I bring my dog?",
    ]);
  });

  it("are first where the kind of answer stands that was asked for, also below a heading that says nothing else", () => {
    const found = [
      near("Parking", 4),
      near("Prices", 2, 0, true),
      near("About us", -1, 0, true),
      near("FAQ", 9),
    ];
    expect(find(...found)).toEqual(["Prices", "Parking", "About us"]);
    expect(find(near("Prices", -1.1, 0, true), near("Deposit", 1.9))).toEqual([]);
  });

  it("are no sentences, and nothing without a heading", () => {
    expect(find(near("x".repeat(60)), near("y".repeat(61)), near(""))).toEqual(["x".repeat(60)]);
  });

  it.each<[Locale, readonly string[], readonly string[]]>([
    [
      "en",
      [
        "FAQ",
        "Frequently asked questions",
        "Good to know",
        "About us",
        "Other information",
        "A few more things",
      ],
      ["About our bread", "Information desk", "Questions of style", "Home delivery"],
    ],
    [
      "pt-BR",
      ["Perguntas frequentes", "Outras informações", "Sobre nós", "Mais umas coisinhas", "Informações úteis"],
      ["Sobre o pão", "Avisos de voo"],
    ],
    [
      "it",
      ["Domande frequenti", "Altre cose", "Chi siamo", "Informazioni utili"],
      ["Note di vino", "Home theatre"],
    ],
    ["ja", ["よくある質問", "その他のご案内", "ご案内", "当店について"], ["交通のご案内", "料金について"]],
  ])("%s: leave out headings that say nothing of what stands below them", (locale, vague, telling) => {
    const found = [...vague, ...telling].map((name) => near(`Page › ${name}`));
    const topics = [0, 3].flatMap((from) => findNearTopics(found.slice(vague.length + from), locale, "few"));
    expect(findNearTopics(found.slice(0, vague.length), locale, "few")).toEqual([]);
    expect(topics).toEqual(telling);
  });
});
