/** Whether somebody of an age may do something, asked in other words than the page's, alone or behind a remark. */
import { expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { tellOf } from "../../../fixtures/taught-folder.ts";

const STUDIO = `# Estúdio Amieiro

Somos um estúdio de piercing. Recebemos quem vem sozinho e casais.

## Quem pode

Menores de 16 anos só acompanhados dos pais. Piercing de orelha só acima de 12 anos.

## Preços

Lóbulo: R$ 120
`;
const CLUB = `# Alder Club

We welcome people who come alone and groups.

## Rules

Under-eights are not let out alone. The climbing wall is for children aged 12 and older.

## Prices

Day ticket: £9
`;

it.each<[Locale, string, string, string]>([
  ["pt-BR", STUDIO, "minha filha de 10 anos pode furar a orelha", "Piercing de orelha só acima de 12 anos."],
  ["pt-BR", STUDIO, "tenho 15 anos posso ir sozinho", "Menores de 16 anos só acompanhados dos pais."],
  ["pt-BR", STUDIO, "posso ir sozinho", "Recebemos quem vem sozinho e casais."],
  ["pt-BR", STUDIO, "meu filho de 10 anos pode pintar o cabelo", ""],
  ["en", CLUB, "can my 7 year old walk home alone", "Under-eights are not let out alone."],
  ["en", CLUB, "can my 7 year old have a pony", ""],
])("%s, %#", async (locale, page, question, told) => {
  expect(await tellOf(locale, page, question)).toBe(told);
});
