/** Puts chosen sentences together: their order of reading, what stands between them, and the marks of lists. */
import { fold } from "../../language/normalise.ts";
import { isPieceOf } from "../../language/sentences.ts";
import type { Choice } from "./list-answer.ts";
import { indentOf, isCode } from "../text/code.ts";
import { isItem, leadsIn, withoutMark } from "../text/lists.ts";
import { lastHeading } from "../text/headings.ts";
import { negates } from "../text/negation.ts";
import type { Passage } from "../text/passages.ts";
import type { RankedSentence } from "../ranking/rank.ts";

/** Around code, as Markdown has it. */
const FENCE = "```";
const OTHER_FENCE = "~~~";
/** What would make a quotation, heading or list of a line that begins with it: "> 65 years: free". */
const BLOCK_SIGN = /^(?:>|#{1,6} |\+ )/;
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
const JAPANESE_END = /[\u3000-\u9fff\uff00-\uffef]$/;

/** Whether a sentence is Japanese, whatever the language of the robot: by its last character. */
export function isJapanese({ text }: Pick<RankedSentence, "text">): boolean {
  return JAPANESE_END.test(text);
}

/** Order of reading: passages by their best sentence, sentences as in the text. */
export function inOrder<P extends Passage>(chosen: readonly RankedSentence<P>[]): RankedSentence<P>[] {
  const passages = [...new Set(chosen.map((sentence) => sentence.from))];
  return passages.flatMap((from) =>
    chosen.filter((sentence) => sentence.from === from).sort((a, b) => a.index - b.index),
  );
}

/** The sentences without those that one before says in the same words: pages are often taught from several files. */
export function withoutRepeats<P extends Passage>(
  sentences: readonly RankedSentence<P>[],
): readonly RankedSentence<P>[] {
  const said = new Map<string, P>();
  return sentences.filter(({ text, from }) => {
    const words = fold(withoutMark(text));
    const by = said.get(words);
    if (by === undefined) said.set(words, from.passage);
    return by === undefined || by === from.passage;
  });
}

type Place = Pick<RankedSentence, "from" | "index"> | undefined;

/** Whether a sentence is a line of code. */
export const isOfCode = (sentence: Place): boolean =>
  sentence !== undefined && isCode(sentence.from.passage, sentence.index);

/** Whether a sentence follows another one at once. */
export const follows = (before: Place, after: Place): boolean =>
  before !== undefined && before.from === after?.from && before.index + 1 === after.index;

/** A question that prose asks itself ("Running late? After 15 minutes …"), and its answer, take no more than this. */
const OWN_ROOM = 450;
const ASKS = /[?？]["'”’)）」]*$/u;

/** The sentences in order of reading: the best one, if it asks, with what answers it, and no other question without its answer. */
export function withOwnAnswers<S extends RankedSentence>(
  told: readonly S[],
  ranked: readonly S[],
): readonly S[] {
  const answered = told.flatMap((sentence) => {
    if (!ASKS.test(sentence.text)) return [sentence];
    const isNext = (other: S): boolean => follows(sentence, other);
    if (told.some(isNext)) return [sentence];
    const next = sentence === ranked[0] ? ranked.find(isNext) : undefined;
    return next && sentence.text.length + next.text.length <= OWN_ROOM ? [sentence, next] : [];
  });
  return answered.length > 0 ? answered : told;
}

/** What stands between two sentences: a row keeps its own line; Japanese sentences join without a blank. */
function separator(before: RankedSentence, after: RankedSentence): string {
  const { text, sentences } = before.from.passage;
  if (before.from !== after.from) return "\n";
  const gap = text.slice(sentences[before.index]?.end ?? 0, sentences[after.index]?.start ?? 0);
  if (gap.includes("\n")) return `\n${isOfCode(after) ? indentOf(after.from.passage, after.index) : ""}`;
  return isJapanese(before) ? "" : " ";
}

/** The heading of an item that would say the opposite without it ("We do not offer:"). */
function deniedBy({ from, text, branch }: RankedSentence): string | undefined {
  const heading = lastHeading(from.passage.heading);
  // As the name of a branch it is said already.
  return branch !== heading && isItem(text) && negates(fold(heading)) ? heading : undefined;
}

/** Items that read as a list: several of one passage, or one behind its lead-in. A single one is a sentence. */
function findMarked(sentences: readonly RankedSentence[]): Set<RankedSentence> {
  const items = sentences.filter((sentence) => isItem(sentence.text) && !isOfCode(sentence));
  const isLed = (item: RankedSentence): boolean => {
    const before = sentences[sentences.indexOf(item) - 1];
    return before !== undefined && before.from === item.from && leadsIn(before.text);
  };
  const hasOthers = (item: RankedSentence): boolean =>
    items.some((other) => other !== item && other.from === item.from);
  return new Set(items.filter((item) => isLed(item) || hasOthers(item) || deniedBy(item) !== undefined));
}

/** The name of a place before what is told of it: on a line of its own where that takes several. */
function toLabel(branch: string, following: readonly RankedSentence[]): string {
  const end = following.findIndex((sentence) => sentence.branch !== branch);
  const own = end < 0 ? following : following.slice(0, end);
  const isWide = own.some((sentence, at) => at > 0 && separator(own[at - 1] ?? sentence, sentence) === "\n");
  // A Japanese row may end in a digit, and a Japanese place may be named in Latin letters.
  const colon = JAPANESE.test(branch) || own.some(isJapanese) ? "：" : ":";
  return `${branch}${colon}${isWide ? "\n" : colon === ":" ? " " : ""}`;
}

/** The fence around code, another one where the code has fences itself. */
const fenceOf = (sentences: readonly RankedSentence[]): string =>
  sentences.some((sentence) => isOfCode(sentence) && sentence.text.includes(FENCE)) ? OTHER_FENCE : FENCE;

/** A line of code as it stands, with the fences of Markdown around it and its neighbours. */
function toCode(sentences: readonly RankedSentence[], index: number, gap: string): string {
  const [before, sentence, after] = [sentences[index - 1], sentences[index], sentences[index + 1]];
  if (!sentence) return "";
  const fence = fenceOf(sentences);
  const opens = isOfCode(before)
    ? gap
    : `${before ? "\n" : ""}${fence}\n${indentOf(sentence.from.passage, sentence.index)}`;
  return `${opens}${sentence.text}${isOfCode(after) ? "" : `\n${fence}`}`;
}

/** A sentence; a piece of an overlong one shows by "…" that more stands around it. */
function toPiece([before, sentence, after]: readonly (RankedSentence | undefined)[], text: string): string {
  if (!sentence) return "";
  const span = sentence.from.passage.sentences[sentence.index] ?? { start: 0, end: 0 };
  const piece = isPieceOf(sentence.from.passage.text, span);
  const begins = piece.begins_inside && !follows(before, sentence) ? "… " : "";
  return `${begins}${text}${piece.ends_inside && !follows(sentence, after) ? " …" : ""}`;
}

/** Sentences as text; "…" shows that a list was cut. */
export function toText({ sentences, cut }: Choice<Passage>): string {
  const marked = findMarked(sentences);
  let text = "";
  let inList = false;
  for (const [index, sentence] of sentences.entries()) {
    const [before, after] = [sentences[index - 1], sentences[index + 1]];
    const gap = before ? separator(before, sentence) : "";
    if (isOfCode(sentence)) {
      text += toCode(sentences, index, gap);
      inList = false;
      continue;
    }
    // Markdown takes a line right behind an item for a part of it.
    text += inList && gap === "\n" && !marked.has(sentence) ? "\n\n" : gap;
    if (sentence.branch !== undefined && sentence.branch !== before?.branch)
      text += `${/[:：]\n/.test(text) ? "\n" : ""}${toLabel(sentence.branch, sentences.slice(index))}`;
    inList = marked.has(sentence) || (inList && gap !== "\n");
    const denied = deniedBy(sentence);
    const isFirst = sentences.findIndex(({ from }) => from === sentence.from) === index;
    if (denied !== undefined && isFirst) text += `${denied}\n`;
    const own = marked.has(sentence) ? sentence.text : withoutMark(sentence.text);
    const piece = toPiece([before, sentence, after], own);
    text += text === "" || text.endsWith("\n") ? piece.replace(BLOCK_SIGN, "\\$&") : piece;
  }
  const last = sentences.at(-1);
  const hasBullets = last !== undefined && last.text.startsWith("- ") && !isOfCode(last);
  return cut ? `${text}\n${hasBullets ? "- " : ""}…` : text;
}
