/** What visitors type in a word or two, and whether to come on a day or in a month, over the real knowledge store. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { openPage, tellOf } from "../../../fixtures/taught-folder.ts";

interface Case {
  readonly page: string;
  readonly asked: readonly (readonly [question: string, right: RegExp, wrong?: RegExp])[];
}

const CASES: Readonly<Record<Locale, Case>> = {
  en: {
    page: `# Rowan Boats

The boathouse has stood here since 1931.

## Hours
Mon–Fri 9:00–18:00
Sat 9:00–16:00
Sun closed

We are open from April 10 through October 31 and closed for the winter. Quiet hours: 10 pm to 7 am.

## Getting in touch
If a boat leaks, call 0555 100 200: we come out from 9 am to 6 pm. Invoices come by e-mail within 2 days.
Our friends call the place the shed. Telephone: 0555 100 200
E-mail: hello@rowan.example
Mill Lane 4, Northwater. From the station it is ten minutes on foot.

## Prices
Canoe ........ £12
Rowing boat ........ £18
Pedal boat ........ £15 an hour

## Payment
We take cash, Visa and Mastercard.`,
    asked: [
      ["phone", /Telephone: 0555 100 200/],
      ["what's your phone number?", /Telephone: 0555 100 200/],
      ["email", /hello@rowan/, /Invoices/],
      ["hours", /Mon–Fri 9:00–18:00/, /Quiet/],
      ["contact", /0555 100 200/],
      ["prices", /£12.*£18.*£15/s],
      ["what are your prices?", /£12.*£18.*£15/s],
      ["How much is the rowing boat?", /£18/, /£12/],
      ["How do I get there?", /Mill Lane/],
      ["location", /Mill Lane/],
      ["How can I pay?", /Visa/],
      ["Can I come on Saturday?", /9:00–16:00/, /18:00/],
      ["could we pop in this sunday", /closed/],
      ["u open on monday?", /9:00–18:00/],
      ["are you open in january", /April 10/, /Quiet/],
      ["open in may?", /April 10/, /Quiet/],
    ],
  },
  "pt-BR": {
    page: `# Barcos da Sorveira

O galpão existe desde 1931.

## Horário
Seg a sex 9h–18h
Sábado 9h–16h
Domingo fechado

## Contato
Se o barco fizer água, ligue para (55) 5100-2000: buscamos você das 9h às 18h.
Os amigos chamam o lugar de barracão. Telefone: (55) 5100-2000
E-mail: oi@sorveira.example
Rua do Moinho, 4, Aguaclara. Da estação são dez minutos a pé.

## Preços
Canoa ........ R$ 60
Barco a remo ........ R$ 90
Pedalinho ........ R$ 75

## Pagamento
Aceitamos dinheiro, Pix e cartões.`,
    asked: [
      ["telefone", /Telefone: \(55\) 5100-2000/],
      ["qual o telefone de vocês?", /Telefone: \(55\) 5100-2000/],
      ["e-mail", /oi@sorveira/],
      ["me passa o zap", /5100-2000/],
      ["preços", /R\$ 60.*R\$ 90.*R\$ 75/s],
      ["quanto custa o barco a remo", /R\$ 90/, /R\$ 60/],
      ["como chegar", /Moinho/],
      ["onde vocês ficam", /Moinho/],
      ["como posso pagar", /Pix/],
      ["posso ir no sábado?", /9h–16h/, /18h/],
      ["Dá pra passar aí no domingo?", /fechado/],
    ],
  },
  it: {
    page: `# Barche del Sorbo

La rimessa è qui dal 1931. Il buono "Remo d'Oro" vale un'uscita e costa 30 €.

## Orari
Lun–ven 9–18
Sabato 9–16
Domenica chiuso

## Contatti
Se la barca fa acqua, chiami lo 0555 100 200: veniamo dalle 9 alle 18.
Gli amici la chiamano la baracca. Telefono: 0555 100 200
E-mail: ciao@sorbo.example
Via del Mulino 4, Acquachiara. Dalla stazione sono dieci minuti a piedi.

## Prezzi
Canoa ........ 12 €
Barca a remi ........ 18 €
Pedalò ........ 15 €

## Pagamenti
Accettiamo contanti, bancomat e carte.`,
    asked: [
      ["telefono", /Telefono: 0555 100 200/],
      ["mail", /ciao@sorbo/],
      ["siete aperti domenica?", /chius/, /9–16/],
      ["contatti", /0555 100 200/],
      ["prezzi", /12 €.*18 €.*15 €/s],
      ["quanto costa la barca a remi", /18 €/, /12 €/],
      ["come si arriva da voi", /Mulino/, /Remo d'Oro/],
      ["dove vi trovate", /Mulino/, /Remo d'Oro/],
      ["come posso pagare", /bancomat/],
      ["posso venire sabato?", /9–16/, /9–18/],
      ["Possiamo passare la domenica?", /chius/],
    ],
  },
  ja: {
    page: `# 貸しボートななかまど

1931年からここに艇庫があります。

## 営業時間
月・火・水・木・金 9:00~18:00
土 9:00~16:00
**定休日:日曜**

## お店の場所
北水町水車通り4丁目2
駅から歩いて10分です。
電話:0555-10-2000
メール:hello@nanakamado.example

## 料金
カヌー 1,200円
手こぎボート 1,800円
足こぎボート 1,500円

## お支払い
現金、交通系ICカード、クレジットカードがお使いいただけます。

## ご予約
お申し込みは3か月前からです。予約はいりません。お子さまの貸し出し用ライフジャケットがあります。`,
    asked: [
      ["電話", /0555-10-2000/],
      ["メール", /hello@nanakamado/],
      ["料金", /1,200円.*1,800円.*1,500円/s],
      ["手こぎボートはいくらですか", /1,800円/, /1,200円/],
      ["アクセス", /水車通り|歩いて10分/, /交通系/],
      ["どうやって行けばいいですか", /水車通り|歩いて10分/, /交通系/],
      ["お店どこにありますか", /水車通り/],
      ["支払い方法は?", /クレジット/],
      ["土曜日に行っても大丈夫ですか", /9:00~16:00/, /18:00/],
      ["日曜に行けますか", /定休日/],
      ["土曜は何時まで開いてますか", /16:00/],
      ["申込は何ヶ月前から?", /3か月前/],
      ["予約しないとだめ?", /いりません/],
      ["子ども用のライフジャケットは貸出していますか", /ライフジャケット/],
    ],
  },
};

describe("brief questions", () => {
  it.each(Object.entries(CASES) as [Locale, Case][])(
    "%s: each finds its line, row or list, and none beside it",
    async (locale, { page, asked }) => {
      const taught = await openPage(locale, page);
      const wrong: string[] = [];
      for (const [question, right, no] of asked) {
        const [answer] = await taught.talk([question]);
        const text = answer?.outcome === "answered" ? answer.text : `(${answer?.outcome})`;
        if (!right.test(text) || no?.test(text)) wrong.push(`${question} → ${text}`);
      }
      await taught.close();
      expect(wrong).toEqual([]);
    },
  );
});

describe("how one gets in with a wheelchair", () => {
  const PAGES: Readonly<Record<Exclude<Locale, "ja">, string>> = {
    en: "# Fern Dental\n\n## Finding us\n\nWe are above the bakery. There is a ramp at the side entrance and a lift to our door. The car park behind the building is free.\n\n## Prices\n\n- Check-up: £38\n",
    "pt-BR":
      "# Consultório Samambaia\n\n## Como chegar\n\nFicamos em cima da padaria. Há uma rampa na entrada lateral e elevador até a porta. O estacionamento atrás do prédio é gratuito.\n\n## Preços\n\n- Consulta: R$ 120\n",
    it: "# Studio Felce\n\n## Come arrivare\n\nSiamo sopra il panificio. C'è una rampa all'ingresso laterale e un ascensore fino alla porta. Il parcheggio dietro l'edificio è gratuito.\n\n## Prezzi\n\n- Visita: 38 €\n",
  };
  it.each<[Exclude<Locale, "ja">, string, string]>([
    ["en", "wheelchair access?", "a ramp at the side entrance"],
    ["en", "is it wheelchair accessible", "a ramp at the side entrance"],
    ["en", "do you have step-free access", "a ramp at the side entrance"],
    ["pt-BR", "tem acesso para cadeirante?", "uma rampa na entrada lateral"],
    ["it", "c'è l'accesso per disabili?", "una rampa all'ingresso laterale"],
    ["it", "accesso in carrozzina?", "una rampa all'ingresso laterale"],
  ])("%s: “%s” is told by ramps and lifts", async (locale, question, told) => {
    expect(await tellOf(locale, PAGES[locale], question)).toContain(told);
  });

  it("is not told by how others get in", async () => {
    const page = "# Gym\n\n## Getting in\n\nMembers get in by card from 6 am. The car park is free.\n";
    expect(await tellOf("en", page, "wheelchair access?")).toBe("");
  });
});
