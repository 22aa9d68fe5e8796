/**
 * What both runtime endpoints are asked, in one form: the last user turn is the question, what was said around it is
 * its history. System and developer texts are context below the channel's rules and replace nothing.
 */
import type { SentAttachment } from "../attachments.ts";
import { Refusal } from "../refusal.ts";
import type { Content } from "./content.ts";

/** One turn, as the answer engine takes it. */
export interface ConversationTurn {
  readonly role: "user" | "assistant" | "system";
  readonly text: string;
}

/** One entry of a request: a turn, or a pointer to an answer that was given before. */
export type Entry =
  | ({ readonly kind: "turn"; readonly role: ConversationTurn["role"] } & Content)
  | { readonly kind: "reference"; readonly item_id: string };

/** A question with its history, oldest first. */
export interface Conversation {
  readonly text: string;
  readonly history: readonly ConversationTurn[];
}

/** Entries that a request may have. */
export const MOST_ENTRIES = 2_000;

/** The identifiers that the entries point at, each once. */
export function listReferences(entries: readonly Entry[]): readonly string[] {
  const ids = entries.flatMap((entry) => (entry.kind === "reference" ? [entry.item_id] : []));
  return [...new Set(ids)];
}

/** The files of all entries, in order. */
export function listFiles(entries: readonly Entry[]): readonly SentAttachment[] {
  return entries.flatMap((entry) => (entry.kind === "turn" ? entry.files : []));
}

/** Refuses with `invalid_request` when nothing is asked: no user turn, or an empty one without a file. `param` names the field. */
export function admitQuestion(entries: readonly Entry[], param: string): void {
  const at = entries.findLastIndex(isUserTurn);
  const question = entries[at];
  if (question?.kind !== "turn")
    throw new Refusal("invalid_request", { param, detail: `${param} has no message of the user.` });
  if (question.text.trim() === "" && question.files.length === 0)
    throw new Refusal("invalid_request", { param, detail: "The last message of the user is empty." });
}

/** The conversation; `texts` gives the text of every entry that is a reference. An instruction comes first of all. */
export function toConversation(
  entries: readonly Entry[],
  texts: ReadonlyMap<string, string>,
  instructions: string | null,
): Conversation {
  const at = entries.findLastIndex(isUserTurn);
  const question = entries[at];
  const history = entries
    .filter((_, index) => index !== at)
    .map((entry) => toTurn(entry, texts))
    .filter(({ text }) => text.trim() !== "");
  const context: ConversationTurn[] = instructions?.trim() ? [{ role: "system", text: instructions }] : [];
  return { text: question?.kind === "turn" ? question.text : "", history: [...context, ...history] };
}

const isUserTurn = (entry: Entry): boolean => entry.kind === "turn" && entry.role === "user";

function toTurn(entry: Entry, texts: ReadonlyMap<string, string>): ConversationTurn {
  if (entry.kind === "reference") return { role: "assistant", text: texts.get(entry.item_id) ?? "" };
  return { role: entry.role, text: entry.text };
}
