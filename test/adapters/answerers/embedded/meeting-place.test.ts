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

  it.each<[Locale, string, string, string]>([
    [
      "en",
      "The meeting point is the red bench.",
      "The tour starts by the pond.",
      "Where's the meeting point?",
    ],
    [
      "pt-BR",
      "O ponto de encontro é o banco vermelho.",
      "O passeio sai do lago.",
      "Qual é o ponto de encontro?",
    ],
    ["it", "Il punto di ritrovo è la fontana.", "Il giro parte dal lago.", "Qual è il punto di ritrovo?"],
    ["ja", "集合場所は赤いベンチです。", "ツアーは池から出発します。", "集合場所はどこですか"],
  ])("%s: “%s” is told before where something starts", async (locale, named, other, question) => {
    const told = await tellOf(locale, `# Heath\n\n## One\n\n${other}\n\n## Two\n\n${named}`, question);
    expect(told.startsWith(named)).toBe(true);
  });

  it.each<[Locale, string, string]>([
    [
      "en",
      "The boat trip goes to Heron Island. Boat trips leave from the old pier.",
      "Where does the boat trip go?",
    ],
    ["en", "Returned parcels go to the counter.", "Where do returned parcels go?"],
    ["en", "Parcels wait at the pick-up point in the village shop.", "Where is the pick-up point?"],
    ["en", "The walk begins by the old oak.", "Where does the walk begin?"],
    ["pt-BR", "O lixo sai pela porta lateral.", "Onde sai o lixo?"],
    ["it", "Il sentiero comincia dietro il mulino.", "Dove comincia il sentiero?"],
    ["ja", "商品は長野の倉庫から出荷します。", "どこから出荷していますか"],
  ])("%s: of “%s” it is not asked by “%s”", async (locale, told, question) => {
    const page = `# Heath\n\n## This\n\n${told}\n\n## Tours\n\nThe tour starts at reception. Il giro parte dal molo. O passeio sai do píer. ツアーは池から出発します。`;
    expect(await tellOf(locale, page, question)).toContain(told);
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
