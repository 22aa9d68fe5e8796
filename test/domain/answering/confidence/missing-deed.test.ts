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
    ["en", "How do I cancel my account?", false],
    ["en", "How do I link my account?", false],
    ["en", "How do I use my account?", false],
    ["en", "How should I prepare my account?", false],
    ["en", "What does it cost to delete my account?", false],
    ["pt-BR", "Como posso excluir minha conta?", true],
    ["pt-BR", "como faço para exportar a conta?", true],
    ["pt-BR", "Como excluir a conta?", true],
    ["pt-BR", "Como vincular uma conta?", false],
    ["it", "Come posso eliminare il mio account?", true],
    ["it", "come si fa a esportare l'account?", true],
    ["it", "Come eliminare l'account?", true],
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
  ])("%s: “%s” is met by “%s”", (locale, question, told) => {
    expect(lacks(locale, question, told)).toBe(false);
  });
});
