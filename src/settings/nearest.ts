/** The nearest known word to a misspelt one, for error messages. */

function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let line = 1; line <= from.length; line++) {
    const next = [line];
    for (let column = 1; column <= to.length; column++) {
      const substitution = (row[column - 1] ?? 0) + (from[line - 1] === to[column - 1] ? 0 : 1);
      next.push(Math.min(substitution, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

const LONGEST_WORD = 80;

/** The candidate with the fewest edits, or null when none is within a third of the word. */
export function findNearest(word: string, candidates: readonly string[]): string | null {
  const known = word.slice(0, LONGEST_WORD);
  const ranked = candidates
    .map((candidate) => ({ candidate, edits: distance(known.toLowerCase(), candidate.toLowerCase()) }))
    .sort((left, right) => left.edits - right.edits);
  const best = ranked[0];
  return best && best.edits <= Math.max(2, Math.floor(known.length / 3)) ? best.candidate : null;
}

const PREFIX = "CHAT_ASSISTANT_";

/** Settings are guessed by a part of their name ("SMTP_HOST"), and all variables begin alike, which says nothing. */
function nearestSetting(word: string, candidates: readonly string[]): string | null {
  const toTail = (name: string): string => (name.startsWith(PREFIX) ? name.slice(PREFIX.length) : name);
  const toParts = (name: string): string[] => toTail(name).toLowerCase().split(/[._]/u);
  const parts = toParts(word.slice(0, LONGEST_WORD));
  const holding = candidates
    .filter((candidate) => holds(toParts(candidate), parts))
    .toSorted((left, right) => left.length - right.length);
  if (holding[0] !== undefined) return holding[0];
  const byTail = new Map(candidates.map((candidate) => [toTail(candidate), candidate]));
  return byTail.get(findNearest(toTail(word), [...byTail.keys()]) ?? "") ?? null;
}

/** Whether all parts stand there, in order. */
function holds(whole: readonly string[], parts: readonly string[]): boolean {
  let at = 0;
  for (const one of whole) if (one === parts[at]) at += 1;
  return at === parts.length;
}

/** What to say behind a word that is no setting: the nearest one that there is, or where all of them are shown. */
export function suggestSetting(word: string, candidates: readonly string[]): string {
  const nearest = nearestSetting(word, candidates);
  return nearest ? ` Did you mean ${nearest}?` : " Run `chat-assistant config show` for all the keys.";
}
