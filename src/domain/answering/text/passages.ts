/**
 * Cuts a taught document into passages: what the index holds and an answer is taken from. A passage stays under one
 * heading, is made of whole sentences, and knows its index terms sentence by sentence.
 */
import type { Locale } from "../../../contract/locale.ts";
import { analyse } from "../../language/analyse.ts";
import { fold } from "../../language/normalise.ts";
import { type SentencedText, toSentences } from "../../language/sentences.ts";
import { CODE_INDENT } from "./code.ts";
import { nameOfDiscount } from "./discount.ts";
import { nameOfAges } from "../../language/ages.ts";
import { nameOfSurcharge } from "./surcharge.ts";
import { namesOfCancelling } from "./cancelling.ts";
import { nameOfPlace, namesOfContacts } from "./contacts.ts";
import { BELOW, lastHeading } from "./headings.ts";
import { headsStaff, STAFF_WORD } from "../../language/staff.ts";
import { leadsIn } from "./lists.ts";
import { findOpeningRows, headsHours, HOURS_WORD, speaksOfOpening } from "./opening.ts";
import { type Block, toBlocks } from "./markdown.ts";
import { readQuestionLine, withoutAnswerMark } from "./question-lines.ts";
import { marksOf } from "./said-otherwise.ts";
import { namesOfPaying } from "./ways-to-pay.ts";
import { withTableKind } from "./table-kind.ts";
import { startOf } from "../../text.ts";

/** `qa`: taught as a question, the title, and its answer. A question among a page's headings is a heading like others. */
type PassageKind = "text" | "qa";

/** One passage, analysed. */
export interface Passage extends SentencedText {
  readonly seq: number;
  readonly kind: PassageKind;
  /** Titles above the passage, outermost first, joined by " › ". */
  readonly heading: string;
  readonly heading_terms: readonly string[];
  /** Index terms of each sentence. */
  readonly sentence_terms: readonly (readonly string[])[];
}

/** A document as it is taught. */
export interface TaughtText {
  readonly title: string;
  readonly text: string;
  readonly kind: PassageKind;
}

/** A passage closes at the first sentence end past this many characters. */
export const PASSAGE_CHARACTERS = 1000;
const MAX_SENTENCE_CHARACTERS = 4000;
const MAX_HEADING_CHARACTERS = 300;

interface Section {
  readonly heading: string;
  readonly kind: PassageKind;
  readonly lines: { readonly text: string; readonly row: boolean }[];
  readonly tables: { readonly heads: Set<string>; readonly labels: string[] };
}

/** Headings above, by level: a new one closes those below it. */
function openHeading(path: string[], block: Block): string[] {
  const above = path.slice(0, block.level - 1);
  while (above.length < block.level - 1) above.push("");
  return [...above, block.text];
}

function joinHeadings(title: string, path: readonly string[]): string {
  const parts = [title, ...path].map((part) => part.trim()).filter(Boolean);
  return startOf([...new Set(parts)].join(BELOW), MAX_HEADING_CHARACTERS);
}

/** A section without lines that only say one of its headings again, as pages do that show their title twice; not where nothing else stands. */
function withoutTitle(section: Section): Section {
  const titles = new Set(section.heading.split(BELOW).map((part) => fold(part)));
  const lines = section.lines.filter(({ text }) => !titles.has(fold(text)));
  return lines.length > 0 ? { ...section, lines } : section;
}

/** Keeps what a table's row says of the kind of things that its section tells of. */
function noteTable(section: Section | undefined, { head, text }: Block): void {
  if (!section || head === undefined) return;
  section.tables.heads.add(head);
  section.tables.labels.push(text);
}

function toSections(document: TaughtText): Section[] {
  let path: string[] = [];
  const sections: Section[] = [];
  const open = (parts: readonly string[]): void => {
    const tables = { heads: new Set<string>(), labels: [] };
    sections.push({ heading: joinHeadings(document.title, parts), kind: document.kind, lines: [], tables });
  };
  const add = (text: string, row = false): void => {
    sections.at(-1)?.lines.push({ text, row });
  };
  let asked: string | undefined;
  /** A question that nothing follows is a sentence like another. */
  const endQuestion = (): void => {
    if (asked !== undefined && sections.at(-1)?.lines.length === 0) {
      sections.pop();
      add(asked);
    }
    asked = undefined;
  };
  open([]);
  for (const block of toBlocks(document.text)) {
    if (block.kind === "heading") {
      endQuestion();
      path = openHeading(path, block);
      open(path);
    } else if (block.kind === "question" && document.kind !== "qa") {
      endQuestion();
      const question = readQuestionLine(block.text);
      ({ asked } = question);
      open([...path, asked]);
      if (question.reply) add(question.reply);
    } else {
      const isAnswer = asked !== undefined && sections.at(-1)?.lines.length === 0;
      add(isAnswer ? withoutAnswerMark(block.text) : block.text, block.kind === "row");
      noteTable(sections.at(-1), block);
    }
  }
  endQuestion();
  return sections.map(withoutTitle).filter((section) => section.lines.length > 0);
}

