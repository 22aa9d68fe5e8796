/**
 * What becomes of each OpenAI parameter that the contract does not honour, as data (`interface.md`: POST /v1/responses,
 * POST /v1/chat/completions). Those that ask for nothing here are ignored, those that would be silently wrong are
 * refused by name; null counts as absent everywhere, and unknown fields are ignored.
 */
import { isObject } from "../json.ts";
import { NOT_IMPLEMENTED_PARAMETERS } from "../../contract/resources/response.ts";
import { Refusal } from "../refusal.ts";

/** The endpoint that a parameter is sent to. */
export type RuntimeEndpoint = "responses" | "chat_completions";

/** A request's body before its fields are known. */
export type RuntimeBody = Readonly<Record<string, unknown>>;

/** A parameter that is refused unless its value asks for nothing. */
interface RefusedParameter {
  readonly name: string;
  readonly on: readonly RuntimeEndpoint[];
  /** Values that are accepted, for they change nothing. */
  readonly accepts?: (value: unknown) => boolean;
  readonly remedy: string;
}

const BOTH = ["responses", "chat_completions"] as const;
const RESPONSES = ["responses"] as const;
const CHAT = ["chat_completions"] as const;

/** Whether a value is a list without anything in it: it asks for nothing. */
export const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;
const isEmptyObject = (value: unknown): boolean => isObject(value) && Object.keys(value).length === 0;
const isPlainText = (value: unknown): boolean =>
  isObject(value) && (value["type"] === undefined || value["type"] === null || value["type"] === "text");

const LEAVE_OUT = "Leave it out or send null.";
const LEAVE_ALL_OUT = "Leave them out or send null.";
const ACCEPTABLE = "The operator can have values that ask for nothing accepted (runtime.accept_noop_params).";

type NotImplemented = (typeof NOT_IMPLEMENTED_PARAMETERS)[number];

/** The contract's eight, with the one value of each that asks for nothing. */
const NOOP_VALUES: Readonly<Record<NotImplemented, (value: unknown) => boolean>> = {
  tools: isEmptyList,
  tool_choice: (value) => value === "none",
  response_format: (value) => isObject(value) && value["type"] === "text",
  stop: isEmptyList,
  logit_bias: isEmptyObject,
  seed: () => false,
  metadata: isEmptyObject,
  store: (value) => value === false,
};

/** Refused where the value asks for something that this service does not do. */
const REFUSED: readonly RefusedParameter[] = [
  {
    name: "text",
    on: RESPONSES,
    accepts: (value) =>
      isObject(value) && ((value["format"] ?? null) === null || isPlainText(value["format"])),
    remedy: 'Only text.format.type "text" is given.',
  },
  { name: "previous_response_id", on: RESPONSES, remedy: "Send the earlier turns in input." },
  { name: "conversation", on: RESPONSES, remedy: "Send the earlier turns in input." },
  { name: "prompt", on: RESPONSES, remedy: "Send the text itself in instructions or input." },
  { name: "background", on: RESPONSES, accepts: (value) => value === false, remedy: LEAVE_OUT },
  { name: "context_management", on: RESPONSES, remedy: LEAVE_OUT },
  { name: "moderation", on: BOTH, remedy: LEAVE_OUT },
  {
    name: "include",
    on: RESPONSES,
    accepts: (value) => Array.isArray(value) && !value.includes("message.output_text.logprobs"),
    remedy: "Log probabilities are not given.",
  },
  {
    name: "top_logprobs",
    on: BOTH,
    accepts: (value) => value === 0,
    remedy: "Log probabilities are not given.",
  },
  {
    name: "logprobs",
    on: CHAT,
    accepts: (value) => value === false,
    remedy: "Log probabilities are not given.",
  },
  { name: "n", on: CHAT, accepts: (value) => value === 1, remedy: "One choice is given per request." },
  { name: "functions", on: CHAT, remedy: LEAVE_OUT },
  { name: "function_call", on: CHAT, remedy: LEAVE_OUT },
  { name: "audio", on: CHAT, remedy: "Answers are text." },
  { name: "prediction", on: CHAT, remedy: LEAVE_OUT },
  { name: "web_search_options", on: CHAT, remedy: "Answers rest on the assistant's own knowledge." },
  {
    name: "modalities",
    on: CHAT,
    accepts: (value) => Array.isArray(value) && value.every((kind) => kind === "text"),
    remedy: "Answers are text.",
  },
];

/** How parameters are judged. */
export interface ParameterPolicy {
  /** Accept those values of the not-implemented eight that ask for nothing. */
  readonly accept_noop_params: boolean;
}

/** Refuses with `unsupported_parameter` when a body includes what is not implemented; `param` is the first such name. */
export function admitParameters(body: RuntimeBody, endpoint: RuntimeEndpoint, policy: ParameterPolicy): void {
  const notImplemented = NOT_IMPLEMENTED_PARAMETERS.filter((name) => isRefused(body[name], name, policy));
  const [first] = notImplemented;
  if (first) throw refuse(first, notImplemented, remedyOf(notImplemented, body));
  for (const { name, on, accepts, remedy } of REFUSED) {
    const value = body[name] ?? null;
    if (value === null || !on.includes(endpoint) || accepts?.(value)) continue;
    throw refuse(name === "text" ? "text.format" : name, [name], remedy);
  }
}

// Some clients send empty values by themselves and give no way to leave them out.
function remedyOf(names: readonly NotImplemented[], body: RuntimeBody): string {
  const remedy = names.length === 1 ? LEAVE_OUT : LEAVE_ALL_OUT;
  return names.every((name) => NOOP_VALUES[name](body[name])) ? `${remedy} ${ACCEPTABLE}` : remedy;
}

function isRefused(value: unknown, name: NotImplemented, { accept_noop_params }: ParameterPolicy): boolean {
  if (value === null || value === undefined) return false;
  return !(accept_noop_params && NOOP_VALUES[name](value));
}

function refuse(param: string, names: readonly string[], remedy: string): Refusal {
  const subject = names.length === 1 ? `The parameter ${param} is` : `The parameters ${names.join(", ")} are`;
  return new Refusal("unsupported_parameter", {
    param,
    detail: `${subject} not supported here. ${remedy}`,
  });
}
