/**
 * Finds and rewrites citations in a model's text, whole or streamed. Public answers carry none (`interface.md`: What the
 * service does, 5); private ones are renumbered by first mention. Code, links and numbered lines that were taught stay.
 */
import {
  type Group,
  type Here,
  numbersBetween,
  type Scan,
  scanCitation,
  spacesAt,
} from "./citation-marks.ts";

/** Rewrites one group of citations: the numbers as written, the text to put in its place. */
export type RewriteCitations = (numbers: readonly number[]) => string;

/** Rewrites citations in a stream of text. */
export interface CitationStream {
  /** Takes a piece; returns what is decided. At most `HELD_CHARACTERS` are kept back. */
  push(piece: string): string;
  /** Returns the rest. */
  end(): string;
}

/** Characters that are kept back at most: a group, with an address, and what tells a line that was taught. */
export const HELD_CHARACTERS = 500;
const GROUP_CHARACTERS = 40;
const CODE_CHARACTERS = 200;
/** As much of a line behind its number tells one that was taught. */
const TAUGHT_CHARACTERS = 12;

/** Removes every citation but the numbers of lines that stand in `taught`. The same text gives the same result, whole or in any pieces. */
export function stripCitations(text: string, taught: readonly string[] = []): string {
  const stream = createCitationRemover(taught);
  return stream.push(text) + stream.end();
}

/** Creates a remover for one text, which takes marks, too, that only a reader knows for citations. */
export function createCitationRemover(taught: readonly string[] = []): CitationStream {
  const lines = taught.flatMap((text) => text.match(/^[ \t]*[[［【]\d{1,2}[\]］】].+/gm) ?? []);
  return createStream({ loose: true, rewrite: () => "", taught: lines.map((line) => line.trimStart()) });
}

/** Creates a rewriter for one text. `rewrite` is called once a group, in order. */
export function createCitationStream(rewrite: RewriteCitations): CitationStream {
  return createStream({ loose: false, rewrite, taught: [] });
}

interface StreamOptions {
  readonly loose: boolean;
  readonly rewrite: RewriteCitations;
  /** Lines that open with a number in brackets of their own. */
  readonly taught: readonly string[];
}

/** What comes next: text that stays up to an end, a group, a line that goes, or nothing yet. */
type Step = { readonly stays: number } | { readonly group: Group } | "goes" | "more";

function createStream(options: StreamOptions): CitationStream {
  const { loose, rewrite } = options;
  const nextStep = createSteps(options);
  let [held, before] = ["", ""];
  let line_start = true;
  let isDropping = false;
  const drain = (final: boolean): string => {
    const here: Here = { text: held, before, final, loose };
    let out = "";
    let at = 0;
    while (at < held.length) {
      if (isDropping) {
        const end = held.indexOf("\n", at);
        isDropping = end < 0;
        at = isDropping ? held.length : end + 1;
        continue;
      }
      const step = nextStep(here, at);
      if (step === "more") break;
      isDropping = step === "goes";
      if (step === "goes") continue;
      const shown =
        "stays" in step ? held.slice(at, step.stays) : rewritten(held, at, rewrite(step.group.numbers));
      at = "stays" in step ? step.stays : step.group.end;
      // Where a citation opened a line, the space after it goes too.
      if (line_start && shown === "") at += spacesAt(held, at);
      out += shown;
      if (shown !== "") line_start = shown.endsWith("\n");
    }
    before = (before + held.slice(0, at)).slice(-40);
    held = held.slice(at);
    return out;
  };
  return {
    push(piece) {
      held += piece;
      return drain(false);
    },
    end: () => drain(true),
  };
}

/** Decides what comes next, position by position; knows of the block of code that is open. */
function createSteps({ loose, taught }: StreamOptions): (here: Here, at: number) => Step {
  let fence = "";
  return (here, at) => {
    const isStart = isLineStart(here, at);
    const run = isStart ? scanFence(here, at, fence) : "";
    if (run === "more") return "more";
    if (run !== "") fence = fence === "" ? run.trimStart() : "";
    if (run !== "" || fence !== "") return { stays: at + Math.max(1, run.length) };
    const open = at + spacesAt(here.text, at);
    if (here.text[open] === "`") return scanCode(here, open);
    const labelled = loose ? scanLabelled(here, at) : "none";
    const group = labelled === "none" ? scanGroup(here, at) : labelled;
    if (group === "more") return "more";
    if (group === "none") return { stays: at + 1 };
    return loose && isStart && labelled === "none" ? scanLine(here, { at, group, taught }) : { group };
  };
}

const lastBefore = ({ text, before }: Here, at: number): string =>
  (at > 0 ? text[at - 1] : before.at(-1)) ?? "\n";

const isLineStart = (here: Here, at: number): boolean => lastBefore(here, at) === "\n";

/** A replacement keeps the space that stood before the group; a removal takes it along. */
function rewritten(text: string, at: number, replacement: string): string {
  return replacement === "" ? "" : text.slice(at, at + spacesAt(text, at)) + replacement;
}

