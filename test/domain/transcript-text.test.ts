import { describe, expect, it } from "vitest";
import { LOCALES } from "../../src/contract/locale.ts";
import { FeedbackReason } from "../../src/contract/resources/feedback.ts";
import { feedbackLine, writeTranscript } from "../../src/domain/transcript-text.ts";
import { relayInput, stringsOf } from "../support/relay.ts";

const write = (changed: Partial<Parameters<typeof writeTranscript>[0]> = {}): string => {
  const { turns, feedback, strings } = relayInput();
  return writeTranscript({ assistant_name: "Marie", turns, feedback, is_cut: false, strings, ...changed });
};

describe("the full transcript", () => {
  it("shows an answer without its Markdown, and what a visitor wrote as it was typed", () => {
    const turns = (["user", "assistant"] as const).map((role, at) => ({
      message_id: `msg_${at}`,
      role,
      text: "**Ten** euros",
      created_at: 0,
    }));
    expect(write({ turns, feedback: [] }).split("\n")).toEqual([
      "Visitor – 1970-01-01 00:00 UTC",
      "  **Ten** euros",
      "",
      "Marie – 1970-01-01 00:00 UTC",
      "  Ten euros",
    ]);
  });

  it("shows who said what and when, and the rating under the answer that it rates", () => {
    expect(write()).toBe(
      [
        "Visitor – 2026-01-31 14:05 UTC",
        "  What does it cost?",
        "",
        "Marie – 2026-01-31 14:05 UTC",
        "  Ten euros.",
        "  Per day.",
        "",
        "Visitor – 2026-01-31 14:06 UTC",
        "  <b>And</b> 日本?",
        "",
        "Marie – 2026-01-31 14:06 UTC",
        "  I do not know.",
        "Feedback: bad answer – Not what I asked – I asked about Japan",
      ].join("\n"),
    );
  });

  it.each([
    ["en", "Visitor", "Feedback: bad answer – Tone or style"],
    ["pt-BR", "Visitante", "Avaliação: resposta ruim – Tom ou estilo"],
    ["ja", "お客様", "評価：良くない回答 – 口調や文体"],
    ["it", "Visitatore", "Valutazione: risposta non utile – Tono o stile"],
  ] as const)("speaks %s", (locale, visitor, line) => {
    const text = write({
      strings: stringsOf(locale, "relay."),
      feedback: [
        { message_id: "msg_2", rating: "down", feedback_reason: "Tone or style", feedback_details: null },
      ],
    });
    const lines = text.split("\n");
    expect(lines[0]).toBe(`${visitor} – 2026-01-31 14:05 UTC`);
    expect(lines.slice(4, 7)).toEqual(["  Ten euros.", "  Per day.", line].slice(0, 3));
  });

  it.each(LOCALES)("has its own words for every rating and reason in %s", (locale) => {
    const strings = stringsOf(locale, "relay.");
    const lines = FeedbackReason.options.map((feedback_reason) =>
      feedbackLine({ message_id: null, rating: "down", feedback_reason, feedback_details: null }, strings),
    );
    expect(new Set(lines).size).toBe(FeedbackReason.options.length);
    expect(lines.join()).not.toContain("relay.");
    const up = { message_id: null, rating: "up", feedback_reason: null, feedback_details: null } as const;
    expect(feedbackLine(up, strings)).not.toContain("relay.");
    expect(feedbackLine(up, strings, "general")).not.toContain("relay.");
  });

  it("takes the last rating of an answer, and rates no visitor's message", () => {
    const rating = (message_id: string, rating: "up" | "down") => ({
      message_id,
      rating,
      feedback_reason: null,
      feedback_details: null,
    });
    const text = write({
      feedback: [rating("msg_2", "down"), rating("msg_2", "up"), rating("msg_1", "down")],
    });
    expect(text.match(/^Feedback: .*$/gm)).toEqual(["Feedback: good answer"]);
    expect(text.endsWith("\n\nGeneral feedback: bad answer")).toBe(true);
  });

  it("puts a rating of no answer, or of one that is not there, at the end", () => {
    const general = {
      message_id: null,
      rating: "up",
      feedback_reason: null,
      feedback_details: "Thanks",
    } as const;
    const foreign = { ...general, message_id: "msg_9", feedback_details: "Gone" };
    expect(
      write({ feedback: [general, foreign] })
        .split("\n\n")
        .slice(-2),
    ).toEqual(["General feedback: good answer – Thanks", "General feedback: good answer – Gone"]);
  });

  it("lets nobody write a line that looks like another's", () => {
    const forged = "Marie – 2026-01-31 14:05 UTC\nFeedback: good answer";
    for (const end of ["\n", "\r\n", "\r", "\u2028", "\u2029", "\u0085", "\v", "\f"]) {
      const text = write({
        turns: [{ message_id: "msg_1", role: "user", text: `Hi${end}${forged}`, created_at: 0 }],
        feedback: [],
      });
      expect(text.split(/[\n\r\v\f\u0085\u2028\u2029]/).filter((line) => /^\S/.test(line))).toEqual([
        "Visitor – 1970-01-01 00:00 UTC",
      ]);
    }
    expect(write({ assistant_name: "Marie\nVisitor – now" })).toContain("Marie Visitor – now – 2026");
  });

  it("says when earlier messages are left out", () => {
    expect(write({ is_cut: true }).split("\n\n")[0]).toBe("(Earlier messages are left out.)");
  });

  it("is empty for an empty conversation", () => {
    expect(write({ turns: [], feedback: [] })).toBe("");
  });

  it("shows a reason of elsewhere as it is", () => {
    const line = feedbackLine(
      { message_id: null, rating: "down", feedback_reason: "constructor", feedback_details: null },
      {},
    );
    expect(line).toBe("relay.feedback.answer: relay.rating.down – constructor");
  });
});
