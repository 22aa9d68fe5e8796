/** "What is a workspace?", "What does tarn prune do?": told by the sentence that says it, or by the beginning of the section of that name. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { openPage } from "../../../fixtures/taught-folder.ts";

const PAGES: Readonly<Record<Locale, string>> = {
  en: `# Tarn 3.2

Tarn keeps notes in plain files. Every command of Tarn takes --dry-run.

## tarn-prune @3.2.1

    tarn prune [options] <shelf>

### Description

Removes drafts that nobody opened for a month. Shelves stay as they are.

### Options

If --json is set, tarn prune prints what tarn prune removed.

## tarn-prune-all @3.2.1

This command runs tarn prune for every shelf, as tarn prune does for one.

## Shelves

- Default: null

A shelf is a folder of notes that are kept together. Move a note from shelf to shelf with tarn move.

## draftAge

- Default: 30

In days. Set it to 0 to keep drafts for good. With draftAge in a shelf's file, the draftAge of the shelf counts.

## Index: a table of all words

To use it, run tarn index. The index holds each word once, and the index is small.

## Words of the trade

See tarn-prune for drafts. "Lost notes" means notes whose shelf is gone; they can be put on another one.
`,
  "pt-BR": `# Tarn

## tarn-podar

Remove rascunhos que ninguém abriu por um mês. As estantes ficam como estão.

## Opções

Com --json, tarn-podar mostra o que tarn-podar removeu. Uma estante cheia não muda com tarn-podar.

## Organização

Uma estante é uma pasta de notas que ficam juntas. Leve uma nota de estante em estante com tarn-mover.
`,
  it: `# Tarn

## tarn-pota

Toglie le bozze che nessuno ha aperto per un mese. Gli scaffali restano come sono.

## Opzioni

Con --json, tarn-pota mostra quello che tarn-pota ha tolto. Uno scaffale pieno non cambia con tarn-pota.

## Ordine

Lo scaffale è una cartella di note che stanno insieme. Una nota passa da scaffale a scaffale con tarn-sposta.
`,
  ja: `# Tarn

## 剪定

一か月のあいだ誰も開かなかった下書きを取り除きます。棚はそのまま残ります。

## オプション

--jsonを付けると、剪定で取り除いたものが表示されます。剪定の前に剪定の控えを取れます。

## 整理

棚とは、まとめて置くノートのフォルダーのことです。ノートは棚から棚へ移せます。
`,
};

describe.each<[Locale, readonly (readonly [string, string])[]]>([
  [
    "en",
    [
      ["What does tarn prune do?", "Removes drafts that nobody opened for a month."],
      ["what is tarn-prune for", "Removes drafts that nobody opened for a month."],
      ["What is a shelf?", "A shelf is a folder of notes that are kept together."],
      ["what are shelves?", "A shelf is a folder of notes that are kept together."],
      ["What does draftAge mean?", "In days. "],
      ["What does lost notes mean?", '"Lost notes" means notes whose shelf is gone;'],
      ["what is the index", "To use it, run tarn index."],
      ["What is Tarn?", "Tarn keeps notes in plain files."],
    ],
  ],
  [
    "pt-BR",
    [
      ["O que faz tarn-podar?", "Remove rascunhos que ninguém abriu por um mês."],
      ["para que serve o tarn-podar", "Remove rascunhos que ninguém abriu por um mês."],
      ["O que é uma estante?", "Uma estante é uma pasta de notas que ficam juntas."],
    ],
  ],
  [
    "it",
    [
      ["Cosa fa tarn-pota?", "Toglie le bozze che nessuno ha aperto per un mese."],
      ["a cosa serve tarn-pota", "Toglie le bozze che nessuno ha aperto per un mese."],
      ["Che cos'è uno scaffale?", "Lo scaffale è una cartella di note che stanno insieme."],
    ],
  ],
  [
    "ja",
    [
      ["剪定とは何ですか？", "一か月のあいだ誰も開かなかった下書きを取り除きます。"],
      ["棚って何？", "棚とは、まとめて置くノートのフォルダーのことです。"],
    ],
  ],
])("what a thing is or does (%s)", (locale, told) => {
  let taught: Awaited<ReturnType<typeof openPage>>;
  beforeAll(async () => {
    taught = await openPage(locale, PAGES[locale]);
  });
  afterAll(() => taught.close());

  it.each(told)("%s", async (question, beginning) => {
    const { text } = await taught.ask(question);
    expect(text.slice(0, beginning.length)).toBe(beginning);
  });
});
