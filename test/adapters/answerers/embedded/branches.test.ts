/**
 * Businesses in several places, asked in conversations: who names a place is told of that one and of no other, who names none is
 * told of each by its name. The answers of `talks.json` were read and judged right.
 */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { openPage, openTaught } from "../../../fixtures/taught-folder.ts";

const FOLDER = "test/fixtures/branches";

interface Site {
  readonly locale: Locale;
  /** Messages of a talk, each with its answer; null where it has to be declined. */
  readonly talks: readonly (readonly (readonly [message: string, answer: string | null])[])[];
}

const SITES = JSON.parse(readFileSync(`${FOLDER}/talks.json`, "utf8")) as Record<string, Site>;
const open = (name: string, locale: Locale) =>
  name.endsWith(".md")
    ? openPage(locale, readFileSync(`${FOLDER}/${name}`, "utf8"))
    : openTaught(locale, `${FOLDER}/${name}`);

describe.each(Object.entries(SITES))("%s", (name, { locale, talks }) => {
  it.each(talks.map((talk) => [talk.map(([message]) => message).join(" | "), talk] as const))(
    "%s",
    async (_, talk) => {
      const taught = await open(name, locale);
      const answers = await taught.talk(talk.map(([message]) => message));
      const told = answers.map(({ outcome, text }) => (outcome === "answered" ? text : null));
      expect(told).toEqual(talk.map(([, answer]) => answer));
      await taught.close();
    },
  );
});

describe("a page of one place", () => {
  const page = `# Fern Garage\n\n## Visit us\n\nOpen Monday to Friday from 8 am to 5:30 pm. 9 Yard Road, Hull HU1 2AA. Phone 01482 555 010.\n\n## Prices\n\nA service costs £120.`;

  it("names none, and tells its days to who asks for another", async () => {
    const taught = await openPage("en", page);
    const [hours, sunday, phone] = await Promise.all(
      ["When are you open?", "Are you open on Sundays?", "What is your phone number?"].map((message) =>
        taught.ask(message),
      ),
    );
    expect(hours!.text).toBe("Open Monday to Friday from 8 am to 5:30 pm.");
    expect(sunday!.text).toBe("Open Monday to Friday from 8 am to 5:30 pm.");
    expect(phone!.text).toContain("01482 555 010");
    expect([hours!, sunday!, phone!].map(({ text }) => text).join()).not.toContain("Visit us:");
    await taught.close();
  });
});

it("a name that denies is said once, not as a label and a heading", async () => {
  const section = (name: string, amount: number): string =>
    `## ${name}\n\n- ${amount} towels\n- ${amount + 1} cars\n`;
  const taught = await openPage(
    "en",
    `# Oak\n\n${section("Northside", 2)}\n${section("We are not at Southside any more", 4)}`,
  );
  const { text } = await taught.ask("How many towels?");
  expect(text).toContain("We are not at Southside any more");
  expect(text.match(/not at Southside/g)).toHaveLength(1);
  await taught.close();
});
