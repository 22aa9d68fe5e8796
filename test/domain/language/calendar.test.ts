import { describe, expect, it } from "vitest";

import { findSpans, type Moment, spans } from "../../../src/domain/language/calendar.ts";
import { fold } from "../../../src/domain/language/normalise.ts";

const day = (weekday: number): Moment => ({ weekday });
const date = (month: number, dayOfMonth?: number): Moment => ({ month, day: dayOfMonth });
const [SUN, MON, TUE, WED, FRI, SAT] = [0, 1, 2, 3, 5, 6].map(day) as [
  Moment,
  Moment,
  Moment,
  Moment,
  Moment,
  Moment,
];

describe("spans of days and months", () => {
  it.each<[string, [Moment, Moment][]]>([
    ["Monday to Friday: 9–18", [[MON, FRI]]],
    ["dall'8 al 25 agosto", [[date(8, 8), date(8, 25)]]],
    ["from 12 to 21 September", [[date(9, 12), date(9, 21)]]],
    ["de 20 a 31 de janeiro", [[date(1, 20), date(1, 31)]]],
    ["8月13日～16日", [[date(8, 13), date(8, 16)]]],
    ["Mon–Fri 9-18, Sat 10-14", [[MON, FRI], [SAT, SAT]]], // prettier-ignore
    ["Tuesdays through Sundays", [[TUE, SUN]]],
    ["de segunda a sexta-feira, das 9h às 18h", [[MON, FRI]]],
    ["segunda-feira até sábado", [[MON, SAT]]],
    ["dal lunedì al venerdì", [[MON, FRI]]],
    ["lun - ven", [[MON, FRI]]],
    ["月曜日から金曜日まで", [[MON, FRI]]],
    ["月〜金 9:00-18:00", [[MON, FRI]]],
    ["from mid-March to late October", [[date(3), date(10)]]],
    ["da giugno ad agosto", [[date(6), date(8)]]],
    ["da giugno a metà settembre", [[date(6), date(9)]]],
    ["de abril até meados de outubro", [[date(4), date(10)]]],
    ["8月下旬〜10月上旬", [[date(8), date(10)]]],
    ["March to get ready", [[date(3), date(3)]]],
    ["月・水", [[MON, MON], [WED, WED]]], // prettier-ignore
    ["月水は休み", [[MON, MON], [WED, WED]]], // prettier-ignore
    ["月水金 10:00-19:00", [[MON, MON], [WED, WED], [FRI, FRI]]], // prettier-ignore
    ["土日祝", [[SAT, SAT], [SUN, SUN]]], // prettier-ignore
    ["日祝も営業", [[SUN, SUN]]],
    ["水～金だけ", [[WED, FRI]]],
    ["月~金", [[MON, FRI]]],
    ["月-金", [[MON, FRI]]],
    ["第3火曜", [[TUE, TUE]]],
    ["第3月曜", [[MON, MON]]],
    ["第2・第4水曜日", [[WED, WED]]],
    ["ヨガ:曜日 土、時間 10:00", [[SAT, SAT]]],
    ["定休日：水", [[WED, WED]]],
    ["土木工事と水金属", []],
    ["月日が経つ", []],
    ["水木しげるの本", []],
    ["飲み物:水、お茶", []],
    ["第2日目", []],
    ["from 16 October to 31 March", [[date(10, 16), date(3, 31)]]],
    ["June 15 until August 31", [[date(6, 15), date(8, 31)]]],
    ["de 1º de abril a 31 de outubro", [[date(4, 1), date(10, 31)]]],
    ["dal 1° aprile al 31 ottobre", [[date(4, 1), date(10, 31)]]],
    ["4月1日から10月31日まで", [[date(4, 1), date(10, 31)]]],
    ["in August", [[date(8), date(8)]]],
    ["from Monday to October", [[MON, MON], [date(10), date(10)]]], // prettier-ignore
    ["a segunda fase e a quinta roda", []],
    ["abre na segunda, fecha na terça", [[MON, MON], [TUE, TUE]]], // prettier-ignore
    ["na segunda das 9h às 18h", [[MON, MON]]],
    ["月を見る。10時から18時まで", []],
    ["13月", []],
    ["0月1日", []],
    ["土日から火曜まで", [[SAT, SAT], [SUN, TUE]]], // prettier-ignore
    ["a month of Sundae", []],
    ["You may bring pets, and they may not bark", []],
    ["May I bring a dog?", []],
    ["My son is 12, may he ride?", []],
    ["open in May", [[date(5), date(5)]]],
    ["May to September", [[date(5), date(9)]]],
    ["5 May – 10 June", [[date(5, 5), date(6, 10)]]],
    ["Chiedete di Marco De Luca, o scrivete a Marco", []],
    ["lo studio De Marco e Rossi", []],
    ["de março a junho", [[date(3), date(6)]]],
    ["fechado em março", [[date(3), date(3)]]],
    ["até 31 de março", [[date(3, 31), date(3, 31)]]],
    ["de dezembro a março", [[date(12), date(3)]]],
    ["a partir de março de 2025", [[date(3), date(3)]]],
    ["Março: 10h–18h", [[date(3), date(3)]]],
    ["entre março e maio", [[date(3), date(3)], [date(5), date(5)]]], // prettier-ignore
    ["É preciso ter 18 anos", []],
    ["Ter: 10h–18h", [[TUE, TUE]]],
    ["ter a sex", [[TUE, FRI]]],
    ["seg, ter e sex", [[MON, MON], [TUE, TUE], [FRI, FRI]]], // prettier-ignore
    ["Potete parcheggiare qui.", []],
    ["Bring sun cream for the sun terrace", []],
    ["Sat and Sun: 10–16", [[SAT, SAT], [SUN, SUN]]], // prettier-ignore
  ])("%s", (text, found) => {
    expect(findSpans(fold(text))).toEqual(found.map(([from, to]) => ({ from, to })));
  });

  it.each<[string, Moment, boolean]>([
    ["Monday to Friday", WED, true],
    ["Monday to Friday", FRI, true],
    ["Monday to Friday", SAT, false],
    ["Friday to Monday", SUN, true],
    ["Friday to Monday", FRI, true],
    ["Friday to Monday", MON, true],
    ["Friday to Monday", WED, false],
    ["in August", date(8, 31), true],
    ["in August", date(9, 1), false],
    ["16 October to 31 March", date(11), true],
    ["16 October to 31 March", date(3, 31), true],
    ["16 October to 31 March", date(4), false],
    ["16 October to 31 March", date(10, 15), false],
    ["16 October to 31 March", WED, false],
    ["24 December to 2 January", date(12, 31), true],
    ["1 April to 31 October", date(2), false],
    ["Sat", SAT, true],
    ["Sat", SUN, false],
    ["Monday", TUE, false],
    ["25 December", date(12, 26), false],
    ["25 December", date(12), true],
  ])("%s holds %j: %s", (text, moment, holds) => {
    expect(findSpans(fold(text)).some((span) => spans(span, moment))).toBe(holds);
  });
});
