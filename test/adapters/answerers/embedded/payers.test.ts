/** Prices for whoever pays: so many people, somebody of an age in a line of prose, students; and follow-ups for prices and hours. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { tellOf } from "../../../fixtures/taught-folder.ts";

describe("a price for so many people", () => {
  const ROOMS: Readonly<Record<Locale, readonly [page: string, large: string]>> = {
    en: [
      "# Desks\n\n## Meeting rooms\n\nSmall room (up to 6 people): £20 an hour. Large room (up to 14 people): £45 an hour. Book two hours at least.\n\n## Passes\n\n- Pack of 10: £120, ten days",
      "Large room (up to 14 people): £45 an hour.",
    ],
    "pt-BR": [
      "# Mesas\n\n## Salas de reunião\n\nSala pequena (até 6 pessoas): R$ 60 por hora. Sala grande (até 14 pessoas): R$ 110 por hora. Reserva mínima de duas horas.\n\n## Planos\n\n- Pacote 10: R$ 420, dez dias",
      "Sala grande (até 14 pessoas): R$ 110 por hora.",
    ],
    it: [
      "# Scrivanie\n\n## Sale riunioni\n\nSala piccola (fino a 6 persone): 20 € l'ora. Sala grande (fino a 14 persone): 45 € l'ora. Si prenota per almeno due ore.\n\n## Tessere\n\n- Pacchetto da 10: 120 €, dieci giorni",
      "Sala grande (fino a 14 persone): 45 € l'ora.",
    ],
    ja: [
      "# シェアオフィス\n\n## 会議室\n\n小会議室(6名まで)は1時間1,200円です。大会議室(14名まで)は1時間2,500円です。予約は2時間からです。\n\n## 回数券\n\n- 10日券:12,000円",
      "大会議室(14名まで)は1時間2,500円です。",
    ],
  };
  it.each<[Locale, string]>([
    ["en", "we are 10, how much is a meeting room"],
    ["en", "How much is a meeting room for 10 people?"],
    ["pt-BR", "somos 10 pessoas, quanto sai a sala de reunião"],
    ["pt-BR", "quanto custa a sala de reunião para 10?"],
    ["it", "siamo in 10, quanto costa la sala riunioni?"],
    ["it", "quanto costa la sala riunioni per dieci persone"],
    ["ja", "10人で会議室を使うといくらですか"],
  ])("%s: %s", async (locale, question) => {
    const [page, large] = ROOMS[locale];
    expect(await tellOf(locale, page, question)).toBe(large);
  });

  const GAMES =
    "# Stanza 13\n\n## Prezzi a partita\n\n2 giocatori: 50 €\n3 giocatori: 66 €\n4 giocatori: 80 €\n6 o 7 giocatori: 108 €\n\nI gruppi di 10 o più hanno uno sconto del 10%.";
  it.each([
    ["quanto costa in quattro", "4 giocatori: 80 €"],
    ["quanto costa per 7 persone?", "6 o 7 giocatori: 108 €"],
    ["siamo in 12, c'è uno sconto?", "I gruppi di 10 o più hanno uno sconto del 10%."],
  ])("%s", async (question, told) => {
    expect(await tellOf("it", GAMES, question)).toBe(told);
  });
});

describe("prices in a line of prose", () => {
  const HALL =
    "# Rocky Hall\n\n## Prices\n\nAdults £8. Under 12 free. Students £5. Seniors £6.\n\nShoe hire is £3.\n\n## Opening\n\nMonday to Friday 2 pm to 10 pm.\nThe hall was built 20 years ago.";
  it.each([
    ["how much for a 9 year old", "Under 12 free."],
    ["what does a 12 year old pay", "Adults £8."],
    ["price for a 40 year old", "Adults £8."],
    ["how much is it for a 20 year old student", "Students £5."],
    ["how much are shoes for a 10 year old", "Shoe hire is £3."],
    ["how much is the guided tour for a 10 year old", ""],
    ["how much did it cost 10 years ago", ""],
  ])("%s", async (question, told) => {
    expect(await tellOf("en", HALL, question)).toBe(told);
  });

  const LAKE =
    "# Parque\n\n## Ingressos\n\n- Adultos: R$ 60\n- Crianças de 3 a 12 anos: R$ 30\n- Até 2 anos: grátis\n\nAberto de terça a domingo, das 9h às 17h.\nO parque existe há 13 anos.";
  it.each([
    ["quanto custa para 13 anos", "Adultos: R$ 60"],
    ["ingresso 13 anos", "Adultos: R$ 60"],
    ["13 anos paga quanto?", "Adultos: R$ 60"],
    ["ingresso para 7 anos", "Crianças de 3 a 12 anos: R$ 30"],
  ])("%s", async (question, told) => {
    expect(await tellOf("pt-BR", LAKE, question)).toBe(told);
  });
});

describe("a discount for somebody of whom nothing is told", () => {
  it.each<[Locale, string, string]>([
    [
      "en",
      "# Garage\n\n## Prices\n\n- Outside wash: £8\n- Valet: £70\n\nGroups of ten or more get 10% off.",
      "is there a discount for students",
    ],
    [
      "pt-BR",
      "# Lava-rápido\n\n## Preços\n\n- Lavagem: R$ 40\n\nGrupos de dez ou mais têm 10% de desconto.",
      "tem desconto para estudantes?",
    ],
    [
      "it",
      "# Autolavaggio\n\n## Prezzi\n\n- Lavaggio: 12 €\n\nI gruppi di dieci hanno uno sconto del 10%.",
      "c'è uno sconto per i pensionati?",
    ],
    [
      "ja",
      "# 陶芸\n\n## 料金\n\n- ろくろ体験:4,500円、小学生以上\n\n10名以上の団体は1割引です。",
      "学割はありますか",
    ],
    [
      "ja",
      "# 陶芸\n\n## 料金\n\n- ろくろ体験:4,500円、小学生以上\n\n10名以上の団体は1割引です。",
      "シニア料金はありますか",
    ],
  ])("%s: is not known", async (locale, page, question) => {
    expect(await tellOf(locale, page, question)).toBe("");
  });
  it("is told by an age, or with all reduced prices", async () => {
    const page = "# Car Wash\n\n## Prices\n\n- Outside wash: £8\n\nOver-60s get 20% off on Wednesdays.";
    expect(await tellOf("en", page, "do pensioners get a discount")).toContain("Over-60s get 20% off");
  });
});

describe("a price for somebody of whom nothing is told", () => {
  const PAGES: Readonly<Record<Locale, string>> = {
    en: "# Quay Desks\n\nA shared office by the harbour.\n\n## Prices\n\n| Pass | Price |\n|---|---|\n| Day pass | £15 |\n| Week pass | £60 |\n\nCoffee is included.\n",
    "pt-BR":
      "# Mesas do Cais\n\nUm escritório compartilhado perto do porto.\n\n## Preços\n\n| Plano | Preço |\n|---|---|\n| Passe diário | R$ 55 |\n| Passe semanal | R$ 210 |\n\nO café está incluso.\n",
    it: "# Scrivanie al Molo\n\nUn ufficio condiviso vicino al porto.\n\n## Prezzi\n\n| Abbonamento | Prezzo |\n|---|---|\n| Ingresso giornaliero | 15 € |\n| Abbonamento settimanale | 60 € |\n\nIl caffè è compreso.\n",
    ja: "# 港の机\n\n港の近くのシェアオフィスです。\n\n## 料金\n\n| 券 | 料金 |\n|---|---|\n| 1日券 | 1,500円 |\n| 1週間券 | 6,000円 |\n\nコーヒー付きです。\n",
  };
  /** Lines that tell what others pay, or who pays less. */
  const OTHERS: Readonly<Record<Locale, readonly string[]>> = {
    en: ["Groups of ten or more get 10% off.", "Members: £9 a day.", "Children under 12 are free."],
    "pt-BR": ["Grupos de dez ou mais têm 10% de desconto.", "Sócios: R$ 40 por dia."],
    it: ["I gruppi di dieci hanno uno sconto del 10%.", "Soci: 9 € al giorno."],
    ja: ["10名以上の団体は1割引です。", "会員は1日900円です。"],
  };
  const ASKED: readonly (readonly [Locale, question: string, told: string])[] = [
    ["en", "how much is a day pass for students?", "Day pass: £15"],
    ["en", "student price for a day pass?", "Day pass: £15"],
    ["en", "whats the price of a day pass for students", "Day pass: £15"],
    ["en", "what does a week pass cost for pensioners", "Week pass: £60"],
    ["pt-BR", "quanto custa o passe diário para estudantes?", "Passe diário: R$ 55"],
    ["pt-BR", "quanto sai o passe semanal pra aposentado", "Passe semanal: R$ 210"],
    ["it", "quanto costa l'ingresso giornaliero per studenti?", "Ingresso giornaliero: 15 €"],
    ["it", "quanto costa l'abbonamento settimanale per i pensionati?", "Abbonamento settimanale: 60 €"],
    ["ja", "学生の1日券はいくらですか", "1日券：1,500円"],
  ];
  it.each(ASKED)("%s: “%s” is told everybody's", async (locale, question, told) => {
    expect(await tellOf(locale, PAGES[locale], question)).toBe(told);
  });
  it.each(
    ASKED.flatMap(([locale, question]) => OTHERS[locale].map((line) => [locale, question, line] as const)),
  )("%s: “%s” is not known beside “%s”", async (locale, question, line) => {
    expect(await tellOf(locale, `${PAGES[locale]}\n${line}\n`, question)).toBe("");
  });
  it.each<[Locale, string, string]>([
    ["en", "how much is a day pass for students?", "Under 16s come with a parent."],
    ["pt-BR", "quanto custa o passe diário para estudantes?", "Menores de 16 anos entram com os pais."],
    [
      "it",
      "quanto costa l'ingresso giornaliero per studenti?",
      "I minori di 16 anni entrano con un genitore.",
    ],
  ])("%s: “%s” is told beside “%s”", async (locale, question, line) => {
    expect(await tellOf(locale, `${PAGES[locale]}\n${line}\n`, question)).toMatch(/15|55/);
  });
  it.each<[Locale, string]>([
    ["en", "do students get a discount on the day pass"],
    ["pt-BR", "estudante tem desconto no passe diário?"],
    ["it", "c'è uno sconto per studenti sull'ingresso giornaliero?"],
    ["ja", "1日券に学割はありますか"],
  ])("%s: “%s” is not answered by it", async (locale, question) => {
    expect(await tellOf(locale, PAGES[locale], question)).toBe("");
  });
});

