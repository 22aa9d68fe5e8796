/**
 * Questions that every business is asked (telephone, address, ways to pay, prices …), told in several ways, over the real
 * knowledge store. The bars are what is reached: whoever falls below has lost an answer.
 */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { openPage } from "../../../fixtures/taught-folder.ts";
import { expectTold, type Told } from "../../../support/told.ts";

interface Topic {
  /** The ways in which a page tells it. */
  readonly told: readonly string[];
  /** Questions, what a right answer shows, and the flags of that pattern. */
  readonly asked: readonly (readonly [question: string, right: string, flags?: string])[];
}

type Sites = Readonly<
  Record<Locale, { readonly title: string; readonly topics: Readonly<Record<string, Topic>> }>
>;

const SITES = JSON.parse(
  readFileSync(new URL("../../../fixtures/common-questions.json", import.meta.url), "utf8"),
) as Sites;

/** A page for each way in which a topic is told; the other topics stand on it as well. */
function toPages({
  title,
  topics,
}: Sites[Locale]): { readonly page: string; readonly told: string; readonly topic: Topic }[] {
  return Object.values(topics).flatMap((topic) =>
    topic.told.map((told) => ({
      topic,
      told,
      page: [
        title,
        ...Object.values(topics).map((other) => (other === topic ? told : other.told[0])),
        "",
      ].join("\n\n"),
    })),
  );
}

async function ask(locale: Locale): Promise<{ right: number; wrong: string[]; told: Told[] }> {
  const counted = { right: 0, wrong: [] as string[], told: [] as Told[] };
  for (const { page, told, topic } of toPages(SITES[locale])) {
    const taught = await openPage(locale, page);
    const answers: Told["answers"][number][] = [];
    counted.told.push({ place: told.replaceAll("\n", " / "), answers });
    for (const [question, right, flags] of topic.asked) {
      const [answer] = await taught.talk([question]);
      answers.push([question, answer!]);
      if (answer?.outcome !== "answered") continue;
      if (new RegExp(right, flags).test(answer.text)) counted.right += 1;
      else counted.wrong.push(`${question} ${answer.text}`);
    }
    await taught.close();
  }
  return counted;
}

describe("questions that every business is asked", () => {
  it.each<[Locale, number, number]>([
    ["en", 152, 0],
    ["pt-BR", 126, 2],
    ["it", 128, 1],
    ["ja", 109, 1],
  ])("%s: at least %i are answered rightly, at most %i otherwise", async (locale, right, wrong) => {
    const counted = await ask(locale);
    expect(counted.right).toBeGreaterThanOrEqual(right);
    expect(counted.wrong.length, counted.wrong.join("\n")).toBeLessThanOrEqual(wrong);
    expectTold(`common-questions.${locale}`, counted.told);
  });
});
