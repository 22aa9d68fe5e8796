/** Why something was refused: reason, field and sentence; null when it was not. */
import { Refusal } from "../../src/domain/refusal.ts";

export function refusalOf(
  work: () => unknown,
): { readonly reason: string; readonly param: string | undefined; readonly message: string } | null {
  try {
    work();
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { reason: error.reason, param: error.details.param, message: error.message };
  }
}
