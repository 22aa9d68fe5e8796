/** What a thing cannot do without: "Does it need an account?" is told by what says so, not by what else says the word. */
import { expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { tellOf } from "../../../fixtures/taught-folder.ts";

const PAGES: Readonly<Record<Locale, string>> = {
  en: "# Lampd\n\nLampd switches lamps.\n\n## Before you begin\n\nYou need Python 3.11 and a lamp. No account is required.\n\n## Versions\n\nThe version of Python that made a timer stands in its file.\n\nPython scripts may switch lamps, too. An account keeps the names of rooms.",
  "pt-BR":
    "# Lampd\n\nO Lampd acende lâmpadas.\n\n## Antes de começar\n\nVocê precisa do Python 3.11 e de uma lâmpada. Não é necessária uma conta.\n\n## Versões\n\nA versão do Python que fez um horário fica no arquivo dele.\n\nProgramas em Python também acendem lâmpadas. Uma conta guarda os nomes dos cômodos.",
  it: "# Lampd\n\nLampd accende lampade.\n\n## Prima di cominciare\n\nServono Python 3.11 e una lampada. Non è necessario un account.\n\n## Versioni\n\nLa versione di Python che ha scritto un orario sta nel suo file.\n\nAnche i programmi in Python accendono lampade. Un account conserva i nomi delle stanze.",
  ja: "# Lampd\n\nLampdは照明をつけます。\n\n## はじめる前に\n\nPython 3.11と照明が必要です。アカウントは必要ありません。\n\n## バージョン\n\nタイマーを書いたPythonのバージョンはファイルにあります。\n\nPythonのプログラムも照明をつけられます。アカウントには部屋の名前が残ります。",
};

it.each<[Locale, string, RegExp]>([
  ["en", "which version of Python do I need?", /^You need Python 3\.11/],
  ["en", "does it need an account?", /No account is required/],
  ["en", "Is an account required?", /No account is required/],
  ["pt-BR", "preciso de qual versão do Python?", /^Você precisa do Python 3\.11/],
  ["pt-BR", "precisa de conta?", /Não é necessária uma conta/],
  ["it", "quale versione di Python serve?", /^Servono Python 3\.11/],
  ["it", "è necessario un account?", /Non è necessario un account/],
  ["ja", "どのバージョンのPythonが必要ですか？", /^Python 3\.11と照明が必要です/],
  ["ja", "アカウントは必要ですか？", /アカウントは必要ありません/],
])("%s: %s", async (locale, question, told) => {
  expect(await tellOf(locale, PAGES[locale], question)).toMatch(told);
});

it("what somebody has to do is no requirement of a thing", async () => {
  const page =
    "# Tours\n\nYou do not need to book.\n\nThe bus requires a ticket, and the ferry needs calm water.";
  expect(await tellOf("en", page, "do I need to book?")).toBe("You do not need to book.");
});

it("what a thing serves, in Italian, is none either", async () => {
  const page = "# Treni\n\nI treni rossi servono la costa.\n\n## Viaggiare\n\nServe un biglietto.";
  expect(await tellOf("it", page, "quali treni servono la costa?")).toBe("I treni rossi servono la costa.");
});

it("what the whole needs is told after a question about something else, too", async () => {
  const talk = ["Where is the version of Python?", "does it need an account?"];
  expect(await tellOf("en", PAGES.en, ...talk)).toMatch(/No account is required/);
});
