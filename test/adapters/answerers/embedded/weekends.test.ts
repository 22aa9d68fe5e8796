/** Weekends: both days of the opening hours, and the price of one by the day where no page tells it. */
import { describe, expect, it } from "vitest";
import type { Locale } from "../../../../src/contract/locale.ts";
import { askByDay } from "../../../../src/domain/answering/question/quantity.ts";
import { openPage } from "../../../fixtures/taught-folder.ts";

const HOURS: Readonly<Record<Locale, string>> = {
  en: "# Opening hours\n\n- From Monday to Friday, the shop is open from 9 am to 7 pm.\n- On Saturdays, the shop is open from 8 am to 8 pm in summer and from 10 am to 5 pm in winter.\n- On Sundays, the shop is open from 10 am to 6 pm in summer and closed in winter.\n\nSunday hours also apply on public holidays, and the shop is closed on 25 December.\n",
  "pt-BR":
    "# Horário de funcionamento\n\n- De segunda a sexta, a loja abre das 9h às 19h.\n- Aos sábados, a loja abre das 8h às 20h no verão e das 10h às 17h no inverno.\n- Aos domingos, a loja abre das 10h às 18h no verão e não abre no inverno.\n",
  it: "# Orari di apertura\n\n- Dal lunedì al venerdì il negozio è aperto dalle 9:00 alle 19:00.\n- Il sabato il negozio è aperto dalle 8:00 alle 20:00 in estate e dalle 10:00 alle 17:00 in inverno.\n- La domenica il negozio è aperto dalle 10:00 alle 18:00 in estate ed è chiuso in inverno.\n",
  ja: "# 営業時間\n\n- 月曜日から金曜日の営業時間は9時から19時までです。\n- 土曜日の営業時間は、夏は8時から20時まで、冬は10時から17時までです。\n- 日曜日の営業時間は、夏は10時から18時までで、冬は定休日です。\n",
};

async function ask(locale: Locale, page: string, question: string) {
  const opened = await openPage(locale, page);
  const [answer] = await opened.talk([question]);
  await opened.close();
  return answer;
}

describe("the hours of a weekend", () => {
  it.each<[Locale, string, RegExp]>([
    ["en", "Are you open at the weekend?", /8 am to 8 pm[\s\S]*10 am to 6 pm/],
    ["en", "opening hours on weekends", /8 am to 8 pm[\s\S]*10 am to 6 pm/],
    ["en", "are you open saturday and sunday", /8 am to 8 pm[\s\S]*10 am to 6 pm/],
    ["pt-BR", "Vocês abrem no fim de semana?", /8h às 20h[\s\S]*10h às 18h/],
    ["it", "Siete aperti nel weekend?", /8:00 alle 20:00[\s\S]*10:00 alle 18:00/],
    ["ja", "週末は開いていますか", /8時から20時[\s\S]*10時から18時/],
  ])("%s: “%s” are those of both days, and of no other", async (locale, question, hours) => {
    const answer = await ask(locale, HOURS[locale], question);
    expect(answer?.text).toMatch(hours);
    expect(answer?.text).not.toMatch(/Monday|segunda|lunedì|月曜/);
  });

  it("are told without the rule for public holidays", async () => {
    const answer = await ask("en", HOURS.en, "Are you open at the weekend?");
    expect(answer?.text).not.toContain("public holidays");
  });

  it.each<[string, string]>([
    [
      "# Opening hours\n\nOpen Monday to Friday, 9 am to 5 pm.\n\nWe are closed on Saturdays and Sundays.\n",
      "closed",
    ],
    ["# Hours\n\nMonday to Sunday: 4 – 10 pm\n\nClosed on Sundays.\n", "Closed on Sundays."],
  ])("%# are told as before where the page says it otherwise", async (page, told) => {
    expect((await ask("en", page, "Are you open on Sundays?"))?.text).toContain(told);
  });
});

const PRICES: Readonly<Record<Locale, string>> = {
  en: "# Prices\n\n| Boat | Per hour | Per day |\n|---|---|---|\n| Canoe | £8 | £30 |\n| Rowing boat | £12 | £45 |\n",
  "pt-BR":
    "# Preços\n\n| Barco | Por hora | Por dia |\n|---|---|---|\n| Canoa | R$ 40 | R$ 150 |\n| Pedalinho | R$ 30 | R$ 110 |\n",
  it: "# Prezzi\n\n| Barca | All'ora | Al giorno |\n|---|---|---|\n| Canoa | 8 € | 30 € |\n| Pedalò | 12 € | 45 € |\n",
  ja: "# 料金\n\n| ボート | 1時間 | 1日 |\n|---|---|---|\n| カヌー | 800円 | 3,000円 |\n| 手こぎボート | 1,200円 | 4,500円 |\n",
};

describe("the price of a weekend", () => {
  it.each<[Locale, string, string, string]>([
    ["en", "How much is a canoe for the weekend?", "£30", "£45"],
    ["pt-BR", "Quanto custa a canoa para o fim de semana?", "R$ 150", "R$ 110"],
    ["it", "Quanto costa una canoa per il weekend?", "30 €", "45 €"],
    ["ja", "カヌーを週末に借りるといくらですか", "3,000円", "4,500円"],
  ])("%s: “%s” is told by the day, where no page tells it", async (locale, question, told, other) => {
    const answer = await ask(locale, PRICES[locale], question);
    expect(answer?.text).toContain(told);
    expect(answer?.text).not.toContain(other);
  });

  it("is the one that a page tells", async () => {
    const page = "# Prices\n\n- Canoe, per day: £30\n- Canoe, whole weekend: £50\n";
    expect((await ask("en", page, "How much is a canoe for the weekend?"))?.text).toContain("£50");
  });

  it("is asked where a price is, and for a weekend", () => {
    expect(askByDay("How much is it for the weekend?", "en")).toBe("How much is it per day?");
    expect(askByDay("Are you open for the weekend?", "en")).toBeUndefined();
    expect(askByDay("How much is it on Saturday?", "en")).toBeUndefined();
    expect(askByDay("Posso prenotare per il weekend?", "it")).toBeUndefined();
  });
});
