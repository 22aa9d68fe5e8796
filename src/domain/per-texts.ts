/**
 * What follows from short texts alone, remembered for the texts of late: one message asks for each of it several times, its
 * conversation is read again with the next one, and pages say the same to every visitor.
 */

/** Longer texts are seldom read twice, and would fill the memory. */
const MAX_CHARACTERS = 400;
/** Texts remembered at least; twice as many at most. */
const TEXTS = 1_000;
/** Stands in no text that is read: one that holds it is no text. */
const BETWEEN = "\0";

/** Gives what `make` makes of some texts; remembered for the last thousand short ones, and never changed by who gets it. */
export function perTexts<A extends readonly string[], V>(
  make: (...texts: A) => V,
  most: number = TEXTS,
): (...texts: A) => V {
  // Two halves: what is asked for moves to the young one, and when that is full, the old one is forgotten whole.
  let young = new Map<string, { readonly value: V }>();
  let old = new Map<string, { readonly value: V }>();
  return (...texts) => {
    const key = texts.length === 1 ? (texts[0] ?? "") : texts.join(BETWEEN);
    if (key.length > MAX_CHARACTERS) return make(...texts);
    const held = young.get(key);
    if (held) return held.value;
    const entry = old.get(key) ?? { value: make(...texts) };
    if (young.size >= most) {
      old = young;
      young = new Map();
    }
    young.set(key, entry);
    return entry.value;
  };
}
