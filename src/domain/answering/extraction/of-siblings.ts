/** What is told of several branches at once: of each the sentences that say the same of it. */
import type { Branch, Branches } from "../question/branches.ts";
import { SLIGHT } from "../ranking/match.ts";
import { fold } from "../../language/normalise.ts";
import { labelAt } from "../text/lists.ts";
import { areAlike } from "../text/parallel.ts";
import type { Passage } from "../text/passages.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import type { Choice } from "./list-answer.ts";

/** The sentences of one branch. */
export const ofBranch = <P extends Passage>(
  ranked: readonly RankedSentence<P>[],
  branch: Branch,
  branches: Branches,
): readonly RankedSentence<P>[] => ranked.filter(({ from }) => branches.get(from.passage) === branch);

/** The sentence that says the same as another one, and holds as much of the question. */
function findLike<P extends Passage>(
  sentence: RankedSentence<P>,
  others: readonly RankedSentence<P>[],
): RankedSentence<P> | undefined {
  const wordsOf = ({ from, index }: RankedSentence<P>): readonly string[] =>
    from.passage.sentence_terms[index] ?? [];
  const label = fold(labelAt(sentence.text));
  const sharesLabel = ({ text }: RankedSentence<P>): boolean => label !== "" && fold(labelAt(text)) === label;
  return others.find(
    (other) =>
      other.coverage >= sentence.coverage - SLIGHT &&
      (sharesLabel(other) || areAlike(wordsOf(sentence), wordsOf(other))),
  );
}

/** The chosen sentences, and what says the same as those that answer of siblings of their branches, as far as there is room. */
export function withSiblings<P extends Passage>(
  chosen: readonly RankedSentence<P>[],
  ranked: readonly RankedSentence<P>[],
  { branches, room }: { readonly branches: Branches; readonly room: number },
): readonly RankedSentence<P>[] {
  const told = new Set(chosen.flatMap(({ from }) => branches.get(from.passage) ?? []));
  const added: RankedSentence<P>[] = [];
  let left = room - chosen.reduce((sum, { text }) => sum + 1 + text.length, 0);
  const most = Math.max(0, ...chosen.map(({ coverage }) => coverage));
  for (const sentence of chosen.filter(({ coverage }) => coverage >= most - SLIGHT)) {
    for (const sibling of branches.get(sentence.from.passage)?.siblings ?? []) {
      const alike = told.has(sibling) ? undefined : findLike(sentence, ofBranch(ranked, sibling, branches));
      if (!alike || alike.text.length + sibling.name.length > left) continue;
      told.add(sibling);
      added.push(alike);
      left -= alike.text.length + sibling.name.length;
    }
  }
  return [...chosen, ...added];
}

/** A sentence that leads, and where it stands. */
interface Parallel<P extends Passage> {
  readonly best: RankedSentence<P>;
  readonly branch: Branch;
  readonly branches: Branches;
  readonly room: number;
}

/** The best sentence and what says the same of its siblings, where they hold as much of the question; undefined without such. */
export function chooseParallel<P extends Passage>(
  ranked: readonly RankedSentence<P>[],
  { best, branch, branches, room }: Parallel<P>,
): Choice<P> | undefined {
  const told = branch.siblings.flatMap((one) => {
    const alike = one === branch ? best : findLike(best, ofBranch(ranked, one, branches));
    return alike ? [[alike]] : [];
  });
  const choice = told.length > 1 ? takeOfEach(told, branches, room) : undefined;
  return choice && choice.sentences.includes(best) ? choice : undefined;
}

/** What is told of one branch after the other, as far as there is room. */
export function takeOfEach<P extends Passage>(
  told: readonly (readonly RankedSentence<P>[])[],
  branches: Branches,
  room: number,
): Choice<P> {
  const taken: RankedSentence<P>[] = [];
  let left = room;
  for (const sentences of told) {
    const [first] = sentences;
    const name = first && branches.get(first.from.passage)?.name;
    left -= sentences.reduce((sum, { text }) => sum + 1 + text.length, (name?.length ?? 0) + 2);
    if (left < 0) return { sentences: taken, cut: true };
    taken.push(...sentences);
  }
  return { sentences: taken, cut: false };
}
