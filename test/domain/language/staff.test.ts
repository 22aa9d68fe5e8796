/** Which headings say that people of the business follow. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../src/contract/locale.ts";
import { headsStaff } from "../../../src/domain/language/staff.ts";

describe("a heading", () => {
  it.each<[Locale, heading: string, boolean]>([
    ["en", "Meet the team:", true],
    ["en", " Our Staff!! ", true],
    ["en", " Who works here?!", true],
    ["en", "Team colours", false],
    ["en", "Prices", false],
    ["pt-BR", "Nossa equipe", true],
    ["pt-BR", "Quem somos?", true],
    ["pt-BR", "Equipamentos", false],
    ["it", "Il nostro team!", true],
    ["it", "Chi siamo", true],
    ["it", "Squadre ospiti", false],
    ["ja", "スタッフ紹介", true],
    ["ja", "スタッフについて：", true],
    ["ja", "スタッフはどんな人？", true],
    ["ja", "当館のスタッフ", true],
    ["ja", "当館の人数", false],
    ["ja", "人数", false],
  ])("in %s, %s, is of the people: %s", (locale, heading, isOfStaff) => {
    expect(headsStaff(heading, locale)).toBe(isOfStaff);
  });
});
