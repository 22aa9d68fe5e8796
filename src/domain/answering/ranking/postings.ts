/**
 * The words of a robot's passages in memory, searched as SQLite's full-text index searches them: the same bm25 with
 * titles counted twice, to the last digit. Each word has a chain of postings in flat arrays, newest first.
 */

/** How many passages the whole index holds, all robots together, and how many words: bm25 reads both. */
export interface IndexTotals {
  readonly passages: number;
  readonly words: number;
}

/** What is searched: groups of words, any of which may stand in a passage. */
export interface PostingSearch {
  readonly groups: readonly { readonly terms: readonly string[] }[];
  readonly limit: number;
  readonly totals: IndexTotals;
}

/** Searchable words of passages. */
export interface Postings {
  /** Adds a passage by its stored columns: terms joined by blanks, sentences by line breaks. Each passage once. */
  add(passage_id: number, heading_terms: string, sentence_terms: string): void;
  /** In how many passages the term stands; 0 when in none. */
  frequencyOf(term: string): number;
  /** The passages that share most with the words, best first; of equals the one added to the database first. */
  search(search: PostingSearch): number[];
  /** What it takes, roughly. */
  sizeInBytes(): number;
}

const HEADING_WEIGHT = 2;
// SQLite's constants of bm25, and what it takes for a word that stands in most passages.
const K1 = 1.2;
const B = 0.75;
const LEAST_TELLING = 1e-6;
const BYTES_OF_TERM = 100;
const FIRST_ROOM = 256;
const NONE = -1;

/** A list of numbers in a flat array that grows by half when it is full. */
class NumberList<A extends Int32Array | Float64Array> {
  values: A;
  length = 0;
  readonly #ofSize: (size: number) => A;

  constructor(ofSize: (size: number) => A) {
    this.#ofSize = ofSize;
    this.values = ofSize(FIRST_ROOM);
  }

  push(value: number): void {
    if (this.length === this.values.length) {
      const { values } = this;
      this.values = this.#ofSize(Math.ceil(1.5 * this.length));
      this.values.set(values);
    }
    this.values[this.length++] = value;
  }

  at(index: number): number {
    return this.values[index] ?? 0;
  }
}

const integers = (): NumberList<Int32Array> => new NumberList((size) => new Int32Array(size));
const numbers = (): NumberList<Float64Array> => new NumberList((size) => new Float64Array(size));

/** No passages yet. */
export function createPostings(): Postings {
  return new Chains();
}

class Chains implements Postings {
  /** By term, its number. */
  readonly #terms = new Map<string, number>();
  /** By term number: its newest posting, and in how many passages it stands. */
  readonly #newest = integers();
  readonly #frequencies = integers();
  /** By posting: its passage, how often the term stands there (titles twice), and the posting before it. */
  readonly #passages = integers();
  readonly #counts = integers();
  readonly #before = integers();
  /** By passage: its id in the database, its words, and what the search under way gives it. */
  readonly #ids = numbers();
  readonly #words = integers();
  #scores = new Float64Array(0);

  add(passage_id: number, heading_terms: string, sentence_terms: string): void {
    // As in SQLite's index, what holds no word counts as one.
    const heading = heading_terms.split(" ");
    const body = sentence_terms.split(/[ \n]/);
    const passage = this.#ids.length;
    this.#ids.push(passage_id);
    this.#words.push(heading.length + body.length);
    for (const term of heading) if (term !== "") this.#count(term, passage, HEADING_WEIGHT);
    for (const term of body) if (term !== "") this.#count(term, passage, 1);
  }

  #count(term: string, passage: number, weight: number): void {
    const number = this.#terms.get(term) ?? this.#open(term);
    const newest = this.#newest.at(number);
    if (newest !== NONE && this.#passages.at(newest) === passage) {
      this.#counts.values[newest] = this.#counts.at(newest) + weight;
      return;
    }
    this.#newest.values[number] = this.#passages.length;
    this.#frequencies.values[number] = this.#frequencies.at(number) + 1;
    this.#passages.push(passage);
    this.#counts.push(weight);
    this.#before.push(newest);
  }

  #open(term: string): number {
    const number = this.#terms.size;
    // A part of a longer text keeps the whole of it in memory; a copy does not.
    this.#terms.set(Buffer.from(term).toString(), number);
    this.#newest.push(NONE);
    this.#frequencies.push(0);
    return number;
  }

  frequencyOf(term: string): number {
    const number = this.#terms.get(term);
    return number === undefined ? 0 : this.#frequencies.at(number);
  }

  search({ groups, limit, totals }: PostingSearch): number[] {
    if (this.#scores.length < this.#ids.length) this.#scores = new Float64Array(this.#ids.length);
    const found: number[] = [];
    for (const { terms } of groups)
      for (const term of terms) {
        const number = this.#terms.get(term);
        if (number !== undefined) this.#score(number, totals, found);
      }
    const best = this.#best(found, limit);
    for (const passage of found) this.#scores[passage] = 0;
    return best.map((passage) => this.#ids.at(passage));
  }

  /** Adds what a term is worth to each passage that holds it; in the order of operations of SQLite's C. */
  #score(number: number, totals: IndexTotals, found: number[]): void {
    const scores = this.#scores;
    const frequency = this.#frequencies.at(number);
    const log = Math.log((totals.passages - frequency + 0.5) / (frequency + 0.5));
    const telling = log > 0 ? log : LEAST_TELLING;
    const average = totals.words / totals.passages;
    for (let at = this.#newest.at(number); at !== NONE; at = this.#before.at(at)) {
      const passage = this.#passages.at(at);
      const count = this.#counts.at(at);
      const before = scores[passage] ?? 0;
      if (before === 0) found.push(passage);
      const length = K1 * (1 - B + (B * this.#words.at(passage)) / average);
      scores[passage] = before + telling * ((count * (K1 + 1)) / (count + length));
    }
  }

  /** The best of the found passages in order. Of equals the first added are looked at first: most cost one look. */
  #best(found: readonly number[], limit: number): number[] {
    const kept: number[] = [];
    for (let left = found.length - 1; left >= 0; left--) {
      const passage = found[left] ?? NONE;
      const last = kept[limit - 1];
      if (last !== undefined && !this.#precedes(passage, last)) continue;
      let at = Math.min(kept.length, limit - 1);
      for (; at > 0 && this.#precedes(passage, kept[at - 1] ?? NONE); at--) kept[at] = kept[at - 1] ?? NONE;
      kept[at] = passage;
    }
    return kept;
  }

  #precedes(one: number, other: number): boolean {
    const [its, others] = [this.#scores[one] ?? 0, this.#scores[other] ?? 0];
    return its > others || (its === others && this.#ids.at(one) < this.#ids.at(other));
  }

  sizeInBytes(): number {
    const lists = [this.#newest, this.#frequencies, this.#passages, this.#counts, this.#before, this.#words];
    const flat = lists.reduce((sum, { values }) => sum + values.byteLength, 0);
    // A score beside each id.
    return flat + 2 * this.#ids.values.byteLength + this.#terms.size * BYTES_OF_TERM;
  }
}
