/**
 * Sentences that only say the question again ("My application is not working."), as manuals and tables of troubles do:
 * what helps stands after them.
 */
import { isCode } from "../text/code.ts";
import { isLabelled } from "../text/lists.ts";
import type { RankedSentence } from "../ranking/rank.ts";

/** Where `sentenceFeatures` tells how many words of a sentence were not asked; 0: none. */
const UNASKED = 12;

/** Whether a sentence holds nothing beyond the question, and no sign of an answer; a label's value is one, and so are code and a name. */
function isEcho({ from, index, features, coverage, shows, text, branch }: RankedSentence): boolean {
  const isSaidAgain = coverage > 0 && shows !== true && features[UNASKED] === 0 && branch === undefined;
  return isSaidAgain && !isLabelled(text) && !isCode(from.passage, index);
}

const followsIn = (echo: RankedSentence, other: RankedSentence): boolean =>
  other.from === echo.from && other.index > echo.index;

/** The sentences with what follows the first one at once behind it, where the first one is an echo. */
export function withRemedy<S extends RankedSentence>(ranked: readonly S[]): readonly S[] {
  const [best, ...others] = ranked;
  if (!best || !isEcho(best)) return ranked;
  const after = others
    .filter((other) => followsIn(best, other))
    .toSorted((one, other) => one.index - other.index);
  return [best, ...after, ...others.filter((other) => !after.includes(other))];
}

/** Whether a sentence has to do with the question: by its words, by its headings', or as what stands behind an echo. */
const concerns = (sentence: RankedSentence, echoes: readonly RankedSentence[]): boolean =>
  sentence.coverage > 0 ||
  sentence.from.heading.some((found) => found > 0) ||
  echoes.some((echo) => followsIn(echo, sentence));

/** The sentences without the echoes that nothing follows; all of them when nothing else is left that has to do with it. */
export function withoutEchoes<S extends RankedSentence>(ranked: readonly S[]): readonly S[] {
  const echoes = ranked.filter(isEcho);
  const telling = ranked.filter(
    (sentence) =>
      !echoes.includes(sentence) ||
      ranked.some((other) => followsIn(sentence, other) && !echoes.includes(other)),
  );
  const [first] = telling;
  return first && concerns(first, echoes) ? telling : ranked;
}

/** Whether the sentences say something beyond the question. */
export function tellsMore(sentences: readonly RankedSentence[]): boolean {
  return sentences.some((sentence) => !isEcho(sentence));
}
