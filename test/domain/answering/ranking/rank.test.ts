import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { findIn } from "../found.ts";

describe("ranking passages", () => {
  it.each<[Locale, string, string, string]>([
    [
      "en",
      "How does the museum present Odette Marlowe to visitors?",
      "The museum shows lamps by Odette Marlowe.",
      "The museum does present its lamps to visitors.",
    ],
    [
      "it",
      "Quanto pagano i gruppi nel 2024 per la visita?",
      "Nel 2024 i gruppi hanno una visita.",
      "Nel 2019 i gruppi pagano poco.",
    ],
  ])("%s: “%s” prefers what holds its name or number", (locale, question, right, other) => {
    const { ranked } = findIn([other, right], question, locale);
    expect(ranked[0]!.passage.text).toBe(right);
  });
});
