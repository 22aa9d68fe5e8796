import { describe, expect, it } from "vitest";
import { suggestSetting } from "../../src/settings/nearest.ts";

const KNOWN = [
  "CHAT_ASSISTANT_REDIS_URL",
  "CHAT_ASSISTANT_PUBLIC_BASE_URL",
  "CHAT_ASSISTANT_ANSWERS_MODEL_BASE_URL",
  "CHAT_ASSISTANT_RELAY_SMTP_HOST",
  "CHAT_ASSISTANT_RELAY_TRANSPORT",
  "CHAT_ASSISTANT_WORKERS",
];

describe("what is said of a variable that is no setting", () => {
  it.each([
    ["CHAT_ASSISTANT_PUBLIC_URL", "CHAT_ASSISTANT_PUBLIC_BASE_URL"],
    ["CHAT_ASSISTANT_MODEL_URL", "CHAT_ASSISTANT_ANSWERS_MODEL_BASE_URL"],
    ["CHAT_ASSISTANT_SMTP_HOST", "CHAT_ASSISTANT_RELAY_SMTP_HOST"],
    ["CHAT_ASSISTANT_WROKERS", "CHAT_ASSISTANT_WORKERS"],
    ["CHAT_ASSISTANT_RELAY_TRANSPROT", "CHAT_ASSISTANT_RELAY_TRANSPORT"],
  ])("is the one that is meant: %s", (word, meant) => {
    expect(suggestSetting(word, KNOWN)).toBe(` Did you mean ${meant}?`);
  });

  it("is none where only its beginning is alike", () => {
    expect(suggestSetting("CHAT_ASSISTANT_RETENTION", KNOWN)).toMatch(/config show/);
  });
});

it("keys are guessed by a part, too", () => {
  expect(suggestSetting("smtp.host", ["relay.smtp.host", "port"])).toBe(" Did you mean relay.smtp.host?");
});
