import { describe, expect, it } from "vitest";
import { needsReview } from "../../src/domain/feedback.ts";

describe("a rating", () => {
  it.each([
    ["up", undefined, false],
    ["up", "Other", false],
    ["down", undefined, false],
    ["down", null, false],
    ["down", "Other", true],
  ] as const)("%s with the reason %s asks for a review: %s", (rating, feedback_reason, asks) => {
    expect(needsReview({ rating, feedback_reason })).toBe(asks);
  });
});
