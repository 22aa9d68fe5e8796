/** What is told to who asks on about an answer: what stands beside it, its reason, or what to do where it did not help. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { elaborate } from "../../../../src/domain/answering/conversation/elaboration.ts";
import { toText } from "../../../../src/domain/answering/extraction/compose.ts";
import { extract } from "../../../../src/domain/answering/extraction/extract.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn, type FoundText } from "../found.ts";

type Wanted = Parameters<typeof elaborate>[1];

const BOATS = "Boats are hired by the hour. Ask us.";

/** What is told beside the sentences of the texts that begin so. */
function tellBeside(
  texts: readonly (string | FoundText)[],
  begins: readonly string[],
  wanted: Wanted,
  { told = [], locale = "en" }: { told?: readonly string[]; locale?: Locale } = {},
): string | undefined {
  const { weighed, ranked } = findIn(texts, locale === "ja" ? "電灯" : "lamp", locale);
  const sentences = rankSentences(ranked, weighed);
  const given = begins.flatMap((begin) => sentences.filter((one) => one.text.startsWith(begin)));
  expect(given).toHaveLength(begins.length);
  const answer = {
    ...extract(sentences, weighed)!,
    sentences: given,
    text: toText({ sentences: given, cut: false }),
  };
  const more = elaborate({ question: weighed, extract: answer, sentences }, wanted, told);
  // Whatever is told is told by its sentences.
  if (more) expect(more.text).toBe(toText({ sentences: more.sentences, cut: false }));
  return more?.text;
}

/** The same beside one sentence of a text, with another text taught. */
const tell = (
  text: string,
  begin: string,
  wanted: Wanted,
  told: readonly string[] = [],
): string | undefined => tellBeside([text, BOATS], [begin], wanted, { told });

const LAMP = "The lamp is brass. It is heavy. It hums at night. It shines.";

describe("more", () => {
  it.each<[string, string, string[], string | undefined]>([
    ["is what stands behind the answer", "The lamp", [], "It is heavy. It hums at night. It shines."],
    [
      "is what stands behind it, then what stands before it",
      "It hums",
      [],
      "The lamp is brass. It is heavy. It shines.",
    ],
    ["is nothing that was told since", "The lamp", ["Well: It is heavy."], "It hums at night. It shines."],
    ["is nothing where all was told", "The lamp", [LAMP], undefined],
  ])("%s", (_what, begin, told, more) => {
    expect(tell(LAMP, begin, "more", told)).toBe(more);
  });
  it("stands beside each passage of the answer", () => {
    const taught = ["Lamps are lent. They are brass.", "A lamp hums. It is old. It is heavy.", BOATS];
    expect(tellBeside(taught, ["A lamp hums", "Lamps are lent"], "more")?.split(/\s*\n\s*/)).toEqual([
      "It is old. It is heavy.",
      "They are brass.",
    ]);
    expect(tellBeside(taught, ["It is old"], "more")).toBe("A lamp hums. It is heavy.");
  });
  it("begins behind the last sentence of the answer", () => {
    const six = "The lamp is brass. It is heavy. It hums. It shines. It turns. It is old.";
    expect(tellBeside([six, BOATS], ["The lamp", "It hums"], "more")).toBe("It shines. It turns. It is old.");
  });
  it("is three sentences at most, and five in Japanese", () => {
    expect(tell("The lamp is brass. One. Two. Three. Four.", "The lamp", "more")).toBe("One. Two. Three.");
    const lamp = "電灯は真鍮です。重いです。光ります。回ります。古いです。安いです。丸いです。";
    expect(tellBeside([lamp], ["電灯"], "more", { locale: "ja" })).toBe(
      "重いです。光ります。回ります。古いです。安いです。",
    );
  });
  it("is told however long its first sentence is", () => {
    const long = `It ${"hums ".repeat(80).trim()}.`;
    expect(tell(`The lamp is brass. ${long} It shines.`, "The lamp", "more")).toBe(long);
  });
  it("is told as far as there is room", () => {
    const long = `It ${"hums ".repeat(40).trim()}.`;
    expect(
      tell(`The lamp is brass. ${long} ${long.replace("It", "She")} It shines.`, "The lamp", "more"),
    ).toBe(long);
  });
});

describe("the same once more", () => {
  it.each<[Wanted, readonly string[], string]>([
    ["again", [], "The lamp is brass."],
    ["explain", [LAMP], "The lamp is brass."],
    ["explain", [], "It is heavy. It hums at night. It shines."],
  ])("is told to who wants it %s, where %j was told", (wanted, told, text) => {
    expect(tell(LAMP, "The lamp", wanted, told)).toBe(text);
  });
});

