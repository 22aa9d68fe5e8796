/**
 * Folders of several files, as owners write them: a staff handbook, a help centre, the rules of a house, a web shop, a hall to
 * hire, and boats on a lake in three languages. Files, messages and what is expected were written before any answer was seen;
 * failures were read, and every answer is held. The bars are what is reached, not what is wished.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { openTaught } from "../../../fixtures/taught-folder.ts";
import { expectTold, type Told } from "../../../support/told.ts";

const FOLDER = path.join(import.meta.dirname, "../../../fixtures/folders");

/** What somebody writes, and what has to come of it: one of some texts, or an "I don't know". */
interface Message {
  readonly say: string;
  readonly holds?: readonly string[];
  readonly decline?: true;
}

const plain = (text: string): string => text.replaceAll(/\s+/g, " ");

async function ask(name: string, locale: Locale) {
  const folder = path.join(FOLDER, name);
  const talks = JSON.parse(readFileSync(path.join(folder, "talks.json"), "utf8")) as Message[][];
  const robot = await openTaught(locale, folder, (file) => file !== "talks.json");
  const counted = { right: 0, wrong: 0, invented: 0 };
  const told: Told["answers"][number][] = [];
  for (const messages of talks) {
    const answers = await robot.talk(messages.map(({ say }) => say));
    for (const [at, { say, holds, decline }] of messages.entries()) {
      const { outcome, text } = answers[at]!;
      told.push([at > 0 ? `… ${say}` : say, { outcome, text }]);
      if (outcome !== "answered") continue;
      const isRight = holds?.some((held) => plain(text).includes(plain(held))) ?? false;
      counted[decline ? "invented" : isRight ? "right" : "wrong"] += 1;
    }
  }
  await robot.close();
  return { ...counted, told };
}

describe("a folder of several files", () => {
  it.each<[string, Locale, number, number, number]>([
    ["handbook", "en", 10, 3, 0],
    ["rota", "en", 17, 2, 0],
    ["condominio", "pt-BR", 12, 0, 1],
    ["caseificio", "it", 12, 7, 0],
    ["hall", "ja", 17, 0, 0],
    ["ferry", "it", 15, 0, 1],
  ])(
    "%s, %s: at least %i messages are answered rightly, at most %i otherwise, and at most %i that the files do not answer",
    async (name, locale, right, wrong, invented) => {
      const counted = await ask(name, locale);
      expect(counted.right).toBeGreaterThanOrEqual(right);
      expect(counted.wrong).toBeLessThanOrEqual(wrong);
      expect(counted.invented).toBeLessThanOrEqual(invented);
      expectTold(`folders.${name}`, [{ place: name, answers: counted.told }]);
    },
  );
});