/** A text without the line at its end that leads into the code behind it, and that line, which belongs to the code. */
function cutLeadIn(text: string): [kept: string, lead?: string] {
  const at = text.lastIndexOf("\n");
  const last = text.slice(at + 1);
  return at > 0 && leadsIn(last) ? [text.slice(0, at), last] : [text];
}

/** Texts of at most a passage, whole sentences each. */
function toTexts(section: Section, locale: Locale): string[] {
  const texts: string[] = [];
  let current = "";
  for (const line of section.lines) {
    const spans = line.row ? [{ start: 0, end: line.text.length }] : toSentences(line.text, locale);
    for (const [index, { start, end }] of spans.entries()) {
      const gap =
        current === "" ? "" : index === 0 ? "\n" : line.text.slice(spans[index - 1]?.end ?? start, start);
      const sentence = startOf(line.text.slice(start, end), MAX_SENTENCE_CHARACTERS);
      if (current !== "" && current.length + sentence.length > PASSAGE_CHARACTERS) {
        const [kept, lead] = line.text.startsWith(CODE_INDENT) ? cutLeadIn(current) : [current];
        texts.push(kept);
        current = lead === undefined ? sentence : `${lead}\n${sentence}`;
      } else current += gap + sentence;
    }
  }
  return current === "" ? texts : [...texts, current];
}

/** Index terms of the headings, and the word for people of the business where they stand below. */
function toHeadingTerms(heading: string, locale: Locale): readonly string[] {
  const isOfStaff = heading.split(BELOW).some((one) => headsStaff(one, locale));
  return [...analyse(heading, locale), ...(isOfStaff ? analyse(STAFF_WORD[locale], locale) : [])];
}

/** Analyses one passage; also used to analyse a stored passage anew. */
export function analysePassage(
  passage: Pick<Passage, "seq" | "kind" | "heading" | "text">,
  locale: Locale,
): Passage {
  const sentences = toSentences(passage.text, locale);
  const rows = findOpeningRows({ ...passage, sentences });
  // Under "Opening hours" they are found as it is.
  const hasToBeSaid = !speaksOfOpening(fold(passage.heading), locale);
  const around = `${passage.heading}\n${passage.text}`;
  const sentenceTerms = sentences.map(({ start, end }, index) => {
    const text = passage.text.slice(start, end);
    const unsaid = [
      ...namesOfContacts(text, locale, passage.text),
      ...nameOfDiscount(text, locale),
      ...namesOfCancelling(text, locale, around),
      ...nameOfAges(text, locale),
      ...nameOfSurcharge(text, locale),
      ...namesOfPaying(text, locale),
    ];
    const isHour = headsHours(fold(lastHeading(passage.heading))) && /\d(?:[:：]\d\d|時)/.test(text);
    if (index === 0) unsaid.push(...nameOfPlace(passage, locale));
    if ((hasToBeSaid && rows.has(index)) || isHour) unsaid.push(HOURS_WORD[locale]);
    return [...analyse(text, locale), ...analyse(unsaid.join(" "), locale), ...marksOf(text, locale)];
  });
  return {
    ...passage,
    sentences,
    heading_terms: toHeadingTerms(passage.heading, locale),
    sentence_terms: sentenceTerms,
  };
}

/** A passage before its analysis. */
export type PassageDraft = Pick<Passage, "seq" | "kind" | "heading" | "text">;

/** Cuts a document into passages without analysing them; empty for a document without words. */
export function draftPassages(document: TaughtText, locale: Locale): PassageDraft[] {
  const drafts: PassageDraft[] = [];
  for (const section of toSections(document)) {
    const { kind } = section;
    const heading = withTableKind(section.heading, section.tables, locale);
    for (const text of toTexts(section, locale)) {
      drafts.push({ seq: drafts.length, kind, heading, text });
    }
  }
  return drafts;
}

/** Passages of a document in order, analysed. */
export function toPassages(document: TaughtText, locale: Locale): Passage[] {
  return draftPassages(document, locale).map((draft) => analysePassage(draft, locale));
}
