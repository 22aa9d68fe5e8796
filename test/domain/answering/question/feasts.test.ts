import { describe, expect, it } from "vitest";

import { type Locale, LOCALES } from "../../../../src/contract/locale.ts";
import {
  askHolidays,
  dateFeasts,
  findFeasts,
  namesFeast,
} from "../../../../src/domain/answering/question/feasts.ts";
import { fold } from "../../../../src/domain/language/normalise.ts";

const dated = (text: string, locale: Locale, knows: (word: string) => boolean = isDate): string =>
  dateFeasts(text, findFeasts(text, locale), knows);
/** A robot that knows every date and no feast by its name. */
const isDate = (word: string): boolean =>
  /^\d+$|ember$|ary$|^(?:december|may|october|dezembro|janeiro|dicembre|gennaio|agosto|maggio)$/.test(word);

describe("a feast of a fixed date", () => {
  it.each<[Locale, string, string]>([
    ["en", "Are you open on Christmas Day?", "are you open on 25 december?"],
    ["en", "and on new year’s day?", "and on 1 january?"],
    ["en", "On Christmas Eve and at Christmas?", "on 24 december and at 25 december?"],
    ["en", "Closed on Boxing Day?", "closed on 26 december?"],
    ["pt-BR", "Vocês abrem no Natal?", "voces abrem no 25 dezembro?"],
    ["pt-BR", "E no ano-novo?", "e no 1 janeiro?"],
    ["it", "Siete aperti a Capodanno?", "siete aperti a 1 gennaio?"],
    ["it", "e il primo gennaio?", "e il 1 gennaio?"],
    ["it", "Aperti a Ferragosto?", "aperti a 15 agosto?"],
    ["ja", "クリスマスは開いていますか", "12月25日は開いていますか"],
    ["ja", "お正月は？", "1月1日は?"],
  ])("%s: “%s” is asked by its date", (locale, text, expected) => {
    expect(dated(text, locale)).toBe(expected);
  });
  it.each<[Locale, string]>([
    ["en", "Is the Christmastide market open?"],
    ["en", "Do you have a new yearling bike?"],
    ["pt-BR", "Qual é a cidade natalina?"],
    ["it", "Dove si trova la sala natalizia?"],
    ["en", "When do you open?"],
  ])("%s: “%s” names none and stays as it was written", (locale, text) => {
    expect(dated(text, locale)).toBe(text);
  });
  it("stays where the robot knows it by its name, or does not know its date", () => {
    const text = "Are you open on Christmas Day?";
    expect(dated(text, "en", (word) => word === "christmas" || isDate(word))).toBe(text);
    expect(dated(text, "en", () => false)).toBe(text);
  });
  it.each<[Locale, string, string]>([
    ["en", "Are you open on New Year's Day?", "are you open on public holidays?"],
    ["en", "open on easter monday?", "open on public holidays?"],
    ["pt-BR", "Abrem na Sexta-feira Santa?", "abrem na feriados?"],
    ["it", "Aperti a Pasquetta?", "aperti a festivi?"],
    ["ja", "元日は開いていますか", "祝日は開いていますか"],
  ])("%s: “%s” is asked as a public holiday where no date is known", (locale, text, expected) => {
    expect(dated(text, locale, (word) => /^(?:public|holidays|feriados|festivi|祝日)$/.test(word))).toBe(
      expected,
    );
  });
  it("is asked by its date where the robot knows the month: the day may stand in a span", () => {
    expect(dated("Aperti a Ferragosto?", "it", (word) => ["agosto", "festivi"].includes(word))).toBe(
      "aperti a 15 agosto?",
    );
  });
  it.each<[Locale, string, string, string]>([
    ["it", "Aperti il 25 aprile?", "festivi", "aperti il festivi?"],
    ["it", "Aperti a Ferragosto?", "festivi", "aperti a festivi?"],
    ["pt-BR", "Abrem em 7 de setembro?", "feriados", "abrem em feriados?"],
    ["en", "Open on 26th December?", "public holidays", "open on public holidays?"],
    ["ja", "5月3日は開いていますか", "祝日", "祝日は開いていますか"],
  ])("%s: “%s” may be asked as one for %s", (locale, text, holidays, asked) => {
    expect(askHolidays(text, locale, (word) => holidays.split(" ").includes(word))).toBe(asked);
    expect(askHolidays(text, locale, () => false)).toBeUndefined();
  });
  it.each<[Locale, string]>([
    ["it", "Aperti il 24 aprile?"],
    ["en", "Open on Christmas Eve?"],
    ["ja", "5月は開いていますか"],
  ])("%s: “%s” is none for public holidays", (locale, text) => {
    expect(askHolidays(text, locale, () => true)).toBeUndefined();
  });
  it("is asked by the name that the robot has for public holidays", () => {
    const knows = (word: string): boolean => ["bank", "holidays"].includes(word);
    expect(dated("Open on Boxing Day?", "en", knows)).toBe("open on bank holidays?");
    expect(dated("Open on Boxing Day?", "en", (word) => word === "holidays")).toBe("Open on Boxing Day?");
  });
  it.each<[Locale, string]>([
    ["en", "Are you open on Christmas Eve?"],
    ["pt-BR", "Abrem no réveillon?"],
    ["it", "Aperti a San Silvestro?"],
    ["ja", "クリスマスは開いていますか"],
  ])("%s: “%s” names no public holiday", (locale, text) => {
    expect(
      dated(
        text,
        locale,
        (word) => !/\d|christmas|natal|vigilia|silvestro|reveillon|クリスマス|^de[cz]|^dic/.test(word),
      ),
    ).toBe(text);
  });
  it.each<[string, string, boolean]>([
    ["Are you open on Easter Sunday?", "Closed on Easter Sunday.", true],
    ["Are you open on Easter Sunday?", "Closed on Good Friday.", false],
    ["Are you open on Christmas Day?", "Closed on 25 December.", true],
    ["Are you open on Christmas Day?", "Closed on 24 December.", false],
    ["Are you open on Christmas Day?", "Closed on Easter Sunday.", false],
    ["Are you open on Monday?", "Closed on Easter Sunday.", false],
  ])("%s is told of by “%s”: %j", (question, text, told) => {
    expect(namesFeast(text, findFeasts(fold(question), "en"), "en")).toBe(told);
  });
  it("has a date in every language", () => {
    const NAMES: Readonly<Record<Locale, string>> = {
      en: "christmas",
      "pt-BR": "natal",
      it: "natale",
      ja: "クリスマス",
    };
    for (const locale of LOCALES)
      expect(findFeasts(NAMES[locale], locale)).toMatchObject([{ named: NAMES[locale] }]);
  });
});
