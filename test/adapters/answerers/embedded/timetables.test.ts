/** Classes as customers ask for them, of one timetable in the shapes in which pages write it. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { openPage, openTaught } from "../../../fixtures/taught-folder.ts";
import { SHAPES, TIMETABLES } from "../../../fixtures/timetables.ts";

describe("a timetable", () => {
  it.each<[Locale, number]>([
    ["en", 60],
    ["pt-BR", 74],
    ["it", 69],
    ["ja", 65],
  ])("%s: in six shapes at least %d of 78 questions are answered rightly", async (locale, right) => {
    const timetable = TIMETABLES[locale];
    const missed: string[] = [];
    for (const [name, shape] of Object.entries(SHAPES)) {
      const [before, after] = timetable.around;
      const taught = await openPage(
        locale,
        `${before}## ${timetable.heading}\n\n${shape(timetable)}${after}`,
      );
      for (const [question, told] of timetable.asked) {
        const [answer] = await taught.talk([question]);
        if (!told.test(answer?.text ?? "")) missed.push(`${name}: ${question}`);
      }
      await taught.close();
    }
    const asked = Object.keys(SHAPES).length * timetable.asked.length;
    expect(asked - missed.length, missed.join("\n")).toBeGreaterThanOrEqual(right);
  });

  it("tells an hour with the day, or with the class, that stands above it alone", async () => {
    const days = await openPage(
      "en",
      "# Studio\n\n## Timetable\n\n### Monday\n\n- 6 pm: Yoga\n\n### Tuesday\n\n- 7 pm: Pilates\n",
    );
    const classes = await openPage(
      "en",
      "# Studio\n\n## Timetable\n\n### Yoga\n\nMonday, 6 pm\n\n### Pilates\n\nTuesday, 7 pm\n",
    );
    const [day] = await days.talk(["when is pilates?"]);
    const [thing] = await classes.talk(["what's on monday?"]);
    expect(day?.text).toBe("Tuesday: 7 pm: Pilates");
    expect(thing?.text).toBe("Yoga: Monday, 6 pm");
    await days.close();
    await classes.close();
  });

  it("tells the row of the asked day rather than what else is said of classes", async () => {
    const taught = await openPage(
      "pt-BR",
      "# Estúdio\n\n## Horário das aulas\n\n- Pilates: terça-feira, 19h\n- Dança: sábado, 10h\n\n## Bom saber\n\nA aula avulsa custa R$ 40.\n",
    );
    const [answer] = await taught.talk(["quais aulas tem no sábado"]);
    expect(answer?.text).toMatch(/^Dança: sábado, 10h/);
    await taught.close();
  });

  it.each<[Locale, string, RegExp]>([
    ["en", "is the sunrise tour on sundays", /^Sunrise tour: Days and time Saturday/],
    ["en", "does the lake tour run on wednesdays", /^Lake tour: Days and time Tuesday/],
    ["en", "which tours are on sunday", /^Old town tour: Days and time Wednesday and Sunday/],
    ["pt-BR", "o passeio do lago acontece no domingo?", /^Passeio do lago: Dias e horário terça/],
    ["it", "il tour del lago c'è la domenica?", /^Tour del lago: Giorni e orario martedì/],
    ["ja", "湖めぐりツアーは日曜日にありますか", /^湖めぐりツアー：曜日と時刻 火曜日/],
  ])(
    "%s: “%s” is told by the row of the tour that it names, whatever there is that day",
    async (locale, question, told) => {
      const demo = await openTaught(locale, `templates/demo/demo-${locale.toLowerCase()}/knowledge`);
      const [answer] = await demo.talk([question]);
      expect(answer?.text).toMatch(told);
      await demo.close();
    },
  );
  it("answers for no class but the asked one", async () => {
    const english = await openPage(
      "en",
      "# Studio North\n\n## Timetable\n\n- Yoga: Monday 7 pm\n- Pilates: Wednesday 6 pm\n\n## Prices\n\n- Single class: €12\n- Private lesson: €50\n",
    );
    const [any, one] = await english.talk([
      "Is there a class on Wednesday?",
      "Is there a meditation course on Wednesday?",
    ]);
    expect(any?.text).toBe("Pilates: Wednesday 6 pm");
    expect(one?.text).not.toContain("Pilates");
    await english.close();
    const italian = await openPage(
      "it",
      "# Palestra\n\n## Corsi\n\n- Yoga: lunedì 19:00\n- Pilates: sabato 10:00\n\n## Regole\n\n- Cani: no\n- Fumo: no\n",
    );
    const [yoga, some] = await italian.talk(["C'è yoga sabato?", "C'è un corso sabato?"]);
    expect(yoga?.text).not.toContain("Pilates");
    expect(some?.text).toBe("Pilates: sabato 10:00");
    await italian.close();
  });

  it("repeats no day that the sentence before has named", async () => {
    const taught = await openPage(
      "it",
      "# Palestra\n\n## Corsi\n\n- Yoga: lunedì 19:00\n- Pilates: sabato 10:00\n\n## Sabato\n\nIl sabato puliamo la sala. La porta sul fiume resta chiusa.\n",
    );
    const [answer] = await taught.talk(["Cosa c'è sabato?"]);
    expect(answer?.text).toContain("Il sabato puliamo la sala. La porta sul fiume resta chiusa.");
    await taught.close();
  });

  it.each<[Locale, string, string]>([
    [
      "en",
      "# Museum\n\n## Admission\n\n- Adult: €10\n- Child: €5\n\n## Schedule\n\n- Saturday: 10 am to 6 pm\n- Sunday: 10 am to 2 pm\n",
      "Is there a class on Sunday?",
    ],
    [
      "it",
      "# Museo\n\n## Tariffe\n\n- Intero: 10 €\n- Ridotto: 7 €\n\n## Orario\n\n- Sabato: 10-18\n- Domenica: 10-14\n",
      "C'è un corso domenica?",
    ],
    [
      "ja",
      "# 博物館\n\n## 料金\n\n- 大人：600円\n- 小人：300円\n\n## 時間割\n\n- 土曜日：10時〜18時\n- 日曜日：10時〜14時\n",
      "日曜日にクラスはありますか？",
    ],
  ])("%s: of the hours of a house no class is told", async (locale, page, question) => {
    const taught = await openPage(locale, page);
    const [answer] = await taught.talk([question]);
    expect(answer?.text).not.toMatch(/10/);
    await taught.close();
  });
});
