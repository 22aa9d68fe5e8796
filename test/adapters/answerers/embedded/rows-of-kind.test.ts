/** What a table tells of everything of a kind is told row by row, of the demo robots as of any other. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { openPage, openTaught } from "../../../fixtures/taught-folder.ts";

/** What begins the rows of the tables in the demo robots' tours, repairs and rental. */
const TABLES: Readonly<Record<Locale, { tours: string[]; repairs: string[]; bikes: string[] }>> = {
  en: {
    tours: ["Lake tour", "Old town tour", "Sunrise tour"],
    repairs: ["Puncture", "Brake adjustment", "New chain", "E-bike battery", "Basic service", "Full service"],
    bikes: ["City bike", "Trekking bike", "Mountain bike", "E-bike", "Children's bike", "Tandem", "Adult"],
  },
  "pt-BR": {
    tours: ["Passeio do lago", "Passeio do centro histórico", "Passeio do nascer do sol"],
    repairs: ["Pneu furado", "Regulagem", "Troca da corrente", "Diagnóstico", "Revisão b", "Revisão c"],
    bikes: [
      "Bicicleta urbana",
      "Bicicleta de t",
      "Mountain bike",
      "Bicicleta el",
      "Bicicleta inf",
      "Bicicleta tan",
      "Triciclo",
    ],
  },
  it: {
    tours: ["Tour del lago", "Tour del centro storico", "Tour dell'alba"],
    repairs: ["Foratura", "Regolazione", "Catena nuova", "Controllo", "Tagliando base", "Tagliando completo"],
    bikes: ["City bike", "Bici da t", "Mountain bike", "E-bike", "Bici da b", "Tandem", "Triciclo"],
  },
  ja: {
    tours: ["湖めぐりツアー", "旧市街ツアー", "日の出ツアー"],
    repairs: ["パンク修理", "ブレーキ調整", "チェーン交換", "電動自転車", "基本整備", "総合整備"],
    bikes: ["シティ", "トレッキング", "マウンテン", "電動", "子ども", "タンデム", "大人用"],
  },
};

const ASKED: readonly (readonly [Locale, keyof (typeof TABLES)["en"], string])[] = [
  ["en", "tours", "How much are the tours?"],
  ["en", "tours", "What tours are there?"],
  ["en", "tours", "How long is a guided tour?"],
  ["en", "tours", "How long are the tours?"],
  ["en", "tours", "When are the tours?"],
  ["en", "repairs", "What do repairs cost?"],
  ["en", "repairs", "repair prices"],
  ["en", "bikes", "How much is a bike?"],
  ["pt-BR", "tours", "Quanto custam os passeios?"],
  ["pt-BR", "tours", "Quanto tempo dura o passeio?"],
  ["pt-BR", "tours", "Quais passeios vocês têm?"],
  ["pt-BR", "repairs", "Quanto custam os consertos?"],
  ["pt-BR", "bikes", "Quanto custa uma bicicleta?"],
  ["pt-BR", "bikes", "quanto custa uma bike por dia"],
  ["it", "bikes", "quanto costa una bici al giorno"],
  ["ja", "bikes", "自転車は1日いくら"],
  ["it", "repairs", "Quanto costano le riparazioni?"],
  ["ja", "repairs", "修理はいくらですか"],
  ["it", "tours", "Quanto costano i tour?"],
  ["it", "tours", "Che tour ci sono?"],
  ["it", "tours", "Quanto dura il tour?"],
  ["ja", "tours", "ツアーはいくらですか"],
  ["ja", "tours", "どんなツアーがありますか"],
  ["ja", "tours", "ツアーの所要時間は？"],
];