describe("a price that is not told, where others are", () => {
  it.each<[Locale, string, string]>([
    [
      "en",
      "# Desks\n\nA shared office with 40 desks, three rooms and a yard.\n\n## Passes\n\n- Day pass: £15\n- Pack of ten: £120\n",
      "how much are the rooms a month",
    ],
    [
      "pt-BR",
      "# Mesas\n\nEspaço compartilhado no centro, 40 mesas, três salas e um quintal.\n\n## Planos\n\n- Diária: R$ 55\n- Pacote de dez: R$ 420\n",
      "quanto custa a sala por um mês",
    ],
  ])("%s: is not taken from a count of things", async (locale, page, question) => {
    expect(await tellOf(locale, page, question)).toBe("");
  });
});

describe("after a question for hours", () => {
  it.each<[string, string, string]>([
    [
      "when is the sauna open",
      "And on Sundays?",
      "Sauna: Monday to Saturday 2 pm – 9 pm, Sunday 11 am – 4 pm",
    ],
    ["when is the cafe open", "on saturdays?", "Café: Tuesday to Sunday 10 am – 6 pm"],
  ])("%s – %s is asked of that thing", async (first, next, told) => {
    const page =
      "# Baths\n\n## Opening hours\n\n- Pool: Monday to Saturday 7 am – 9 pm, Sunday 9 am – 5 pm\n- Sauna: Monday to Saturday 2 pm – 9 pm, Sunday 11 am – 4 pm\n- Café: Tuesday to Sunday 10 am – 6 pm\n";
    expect(await tellOf("en", page, first, next)).toBe(told);
  });
  it.each<[Locale, string, string, string]>([
    [
      "en",
      "# Baths\n\n## Hours\n\nMonday to Friday 9 am – 6 pm, Saturday 9 am – 1 pm.\n\n## Prices\n\n- Pool: £6\n- Sauna: £9\n",
      "when do you open",
      "and the prices?",
    ],
    [
      "pt-BR",
      "# Piscinas\n\n## Horário\n\nSegunda a sexta 9h – 18h, sábado 9h – 13h.\n\n## Preços\n\n- Piscina: R$ 60\n- Sauna: R$ 90\n",
      "que horas abrem?",
      "e os preços?",
    ],
    [
      "it",
      "# Terme\n\n## Orario\n\nLunedì – venerdì 9–18, sabato 9–13.\n\n## Prezzi\n\n- Piscina: 6 €\n- Sauna: 9 €\n",
      "a che ora aprite?",
      "e i prezzi?",
    ],
    [
      "ja",
      "# 温泉\n\n## 営業時間\n\n月曜～金曜 9:00～18:00、土曜 9:00～13:00\n\n## 料金\n\n- プール:600円\n- サウナ:900円\n\n営業時間外の延長料金は300円です。",
      "営業時間は?",
      "料金は?",
    ],
  ])("%s: the prices are asked by themselves", async (locale, page, ...talk) => {
    expect(await tellOf(locale, page, ...talk)).toMatch(/^- .+6.*\n- .+9[^\n]*$/);
  });
});

