/**
 * What a script of the page would show of several: the keys of one system or another ("Command", "Ctrl"), all hidden until it
 * knows which. Where nothing else stands there, the last one, for everybody else, belongs to the sentence around it.
 */

/** Where a walk stands among inline elements. Every `enter` has to be followed by its `leave`. */
export interface Alternatives {
  /** A shown inline element begins, with this many characters (blanks apart) written before it. */
  enter(written: number): void;
  /** A hidden one begins inside it. */
  hide(): void;
  /** Text inside a hidden one. */
  add(text: string): void;
  /** The shown element ends, with this many written; what is to be read in it though it is hidden, "" for nothing. */
  leave(written: number): string;
}

/** One hidden element alone is hidden for a reason. */
const FEWEST = 2;

/** Nothing is entered yet. */
export function createAlternatives(): Alternatives {
  const open: { readonly written: number; readonly hidden: string[] }[] = [];
  return {
    enter: (written) => void open.push({ written, hidden: [] }),
    hide: () => void open.at(-1)?.hidden.push(""),
    add: (text) => {
      const hidden = open.at(-1)?.hidden;
      if (hidden && hidden.length > 0) hidden.push((hidden.pop() ?? "") + text);
    },
    leave: (written) => {
      const shown = open.pop();
      if (!shown || shown.hidden.length < FEWEST || shown.written !== written) return "";
      return shown.hidden.at(-1) ?? "";
    },
  };
}
