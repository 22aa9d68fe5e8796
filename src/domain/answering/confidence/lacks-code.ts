/** What is told of error E4 does not help with E7. */
import { fold } from "../../language/normalise.ts";
import type { Extract } from "../extraction/extract.ts";
import { readReport } from "../question/help.ts";
import type { WeighedQuestion } from "../ranking/weigh.ts";

/** Letters with a figure behind them: "E4", "F-102". */
const CODE = /^[a-z]{1,4}-?\d{1,6}[a-z]?$/;

/** Whether a trouble was reported by a code that the answer does not say: what is told of error E4 does not help with E7. */
export function lacksCode(question: WeighedQuestion, { sentences }: Extract): boolean {
  const codes = question.weighed.filter(({ kind, word }) => kind === "number" && CODE.test(word));
  if (codes.length === 0 || readReport(question) === undefined) return false;
  const told = fold(sentences.map(({ from, text }) => `${from.passage.heading} ${text}`).join(" "));
  return codes.some(({ word }) => !told.includes(word));
}
