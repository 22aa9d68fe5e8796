/** Follows a Markdown text as it grows: whether its end stands in code, fenced or within a line. */

/** What was said so far. */
export interface CodeSpans {
  /** The text goes on. */
  add(text: string): void;
  /** What would be said next stands in code. */
  isCode(): boolean;
}

const FENCE = /^[\s>]*(?<mark>`{3,}|~{3,})(?<rest>.*)$/;
/** As much of a line tells whether it is a fence. */
const FENCE_CHARACTERS = 200;

/** Nothing said yet. */
export function createCodeSpans(): CodeSpans {
  let fence: string | null = null;
  let line = "";
  /** Backticks that began code within the line, which as many end; none: 0. */
  let open = 0;
  /** Backticks that the line ends with. */
  let run = 0;
  const openBehind = (ticks: number): number =>
    ticks === 0 ? open : open === 0 ? ticks : ticks === open ? 0 : open;
  // The line as it stands, were it to end here: closing a fence it is outside, as behind the mark of an opening one.
  const fenceNow = (): string | null => {
    const { mark = "", rest = "" } = FENCE.exec(line)?.groups ?? {};
    if (mark === "") return fence;
    if (fence === null) return mark.startsWith("~") || !rest.includes("`") ? mark : null;
    return mark.startsWith(fence) && rest.trim() === "" ? null : fence;
  };
  const addToLine = (text: string): void => {
    if (text === "") return;
    if (line.length < FENCE_CHARACTERS) line += text.slice(0, FENCE_CHARACTERS - line.length);
    // Nearly every piece: this runs for each of every answer.
    if (run === 0 && !text.includes("`")) return;
    for (const [part] of text.matchAll(/`+|[^`]+/g)) {
      if (part.startsWith("`")) run += part.length;
      else [open, run] = [openBehind(run), 0];
    }
  };
  return {
    add(text) {
      if (!text.includes("\n")) return addToLine(text);
      const [first = "", ...others] = text.split("\n");
      addToLine(first);
      for (const next of others) {
        fence = fenceNow();
        [line, open, run] = ["", 0, 0];
        addToLine(next);
      }
    },
    isCode: () => (fence === null ? fenceNow() === null && openBehind(run) > 0 : fenceNow() !== null),
  };
}
