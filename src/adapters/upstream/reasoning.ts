/** Keeps a model's thinking (`<think>…</think>` in the text) out of the answer, however the stream is split. */

const TAGS = ["think", "thinking", "thought", "reasoning"];
const TAG = new RegExp(`<(/?)(?:${TAGS.join("|")})>`, "i");
const TAG_TEXTS = TAGS.flatMap((tag) => [`<${tag}>`, `</${tag}>`]);

/** What a piece of text brought. */
export interface Filtered {
  /** Text that is surely answer and was not returned before. */
  readonly visible: string;
  /** A closing tag came without an opening one: all text returned before was thinking (the chat template had opened it). */
  readonly stray_close: boolean;
}

/** A filter over one completion's text. */
export interface ReasoningFilter {
  push(piece: string): Filtered;
  /** The rest. A thought that never ended is no answer, unless it was only presumed and the model has `stopped` by itself. */
  end(stopped: boolean): string;
}

/** Creates a filter. `presumed`: the text is taken to start inside a thought. */
export function createReasoningFilter(presumed: boolean): ReasoningFilter {
  let thinking = presumed;
  let unproven = presumed ? "" : null;
  let held = "";
  const takeTags = (): Filtered => {
    let visible = "";
    let stray_close = false;
    for (let match = TAG.exec(held); match; match = TAG.exec(held)) {
      const closes = match[1] === "/";
      if (!thinking) visible += held.slice(0, match.index);
      if (closes && !thinking) {
        stray_close = true;
        visible = "";
      }
      thinking = !closes;
      unproven = null;
      held = held.slice(match.index + match[0].length);
    }
    return { visible, stray_close };
  };
  return {
    push(piece) {
      held += piece;
      const { visible, stray_close } = takeTags();
      const open = held.length - tagStartOf(held).length;
      const rest = held.slice(0, open);
      held = held.slice(open);
      if (unproven !== null) unproven += rest;
      return { visible: visible + (thinking ? "" : rest), stray_close };
    },
    end(stopped) {
      const rest = thinking ? "" : held;
      const presumption = stopped && unproven !== null ? unproven + held : "";
      held = "";
      return rest + presumption;
    },
  };
}

/** The end of `text` that may still become a tag. */
function tagStartOf(text: string): string {
  const start = text.lastIndexOf("<");
  if (start < 0) return "";
  const tail = text.slice(start);
  return TAG_TEXTS.some((tag) => tag.startsWith(tail.toLowerCase())) ? tail : "";
}
