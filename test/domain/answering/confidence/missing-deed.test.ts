import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { lacksDeed } from "../../../../src/domain/answering/confidence/missing-deed.ts";
import { extract } from "../../../../src/domain/answering/extraction/extract.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn } from "../found.ts";

/** The second text holds the deed of some questions, so that the robot knows the word. */
const TAUGHT: Readonly<Record<Locale, readonly [string, string]>> = {
  en: ["Open the settings of your account and link it to another one.", "Delete old lamps, export the list."],
  "pt-BR": ["Abra as configurações da conta e vincule outra conta.", "Excluir lâmpadas, exportar a lista."],
  it: [
    "Apri le impostazioni dell'account e collega un altro account.",
    "Eliminare lampade, esportare l'elenco.",
  ],
  ja: ["アカウントの設定を開いて、別のアカウントを連携します。", "古いランプを削除します。"],
};

function lacks(locale: Locale, question: string, told = TAUGHT[locale][0]): boolean {
  const { weighed, ranked } = findIn([...TAUGHT[locale], told], question, locale);
  const sentences = rankSentences(ranked, weighed);
  const found = {
    ...extract(sentences, weighed)!,
    sentences: sentences.filter(({ text }) => told.includes(text)),
  };
  return lacksDeed(weighed, found);
}

describe("a question for the way of a definite deed", () => {
  it.each<[Locale, string, boolean]>([
    ["en", "How do I delete my account?", true],
    ["en", "how can i quickly export my account?", true],
    ["en", "What are the steps to reset my account?", true],
    ["en", "I want to reset my account, will it cost me anything?", false],
    ["en", "How do I unlink my account?", true],
    ["en", "How do I cancel my account?", false],
    ["en", "How do I link my account?", false],
    ["en", "How do I use my account?", false],
    ["en", "How should I prepare my account?", false],
    ["en", "What does it cost to delete my account?", false],
    ["pt-BR", "Como posso excluir minha conta?", true],
    ["pt-BR", "como faço para exportar a conta?", true],
    ["pt-BR", "Como excluir a conta?", true],
    ["pt-BR", "Como excluo minha conta?", true],
    ["pt-BR", "Como se exporta a conta?", true],
    ["pt-BR", "Como vincular uma conta?", false],
    ["it", "Come posso eliminare il mio account?", true],
    ["it", "come si fa a esportare l'account?", true],
    ["it", "Come eliminare l'account?", true],
    ["it", "Come elimino il mio account?", true],
    ["it", "Come si disinstalla l'account?", true],
    ["it", "Come collego un account?", false],
    ["ja", "アカウントの削除方法を教えてください", true],
    ["ja", "アカウントを削除するにはどうすればいいですか", true],
    ["ja", "アカウントの連携方法は？", false],
  ])("%s: “%s” is not met by another deed: %s", (locale, question, lacking) => {
    expect(lacks(locale, question)).toBe(lacking);
  });

  it.each<[Locale, string, string]>([
    ["en", "How do I delete my account?", "To remove an account, write to us."],
    ["en", "How do I install the account?", "    npm install account"],
    ["pt-BR", "Como excluir a conta?", "Para apagar a conta, escreva para nós."],
    ["it", "Come eliminare l'account?", "Per rimuovere l'account, scrivi a noi."],
    ["ja", "アカウントの削除方法は？", "アカウントの削除はメールで受け付けています。"],
    ["en", "How do I delete my account?", "Accounts of schools cannot be deleted."],
    ["en", "How do I delete my account?", "Delete it in the settings, and nothing is kept."],
    ["it", "Come elimino un account?", "Gli account delle scuole non si possono eliminare."],
  ])("%s: “%s” is met by “%s”", (locale, question, told) => {
    expect(lacks(locale, question, told)).toBe(false);
  });

  it.each<[Locale, string, string]>([
    ["en", "How do I delete my account?", "Accounts are kept for a year, and nothing is deleted."],
    ["en", "How do I delete my account?", "We never delete accounts by ourselves."],
    ["en", "How do I uninstall it?", "Remove names from the list of accounts."],
    ["pt-BR", "Como excluo minha conta?", "Contas nunca são excluídas por nós."],
    ["it", "Come elimino il mio account?", "Un account non viene mai eliminato senza avviso."],
    ["ja", "アカウントの削除方法は？", "アカウントが自動で削除されることはありません。"],
  ])("%s: “%s” is not met by “%s”", (locale, question, told) => {
    expect(lacks(locale, question, told)).toBe(true);
  });

  it("is not met by a section of another deed, whatever stands above it", () => {
    const text = "Save the account as a list, then choose the file.";
    const told = (heading: string): boolean => {
      const { weighed, ranked } = findIn([{ heading, text }], "How do I export the account?", "en");
      return lacksDeed(weighed, extract(rankSentences(ranked, weighed), weighed)!);
    };
    expect(told("Imports and exports › Import a list")).toBe(true);
    expect(told("Imports and exports › Lists")).toBe(false);
    expect(told("Imports and exports")).toBe(false);
  });
});
