/** What small pages say once, asked as on a phone: a fee behind its thing, other spellings, the night, home delivery, the last admission. */
import { expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { tellOf } from "../../../fixtures/taught-folder.ts";

const YOGA: Readonly<Record<Locale, string>> = {
  en: "# Alder House\n\nWe have rooms to let.\n\n## Courses\n\nEvery Sunday at 10 there is yoga in the barn. The fee is £12. Please book by phone.\n\n## Barn\n\nThe barn is let for £90.\n",
  it: "# Casa Ontano\n\nAffittiamo stanze.\n\n## Corsi\n\nOgni domenica alle 10 c'è yoga nel fienile. La quota è di 12 €. Si prenota per telefono.\n\n## Fienile\n\nIl fienile si affitta a 90 €.\n",
  "pt-BR":
    "# Casa Amieiro\n\nAlugamos quartos.\n\n## Cursos\n\nTodo domingo às 10h tem yoga no galpão. O valor é R$ 40. Reserve por telefone.\n\n## Galpão\n\nO galpão é alugado por R$ 300.\n",
  ja: "# はんの木の湯\n\n町の銭湯です。\n\n## 教室\n\n毎週日曜の朝10時から朝ヨガを開いています。参加費は1,200円です。予約は電話でお願いします。\n\n## 貸切\n\n休憩室は2時間で4,000円です。\n",
};
const BATH = `# はんの木の湯

町の銭湯です。

## ご案内

受付は23時までです。入れ墨のある方もご入浴いただけます。

髪を染めることはできません。

餃子は持ち帰りできます。
`;
const STORE = `# Alder Storage

We let rooms.

## Getting in

Rooms are open from 6am to 11pm.

## Leaving

The shortest stay is two weeks. After ten days without payment the code stops working.
`;

it.each<[Locale, string, string, string]>([
  ["en", YOGA.en, "how much is yoga", "The fee is £12."],
  ["it", YOGA.it, "quanto costa lo yoga", "La quota è di 12 €."],
  ["pt-BR", YOGA["pt-BR"], "quanto custa o yoga", "O valor é R$ 40."],
  ["ja", YOGA.ja, "ヨガいくら", "参加費は1,200円です。"],
  ["ja", BATH, "最終受付何時", "受付は23時までです。"],
  ["ja", BATH, "タトゥーあるけど入れる？", "入れ墨のある方もご入浴いただけます。"],
  ["ja", BATH, "髪染めてもいい？", "髪を染めることはできません。"],
  ["ja", BATH, "テイクアウトできる？", "餃子は持ち帰りできます。"],
  ["en", STORE, "can i get in at night", "Rooms are open from 6am to 11pm."],
  [
    "it",
    "# Frantoio Ontano\n\nFacciamo olio.\n\n## Olio\n\nSpediamo olio in tutta Italia.\n\n## Casa\n\nLa casa è del 1700.\n",
    "spedite a casa",
    "Spediamo olio in tutta Italia.",
  ],
  [
    "pt-BR",
    "# Doces Amieiro\n\nFazemos bolos.\n\n## Entregas\n\nEntregamos bolos no centro por R$ 10.\n\n## A casa\n\nA casa é de 1950.\n",
    "entrega bolo em casa",
    "Entregamos bolos no centro por R$ 10.",
  ],
  [
    "pt-BR",
    "# Pousada Amieiro\n\nQuartos na praia.\n\n## Reservas\n\nNo réveillon a estadia mínima é de 5 noites. Feriados: 2 noites.\n",
    "quantos dias no mínimo no ano novo",
    "No réveillon a estadia mínima é de 5 noites.",
  ],
])("%s, %#", async (locale, page, question, told) => {
  expect(await tellOf(locale, page, question)).toContain(told);
});

it.each<[Locale, string, string]>([
  // The fee is told of what stands right before it.
  ["en", YOGA.en, "how much is a room"],
  ["it", YOGA.it, "quanto costa una stanza"],
  [
    "en",
    "# Alder Storage\n\nWe let rooms.\n\n## Leaving\n\nThe shortest stay is two weeks.\n",
    "can i get in at night",
  ],
])("%s, untold: %#", async (locale, page, question) => {
  expect(await tellOf(locale, page, question)).toBe("");
});
