/** Sections side by side, below a section of both: people, rooms, models. Who names one of them is told nothing of another. */
import { commonWordsOf } from "../../language/common-words.ts";
import { type Asked, namesTime } from "../question/question.ts";
import { type Found, isFound, unite } from "../ranking/match.ts";
import type { RankedPassage, RankedSentence } from "../ranking/rank.ts";
import type { WeighedQuestion } from "../ranking/weigh.ts";
import { isQuestion, parentOf } from "../text/headings.ts";
import { ITSELF } from "./headed.ts";

/** The passages without those of siblings of a section that the question names, unless they name it, too. */
export function withoutOtherSiblings<P extends RankedPassage>(
  ranked: readonly P[],
  { weighed, passages, locale }: WeighedQuestion,
): readonly P[] {
  // What most passages speak of is no name of a section, nor is a word like "use".
  const { light } = commonWordsOf(locale);
  const content = weighed.flatMap(({ role, frequency, word }, at) =>
    role === "content" && frequency * 2 <= passages && !light.has(word) ? [at] : [],
  );
  const sections = new Map<string, P[]>();
  for (const one of ranked) {
    // Sections that ask are no things: what answers one question may stand under another.
    const parent = isQuestion(one.passage.heading) ? undefined : parentOf(one.passage.heading);
    if (parent !== undefined) sections.set(parent, [...(sections.get(parent) ?? []), one]);
  }
  const others = [...sections.values()].flatMap((beside) => {
    const names = content.filter((at) => {
      const named = beside.filter(({ heading }) => (heading[at] ?? 0) >= ITSELF).length;
      return named > 0 && named < beside.length;
    });
    const isNamed = ({ heading, sentences }: P): boolean => {
      const whole = unite(heading, ...sentences);
      return names.some((at) => isFound(whole, at));
    };
    return names.length > 0 ? beside.filter((one) => !isNamed(one)) : [];
  });
  return others.length > 0 ? ranked.filter((one) => !others.includes(one)) : ranked;
}

/** Whether all that is asked beside the name of a section is said in those beside it, and nothing of it in the one that is told of. */
export function isSaidBeside(
  told: readonly RankedSentence[],
  beside: readonly RankedPassage[],
  { terms, locale }: Pick<Asked, "terms" | "locale">,
): boolean {
  const none = new Float64Array(terms.length);
  const heading = unite(none, ...told.map(({ from }) => from.heading));
  const own = unite(none, ...told.flatMap(({ from }) => from.sentences));
  const others = unite(none, ...beside.flatMap(({ sentences }) => sentences));
  const asked = [...terms.entries()].flatMap(([at, term]) =>
    term.role !== "content" || isFound(heading, at) || namesTime(term, locale) ? [] : [at],
  );
  const holds = (found: Found) => (at: number) => isFound(found, at);
  return asked.some(holds(others)) && !asked.some(holds(own));
}
