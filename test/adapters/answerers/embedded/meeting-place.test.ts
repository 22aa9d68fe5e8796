/** Where a tour or lesson begins, asked by where one meets and told by where it starts or leaves. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { openPage, openTaught, tellOf } from "../../../fixtures/taught-folder.ts";

describe("where one meets", () => {
  it.each<[Locale, string, RegExp]>([
    ["en", "where do we meet for the tour", /start in front of the shop/],
    ["en", "Where is the meeting point?", /start in front of the shop/],
    ["en", "where do the tours leave from?", /start in front of the shop/],
    ["pt-BR", "onde a gente se encontra para o passeio?", /saem da frente da loja/],
    ["pt-BR", "ponto de encontro", /saem da frente da loja/],
    ["pt-BR", "de onde sai o passeio", /saem da frente da loja/],
    ["it", "dove ci si trova per il tour", /partono davanti al negozio/],
    ["it", "punto di ritrovo", /^I tour guidati [^\n]*partono davanti al negozio[^\n]*$/],
    ["it", "Dove ci incontriamo?", /partono davanti al negozio/],
    ["ja", "どこに集まればいいですか", /店舗の前から出発/],
    ["ja", "ツアーはどこから出発しますか", /店舗の前から出発/],
  ])("%s: “%s”", async (locale, question, told) => {
    const demo = await openTaught(locale, `templates/demo/demo-${locale.toLowerCase()}/knowledge`);
    const [answer] = await demo.talk([question]);
    expect(answer?.text).toMatch(told);
    await demo.close();
  });

  it("is told by a page that says meet or gather", async () => {
    const page =
      "# Heath Walks\n\n## Bat walk\n\nWe meet at the lower gate by the pond. Bring a torch.\n\n## Prices\n\nA walk costs £6.";
    expect(await tellOf("en", page, "where does the bat walk start?")).toContain("lower gate");
    expect(await tellOf("en", page, "starting point for the bat walk")).toContain("lower gate");
  });

  it.each<[Locale, string, RegExp]>([
    ["en", "where do I leave my bags", /luggage/],
    ["it", "dove vi trovate", /via del Porto 12/],
    ["pt-BR", "onde fica a loja", /Via del Porto|via do Porto|Porto 12/i],
  ])("%s: “%s” asks for no meeting point", async (locale, question, told) => {
    const demo = await openTaught(locale, `templates/demo/demo-${locale.toLowerCase()}/knowledge`);
    const [answer] = await demo.talk([question]);
    expect(answer?.text).toMatch(told);
    await demo.close();
  });

  it("is not known where nothing says it", async () => {
    const page =
      "# Heath Walks\n\n## Bat walk\n\nThe bat walk costs £6. Bring a torch.\n\n## Shop\n\nThe shop sells maps.";
    const walks = await openPage("en", page);
    const [answer] = await walks.talk(["where do we meet for the bat walk?"]);
    expect(answer?.outcome).toBe("declined");
    await walks.close();
  });
});
