/** The token estimate: figures counted once with the o200k tokenizer. */
import { describe, expect, it } from "vitest";
import { cutToTokens, estimateTokens } from "../../src/domain/tokens.ts";

const COUNTED: [locale: string, text: string, tokens: number][] = [
  [
    "en",
    "Orders leave our warehouse within two working days. You can send back anything you do not like within 30 days of delivery, as long as it is unused and in its original packaging. Refunds reach your account five to ten days after the parcel has arrived; shipping costs of 4.90 euros are not refunded.",
    64,
  ],
  [
    "pt-BR",
    "Os pedidos saem do nosso depósito em até dois dias úteis. Você pode devolver qualquer produto de que não goste em até 30 dias após a entrega, desde que não tenha sido usado e esteja na embalagem original. O reembolso chega à sua conta de cinco a dez dias depois que o pacote chegar; o frete de R$ 24,90 não é reembolsado.",
    79,
  ],
  [
    "ja",
    "ご注文の商品は二営業日以内に倉庫から発送されます。お気に召さない商品は、未使用で元の包装のままであれば、お届けから30日以内に返品できます。返金は、荷物が到着してから五日から十日後にお客様の口座に入金されます。送料の490円は返金の対象外です。",
    87,
  ],
  [
    "it",
    "Gli ordini partono dal nostro magazzino entro due giorni lavorativi. Puoi restituire qualsiasi articolo che non ti piace entro 30 giorni dalla consegna, purché non sia stato usato e si trovi nella confezione originale. Il rimborso arriva sul tuo conto da cinque a dieci giorni dopo l'arrivo del pacco; le spese di spedizione di 4,90 euro non vengono rimborsate.",
    91,
  ],
];

describe("the token estimate", () => {
  it.each(COUNTED)("lies within 15 % of a tokenizer for %s", (_locale, text, tokens) => {
    expect(Math.abs(estimateTokens(text) - tokens) / tokens).toBeLessThanOrEqual(0.15);
  });

  it("is 0 for nothing and at least 1 for anything", () => {
    expect([estimateTokens(""), estimateTokens(" "), estimateTokens("a")]).toEqual([0, 1, 1]);
  });

  it("cuts a text to fit, never inside a character", () => {
    for (const [, text] of COUNTED)
      for (const tokens of [0, 1, 5, 20]) {
        const cut = cutToTokens(`${text}🙂`.repeat(3), tokens);
        expect(estimateTokens(cut)).toBeLessThanOrEqual(Math.max(tokens, cut === "" ? 0 : 1));
        expect(text.repeat(3).startsWith(cut) || cut.includes("🙂")).toBe(true);
        expect(Buffer.from(cut).toString()).toBe(cut);
      }
    expect(cutToTokens("short", 10)).toBe("short");
  });
});

describe("the estimate of one kind of text", () => {
  it.each([
    ["short words", "the cat sat on a mat", 5],
    ["long words", "understanding responsibilities", 4],
    ["words of four letters", "lamp desk book tree", 4],
    ["words that end in vowels", "casa bella nuova strada", 6],
    ["digits", "123 4567 89", 5],
    ["hiragana", "ありがとうございます", 7],
    ["katakana", "コンピューター", 6],
    ["kanji", "東京特許許可局", 7],
    ["wide marks", "「」。、！？", 4],
    ["line ends", "\n\n \n \n", 3],
    ["marks", "!?!? ... ---", 4],
    ["other scripts", "привет", 6],
  ])("%s", (_kind, text, tokens) => {
    expect(estimateTokens(text)).toBe(tokens);
  });
});

describe("a cut", () => {
  it.each([
    ["at a sentence that is near", "One two three. Four five six seven eight nine ten.", 4, "One two three."],
    ["at a word that is near", "alpha beta gamma delta epsilon zeta", 7, "alpha beta gamma delta"],
    ["at a line that is near", "alpha beta\ngamma delta epsilon zeta", 4, "alpha beta"],
    [
      "at a Japanese sentence that is near",
      "これはとても長い本です。それは猫です。",
      10,
      "これはとても長い本です。",
    ],
    ["inside a word where no end is near", `a ${"x".repeat(100)}`, 6, `a ${"x".repeat(41)}`],
    ["to nothing", "alpha beta", 0, ""],
    ["below nothing", "alpha beta", -3, ""],
    ["not at all where it just fits", "the cat sat", 3, "the cat sat"],
  ])("%s", (_where, text, tokens, cut) => {
    expect(cutToTokens(text, tokens)).toBe(cut);
  });

  it("shrinks until a text that grows denser fits", () => {
    const text = `${"a ".repeat(200)}${"許".repeat(400)}`.split("").toReversed().join("");
    for (const tokens of [10, 50, 200]) {
      const cut = cutToTokens(text, tokens);
      expect(estimateTokens(cut)).toBeLessThanOrEqual(tokens);
      expect(estimateTokens(cut)).toBeGreaterThan(tokens * 0.6);
    }
  });
});
