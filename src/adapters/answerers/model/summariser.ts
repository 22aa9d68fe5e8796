/**
 * Summaries by a model (`ports/summariser.ts`): bounded in time and length, checked against the conversation, and replaced
 * by the embedded one whenever anything is wrong. Whoever keeps no text (retention `none`) never asks for a summary.
 */
import type { Locale } from "../../../contract/locale.ts";
import { SUMMARY_CHARACTERS } from "../../../domain/answering/conversation/summarise.ts";
import { stripCitations } from "../../../domain/guardrails/citations.ts";
import { checkGrounding } from "../../../domain/guardrails/grounding.ts";
import { ModelFailure } from "../../../domain/model-failure.ts";
import { countTokens } from "../../../domain/prompting/messages.ts";
import { buildSummaryPrompt } from "../../../domain/prompting/summary.ts";
import type { Clock } from "../../../ports/clock.ts";
import type { ChatModel } from "../../../ports/chat-model.ts";
import type { Summariser } from "../../../ports/summariser.ts";
import type { TokenBudget } from "../../../ports/token-budget.ts";
import type { UsageCounter } from "../../../ports/usage-store.ts";
import type { TranscriptTurn } from "../../../domain/transcript.ts";
import { drawMarker } from "./prompt.ts";

/** What it is made of. */
export interface ModelSummariserOptions {
  readonly model: ChatModel;
  /** The rules by language, with their `{{marker}}`. */
  readonly prompts: Readonly<Record<Locale, string>>;
  readonly embedded: Summariser;
  readonly budget: TokenBudget;
  readonly usageCounter: UsageCounter;
  readonly clock: Clock;
  readonly onFailure?: ((failure: ModelFailure) => void) | undefined;
}

/** A finish waits for its summary: past this the embedded one is given. */
const PATIENCE_MS = 8_000;
/** After a failure the model is left alone: sweeps close sessions by the hundred. */
const REST_MS = 60_000;
const INPUT_TOKENS = 3_000;
const OUTPUT_TOKENS = 300;

/** Creates it. */
export function createModelSummariser(options: ModelSummariserOptions): Summariser {
  let rests_until = 0;
  return {
    summarise: async (subject, turns) => {
      const plain = await options.embedded.summarise(subject, turns);
      if (plain === null || options.clock.now() < rests_until) return plain;
      try {
        return (await write(options, { ...subject, turns })) ?? plain;
      } catch (error) {
        rests_until = options.clock.now() + REST_MS;
        if (error instanceof ModelFailure) options.onFailure?.(error);
        return plain;
      }
    },
  };
}

interface SummaryRequest {
  readonly locale: Locale;
  readonly turns: readonly TranscriptTurn[];
  readonly tenant_id: string;
  readonly robot_id: string;
}

async function write(
  { model, prompts, budget, usageCounter }: ModelSummariserOptions,
  { locale, turns, tenant_id, robot_id }: SummaryRequest,
): Promise<string | null> {
  const marker = drawMarker();
  const messages = buildSummaryPrompt({ rules: prompts[locale], turns, marker, input_tokens: INPUT_TOKENS });
  const wanted = countTokens(messages) + OUTPUT_TOKENS;
  const reservation = await budget.reserve(tenant_id, wanted);
  if (!reservation) return null;
  let used = wanted;
  try {
    const completion = await model.complete({
      messages,
      sampling: { max_tokens: OUTPUT_TOKENS, temperature: 0 },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (completion.usage) used = completion.usage.input_tokens + completion.usage.output_tokens;
    return completion.finish === "stop" ? accept(completion.text, { turns, marker }) : null;
  } finally {
    usageCounter.count(robot_id, "model_tokens", used);
    await reservation.settle(used);
  }
}

/**
 * A summary with a number or an address that nobody said is not taken, nor one that copies the prompt's mark. The visitor may
 * read it, too: it has no more citations than an answer.
 */
function accept(
  text: string,
  { turns, marker }: Pick<SummaryRequest, "turns"> & { readonly marker: string },
): string | null {
  const line = stripCitations(text).replace(/\s+/g, " ").trim();
  if (line === "" || line.length > SUMMARY_CHARACTERS || !line.isWellFormed()) return null;
  if (line.includes(marker)) return null;
  const evidence = turns.map((turn) => turn.text);
  return checkGrounding({ text: line, evidence, known: [], asked: "" }).contradicted ? null : line;
}
