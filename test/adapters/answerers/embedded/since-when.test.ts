/** Who asks since when a business has been there, or how old a thing is, is told neither opening hours nor whom something is for. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { tellOf } from "../../../fixtures/taught-folder.ts";

type Spaced = Exclude<Locale, "ja">;

const PAGES: Readonly<Record<Spaced, string>> = {
  en: "# Bass Garage\n\n## Prices\n\n- Service: £120\n- Tyre change: £60\n\nAges 10 to 14 can join our workshop club: £40.\n\n## Opening hours\n\nMonday to Friday 8 am to 6 pm, Saturday 8 am to noon.\n",
  "pt-BR":
    "# Oficina Bassi\n\n## Preços\n\n- Revisão: R$ 420\n- Troca de pneus: R$ 60\n\nJovens de 10 a 14 anos podem fazer o curso de mecânica: R$ 140.\n\n## Horário\n\nSegunda a sexta das 8h às 18h, sábado das 8h às 12h.\n",
  it: "# Officina Bassi\n\n## Prezzi\n\n- Tagliando: 120 €\n- Cambio gomme: 60 €\n\nPer i ragazzi da 10 a 14 anni c'è un corso di meccanica: 40 €.\n\n## Orari\n\nDa lunedì a venerdì 8–18. Sabato 8–12.\n",
};
const BEGINNING: Readonly<Record<Spaced, string>> = {
  en: "The garage opened in 1994.",
  "pt-BR": "A oficina funciona desde 1994.",
  it: "L'officina è aperta dal 1994.",
};

const SINCE_WHEN: readonly (readonly [Spaced, string])[] = [
  ["en", "Were you open 10 years ago?"],
  ["en", "since when are you open?"],
  ["en", "how long have you been open?"],
  ["en", "when did you open?"],
  ["en", "is the garage 12 years old?"],
  ["en", "how old is the garage?"],
  ["pt-BR", "vocês estavam abertos há 10 anos?"],
  ["pt-BR", "desde quando vocês estão abertos?"],
  ["pt-BR", "a oficina já existia 10 anos atrás?"],
  ["it", "eravate aperti 10 anni fa?"],
  ["it", "da quando siete aperti?"],
];

describe("since when", () => {
  it.each(SINCE_WHEN)("%s: “%s” is not told hours or ages", async (locale, question) => {
    expect(await tellOf(locale, PAGES[locale], question)).toBe("");
  });
  it.each(SINCE_WHEN)("%s: “%s” is told the beginning", async (locale, question) => {
    expect(await tellOf(locale, `${PAGES[locale]}\n${BEGINNING[locale]}\n`, question)).toBe(
      BEGINNING[locale],
    );
  });
  it.each<[Spaced, string]>([
    ["en", "when do you open?"],
    ["en", "are you open at 10?"],
    ["en", "were you open last Saturday?"],
    ["pt-BR", "quando abrem?"],
    ["it", "quando aprite?"],
  ])("%s: “%s” is told the hours", async (locale, question) => {
    expect(await tellOf(locale, `${PAGES[locale]}\n${BEGINNING[locale]}\n`, question)).toMatch(
      /noon|12h|8–12/,
    );
  });
});

describe("the age of a thing", () => {
  it.each<[Spaced, string, RegExp]>([
    ["en", "my car is 12 years old, how much is a service?", /^Service: £120$/],
    ["en", "how much is a service for a 12 year old car", /^Service: £120$/],
    ["pt-BR", "o prédio tem 12 anos?", /^$/],
    ["pt-BR", "meu carro tem 12 anos, quanto custa a revisão?", /^Revisão: R\$ 420$/],
    ["it", "la mia auto ha 12 anni, quanto costa il tagliando?", /^Tagliando: 120 €$/],
    ["it", "la macchina di mia figlia ha 12 anni, la riparate?", /^$/],
    ["it", "mia figlia ha 12 anni, c'è un corso?", /ragazzi da 10 a 14 anni/],
    ["pt-BR", "minha filha tem 12 anos, tem curso?", /Jovens de 10 a 14 anos/],
  ])("%s: “%s” is told %s", async (locale, question, told) => {
    expect(await tellOf(locale, PAGES[locale], question)).toMatch(told);
  });
});
