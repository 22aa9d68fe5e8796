/**
 * Ends a model's text at the first token that only a chat template may write: a server that does not know the model's
 * template lets it through, and what follows it is a turn that the model invents. In code such a token is spoken of.
 */
import { ModelFailure } from "../../domain/model-failure.ts";
import { type CodeSpans, createCodeSpans } from "./code-spans.ts";

/** Cuts one text. */
export interface TurnEnd {
  /** Takes a piece; returns what surely comes before the turn's end. Throws `ModelFailure`, `malformed`, where a tool is called. */
  push(piece: string): string;
  /** Returns the rest. */
  end(): string;
  /** The end was met; what follows it is dropped. */
  readonly ended: boolean;
}

const TOKEN =
  /<[|｜][a-z_▁]{2,20}[|｜]>|<(?:end|start)_of_turn>|\[\/?INST\]|<\/s>|\[TOOL_CALLS\]|<function=[\w.-]{1,64}>|<(?:tool|function)_calls?>(?:\s{0,9}[[<{]|[\w.-]{1,64}[\n<])/g;
/** A call that the server should have told apart; none was offered, and what is said beside one is no answer yet. */
const CALL = /tool|function|python_tag/i;
const BEGINNING =
  /(?:<[|｜/]?[a-z_▁]{0,20}[|｜]?|\[\/?[A-Z_]{0,10}|<function=[\w.-]{0,64}|<(?:tool|function)_calls?>(?:\s{0,9}|[\w.-]{0,64}))$/;
const BEGINNING_CHARACTERS = 90;

/** Creates a cut. */
export function createTurnEnd(): TurnEnd {
  const spans = createCodeSpans();
  let held = "";
  let strikes = false;
  const turn = {
    ended: false,
    push(piece: string) {
      if (turn.ended) return "";
      const text = held + piece;
      // Nearly every piece: this runs for each of every answer.
      if (!/[<[]/.test(text)) {
        spans.add(text);
        held = "";
        return text;
      }
      strikes ||= text.includes("<s>");
      const end = findEnd(text, spans, strikes);
      turn.ended = end !== null;
      const until = end ?? text.length - beginningOf(text);
      held = turn.ended ? "" : text.slice(until);
      return text.slice(0, until);
    },
    end() {
      const rest = held;
      held = "";
      return rest;
    },
  };
  return turn;
}

/** Where the turn ends; null: not yet, and all that is none of a token's beginning is said. */
function findEnd(text: string, spans: CodeSpans, strikes: boolean): number | null {
  let said = 0;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    spans.add(text.slice(said, index));
    said = index;
    // Where something is struck out, its end is no token.
    if (spans.isCode() || (strikes && token === "</s>")) continue;
    if (CALL.test(token)) throw new ModelFailure({ kind: "malformed" }, "a tool call, and none was offered");
    return index;
  }
  const until = text.length - beginningOf(text);
  if (until > said) spans.add(text.slice(said, until));
  return null;
}

/** Characters at the end that may still become a token. */
const beginningOf = (text: string): number =>
  BEGINNING.exec(text.slice(-BEGINNING_CHARACTERS))?.[0].length ?? 0;
