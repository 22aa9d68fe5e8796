/** Opening hours, which every business is asked for: however a page tells them and a visitor asks, over the real knowledge store. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { openPage } from "../../../fixtures/taught-folder.ts";

/** The rest of the page: words of hours, days and the shop stand in it, too. */
const PAGES: Readonly<Record<Locale, readonly [before: string, after: string]>> = {
  en: [
    "# Quay Bicycles\n\n## Prices\n| Bicycle | Hour | Day |\n|---|---|---|\n| Town | €5 | €18 |\n| Tandem | €9 | €30 |\n\n## Shop\nWe sell inner tubes, bells and maps of the bay.",
    "## Deposit\nWe take a deposit of €50 for each bicycle. You get it back the same day.",
  ],
  "pt-BR": [
    "# Bicicletas do Cais\n\n## Preços\n| Bicicleta | Hora | Dia |\n|---|---|---|\n| Urbana | R$ 15 | R$ 60 |\n| Dupla | R$ 25 | R$ 90 |\n\n## Loja\nVendemos câmaras de ar, campainhas e mapas da baía.",
    "## Caução\nPedimos uma caução de R$ 200 por bicicleta, devolvida no mesmo dia.",
  ],
  it: [
    "# Bici del Molo\n\n## Prezzi\n| Bici | Ora | Giorno |\n|---|---|---|\n| Da città | 5 € | 18 € |\n| Tandem | 9 € | 30 € |\n\n## Negozio\nVendiamo camere d'aria, campanelli e mappe della baia.",
    "## Cauzione\nChiediamo una cauzione di 50 € per ogni bici, resa lo stesso giorno.",
  ],
  ja: [
    "# 波止場サイクル\n\n## 料金\n| 自転車 | 1時間 | 1日 |\n|---|---|---|\n| 街乗り | 500円 | 1,800円 |\n| タンデム | 900円 | 3,000円 |\n\n## 売店\nチューブ、ベル、湾の地図を販売しています。",
    "## 保証金\n自転車1台につき5,000円の保証金をお預かりし、当日お返しします。",
  ],
};

/** How hours are told: from nine to six on weekdays, to four on Saturdays, not on Sundays. */
const HOURS: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: {
    "a line and a sentence":
      "## Opening hours\nMonday to Friday 9 am to 6 pm, Saturday 9 am to 4 pm. Closed on Sundays.",
    sentences:
      "## Opening hours\nWe are open Monday to Friday from 9 am to 6 pm and on Saturdays from 9 am to 4 pm. On Sundays we are closed.",
    rows: "## Opening hours\n- Monday to Friday: 9 am – 6 pm\n- Saturday: 9 am – 4 pm\n- Sunday: closed",
    lines: "## Opening hours\nMon–Fri 9:00–18:00\nSat 9:00–16:00\nSun closed",
    "under another heading":
      "## Visit us\nYou find us at 4 Quay Street.\n\nOpen Monday–Friday 9am–6pm, Saturday 9am–4pm. Closed Sunday.",
    "without a heading": "**Opening hours:** Mon–Fri 9 am–6 pm, Sat 9 am–4 pm (closed on Sundays).",
  },
  "pt-BR": {
    "a line and a sentence":
      "## Horário de funcionamento\nSegunda a sexta das 9h às 18h, sábado das 9h às 16h. Fechado aos domingos.",
    rows: "## Horário\n- Segunda a sexta: 9h às 18h\n- Sábado: 9h às 16h\n- Domingo: fechado",
    table:
      "## Horário\n| Dia | Horário |\n|---|---|\n| Segunda a sexta | 9h às 18h |\n| Sábado | 9h às 16h |\n| Domingo | fechado |",
    "under another heading":
      "## Visite-nos\nFicamos na Rua do Cais, 4.\n\nAberto de segunda a sexta, das 9h às 18h, sábado das 9h às 16h. Domingo fechado.",
    "without a heading": "**Horário:** seg a sex 9h–18h, sáb 9h–16h (fechado aos domingos).",
  },
  it: {
    "a line and a sentence":
      "## Orari di apertura\nDal lunedì al venerdì dalle 9 alle 18, sabato dalle 9 alle 16. Chiuso la domenica.",
    rows: "## Orari di apertura\n- Lunedì–venerdì: 9–18\n- Sabato: 9–16\n- Domenica: chiuso",
    "under words of opening":
      "## Quando siamo aperti\nIl negozio apre dal lunedì al venerdì tra le 9 e le 18 e il sabato tra le 9 e le 16. Chiuso la domenica.",
    "under another heading":
      "## Dove siamo\nCi trovate in via del Molo 4.\n\nAperto dal lunedì al venerdì dalle 9 alle 18, sabato dalle 9 alle 16. Domenica chiuso.",
    "without a heading": "**Orari:** lun–ven 9–18, sab 9–16 (chiuso la domenica).",
  },
  ja: {
    "a line and a sentence":
      "## 営業時間\n月曜日から金曜日は9時から18時まで、土曜日は9時から16時まで。日曜日は定休日です。",
    "by weekdays":
      "## 営業時間\n平日は9時から18時まで、土曜日は9時から16時まで営業しています。日曜日はお休みです。",
    table:
      "## 営業時間\n| 曜日 | 時間 |\n|---|---|\n| 月〜金 | 9:00〜18:00 |\n| 土 | 9:00〜16:00 |\n| 日 | 休み |",
    "under another heading":
      "## アクセス\n波止場通り4番地にあります。\n\n営業時間は平日9時〜18時、土曜9時〜16時です。日曜定休。",
  },
};

