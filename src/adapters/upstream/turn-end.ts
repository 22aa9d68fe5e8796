/**
 * Ends a model's text at the first token that only a chat template may write: a server that does not know the model's
 * template lets it through, and what follows it is a turn that the model invents.
 */

/** Cuts one text. */
export interface TurnEnd {
  /** Takes a piece; returns what surely comes before the turn's end. */
  push(piece: string): string;
  /** Returns the rest. */
  end(): string;
  /** The end was met; what follows it is dropped. */
  readonly ended: boolean;
}

/** In code it is spoken of. */
const TOKEN = /(?<!`)(?:<[|｜][a-z_▁]{2,20}[|｜]>|<(?:end|start)_of_turn>|\[\/?INST\]|<\/s>)/g;
const BEGINNING = /`?(?:<[|｜/]?[a-z_▁]{0,20}[|｜]?|\[\/?[INST]{0,4})?$/;
const BEGINNING_CHARACTERS = 30;

/** Creates a cut. */
export function createTurnEnd(): TurnEnd {
  let held = "";
  let strikes = false;
  const turn = {
    ended: false,
    push(piece: string) {
      if (turn.ended) return "";
      const text = held + piece;
      // Nearly every piece: this runs for each of every answer.
      if (!/[<[`]/.test(text)) return text;
      strikes ||= text.includes("<s>");
      // Where something is struck out, its end is no token.
      const found = [...text.matchAll(TOKEN)].find(([token]) => !(strikes && token === "</s>"));
      turn.ended = found !== undefined;
      const until = found?.index ?? text.length - beginningOf(text);
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

/** Characters at the end that may still become a token, with the mark of code before them. */
const beginningOf = (text: string): number =>
  BEGINNING.exec(text.slice(-BEGINNING_CHARACTERS))?.[0].length ?? 0;
