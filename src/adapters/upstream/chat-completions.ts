/**
 * A chat model behind any OpenAI-compatible `POST {base_url}/chat/completions`.
 * Every known dialect is read (see `dialect.ts`, `completion-reader.ts`); every fault becomes a `ModelFailure`.
 */
import type { IncomingHttpHeaders } from "node:http";
import { ModelFailure } from "../../domain/model-failure.ts";
import type { ChatModel, Completion, CompletionRequest } from "../../ports/chat-model.ts";
import { createCompletionReader, type CompletionReader } from "./completion-reader.ts";
import { createSend, type Exchange, type ExchangeOptions, type Send } from "./exchange.ts";
import { toStatusFailure, withoutSecrets } from "./refusal-body.ts";
import { otherWay, WAYS_TRIED, type Ways } from "./ways.ts";

/** Where the model is, and its name there. */
export interface ChatModelOptions extends ExchangeOptions {
  readonly model: string;
  /** Ask for an event stream. Off: one JSON body, and `onText` gets the whole text at once. */
  readonly stream: boolean;
}

/** What the adapter learns about its upstream; nothing of it is about a request. */
interface Learned {
  ways: Ways;
  /** Answers for which a thought is presumed that the model's template opened; each that holds none takes one away. */
  presumptions: number;
}

/** A text that merely holds a closing tag must not hold all later streams back for ever. */
const PRESUMPTIONS = 3;

/** Creates the model. Opens nothing before the first call. Throws when `base_url` cannot be used. */
export function createChatModel(options: ChatModelOptions): ChatModel {
  const send = createSend(options);
  const ways: Ways = { stream_options: options.stream, token_field: "max_tokens", left_out: [] };
  const learned: Learned = { ways, presumptions: 0 };
  let loading: ReturnType<LoadParser> | undefined;
  // Loaded by the first call: a start does without it.
  const loadParser: LoadParser = () => (loading ??= import("eventsource-parser"));
  return {
    async complete(request) {
      try {
        return await askInSomeWay({ options, loadParser, send, learned, request });
      } catch (error) {
        throw withoutSecrets(error, options);
      }
    },
  };
}

type LoadParser = () => Promise<typeof import("eventsource-parser")>;

interface Call {
  readonly options: ChatModelOptions;
  readonly loadParser: LoadParser;
  readonly send: Send;
  readonly learned: Learned;
  readonly request: CompletionRequest;
}

/** Asks, and asks in another way where the refusal suggests one; a way that worked is kept for all later calls. */
async function askInSomeWay(call: Call): Promise<Completion> {
  let { ways }: { ways: Ways | null } = call.learned;
  for (let tried = 1; ; tried += 1) {
    const outcome = await ask(call, ways);
    if ("completion" in outcome) {
      call.learned.ways = ways;
      return outcome.completion;
    }
    ways = tried < WAYS_TRIED ? otherWay(ways, outcome.failure) : null;
    if (!ways) throw outcome.failure;
  }
}

/** One request; a refusal by status is returned, so that the caller may ask in another way. */
async function ask(call: Call, ways: Ways): Promise<{ completion: Completion } | { failure: ModelFailure }> {
  const { options, loadParser, send, learned, request } = call;
  const { createParser } = await loadParser();
  let reader: CompletionReader | undefined;
  let refused: ReturnType<typeof collect> | undefined;
  const receive: Exchange["receive"] = ({ status, headers }) => {
    if (status !== 200) return (refused = collect(status, headers)).take;
    refuseCompression(headers);
    reader = createCompletionReader({
      createParser,
      onText: request.onText,
      model: request.sampling?.model ?? options.model,
      prefilled: learned.presumptions > 0,
      onPrefilled: (prefilled) => {
        learned.presumptions = prefilled ? PRESUMPTIONS : Math.max(0, learned.presumptions - 1);
      },
    });
    return reader.take;
  };
  await send({ path: "/chat/completions", body: bodyOf(call, ways), signal: request.signal, receive });
  if (refused) return { failure: toStatusFailure(refused.read()) };
  if (!reader) throw new ModelFailure({ kind: "malformed" }, "no head");
  return { completion: reader.end() };
}

// JSON leaves out what is undefined. Node 20 takes ten times as long for fields behind a spread object.
function bodyOf({ options, request }: Call, ways: Ways): object {
  const { sampling } = request;
  const refused = Object.fromEntries(ways.left_out.map((name) => [name, undefined]));
  return Object.assign({ model: options.model, messages: request.messages }, sampling, refused, {
    max_tokens: undefined,
    [ways.token_field]: sampling?.max_tokens,
    stream: options.stream,
    stream_options: ways.stream_options ? { include_usage: true } : undefined,
  });
}

/** Bytes of an error body that are looked at. */
const ERROR_BODY_BYTES = 16_384;

function collect(status: number, headers: IncomingHttpHeaders) {
  const parts: Buffer[] = [];
  let bytes_read = 0;
  return {
    take: (bytes: Buffer): "usable" | "enough" => {
      parts.push(bytes);
      bytes_read += bytes.length;
      return bytes_read > ERROR_BODY_BYTES ? "enough" : "usable";
    },
    read: () => ({ status, headers, text: Buffer.concat(parts).toString("utf8", 0, ERROR_BODY_BYTES) }),
  };
}

/** Identity was asked; a proxy that compresses all the same would be read as noise. */
function refuseCompression(headers: IncomingHttpHeaders): void {
  const encoding = headers["content-encoding"];
  if (encoding && encoding !== "identity")
    throw new ModelFailure(
      { kind: "malformed" },
      `content-encoding ${encoding.slice(0, 40)} was not asked for`,
    );
}
