import { expect, it } from "vitest";
import { findLocale } from "../../src/contract/locale.ts";
import { TenantFile } from "../../src/contract/seed-files.ts";

it.each([
  ["pt-br", "pt-BR"],
  ["pt_BR", "pt-BR"],
  ["PT", "pt-BR"],
  ["EN", "en"],
  [" Ja ", "ja"],
  ["fr", null],
  ["pt-PT", null],
  ["", null],
])("%j means %j", (written, locale) => {
  expect(findLocale(written)).toBe(locale);
});

it("a file takes it as it is written, and its value is the supported one", () => {
  const file = (locale: unknown) => TenantFile.safeParse({ name: "shop", company_name: "Shop", locale });
  expect(file("pt_br").data?.locale).toBe("pt-BR");
  expect(file(undefined).data?.locale).toBe("en");
  for (const wrong of ["fr", 5, null]) expect(file(wrong).success).toBe(false);
});
