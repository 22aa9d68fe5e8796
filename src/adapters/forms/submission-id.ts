/** What a forms service calls the submission that it took, wherever it says so in its answer. */
import { fieldsOf, parseJson } from "../../domain/json.ts";

const MOST_CHARACTERS = 200;

/** The first usable identifier in a JSON answer: a text or a number of 200 characters at most; null when there is none. */
export function readSubmissionId(bytes: Uint8Array): string | null {
  const answer = fieldsOf(parseJson(new TextDecoder().decode(bytes)));
  const { submission_id, submissionId, id, data, message_id } = answer;
  const candidates = [submission_id, submissionId, id, fieldsOf(data)["id"], message_id];
  return candidates.map(toIdentifier).find((candidate) => candidate !== null) ?? null;
}

function toIdentifier(value: unknown): string | null {
  if (typeof value !== "string" && typeof value !== "number") return null;
  const text = String(value).trim();
  const isUsable = text !== "" && text.length <= MOST_CHARACTERS && /^\P{C}+$/u.test(text);
  return isUsable ? text : null;
}
