/** Rows by their labels, and the facts of one thing. */
import { expect, it } from "vitest";

import { type FoundText, tell } from "../found.ts";

const MENU: FoundText = {
  heading: "Menu",
  text: "X-Tudo (meat, egg, cheese): €9\nSoup of the day: €5\nTomato soup: €6",
};
const TEAM: readonly FoundText[] = [
  { heading: "Team › Dr Lee", text: "Field: teeth\nDays: Monday and Friday\nFloor: 2" },
  { heading: "Team › Dr Roe", text: "Field: eyes\nDays: Tuesday" },
];
const STEPS: FoundText = {
  heading: "Steps",
  text: "You can replace the wick.\n1. Open the glass.\nIt is hot.\n2. Turn the screw.\n3. Close the glass.\nThe wick is cotton.",
};

it.each<[string, readonly FoundText[], string]>([
  ["How much is the soup of the day?", [MENU], "Soup of the day: €5"],
  ["How much is the tomato soup?", [MENU], "Tomato soup: €6"],
  ["How much is the x tudo?", [MENU], "X-Tudo (meat, egg, cheese): €9"],
  ["How much is soup?", [MENU], "- Soup of the day: €5\n- Tomato soup: €6"],
  ["What is Dr Roe's field?", TEAM, "Field: eyes"],
  ["When does Dr Roe work?", TEAM, "Field: eyes\nDays: Tuesday"],
  [
    "How do I replace the wick?",
    [STEPS],
    "You can replace the wick.\n1. Open the glass.\n\nIt is hot.\n2. Turn the screw.\n3. Close the glass.",
  ],
  ["Is the wick cotton?", [STEPS], "The wick is cotton."],
])("%s of %j: “%s”", (question, taught, told) => {
  expect(tell(taught, question)).toBe(told);
});
