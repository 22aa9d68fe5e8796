/** The prompt of a session's summary: the rules, and the conversation marked as data. Serves the model summariser. */
import { cutToTokens } from "../tokens.ts";
import type { PromptMessage } from "./messages.ts";
import { spotlight } from "./spotlight.ts";
import { fillTemplate } from "./template.ts";

/** What a summary is asked from. */
export interface SummaryParts {
  /** The rules with their `{{marker}}`. */
  readonly rules: string;
  readonly turns: readonly { readonly role: "user" | "assistant"; readonly text: string }[];
  /** Drawn at random for this request. */
  readonly marker: string;
  /** Tokens of the conversation at most; its end stays. */
  readonly input_tokens: number;
}

const TURN_TOKENS = 400;

/** The messages, newest turns kept when not all fit. */
export function buildSummaryPrompt({ rules, turns, marker, input_tokens }: SummaryParts): PromptMessage[] {
  const blocks: string[] = [];
  let left = input_tokens;
  for (const { role, text } of [...turns].reverse()) {
    const cut = cutToTokens(text, Math.min(left, TURN_TOKENS));
    if (cut.trim() === "") break;
    left -= TURN_TOKENS > left ? left : Math.ceil(cut.length / 2);
    const source = role === "user" ? "visitor" : "assistant";
    blocks.unshift(spotlight({ source, heading: "", text: cut }, turns.length - blocks.length, marker));
  }
  return [
    { role: "system", content: fillTemplate(rules, { marker }) },
    { role: "user", content: blocks.join("\n\n") },
  ];
}
