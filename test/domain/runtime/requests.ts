/** Reading runtime requests in tests: one channel, the strict policy, and a refusal as its reason and place. */
import { toConversation } from "../../../src/domain/runtime/conversation.ts";
import type { RuntimeEndpoint } from "../../../src/domain/runtime/parameters.ts";
import { readRequest, type RuntimeRequest } from "../../../src/domain/runtime/request.ts";

export const POLICY = { accept_noop_params: false, default_channel_id: null };
export const read = (endpoint: RuntimeEndpoint, body: Record<string, unknown>): RuntimeRequest =>
  readRequest({ conversation_channel: "chn_1", ...body }, endpoint, POLICY);
export const responses = (input: unknown, more: Record<string, unknown> = {}) =>
  read("responses", { input, ...more });
export const chat = (messages: unknown, more: Record<string, unknown> = {}) =>
  read("chat_completions", { messages, ...more });
export const talk = ({ entries, instructions }: RuntimeRequest) =>
  toConversation(entries, new Map([["msg_1", "an earlier answer"]]), instructions);

/** What a request is refused for, and where; null when it is taken. */
export function refusalOf(work: () => unknown): [string, string | undefined] | null {
  try {
    work();
    return null;
  } catch (error) {
    const { reason, details } = error as { reason: string; details: { param?: string } };
    return [reason, details.param];
  }
}
