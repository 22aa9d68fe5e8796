/**
 * Events that differ in nothing but their text, as nearly all of a stream do: read at a fraction of what parsing each takes.
 * What stands before and behind the text is learned from an event that was parsed, and proved by parsing it once more with
 * another text. From then on whatever stands between the same two is a text too, unless it ends the string or escapes.
 */
import { type Piece, readPiece } from "./dialect.ts";

/** Likeness within one stream. */
export interface LikeEvents {
  /** Learns from an event that was parsed: its data, and what it meant. */
  learn(data: string, piece: Piece): void;
  /** Reads the like events that `text` begins with, which has to begin between two events; null: it begins with none. */
  read(text: string): LikeRun | null;
}

/** Like events in a row. */
export interface LikeRun {
  /** What they say together. All else in them stood in the event that was learned from, too. */
  readonly text: string;
  /** Characters that they take. */
  readonly length: number;
}

interface Form {
  readonly head: string;
  readonly tail: string;
}

/** What a JSON string cannot hold as it is, or holds as something else. */
const ESCAPED = /[\\"\p{Cc}]/u;
const OTHER_TEXT = "another text";
/** Forms that may be learned in vain, one after the other: streams with something else in every event cost no more than that. */
const MOST_IN_VAIN = 4;

/** Creates a likeness that knows nothing yet. */
export function createLikeEvents(): LikeEvents {
  let form: Form | null = null;
  let in_vain = 0;
  return {
    learn(data, piece) {
      if (in_vain >= MOST_IN_VAIN || !isPlain(piece)) return;
      in_vain += 1;
      form = formOf(data, piece);
    },
    read(text) {
      const run = form && readRun(form, text);
      if (run) in_vain = 0;
      return run;
    },
  };
}

/** A piece that carries text and nothing else. */
const isPlain = ({ text, whole, has_choice, finish, usage }: Piece): boolean =>
  text !== "" && !ESCAPED.test(text) && !whole && has_choice && finish === null && usage === null;

function formOf(data: string, piece: Piece): Form | null {
  const at = data.lastIndexOf(`"${piece.text}"`) + 1;
  if (at === 0) return null;
  const before = data.slice(0, at);
  const behind = data.slice(at + piece.text.length);
  // The same words may stand elsewhere, too: in the name of the model, in a thought, or, a comma, between two members.
  const proof = pieceOf(before + OTHER_TEXT + behind);
  const isProved = proof && isPlain(proof) && proof.text === OTHER_TEXT && proof.model === piece.model;
  return isProved ? { head: `data: ${before}`, tail: `${behind}\n\n` } : null;
}

function pieceOf(data: string): Piece | null {
  try {
    return readPiece(JSON.parse(data));
  } catch {
    return null;
  }
}

function readRun({ head, tail }: Form, stream: string): LikeRun | null {
  let text = "";
  let length = 0;
  while (stands(head, stream, length)) {
    const start = length + head.length;
    const end = stream.indexOf('"', start);
    if (end < 0 || !stands(tail, stream, end)) break;
    const said = stream.slice(start, end);
    if (ESCAPED.test(said)) break;
    text += said;
    length = end + tail.length;
  }
  return length > 0 ? { text, length } : null;
}

/** `startsWith`, which takes seven times as long. */
const stands = (part: string, text: string, at: number): boolean => text.slice(at, at + part.length) === part;
