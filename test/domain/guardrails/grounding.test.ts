/** The check of an answer against its passages: tables of cases in four languages. */
import { describe, expect, it } from "vitest";
import { checkGrounding, declaresNotKnowing, sharedWords } from "../../../src/domain/guardrails/grounding.ts";
import { watchCpu } from "../../support/cpu-time.ts";

const check = (text: string, ...evidence: string[]) =>
  checkGrounding({ text, evidence, known: ["Acme", "Ada"], asked: "" });

describe("the check of an answer", () => {
  it.each([
    ["the same number", "It costs 49 euros.", "Price: 49 euros"],
    ["a thousand mark of another country", "It costs 1.500,50 euros.", "Price: 1,500.50"],
    ["a plain number for a grouped one", "It costs 1500 euros.", "Price: 1 500 euros"],
    ["digits for a word", "You have 30 days.", "within thirty days"],
    ["digits for an Italian word", "Hai 30 giorni e 2 tentativi.", "entro trenta giorni, due tentativi"],
    ["digits for kanji", "30日以内です。", "三十日以内に返品できます。"],
    ["full-width digits", "３０日以内です。", "30日以内"],
    ["a written date for a short one", "It opens on March 5, 2024.", "Opening: 2024-03-05"],
    ["a Portuguese date", "Abre em 5 de março de 2024.", "Abertura: 05/03/2024"],
    ["an address with punctuation", "Write to help@acme.example.", "Contact: Help@Acme.example"],
    [
      "a link without its scheme",
      "See acme.example/returns, or www.acme.example.",
      "https://acme.example/returns www.acme.example",
    ],
    ["a name", "The store is in Milano, near Porta Romana.", "Our store: Porta Romana, Milano"],
    ["a katakana name", "店舗はミラノセンターにあります。", "ミラノセンターに店舗があります。"],
    ["a list", "1. Open the box\n2. Press the button", "Open the box. Press the button."],
    ["a known name", "You are talking to Acme and Ada.", ""],
    ["a fraction with a final zero", "It weighs 2.50 kg.", "weight 2.5 kg"],
  ])("finds %s supported", (_name, text, evidence) => {
    expect(check(text, evidence)).toEqual({ unsupported: [], factor: 1, contradicted: false });
  });

  it.each([
    ["a wrong number", "It costs 48 euros.", "Price: 49 euros", "48"],
    ["a wrong order of size", "It costs 1.500 euros.", "Price: 15 euros", "1.500"],
    ["an invented address", "Write to info@acme.example.", "help@acme.example", "info@acme.example"],
    [
      "an invented link",
      "See https://acme.example/help.",
      "https://acme.example/returns",
      "https://acme.example/help",
    ],
    ["a wrong year", "Aperto dal 2023.", "Aperto dal 2024", "2023"],
    ["a wrong number in Japanese", "14日以内です。", "30日以内", "14"],
  ])("finds %s contradicted", (...[, text, evidence, fact]) => {
    const found = check(text, evidence);
    expect(found.contradicted).toBe(true);
    expect(found.factor).toBe(0);
    expect(found.unsupported[0]?.facts.map((each) => each.text)).toEqual([fact]);
  });

  const answerTo = (asked: string, text: string, evidence: string) =>
    checkGrounding({ text, evidence: [evidence], known: [], asked }).contradicted;

  it.each([
    ["Can I return it within 90 days?", "Yes, within 90 days.", "Returns within 30 days."],
    ["Can I return it within 90 days?", "Yes. You have 90 days, no problem.", "Returns within 30 days."],
    ["90日以内に返品できますか？", "はい、90日以内なら返品できます。", "返品は30日以内です。"],
    ["90日以内に返品できますか？", "90日以内なら問題ありません。", "返品は30日以内です。"],
    ["Posso restituire entro 90 giorni?", "Sì, entro 90 giorni. Non serve altro.", "Entro 30 giorni."],
    ["Posso devolver em 90 dias?", "Pode devolver em 90 dias.", "Em até 30 dias."],
    ["Is your mail info@acme.example?", "Yes, write to info@acme.example.", "help@acme.example"],
  ])("does not take what %j says for evidence: %j", (asked, text, evidence) => {
    expect(answerTo(asked, text, evidence)).toBe(true);
  });

  it.each([
    ["Can I return it after 90 days?", "No, 90 days is too late.", "Returns within 30 days."],
    ["Can I return it after 90 days?", "You cannot return it after 90 days.", "Returns within 30 days."],
    ["90日後に返品できますか？", "いいえ、90日後は対象外です。", "返品は30日以内です。"],
    ["90日後に返品できますか？", "90日後の返品はできません。", "返品は30日以内です。"],
    ["Posso restituire dopo 90 giorni?", "Dopo 90 giorni non è possibile.", "Entro 30 giorni."],
    ["Posso devolver depois de 90 dias?", "Não, 90 dias é muito.", "Em até 30 dias."],
    ["What does it cost for 4 people?", "For 4 people it costs €80.", "It costs €80."],
    ["Is Anna there?", "We do have Anna here.", "She is here."],
  ])("lets what %j says be repeated: %j", (asked, text, evidence) => {
    expect(answerTo(asked, text, evidence)).toBe(false);
  });

  it("reads a sentence of any number of facts", () => {
    expect(check("7 ".repeat(200_000), "nothing").contradicted).toBe(true);
  });

  it("lowers the confidence for a strange name without calling it a contradiction", () => {
    const found = check(
      "The director is called Marie Dubois. It opens at nine.",
      "The director is Anna Rossi. Nine.",
    );
    expect(found).toMatchObject({ contradicted: false, factor: 0.75 });
  });

  it("weighs sentences: one bad of four costs a quarter", () => {
    expect(check("A 1. B 2. C 3. D 9.", "1 2 3").factor).toBe(0.75);
    expect(check("", "1").factor).toBe(0);
  });

  it.each([
    "I do not know.",
    "I'm sorry, but I don't have information about that.",
    "Unfortunately the passages do not mention the warranty.",
    "Sorry! I cannot help with that. Please ask the shop.",
    "Desculpe, não tenho informações sobre isso.",
    "Não sei.",
    "Infelizmente os trechos não mencionam a garantia.",
    "Mi dispiace, non ho informazioni su questo.",
    "Non lo so.",
    "I brani non contengono questa informazione.",
    "申し訳ございませんが、その情報は見つかりませんでした。",
    "分かりません。",
    "資料には記載されていません。",
    "**NO_ANSWER**",
    "I am sorry, but NO_ANSWER",
  ])("takes %j for not knowing", (text) => {
    expect(declaresNotKnowing(text)).toBe(true);
  });

  it.each([
    "You can return it within 30 days. I do not know about shipping.",
    "If you do not know your number, call us.",
    "You have 30 days. We cannot help with opened boxes.",
    "Você tem 30 dias. Não sei quanto custa o frete.",
    "Hai 30 giorni.",
    "You can return it within 30 days. NO_ANSWER",
    "三十日以内に返品できます。",
    `${"It is long. ".repeat(40)}I do not know.`,
    "Sorry for the wait! Your parcel is on its way.",
    "The shop is in the old town. I do not know more.",
    "I do not have your order here. Open your orders. Choose one. Press the button.",
    `I cannot help with that, ${"but somebody at the counter can, ".repeat(12)}any day.`,
  ])("takes %j for an answer", (text) => {
    expect(declaresNotKnowing(text)).toBe(false);
  });

  it.each([
    ["letters", "a".repeat(100_000)],
    ["digits", "1".repeat(100_000)],
    ["grouped digits", "1,000".repeat(20_000)],
    ["dots", "a.b".repeat(30_000)],
    ["signs", "@".repeat(100_000)],
    ["list marks", "\n1. ".repeat(20_000)],
    ["spaces", `a.${" ".repeat(100_000)}`],
  ])("takes a time that grows with the length only, for endless %s", (_name, text) => {
    const cpu_ms = watchCpu();
    check(text, text);
    declaresNotKnowing(text);
    expect(cpu_ms()).toBeLessThan(2_000);
  });
});

describe("the words that an answer shares with its passages", () => {
  it.each<[string, number, readonly string[]]>([
    ["Helmets are included.", 1, ["Every rental includes a helmet."]],
    ["Helmets cost extra.", 1 / 3, ["Every rental includes a helmet."]],
    ["Gloves are sold.", 0, ["Every rental includes a helmet."]],
    ["Helmets, gloves", 1, ["We lend helmets.", "We lend gloves."]],
    ["Helmets", 0, []],
    ["It is.", 0, ["It is."]],
    ["", 0, ["Every rental includes a helmet."]],
  ])("of %j are %d", (text, share, evidence) => {
    expect(sharedWords({ text, evidence, locale: "en" })).toBeCloseTo(share);
  });
});
