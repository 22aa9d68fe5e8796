/** The tokens of an answer without a model. */
import { estimateTokens } from "../../../domain/tokens.ts";
import type { Question } from "../../../ports/answerer.ts";

const COUNTED_CHARACTERS = 20_000;

/** What an upstream would bill, estimated; of a very long text its beginning stands for the rest. */
function countTokens(text: string): number {
  const counted = text.slice(0, COUNTED_CHARACTERS);
  return Math.ceil(estimateTokens(counted) * (text.length / Math.max(1, counted.length)));
}

/** Counted when it is asked for: that costs a twentieth of an answer, and only the runtime asks. */
export class EstimatedUsage {
  readonly #question: Question;
  readonly #text: string;

  constructor(question: Question, text: string) {
    this.#question = question;
    this.#text = text;
  }

  get input_tokens(): number {
    const { text, history, documents } = this.#question;
    return [text, ...history.map((turn) => turn.text), ...documents.map((document) => document.text)]
      .map(countTokens)
      .reduce((sum, tokens) => sum + tokens, 0);
  }

  get output_tokens(): number {
    return countTokens(this.#text);
  }
}
