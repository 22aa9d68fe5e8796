/** Hours beside what else a page says of the same days: what belongs to the hours is told, what only stands there is not. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { type FoundText, tell } from "../found.ts";

const page = (heading: string, ...lines: readonly string[]): FoundText => ({
  heading,
  text: lines.join("\n"),
});
const told = (...lines: readonly string[]): string => lines.join("\n");

const WEEK = ["Monday to Friday: 9 am to 5 pm", "Saturday: 10 am to 2 pm", "Sunday: closed"];
const SETTIMANA = ["Lunedì - venerdì: 9-18", "Sabato: 9-12"];

describe("public holidays", () => {
  it.each<[string, readonly string[], string]>([
    [
      "Are you open on public holidays?",
      ["Public holidays: 11 am to 3 pm. Closed for stocktaking. Ask in the shop."],
      "Public holidays: 11 am to 3 pm.",
    ],
    [
      "Are you open on public holidays?",
      ["Public holidays: 11 am to 3 pm. On 25 December there is a concert."],
      "Public holidays: 11 am to 3 pm.",
    ],
    [
      "Are you open on public holidays?",
      [
        "On public holidays we open at 11 am.",
        "On public holidays we close at 3 pm. Closed on 25 December and 1 January.",
      ],
      told(
        "On public holidays we open at 11 am.",
        "On public holidays we close at 3 pm. Closed on 25 December and 1 January.",
      ),
    ],
    [
      "Are you open on public holidays?",
      ["On public holidays we open at 11 am. We are closed on Mondays in May."],
      "On public holidays we open at 11 am.",
    ],
    [
      "Are you open on a public holiday on Saturday?",
      ["Public holidays: 11 am to 3 pm", "On Saturday we bake rye bread."],
      told(WEEK[1]!, "Public holidays: 11 am to 3 pm"),
    ],
  ])("%s %j", (question, lines, answer) => {
    expect(tell([page("Hours", ...WEEK, ...lines)], question)).toBe(answer);
  });

  it.each<[Locale, string, FoundText, FoundText]>([
    [
      "pt-BR",
      "Vocês abrem no carnaval?",
      page("Festa", "No carnaval há desfile na praça."),
      page("Horários", "Segunda a sexta: 9h às 18h", "Sábado: 9h às 12h"),
    ],
    [
      "it",
      "Siete aperti a Pasqua?",
      page("Dolci", "A Pasqua facciamo la colomba."),
      page("Orari", ...SETTIMANA),
    ],
    [
      "ja",
      "ゴールデンウィークは営業していますか？",
      page("催し", "ゴールデンウィークは陶芸教室があります。"),
      page("営業時間", "月〜金：10:00〜18:00", "土：10:00〜15:00"),
    ],
  ])("%s: %s is not answered by the hours of any week", (locale, question, feast, hours) => {
    expect(tell([feast, hours], question, locale)).toBe(feast.text);
  });
});

describe("the week", () => {
  it.each<[Locale, string, readonly FoundText[], string]>([
    [
      "en",
      "When are you open?",
      [page("Doors", "The gate is open to all."), page("Hours", "From 9 am to 5 pm daily.")],
      "From 9 am to 5 pm daily.",
    ],
    [
      "en",
      "What are your hours?",
      [
        page(
          "Opening hours",
          "Daily from 9 am to 5 pm. The flute course, €12, is from 6 to 8 pm. Dogs are in.",
        ),
      ],
      "Daily from 9 am to 5 pm.",
    ],
    [
      "en",
      "When are you open?",
      [page("Opening hours", "€5 from 6 to 7 pm. From 9 am to 5 pm we are here.")],
      "From 9 am to 5 pm we are here.",
    ],
    [
      "ja",
      "定休日はいつですか？",
      [page("営業時間", "10:00〜18:00", "定休日：水曜日", "休みの日は電話に出られません。")],
      "定休日：水曜日",
    ],
  ])("%s: %s %j", (locale, question, texts, answer) => {
    expect(tell(texts, question, locale)).toBe(answer);
  });

  it("does not answer for a thing that was asked about before", () => {
    const kayaks = page("Kayaks", "Kayaks are rented until 5 pm. They are yellow.");
    const questions = ["Do you rent kayaks?", "Until when are you open?"];
    expect(tell([kayaks, page("Hours", ...WEEK)], questions)).toBe(kayaks.text);
  });

  it("of a few days says nothing of the others", () => {
    const taught = page("Opening hours", "Thursday to Saturday: 9 am to 5 pm", "We love Mondays.");
    expect(tell([taught], "Are you open on Sunday?")).toBe(taught.text);
  });

  const giorni = "Lunedì Martedì Mercoledì Giovedì Venerdì Sabato Domenica".split(" ");
  const lines = giorni.map((giorno) => `${giorno}: dalle 9 alle 12 e dalle 15 alle 18, su prenotazione`);

  it("that is long is told to its end, without what follows", () => {
    const taught = page("Orari", ...lines, "Il negozio è aperto a tutti.");
    expect(tell([taught], "Quando siete aperti?", "it")).toBe(told(...lines));
  });

  it("that is long is not told without what stands before it", () => {
    const taught = page("Orari", "Ad agosto siamo chiusi.", ...lines);
    expect(tell([taught], "Quando siete aperti?", "it")).toMatch(/^Ad agosto siamo chiusi\.\nLunedì.*\n…$/s);
  });

  it("of many places is told as far as whole lines reach", () => {
    const places = "library,reading room,café,workshop,garden,museum,archive".split(",");
    const all = places.map(
      (place) => `The ${place} is open from 9 am to 5 pm, longer in summer when many come.`,
    );
    expect(tell([page("Opening hours", ...all)], "When are you open?")).toBe(told(...all.slice(0, 4), "…"));
    const items = places.map((place) => `- The ${place} from 9 am to 5 pm, longer in summer when many come`);
    expect(tell([page("Opening hours", ...items)], "When are you open?")).toBe(
      told(...items.slice(0, 4), "- …"),
    );
  });
});
