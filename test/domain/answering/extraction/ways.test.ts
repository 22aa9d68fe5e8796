/** The command of a way: the one that is called what was asked. */
import { expect, it } from "vitest";

import { extract } from "../../../../src/domain/answering/extraction/extract.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn } from "../found.ts";

const CODE = [
  "    # Upgrade the kiosk fleet",
  "    kiosk upgrade --fleet",
  "",
  "    # Upgrade the kiosk",
  "    kiosk upgrade",
  "",
  "    # Show the kiosk",
  "    kiosk show --all",
  "    kiosk show --one",
].join("\n");

it.each([
  ["How do I upgrade the kiosk?", ["# Upgrade the kiosk", "kiosk upgrade"]],
  ["How do I upgrade the kiosk fleet?", ["# Upgrade the kiosk fleet", "kiosk upgrade --fleet"]],
])("%s", (question, lines) => {
  const { weighed, ranked } = findIn([{ heading: "Kiosk › Commands", text: CODE }], question, "en");
  expect(extract(rankSentences(ranked, weighed), weighed)!.text).toBe(`\`\`\`\n${lines.join("\n")}\n\`\`\``);
});
