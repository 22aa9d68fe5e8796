/** How checks are shown: as a question asked, as what was expected, and as a table of what failed. */
import type { CheckReport } from "../../flows/learning/run-checks.ts";
import type { Check } from "../../ports/check-store.ts";
import { print } from "./print.ts";
import { toShort, toTable } from "./table.ts";

/** What the answer must hold. */
export const toExpected = ({ expect }: Pick<Check, "expect">): string => expect ?? "(declines)";

/** The question with those before it, in one line. */
export const toAsked = ({ history, question }: Pick<Check, "history" | "question">): string =>
  [...history, question].join(" / ").replace(/\s+/g, " ");

/** Where there is nothing to run. */
export const noChecks = (slug: string): string =>
  `${slug} has no checks: \`chat-assistant checks add\` makes one.`;

/** Prints what failed, each text cut to a line, and how many passed. */
export function showReport(slug: string, { passed, failed }: CheckReport): void {
  if (passed + failed.length === 0) return print(noChecks(slug));
  if (failed.length > 0)
    for (const line of toTable(failed, [
      ["CHECK", () => "FAILED"],
      ["QUESTION", (row) => toShort(toAsked(row))],
      ["EXPECTED", (row) => toShort(toExpected(row))],
      ["GIVEN", (row) => toShort(row.given)],
    ]))
      print(line);
  print(`${slug}: ${passed} passed, ${failed.length} failed`);
}
