/** Who looks for work is told of work, or that nothing is told of it. */
import { expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { extract } from "../../../../src/domain/answering/extraction/extract.ts";
import { findJobs, lacksJobs } from "../../../../src/domain/answering/extraction/jobs.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn, type FoundText } from "../found.ts";

const SHOP = { heading: "Our shop", text: "We work with wood. Our work is known in town." };
const JOBS = { heading: "Jobs", text: "We look for a baker. Write to Anna. Bring a letter." };
const ABOUT = {
  heading: "About us",
  text: "We are a bakery. We are hiring bakers at the moment. Our work begins at 4.",
};

it.each<[Locale, string, readonly FoundText[], string | undefined]>([
  // All that a heading says of it, or else the sentence that does.
  ["en", "Do you have any job openings?", [SHOP, JOBS], JOBS.text],
  ["en", "Are you hiring?", [SHOP, ABOUT], "We are hiring bakers at the moment."],
  ["en", "Can I work for you?", [SHOP], undefined],
  ["en", "Do you work with wood?", [SHOP, JOBS], undefined],
  [
    "it",
    "Cercate personale?",
    [{ heading: "Lavora con noi", text: "Cerchiamo un fornaio. Scrivi ad Anna." }],
    "Cerchiamo un fornaio. Scrivi ad Anna.",
  ],
  [
    "ja",
    "求人はありますか？",
    [{ heading: "採用情報", text: "パン職人を募集しています。お電話ください。" }],
    "パン職人を募集しています。 お電話ください。",
  ],
])("%s: %s", (locale, question, taught, told) => {
  const { weighed, ranked } = findIn(taught, question, locale);
  const found = findJobs(rankSentences(ranked, weighed), weighed);
  expect(found?.map(({ text }) => text).join(" ")).toBe(told);
});

it.each<[string, readonly FoundText[], boolean]>([
  ["Can I work for you?", [SHOP], true],
  ["Are you hiring?", [SHOP, ABOUT], false],
  ["Do you have any job openings?", [SHOP, JOBS], false],
  ["Do you work with wood?", [SHOP], false],
])("%s is answered by nothing of work: %j, %s", (question, taught, lacks) => {
  const { weighed, ranked } = findIn(taught, question, "en");
  expect(lacksJobs(weighed, extract(rankSentences(ranked, weighed), weighed)!)).toBe(lacks);
});
