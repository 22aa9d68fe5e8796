/** "My son is ten, can he come along?" is told for which ages that is of which was spoken, and not what somebody of ten pays. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { openPage } from "../../../fixtures/taught-folder.ts";

const PAGES: Readonly<Record<Locale, string>> = {
  en: `# Thornfield Wildlife Park

## Tickets

- Adult: £14
- Child (3–15): £9

Children under 3 go free.

## Tours

- Owl walk (ages 8 and up): Saturdays at 3 pm, £25 per person
- Bat night: Fridays at 9 pm, £12 per person. Adults only.

## Courses

- Young keepers (4–7 years): Mondays at 4 pm
- Rangers (8–12 years): Tuesdays at 4 pm

## Rules

Children under 12 do not come alone: an adult walks with them.`,
  "pt-BR": `# Parque das Araras

## Ingressos

- Adultos: R$ 40
- Crianças de 4 a 11 anos: R$ 20

## Passeios

| Passeio | Quando | Preço |
|---|---|---|
| Tirolesa | sábados, 15h | R$ 35 |
| Trilha noturna | sextas, 20h | R$ 28 |

A tirolesa é para maiores de 10 anos. A trilha noturna é livre para todas as idades.`,
  it: `# Parco delle Marmotte

## Biglietti

- Adulti: 15,00 €
- Bambini (4–12 anni): 9,00 €

## Attività

Il volo dei rapaci costa 5,00 € a persona, dagli 8 anni in su.`,
  ja: `# 白樺動物園

## 入園料

- 大人：1,400円
- 子ども（3歳〜中学生）：700円

## フクロウのえさやり

お一人500円で、8歳以上の方が体験できます。`,
};

const lastTold = async (locale: Locale, talk: readonly string[]): Promise<string> => {
  const robot = await openPage(locale, PAGES[locale]);
  const answer = (await robot.talk(talk)).at(-1)!;
  await robot.close();
  return answer.outcome === "answered" ? answer.text : "";
};

describe("the age of somebody who would come along", () => {
  it.each<[Locale, string[], RegExp]>([
    ["en", ["when is the owl walk?", "my son is ten, can he come along to that?"], /ages 8 and up/],
    ["en", ["when is the owl walk?", "my daughter is 6"], /ages 8 and up/],
    ["en", ["when is the bat night?", "he's 7, is he old enough"], /Adults only/],
    ["pt-BR", ["quando é a tirolesa?", "meu filho tem 6 anos, ele pode ir nessa?"], /maiores de 10 anos/],
    ["pt-BR", ["quando é a trilha noturna?", "minha filha tem 5 anos"], /todas as idades/],
    ["it", ["c'è il volo dei rapaci?", "mio figlio ha 6 anni, può venire?"], /dagli 8 anni in su/],
    ["it", ["c'è il volo dei rapaci?", "mia figlia ha 9 anni"], /dagli 8 anni in su/],
    ["ja", ["フクロウのえさやりはできますか", "5歳の娘もできますか"], /8歳以上/],
    ["ja", ["フクロウのえさやりはできますか", "小5の息子も行けますか"], /8歳以上/],
  ])("%s: %j", async (locale, talk, told) => {
    const answer = await lastTold(locale, talk);
    expect(answer).toMatch(told);
    expect(answer).not.toMatch(/Child \(3|Crianças de 4|Bambini \(4|子ども（3/);
  });

  it.each<[Locale, string[], RegExp]>([
    ["en", ["how much is a ticket?", "my son is 2"], /^Children under 3 go free/],
    ["en", ["how much is a ticket?", "and for my son? he is 8"], /Child \(3–15\): £9$/],
    ["pt-BR", ["quanto custa o ingresso?", "minha filha tem 9 anos"], /^Crianças de 4 a 11 anos: R\$ 20$/],
    ["it", ["quanto costa il biglietto?", "mia figlia ha 9 anni"], /^Bambini \(4–12 anni\): 9,00 €$/],
    ["ja", ["入園料はいくらですか", "娘は5歳です"], /^子ども（3歳〜中学生）：700円$/],
  ])("asks for a price after a price, %s: %j", async (locale, talk, told) => {
    expect(await lastTold(locale, talk)).toMatch(told);
  });

  it("asks for something else where that is for others", async () => {
    const talk = ["when do the young keepers meet?", "and for my older one, he's 9?"];
    expect(await lastTold("en", talk)).not.toMatch(/Young keepers/);
  });

  it("asks whether he may come alone where that is said", async () => {
    const talk = ["when is the owl walk?", "my son is 10, can he go alone?"];
    expect(await lastTold("en", talk)).toBe("Children under 12 do not come alone: an adult walks with them.");
  });

  it("asks something else where that is said, too", async () => {
    const talk = ["when is the owl walk?", "my son is 10, does he pay for the ticket?"];
    expect(await lastTold("en", talk)).toMatch(/^Child \(3–15\): £9/);
  });
});
