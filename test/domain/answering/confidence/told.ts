/** An answer by its sentences alone, for rules that read nothing else of it. */
import type { Extract } from "../../../../src/domain/answering/extraction/extract.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn } from "../found.ts";

/** All of a text as one answer. */
export function told(text: string): Pick<Extract, "sentences"> {
  const { weighed, ranked } = findIn([{ heading: "", text }], text, "en");
  return { sentences: rankSentences(ranked, weighed) };
}
