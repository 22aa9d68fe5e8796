/** What everyday visitors type on a phone, and pages tell in other words, below a heading or behind a name. */
import { expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { tellOf } from "../../../fixtures/taught-folder.ts";

const PHYSIO = `# Alder Physiotherapy

We treat backs, necks and knees.

## Prices

| | Price |
|---|---|
| First visit | £62 |
| Follow-up | £44 |

Over-65s get 10% off.

## Your visit

Wear something loose. Children are welcome from the age of 8 with a parent.

There is a lift from the back entrance. Two parking spaces are behind the building.
`;
const FERRY = `# Alder Ferry

The boat crosses in 35 minutes.

## Good to know

We sail in most weathers. There are toilets on board, and a small bar sells coffee and sandwiches. The water in the pool of the harbour is 19 to 23 degrees.
`;
const DIVING = `# Escola de Mergulho Amieiro

## Cursos

**Batismo** – para quem nunca mergulhou. Explicação em terra, depois 40 minutos na água. R$ 280, com equipamento e fotos.

**Avançado** – dois dias no mar. R$ 1.150, com certificado.

## Quem pode

O batismo é a partir de 10 anos. A água do mar fica entre 18 e 23 graus.
`;
const GARAGE = `# Officina Ontano

Ripariamo tutte le marche.

## Orari

Dal lunedì al venerdì 8:00–12:30 e 14:00–18:30.

## Dove siamo

Via Granarolo 88, dietro il distributore. Compriamo anche auto usate.

## Prenotazioni

Si prenota per telefono. Se annullate oltre una settimana prima rendiamo l'acconto. Se la riparazione supera i 100 € vi
chiamiamo prima.
`;
const INN = `# 湯の宿 はんの木

## 料金

和室は14,300円です。

## チェックイン

チェックインは15時から18時までです。

## 交通

駅から車で8分。15時と16時半に無料送迎がございます。

## キャンセル

7日前まで無料、3日前から30％、前日50％、当日100％を申し受けます。

お支払いは現金、クレジットカード、PayPayがご利用いただけます。館内は全館禁煙、Wi-Fiは無料です。ペットはご遠慮いただいております。エレベーターはございませんが、1階のお部屋もご用意できます。
`;
const CLEANER = `# はんの木クリーニング

## 仕上がり

午前10時までのお預かりで当日17時にお渡しします。

## 集配

3,000円以上のご注文で集配が無料です。
`;

it.each<[Locale, string, string, RegExp]>([
  ["en", PHYSIO, "is there a lift i use a wheelchair", /lift/],
  ["en", PHYSIO, "can my 6 year old come", /from the age of 8/],
  ["en", FERRY, "is there food on board", /sandwiches/],
  ["pt-BR", DIVING, "quanto custa o batismo", /Batismo.*R\$ 280/],
  ["pt-BR", DIVING, "quanto custa o avançado", /Avançado.*R\$ 1\.150/],
  ["pt-BR", DIVING, "qual a temperatura da agua", /18 e 23 graus/],
  ["it", GARAGE, "dove siete e a che ora chiudete", /Granarolo 88[^]*18:30/],
  ["it", GARAGE, "se annulliamo ci ridate i soldi", /rendiamo l'acconto/],
  ["ja", INN, "夜8時に着いてもいい？", /^チェックインは15時から18時まで/],
  ["ja", INN, "キャンセル料いつからかかる", /^7日前まで無料/],
  ["ja", INN, "キャンセルについて", /^7日前まで無料/],
  ["ja", INN, "犬連れで泊まれますか", /^ペットはご遠慮/],
  ["ja", CLEANER, "取りに来てもらえますか", /集配が無料/],
  ["ja", CLEANER, "今日出して今日できますか", /当日17時/],
])("%s %#: %s%s", async (locale, page, question, told) => {
  expect(await tellOf(locale, page, question)).toMatch(told);
});

it.each<[Locale, string, string]>([
  ["it", GARAGE, "vendete auto usate"],
  ["it", GARAGE, "quanto costa la riparazione"],
  ["en", PHYSIO, "can my dog come"],
  ["en", FERRY, "is there wifi on board"],
  ["pt-BR", DIVING, "quanto custa o mergulho noturno"],
  ["pt-BR", DIVING, "qual a temperatura da piscina"],
  ["ja", CLEANER, "夜8時に着いてもいい？"],
])("%s %#: %s%s is not told", async (locale, page, question) => {
  expect(await tellOf(locale, page, question)).toBe("");
});
