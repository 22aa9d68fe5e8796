/** Rows that tell when a business is open, by days and hours alone. */
import { describe, expect, it } from "vitest";

import { findOpeningRows } from "../../../../src/domain/answering/text/opening.ts";
import type { Locale } from "../../../../src/contract/locale.ts";
import { toSentences } from "../../../../src/domain/language/sentences.ts";
import { watchCpu } from "../../../support/cpu-time.ts";

const rowsOf = (text: string, locale: Locale, heading = ""): string[] => {
  const sentences = toSentences(text, locale);
  const rows = findOpeningRows({ text, sentences, heading });
  return sentences.flatMap(({ start, end }, index) => (rows.has(index) ? [text.slice(start, end)] : []));
};

describe("rows of opening", () => {
  it.each<[Locale, string]>([
    [
      "en",
      "Monday: closed\nTuesday & Wednesday: 9:30am – 5:30pm\nThursday: 11am – 8pm (our late night)\nFriday: 9 to 6",
    ],
    ["en", "Mon–Fri 9:00–18:00\nSat 9:00–16:00\nSun closed"],
    ["pt-BR", "Segunda a sexta: das 8h às 18h\nSábado: 8h às 12h\nDomingo: fechado"],
    ["it", "da martedì a venerdì: 10–13 e 15:30–19:30\nsabato: orario continuato 10–18\nlunedì: riposo"],
    ["ja", "平日：9:00〜18:00\n土：9:00〜16:00\n日：定休日"],
    ["ja", "月・水・木・金 10:00~18:30(12:30~13:15はお昼休み)\n土 10:00~17:00\n日 13:00~17:00"],
    ["it", "dal martedì al venerdì: 10–13\nsabato: 10–18\ndomenica: solo su appuntamento"],
    ["en", "Mon–Fri: 9–5\nSaturday: 9–1\nSunday: workshops only"],
  ])("%s: all of “%s”", (locale, text) => {
    expect(rowsOf(text, locale)).toEqual(text.split("\n"));
  });

  it.each<[Locale, string]>([
    ["en", "Monday: yoga 6pm – 7pm\nTuesday: Pilates for beginners 6pm – 7pm\nFriday: choir 7pm – 9pm"],
    ["en", "Wednesday: 18:00–19:30\nThursday: 18:00–19:30"],
    ["en", "Town bicycle: 5 to 18 euros\nTandem: 9 to 30 euros"],
    ["it", "Mercoledì: dalle 17 alle 18:30"],
    ["pt-BR", "Terça: oficina de pão das 9h às 11h\nQuinta: oficina de bolo das 9h às 11h"],
    ["ja", "水：陶芸教室 10:00〜12:00\n金：書道 10:00〜12:00"],
  ])("%s: none of “%s”", (locale, text) => {
    expect(rowsOf(text, locale)).toEqual([]);
  });

  it("a long line of digits and days takes no time", () => {
    const cpu_ms = watchCpu();
    rowsOf("mon 9 - ".repeat(2000), "en");
    rowsOf("9:00 to ".repeat(2000), "en");
    expect(cpu_ms()).toBeLessThan(2_000);
  });

  it.each<[Locale, string, string, boolean]>([
    ["en", "Library › When we are open", "Tuesday 10–1 and 2–5\nThursday 2–7\nSaturday 10–1", true],
    ["it", "Museo › Apertura", "Sabato 10–13\nDomenica 10–17", true],
    ["pt-BR", "Feira › Quando abrimos", "Sábado 8h às 12h\nDomingo 8h às 12h", true],
    ["en", "Open day › Lessons", "Wednesday: 18:00–19:30\nThursday: 18:00–19:30", false],
    ["en", "When we are open", "Thursday 2–7", false],
  ])("%s: below “%s” few days suffice: %s", (locale, heading, text, suffice) => {
    expect(rowsOf(text, locale, heading)).toEqual(suffice ? text.split("\n") : []);
  });
});
