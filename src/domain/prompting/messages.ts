/**
 * Builds what a model reads: the channel's rules, the client's context below them, bounded history, and the question with
 * its passages marked as data. Serves the upstream answerer; `interface.md`: conversation_channel.
 */
import type { ConversationTurn } from "../runtime/conversation.ts";
import { cutToTokens, estimateTokens } from "../tokens.ts";
import { fitPassage, spotlight, toLines, type UntrustedText, withoutMarker } from "./spotlight.ts";
import { fillTemplate, NO_ANSWER, type PromptTemplate } from "./template.ts";

/** One message of a prompt. */
export interface PromptMessage {
  readonly role: "system" | "user" | "assistant";
  readonly content: string;
}

/** Whose prompt it is. */
export interface PromptRobot {
  readonly assistant_name: string;
  readonly company_name: string;
  readonly instructions: string;
}

/** Everything a prompt is built from. */
export interface PromptParts<P extends UntrustedText> {
  readonly template: PromptTemplate;
  readonly robot: PromptRobot;
  readonly question: string;
  /** Oldest first; `system` turns become context below the channel's rules. */
  readonly history: readonly ConversationTurn[];
  /** Best first. */
  readonly passages: readonly P[];
  /** Drawn at random for this request; letters only, 8 or more. */
  readonly marker: string;
  /** Tokens of the whole prompt. The rules and the question always stay. */
  readonly input_tokens: number;
}

/** A prompt and what of it matters afterwards. */
export interface Prompt<P extends UntrustedText> {
  readonly messages: readonly PromptMessage[];
  /** The passages that fit, as numbered: `[1]` is the first. */
  readonly passages: readonly P[];
  /** The filled rules, never to be repeated by an answer. */
  readonly rules: string;
  readonly input_tokens: number;
  readonly marker: string;
}

/** Of what is left after rules and question: the share that passages may take before history is fitted. */
const PASSAGE_SHARE = 0.7;
const CLIENT_CONTEXT_SHARE = 0.2;
/** Earlier turns that are looked at. */
const HISTORY_TURNS = 40;
/** Tokens a message costs beyond its text, in the chat formats of common models. */
const MESSAGE_OVERHEAD = 4;

/** Builds the prompt. Never fails: what does not fit is left out, the oldest and the least relevant first. */
export function buildPrompt<P extends UntrustedText>(parts: PromptParts<P>): Prompt<P> {
  const { template, robot, marker } = parts;
  const fixed = {
    assistant_name: robot.assistant_name,
    company_name: robot.company_name,
    instructions: robot.instructions.trim(),
    marker,
    no_answer: NO_ANSWER,
  };
  const rules = fillTemplate(template.system, fixed);
  const question = withoutMarker(parts.question, marker);
  const left = parts.input_tokens - estimateTokens(rules) - estimateTokens(template.question + question);
  const client_context = clientContextOf(parts, Math.max(0, left) * CLIENT_CONTEXT_SHARE);
  const system = fillTemplate(template.system, { ...fixed, client_context });
  const passages = fitPassages(parts, Math.max(0, left) * PASSAGE_SHARE);
  const blocks = passages.map((passage, at) => spotlight(passage, at + 1, marker)).join("\n\n");
  const asked = fillTemplate(template.question, { ...fixed, passages: blocks, question });
  const spent = estimateTokens(system) + estimateTokens(asked) + 2 * MESSAGE_OVERHEAD;
  const history = fitHistory(parts, parts.input_tokens - spent);
  const messages: PromptMessage[] = [
    { role: "system", content: system },
    ...history,
    { role: "user", content: asked },
  ];
  return { messages, passages, rules, marker, input_tokens: countTokens(messages) };
}

/** What a list of messages costs, estimated. */
export function countTokens(messages: readonly PromptMessage[]): number {
  return messages.reduce((sum, { content }) => sum + estimateTokens(content) + MESSAGE_OVERHEAD, 0);
}

/** The client's system and developer texts: context that the channel's rules outrank, each line marked like a passage. */
function clientContextOf({ history, marker }: PromptParts<UntrustedText>, tokens: number): string {
  const texts = history.filter(({ role }) => role === "system").map(({ text }) => text.trim());
  const text = cutToTokens(withoutMarker(texts.join("\n"), marker), tokens);
  return toLines(text)
    .map((line) => `> ${line}`)
    .join("\n");
}

/** Passages best first until the budget is spent: one that crosses it is cut, what then has no room waits for a better question. */
function fitPassages<P extends UntrustedText>({ passages, marker }: PromptParts<P>, tokens: number): P[] {
  const fitted: P[] = [];
  let left = tokens;
  for (const passage of passages) {
    const cost = costOf(passage, marker);
    const cut =
      cost <= left ? passage : fitPassage(passage, estimateTokens(passage.text) * (left / cost) * 0.9);
    if (!cut || costOf(cut, marker) > left) break;
    fitted.push(cut);
    left -= costOf(cut, marker);
  }
  return fitted;
}

/** Tokens that a drawn marker costs beyond the estimate, which takes it for a word. */
const MARKER_TOKENS = 3;

function costOf(passage: UntrustedText, marker: string): number {
  const block = spotlight(passage, 1, marker);
  return estimateTokens(block) + MARKER_TOKENS * block.split("\n").length;
}

/** The newest turns that fit, in order, roles alternating and a visitor first: many chat templates insist on both. */
function fitHistory({ history, marker }: PromptParts<UntrustedText>, tokens: number): PromptMessage[] {
  const kept: PromptMessage[] = [];
  let left = tokens;
  for (const { role, text } of history.slice(-HISTORY_TURNS).reverse()) {
    if (role === "system" || text.trim() === "") continue;
    const content = withoutMarker(text, marker);
    left -= estimateTokens(content) + MESSAGE_OVERHEAD;
    if (left < 0) break;
    const next = kept[0];
    if (next?.role === role) kept[0] = { role, content: `${content}\n${next.content}` };
    else kept.unshift({ role, content });
  }
  if (kept[0]?.role === "assistant") kept.shift();
  // The question follows: an unanswered visitor turn before it would break the alternation.
  return kept.at(-1)?.role === "user" ? kept.slice(0, -1) : kept;
}
