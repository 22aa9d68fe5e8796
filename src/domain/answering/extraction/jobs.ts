/** Who looks for work is told what the page says of that, and nothing else that holds one of the words. */
import { asksForJobs, tellsOfJobs } from "../../language/jobs.ts";
import type { Asked } from "../question/question.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { lastHeading } from "../text/headings.ts";
import type { Passage } from "../text/passages.ts";
import { chooseRun } from "./run.ts";

const ROOM = 300;

const isHeaded = ({ from }: RankedSentence): boolean => tellsOfJobs(lastHeading(from.passage.heading), true);

/** What is told of work in one place: all below a heading that says so, else the sentence; undefined where nothing is, or nobody asked. */
export function findJobs<P extends Passage>(
  ranked: readonly RankedSentence<P>[],
  asked: Asked,
): readonly RankedSentence<P>[] | undefined {
  if (!asksForJobs(asked.folded, asked.locale)) return undefined;
  const headed = ranked.filter(isHeaded);
  const first = headed.toSorted((one, other) => one.index - other.index)[0];
  if (first) return chooseRun([first, ...headed.filter((one) => one !== first)], ROOM);
  const said = ranked.find(({ text }) => tellsOfJobs(text));
  return said && [said];
}

/** Whether work was asked for, and no sentence of the answer is of that. */
export const lacksJobs = (
  asked: Asked,
  { sentences }: { readonly sentences: readonly RankedSentence[] },
): boolean =>
  asksForJobs(asked.folded, asked.locale) && !sentences.some((one) => isHeaded(one) || tellsOfJobs(one.text));
