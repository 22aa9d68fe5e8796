/** Everyday questions of a vet, a hotel for pets, a dentist, an adventure park and a bike hire, each asked as it is typed. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { openPage } from "../../../fixtures/taught-folder.ts";

const VET = `# Fernhollow Vets

We're a small practice for dogs, cats and rabbits, run by two sisters, Imogen and Clara Whitlock.

## Prices

- Consultation: £48
- Dog booster: £56

## Booking

We keep four slots each morning for animals that need to be seen the same day. Please cancel four hours ahead.

## Find us

3 Tannery Yard, Fernhollow, behind the library. Free parking for six cars.
`;

const KENNEL = `# Patas & Cia – hotel e creche para cães e gatos

Uma equipe de sete monitores, dia e noite.

## Diárias

- Gato: R$ 60
- Cão até 10 kg: R$ 85
- Cão acima de 10 kg: R$ 120

A diária inclui passeios, fotos todo dia e administração de remédios. O segundo animal da família paga 20% menos.

## Creche

Avulso: R$ 70 o dia. Plano de 2 dias por semana: R$ 480 por mês; 3 dias: R$ 660.

## O que trazer

A ração do seu animal e a caminha. Não precisa trazer potes.

## Pagamento

O restante paga na saída, no Pix, débito ou crédito.
`;

const DENTIST = `# みなと歯科クリニック

みなと町駅の東口、青い看板のビルの2階です。

## 初めての方へ

初診は検査を含めて約60分、保険適用で3,000円ほどです。

## 診療内容

- **ホワイトニング**: 1回22,000円です。
- **定期検診・クリーニング**: 3か月に1回をおすすめしています。保険適用で約2,500円、45分ほどです。

## お子さま

キッズスペースがあります。フッ素塗布は1回550円です。
`;

const PARK = `# Parco Avventura Bosco Sospeso

Siamo al primo piano dell'ex segheria, accanto al fiume.

## Biglietti

| Biglietto | Prezzo |
|---|---|
| Scoiattolo | 10 € |
| Junior (fino a 130 cm) | 16 € |
| Adulti | 22 € |

## Percorsi

Chi sale pesa al massimo 120 kg. Per la Torre serve un'altezza minima di 140 cm, per il Ghiro di 110 cm.
`;

const BIKES = `# Pedal Barn – bike hire

## Bikes

- City bike: £15 a day
- Tandem: £30 a day

The adult tricycle carries riders of up to 120 kg.

## Dogs

A dog trailer costs £10 per day and carries dogs of up to 30 kg.
`;

const ASKED: readonly (readonly [Locale, string, readonly (readonly [string, string | null])[]])[] = [
  [
    "en",
    VET,
    [
      ["where are you?", "3 Tannery Yard"],
      ["whats your address", "3 Tannery Yard"],
      ["who is the owner?", "Imogen and Clara Whitlock"],
      ["who owns it", "Imogen and Clara Whitlock"],
      ["can my dog be seen today", "the same day"],
      ["where can I buy parrots", null],
    ],
  ],
  [
    "en",
    BIKES,
    [
      // What a trailer carries says nothing of bikes, though all of the page is about them.
      ["I weigh 130 kg, can I ride a bike?", "riders of up to 120 kg"],
      ["I weigh 110 kg, is the tricycle ok for me?", "riders of up to 120 kg"],
      ["can I carry a 25 kg dog?", "dogs of up to 30 kg"],
      ["how much is the trailer for a 25 kg dog?", "A dog trailer costs £10"],
    ],
  ],
  [
    "pt-BR",
    KENNEL,
    [
      ["quanto é a diária pro meu gatinho?", "Gato: R$ 60"],
      ["quanto custa a diária pra um labrador de 30kg?", "Cão acima de 10 kg: R$ 120"],
      ["meu cachorro pesa 8 kg, quanto fica?", "Cão até 10 kg: R$ 85"],
      ["preciso levar o potinho?", "Não precisa trazer potes"],
      ["recebo fotos?", "fotos todo dia"],
      ["vocês dão remédio?", "administração de remédios"],
      ["qual o preço da creche 3x por semana", "3 dias: R$ 660"],
      ["tem desconto pra dois cachorros?", "20% menos"],
      // What is accepted are ways to pay.
      ["vcs aceitam gatos?", null],
      ["vocês aceitam pix", "no Pix"],
    ],
  ],
  [
    "ja",
    DENTIST,
    [
      ["フッ素はいくらですか", "フッ素塗布は1回550円です"],
      ["初診料はいくらくらい？", "3,000円ほどです"],
      ["クリーニングは何分かかりますか", "45分ほどです"],
      ["クリーニングはいくら？", "約2,500円"],
      ["どこにありますか", "ビルの2階です"],
      ["今日診てもらえますか", null],
    ],
  ],
  [
    "it",
    PARK,
    [
      ["dove siete?", "Siamo al primo piano"],
      ["peso 125 kg posso salire?", "al massimo 120 kg"],
      ["sono alta 1,35, posso fare la Torre?", "un'altezza minima di 140 cm"],
      ["quanto costa per due adulti e un bambino di 5 anni?", "Junior (fino a 130 cm): 16 €"],
      ["siamo due adulti e un bambino, quanto spendiamo?", "Adulti: 22 €"],
    ],
  ],
];

describe.each(ASKED)("%s", (locale, page, questions) => {
  let robot: Awaited<ReturnType<typeof openPage>>;
  beforeAll(async () => {
    robot = await openPage(locale, page);
  });
  afterAll(() => robot.close());

  it.each(questions)("“%s” is told “%s”", async (question, told) => {
    const [answer] = await robot.talk([question]);
    if (told === null) expect(answer?.outcome).toBe("declined");
    else expect(answer?.text).toContain(told);
  });
});
