/** Confirmation before something is destroyed or sent away: asked on a terminal, given by `--yes` elsewhere. */
import { createInterface } from "node:readline/promises";
import { wrongRequest } from "../domain/refusal.ts";

const YES = /^(y|yes|s|sim|sì|si|はい)$/i;

/** Fulfilled once it is confirmed; refuses otherwise. The question says what would happen. */
export async function confirm(question: string, yes: boolean | undefined): Promise<void> {
  if (yes) return;
  if (!process.stdin.isTTY || !process.stderr.isTTY) throw wrongRequest(`${question} Confirm it with --yes.`);
  const reader = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const answer = await reader.question(`${question} [y/N] `);
    if (!YES.test(answer.trim())) throw wrongRequest("Not confirmed: nothing was changed.");
  } finally {
    reader.close();
  }
}
