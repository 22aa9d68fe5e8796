/** The lines of a help's lists: what a command, flag or argument is for stands beside it, or below where the terminal is narrow. */
import { Help } from "commander";

/** No text is wrapped to fewer columns than this. */
export const LEAST_WRAPPED = 16;
const LEAST_BESIDE = 36;
const AROUND = 4;
const BELOW = "      ";

/** One item, as commander's own `formatItem` does it. */
export function formatHelpItem(...item: Parameters<Help["formatItem"]>): string {
  const [term, term_columns, description, helper] = item;
  const columns = helper.helpWidth ?? 0;
  if (description === "" || columns - term_columns - AROUND >= LEAST_BESIDE)
    return Help.prototype.formatItem.apply(helper, item);
  const wrapped = helper.boxWrap(description, columns - BELOW.length);
  return `  ${term}\n${BELOW}${wrapped.replaceAll("\n", `\n${BELOW}`)}`;
}
