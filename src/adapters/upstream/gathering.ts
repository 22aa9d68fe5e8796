/** Gathers the pieces of one completion: the answer's text without thinking, its end, its usage. */
import { ModelFailure } from "../../domain/model-failure.ts";
import type { Completion } from "../../ports/chat-model.ts";
import type { Piece } from "./dialect.ts";
import { createReasoningFilter } from "./reasoning.ts";
import { createTurnEnd } from "./turn-end.ts";

/** Whose completion it is and who listens. */
export interface GatheringOptions {
  readonly onText?: ((piece: string) => void) | undefined;
  /** The model's text starts inside a thought. */
  readonly prefilled: boolean;
  /** Told whether the text turned out to have started inside a thought, where that is known. */
  readonly onPrefilled: (prefilled: boolean) => void;
  /** The model's name when the upstream names none. */
  readonly model: string;
}

/** Characters of an answer at most. All checks of a text take a time that grows with it, on the one thread that serves everybody. */
const MOST_CHARACTERS = 200_000;

/** A completion in the making. */
export interface Gathering {
  /** `[DONE]` was seen. */
  readonly done: boolean;
  /** A finish reason was seen; only usage may follow. */
  readonly finished: boolean;
  add(piece: Piece): void;
  /** More text, like that of a piece before. */
  say(text: string): void;
  close(): void;
  /** The completion. Throws `cut` without an end, `malformed` without a choice or text. */
  complete(): Completion;
}

/** Creates an empty one. */
export function createGathering(options: GatheringOptions): Gathering {
  const answer = createVisibleText(options);
  let raw = "";
  let has_choice = false;
  let finish: Piece["finish"] = null;
  let usage: Completion["usage"] = null;
  let model = options.model;
  const gathering = {
    done: false,
    finished: false,
    add(piece: Piece) {
      has_choice ||= piece.has_choice;
      finish = piece.finish ?? finish;
      gathering.finished = finish !== null;
      usage = piece.usage ?? usage;
      model = piece.model ?? model;
      // A closing chunk that repeats the whole message adds nothing.
      if (piece.whole && raw !== "" && piece.text.trim() === raw.trim()) return;
      gathering.say(piece.text);
    },
    say(text: string) {
      raw = admitLength(raw + text);
      answer.push(text);
      if (!answer.hasEnded()) return;
      finish = "stop";
      gathering.done = true;
    },
    close() {
      gathering.done = true;
    },
    complete() {
      if (!gathering.done && finish === null) throw new ModelFailure({ kind: "cut" }, "no end of the answer");
      if (!has_choice) throw new ModelFailure({ kind: "malformed" }, "no choices");
      const text = answer.end(finish !== "length");
      if (text.trim() === "" && finish !== "filtered")
        throw new ModelFailure({ kind: "malformed" }, "an answer without text");
      return { text, finish: finish ?? "stop", usage, model };
    },
  };
  return gathering;
}

function admitLength(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text;
  throw new ModelFailure({ kind: "too_large" }, `more than ${MOST_CHARACTERS} characters of answer`);
}

interface VisibleText {
  push(piece: string): void;
  end(stopped: boolean): string;
  /** The model's turn is over, whatever still comes. */
  hasEnded(): boolean;
}

function createVisibleText(options: GatheringOptions): VisibleText {
  const filter = createReasoningFilter(options.prefilled);
  const clean = createCleaning();
  let turn = createTurnEnd();
  let text = "";
  const show = (visible: string): void => {
    const piece = text === "" ? visible.trimStart() : visible;
    if (piece === "") return;
    text += piece;
    options.onText?.(piece);
  };
  return {
    push(piece) {
      const { visible, stray_close } = filter.push(clean(piece));
      if (stray_close) {
        options.onPrefilled(true);
        // Unseen thinking is dropped; what a listener has seen cannot be taken back.
        if (text !== "" && options.onText)
          throw new ModelFailure({ kind: "malformed" }, "thinking without an opening tag was streamed");
        text = "";
        turn = createTurnEnd();
      }
      show(turn.push(visible));
    },
    end(stopped) {
      if (options.prefilled && stopped) options.onPrefilled(!filter.isUnproven());
      show(turn.push(filter.end(stopped)) + turn.end());
      return text;
    },
    hasEnded: () => turn.ended,
  };
}

/**
 * Takes out what neither the database nor a client's next request could carry: NUL, and half characters. Some servers cut
 * their pieces inside a character: its first half waits for the second, and is dropped when the text ends without it.
 */
function createCleaning(): (piece: string) => string {
  let half = "";
  return (piece) => {
    const text = half + piece.replaceAll("\0", "");
    half = /[\uD800-\uDBFF]$/.test(text) ? text.slice(-1) : "";
    return text.slice(0, text.length - half.length).toWellFormed();
  };
}
