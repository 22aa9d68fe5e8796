/**
 * Prompt templates (`templates/prompts/<visibility>.<locale>.md`): text with `{{placeholders}}` and `{{#sections}}…{{/sections}}`.
 * Values are put in once and never read as template text, so nothing a visitor writes can reach a placeholder.
 */

/** A parsed prompt: the rules and the frame of the question. */
export interface PromptTemplate {
  readonly system: string;
  readonly question: string;
}

/** What a template may name. Every value is text; an empty one drops its section. */
export const PLACEHOLDERS = [
  "assistant_name",
  "company_name",
  "instructions",
  "client_context",
  "marker",
  "no_answer",
  "passages",
  "question",
] as const;

/** The values of a template. */
export type TemplateValues = Readonly<Partial<Record<(typeof PLACEHOLDERS)[number], string>>>;

/** What a model is told to say, alone, when the passages hold no answer. */
export const NO_ANSWER = "NO_ANSWER";

const SPLIT = /^<!-- question -->\n/m;
const DECLINE = /^<!-- decline -->$/m;
const SLOT = /\{\{([#/]?)([^{}]*)\}\}/g;

/** Without these a model would see no question, or could not tell data from rules. */
const REQUIRED: Readonly<Record<"system" | "question", readonly string[]>> = {
  system: ["instructions", "marker", "no_answer"],
  question: ["passages", "question"],
};

/**
 * Reads a template file: the rules, `<!-- question -->`, the question's frame.
 * Throws with the fault's place when a part, a needed placeholder or a section's end is missing, or a placeholder is unknown.
 */
export function parsePrompt(text: string, name: string): PromptTemplate {
  const [system, question, ...more] = text.replaceAll("\r\n", "\n").split(SPLIT);
  if (!system || !question?.trim() || more.length > 0)
    throw new Error(`prompts: ${name}: the part <!-- question --> is needed, once`);
  if (DECLINE.test(question))
    throw new Error(
      `prompts: ${name}: the words for "I don't know" are the robot's (decline_message in robot.yaml): remove <!-- decline --> and what follows`,
    );
  checkSlots(system, REQUIRED.system, `${name}, rules`);
  checkSlots(question, REQUIRED.question, `${name}, question`);
  return { system: system.trim(), question: question.trim() };
}

function checkSlots(text: string, required: readonly string[], place: string): void {
  const slots = [...text.matchAll(SLOT)].map(([, mark, name]) => ({ mark, name: name ?? "" }));
  const unknown = slots.find(({ name }) => !PLACEHOLDERS.some((known) => known === name));
  if (unknown) throw new Error(`prompts: ${place}: unknown placeholder {{${unknown.name}}}`);
  const missing = required.find((name) => !slots.some((slot) => slot.mark === "" && slot.name === name));
  if (missing) throw new Error(`prompts: ${place}: {{${missing}}} is needed`);
  const open = slots.find(({ mark, name }) => mark === "#" && !text.includes(`{{/${name}}}`));
  if (open) throw new Error(`prompts: ${place}: section {{#${open.name}}} has no end`);
}

/** Fills a template's part. Pure text replacement in one pass; a placeholder without a value becomes empty. */
export function fillTemplate(part: string, values: TemplateValues): string {
  const valueOf = (name: string): string =>
    (values as Readonly<Record<string, string | undefined>>)[name] ?? "";
  return part
    .replace(/\{\{#(\w+)\}\}\n?([\s\S]*?)\{\{\/\1\}\}\n?/g, (_, name: string, inner: string) =>
      valueOf(name).trim() === "" ? "" : inner,
    )
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => valueOf(name));
}
