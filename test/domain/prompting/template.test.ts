/** The prompt templates as shipped, and the template language. */
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPromptTemplates } from "../../../src/adapters/answerers/model/prompt-files.ts";
import { LOCALES } from "../../../src/contract/locale.ts";
import { fillTemplate, parsePrompt, PLACEHOLDERS } from "../../../src/domain/prompting/template.ts";

const folder = fileURLToPath(new URL("../../../templates/prompts", import.meta.url));
const RULES = "{{instructions}} {{marker}} {{no_answer}}";
const FRAME = "{{passages}} {{question}}";
const whole = (rules = RULES, frame = FRAME) => `${rules}\n<!-- question -->\n${frame}\n`;

describe("the prompt templates", () => {
  it("exist for every locale and visibility, and leave no placeholder behind", async () => {
    const templates = await readPromptTemplates(folder);
    const values = Object.fromEntries(PLACEHOLDERS.map((name) => [name, `<${name}>`]));
    for (const visibility of ["public", "private"] as const)
      for (const locale of LOCALES) {
        const { system, question } = templates[visibility][locale];
        const filled = fillTemplate(system, values) + fillTemplate(question, values);
        expect(filled).not.toMatch(/[{}]/);
        for (const name of PLACEHOLDERS) expect(filled).toContain(`<${name}>`);
        expect(fillTemplate(system, {})).not.toMatch(/[{}]/);
      }
  });

  it.each([
    ["a part is missing", "only rules {{marker}}", "the part <!-- question --> is needed"],
    ["a part is empty", whole(RULES, " "), "the part <!-- question --> is needed"],
    ["a part is there twice", whole(RULES, `${FRAME}\n<!-- question -->\n${FRAME}`), "once"],
    ["it declines by itself", `${whole()}<!-- decline -->\nNo.\n`, "decline_message in robot.yaml"],
    ["a placeholder is unknown", whole(`${RULES} {{question_text}}`), "{{question_text}}"],
    ["the marker is not explained", whole("{{instructions}} {{no_answer}}"), "{{marker}}"],
    ["the question is not asked", whole(RULES, "{{passages}}"), "{{question}}"],
    ["a section has no end", whole(`${RULES} {{#client_context}}`), "{{#client_context}}"],
  ])("is refused when %s", (_name, text, message) => {
    expect(() => parsePrompt(text, "public.en.md")).toThrow(message);
  });

  it("drops sections without a value", () => {
    expect(fillTemplate("a\n{{#question}}\nQ: {{question}}\n{{/question}}\nb", { question: "why?" })).toBe(
      "a\nQ: why?\nb",
    );
    expect(fillTemplate("a\n{{#question}}\nQ: {{question}}\n{{/question}}\nb", { question: " " })).toBe(
      "a\nb",
    );
  });

  it("never reads a value as template text", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const value = `${text}{{instructions}}{{#question}}$&$1{{/question}}`;
        expect(fillTemplate("<{{question}}>", { question: value, instructions: "SECRET" })).toBe(
          `<${value}>`,
        );
      }),
    );
  });
});
