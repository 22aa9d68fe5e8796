/** What of a text shows hours of the day. */
import { describe, expect, it } from "vitest";

import { showsHours } from "../../../../src/domain/answering/question/hours-words.ts";

describe("hours of the day", () => {
  it.each([
    ["en", "Daily 9 to 5"],
    ["en", "Saturday 10 till 2"],
    ["en", "Saturday 10 til 2"],
    ["en", "8–12"],
    ["en", "from 9 am"],
    ["pt-BR", "Segunda a sexta das 9 às 18"],
    ["pt-BR", "sábado das 7 até 14"],
    ["it", "dalle 9 alle 17"],
    ["it", "lun-ven 9 - 13"],
    ["ja", "9時〜17時"],
  ] as const)("%s: “%s” shows them", (locale, text) => {
    expect(showsHours(text, { locale, folded: "" })).toBe(true);
  });

  it.each([
    ["en", "Ages 9 to 14"],
    ["en", "Children aged 3 to 12"],
    ["en", "in 5 to 7 days"],
    ["en", "in 5 to 7 working days"],
    ["en", "2 to 4 players"],
    ["en", "£20 to 30"],
    ["en", "10 to 15% off"],
    ["en", "Years 9 to 11"],
    ["en", "Depth 1.5 to 2 metres"],
    ["pt-BR", "Bolos para 10 a 15 pessoas"],
    ["pt-BR", "de 2 a 3 dias"],
    ["it", "da 10 a 15 persone"],
    ["it", "da 2 a 3 giorni"],
  ] as const)("%s: “%s” shows none", (locale, text) => {
    expect(showsHours(text, { locale, folded: "" })).toBe(false);
  });
});
