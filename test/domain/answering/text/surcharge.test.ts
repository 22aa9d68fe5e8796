import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { nameOfSurcharge } from "../../../../src/domain/answering/text/surcharge.ts";

describe("a surcharge told by its signs", () => {
  it.each<[Locale, string, string[]]>([
    ["en", "Express cleaning within 24 hours costs 50% more.", ["surcharge"]],
    ["en", "A second coat is £4 per person extra.", ["surcharge"]],
    ["en", "Ironing is extra: £2.20 a shirt.", ["surcharge"]],
    ["en", "On bank holidays we add £2 to each ticket.", ["surcharge"]],
    ["en", "3D films: + €2", ["surcharge"]],
    ["en", "At weekends there is a surcharge: £5 more.", []],
    ["en", "Delivery is free for orders of £40 or more.", []],
    ["en", "Tickets cost £5. More about them at the desk.", []],
    ["pt-BR", "Lavar o motor sai por mais R$ 40.", ["acréscimo"]],
    ["pt-BR", "Quem chega com muito barro paga R$ 20 a mais.", ["acréscimo"]],
    ["pt-BR", "Crédito só acima de R$ 200 ou mais.", []],
    ["it", "A Natale le lezioni costano 8 € in più.", ["supplemento"]],
    ["it", "Comprando online si aggiunge 1 € di diritti.", ["supplemento"]],
    ["it", "Il servizio è gratuito da 90 € in su.", []],
    ["it", "Spese da 20 € o più.", []],
    ["ja", "連休中は大人300円増しになります。", ["追加"]],
    ["ja", "別途350円を頂戴します。", ["追加"]],
    ["ja", "町外の方は2割増です。", ["追加"]],
    ["ja", "大人300円、子ども200円", []],
  ])("%s: %s", (locale, text, words) => {
    expect(nameOfSurcharge(text, locale)).toEqual(words);
  });
});
