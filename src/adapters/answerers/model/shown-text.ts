/**
 * What of a model's text an asker gets to see while it is being written: without the word for "no answer", without
 * citations (public) or with citations numbered by first mention (private), and nothing that must stay hidden.
 */
import { createCitationRemover, createCitationStream } from "../../../domain/guardrails/citations.ts";
import { createEchoCut } from "../../../domain/guardrails/frame-echo.ts";
import { createLeakGuard, type LeakOptions } from "../../../domain/guardrails/leak.ts";
import { createNoAnswerCut, isNoAnswer, mayBecomeNoAnswer } from "../../../domain/guardrails/no-answer.ts";

/** How a text is shown. */
export interface ShownTextOptions {
  readonly visibility: "public" | "private";
  /** Passages that a citation may name: 1 to this. */
  readonly passage_count: number;
  /** What the passages say: a line of theirs may open with a number in brackets that is no citation. */
  readonly taught: readonly string[];
  readonly leak: LeakOptions;
  /** Lines of the prompt's frame: a text ends before the first that it holds. */
  readonly frame: readonly string[];
  /** The robot's own words for "I do not know": they stand where the word for "no answer" ends a text. */
  readonly decline: string;
  /** Takes each piece that may be seen; absent: the text is only gathered. */
  readonly onText?: ((piece: string) => void) | undefined;
}

/** A text being shown. */
export interface ShownText {
  readonly push: (piece: string) => void;
  /** Shows the rest; a text that opens with the word for "no answer" shows nothing. */
  readonly end: () => void;
  /** Everything shown so far. */
  readonly text: string;
  /** What the model itself said of it, before it gave up. */
  readonly said: string;
  /** The word for "no answer" was met; "" was said when it opened the text. */
  readonly hasGivenUp: () => boolean;
  /** Passages cited, by their number in the prompt, in order of first mention. */
  readonly cited: readonly number[];
  /** Something hidden was repeated; nothing is shown any more. */
  readonly hasLeaked: () => boolean;
}

/** Creates an empty one. */
export function createShownText(options: ShownTextOptions): ShownText {
  const cited: number[] = [];
  const echo = createEchoCut(options.frame);
  const own = createOwnText(options.taught);
  const clean = createCleaning(options, cited);
  const show = (piece: string): void => {
    // Blanks alone are nothing to show yet.
    const visible = shown.text === "" ? piece.trimStart() : piece;
    if (visible === "") return;
    shown.text += visible;
    options.onText?.(visible);
  };
  const shown = {
    text: "",
    said: "",
    cited,
    push: (piece: string) => show(clean.push(own.push(echo.push(piece)))),
    end() {
      show(clean.push(own.push(echo.end()) + own.end()) + clean.end());
      shown.said = shown.text;
      if (own.hasGivenUp() && shown.said !== "" && !clean.hasLeaked())
        show(`${/[\s。！？]$/u.test(shown.said) ? "" : " "}${options.decline}`);
    },
    hasGivenUp: own.hasGivenUp,
    hasLeaked: clean.hasLeaked,
  };
  return shown;
}

/** A text up to the word for "no answer"; its opening is kept back while it may become that word. */
function createOwnText(taught: readonly string[]) {
  const cut = createNoAnswerCut(taught);
  let opening: string | null = "";
  let isBare = false;
  const take = (piece: string): string => {
    if (opening === null) return piece;
    opening += piece;
    if (mayBecomeNoAnswer(opening)) return "";
    const begun = opening;
    opening = null;
    return begun;
  };
  return {
    push: (piece: string) => take(cut.push(piece)),
    end() {
      const rest = take(cut.end());
      isBare = opening !== null && isNoAnswer(opening);
      return rest + (isBare ? "" : (opening ?? ""));
    },
    hasGivenUp: () => cut.noticed || isBare,
  };
}

/** Citations renumbered or removed, then what must stay hidden kept back. Joins what is cited to `cited`. */
function createCleaning(options: ShownTextOptions, cited: number[]) {
  const renumber = (numbers: readonly number[]): string => {
    const known = numbers.filter((number) => number >= 1 && number <= options.passage_count);
    return known.map((number) => `[${mentionOf(cited, number)}]`).join("");
  };
  const citations =
    options.visibility === "public" ? createCitationRemover(options.taught) : createCitationStream(renumber);
  const guard = createLeakGuard(options.leak);
  return {
    push: (piece: string) => guard.push(citations.push(piece)),
    end: () => guard.push(citations.end()) + guard.end(),
    hasLeaked: () => guard.leaked,
  };
}

/** The place of a number among those mentioned, which it joins. */
function mentionOf(cited: number[], number: number): number {
  const at = cited.indexOf(number);
  return at >= 0 ? at + 1 : cited.push(number);
}
