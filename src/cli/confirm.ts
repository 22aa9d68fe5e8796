/** Confirmation before something is destroyed or sent away: asked on a terminal, given by `--yes` elsewhere. */
import { createInterface, type Interface } from "node:readline/promises";
import { wrongRequest } from "../domain/refusal.ts";
import { Stopped } from "./course.ts";
import { tell } from "./output/print.ts";

const YES = /^(y|yes|s|sim|sì|si|はい)$/i;

/** The answer. Ctrl-C is none, and what it ends has changed nothing. */
async function ask(reader: Interface, question: string): Promise<string> {
  try {
    return await reader.question(question);
  } catch (error) {
    if (!(error instanceof Error) || error.name !== "AbortError") throw error;
    // The prompt stands on the line.
    tell("");
    throw new Stopped({ exit_code: 130 });
  }
}

/** Fulfilled once it is confirmed; refuses otherwise. The question says what would happen. */
export async function confirm(question: string, yes: boolean | undefined): Promise<void> {
  if (yes) return;
  if (!process.stdin.isTTY || !process.stderr.isTTY) throw wrongRequest(`${question} Confirm it with --yes.`);
  const reader = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const answer = await ask(reader, `${question} [y/N] `);
    if (!YES.test(answer.trim())) throw wrongRequest("Not confirmed: nothing was changed.");
  } finally {
    reader.close();
  }
}
