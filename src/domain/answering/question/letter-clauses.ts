/** The clauses of a letter in English, Portuguese or Italian: what asks, and what tells the circumstances. */
import type { Locale } from "../../../contract/locale.ts";
import { byLocale } from "../../language/by-locale.ts";
import { LETTER_PHRASES, type LetterPhrases } from "./letter-phrases.ts";

type Latin = Exclude<Locale, "ja">;

/** A clause of a letter, and what it does there. `lacks`: it only says that something is not known. */
export interface LetterClause {
  readonly text: string;
  readonly does: "asks" | "lacks" | "tells";
}

/** The phrases of a language as patterns. */
interface Patterns {
  /** Between sentences of somebody who begins them small. */
  readonly stop: RegExp;
  /** Between a clause and one that asks, and the same in a sentence that ends with a mark. */
  readonly joint: RegExp;
  readonly jointOfMarked: RegExp;
  readonly asks: RegExp;
  /** Before a question that opens inside of a clause. */
  readonly opens: RegExp;
  readonly mayAsk: RegExp;
  readonly announces: RegExp;
  readonly further: RegExp;
  readonly lacks: RegExp;
  readonly closes: RegExp;
}

const START = "(?<![\\p{L}\\p{M}\\p{N}])";
const END = "(?![\\p{L}\\p{M}\\p{N}])";
/** Words before an opening that say nothing: "hi can i …", "so do you …". */
const LEADING =
  "(?:(?:hi|hiya|hello|hey|there|so|well|ok|also|then|and|but|or|please|dear|oi|olá|ola|então|entao|aí|ai|e|mas|ou|gente|pessoal|bom|boa|dia|tarde|noite|ciao|salve|buongiorno|buonasera|allora|ma|o|quindi|anche)[,!.]?\\s+){0,3}";
/** Words of pondering, which are none of the question. */
const PONDERS = /^(?:e )?ser[áa] que /iu;
/** Thanks behind a question, without a mark between: "what does it cost thx". */
const THANKS =
  /\s+(?:thx|thanks?|ty|pls|please|cheers|grz|grazie(?: mille)?|vlw|valeu|obg|obrigad[oa])(?=[.!…\s]*$)/iu;
/** Asks nothing. */
const GREETS =
  /(?:tudo (?:bem|bom)|como vai|how are you(?: doing)?|come (?:va|state|stai|sta))\s*[?？]\s*$/iu;
/** A shorter sentence is a greeting or a name. */
const MIN_WORDS = 3;

function toPatterns(phrases: LetterPhrases): Patterns {
  const { opens, mayOpen, words, announces, lacks, joins, goesOn, closes } = phrases;
  const mark = "(?:\\s*[,;:…]\\s*|[.!]\\s+|\\s+[–—-]\\s+)";
  const join = `(?:${joins})[,\\s]\\s*`;
  const question = `(?:${announces}|${opens})${END}`;
  const perhaps = `(?:${announces}|${opens}|${mayOpen})${END}`;
  const marked = `(?:${announces}|${opens}|${mayOpen}|${words})${END}`;
  return {
    stop: new RegExp(`(?<=[.!])\\s+(?=${LEADING}${question})|(?<=\\p{Ll}{3}[.!])\\s+(?=\\p{Ll})`, "iu"),
    joint: new RegExp(`${mark}(?:${join})?(?=${question})|\\s+${join}(?=${question})`, "iu"),
    jointOfMarked: new RegExp(`${mark}(?:${join})?(?=${perhaps})|\\s+${join}(?=${marked})`, "iu"),
    asks: new RegExp(`^${LEADING}${question}`, "iu"),
    opens: new RegExp(`\\s+(?:${join})?(?=${question})`, "iu"),
    mayAsk: new RegExp(`^${LEADING}${marked}`, "iu"),
    announces: new RegExp(`${START}(?:${announces})${END}`, "iu"),
    further: new RegExp(`[,;]?\\s+(?:${joins})\\s+(?=(?:${goesOn})${END})`, "iu"),
    lacks: new RegExp(`${START}(?:${lacks})${END}`, "iu"),
    closes: new RegExp(`^(?:${closes})`, "iu"),
  };
}

const patternsOf = byLocale((locale: Latin) => toPatterns(LETTER_PHRASES[locale]));

/** Where in a clause a question opens behind words without a mark; 0 where it opens with it, -1 where none does. */
export function asksAt(clause: string, locale: Latin): number {
  const known = patternsOf(locale);
  if (known.asks.test(clause)) return 0;
  const opening = known.opens.exec(clause);
  return opening ? opening.index + opening[0].length : -1;
}

const countWords = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;

/** The clauses of a sentence that asks by announcing it: each of its questions by itself. */
function toAnnounced(clause: string, { further }: Patterns): LetterClause[] {
  const parts = clause.split(further);
  return parts.map((text): LetterClause => ({ text, does: "asks" }));
}

/** A question without a mark ends where the next clause begins: "can i bring my dog, shes tiny and just sleeps". */
function toUnmarked(clause: string): LetterClause[] {
  const comma = /,\s+/u.exec(clause);
  const isEnd = !comma || countWords(clause.slice(0, comma.index)) <= MIN_WORDS;
  if (isEnd) return [{ text: clause, does: "asks" }];
  const rest = clause.slice(comma.index + comma[0].length);
  return [
    { text: clause.slice(0, comma.index), does: "asks" },
    { text: rest, does: "tells" },
  ];
}

function readSentence(sentence: string, known: Patterns): LetterClause[] {
  const isMarked = /[?？]\P{L}*$/u.test(sentence);
  const parts = sentence
    .split(isMarked ? known.jointOfMarked : known.joint)
    .map((part) => part.trim().replace(PONDERS, "").replace(THANKS, ""))
    .filter((part) => part !== "");
  return parts.flatMap((text, at): LetterClause[] => {
    if (GREETS.test(text)) return [];
    if (known.announces.test(text)) return toAnnounced(text, known);
    if (isMarked && (at === parts.length - 1 || known.mayAsk.test(text))) return [{ text, does: "asks" }];
    if (known.asks.test(text)) return toUnmarked(text);
    return [{ text, does: known.lacks.test(text) ? "lacks" : "tells" }];
  });
}

/** Reads the clauses of sentences; greetings, names and closings are left out. */
export function readClauses(sentences: readonly string[], locale: Latin): LetterClause[] {
  const known = patternsOf(locale);
  const pieces = sentences.flatMap((sentence) => sentence.split(known.stop));
  return pieces.flatMap((sentence) => {
    const isMarked = /[?？]\s*$/u.test(sentence);
    if (!isMarked && (known.closes.test(sentence) || countWords(sentence) < MIN_WORDS)) return [];
    return readSentence(sentence, known);
  });
}