const SIX = /18|6 ?pm/;
const FOUR = /16|4 ?pm/;
const CLOSED = /closed|fechad|chius|休/i;
/** What is asked, and what the answer has to tell. */
const ASKED: Readonly<Record<Locale, readonly (readonly [string, RegExp])[]>> = {
  en: [
    ["When are you open?", SIX],
    ["hours?", SIX],
    ["what are your business hours", SIX],
    ["are you open today?", SIX],
    ["Is the shop open on Monday?", SIX],
    ["till when are you open on Friday?", SIX],
    ["What time do you close on Saturday?", FOUR],
    ["Are you open on Sundays?", CLOSED],
    ["which days are you closed?", CLOSED],
  ],
  "pt-BR": [
    ["Quando vocês abrem?", SIX],
    ["horário", SIX],
    ["Qual é o horário de atendimento?", SIX],
    ["Vocês estão abertos hoje?", SIX],
    ["A loja abre segunda?", SIX],
    ["Até que horas vocês ficam abertos na sexta?", SIX],
    ["Vocês abrem no sábado?", FOUR],
    ["Abre domingo?", CLOSED],
  ],
  it: [
    ["Quando siete aperti?", SIX],
    ["orari", SIX],
    ["Che orari fate?", SIX],
    ["Siete aperti oggi?", SIX],
    ["Il negozio è aperto lunedì?", SIX],
    ["A che ora chiudete?", SIX],
    ["Siete aperti il sabato?", FOUR],
    ["Aprite la domenica?", CLOSED],
  ],
  ja: [
    ["いつ営業していますか？", SIX],
    ["営業時間", SIX],
    ["今日は開いていますか？", SIX],
    ["月曜日は営業していますか", SIX],
    ["金曜日は何時まで開いていますか？", SIX],
    ["土曜日は開いていますか？", FOUR],
    ["日曜日は営業していますか？", CLOSED],
  ],
};

const CASES = Object.entries(HOURS).flatMap(([locale, ways]) =>
  Object.entries(ways).map(([way, text]) => [locale as Locale, way, text] as const),
);

describe("opening hours", () => {
  it.each(CASES)("%s, told as %s, are told to whoever asks", async (locale, _, text) => {
    const [before, after] = PAGES[locale];
    const taught = await openPage(locale, `${before}\n\n${text}\n\n${after}\n`);
    const wrong: string[] = [];
    for (const [question, right] of ASKED[locale]) {
      const [answer] = await taught.talk([question]);
      if (answer?.outcome !== "answered" || !right.test(answer.text))
        wrong.push(`${question} ${answer?.outcome}: ${answer?.text}`);
    }
    await taught.close();
    expect(wrong).toEqual([]);
  });

  it("of a week are told to its end, also in many words", async () => {
    const days = ["Mondays", "Tuesdays to Fridays", "Saturdays"].map(
      (day) => `- On ${day}, the shop is open from 9 am to 7 pm in summer and from 10 am to 5 pm in winter.`,
    );
    const week = [...days, "- On Sundays, the shop is closed in summer and in winter, but on fair days."];
    const beside =
      "On 24 December the shop is open from 9 am to 1 pm, and from 10 am to 1 pm on 31 December.";
    const taught = await openPage(
      "en",
      `# Otter Lamps\n\n## Opening hours\n\n${week.join("\n")}\n\n${beside}\n`,
    );
    const [answer] = await taught.talk(["When are you open?"]);
    expect(answer?.text).toBe(week.join("\n"));
    await taught.close();
  });

  it("of more days than an answer holds are cut, and say so", async () => {
    const day =
      "the shop is open from 9 am to 7 pm in summer and from 10 am to 5 pm in winter, but not at noon.";
    const week = ["Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays"].map(
      (name) => `- On ${name}, ${day}`,
    );
    const taught = await openPage("en", `# Otter Lamps\n\n## Opening hours\n\n${week.join("\n")}\n`);
    const [answer] = await taught.talk(["When are you open?"]);
    expect(answer?.text).toBe(`${week.slice(0, 2).join("\n")}\n- …`);
    await taught.close();
  });
});

describe("the hours of one thing of several", () => {
  const PAGES: Readonly<Record<"en" | "pt-BR", string>> = {
    en: "# Elm Court\n\n## Pool\nTuesday to Sunday, 8 am to 8 pm. Bring your own towel.\n\n## Gym\nOpen from 5 am to 11 pm.\n\n## Wi-Fi\nThe network is open to all in the gym and at the pool.\n",
    "pt-BR":
      "# Edifício Jequitibá\n\n## Piscina\nTerça a domingo, das 8h às 20h. Traga toalha.\n\n## Academia\nAberta das 5h às 23h.\n\n## Wi-Fi\nA rede funciona no salão, na academia e na piscina.\n",
  };
  it.each<[keyof typeof PAGES, string, RegExp, string]>([
    ["en", "What time does the pool open?", /^Tuesday to Sunday, 8 am to 8 pm\./, "11 pm"],
    ["pt-BR", "que horas abre a piscina", /^Terça a domingo, das 8h às 20h\./, "23h"],
  ])("%s: “%s” is told those under its heading", async (locale, question, told, others) => {
    const taught = await openPage(locale, PAGES[locale]);
    const [answer] = await taught.talk([question]);
    expect(answer?.text).toMatch(told);
    expect(answer?.text).not.toContain(others);
    await taught.close();
  });
});
