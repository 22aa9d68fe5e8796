/** Headings that say by themselves what is asked: "What are your prices?" is answered by the list under "Prices". */
import type { AskedTerm } from "../question/asked-terms.ts";
import { listAround } from "../text/lists.ts";
import type { Found } from "../ranking/match.ts";
import type { RankedSentence } from "../ranking/rank.ts";

/** The word itself, not a synonym or a slip. */
const ITSELF = 0.95;

type Asked = { readonly terms: readonly AskedTerm[] };

const holdsItself = (found: Found | undefined, { terms }: Asked): boolean => {
  const own = terms.flatMap(({ role }, at) => (role === "content" ? [at] : []));
  return own.length > 0 && own.every((at) => (found?.[at] ?? 0) >= ITSELF);
};

/** Whether the headings above a sentence hold, word for word, all that the question names. */
export function isHeaded({ from }: Pick<RankedSentence, "from">, asked: Asked): boolean {
  return holdsItself(from.heading, asked);
}

/** The first sentence of a list under such a heading, where the best one says it in other words and under another. */
export function findHeadedList<S extends RankedSentence>(ranked: readonly S[], asked: Asked): S | undefined {
  const [best] = ranked;
  if (!best || isHeaded(best, asked) || holdsItself(best.from.sentences[best.index], asked)) return undefined;
  return ranked.find(
    (other) =>
      isHeaded(other, asked) &&
      other.shows !== false &&
      listAround(other.from.passage, other.index) !== undefined,
  );
}
