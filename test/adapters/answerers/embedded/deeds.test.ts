/** Who asks what to do is told that first, and not what it costs. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { openPage } from "../../../fixtures/taught-folder.ts";

const PAGES: Readonly<Record<Locale, string>> = {
  en: `# Otter Lodge

## Room cards

The protection for lost or damaged room cards costs 2 euros per room card per night. With the protection, guests pay at most 5 euros if the room card is lost or damaged. Without the protection, guests pay what the room card is worth: 15 euros for a plain one and 40 euros for one that also opens the boathouse. The loss of the room card must be reported to the front desk within an hour.
`,
  "pt-BR": `# Pousada da Lontra

## Cartões do quarto

A proteção contra perda e danos do cartão do quarto custa 2 euros por cartão por noite. Com a proteção, o hóspede paga no máximo 5 euros se o cartão do quarto for perdido ou danificado. Sem a proteção, o hóspede paga o valor do cartão do quarto: 15 euros por um simples e 40 euros por um que também abre a casa de barcos. A perda do cartão do quarto deve ser comunicada à recepção em até uma hora.
`,
  it: `# Locanda della Lontra

## Tessere della camera

La protezione per tessere della camera smarrite o danneggiate costa 2 euro a tessera per notte. Con la protezione, l'ospite paga al massimo 5 euro se la tessera della camera è smarrita o danneggiata. Senza la protezione, l'ospite paga il valore della tessera della camera: 15 euro per una semplice e 40 euro per una che apre anche la rimessa. Lo smarrimento della tessera della camera va segnalato alla reception entro un'ora.
`,
  ja: `# かわうそ荘

## ルームカード

ルームカードの紛失や破損に備える補償は、ルームカード1枚につき1泊2ユーロで、チェックインの際にフロントでお申し込みいただけます。補償をつけた場合、ルームカードを紛失または破損したときのお支払いは最大で5ユーロまでとなり、そのほかの費用はいただきません。補償をつけない場合、ルームカードを紛失したときは実費をお支払いいただき、普通のルームカードは15ユーロ、艇庫も開くルームカードは40ユーロで、代わりの品ができるまでに半日ほどの時間がかかることがあります。前日までにお預かりした荷物は、そのまま艇庫で保管いたしますので、ご安心いただけるものと考えております。ルームカードを紛失した際は、1時間以内にフロントへお届けください。
`,
};

describe("what to do", () => {
  it.each<[Locale, string, RegExp]>([
    ["en", "I lost my room card, what should I do?", /reported to the front desk/],
    ["pt-BR", "Perdi o cartão do quarto, o que devo fazer?", /comunicada à recepção/],
    ["it", "Ho smarrito la tessera della camera, cosa devo fare?", /segnalato alla reception/],
    ["ja", "ルームカードを紛失しました。どうすればいいですか", /フロントへお届けください/],
  ])("%s: %s", async (locale, question, told) => {
    const lodge = await openPage(locale, PAGES[locale]);
    const [answer] = await lodge.talk([question]);
    expect(answer?.text).toMatch(told);
    await lodge.close();
  });
});
