/** When something is open in a month or a part of the year, beside what else a page says of these. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { type FoundText, tell } from "../found.ts";

const page = (heading: string, ...lines: readonly string[]): FoundText => ({
  heading,
  text: lines.join("\n"),
});
const told = (...lines: readonly string[]): string => lines.join("\n");

const WEEK = ["Monday to Friday: 9 am to 5 pm", "Saturday: 10 am to 2 pm", "Sunday: closed"];

describe("a part of the year", () => {
  it.each<[Locale, string, FoundText, string]>([
    [
      "en",
      "Are you open in February?",
      page(
        "Hours",
        "The garden is open from April to October.",
        "It opens at 9 am and closes at 6 pm.",
        "There is a café.",
      ),
      told("The garden is open from April to October.", "It opens at 9 am and closes at 6 pm."),
    ],
    [
      "en",
      "Are you open in January?",
      page("Hours", "The garden is open from April to October.", "The pond is closed in January."),
      told("The garden is open from April to October.", "The pond is closed in January."),
    ],
    [
      "en",
      "Are you open in February?",
      page("Hours", "The garden is open from April to October.", ...WEEK),
      "The garden is open from April to October.",
    ],
    [
      "it",
      "Siete aperti a febbraio?",
      page(
        "Orari",
        "Il parco è aperto da aprile a ottobre.",
        "Il bar chiude alle 18.",
        "I cani sono i benvenuti.",
      ),
      told("Il parco è aperto da aprile a ottobre.", "Il bar chiude alle 18."),
    ],
    [
      "pt-BR",
      "Abrem em fevereiro?",
      page("Horários", "O parque abre de abril a outubro.", "Cães são bem-vindos."),
      "O parque abre de abril a outubro.",
    ],
    [
      "ja",
      "2月は営業していますか？",
      page("営業時間", "庭園は4月から10月まで営業しています。", "犬も入れます。"),
      "庭園は4月から10月まで営業しています。",
    ],
  ])("%s: %s", (locale, question, taught, answer) => {
    expect(tell([taught], question, locale)).toBe(answer);
  });

  it("is told without what is open elsewhere", () => {
    const garden = page("Garden", "The garden is open from April to October.", "In rain it is closed.");
    expect(tell([garden, page("Café", "The café is open daily.")], "Are you open in February?")).toBe(
      garden.text,
    );
  });
});

describe("a month", () => {
  const SEASONS = [
    "In summer the pool is open from 9 am to 8 pm.",
    "In winter the pool is open from 2 to 6 pm.",
    "Summer is from May to September, winter from October to April.",
  ];
  it.each<[string, string, readonly FoundText[], string]>([
    [
      "without what is sold in it",
      "When are you open in December?",
      [
        page(
          "Hours",
          "November to February: 10 am to 4 pm",
          "In December we sell fir trees.",
          "March to October: 9 am to 6 pm",
        ),
      ],
      "November to February: 10 am to 4 pm",
    ],
    [
      "by its season, without what is done then",
      "When are you open in July?",
      [page("Pool", ...SEASONS, "In July courses are held.", "We are closed on 1 July.")],
      told(SEASONS[0]!, SEASONS[2]!, "We are closed on 1 July."),
    ],
    [
      "by its season at the place that tells when that is",
      "When are you open in July?",
      [
        page("Pool", ...SEASONS),
        page("Sauna", "In summer the sauna is open from 6 to 9 pm.", "The sauna is closed in July."),
      ],
      told(SEASONS[0]!, SEASONS[2]!),
    ],
    [
      "by a season that is told with its hours, once",
      "When are you open in July?",
      [
        page(
          "Pool",
          "In summer, from May to September, the pool is open from 9 am to 8 pm.",
          "In winter, from October to April, it is open from 2 to 6 pm.",
          "We are closed on 1 July.",
        ),
      ],
      told(
        "In summer, from May to September, the pool is open from 9 am to 8 pm.",
        "We are closed on 1 July.",
      ),
    ],
  ])("%s", (_what, question, texts, answer) => {
    expect(tell(texts, question)).toBe(answer);
  });

  it("by its season, where the closed days find no room beside when that is", () => {
    const long =
      "whatever the weather may be like, however many guests ask for more and whoever comes with children, a dog, a ball or a kite";
    const [high, low, dates] = SEASONS.map((line) => `${line.slice(0, -1)}, ${long}.`);
    const closed = `We are closed on 1 July, ${long}.`;
    expect(tell([page("Pool", high!, low!, dates!, closed)], "When are you open in July?")).toBe(
      told(high!, dates!),
    );
  });
});

describe("a day of the week in a month", () => {
  it.each<[Locale, string, readonly string[], readonly number[]]>([
    [
      "en",
      "Are you open on Sunday, 14 December?",
      ["In December we are open from 10 am to 6 pm.", ...WEEK],
      [0, 3],
    ],
    [
      "en",
      "Are you open on Sunday, 14 December?",
      [...WEEK, "In December we are also open on Sundays from 1 to 5 pm."],
      [2, 3],
    ],
    [
      "en",
      "Are you open on a Sunday in July?",
      ["July to August: 9 am to 8 pm", "Sunday: 10 am to 4 pm", "The pool is warm in July."],
      [0, 1],
    ],
    ["en", "Are you open on Sunday, 14 December?", WEEK, [2]],
    [
      "it",
      "Siete aperti domenica 14 dicembre?",
      [
        "Lunedì - venerdì: 9-18",
        "Sabato: 9-12",
        "Domenica: chiuso",
        "A dicembre siamo aperti dalle 9 alle 20.",
      ],
      [2, 3],
    ],
    [
      "pt-BR",
      "Abrem no sábado, 6 de dezembro?",
      ["Segunda a sexta: 9h às 18h", "Sábado: 9h às 12h", "Em dezembro abrimos até as 20h."],
      [1, 2],
    ],
    [
      "ja",
      "12月14日の日曜日は営業していますか？",
      ["月〜金：10:00〜18:00", "土：10:00〜15:00", "日：定休日", "12月は20:00まで営業しています。"],
      [2, 3],
    ],
  ])("%s: %s %j %j", (locale, question, lines, at) => {
    const heading = { en: "Hours", it: "Orari", "pt-BR": "Horários", ja: "営業時間" }[locale];
    expect(tell([page(heading, ...lines)], question, locale)).toBe(
      told(...at.map((one) => lines[one] ?? "")),
    );
  });
});
