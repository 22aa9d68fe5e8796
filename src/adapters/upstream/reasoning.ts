/** Keeps a model's thinking (`<think>…</think>` in the text) out of the answer, however the stream is split. */

const TAGS = ["think", "thinking", "thought", "reasoning"];
/** As models write it, and as servers let it through that do not know a model's template (Magistral, gpt-oss). */
const OPENING = [...TAGS.map((tag) => `<${tag}>`), "[think]", "<|channel|>analysis<|message|>"];
const CLOSING = [...TAGS.map((tag) => `</${tag}>`), "[/think]", "<|channel|>final<|message|>"];
const TAG_TEXTS = [...OPENING, ...CLOSING];
const LONGEST = Math.max(...TAG_TEXTS.map((tag) => tag.length));
const TAG = new RegExp(TAG_TEXTS.map((tag) => tag.replace(/[[\]|]/g, "\\$&")).join("|"), "i");

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
  /** A thought is presumed, and no tag has shown it yet. */
  isUnproven(): boolean;
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
      const closes = CLOSING.includes(match[0].toLowerCase());
      if (!thinking) visible += held.slice(0, match.index);
      stray_close ||= closes && !thinking;
      if (closes && !thinking) visible = "";
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
      const presumption = stopped && unproven !== null ? unproven + held : "";
      const rest = thinking ? presumption : held;
      held = "";
      return rest;
    },
    isUnproven: () => unproven !== null,
  };
}

/** The end of `text` that may still become a tag: one tag holds the beginning of another, so the longest counts. */
function tagStartOf(text: string): string {
  const tail = text.slice(-LONGEST).toLowerCase();
  // Nearly every piece: this runs for each of every answer.
  if (!/[<[]/.test(tail)) return "";
  for (let at = 0; at < tail.length; at += 1) {
    const end = tail.slice(at);
    if (/^[<[]/.test(end) && TAG_TEXTS.some((tag) => tag.startsWith(end))) return text.slice(-end.length);
  }
  return "";
}
