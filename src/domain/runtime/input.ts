/** `input` of POST /v1/responses as entries: a string, message items in all their shapes, references to earlier answers. */
import { isObject } from "../json.ts";
import { malformed, nameOf, readContent, unsupported } from "./content.ts";
import { type ConversationTurn, type Entry, MOST_ENTRIES } from "./conversation.ts";
import type { RuntimeBody } from "./parameters.ts";

const ROLES: Readonly<Record<string, ConversationTurn["role"]>> = {
  user: "user",
  assistant: "assistant",
  system: "system",
  developer: "system",
};

/** The role of a message; refuses with `unsupported_content` for the roles of tools, with `invalid_request` for others. */
export function readRole(role: unknown, param: string): ConversationTurn["role"] {
  const known = typeof role === "string" && Object.hasOwn(ROLES, role) ? ROLES[role] : undefined;
  if (known) return known;
  if (role === "tool" || role === "function") throw unsupported(param, `A message of the role ${role}`);
  throw malformed(param, "expected user, assistant, system or developer.");
}

/** The entries of an input. Refuses with `invalid_request`, `unsupported_content`. */
export function readInput(input: string | readonly RuntimeBody[]): readonly Entry[] {
  if (typeof input === "string") return [{ kind: "turn", role: "user", text: input, files: [] }];
  if (input.length > MOST_ENTRIES) throw malformed("input", `has more than ${MOST_ENTRIES} items.`);
  return input.flatMap((item, index) => readItem(item, `input[${index}]`));
}

function readItem(item: RuntimeBody, param: string): readonly Entry[] {
  const type = item["type"] ?? (isReference(item) ? "item_reference" : "message");
  switch (type) {
    case "message":
      return [
        {
          kind: "turn",
          role: readRole(item["role"], `${param}.role`),
          ...readContent(item["content"], `${param}.content`),
        },
      ];
    case "item_reference":
      return [{ kind: "reference", item_id: readId(item["id"], `${param}.id`) }];
    // Echoed by clients; it holds nothing that was said.
    case "reasoning":
      return [];
    default:
      throw unsupported(`${param}.type`, `An item of the type ${nameOf(type)}`);
  }
}

// OpenAI lets a reference leave its type out.
const isReference = (item: RuntimeBody): boolean =>
  isObject(item) &&
  typeof item["id"] === "string" &&
  item["role"] === undefined &&
  item["content"] === undefined;

function readId(id: unknown, param: string): string {
  if (typeof id === "string" && id !== "") return id;
  throw malformed(param, "expected the id of an item.");
}
