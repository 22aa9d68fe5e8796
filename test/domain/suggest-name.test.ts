import { expect, it } from "vitest";
import { NAME } from "../../src/contract/seed-files.ts";
import { suggestName } from "../../src/domain/suggest-name.ts";

it.each([
  ["Loja São João", "loja-sao-joao"],
  ["My Shop", "my-shop"],
  ["L'Angolo del Caffè & C.", "langolo-del-caffe-c"],
  ["Straße_7", "strasse-7"],
  ["Ｓｈｏｐ　２", "shop-2"],
  ["-shop-", "shop"],
  [`${"a".repeat(62)} b`, "a".repeat(62)],
])("%s is %s", (text, name) => {
  expect(suggestName(text)).toBe(name);
  expect(name).toMatch(NAME);
});

it.each(["カフェ青空", "青空 cafe", "…", "Кафе"])("%s has no such name", (text) => {
  expect(suggestName(text)).toBeNull();
});
