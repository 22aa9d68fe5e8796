/**
 * Ends a model's text where it begins to write the prompt's frame itself: small models answer, and go on with a line
 * "Question:" and a question of their own. Works on a stream; nothing that may still become such a line is let through.
 */

/** Cuts one text. */
export interface EchoCut {
  /** Takes a piece; returns what surely comes before any line of the frame. */
  push(piece: string): string;
  /** Returns the rest. */
  end(): string;
}

/** A frame's own lines: those of the template's part that are text alone. */
export function frameLines(part: string): string[] {
  return part
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.includes("{{"));
}

/** Longer runs of blanks, which are held until something follows, are cut to those between two paragraphs. */
const MAX_BLANKS = 100;

/** Creates a cut at the first line that is one of `lines`, whatever blanks stand around it. */
export function createEchoCut(lines: readonly string[]): EchoCut {
  let held = "";
  let begun = false;
  let ended = false;
  const take = (last: boolean): string => {
    const { free, isEnd } = findFree(held, { lines, begun, last });
    const out = held.slice(0, free);
    held = isEnd ? "" : held.slice(free);
    ended ||= isEnd;
    begun ||= out !== "";
    return out;
  };
  return {
    push(piece) {
      if (ended) return "";
      held += piece;
      const text = held.trimEnd();
      const blanks = held.slice(text.length);
      if (blanks.length > MAX_BLANKS) held = text + (blanks.includes("\n") ? "\n\n" : " ");
      return take(false);
    },
    end: () => (ended ? "" : take(true)),
  };
}

interface Situation {
  readonly lines: readonly string[];
  /** Something has left, and the text goes on in the middle of a line. */
  readonly begun: boolean;
  readonly last: boolean;
}

/** How much of a held text may leave: up to the blanks before the first line that is, or may become, one of the frame's. */
function findFree(
  held: string,
  { lines, begun, last }: Situation,
): { readonly free: number; readonly isEnd: boolean } {
  // Where the text goes on in the middle of a line, the first line begins behind the next break.
  for (let end = begun ? held.indexOf("\n") : -1, first = !begun; first || end >= 0; first = false) {
    const start = end + 1;
    end = held.indexOf("\n", start);
    const line = held.slice(start, end < 0 ? held.length : end).trim();
    const found = (end >= 0 || last) && lines.includes(line);
    if (found || (end < 0 && !last && lines.some((each) => each.startsWith(line))))
      return { free: held.slice(0, start).trimEnd().length, isEnd: found };
  }
  return { free: last ? held.length : held.trimEnd().length, isEnd: false };
}
