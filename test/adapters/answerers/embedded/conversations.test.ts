/**
 * Conversations with sixteen small sites, four a language: ellipses, pronouns, corrections, going back, two questions in one
 * message, remarks, facts that the page does not tell. Pages, messages and what is expected were written before any answer
 * was seen. Failures were read of the first two sites of each language, of the others only counts. The bars are what is
 * reached, not what is wished.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import type { Answer } from "../../../../src/ports/answerer.ts";
import { openTaught } from "../../../fixtures/taught-folder.ts";

const FOLDER = path.join(import.meta.dirname, "../../../fixtures/conversations");

/** What somebody writes, and what has to come of it: one of some texts, an "I don't know", or small talk. */
interface Message {
  readonly say: string;
  readonly holds?: readonly string[];
  readonly decline?: true;
  readonly talk?: true;
}

type Sites = Readonly<Record<string, readonly (readonly Message[])[]>>;
const SITES = JSON.parse(readFileSync(path.join(FOLDER, "talks.json"), "utf8")) as Record<Locale, Sites>;

/** Follow-ups answered rightly at least and otherwise at most; answered although the page does not say; small talk known as such. */
type Bar = readonly [
  locale: Locale,
  half: "read" | "others",
  right: number,
  wrong: number,
  invented: number,
  talk: number,
];
const BARS: readonly Bar[] = [
  ["en", "read", 45, 4, 1, 4],
  ["en", "others", 32, 7, 2, 6],
  ["pt-BR", "read", 45, 8, 2, 4],
  ["pt-BR", "others", 42, 3, 2, 2],
  ["it", "read", 40, 9, 4, 5],
  ["it", "others", 35, 10, 2, 4],
  ["ja", "read", 43, 6, 3, 4],
  ["ja", "others", 43, 4, 1, 3],
];

/** Small talk is known for sure, whatever was taught. */
const isSmallTalk = ({ outcome, confidence }: Answer): boolean => outcome === "answered" && confidence === 1;

const plain = (text: string): string => text.replaceAll("**", "").replaceAll(/\s+/g, " ");

function judge(
  { holds, talk }: Message,
  answer: Answer,
): "right" | "wrong" | "invented" | "talk" | undefined {
  if (talk) return isSmallTalk(answer) ? "talk" : undefined;
  if (answer.outcome === "declined" || isSmallTalk(answer)) return undefined;
  if (!holds) return "invented";
  return holds.some((text) => plain(answer.text).includes(plain(text))) ? "right" : "wrong";
}

async function count(locale: Locale, half: "read" | "others") {
  const counts = { right: 0, wrong: 0, invented: 0, talk: 0 };
  const sites = Object.entries(SITES[locale]);
  for (const [site, talks] of half === "read" ? sites.slice(0, 2) : sites.slice(2)) {
    const robot = await openTaught(locale, path.join(FOLDER, locale.toLowerCase()), (name) =>
      name.startsWith(site),
    );
    for (const messages of talks) {
      const answers = await robot.talk(messages.map(({ say }) => say));
      for (const [at, message] of messages.entries()) {
        const judged = judge(message, answers[at]!);
        if (judged && (at > 0 || !message.holds)) counts[judged] += 1;
      }
    }
    await robot.close();
  }
  return counts;
}

describe("conversations with small sites", () => {
  it.each(BARS)(
    "%s, %s sites: at least %i follow-ups are answered rightly, at most %i otherwise, at most %i that the page does not answer, and %i times small talk is known",
    async (locale, half, right, wrong, invented, talk) => {
      const counts = await count(locale, half);
      expect(counts.right).toBeGreaterThanOrEqual(right);
      expect(counts.wrong).toBeLessThanOrEqual(wrong);
      expect(counts.invented).toBeLessThanOrEqual(invented);
      expect(counts.talk).toBeGreaterThanOrEqual(talk);
    },
  );
});
