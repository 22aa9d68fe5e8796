/** Who teaches or leads something is told where the page says it, by name and in follow-ups, and not what else it tells of it. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { openPage } from "../../../fixtures/taught-folder.ts";

const PAGES: Readonly<Record<Locale, string>> = {
  en: `# Mill studio

The studio tells the story of the old mill.

## Workshops

**Model makers** is for ages 9 to 14. Sundays at 1.30 pm, £18. Led by Priya Nandwani. Everyone takes home a wagon.

**Pottery** is for beginners. Thursdays at 7 pm, £25. Taught by Geoff Allard, a retired potter.

**Weaving** is for everyone. Mondays at 6 pm, £20.`,
  "pt-BR": `# Ateliê do Moinho

## Oficinas

- **Cerâmica**, a partir de 12 anos: quintas às 19h. Custa R$ 80. Professora: Lúcia Andrade.
- **Fotografia**, a partir de 15 anos: domingos às 8h. Custa R$ 95. Professor: Otávio Brandt.

A primeira aula é experimental e gratuita.`,
  it: `# Bottega del Mulino

## Corsi

1. **Ceramica** (dai 12 anni): giovedì alle 19, 8 lezioni a 108,00 €. Istruttore: Davide Corsi.
2. **Tessitura** (dai 16 anni): lunedì alle 18, 6 lezioni a 90,00 €. Il corso è tenuto da Marta Zanardi.

La sede si tiene aperta anche la domenica.`,
  ja: `# 水車工房

## 教室

1. **陶芸入門**（16歳以上）：水曜19:15、全8回9,600円。講師は浜口です。
2. **はたおり**（18歳以上）：火曜10:30、1回450円。講師は小野寺です。

予約は電話でお願いします。`,
};

const lastTold = async (locale: Locale, talk: readonly string[]): Promise<string> => {
  const robot = await openPage(locale, PAGES[locale]);
  const answer = (await robot.talk(talk)).at(-1)!;
  await robot.close();
  return answer.outcome === "answered" ? answer.text : "";
};

describe("who leads something with a name in bold", () => {
  const ZOO =
    "# Zoo\n\n## Experiences\n\n**Penguin Breakfast.** Hand out the herring with Tom Whitlock. Saturdays at 9.45 am, £18.\n\n**Junior Keeper.** Three hours for 9 to 15 year olds, £59. Run by Ben Achterberg.\n\n**Meet the Meerkats.** Daily at 11.15 am, £25. Your host is keeper Jasmine Okafor.\n\nThe zoo is owned by the Harker family.\n";
  it.each([
    ["who leads the penguin breakfast?", "Tom Whitlock"],
    ["who runs the junior keeper thing", "Run by Ben Achterberg."],
    ["who's in charge of the meerkats", "Jasmine Okafor"],
    ["who does the penguin breakfast", "Tom Whitlock"],
    ["how much is the penguin breakfast", "£18"],
  ])("%s", async (question, told) => {
    const robot = await openPage("en", ZOO);
    const { outcome, text } = await robot.ask(question);
    await robot.close();
    expect([outcome, text]).toEqual(["answered", expect.stringContaining(told)]);
    const others = ["Whitlock", "Achterberg", "Okafor"].filter((name) => !told.includes(name));
    if (question.startsWith("who")) expect(others.filter((name) => text.includes(name))).toEqual([]);
  });
});

describe("who teaches something", () => {
  it.each<[Locale, string[], string]>([
    ["en", ["who teaches the model makers?"], "Led by Priya Nandwani."],
    ["en", ["who's the pottery teacher"], "Taught by Geoff Allard, a retired potter."],
    ["en", ["when is pottery?", "who teaches it"], "Taught by Geoff Allard, a retired potter."],
    ["en", ["when is pottery?", "and who leads the model makers?"], "Led by Priya Nandwani."],
    ["pt-BR", ["quem dá a oficina de fotografia?"], "Professor: Otávio Brandt."],
    ["pt-BR", ["que horas é a cerâmica?", "quem dá a aula?"], "Professora: Lúcia Andrade."],
    ["it", ["chi tiene il corso di tessitura?"], "Il corso è tenuto da Marta Zanardi."],
    ["it", ["quando c'è ceramica?", "chi insegna"], "Istruttore: Davide Corsi."],
    ["ja", ["陶芸入門の先生は誰ですか"], "講師は浜口です。"],
    ["ja", ["陶芸入門はいつですか", "先生は誰？"], "講師は浜口です。"],
  ])("%s: %j", async (locale, talk, told) => {
    const answer = await lastTold(locale, talk);
    expect(answer).toContain(told);
    expect(answer.match(/Priya|Geoff|Lúcia|Otávio|Davide|Marta|浜口|小野寺/g)).toHaveLength(1);
  });

  it("is not told by others where nothing says it", async () => {
    expect(await lastTold("en", ["who teaches weaving?"])).toBe("");
  });
});
