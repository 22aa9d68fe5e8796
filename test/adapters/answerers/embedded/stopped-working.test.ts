/** Whoever reports that something no longer does what it should is told the remedy of just that, in other words than the page's. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { tellOf } from "../../../fixtures/taught-folder.ts";

type Spaced = Exclude<Locale, "ja">;

const SECTIONS: Readonly<Record<Spaced, string>> = {
  en: "# Tidyplan\n\nTidyplan is a planner for small teams.\n\n## Plans\n\n- Solo: free\n- Team: £6 a month\n\n## Troubleshooting\n\n### Calendar not up to date\n\nOpen Settings, then Accounts, and choose Reconnect. Syncing takes up to ten minutes.\n\n### Reminders do not arrive\n\nCheck that notifications are allowed on your phone.\n\n## Import\n\nTasks can be imported from CSV files.\n",
  "pt-BR":
    "# Agendinha\n\nA Agendinha é uma agenda para equipes pequenas.\n\n## Planos\n\n- Solo: grátis\n- Equipe: R$ 25 ao mês\n\n## Solução de problemas\n\n### Calendário não atualiza\n\nAbra Configurações, depois Contas, e escolha Reconectar. A sincronização leva até dez minutos.\n\n### Lembretes não chegam\n\nVerifique se as notificações estão permitidas no celular.\n\n## Importação\n\nAs tarefas podem ser importadas de arquivos CSV.\n",
  it: "# Ordina\n\nOrdina è un'agenda per piccoli gruppi.\n\n## Piani\n\n- Solo: gratis\n- Gruppo: 6 € al mese\n\n## Problemi e soluzioni\n\n### Il calendario non si aggiorna\n\nApri Impostazioni, poi Account, e scegli Ricollega. La sincronizzazione richiede fino a dieci minuti.\n\n### I promemoria non arrivano\n\nControlla che le notifiche siano permesse sul telefono.\n\n## Importazione\n\nLe attività si importano da file CSV.\n",
};
const PROSE: Readonly<Record<Spaced, string>> = {
  en: "# Tidyplan\n\n## Plans\n\n- Solo: free\n- Team: £6 a month\n\n## Good to know\n\nIf the calendar does not update, open Settings and choose Reconnect. If reminders do not arrive, allow notifications on your phone.\n",
  "pt-BR":
    "# Agendinha\n\n## Planos\n\n- Solo: grátis\n- Equipe: R$ 25 ao mês\n\n## Bom saber\n\nSe o calendário não atualizar, abra as Configurações e escolha Reconectar. Se os lembretes não chegarem, permita as notificações no celular.\n",
  it: "# Ordina\n\n## Piani\n\n- Solo: gratis\n- Gruppo: 6 € al mese\n\n## Buono a sapersi\n\nSe il calendario non si aggiorna, apri le Impostazioni e scegli Ricollega. Se i promemoria non arrivano, permetti le notifiche sul telefono.\n",
};

const REPORTED: readonly (readonly [Spaced, string, RegExp])[] = [
  ["en", "the calendar won't sync", /Reconnect/],
  ["en", "my calendar isn't updating", /Reconnect/],
  ["en", "calendar stopped syncing", /Reconnect/],
  ["en", "reminders stopped coming", /notifications/],
  ["en", "I don't get reminders any more", /notifications/],
  ["pt-BR", "o calendário não sincroniza", /Reconectar/],
  ["pt-BR", "o calendário parou de sincronizar", /Reconectar/],
  ["pt-BR", "os lembretes pararam de chegar", /notificações/],
  ["it", "il calendario non si sincronizza", /Ricollega/],
  ["it", "il calendario ha smesso di sincronizzarsi", /Ricollega/],
  ["it", "non ricevo più i promemoria", /notifiche/],
];

describe("something that no longer works", () => {
  it.each(REPORTED)("%s: “%s” is told the remedy of the section", async (locale, question, told) => {
    expect(await tellOf(locale, SECTIONS[locale], question)).toMatch(told);
  });
  it.each(REPORTED)("%s: “%s” is told the remedy in prose", async (locale, question, told) => {
    expect(await tellOf(locale, PROSE[locale], question)).toMatch(told);
  });
  it.each<[Spaced, string]>([
    ["en", "the export won't work"],
    ["en", "my invoice won't download"],
    ["en", "printing stopped working"],
    ["pt-BR", "a impressão não funciona"],
    ["pt-BR", "o app não abre"],
    ["it", "la stampa non funziona"],
    ["it", "l'app non si apre"],
  ])("%s: “%s” is not told the remedy of another trouble", async (locale, question) => {
    expect(await tellOf(locale, SECTIONS[locale], question)).toBe("");
  });
});
