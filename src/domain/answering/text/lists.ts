/**
 * Lists inside a passage: marked lines, or lines with a label each ("Sunday: closed"), and the line with a colon that
 * leads into them. An item by itself says little ("helmets"): it is read with its lead-in, and what is asked of the
 * whole list is answered by the whole list.
 */
import { isPieceOf, type SentencedText, sentenceAt } from "../../language/sentences.ts";
import { beginsLine, isCode } from "./code.ts";

/** A list by the positions of its sentences in the passage. */
export interface List {
  /** The sentence that leads into the list ("Please bring:"); undefined where nothing but a heading does. */
  readonly lead: number | undefined;
  /** Sentences of each item in order, at least one each. */
  readonly items: readonly (readonly number[])[];
  /** The items are steps or ranks. */
  readonly numbered: boolean;
  /** The items are lines of code. */
  readonly code: boolean;
}

const MARK = /^(?:-|\d{1,3}[.)]) (?=\S)/;
const NUMBER = /^\d{1,3}[.)]/;
const LABEL = /^[\p{L}\p{N}][^:：.!?。\n]{0,60}[:：](?=.)/u;
/** Japanese lead-ins may end as sentences do: "We do not handle the following." */
const LEADS_IN = /[:：]$|(?:次|以下|下記)の[^。\n]{1,60}。$/;

/** Whether a text begins with the mark of a list item. */
export function isItem(text: string): boolean {
  return MARK.test(text);
}

/** Whether a text is a label with what it stands for ("Sunday: closed"). */
export function isLabelled(text: string): boolean {
  return LABEL.test(text);
}

/** The label of such a text or item; "" where it has none. */
export function labelAt(text: string): string {
  const [label] = LABEL.exec(withoutMark(text)) ?? [""];
  return label.replace(/[:：]$/u, "");
}

/** Whether a text leads into what follows. */
export function leadsIn(text: string): boolean {
  return LEADS_IN.test(text);
}

/** An item's text without its mark. */
export function withoutMark(text: string): string {
  return text.replace(MARK, "");
}

/** The number of a numbered item; undefined where a text begins with none. */
export function numberOf(text: string): number | undefined {
  const [, number] = /^(\d{1,3})[.)] /.exec(text) ?? [];
  return number === undefined ? undefined : Number(number);
}

/** Sentences line by line. */
export function toLines({ text, sentences }: SentencedText): number[][] {
  const lines: number[][] = [];
  for (const [index, { start }] of sentences.entries()) {
    if (beginsLine(text, start)) lines.push([index]);
    else lines.at(-1)?.push(index);
  }
  return lines;
}

/** The list that holds a sentence, as its lead-in or in an item; undefined when none does. */
export function listAround(passage: SentencedText, index: number): List | undefined {
  const lines = toLines(passage);
  const markOf = (at: number): "code" | "mark" | "label" | undefined => {
    const first = lines[at]?.[0];
    if (first !== undefined && isCode(passage, first)) return "code";
    const text = sentenceAt(passage, first);
    return isItem(text) ? "mark" : isLabelled(text) ? "label" : undefined;
  };
  // The end of a sentence too long for an answer leads into nothing that could be understood.
  const isLead = (sentence: number | undefined): boolean => {
    const span = passage.sentences[sentence ?? -1];
    return (
      span !== undefined &&
      leadsIn(sentenceAt(passage, sentence)) &&
      !isPieceOf(passage.text, span).begins_inside
    );
  };
  const line = lines.findIndex((sentences) => sentences.includes(index));
  const first_line =
    markOf(line) === undefined && lines[line]?.at(-1) === index && isLead(index) ? line + 1 : line;
  const mark = markOf(first_line);
  if (mark === undefined) return undefined;
  let first = first_line;
  while (markOf(first - 1) === mark) first--;
  let end = first_line;
  while (markOf(end) === mark) end++;
  if (mark === "label" && end - first < 2) return undefined;
  const before = lines[first - 1]?.at(-1);
  const items = lines.slice(first, end);
  const numbered = NUMBER.test(sentenceAt(passage, items[0]?.[0]));
  return { lead: isLead(before) ? before : undefined, items, numbered, code: mark === "code" };
}