describe("a question about everything of a kind", () => {
  it.each(ASKED)("%s, %s: “%s” is told every row of it", async (locale, table, question) => {
    const folder = `templates/demo/demo-${locale.toLowerCase()}/knowledge`;
    const demo = await openTaught(locale, folder);
    const [answer] = await demo.talk([question]);
    const rows = answer?.text.split("\n") ?? [];
    expect(rows.map((row, at) => row.startsWith(`- ${TABLES[locale][table][at]}`))).toEqual(
      TABLES[locale][table].map(() => true),
    );
    await demo.close();
  });

  it.each<[Locale, string, RegExp]>([
    ["en", "which bikes do you rent?", /^- City bike: .*\n- Adult tricycle: [^\n]*$/s],
    ["pt-BR", "quais bicicletas vocês alugam", /^- Bicicleta urbana: .*tandem/s],
    ["it", "che bici noleggiate", /^- City bike: .*\n- Triciclo/s],
    ["ja", "どんな自転車を借りられますか", /^- シティサイクル：.*\n- 大人用三輪自転車：[^\n]*$/s],
  ])(
    "%s: “%s” is told the list, though five passages say the words more often",
    async (locale, question, told) => {
      const demo = await openTaught(locale, `templates/demo/demo-${locale.toLowerCase()}/knowledge`);
      const [answer] = await demo.talk([question]);
      expect(answer?.text).toMatch(told);
      await demo.close();
    },
  );

  it.each<[Locale, string]>([
    ["en", "what cheeses do you sell"],
    ["pt-BR", "que queijos vocês vendem"],
    ["it", "che formaggi vendete"],
  ])("%s: “%s” is not told what else is sold", async (locale, question) => {
    const demo = await openTaught(locale, `templates/demo/demo-${locale.toLowerCase()}/knowledge`);
    const [answer] = await demo.talk([question]);
    expect(answer?.outcome).toBe("declined");
    await demo.close();
  });

  const PAGE = `# Otter Lodge

## Rooms and prices

| Room | Price a night | Guests |
| --- | --- | --- |
| Lake room | €80 | 2 |
| Attic room | €60 | 1 |
| Boathouse | €120 | on request |
| Room of the day | €70 | 2 |

A cot in the room costs €5. Breakfast costs €9.
`;

  it.each<[string, RegExp]>([
    [
      "How much is a room?",
      /^- Lake room: [^\n]*\n- Attic room: [^\n]*\n- Boathouse: [^\n]*\n- Room of the day: [^\n]*$/,
    ],
    ["How much is the room of the day?", /^Room of the day: [^\n]*$/],
    ["How much is the attic room?", /^(?!.*Lake room)Attic room: /s],
    ["What does a cot in the room cost?", /^A cot in the room costs €5\.$/],
    ["How much is breakfast?", /^Breakfast costs €9\.$/],
    ["How many guests fit into the boathouse?", /^(?!.*Lake room)Boathouse: /s],
  ])("is not mistaken for one about a part of it: “%s”", async (question, told) => {
    const lodge = await openPage("en", PAGE);
    const [answer] = await lodge.talk([question]);
    expect(answer?.text).toMatch(told);
    await lodge.close();
  });

  it("is not told what else stands there, where half of the rows are of the kind", async () => {
    const rows = "- Car wash: £12\n- Van wash: £18\n- Upholstery: £60\n- Dog towel: £2";
    const garage = await openPage("en", `# Pine Garage\n\n## Cleaning\n\n${rows}\n`);
    const [answer] = await garage.talk(["How much is a wash?"]);
    expect(answer?.text).toBe("- Car wash: £12\n- Van wash: £18");
    await garage.close();
  });

  it("is not told what else is hired out, where few rows are of the kind", async () => {
    const rows =
      "| City bike | €18 |\n| Cargo bike | €40 |\n| Helmet | €2 |\n| Lock | €1 |\n| Child seat | €4 |";
    const page = `# Pine Wheels\n\n## Bike hire\n\n| Hired | A day |\n| --- | --- |\n${rows}\n`;
    const wheels = await openPage("en", page);
    const [answer] = await wheels.talk(["How much is a bike?"]);
    expect(answer?.text).toMatch(/^- City bike: [^\n]*\n- Cargo bike: [^\n]*$/);
    await wheels.close();
  });

  it("is told how many there are of each, whatever its name", async () => {
    const rows = "- City bikes: 20\n- Mountain bikes: 12\n- Tandem: 5\n- Helmets: 40";
    const wheels = await openPage("en", `# Pine Wheels\n\nWe rent bikes.\n\n## Our bikes\n\n${rows}\n`);
    const [answer] = await wheels.talk(["How many bikes are there?"]);
    expect(answer?.text).toBe("- City bikes: 20\n- Mountain bikes: 12\n- Tandem: 5");
    await wheels.close();
  });

  it("is told as far as an answer reaches, and that there is more", async () => {
    const rows = Array.from(
      { length: 20 },
      (_, at) => `| Boat ${at} of oak, with oars and a sail | €${at + 20} |`,
    );
    const page = `# Otter Boats\n\n## Boats\n\n| Boat | Price |\n| --- | --- |\n${rows.join("\n")}\n`;
    const boats = await openPage("en", page);
    const [answer] = await boats.talk(["How much is a boat?"]);
    expect(answer?.text).toMatch(/^- Boat 0 of oak(?:[^\n]*\n){5,11}- …$/);
    expect(answer?.text.length).toBeLessThan(460);
    await boats.close();
  });
});