/** A line that opens with a group: a note's text goes whole, what was taught stays. */
function scanLine(
  { text, final }: Here,
  { at, group, taught }: { readonly at: number; readonly group: Group; readonly taught: readonly string[] },
): Step {
  const rest = text.slice(at, group.end + TAUGHT_CHARACTERS);
  const line = rest.split("\n", 1)[0] ?? "";
  if (!final && line === rest && text.length < group.end + TAUGHT_CHARACTERS) return "more";
  const mark = text.slice(at, group.end);
  const behind = line.slice(mark.length);
  if (behind.startsWith(":") && (mark.includes("^") || /^:\s*<?https?:/i.test(behind))) return "goes";
  const opening = line.trim();
  const isTaught = behind.trim() !== "" && taught.some((each) => each.startsWith(opening));
  return isTaught ? { stays: group.end } : { group };
}

const LABEL =
  /^[*_]{0,2}(?:sources?|references?|citations?|fontes?|font[ei]|referências?|riferiment[io]|出典|参照|参考)[*_]{0,2}[ \t]{0,4}[:：][*_]{0,2}/iu;
const LABEL_CHARACTERS = 24;

/** `Sources: [1], [2]`, as a line or a sentence of its own. */
function scanLabelled(here: Here, at: number): Scan {
  const { text, final } = here;
  const open = at + spacesAt(text, at);
  if (!/[\n.!?。！？)）*]/.test(lastBefore(here, at)) || !/^[*_srcfr出参]?$/iu.test(text[open] ?? ""))
    return "none";
  const rest = text.slice(open, open + LABEL_CHARACTERS);
  const label = LABEL.exec(rest)?.[0];
  if (label === undefined)
    return !final &&
      /^[*_]{0,2}[\p{L}\p{M}]{0,12}[*_]{0,2}[ \t]{0,4}$/u.test(rest) &&
      rest.length < LABEL_CHARACTERS
      ? "more"
      : "none";
  // What may still become the end of the label's own emphasis.
  if (!final && open + label.length + 2 > text.length) return "more";
  return scanGroup(here, open + label.length);
}

const FENCE = /^[ \t]{0,12}(`{1,20}|~{1,20})?/;
const FENCE_CHARACTERS = 32;

/** What opens or closes a block of code at a line's start, as far in as steps of a list have it: blanks and marks, "" where there are none. */
function scanFence({ text, final }: Here, at: number, open: string): string {
  const [run = "", marks = ""] = FENCE.exec(text.slice(at, at + FENCE_CHARACTERS)) ?? [];
  if (!final && at + run.length === text.length && run.length < FENCE_CHARACTERS) return "more";
  const isFence = marks.length >= 3 && (open === "" || (marks[0] === open[0] && marks.length >= open.length));
  return isFence ? run : "";
}

/** Code in a line stays as it is, unless it is nothing but a citation. */
function scanCode(here: Here, at: number): Step {
  const { text, final } = here;
  const run = /^`+/.exec(text.slice(at, at + CODE_CHARACTERS))?.[0] ?? "";
  const rest = text.slice(at + run.length, at + CODE_CHARACTERS);
  const line = rest.split("\n", 1)[0] ?? "";
  const isWhole = final || line !== rest || rest.length + run.length === CODE_CHARACTERS;
  const closing = [...line.matchAll(/`+/g)].find(
    (each) => each[0] === run && (isWhole || each.index + run.length < line.length),
  );
  const inside = closing && line.slice(0, closing.index);
  if (inside === undefined) return isWhole ? { stays: at + run.length } : "more";
  const end = at + inside.length + 2 * run.length;
  const group = scanGroup({ ...here, text: inside, before: "", final: true }, 0);
  return typeof group === "object" && group.end === inside.length
    ? { group: { ...group, end } }
    : { stays: end };
}

const JOINT = /^[ \t]{0,4}(?:[,;、，]|[-–—])?/u;
const LOOSE_JOINT = /^[ \t]{0,4}[,;、，]?[ \t]{0,4}(?:and|ed?|&|と|や|および|[-–—])?/iu;
const MAY_JOIN = /^[ \t]{0,4}[,;、，]?[ \t]{0,4}(?:a(?:nd?)?|ed?|&|と|や|お(?:よび?)?|[-–—])?[ \t]{0,4}$/iu;

/** A group: spaces, a citation, then more citations with at most a comma, a dash or an "and" between them. */
function scanGroup(here: Here, start: number): Scan {
  const { text, final, loose } = here;
  const first = scanCitation(here, start);
  if (first === "none" || first === "more") return first;
  let group = first;
  while (group.end - start < GROUP_CHARACTERS) {
    const rest = text.slice(group.end, group.end + 20);
    if (!final && loose && MAY_JOIN.test(rest)) return "more";
    const joint = (loose ? LOOSE_JOINT : JOINT).exec(rest)?.[0] ?? "";
    const next = scanCitation(here, group.end + joint.length);
    if (next === "more") return "more";
    if (next === "none") break;
    const between = /[-–—]$/.test(joint) ? listBetween(group, next) : [];
    group = { end: next.end, numbers: [...group.numbers, ...between, ...next.numbers] };
  }
  // The spaces after a group at a line's start are taken with it: wait until all of them are here.
  const spaces = spacesAt(text, group.end);
  return !final && spaces < 4 && group.end + spaces === text.length ? "more" : group;
}

/** The numbers between two ends of a range, `[1]–[3]`. */
function listBetween({ numbers }: Group, next: Group): number[] {
  const from = (numbers.at(-1) ?? 0) + 1;
  const to = (next.numbers[0] ?? 0) - 1;
  return to < from ? [] : numbersBetween(from, to);
}
