/** What `gaps teach` and `reviews approve | correct` tell of an answer beside their result. */
import type { TaughtAnswer } from "../../flows/learning/teach-answer.ts";
import { tell } from "./print.ts";

/** Tells what it replaces, and whether the robot gives it now; the exit code, 1 when it does not. */
export function tellTaught({ replaces, is_answered }: TaughtAnswer): number {
  if (replaces.length > 0) tell(`It takes the place of ${replaces.join(", ")}.`);
  if (!is_answered)
    tell(
      "The robot does not answer the question with it yet: put the question in plainer words by --question.",
    );
  return is_answered ? 0 : 1;
}