describe("a reason", () => {
  it.each<[string, string, string | undefined]>([
    [
      "The lamp is heavy because it is brass. It shines.",
      "The lamp",
      "The lamp is heavy because it is brass.",
    ],
    ["The lamp is heavy. It shines.", "The lamp", undefined],
    ["The lamp is heavy. That is because it is brass.", "The lamp", "That is because it is brass."],
    ["The lamp is heavy.\n- Because it is brass.", "The lamp", "Because it is brass."],
    ["The lamp is heavy. It shines. That is because it is on.", "The lamp", undefined],
    ["The lamp is heavy. It shines because it is on.", "The lamp", undefined],
    ["If it fails because it is old, the lamp is not lent. It shines.", "If it", undefined],
  ])("of %j", (text, begin, reason) => {
    expect(tell(text, begin, "reason")).toBe(reason);
  });
  it("of one of several sentences stands behind that one", () => {
    const text = "The lamp is heavy. That is because it is brass. It shines. It hums.";
    expect(tellBeside([text, BOATS], ["The lamp", "It shines"], "reason")).toBe(
      "That is because it is brass.",
    );
  });
  it.each<[Locale, string, string, string | undefined]>([
    ["pt-BR", "A lamp é cara. Isso é porque é de latão.", "A lamp", "Isso é porque é de latão."],
    ["it", "La lamp è cara. Questo perché è di ottone.", "La lamp", "Questo perché è di ottone."],
    ["ja", "電灯は重いです。真鍮製のためです。", "電灯", "真鍮製のためです。"],
    ["ja", "電灯は重いです。光ります。", "電灯", undefined],
  ])("%s: of “%s”", (locale, text, begin, reason) => {
    expect(tellBeside([text], [begin], "reason", { locale })).toBe(reason);
  });
});

describe("what to do where an answer did not help", () => {
  const CALL = "If that does not help, call us.";
  it.each<[string, string, string | undefined]>([
    [`Turn the lamp. Wait. ${CALL}`, "Turn", CALL],
    ["Turn the lamp. Wait. Then it shines.", "Turn", undefined],
    [`${CALL} Turn the lamp. It shines.`, "Turn", undefined],
    [`Turn the lamp. One. Two. ${CALL}`, "Turn", CALL],
    [`Turn the lamp. One. Two. Three. ${CALL}`, "Turn", undefined],
    [
      "Turn the lamp, and call us if that does not help. It shines.",
      "Turn",
      "Turn the lamp, and call us if that does not help.",
    ],
    [`Turn the lamp. If it still is dark, wait. ${CALL}`, "Turn", "If it still is dark, wait."],
  ])("%j", (text, begin, last) => {
    expect(tell(text, begin, "failed")).toBe(last);
  });
  it("is not told from another passage", () => {
    expect(tellBeside(["Turn the lamp. Wait.", `A boat. ${CALL}`], ["Turn"], "failed")).toBeUndefined();
  });
  it("is not told of another trouble, but of the one that goes on", () => {
    const list = (...lines: readonly string[]): string => lines.map((line) => `- ${line}`).join("\n");
    const own = "If it still does not light up, call us.";
    const page = list(
      "If the lamp does not light up, turn it.",
      own,
      "If the lamp hums and fails, shake it. If not, sell it.",
    );
    expect(tellBeside([page, BOATS], ["- If the lamp does not"], "failed")).toContain(own);
    const other = list(
      "If the lamp does not light up, turn it.",
      "If the lamp leaks, wipe it. If that does not help, sell it.",
    );
    expect(tellBeside([other, BOATS], ["- If the lamp does not"], "failed")).toBeUndefined();
  });
  it.each<[Locale, string, string, string]>([
    ["pt-BR", "Gire a lamp. Se não funcionar, ligue.", "Gire", "Se não funcionar, ligue."],
    ["it", "Gira la lamp. Altrimenti chiama.", "Gira", "Altrimenti chiama."],
    [
      "ja",
      "電灯を回してください。それでも直らない場合は、お電話ください。",
      "電灯",
      "それでも直らない場合は、お電話ください。",
    ],
  ])("%s: “%s”", (locale, text, begin, last) => {
    expect(tellBeside([text], [begin], "failed", { locale })).toBe(last);
  });
});
