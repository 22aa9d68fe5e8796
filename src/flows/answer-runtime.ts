/**
 * Answers a runtime request from the tenant's knowledge, by the rules of its channel (`interface.md`: POST /v1/responses,
 * POST /v1/chat/completions). Nothing of it is written to disk but a question without an answer, where the operator keeps those.
 */
import { admitScope, type ApiKey } from "../domain/api-key.ts";
import { Refusal } from "../domain/refusal.ts";
import { listReferences, toConversation } from "../domain/runtime/conversation.ts";
import { type Frame, type ShownAnswer, toItemId } from "../domain/runtime/frame.ts";
import type { RuntimeRequest } from "../domain/runtime/request.ts";
import type { RobotInContext } from "../domain/tenant.ts";
import type { Answer, Answerer, Question } from "../ports/answerer.ts";
import type { Clock } from "../ports/clock.ts";
import type { Directory } from "../ports/directory.ts";
import type { Ids } from "../ports/ids.ts";
import type { ItemStore } from "../ports/item-store.ts";
import type { KnowledgeStore } from "../ports/knowledge-store.ts";
import type { Settings } from "../settings/schema.ts";
import type { UsageCounter } from "../ports/usage-store.ts";
import type { RecordRuntimeGap } from "./learning/record-gap.ts";
import { readDocuments, type ReadDocumentsOptions } from "./files/read-documents.ts";
import { toAnsweringRobot } from "./answering-robot.ts";

/** What the flow needs. */
export interface AnswerRuntimeOptions extends ReadDocumentsOptions {
  readonly answerer: Answerer;
  readonly directory: Directory;
  readonly items: ItemStore;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly runtime: Settings["runtime"];
  readonly recordRuntimeGap: RecordRuntimeGap;
  readonly usageCounter: UsageCounter;
  readonly knowledge: Pick<KnowledgeStore, "asOfNow">;
}

/** A request of a key's holder, who may listen to the text as it is written, and may leave. */
export interface RuntimeCommand {
  readonly key: ApiKey;
  readonly request: RuntimeRequest;
  /** Called once everything is admitted and the answer is being made. */
  readonly onBegin?: (frame: Frame) => void;
  readonly onText?: (piece: string) => void;
  readonly signal?: AbortSignal;
}

/** What the flow gives. */
export interface RuntimeResult {
  readonly frame: Frame;
  readonly answer: ShownAnswer;
}

/** The flow. */
export type AnswerRuntime = (command: RuntimeCommand) => Promise<RuntimeResult>;

/**
 * Gives the flow. Refuses with `unknown_channel`, `missing_scope`, `unknown_model`, `item_not_found`, as
 * `readDocuments` does, and with whatever the answerer refuses.
 */
export function createAnswerRuntime(options: AnswerRuntimeOptions): AnswerRuntime {
  return async (command) => {
    const { key, request } = command;
    const knowledge = readKnowledge(options, request);
    const context = await findContext(options, key, request);
    const model = admitModel(options.runtime, request.model);
    const question = await toQuestion(options, command, { context, knowledge });
    const frame: Frame = {
      tail: options.ids.create("msg").slice("msg_".length),
      created_at: toSeconds(options.clock.now()),
      model,
      request,
    };
    command.signal?.throwIfAborted();
    command.onBegin?.(frame);
    const answer = await ask(options, question);
    await options.recordRuntimeGap(context, question, answer);
    const shown = toShown(answer, context, toSeconds(options.clock.now()));
    await options.items.save({ tenant_id: key.tenant_id, item_id: toItemId(frame), text: shown.text });
    return { frame, answer: shown };
  };
}

// Whoever left is no failure.
async function ask({ answerer, usageCounter }: AnswerRuntimeOptions, question: Question): Promise<Answer> {
  const { robot_id } = question.robot;
  try {
    const answer = await answerer.answer(question);
    usageCounter.count(robot_id, `api_${answer.outcome}`);
    return answer;
  } catch (error) {
    if (question.signal?.aborted !== true) usageCounter.count(robot_id, "api_failed");
    throw error;
  }
}

