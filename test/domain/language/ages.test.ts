/** Ages: those that somebody has, and the spans that pages tell. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../src/contract/locale.ts";
import { findAgeSpans, findAskedAges, isClosed, nameOfAges } from "../../../src/domain/language/ages.ts";
import { holdsNumber } from "../../../src/domain/language/number-words.ts";
import { fold } from "../../../src/domain/language/normalise.ts";

describe("an age that a question tells", () => {
  it.each<[string, number | undefined]>([
    ["my son is ten, can he come along to that?", 10],
    ["my youngest is only 3", 3],
    ["my dad is 70, what's his price", 70],
    ["he's three", 3],
    ["an 8-year-old", 8],
    ["my son is 9 years old", 9],
    ["my boat is 9 years old", undefined],
    ["my 8 year old daughter", 8],
    ["cerco un corso per mia figlia di 5 anni", 5],
    ["e per mia nonna che ha settanta anni", undefined],
    ["e per mia nonna che ha 70 anni?", 70],
    ["meu filho tem dez anos", 10],
    ["minha caçula tem 4 anos", 4],
    ["e minha mãe de 70, qto ela pagaria?", 70],
    ["meu filho de 13 pode entrar", 13],
    ["minha filha tem 12 quanto paga", 12],
    ["mio figlio ha 7 puo partecipare", 7],
    ["tenho um filho de 13 meses", undefined],
    ["minha amiga tem 2 que querem ir", undefined],
    ["6歳の娘に習わせたい", 6],
    ["小4の子ども", 9.5],
    ["中1です", 12.7],
    ["高2の息子", 16.7],
    ["年中の子", 4.5],
    // What is no age.
    ["there are 2, and 3 of them", undefined],
    ["we are 4", undefined],
    ["is 10 ok", undefined],
    ["a guarantee of 2 years", undefined],
    ["the pool is 25 m long", undefined],
    ["aperto alle 8", undefined],
    ["is he 300 years old", undefined],
    ["my bike is 10 years of age-old rust", undefined],
    ["la mia bici ha 10 anni, quanto costa la riparazione", undefined],
    ["sou sócio há 10 anos, quanto custa", undefined],
    ["quanto dura la tessera, 2 anni?", undefined],
    ["my order is 45, what does delivery cost", undefined],
    ["it's 10 now, how much is the course", undefined],
    ["年中無休ですか", undefined],
    ["中2階にありますか", undefined],
    ["途中2回休みます", undefined],
    ["中止になりますか", undefined],
  ])("“%s”: %s", (question, age) => {
    expect(findAskedAges(fold(question)).map((one) => one.age)).toEqual(age === undefined ? [] : [age]);
  });

  it.each<[string, readonly number[]]>([
    ["I have two kids, my son is 5 and my daughter is 10", [5, 10]],
    ["my kids are 5 and 10, what do we pay?", [5, 10]],
    ["we are 2 adults and 3 children aged 4, 7 and 12", [4, 7, 12]],
    ["a course for 6 and 8 year olds", [6, 8]],
    ["which course for my sons, 5 and 9?", [5, 9]],
    ["which course for my sons (5 and 9)?", [5, 9]],
    ["I'm 70 and my wife is 66", [70, 66]],
    ["meus filhos têm 5 e 10 anos", [5, 10]],
    ["2 adultos e 2 crianças de 3 e 8 anos", [3, 8]],
    ["2 adultos e 1 criança (6 anos)", [6]],
    ["1 adulto e due bambini (4 e 6 anni)", [4, 6]],
    ["entry for a 3 y.o.", [3]],
    ["i miei figli hanno 5 e 10 anni", [5, 10]],
    ["siamo 2 adulti con bambini di 4 e 9 anni", [4, 9]],
    ["4歳と10歳の子どもがいます", [4, 10]],
    ["大人2人と6歳、9歳の子どもです", [6, 9]],
    ["my kids are 2, 3, 5, 7, 9 and 11", [2, 3, 5, 7, 9, 11]],
    ["1歳、2歳、3歳、4歳、5歳、6歳です", [1, 2, 3, 4, 5, 6]],
    // More are no family.
    ["my kids are 2, 3, 5, 7, 9, 11 and 12", []],
    ["1歳、2歳、3歳、4歳、5歳、6歳、7歳です", []],
    ["my kids are 5 and 500", []],
    // What may be an age, or not, leaves all of them out.
    ["my kids are 5 and 10, is 11 too late?", []],
    ["something for ages 5 to 10", []],
    ["the rooms are 5 and 10", []],
    ["tables for 5 and 10 people, 3 of each", []],
  ])("“%s”: %j", (question, ages) => {
    expect(findAskedAges(fold(question)).map((one) => one.age)).toEqual(ages);
  });

  it.each([
    ["小4の子ども", "4"],
    ["年中の子", "年中"],
    ["my son is ten", "ten"],
  ])("“%s” tells it by the word %s", (question, word) => {
    expect(findAskedAges(fold(question)).map((one) => one.word)).toEqual([word]);
  });
});

describe("the spans of ages in a text", () => {
  it.each<[string, readonly (readonly [from: number, to: number])[]]>([
    ["Model Makers is for ages 9 to 14.", [[9, 14]]],
    ["Ages 16 and up", [[16, 120]]],
    ["from age 8", [[8, 120]]],
    ["You must be at least 16 years old", [[16, 120]]],
    ["Child (5–15): £4.00", [[5, 15]]],
    ["Senior (62+)", [[62, 120]]],
    ["over-65s", [[65, 120]]],
    ["Ridotto over 65: 5,30 €", [[65, 120]]],
    ["dai 16 anni compiuti", [[16, 120]]],
    ["Under-5s get in free", [[0, 4.9]]],
    ["Children under 4 swim free.", [[0, 3.9]]],
    ["up to the age of 12", [[0, 12]]],
    ["ages 12 and under", [[0, 12]]],
    ["Those below the age of 12 pay half.", [[0, 11.9]]],
    [
      "da 4 a 16 anni, a chi ha più di 65 anni. Sotto i 4 anni non si paga.",
      [
        [4, 16],
        [65, 120],
        [0, 3.9],
      ],
    ],
    ["dagli 8 anni in su", [[8, 120]]],
    ["fino a 18 anni serve un adulto", [[0, 18]]],
    ["Pesciolini (4–6 anni)", [[4, 6]]],
    ["maiores de 14 anos", [[14, 120]]],
    ["crianças de até 5 anos", [[0, 5]]],
    ["60 anos ou mais", [[60, 120]]],
    ["a partir de 12 anos", [[12, 120]]],
    ["de 6 a 11 anos", [[6, 11]]],
    ["menores de 12 anos", [[0, 11.9]]],
    ["6歳未満は無料", [[0, 5.9]]],
    ["65歳以上", [[65, 120]]],
    ["4歳〜6歳", [[4, 6]]],
    ["10歳以下", [[0, 10]]],
    ["小・中学生", [[6, 15.5]]],
    ["小学生以上", [[6, 120]]],
    ["中学生以上", [[12.5, 120]]],
    ["未就学児", [[0, 6]]],
    // As labels of rows have them.
    ["Child (4 to 15): £9", [[4, 15]]],
    ["Child 4–15: £9", [[4, 15]]],
    ["Kids 3-12: £5", [[3, 12]]],
    ["Children 4-15 years: £9", [[4, 15]]],
    ["Child (4-15 yrs): £3", [[4, 15]]],
    ["Child, 5 to 12 years: £5", [[5, 12]]],
    ["Child (under 16): £8", [[0, 15.9]]],
    ["Under 5: free", [[0, 4.9]]],
    ["Babies under 2: free", [[0, 1.9]]],
    ["Children up to 12: £6", [[0, 12]]],
    ["Children up to 12 years: £6", [[0, 12]]],
    ["Child (3 and under): free", [[0, 3]]],
    ["65 and over: £8", [[65, 120]]],
    ["Adults (16+): £14", [[16, 120]]],
    ["Senior citizens 60+: £9", [[60, 120]]],
    ["Crianças (4 a 12): R$ 30", [[4, 12]]],
    ["Crianças de 0 a 3: grátis", [[0, 3]]],
    ["Bambini 6-12: 8 €", [[6, 12]]],
    ["Under 6: gratis", [[0, 5.9]]],
    ["Rolling course, under 16: £40", [[0, 15.9]]],
    ["Corso di nuoto (under 12)", [[0, 11.9]]],
    ["Climbing (16+): £14", [[16, 120]]],
    ["Surf lesson, 12+", [[12, 120]]],
    // What is no age.
    ["Children 2-3 per room", []],
    ["Kids 10-20 kg", []],
    ["Babies 3 to 12 months: free", []],
    ["Children up to 12 kg", []],
    ["20 and over", []],
    ["Ages 6–36 months", []],
    ["over 30 minutes", []],
    ["up to 12 people", []],
    ["under 20 kg", []],
    ["Parcels, under 20 kg: £4", []],
    ["Flats (50+ in all)", []],
    ["For bags over 30 litres", []],
    ["orders over 50 pounds", []],
    ["menos de 4 dias", []],
    ["meno di 10 persone", []],
    ["Open (9-17)", []],
    ["gruppi (10-15)", []],
    ["10+ items", []],
    ["Groups of 10 or over", []],
    ["a guarantee of 2 to 5 years", []],
    ["há mais de 30 anos", []],
    ["orders over 50.", []],
    ["aperto da 20 anni", []],
    ["da più di 20 anni", []],
    ["una garanzia di 10 anni", []],
    ["from 9 to 5", []],
    ["open from 10 to 16", []],
    ["Tel. 0999 555 0142", []],
    ["idade: 5 a 900", []],
    ["ages 14 to 9", []],
  ])("“%s”: %j", (text, spans) => {
    expect(findAgeSpans(fold(text)).map(({ from, to }) => [from, to])).toEqual(spans);
  });

  it.each([
    ["ages 9 to 14", true],
    ["over the age of 16", false],
    ["under the age of 5", false],
    ["Children up to 12: £6", false],
  ])("of %s are closed: %s", (text, closed) => {
    expect(findAgeSpans(fold(text)).map(isClosed)).toEqual([closed]);
  });

  it("hold both ends and nothing beyond", () => {
    const [span] = findAgeSpans("ages 9 to 14");
    expect([8, 9, 14, 15].map((age) => holdsNumber(span!, age))).toEqual([false, true, true, false]);
  });
});

describe("the word for ages that are told", () => {
  it.each<[Locale, string, boolean]>([
    ["en", "Children can ride along from the age of 10.", true],
    ["en", "Helmets are compulsory for children under 14.", true],
    ["en", "Over 500 people came in 1990.", false],
    ["pt-BR", "Crianças podem participar a partir dos 10 anos.", true],
    ["pt-BR", "Menores de 16 anos só podem alugar com um adulto.", true],
    ["pt-BR", "Há 10 anos abrimos a loja.", false],
    ["it", "I bambini possono partecipare dai 10 anni in su.", true],
    ["it", "Per guidare bisogna avere almeno 16 anni.", true],
    ["it", "L'età minima è di 16 anni.", true],
    ["ja", "電動自転車に乗れるのは16歳以上の方です。", true],
    ["ja", "対象年齢：10歳以上", true],
    ["ja", "16時以降は入れません。", false],
    ["ja", "65歳以上の方は無料です。", false],
    ["en", "Children from the age of 5 pay €3.", false],
  ])("%s: “%s” is found by it: %s", (locale, text, isNamed) => {
    expect(nameOfAges(text, locale).length > 0).toBe(isNamed);
  });
});
