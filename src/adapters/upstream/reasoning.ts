/**
 * Keeps a model's thinking (`<think>…</think>` in the text) out of the answer, however the stream is split. In code of the
 * answer such tags are spoken of; a closing one only behind an opening one, for it may end a thought that nothing else marks.
 */
import { createCodeSpans } from "./code-spans.ts";

const TAGS = ["think", "thinking", "thought", "reasoning"];
/** As models write it, and as servers let it through that do not know a model's template (Magistral, gpt-oss). */
const OPENING = [...TAGS.map((tag) => `<${tag}>`), "[think]", "<|channel|>analysis<|message|>"];
const CLOSING = [...TAGS.map((tag) => `</${tag}>`), "[/think]", "<|channel|>final<|message|>"];
const TAG_TEXTS = [...OPENING, ...CLOSING];
const LONGEST = Math.max(...TAG_TEXTS.map((tag) => tag.length));
const TAG = new RegExp(TAG_TEXTS.map((tag) => tag.replace(/[[\]|]/g, "\\$&")).join("|"), "gi");

/** What a piece of text brought. */
export interface Filtered {
  /** Text that is surely answer and was not returned before. */
  readonly visible: string;
  /** A closing tag came without an opening one: all text returned before was thinking (the chat template had opened it). */
  readonly stray_close: boolean;
}

const NO_TAGS: Filtered = { visible: "", stray_close: false };

/** A filter over one completion's text. */
export interface ReasoningFilter {
  push(piece: string): Filtered;
  /** The rest. A thought that never ended is no answer, unless it was only presumed and the model has `stopped` by itself. */
  end(stopped: boolean): string;
  /** A thought is presumed, and no tag has shown it yet. */
  isUnproven(): boolean;
}

/** Where a filter stands. `unproven` is what a presumed thought said so far; null: none is presumed any more. */
interface Standing {
  thinking: boolean;
  unproven: string | null;
  held: string;
}

/** Creates a filter. `presumed`: the text is taken to start inside a thought. */
export function createReasoningFilter(presumed: boolean): ReasoningFilter {
  const standing: Standing = { thinking: presumed, unproven: presumed ? "" : null, held: "" };
  const answer = createAnswerTags();
  return {
    push(piece) {
      standing.held += piece;
      // Nearly every piece has none: this runs for each of every answer.
      const { visible, stray_close } = /[<[]/.test(standing.held) ? takeTags(standing, answer) : NO_TAGS;
      const { held, thinking } = standing;
      const open = held.length - tagStartOf(held).length;
      const rest = held.slice(0, open);
      standing.held = held.slice(open);
      if (standing.unproven !== null) standing.unproven += rest;
      if (thinking) return { visible, stray_close };
      answer.add(rest);
      return { visible: visible + rest, stray_close };
    },
    end(stopped) {
      const { held, thinking, unproven } = standing;
      standing.held = "";
      const presumption = stopped && unproven !== null ? unproven + held : "";
      return thinking ? presumption : held;
    },
    isUnproven: () => standing.unproven !== null,
  };
}

function takeTags(standing: Standing, answer: AnswerTags): Filtered {
  let visible = "";
  let stray_close = false;
  let from = 0;
  for (const { 0: tag, index } of standing.held.matchAll(TAG)) {
    const closes = CLOSING.includes(tag.toLowerCase());
    const before = standing.held.slice(from, index);
    from = index;
    if (!standing.thinking) {
      visible += before;
      answer.add(before);
      if (answer.isSpokenOf(closes)) continue;
      stray_close ||= closes;
      if (closes) visible = answer.forget();
    }
    standing.thinking = !closes;
    standing.unproven = null;
    from = index + tag.length;
  }
  standing.held = standing.held.slice(from);
  return { visible, stray_close };
}

type AnswerTags = ReturnType<typeof createAnswerTags>;

/** What the answer's own words say of a tag. */
function createAnswerTags() {
  let spans = createCodeSpans();
  let isSpokenOf = false;
  return {
    add: (text: string) => spans.add(text),
    /** Whether a tag that comes next is a word of the answer. */
    isSpokenOf: (closes: boolean): boolean => {
      const isWord = spans.isCode() && (isSpokenOf || !closes);
      isSpokenOf ||= isWord;
      return isWord;
    },
    /** All of it was thinking. */
    forget: (): string => {
      spans = createCodeSpans();
      return "";
    },
  };
}

/** The end of `text` that may still become a tag: one tag holds the beginning of another, so the longest counts. */
function tagStartOf(text: string): string {
  const tail = text.slice(-LONGEST).toLowerCase();
  if (!/[<[]/.test(tail)) return "";
  for (let at = 0; at < tail.length; at += 1) {
    const end = tail.slice(at);
    if (/^[<[]/.test(end) && TAG_TEXTS.some((tag) => tag.startsWith(end))) return text.slice(-end.length);
  }
  return "";
}
