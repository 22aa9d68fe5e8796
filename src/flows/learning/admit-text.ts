/** Texts that a person writes for a robot: in an answer, and in what it is checked by. */
import { Refusal, wrongRequest } from "../../domain/refusal.ts";
import { isCleanText } from "../../domain/text.ts";

/** Refuses with `invalid_request` when it is empty or longer, with `invalid_text` when no database could keep it. */
export function admitText(name: string, text: string, most_characters: number): void {
  if (text.trim() === "") throw wrongRequest(`The ${name} is empty.`);
  if (text.length > most_characters)
    throw wrongRequest(`The ${name} may have ${most_characters} characters at most.`);
  if (!isCleanText(text)) throw new Refusal("invalid_text");
}
