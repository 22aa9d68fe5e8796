/** Who asks the price of a thing is told the thing's own, not that of the deposit for it or of a service on it. */
import path from "node:path";

import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { openPage, openTaught, tellOf } from "../../../fixtures/taught-folder.ts";

type Spaced = Exclude<Locale, "ja">;

async function tellFirst(taught: ReturnType<typeof openPage>, question: string): Promise<string> {
  const robot = await taught;
  const [answer] = await robot.talk([question]);
  await robot.close();
  return answer?.outcome === "answered" ? (answer.text.split("\n")[0] ?? "") : "";
}

describe("what the demo hires out", () => {
  const demo = (locale: Spaced) =>
    openTaught(locale, path.join("templates/demo", `demo-${locale.toLowerCase()}`, "knowledge"));

  it.each<[Spaced, string, RegExp]>([
    ["en", "how much is an e-bike for 2 days?", /^Renting an e-bike costs €10/],
    ["en", "how much is a children's bike for 3 days", /^Children's bike: Per hour €3/],
    ["en", "how much is a tandem for 3 days", /^Tandem: Per hour €9/],
    ["it", "quanto costa una e-bike per 2 giorni?", /^E-bike: All'ora 10 €/],
    ["it", "prezzo e-bike", /^E-bike: All'ora 10 €/],
    ["it", "quanto costa la bici da bambino per 3 giorni", /^Bici da bambino: All'ora 3 €/],
    ["pt-BR", "quanto custa uma e-bike por 2 dias?", /^Alugar uma bicicleta elétrica custa € 10/],
    ["pt-BR", "quanto custa um tandem por 3 dias", /^Bicicleta tandem \(dois lugares\): Por hora € 9/],
    ["pt-BR", "quanto custa a bicicleta infantil por 3 dias", /^Bicicleta infantil: Por hora € 3/],
    // The service and the deposit themselves.
    ["en", "how much is an e-bike battery check", /^E-bike battery check: Price €25/],
    ["en", "how much is the deposit for a tandem", /^The deposit is €150/],
    ["it", "quanto costa controllare la batteria dell'e-bike", /^Controllo della batteria dell'e-bike/],
    ["pt-BR", "quanto é a caução do tandem", /^A caução é de € 150/],
  ])("%s: “%s” is told %s", async (locale, question, told) => {
    expect(await tellFirst(demo(locale), question)).toMatch(told);
  });
});

describe("a thing and what is done to it", () => {
  const PAGES: Readonly<Record<Spaced, string>> = {
    en: "# Frets\n\n## Workshop\n\n- Guitar string change: £15\n- Guitar clean: £20\n- New bridge: £40\n\n## Hire\n\nHiring a guitar costs £9 a day. The deposit for a guitar is £80. Amplifiers are £12 a day.\n",
    "pt-BR":
      "# Trastes\n\n## Oficina\n\n- Troca das cordas do violão: R$ 50\n- Limpeza do violão: R$ 60\n- Cavalete novo: R$ 150\n\n## Aluguel\n\nAlugar um violão custa R$ 35 por dia. A caução do violão é de R$ 300. Amplificadores custam R$ 45 por dia.\n",
    it: "# Tasti\n\n## Laboratorio\n\n- Cambio corde della chitarra: 15 €\n- Pulizia della chitarra: 20 €\n- Ponte nuovo: 40 €\n\n## Noleggio\n\nNoleggiare una chitarra costa 9 € al giorno. La cauzione per la chitarra è di 80 €. Gli amplificatori costano 12 € al giorno.\n",
  };
  it.each<[Spaced, string, RegExp]>([
    ["en", "how much is a guitar for 3 days", /^Hiring a guitar costs £9/],
    ["en", "what does the guitar cost", /^Hiring a guitar costs £9/],
    ["pt-BR", "quanto custa um violão por 3 dias", /^Alugar um violão custa R\$ 35/],
    ["pt-BR", "quanto custa o violão", /^Alugar um violão custa R\$ 35/],
    ["it", "quanto costa una chitarra per 3 giorni", /^Noleggiare una chitarra costa 9 €/],
    ["it", "quanto costa la chitarra", /^Noleggiare una chitarra costa 9 €/],
    ["en", "how much is it to clean my guitar", /^Guitar clean: £20/],
    ["en", "how much is the guitar deposit", /The deposit for a guitar is £80/],
    ["pt-BR", "quanto custa a limpeza do violão", /^Limpeza do violão: R\$ 60/],
    ["it", "quanto costa la pulizia della chitarra", /^Pulizia della chitarra: 20 €/],
    ["it", "quant'è la cauzione per la chitarra", /La cauzione per la chitarra è di 80 €/],
  ])("%s: “%s” is told %s", async (locale, question, told) => {
    expect(await tellFirst(openPage(locale, PAGES[locale]), question)).toMatch(told);
  });

  it.each<[Spaced, string, RegExp]>([
    ["en", "how much is a guitar", /Guitar/],
    ["pt-BR", "quanto custa o violão", /violão/],
    ["it", "quanto costa la chitarra", /chitarra/],
  ])("%s: “%s” is told a service where that is all there is", async (locale, question, told) => {
    const page = PAGES[locale].replace(/## (?:Hire|Aluguel|Noleggio)[\s\S]*/, "");
    expect(await tellFirst(openPage(locale, page), question)).toMatch(told);
  });
});

describe("a thing that is named in one sentence and priced in the next", () => {
  const PAGES: Readonly<Record<Locale, string>> = {
    en: "# Kettle\n\n## Courses\n\nFor the barista course, please bring an apron. The course takes three hours and costs €60.\nThe pastry course is held upstairs. A knife costs €8.\n",
    "pt-BR":
      "# Chaleira\n\n## Cursos\n\nPara o curso de barista, traga um avental. O curso dura três horas e custa R$ 180.\nO curso de confeitaria acontece no andar de cima. Uma faca custa R$ 40.\n",
    it: "# Bollitore\n\n## Corsi\n\nPer il corso di barista porta un grembiule. Il corso dura tre ore e costa 60 €.\nIl corso di pasticceria si tiene al piano di sopra. Un coltello costa 8 €.\n",
    ja: "# やかん\n\n## 講座\n\nバリスタ講座にはエプロンをご持参ください。講座は3時間で、8,000円です。\n製菓講座は2階で行います。包丁は1,200円です。\n",
  };

  it.each<[Locale, string, string]>([
    ["en", "how much is the barista course", "The course takes three hours and costs €60."],
    ["pt-BR", "quanto custa o curso de barista", "O curso dura três horas e custa R$ 180."],
    ["it", "quanto costa il corso di barista", "Il corso dura tre ore e costa 60 €."],
    ["ja", "バリスタ講座はいくらですか", "講座は3時間で、8,000円です。"],
  ])("%s: “%s” is told what the next one says of it", async (locale, question, told) => {
    expect(await tellOf(locale, PAGES[locale], question)).toContain(told);
  });

  it.each<[Locale, string]>([
    ["en", "how much is the pastry course"],
    ["pt-BR", "quanto custa o curso de confeitaria"],
    ["it", "quanto costa il corso di pasticceria"],
    ["ja", "製菓講座はいくらですか"],
  ])("%s: “%s” is not told what the next one says of another", async (locale, question) => {
    expect(await tellOf(locale, PAGES[locale], question)).toBe("");
  });
});