describe("payers who are told in other words", () => {
  const PAGE = `# Fern Hill Gardens

## Entry

Entry costs £9. Over-60s get 10% off on Wednesdays. Students and blue light card holders pay £7. Brothers and sisters of a member come at half price.

## Tea room

Pots of tea are £3. Seniors' lunch is on Mondays.
`;
  it.each([
    ["do pensioners get a discount", /^Over-60s get 10% off on Wednesdays\.$/],
    ["nhs discount?", /Students and blue light card holders pay £7\./],
    ["sibling discount?", /Brothers and sisters of a member come at half price\./],
    ["discount for teachers?", undefined],
  ] as const)("“%s”", async (question, told) => {
    const answer = await tellOf("en", PAGE, question);
    if (told === undefined) expect(answer).toBe("");
    else expect(answer).toMatch(told);
  });
  it("takes no hour and a half for half the price", async () => {
    const page =
      "# Passeios\n\n## Lista\n\n- Passeio do lago: 2 horas e meia, R$ 40\n- Passeio do rio: 3 horas, R$ 60\n\n## Descontos\n\nEstudantes têm 15% de desconto.\n";
    expect(await tellOf("pt-BR", page, "tem desconto para estudante?")).toBe(
      "Estudantes têm 15% de desconto.",
    );
  });
});
