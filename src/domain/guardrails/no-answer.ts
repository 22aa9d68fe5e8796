/**
 * The agreed word for "the passages hold no answer": whether a text is nothing but that, and a cut before it where small
 * models write it behind a part of an answer. It is a word of the prompt's and never shown.
 */
import { NO_ANSWER } from "../prompting/template.ts";

/** What of a text's opening is looked at. */
const OPENING = NO_ANSWER.length + 20;
const BARE = NO_ANSWER.replace("_", "");

/** Whether the text opens with the word, whatever the model put around it, or is nothing but the word as models misspell it. */
export function isNoAnswer(text: string): boolean {
  return openingLetters(text).startsWith(NO_ANSWER) || (text.length < OPENING && bareLetters(text) === BARE);
}

/** Whether the text so far is that word or may still become it: nothing of it may be shown yet. */
export function mayBecomeNoAnswer(text: string): boolean {
  // A text that opens with endless signs is shown at last: it is no answer to hide.
  return (
    openingLetters(text).startsWith(NO_ANSWER) ||
    (BARE.startsWith(bareLetters(text)) && text.length < OPENING)
  );
}

const openingLetters = (text: string): string => text.slice(0, OPENING).replace(/[^\p{L}_]/gu, "");

const bareLetters = (text: string): string =>
  text
    .slice(0, OPENING)
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toUpperCase();

/** Cuts one text. */
export interface NoAnswerCut {
  /** Takes a piece; returns what surely comes before the word. */
  push(piece: string): string;
  /** Returns the rest. */
  end(): string;
  /** The word was met; what followed it is dropped. */
  readonly noticed: boolean;
}

const WORD = /NO\\?_ANSWER/;
/** Signs right before the word: they go with it. */
const SIGNS = /[\s*`"“(]/u;
/** What may become the word: signs before it, and as much of it as is here. */
const BEGINNING = /[\s*`"“(]*(?:N(?:O(?:\\?(?:_(?:A(?:N(?:S(?:W(?:E)?)?)?)?)?)?)?)?)?$/u;
/** Signs that are waited for; more of them are text. */
const HELD_CHARACTERS = 100;

/** Creates a cut. Where a passage in `taught` holds the word itself it may be said, and nothing is cut. */
export function createNoAnswerCut(taught: readonly string[]): NoAnswerCut {
  const mayBeSaid = taught.some((text) => text.includes(NO_ANSWER));
  let held = "";
  const cut = {
    noticed: false,
    push(piece: string) {
      if (cut.noticed || mayBeSaid) return cut.noticed ? "" : piece;
      const text = held + piece;
      const at = text.search(WORD);
      cut.noticed = at >= 0;
      const tail = cut.noticed ? endBefore(text, at) : startOfTail(text);
      held = cut.noticed ? "" : text.slice(tail);
      return text.slice(0, tail);
    },
    end() {
      const rest = held;
      held = "";
      return rest;
    },
  };
  return cut;
}

function endBefore(text: string, word: number): number {
  let end = word;
  while (end > 0 && SIGNS.test(text[end - 1] ?? "")) end -= 1;
  return end;
}

// Only the end is looked at: the pattern tries every place of a long text, and blanks can be endless.
function startOfTail(text: string): number {
  const from = Math.max(0, text.length - HELD_CHARACTERS);
  return from + text.slice(from).search(BEGINNING);
}
