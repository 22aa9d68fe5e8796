/** "And for six?" after a price for four asks for the same price, for six. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { openPage } from "../../../fixtures/taught-folder.ts";

type Spaced = Exclude<Locale, "ja">;

const PAGES: Readonly<Record<Spaced, string>> = {
  en: "# Room 13\n\n## Prices per game\n\n2 players: £50\n4 players: £80\n6 players: £108\n\n## Rooms\n\n- The lighthouse: 60 minutes, 2 to 6 players\n- The mine: 75 minutes, 3 to 6 players\n",
  "pt-BR":
    "# Sala 13\n\n## Preços por partida\n\n2 jogadores: R$ 150\n4 jogadores: R$ 240\n6 jogadores: R$ 324\n\n## Salas\n\n- O farol: 60 minutos, de 2 a 6 jogadores\n- A mina: 75 minutos, de 3 a 6 jogadores\n",
  it: "# Stanza 13\n\n## Prezzi a partita\n\n2 giocatori: 50 €\n4 giocatori: 80 €\n6 giocatori: 108 €\n\n## Stanze\n\n- Il faro: 60 minuti, da 2 a 6 giocatori\n- La miniera: 75 minuti, da 3 a 6 giocatori\n",
};

async function tellLast(locale: Spaced, talk: readonly string[]): Promise<string> {
  const robot = await openPage(locale, PAGES[locale]);
  const answer = (await robot.talk(talk)).at(-1);
  await robot.close();
  return answer?.outcome === "answered" ? answer.text : "";
}

describe("another number of people after a price", () => {
  it.each<[Spaced, readonly string[], string]>([
    ["en", ["how much is a game for 4 people", "and for six?"], "6 players: £108"],
    ["en", ["how much is a game for 4 people", "and for 2?"], "2 players: £50"],
    ["en", ["how much is it for 4", "And if we are six?"], "6 players: £108"],
    ["en", ["how much is a game", "and with 6?", "and for two?"], "2 players: £50"],
    ["pt-BR", ["quanto custa para quatro", "e para seis?"], "6 jogadores: R$ 324"],
    ["pt-BR", ["quanto custa para quatro", "e pra 2?"], "2 jogadores: R$ 150"],
    ["pt-BR", ["quanto custa uma partida para 4 pessoas", "e se formos seis?"], "6 jogadores: R$ 324"],
    ["it", ["quanto costa in quattro", "e in sei?"], "6 giocatori: 108 €"],
    ["it", ["quanto costa una partita per 4 persone", "e in due?"], "2 giocatori: 50 €"],
    ["it", ["quanto costa in quattro", "e se fossimo in sei?"], "6 giocatori: 108 €"],
  ])("%s: %j", async (locale, talk, told) => {
    expect(await tellLast(locale, talk)).toBe(told);
  });

  it.each<[Spaced, readonly string[], RegExp]>([
    ["en", ["which rooms do you have", "and for six?"], /^(?!6 players)/],
    ["it", ["che stanze avete", "e in sei?"], /^(?!6 giocatori: 108)/],
    ["pt-BR", ["quais salas tem", "e para seis?"], /^(?!6 jogadores: R)/],
  ])("%s: %j is no price for that many", async (locale, talk, told) => {
    expect(await tellLast(locale, talk)).toMatch(told);
  });
});