const toSeconds = (time_ms: number): number => Math.floor(time_ms / 1_000);

/**
 * The knowledge of the robot that the channel was last seen to be of, which no channel ever changes: asked for together with the
 * channel, it costs no round trip of its own. Files take their time: there it is asked for afterwards.
 */
function readKnowledge(
  { directory, knowledge }: AnswerRuntimeOptions,
  { conversation_channel, files }: RuntimeRequest,
): Known | undefined {
  const context = files.length > 0 ? null : directory.recallChannel(conversation_channel);
  if (!context) return undefined;
  const { robot_id } = context.robot;
  const asked = knowledge.asOfNow(robot_id);
  // Whoever asks for it is told of the fault.
  asked.catch(() => {});
  return { robot_id, asked };
}

interface Known {
  readonly robot_id: string;
  readonly asked: Promise<KnowledgeStore>;
}

interface Found {
  readonly context: RobotInContext;
  readonly knowledge: Known | undefined;
}

// A channel of another tenant cannot be told from one that does not exist.
async function findContext(
  { directory }: AnswerRuntimeOptions,
  key: ApiKey,
  { conversation_channel }: RuntimeRequest,
): Promise<RobotInContext> {
  const context = await directory.findChannel(conversation_channel);
  if (context?.tenant.tenant_id !== key.tenant_id)
    throw new Refusal("unknown_channel", { param: "conversation_channel" });
  if (context.channel.visibility === "private") admitScope(key, "channels:private");
  return context;
}

function admitModel({ default_model, models }: Settings["runtime"], model: string | null): string {
  if (model === null || model === default_model) return default_model;
  if (Object.hasOwn(models, model)) return model;
  throw new Refusal("unknown_model", {
    param: "model",
    detail: `The model ${model.slice(0, 128)} is not offered by this service; GET /v1/models lists those that are.`,
  });
}

async function toQuestion(
  options: AnswerRuntimeOptions,
  { key, request, onText, signal }: RuntimeCommand,
  { context, knowledge }: Found,
): Promise<Question> {
  const texts = await resolveReferences(options.items, key, request);
  const { text, history } = toConversation(request.entries, texts, request.instructions);
  const listening = signal && { signal };
  const isDefault = request.model === null || request.model === options.runtime.default_model;
  const question = {
    robot: toAnsweringRobot(context),
    text,
    history,
    documents: await readDocuments(options, { files: request.files, ...listening }),
    sampling: isDefault
      ? request.sampling
      : Object.assign({}, request.sampling, { model: request.model ?? "" }),
  };
  // Behind a spread object each field would take Node 20 almost a microsecond, and the object a hidden class of its own.
  const known = knowledge?.robot_id === context.robot.robot_id && { knowledge: knowledge.asked };
  return Object.assign(question, listening, known, onText && { onText });
}

async function resolveReferences(
  items: ItemStore,
  { tenant_id }: ApiKey,
  { entries }: RuntimeRequest,
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const item_id of listReferences(entries)) {
    const text = await items.find(tenant_id, item_id);
    if (text === null)
      throw new Refusal("item_not_found", { param: "input", detail: explainMissing(items, item_id) });
    texts.set(item_id, text);
  }
  return texts;
}

const explainMissing = ({ enabled }: ItemStore, item_id: string): string =>
  enabled
    ? `No item ${item_id.slice(0, 64)} is kept any more: send the earlier turns themselves.`
    : "Item references are switched off here: send the earlier turns themselves.";

// Citations of a public channel stay inside, whatever an answerer gives.
function toShown(answer: Answer, { channel }: RobotInContext, completed_at: number): ShownAnswer {
  const { text, finish, usage } = answer;
  return {
    text,
    finish,
    usage,
    completed_at,
    citations: channel.visibility === "private" ? answer.citations : [],
  };
}
