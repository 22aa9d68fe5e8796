/** Builds the prompt of one question: which passages and documents go in, under a marker drawn for this request. */
import { randomInt } from "node:crypto";
import { buildPrompt, type Prompt } from "../../../domain/prompting/messages.ts";
import type { UntrustedText } from "../../../domain/prompting/spotlight.ts";
import type { PromptTemplate } from "../../../domain/prompting/template.ts";
import type { Question } from "../../../ports/answerer.ts";
import type { EvidenceResult } from "../../../ports/evidence.ts";

/** What a prompt is made from. */
export interface PromptSources {
  readonly question: Question;
  readonly evidence: EvidenceResult;
  readonly template: PromptTemplate;
  readonly input_tokens: number;
}

/** The prompt of one question. Reads randomness: two prompts of one question differ in their marker. */
export function promptOf({
  question,
  evidence,
  template,
  input_tokens,
}: PromptSources): Prompt<UntrustedText> {
  return buildPrompt({
    template,
    robot: question.robot,
    question: question.text,
    history: question.history,
    passages: passagesOf(question, evidence),
    marker: drawMarker(),
    input_tokens,
  });
}

/** Passages first when they support an answer; else the conversation's documents, which may be what the question means. */
function passagesOf(question: Question, evidence: EvidenceResult): UntrustedText[] {
  if (evidence.conversation_only) return [];
  const documents = question.documents.map(({ file_name, text }) => ({
    source: file_name,
    heading: "",
    text,
  }));
  const names = new Set(documents.map(({ source }) => source));
  const passages = evidence.passages.map((passage) => withoutSource(question, names, passage));
  if (!evidence.supported) return [...documents, ...passages];
  const found = new Set(evidence.passages.map(({ source }) => source));
  return [...passages, ...documents.filter(({ source }) => !found.has(source))];
}

/**
 * A model cannot tell visitors where a passage was taught from (files, addresses, ids) when nobody told it. The documents of
 * the conversation keep the names that visitors gave them.
 */
function withoutSource({ robot }: Question, own: ReadonlySet<string>, passage: UntrustedText): UntrustedText {
  return robot.visibility === "private" || own.has(passage.source) ? passage : { ...passage, source: "" };
}

const MARKER_LETTERS = "bcdfghjklmnpqrstvwxz";

/** Letters only, so that it survives every tokenizer and the folding of the leak check; 35 bits. */
export function drawMarker(): string {
  return Array.from({ length: 8 }, () => MARKER_LETTERS[randomInt(MARKER_LETTERS.length)]).join("");
}
