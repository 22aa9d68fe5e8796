/** The terms of a definition list, held until what they mean follows: apart from it, neither says anything. */

/** Longer ones are told above what they mean. */
const LONGEST = 80;
/** A question, or a sentence, stands above its answer. */
const IS_SENTENCE = /[.!?。！？]$/u;

/** Terms that wait for their meaning. */
export interface Terms {
  add(term: string): void;
  /** The terms before the meaning ("-a, --all: …"); undefined where none wait, or they do not fit before it. */
  join(meaning: string): string | undefined;
  /** Takes what waits, term by term. */
  take(): string[];
}

/** No term waits yet. */
export function createTerms(): Terms {
  let terms: string[] = [];
  const take = (): string[] => {
    const taken = terms;
    terms = [];
    return taken;
  };
  return {
    add: (term) => void terms.push(term),
    join: (meaning) => {
      const label = terms.map((term) => term.replace(/[:：]$/u, "")).join(", ");
      const fits = label !== "" && label.length <= LONGEST && !terms.some((term) => IS_SENTENCE.test(term));
      if (!fits) return undefined;
      take();
      return `${label}: ${meaning}`;
    },
    take,
  };
}
