/** Questions for what a thing is: which are, and which section is the thing's own. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import {
  beginsSection,
  depthOf,
  findDefinition,
  nameOf,
  pathTo,
  thingToDefine,
} from "../../../../src/domain/answering/extraction/definition.ts";
import { readQuestion } from "../../../../src/domain/answering/question/question.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn } from "../found.ts";

const thingOf = (question: string, locale: Locale): string | undefined =>
  thingToDefine(readQuestion(question, { locale, languages: [locale] }));

describe("the thing that is asked for", () => {
  it.each<[Locale, string, string]>([
    ["en", "What is a workspace?", "workspace"],
    ["en", "So, what's the cache for?", "cache"],
    ["en", "what does npm ci do", "npm ci"],
    ["en", "What does --omit mean?", "--omit"],
    ["en", "define caret range", "caret range"],
    ["pt-BR", "O que é um espaço de trabalho?", "espaco de trabalho"],
    ["pt-BR", "O que significa tara?", "tara"],
    ["pt-BR", "Para que serve o cache?", "cache"],
    ["pt-BR", "o que o comando podar faz", "comando podar"],
    ["it", "Che cos'è uno scaffale?", "scaffale"],
    ["it", "cosa sono gli scaffali", "scaffali"],
    ["it", "A cosa serve l'indice?", "indice"],
    ["ja", "棚とは何ですか？", "棚"],
    ["ja", "剪定って何", "剪定"],
    ["ja", "索引の意味を教えてください", "索引"],
  ])("%s: %s", (locale, question, thing) => {
    expect(thingOf(question, locale)).toBe(thing);
  });

  it.each<[Locale, string]>([
    ["en", "What is the price of a tandem?"],
    ["en", "When does it open?"],
    ["en", "What is it?"],
    ["en", "What is ***?"],
    ["it", "Che cos'è questo?"],
    ["ja", "それは何ですか"],
    ["en", "What do I need to bring?"],
    ["en", "What is the best way to get from the station to the shop with two children?"],
    ["pt-BR", "O que devo levar?"],
    ["it", "Cosa devo portare?"],
    ["ja", "何を持って行けばいいですか"],
  ])("%s: none: %s", (locale, question) => {
    expect(thingOf(question, locale)).toBeUndefined();
  });
});

describe("a section named after the thing", () => {
  it.each([
    ["Tarn › tarn-prune @3.2.1 › Options", "tarn prune", "Tarn › tarn-prune @3.2.1", 1],
    [
      "Stream › stream.pipeline(source[, options])",
      "stream.pipeline",
      "Stream › stream.pipeline(source[, options])",
      1,
    ],
    ["9. Massif: a heap profiler › 9.1. Overview", "massif", "9. Massif: a heap profiler", 0],
    ["Profiles", "profile", "Profiles", 0],
    ["Class: Worker", "worker", "Class: Worker", 0],
  ])("%s: %s", (heading, thing, path, depth) => {
    expect(pathTo(heading, nameOf(thing))).toBe(path);
    expect(depthOf(path, nameOf(thing))).toBe(depth);
  });

  it.each([
    "Using workspaces",
    "2.1. About the workspace",
    "Introduction to workspaces",
    "Usando o workspace",
    "Utilizar workspace",
    "Usare i workspace",
    "Informazioni sul workspace",
    "workspace の使い方",
    "workspace を使用する",
  ])("may say that it is about it: %s", (heading) => {
    expect(pathTo(`Tarn › ${heading}`, "workspace")).toBe(`Tarn › ${heading}`);
  });

  it("is none that only has the thing's name in its own", () => {
    expect(pathTo("Tarn › tarn-prune-all", nameOf("tarn prune"))).toBeUndefined();
    expect(pathTo("Event: 'worker'", nameOf("worker"))).toBeUndefined();
  });

  it.each([
    ["Prune", true],
    ["Prune › 1.1. Overview", true],
    ["Prune › Descrição", true],
    ["Prune › Options", false],
    ["Prune › Options › Description", false],
  ])("begins under its heading, or one that says what it is: %s %s", (heading, begins) => {
    expect(beginsSection(heading, "Prune")).toBe(begins);
  });
});

describe("what is told", () => {
  const definitionOf = (heading: string, text: string, question: string): string | undefined => {
    const { weighed, ranked } = findIn([{ heading, text }], question, "en");
    return findDefinition(rankSentences(ranked, weighed), weighed)?.text;
  };

  it.each([
    ["Words", "It is old. A rack is a folder of notes.", "A rack is a folder of notes."],
    ["Racks", "It is old. A rack holds notes.", "It is old."],
    ["Racks", "- Default: null\nIt is old.", "It is old."],
    ["Racks", "See notes. It is old.", "It is old."],
    ["Words", "The rack is full.", undefined],
    ["Words", "A bookrack is a folder of books.", undefined],
    ["Racks", "    mkdir rack\nMakes one.", undefined],
  ])("under %j: %j", (heading, text, told) => {
    expect(definitionOf(heading, text, "What is a rack?")).toBe(told);
  });

  it("is not the first sentence where a section is asked for as a whole", () => {
    const text = "Be kind to others.\n- No smoking\n- No music";
    expect(definitionOf("House rules", text, "What are the house rules?")).toBeUndefined();
    expect(definitionOf("House rules", text, "What are house rules for?")).toBe("Be kind to others.");
  });
});
