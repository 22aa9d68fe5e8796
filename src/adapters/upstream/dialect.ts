/**
 * What one JSON object of an OpenAI-compatible server means, whatever its dialect: chunks and whole bodies alike.
 * Tolerant in what it reads (missing choices, `message` for `delta`, part lists), strict in what counts as an error.
 */
import { ModelFailure } from "../../domain/model-failure.ts";
import type { Completion } from "../../ports/chat-model.ts";

/** The parts of a chunk or a body that matter. */
export interface Piece {
  /** Text of the answer; "" when the piece holds none. Reasoning fields never come here. */
  readonly text: string;
  /** The text came as a whole message, not as a delta. */
  readonly whole: boolean;
  readonly has_choice: boolean;
  readonly finish: Completion["finish"] | null;
  readonly usage: Completion["usage"];
  readonly model: string | null;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Reads one JSON value. Throws `ModelFailure`: `malformed` when it is no object, the upstream's fault when it reports one. */
export function readPiece(value: unknown): Piece {
  if (!isFields(value)) throw new ModelFailure({ kind: "malformed" }, "a piece is not a JSON object");
  if (reportsError(value)) throw toFailure(value);
  // One answer was asked for: what a server says of a second one is not of it.
  const choice = Array.isArray(value.choices)
    ? value.choices.filter(isFields).find(({ index }) => !(typeof index === "number" && index > 0))
    : undefined;
  const holders = [choice?.delta, choice?.message].filter(isFields);
  if (holders.some(callsTool))
    throw new ModelFailure({ kind: "malformed" }, "a tool call, and none was offered");
  const holder = holders.find(({ content }) => textOf(content) !== "") ?? holders[0];
  const refusal = typeof holder?.refusal === "string" && holder.refusal !== "" ? holder.refusal : null;
  return {
    text: textOf(holder?.content) || textOf(choice?.text) || (refusal ?? ""),
    whole: holder !== undefined && holder === choice?.message,
    has_choice: choice !== undefined,
    finish: refusal === null ? finishOf(choice?.finish_reason, value) : "filtered",
    usage: usageOf(value.usage),
    model: typeof value.model === "string" && value.model !== "" ? value.model : null,
  };
}

/** What a model says beside a call is no answer yet. */
function callsTool({ tool_calls, function_call }: Fields): boolean {
  return (Array.isArray(tool_calls) && tool_calls.length > 0) || isFields(function_call);
}

/** Content is a string, null, or a list of typed parts of which only text is answer. */
function textOf(content: unknown): string {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  return content
    .filter(isFields)
    .map((part) => (part.type === "text" && typeof part.text === "string" ? part.text : ""))
    .join("");
}

const CUT_AT_LENGTH = new Set(["length", "max_tokens", "max_length", "model_length"]);
const WITHHELD = new Set([
  "content_filter",
  "safety",
  "recitation",
  "prohibited_content",
  "blocklist",
  "sensitive",
]);
/** Ends of an answer that was given up: SGLang and vLLM, DeepSeek, Zhipu, proxies. */
const GIVEN_UP = new Set(["abort", "cancelled", "insufficient_system_resource", "network_error"]);

function finishOf(given: unknown, value: Fields): Piece["finish"] {
  if (typeof given !== "string" || given === "" || given === "null") return null;
  const reason = given.toLowerCase();
  if (reason === "error") throw toFailure(value);
  if (GIVEN_UP.has(reason)) throw new ModelFailure({ kind: "cut" }, `finish_reason ${reason}`);
  if (CUT_AT_LENGTH.has(reason)) return "length";
  return WITHHELD.has(reason) ? "filtered" : "stop";
}

function usageOf(usage: unknown): Piece["usage"] {
  if (!isFields(usage)) return null;
  const input_tokens = countOf(usage.prompt_tokens ?? usage.input_tokens);
  const output_tokens = countOf(usage.completion_tokens ?? usage.output_tokens);
  // Some servers send a usage of zeros in every chunk: that is no figure.
  return input_tokens === null || output_tokens === null || input_tokens + output_tokens === 0
    ? null
    : { input_tokens, output_tokens };
}

function countOf(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) && value >= 0 ? Math.round(value) : null;
}

function reportsError(value: Fields): boolean {
  return (
    (value.error !== undefined && value.error !== null && value.error !== "") || value.object === "error"
  );
}

/** Turns an error report of any shape (`{error:{…}}`, `{error:"…"}`, `{object:"error"}`, plain text) into a failure. */
export function toFailure(report: unknown): ModelFailure {
  const inner = isFields(report) && reportsError(report) && report.error ? report.error : report;
  const fields: Fields = isFields(inner) ? inner : { message: inner };
  const status =
    [fields.code, fields.status, fields.status_code].map(Number).find((n) => n >= 400 && n <= 599) ?? 500;
  const message = typeof fields.message === "string" ? fields.message : "an error without a message";
  const limited = status === 429 || /rate.?limit/i.test(`${String(fields.code)} ${String(fields.type)}`);
  return new ModelFailure(
    limited ? { kind: "rate_limited", retry_after_seconds: null } : { kind: "refused", status },
    message.slice(0, 300),
  );
}
