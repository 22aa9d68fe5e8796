/** POST /v1/chat/completions. */
import type { H3Plugin } from "h3";
import { createChatStream, toChatCompletion } from "../../domain/runtime/chat-shape.ts";
import { serveEndpoint } from "../endpoint.ts";
import { type RuntimeRouteOptions, type RuntimeShapes, serveRuntime } from "../runtime-answer.ts";

const SHAPES: RuntimeShapes = {
  endpoint: "chat_completions",
  toBody: toChatCompletion,
  toStream: createChatStream,
};

/** Answers in the style of chat completions. */
export function chatCompletionsRoute(options: RuntimeRouteOptions): H3Plugin {
  return serveEndpoint("create_chat_completion", (event) => serveRuntime(options, SHAPES, event), options);
}
