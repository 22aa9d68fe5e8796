/** Follow-ups that name nothing: when, how much, for whom and with whom that is which was told last. */
import { expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { asksForAge, findAgesOfTold } from "../../../../src/domain/answering/conversation/ages-of-told.ts";
import { findSideOfTold, sideOf } from "../../../../src/domain/answering/conversation/side-of-told.ts";
import {
  asksForTeacher,
  findTeacherOfTold,
} from "../../../../src/domain/answering/conversation/teacher-of-told.ts";
import { findIn, type FoundText } from "../found.ts";

const page = (heading: string, ...lines: readonly string[]): FoundText => ({
  heading,
  text: lines.join("\n"),
});
const POTTERY = "Pottery: Tuesdays at 6 pm. Led by Ines Vale. It costs €60. For ages 8 to 12.";
const JUDO = "Judo: Saturdays at 9 am. Led by Otto Kern. It costs €40. For ages 12 to 16.";
const CHOIR = "Singing: bring a pencil.";
const COURSES = page("Courses", POTTERY, JUDO, CHOIR);
const answer = (text: string) => ({ role: "assistant", text });
const OF_POTTERY = [{ role: "user", text: "Do you teach pottery?" }, answer("Led by Ines Vale.")];
const OF_CHOIR = [{ role: "user", text: "Is there singing?" }, answer(CHOIR)];
const OF_BOTH = [{ role: "user", text: "What do you teach?" }, answer("Led by Ines Vale. Led by Otto Kern.")];

const found = (question: string, locale: Locale = "en", taught: readonly FoundText[] = [COURSES]) => {
  const { weighed, ranked } = findIn(taught, question, locale);
  return { question: weighed, passages: ranked };
};
const texts = (told: readonly { readonly text: string }[] | undefined) => told?.map(({ text }) => text);
const saying = (...told: readonly string[]) => ({ sentences: told.map((text) => ({ text })) });

it.each<[Locale, string, string | undefined]>([
  ["en", "When is it?", "moment"],
  ["en", "Which days?", "when"],
  ["en", "How much is it?", "price"],
  ["en", "How long does it last?", "duration"],
  ["it", "Che giorni?", "when"],
  ["it", "Quanto costa?", "price"],
  ["pt-BR", "Quais dias?", "when"],
  ["pt-BR", "Quanto custa?", "price"],
  ["ja", "何曜日ですか？", "when"],
  ["ja", "いつやってますか？", "when"],
  ["ja", "いくらですか？", "price"],
  // Who names something asks of that, and where or who it is no line shows.
  ["en", "How much is judo?", undefined],
  ["en", "Which days is judo?", undefined],
  ["en", "Where is it?", undefined],
])("%s: %s asks of what was told for its %s", (locale, question, side) => {
  expect(sideOf(found(question, locale).question)).toBe(side);
});

it.each<[string, readonly { role: string; text: string }[], readonly string[] | undefined]>([
  ["When is it?", OF_POTTERY, ["Pottery: Tuesdays at 6 pm."]],
  ["Which days?", OF_POTTERY, ["Pottery: Tuesdays at 6 pm."]],
  ["How much is it?", OF_POTTERY, ["It costs €60."]],
  // Nothing of that side stands there, several things were told, or nothing was.
  ["When is it?", OF_CHOIR, undefined],
  ["How much is it?", OF_BOTH, undefined],
  ["How much is it?", [answer("Hello.")], undefined],
  ["How much is it?", [], undefined],
])("%s is told the line of what was told last: %j, %j", (question, history, told) => {
  const asked = found(question);
  const side = sideOf(asked.question)!;
  expect(texts(findSideOfTold(asked, { side, history, answered: undefined }))).toEqual(told);
});

it("gives way to what was found without it on that very line, and to nothing else", () => {
  const asked = found("How much is it?");
  const among = (...told: readonly string[]) =>
    texts(findSideOfTold(asked, { side: "price", history: OF_POTTERY, answered: saying(...told) }));
  expect(among("It costs €60.")).toBeUndefined();
  expect(among("It costs €60.", "It costs €40.")).toEqual(["It costs €60."]);
  expect(among("It costs €40.")).toEqual(["It costs €60."]);
});

it.each<[Locale, string, readonly string[], boolean]>([
  ["en", "My son is ten, can he come along?", [], true],
  ["en", "Can a 9 year old join?", ["How much is it?"], true],
  ["it", "Mio figlio ha dieci anni, può partecipare?", [], true],
  ["pt-BR", "Meu filho tem dez anos, pode participar?", [], true],
  ["ja", "10歳の子供も参加できますか？", [], true],
  // An age alone asks for a price where one was asked for before.
  ["en", "And for a 9 year old?", ["When is pottery?"], true],
  ["en", "And for a 9 year old?", ["How much is pottery?"], false],
  ["en", "And for a 9 year old?", ["How much is pottery?", "And for my son?"], false],
  ["en", "And for a 9 year old?", ["How much is pottery?", "When is judo?"], true],
  // More is said, no age, or a price is asked for.
  ["en", "Can a 9 year old join the choir?", [], false],
  ["en", "Can my son come along?", [], false],
  ["en", "How much is it for a 9 year old?", [], false],
])("%s: %s behind %j asks for whom it is: %s", (locale, question, earlier, asks) => {
  expect(asksForAge(found(question, locale).question, earlier, undefined)).toBe(asks);
});

it("leaves an age alone to what was found for it, if that is no price", () => {
  const { question, passages } = found("And for a 9 year old?");
  const told = (text: string) => ({ sentences: [{ text, from: passages[0]!, index: 0, score: 1 }] });
  expect(asksForAge(question, [], told("Children pay €4.") as never)).toBe(true);
  expect(asksForAge(question, [], told("Pottery is for ages 8 to 12.") as never)).toBe(false);
});

it.each<
  [string, readonly { role: string; text: string }[], readonly FoundText[], readonly string[] | undefined]
>([
  ["My son is ten, can he come along?", OF_POTTERY, [COURSES], ["For ages 8 to 12."]],
  // Who is too old is told so, unless he asks for another thing and there is one.
  ["My son is 15, can he come along?", OF_POTTERY, [COURSES], ["For ages 8 to 12."]],
  ["And for my son, he's 15?", OF_POTTERY, [COURSES], undefined],
  ["And for my son, he's 5?", OF_POTTERY, [COURSES], ["For ages 8 to 12."]],
  // It is told of that name elsewhere, or in other words than spans.
  [
    "My son is ten, can he come along?",
    OF_CHOIR,
    [COURSES, page("Rules", "Singing is for all ages. Judo is for ages 12 to 16.")],
    ["Singing is for all ages."],
  ],
  // Nothing tells it, or nothing was told.
  ["My son is ten, can he come along?", OF_CHOIR, [COURSES], undefined],
  ["My son is ten, can he come along?", [], [COURSES], undefined],
])("%s behind %j is told: %j", (question, history, taught, told) => {
  expect(texts(findAgesOfTold(found(question, "en", taught), history))).toEqual(told);
});

it("is told of three things at most", () => {
  const rows = ["Judo", "Choir", "Chess", "Drama"].map((name) => `${name} club, ages 8 to 12`);
  const tell = (some: readonly string[], question: string) =>
    texts(findAgesOfTold(found(question, "en", [page("Clubs", ...some)]), [answer(some.join("\n"))]));
  for (const question of ["My son is ten, can he come along?", "My son is 15, can he come along?"]) {
    expect(tell(rows.slice(1), question)).toHaveLength(3);
    expect(tell(rows, question)).toBeUndefined();
  }
});

it.each<[Locale, string, boolean]>([
  ["en", "Who teaches it?", true],
  ["en", "Who leads the course?", true],
  ["it", "Chi tiene il corso?", true],
  ["pt-BR", "Quem dá o curso?", true],
  ["ja", "先生は誰ですか？", true],
  ["en", "Who teaches judo?", false],
  ["en", "When is it?", false],
])("%s: %s asks who teaches what was told: %s", (locale, question, asks) => {
  expect(asksForTeacher(found(question, locale).question, undefined)).toBe(asks);
});

it("does not ask it where what was found tells it of one thing", () => {
  const { question, passages } = found("Who teaches it?");
  const told = (...some: readonly string[]) =>
    ({ sentences: some.map((text) => ({ text, from: passages[0]!, index: 0, score: 1 })) }) as never;
  expect(asksForTeacher(question, told("Led by Ines Vale."))).toBe(false);
  expect(asksForTeacher(question, told("Led by Ines Vale.", "Led by Otto Kern."))).toBe(true);
  expect(asksForTeacher(question, told("It costs €60."))).toBe(true);
});

it("is told who teaches what was told last, up to three of them", () => {
  const asked = found("Who teaches it?");
  const of = (history: readonly { role: string; text: string }[]) => texts(findTeacherOfTold(asked, history));
  expect(of(OF_POTTERY)).toEqual(["Led by Ines Vale."]);
  expect(of([answer("It costs €60.")])).toEqual(["Led by Ines Vale."]);
  expect(of(OF_CHOIR)).toBeUndefined();
  expect(of([])).toBeUndefined();
  const rows = ["Ada Low", "Ben Marsh", "Cleo Finch", "Dan Roe"].map((name) => `Judo with ${name}`);
  const among = (some: readonly string[]) =>
    texts(
      findTeacherOfTold(found("Who teaches it?", "en", [page("Clubs", ...some)]), [answer(some.join("\n"))]),
    );
  expect(among(rows.slice(1))).toHaveLength(3);
  expect(among(rows)).toBeUndefined();
});
