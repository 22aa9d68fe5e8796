/** "Which dishes are gluten-free?": rows that say the opposite hold the same words, and are no answer. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { openPage } from "../../../fixtures/taught-folder.ts";

describe("what is absent", () => {
  it.each<[Locale, string, string, string]>([
    [
      "en",
      "# Café\n\n## Dishes\n\n- Fish and chips: contains gluten\n- Risotto: gluten-free\n- Soup: gluten-free\n",
      "Which dishes are gluten-free?",
      "- Risotto: gluten-free\n- Soup: gluten-free",
    ],
    [
      "it",
      "# Caffè\n\n## Piatti\n\n- Fritto misto: contiene glutine\n- Risotto: senza glutine\n- Zuppa: senza glutine\n",
      "Quali piatti sono senza glutine?",
      "- Risotto: senza glutine\n- Zuppa: senza glutine",
    ],
    [
      "pt-BR",
      "# Café\n\n## Pratos\n\n- Peixe frito: contém glúten\n- Risoto: sem glúten\n- Sopa: sem glúten\n",
      "Quais pratos são sem glúten?",
      "- Risoto: sem glúten\n- Sopa: sem glúten",
    ],
    [
      "ja",
      "# カフェ\n\n## 料理\n\n- フライ: 小麦あり\n- リゾット: 小麦なし\n- スープ: 小麦なし\n",
      "小麦なしの料理はどれですか",
      "- リゾット: 小麦なし\n- スープ: 小麦なし",
    ],
    [
      "en",
      "# Notes\n\n## Plans\n\n- Basic: €4, no backups\n- Plus: €9, weekly backups\n- Pro: €19, daily backups\n",
      "Which plans have backups?",
      "- Plus: €9, weekly backups\n- Pro: €19, daily backups",
    ],
  ])("%s: is told apart from what is there", async (locale, page, question, told) => {
    const taught = await openPage(locale, page);
    const [answer] = await taught.talk([question]);
    expect(answer?.text).toBe(told);
    await taught.close();
  });
});

it("what was asked of by its name is told, though it says the opposite", async () => {
  const taught = await openPage(
    "en",
    "# Café\n\n## Dishes\n\n- Fish and chips: contains gluten\n- Risotto: gluten-free\n",
  );
  const [answer] = await taught.talk(["Is the fish gluten-free?"]);
  expect(answer?.text).toContain("Fish and chips: contains gluten");
  await taught.close();
});

it.each([
  ["What is the delivery fee?", "# Shop\n\n## Delivery fee\n\n- Old town: no fee\n- Suburbs: €5 fee\n"],
  ["How much is it for children?", "# Zoo\n\n## Tickets\n\n- Children free\n- Children from 12: €5\n"],
])("“%s” is told what costs nothing, too", async (question, page) => {
  const taught = await openPage("en", page);
  const [answer] = await taught.talk([question]);
  expect(answer?.text).toMatch(/no fee|free/);
  await taught.close();
});

it("what is only like the asked is not told beside what is, and rows of several lists are told together", async () => {
  const taught = await openPage(
    "en",
    "# Café\n\n## Main courses\n\n- Buddha bowl: vegan\n- Risotto: vegetarian\n\n## Desserts\n\n- Crumble: vegetarian\n- Sorbet: vegan\n",
  );
  const [answer] = await taught.talk(["Do you have vegan dishes?"]);
  expect(answer?.text.split("\n").toSorted()).toEqual(["Buddha bowl: vegan", "Sorbet: vegan"]);
  await taught.close();
});
