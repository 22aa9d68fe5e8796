/** From which age on there is anything, beside rows of courses for several ages. */
import { expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { tell } from "../found.ts";

const SCHOOLS: Readonly<Record<Locale, readonly [told: string, rows: string]>> = {
  en: ["We teach children from six years and adults.", "Violin: ages 8 to 12\nDrums: ages 10 to 17"],
  it: ["Insegniamo ai bambini dai 4 anni.", "Danza: 8–12 anni\nTip tap: 7–16 anni"],
  "pt-BR": ["Recebemos crianças a partir de 4 anos.", "Balé: 8 a 12 anos\nSapateado: 7 a 16 anos"],
  ja: ["4歳から大人まで教えています。", "バレエ：8歳〜12歳\nタップ：7歳〜16歳"],
};
const told = (locale: Locale, question: string): string | undefined => {
  const [says, rows] = SCHOOLS[locale];
  return tell(
    [
      { heading: "A", text: rows },
      { heading: "B", text: says },
    ],
    question,
    locale,
  );
};

it.each<[Locale, string]>([
  ["en", "what age can kids start"],
  ["en", "from what age can you join"],
  ["en", "how young can children start"],
  ["it", "da che età si comincia"],
  ["it", "a che età possono iniziare i bambini"],
  ["pt-BR", "a partir de que idade"],
  ["pt-BR", "com que idade pode começar"],
  ["ja", "何歳から習えますか"],
  ["ja", "何歳から入れる？"],
])("%s: “%s” is told the least age first", (locale, question) => {
  expect(told(locale, question)?.split("\n", 1)).toEqual([SCHOOLS[locale][0]]);
});

it.each<[Locale, string, string]>([
  ["en", "what age is violin for", "Violin: ages 8 to 12"],
  ["it", "che età per la danza", "Danza: 8–12 anni"],
  ["pt-BR", "qual a idade do balé", "Balé: 8 a 12 anos"],
])("%s: “%s” is told the row of what is named", (locale, question, row) => {
  expect(told(locale, question)).toContain(row);
});
