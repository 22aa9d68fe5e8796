/** `messages` of POST /v1/chat/completions as entries. */
import { malformed, readContent, unsupported } from "./content.ts";
import { type Entry, MOST_ENTRIES } from "./conversation.ts";
import { readRole } from "./input.ts";
import { isEmptyList, type RuntimeBody } from "./parameters.ts";

/** Fields of a message that hold something other than text. */
const UNREAD_FIELDS = ["tool_calls", "function_call", "audio"] as const;

/** The entries of messages. Refuses with `invalid_request`, `unsupported_content`. */
export function readMessages(messages: readonly RuntimeBody[]): readonly Entry[] {
  if (messages.length > MOST_ENTRIES) throw malformed("messages", `has more than ${MOST_ENTRIES} items.`);
  return messages.map((message, index) => readMessage(message, `messages[${index}]`));
}

function readMessage(message: RuntimeBody, param: string): Entry {
  const role = readRole(message["role"], `${param}.role`);
  for (const field of UNREAD_FIELDS) {
    const value = message[field] ?? null;
    if (value !== null && !isEmptyList(value))
      throw unsupported(`${param}.${field}`, `A message with ${field}`);
  }
  const { text, files } = readContent(message["content"], `${param}.content`);
  const refusal = typeof message["refusal"] === "string" ? message["refusal"] : "";
  return { kind: "turn", role, text: text || refusal, files };
}
