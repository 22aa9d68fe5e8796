/**
 * Answers with a model, held to the passages that the embedded engine finds: no evidence, no call; an answer is checked
 * after it was written; what fails is answered extractively or as an error, never silently wrong.
 */
import type { Locale } from "../../../contract/locale.ts";
import type { ModelFailure } from "../../../domain/model-failure.ts";
import type { PromptTemplate } from "../../../domain/prompting/template.ts";
import { Refusal } from "../../../domain/refusal.ts";
import type { Answer, Answerer, Question } from "../../../ports/answerer.ts";
import type { ChatModel } from "../../../ports/chat-model.ts";
import type { Evidence, EvidenceResult } from "../../../ports/evidence.ts";
import type { TokenBudget } from "../../../ports/token-budget.ts";
import type { UsageCounter } from "../../../ports/usage-store.ts";
import { type AdmittedQuestion, askModel } from "./call.ts";
import { promptOf } from "./prompt.ts";
import { boundedSampling, type ModelAnswererSettings } from "./settings.ts";

/** Prompt templates by visibility and locale. */
export type PromptTemplates = Readonly<
  Record<"public" | "private", Readonly<Record<Locale, PromptTemplate>>>
>;

/** What the answerer is made of. */
export interface ModelAnswererOptions {
  /** Answers where the client names no model of its own. */
  readonly model: ChatModel;
  /** Further models by the name that clients use; a name that is not here is refused with `unknown_model`. */
  readonly models?: ReadonlyMap<string, ChatModel> | undefined;
  /** The name that clients use for `model`. */
  readonly default_model?: string | undefined;
  readonly evidence: Evidence;
  /** The engine without a model: declines, small talk, and what is given instead of a failed answer. */
  readonly embedded: Answerer;
  readonly settings: ModelAnswererSettings;
  readonly budget: TokenBudget;
  readonly usageCounter: UsageCounter;
  readonly templates: PromptTemplates;
  /** Told of every upstream failure, also of those that a fallback hides; for the log. An asker who leaves is none. */
  readonly onFailure?: ((failure: ModelFailure) => void) | undefined;
}

/** Creates the answerer. Calls the upstream with passages, history and question of one robot only, and nothing secret. */
export function createModelAnswerer(options: ModelAnswererOptions): Answerer {
  return {
    async answer(question) {
      const model = modelOf(options, question.sampling?.model);
      question.onStage?.("searching_knowledge");
      const evidence = await options.evidence.find(question);
      const quiet = withoutStages(question);
      if (!mayAsk(options.settings, question, evidence)) return options.embedded.answer(quiet);
      question.onStage?.("generating_answer");
      return answerWithinBudget(options, { model, question: quiet, evidence });
    },
  };
}

function modelOf(options: ModelAnswererOptions, name: string | undefined): ChatModel {
  if (name === undefined || name === options.default_model) return options.model;
  const model = options.models?.get(name);
  if (!model) throw new Refusal("unknown_model", { param: "model" });
  return model;
}

/** The evidence gate. Documents of the conversation are evidence by themselves: "sum this up" matches no passage. */
function mayAsk(settings: ModelAnswererSettings, question: Question, evidence: EvidenceResult): boolean {
  if (evidence.conversation_only) return settings.converse;
  const { supported, confidence, passages } = evidence;
  return (
    (passages.length > 0 && (supported || confidence >= settings.ask_from)) || question.documents.length > 0
  );
}

/** The stages were reported here; whoever answers instead must not report them again. */
function withoutStages(question: Question): Question {
  const { onStage: _onStage, ...rest } = question;
  return rest;
}

/** Seconds after which a spent budget is worth another try; the day's end is the tenant's own affair. */
const BUDGET_RETRY_SECONDS = 3_600;

/** Sets the tokens aside, asks, and books what was really used, whatever became of the call. */
async function answerWithinBudget(
  options: ModelAnswererOptions,
  admitted: AdmittedQuestion,
): Promise<Answer> {
  const { question, evidence } = admitted;
  const { settings, budget, templates, embedded, onFailure } = options;
  const template = templates[question.robot.visibility][question.robot.locale];
  const prompt = promptOf({ question, evidence, template, input_tokens: settings.input_tokens });
  // A question as long as a prompt may be: the model would answer from nothing, or refuse the length.
  if (prompt.passages.length === 0 && !evidence.conversation_only) return embedded.answer(question);
  const sampling = boundedSampling(settings, question.sampling);
  const wanted = prompt.input_tokens + (sampling.max_tokens ?? settings.output_tokens);
  const reservation = await budget.reserve(question.robot.tenant_id, wanted);
  if (!reservation) {
    if (settings.over_budget === "embedded") return embedded.answer(question);
    throw new Refusal("rate_limit_exceeded", {
      detail: "The budget of this assistant is used up for today.",
      retry_after_seconds: BUDGET_RETRY_SECONDS,
    });
  }
  const bill = { tokens: 0 };
  try {
    return await askModel({ embedded, settings, onFailure, template, prompt, sampling, bill, ...admitted });
  } finally {
    options.usageCounter.count(question.robot.robot_id, "model_tokens", bill.tokens);
    await reservation.settle(bill.tokens);
  }
}
