/** Sentences that say what for, with their paragraph, and sections that are called after the thing. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { type FoundText, tell } from "../found.ts";

const page = (heading: string, ...lines: readonly string[]): FoundText => ({
  heading,
  text: lines.join("\n"),
});

describe("a sentence that says what for", () => {
  it.each([
    [
      "of half of what was asked does not lead",
      "How do I cancel a boat booking?",
      "Boat bookings can be cancelled in the office by the lake. To cancel a booking, call us. We are nice.",
      "Boat bookings can be cancelled in the office by the lake. To cancel a booking, call us. We are nice.",
    ],
    [
      "of all of it leads",
      "How do I cancel a boat booking?",
      "Boats are booked often. To cancel a booking, call us. To cancel a boat booking, come to the lake. We are nice.",
      "To cancel a boat booking, come to the lake. We are nice.",
    ],
    [
      "may leave out what stands above it",
      "How do I cancel a booking?",
      "Bookings can be cancelled by phone as well. If you want to cancel, call us. To rebook, write to us.",
      "If you want to cancel, call us. To rebook, write to us.",
    ],
    [
      "and for something else beside it does not lead",
      "How do I clean the booking filter?",
      "The booking filter is cleaned often. To clean it quickly, ask us.",
      "The booking filter is cleaned often. To clean it quickly, ask us.",
    ],
    [
      "for another end does not lead",
      "How do I clean the filter?",
      "The filter is cleaned weekly. To avoid a wet floor, clean the filter outside. To clean the filter, rinse it.",
      "To clean the filter, rinse it.",
    ],
  ])("%s: %s", (_what, question, text, told) => {
    expect(tell([page("Bookings", text)], question)).toBe(told);
  });

  it.each([
    [
      [
        "Our filters are black. To clean the filter, rinse it with water. It dries overnight.",
        "We sell lids.",
      ],
      "To clean the filter, rinse it with water. It dries overnight.",
    ],
    [
      ["Before:", "To clean the filter, open the lid. Rinse it.", "The shop is open daily."],
      "To clean the filter, open the lid. Rinse it.",
    ],
    [
      ["This is how:", "Read all. To clean the filter, open the lid. Rinse it.", "The shop is open daily."],
      "To clean the filter, open the lid. Rinse it.",
    ],
  ])("is told with its paragraph alone: %j", (lines, told) => {
    expect(tell([page("Care", ...lines)], "How do I clean the filter?")).toBe(told);
  });

  it.each([
    [["To clean the filter, open the lid. Then go on as follows:", "- Rinse the filter.", "- Dry it."]],
    [["To clean the filter, open the lid.", "Then go on as follows:", "- Rinse the filter.", "- Dry it."]],
    [["To clean the filter, do this:", "Rinse it with water. Dry it overnight."]],
  ])("is told with what it, or the next paragraph, leads into: %j", (lines) => {
    expect(tell([page("Care", ...lines)], "How do I clean the filter?")).toBe(lines.join("\n"));
  });

  it("is told with the list after it, and without the paragraphs before it", () => {
    const way = ["To clean the filter, open the lid. Rinse it.", "Tips:", "- Use warm water."];
    const taught = page("Care", "Filters get dirty.", "The filter is cleaned by hand.", ...way);
    expect(tell([taught], "How do I clean the filter?")).toBe(way.join("\n"));
  });
});

describe("the section that is called after the thing", () => {
  const RIVAL = page("Wicks", "A lantern is configured by us. Lanterns are configured in the shop.");
  it.each<[Locale, string, FoundText, FoundText]>([
    [
      "ja",
      "照明を設定するには？",
      page("部品", "照明は当店が設定しました。設定と照明の話です。"),
      page("照明", "明るさを選んでください。ボタンを押します。"),
    ],
    [
      "ja",
      "照明を使うには？",
      page("部品", "照明は電気を使います。照明の使用は夜です。"),
      page("照明", "ボタンを押してください。光ります。"),
    ],
    [
      "pt-BR",
      "Como uso a lanterna?",
      page("Pavios", "A lanterna é de uso diário. Usamos a lanterna na loja."),
      page("Lanterna › Luz", "Aperte o botão. Escolha a luz. Você pode girar a lente."),
    ],
    [
      "it",
      "Come configuro la lanterna?",
      page("Stoppini", "La lanterna si configura in negozio. Configuriamo ogni lanterna."),
      page("Lanterna › Luce", "Premi il pulsante. Scegli la luce."),
    ],
    [
      "it",
      "Come si configura la lanterna?",
      page("Stoppini", "La lanterna si configura in negozio. Configuriamo ogni lanterna."),
      page("Lanterna › Luce", "Premi il pulsante. Scegli la luce."),
    ],
    [
      "it",
      "Come si usano le lanterne?",
      page("Stoppini", "Le lanterne si usano ogni giorno. Usiamo le lanterne in negozio."),
      page("Lanterne › Luce", "Premi il pulsante. Scegli la luce."),
    ],
    [
      "it",
      "Come si imposta la lanterna?",
      page("Stoppini", "La lanterna si imposta in negozio. Impostiamo ogni lanterna."),
      page("Lanterna › Luce", "Premi il pulsante. Scegli la luce."),
    ],
    [
      "pt-BR",
      "Como se configura a lanterna?",
      page("Pavios", "A lanterna se configura na loja. Configuramos cada lanterna."),
      page("Lanterna › Luz", "Aperte o botão. Escolha a luz."),
    ],
    [
      "pt-BR",
      "Como se usam as lanternas?",
      page("Pavios", "As lanternas são de uso diário. Usamos as lanternas na loja."),
      page("Lanternas › Luz", "Aperte o botão. Escolha a luz."),
    ],
    ["en", "How do I configure lanterns?", RIVAL, page("Lanterns › More", "Press the button. Choose one.")],
    [
      "en",
      "How do I configure lanterns?",
      RIVAL,
      page("Lanterns", "Choose the light. Press the button. Set the lanterns by hand."),
    ],
  ])("%s: %s is told from its first order on", (locale, question, rival, own) => {
    expect(tell([rival, own], question, locale)).toBe(own.text);
  });

  it("is told without what stands before the first order", () => {
    const own = page("Lanterns › Light", "They shine. Set the lanterns by hand.");
    const other = page("Lanterns › Colour", "Choose a colour.");
    expect(tell([RIVAL, own, other], "How do I configure lanterns?")).toBe("Set the lanterns by hand.");
  });

  it("is that of all things that were asked", () => {
    const rival = page("Wicks", "A lantern alarm is configured by us. Lantern alarms are configured here.");
    const light = page("Lanterns › Light", "Set the lantern light. Configure it by night.");
    const alarms = page("Lanterns › Alarms", "Turn the ring. Set the hour.");
    expect(tell([rival, light, alarms], "How do I configure lantern alarms?")).toBe(alarms.text);
  });

  it("is told with the list that its order leads into, and not where that was not taught with it", () => {
    const order = "Set it as follows:";
    const list = [order, "- Press the button.", "- Choose a colour."];
    expect(tell([RIVAL, page("Lanterns", ...list)], "How do I configure lanterns?")).toBe(list.join("\n"));
    const own = page("Lanterns › More", "Press the button. Choose a colour.");
    expect(tell([RIVAL, page("Lanterns", order), own], "How do I configure lanterns?")).toBe(own.text);
  });

  it.each<[Locale, string, FoundText, FoundText]>([
    [
      "en",
      "How do I clean lanterns?",
      page("Wicks", "A lantern is cleaned by us. Lanterns are cleaned in the shop."),
      page("Lanterns", "Set the light. Press the button."),
    ],
    [
      "it",
      "Come si pulisce la lanterna?",
      page("Stoppini", "La lanterna si pulisce ogni giorno. Puliamo la lanterna in negozio."),
      page("Lanterna › Luce", "Premi il pulsante. Scegli la luce."),
    ],
    [
      "ja",
      "照明を壊すには？",
      page("部品", "照明は壊れます。壊すと照明は消えます。"),
      page("照明", "ボタンを押してください。光ります。"),
    ],
  ])("%s: %s another deed is not told there", (locale, question, rival, own) => {
    expect(tell([rival, own], question, locale)).toBe(rival.text);
  });
});
