import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { asksForWay, deedOf } from "../../../../src/domain/answering/question/asked-way.ts";
import { fold } from "../../../../src/domain/language/normalise.ts";

const CASES: readonly (readonly [Locale, string, string | undefined])[] = [
  ["en", "How do I restore a backup?", "restore"],
  ["en", "how can we quickly move it", "move"],
  ["en", "how to install lampd", "install"],
  ["en", "What's the command to list the lamps?", "list"],
  ["en", "How long do I wait?", undefined],
  ["en", "I lost my key, how do I get in?", undefined],
  ["pt-BR", "Como faço um backup?", "faco"],
  ["pt-BR", "Como faço para restaurar um backup?", "restaurar"],
  ["pt-BR", "como se instala", "instala"],
  ["pt-BR", "Como posso criar um cômodo?", "criar"],
  ["pt-BR", "Qual é o comando para listar as lâmpadas?", "listar"],
  ["pt-BR", "Quanto custa?", undefined],
  ["it", "Come faccio un backup?", "faccio"],
  ["it", "Come faccio a ripristinarlo?", "ripristinarlo"],
  ["it", "Come si installa?", "installa"],
  ["it", "Qual è il comando per elencare le lampade?", "elencare"],
  ["it", "Quanto costa?", undefined],
  ["ja", "バックアップを作るには？", undefined],
];

describe("the way of a deed", () => {
  it.each(CASES)("%s: %s asks for the way to %s", (locale, question, deed) => {
    const asked = { folded: fold(question), locale };
    expect(deedOf(asked)).toBe(deed);
    if (deed !== undefined) expect(asksForWay(asked)).toBe(true);
  });

  it.each<[Locale, string, boolean]>([
    ["pt-BR", "como instalar o lampd", true],
    ["it", "come ripristinare un backup", true],
    ["ja", "依存関係の使い方", true],
    ["ja", "テストの書き方は？", true],
    ["ja", "夕方は開いていますか", false],
    ["pt-BR", "como é o quarto", false],
  ])("%s: %s asks for one: %s", (locale, question, expected) => {
    expect(asksForWay({ folded: fold(question), locale })).toBe(expected);
  });
});
