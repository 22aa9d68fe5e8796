/** What a product can do: what it reads, speaks, works with and how large it is, in other words than the page's; what the page does not tell is declined. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { openPage } from "../../../fixtures/taught-folder.ts";

interface Product {
  readonly page: string;
  /** Questions, and what the answer says. */
  readonly told: readonly (readonly [question: string, told: RegExp])[];
  readonly declined: readonly string[];
}

const PRODUCTS: Readonly<Record<Locale, Product>> = {
  en: {
    page: "# Quillbox – the assistant for your website\n\nQuillbox answers your customers' questions day and night, from what you have taught it.\n\n## What it learns from\n\nQuillbox reads PDF, Word and plain text files of up to 20 MB each. Pages of your site are imported by their address.\n\n## Languages\n\nConversations are held in English, Italian, Portuguese and Japanese.\n\n## On your site\n\nThe widget is one line of HTML and weighs 14 kB. It runs on WordPress, Shopify and Wix.\n\n## Privacy\n\nAll data stays on servers in Frankfurt, Germany. Chats are deleted after 30 days.\n\n## Support\n\nOur support team replies by e-mail within one working day.",
    told: [
      ["can I teach it PDF files?", /PDF, Word/],
      ["can it read Word documents?", /PDF, Word/],
      ["which file formats can I upload?", /PDF, Word/],
      ["what files can I upload", /PDF, Word/],
      ["does it support Japanese?", /Japanese/],
      ["do you speak Italian?", /Italian/],
      ["what languages are supported?", /^Conversations are held in/],
      ["which languages does it speak", /^Conversations are held in/],
      ["is it compatible with Shopify?", /Shopify/],
      ["does it work with WordPress?", /WordPress/],
      ["where is the data stored?", /Frankfurt/],
      ["how large is the widget?", /14 kB/],
      ["what is the maximum file size", /20 MB/],
    ],
    declined: [
      "does it support Chinese?",
      "does it work with Joomla?",
      "can I teach it videos?",
      "can I use it with WhatsApp?",
      "where is the office?",
      "how many customers do you have?",
    ],
  },
  "pt-BR": {
    page: "# Tagarela – o assistente do seu site\n\nA Tagarela responde às perguntas dos seus clientes dia e noite, com o que você ensinou a ela.\n\n## De onde ela aprende\n\nA Tagarela lê arquivos PDF, Word e texto simples de até 20 MB cada. As páginas do seu site são importadas pelo endereço.\n\n## Idiomas\n\nAs conversas acontecem em português, inglês, italiano e japonês.\n\n## No seu site\n\nO widget é uma linha de HTML e pesa 14 kB. Funciona no WordPress, no Shopify e no Wix.\n\n## Privacidade\n\nTodos os dados ficam em servidores em Recife. As conversas são apagadas depois de 30 dias.",
    told: [
      ["posso ensinar com PDF?", /PDF, Word/],
      ["quais formatos de arquivo posso enviar?", /PDF, Word/],
      ["suporta japonês?", /japonês/],
      ["vocês falam italiano?", /italiano/],
      ["em que línguas ela responde?", /^As conversas acontecem em/],
      ["é compatível com Shopify?", /Shopify/],
      ["onde os dados são guardados?", /Recife/],
      ["qual o tamanho máximo do arquivo?", /20 MB/],
      ["por quanto tempo guardam as conversas?", /30 dias/],
    ],
    declined: ["suporta chinês?", "funciona com Joomla?", "posso ensinar com vídeos?", "aceita planilhas?"],
  },
  it: {
    page: "# Loquace – l'assistente per il tuo sito\n\nLoquace risponde alle domande dei tuoi clienti giorno e notte, con quello che gli hai insegnato.\n\n## Da cosa impara\n\nLoquace legge file PDF, Word e di testo semplice fino a 20 MB ciascuno. Le pagine del tuo sito si importano con il loro indirizzo.\n\n## Lingue\n\nLe conversazioni si svolgono in italiano, inglese, portoghese e giapponese.\n\n## Sul tuo sito\n\nIl widget è una riga di HTML e pesa 14 kB. Funziona su WordPress, Shopify e Wix.\n\n## Privacy\n\nTutti i dati restano su server a Milano. Le chat vengono cancellate dopo 30 giorni.",
    told: [
      ["posso insegnargli dei PDF?", /PDF, Word/],
      ["quali formati di file posso caricare?", /PDF, Word/],
      ["supporta il giapponese?", /giapponese/],
      ["parla portoghese?", /portoghese/],
      ["quali lingue sono supportate?", /^Le conversazioni si svolgono in/],
      ["è compatibile con Shopify?", /Shopify/],
      ["dove sono conservati i dati?", /Milano/],
      ["qual è la dimensione massima dei file?", /20 MB/],
      ["per quanto tempo conservate le chat?", /30 giorni/],
    ],
    declined: [
      "supporta il cinese?",
      "funziona con Joomla?",
      "posso caricare dei video?",
      "si integra con WhatsApp?",
    ],
  },
  ja: {
    page: "# ことばこ – サイトのチャットアシスタント\n\nことばこは、教えた内容をもとに、お客さまの質問に昼も夜もお答えします。\n\n## 学習できるもの\n\nPDF、Word、テキストのファイルを1つ20MBまで読み込めます。サイトのページはアドレスを指定して取り込みます。\n\n## 言語\n\n会話は日本語、英語、イタリア語、ポルトガル語で行えます。\n\n## サイトへの設置\n\nウィジェットはHTML1行で、14KBです。WordPress、Shopify、Wixで動作します。\n\n## プライバシー\n\nデータはすべて東京のサーバーに保管します。会話は30日後に削除されます。",
    told: [
      ["PDFを教えられますか？", /PDF、Word/],
      ["どのファイル形式をアップロードできますか？", /PDF、Word/],
      ["イタリア語に対応していますか？", /イタリア語/],
      ["英語は話せますか", /英語/],
      ["対応言語は？", /^会話は日本語/],
      ["何語に対応していますか？", /^会話は日本語/],
      ["データはどこに保存されますか？", /東京/],
      ["会話はいつまで保存されますか", /30日/],
    ],
    declined: [
      "中国語に対応していますか？",
      "Joomlaで使えますか？",
      "動画を教えられますか",
      "LINEと連携できますか",
    ],
  },
};

describe.each(Object.entries(PRODUCTS) as [Locale, Product][])(
  "a product in %s",
  (locale, { page, told, declined }) => {
    const answersTo = async (questions: readonly string[]): Promise<readonly string[]> => {
      const robot = await openPage(locale, page);
      const answers: string[] = [];
      for (const question of questions) {
        const [answer] = await robot.talk([question]);
        answers.push(answer?.outcome === "answered" ? answer.text : "");
      }
      await robot.close();
      return answers;
    };

    it("is told of in other words", async () => {
      const answers = await answersTo(told.map(([question]) => question));
      for (const [at, [question, expected]] of told.entries())
        expect(answers[at], question).toMatch(expected);
    });

    it("is not told of where the page says nothing", async () => {
      const answers = await answersTo(declined);
      for (const [at, question] of declined.entries()) expect(answers[at], question).toBe("");
    });
  },
);

it("one name of a language is none where it is of something else", async () => {
  const page = "# Café\n\n## Breakfast\n\nFrench toast costs £6. A full English breakfast costs £9.";
  const robot = await openPage("en", page);
  const [answer] = await robot.talk(["which languages is the menu in?"]);
  expect(answer?.outcome).toBe("declined");
  await robot.close();
});
