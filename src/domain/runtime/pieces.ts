/** Cuts a text that comes at once into a few pieces, so that a stream looks like one. */

const PIECE_CHARACTERS = 32;
const MOST_PIECES = 40;
// A piece ends behind a space or a wide full stop where one is near, never inside a surrogate pair.
const BOUNDARY = /[\s。、]/;

/** The pieces of a text, joined equal to it; a short text is one piece, a long one at most about 40. */
export function toPieces(text: string): readonly string[] {
  const length = Math.max(PIECE_CHARACTERS, Math.ceil(text.length / MOST_PIECES));
  const pieces: string[] = [];
  let start = 0;
  while (text.length - start > length * 1.5) {
    const end = findEnd(text, start, start + length);
    pieces.push(text.slice(start, end));
    start = end;
  }
  if (start < text.length) pieces.push(text.slice(start));
  return pieces;
}

function findEnd(text: string, start: number, wanted: number): number {
  const least = start + Math.ceil((wanted - start) / 2);
  for (let end = wanted; end > least; end--) if (BOUNDARY.test(text[end - 1] ?? "")) return end;
  const isInPair = /[\uD800-\uDBFF]/.test(text[wanted - 1] ?? "");
  return isInPair ? wanted + 1 : wanted;
}
