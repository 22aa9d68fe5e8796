/** "Are you hiring?": what a page says of work, in whatever words, and nothing else where it says nothing of it. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { openTaught, tellOf } from "../../../fixtures/taught-folder.ts";

const BAKERY: Readonly<Record<Locale, readonly [page: string, told: string]>> = {
  en: [
    "# Corner Bakery\n\nWe bake bread on Mill Lane.\n\n## Opening hours\n\nTuesday to Saturday 7:00–17:00.\n\n## Join our team\n\nWe are looking for a baker. Send your CV to jobs@corner.example.com.",
    "We are looking for a baker. Send your CV to jobs@corner.example.com.",
  ],
  "pt-BR": [
    "# Padaria da Esquina\n\nPães e bolos na Rua do Moinho.\n\n## Horário\n\nDe terça a sábado, das 7h às 17h.\n\n## Trabalhe conosco\n\nEstamos procurando um padeiro. Envie seu currículo para vagas@padaria.example.com.",
    "Estamos procurando um padeiro. Envie seu currículo para vagas@padaria.example.com.",
  ],
  it: [
    "# Forno dell'Angolo\n\nPane e dolci in via dei Mulini.\n\n## Orari\n\nDa martedì a sabato, dalle 7 alle 17.\n\n## Lavora con noi\n\nCerchiamo un fornaio. Mandate il curriculum a lavoro@forno.example.com.",
    "Cerchiamo un fornaio. Mandate il curriculum a lavoro@forno.example.com.",
  ],
  ja: [
    "# 角のパン屋\n\n水車通りでパンを焼いています。\n\n## 営業時間\n\n火曜日から土曜日、7時から17時まで。\n\n## スタッフ募集\n\nパン職人を1名探しています。履歴書をjobs@pan.example.comまでお送りください。",
    "パン職人を1名探しています。履歴書をjobs@pan.example.comまでお送りください。",
  ],
};

const ASKED: readonly (readonly [Locale, string])[] = [
  ["en", "are you hiring"],
  ["en", "Do you have any jobs?"],
  ["en", "I'm looking for work"],
  ["pt-BR", "estão contratando?"],
  ["pt-BR", "tem vaga de emprego?"],
  ["pt-BR", "quero trabalhar com vocês"],
  ["it", "cercate personale?"],
  ["it", "assumete?"],
  ["it", "posso lavorare con voi?"],
  ["ja", "アルバイトを募集していますか"],
  ["ja", "求人はありますか"],
  ["ja", "そちらで働きたいのですが"],
];

/** Bikes are hired, a car park has "vagas", and all other work needs an appointment. */
async function askDemo(locale: Locale, question: string): Promise<string> {
  const demo = await openTaught(locale, `templates/demo/demo-${locale.toLowerCase()}/knowledge`);
  const [answer] = await demo.talk([question]);
  await demo.close();
  return answer?.outcome === "answered" ? answer.text : "";
}

describe("work", () => {
  it.each(ASKED)("%s: “%s” is told what the page says of it", async (locale, question) => {
    const [page, told] = BAKERY[locale];
    expect(await tellOf(locale, page, question)).toBe(told);
  });
  it.each(ASKED)("%s: “%s” is declined where it says nothing", async (locale, question) => {
    expect(await askDemo(locale, question)).toBe("");
  });
  it("is told to who asks in another language", async () => {
    const [page, told] = BAKERY.ja;
    expect(await tellOf("ja", page, "are you hiring?")).toBe(told);
  });
  it.each<[Locale, string, RegExp]>([
    ["en", "hire a bike", /^- City bike: Per hour €5/],
    ["pt-BR", "tem vaga no estacionamento?", /8 vagas/],
    ["it", "serve un appuntamento per gli altri lavori?", /serve un appuntamento/],
  ])("%s: “%s” asks for none", async (locale, question, told) => {
    expect(await askDemo(locale, question)).toMatch(told);
  });
});
