/** What stands beside the sentence that answers: what belongs to it is told with it, what only stands there is not. */
import { describe, expect, it } from "vitest";

import { type FoundText, tell } from "../found.ts";

const below = (heading: string, text: string): FoundText => ({ heading, text });

describe("what follows at once", () => {
  it.each([
    ["tells of something else", "The sauna is heated. Towels are free.", "The sauna is heated."],
    ["names another thing with its price", "The sauna is heated. Massage: €40.", "The sauna is heated."],
    ["tells its price", "The sauna is heated. Price: €12.", "The sauna is heated. Price: €12."],
    [
      "says more of it",
      "The sauna is heated. It takes an hour to warm up. Towels are free.",
      "The sauna is heated. It takes an hour to warm up.",
    ],
    [
      "says what then",
      "The sauna is heated. If that is too warm, ask us. Towels are free.",
      "The sauna is heated. If that is too warm, ask us.",
    ],
  ])("%s: “%s”", (_what, text, told) => {
    expect(tell([below("Spa", text)], "Is the sauna heated?")).toBe(told);
  });

  it.each([
    [
      "Is there theory?",
      "- Theory: 45 lessons. From 7 to 9 pm.\n- Driving: 30 lessons. By day.",
      "Theory: 45 lessons. From 7 to 9 pm.",
    ],
    ["Is theory taught?", "Theory is taught. From 7 to 9 pm.", "Theory is taught."],
    ["Is the bridge closed?", "The bridge is closed. Storms broke the railing.", "The bridge is closed."],
    [
      "Why is the bridge closed?",
      "The bridge is closed. Storms broke the railing.",
      "The bridge is closed. Storms broke the railing.",
    ],
    ["Who grooms dogs?", "Anna grooms dogs. Ben drives the bus.", "Anna grooms dogs."],
    ["Who drives the bus?", "Anna grooms dogs. Ben drives the bus.", "Ben drives the bus."],
  ])("of “%s” in “%s”: “%s”", (question, text, told) => {
    expect(tell([below("Our team", text)], question)).toBe(told);
  });
});
