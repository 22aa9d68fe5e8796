/**
 * Says a visitor's question in another of the four languages, word by word: enough for the engine to find what it asks
 * for, nothing to be read. One line of the table is one meaning; the first word of a column is the one said, `_` is a blank.
 */
import type { Locale } from "../../contract/locale.ts";
import { stem } from "./analyse.ts";
import { ASKING_FRAMES, type AskingFrame, GOING_ON } from "./lexicon/asking.ts";
import { commonWordsOf } from "./common-words.ts";
import { DICTIONARY_LINES } from "./lexicon/everyday.ts";
import { fold } from "./normalise.ts";
import { synonymsOf } from "./synonyms.ts";

/** A question said in another language. */
export interface SaidQuestion {
  readonly text: string;
  /** Whether the table has every word of it just as it is written, and it asks by itself: it is of that language. */
  readonly whole: boolean;
}

const COLUMNS: Readonly<Record<Locale, number>> = { en: 0, "pt-BR": 1, it: 2, ja: 3 };
/** Words that a meaning may have. */
const MOST_WORDS = 4;
/** The same in Japanese, in characters. */
const MOST_CHARACTERS = 12;

/** An Italian article or preposition that has grown together with its word. */
const ELISION = /^(?:un|[dlc]|(?:d|n|s|a)[aeu]ll|all|quest|quell)['’](?=.)/;

/** How a meaning is said in each language, in the order of the columns; empty where it is not. */
type Meaning = readonly string[];

/** The meanings of a language's words. */
interface Entries {
  /** By word or words as written, folded, `_` between them. */
  readonly written: ReadonlyMap<string, Meaning>;
  readonly stems: ReadonlyMap<string, Meaning>;
}

/** The table, and behind it the words that mean about the same; the Japanese of those are terms of an index, and parts of words. */
function listColumns(): (readonly string[])[] {
  const [portuguese, italian] = [synonymsOf("pt-BR"), synonymsOf("it")];
  return [
    ...DICTIONARY_LINES.trim()
      .split("\n")
      .map((line) => line.split(" / ")),
    ...synonymsOf("en").map((english, at) => [english, portuguese[at] ?? "", italian[at] ?? "", ""]),
  ];
}

/** Lines read in one step: a millisecond or two. */
const LINES_AT_ONCE = 50;
const prepared = new Map<Locale, Entries>();

/** Makes the words of a language ready, step by step: all at once would hold other work up. Nothing to do when they are. */
export function* prepareDictionary(locale: Locale): Generator<void, void> {
  if (prepared.has(locale)) return;
  const written = new Map<string, Meaning>();
  const stems = new Map<string, Meaning>();
  for (const [at, columns] of listColumns().entries()) {
    if (at % LINES_AT_ONCE === 0) yield;
    const said = columns.map((words) => (words.split(" ")[0] ?? "").replaceAll("_", " "));
    const words = columns[COLUMNS[locale]]?.split(" ").filter(Boolean) ?? [];
    for (const word of words.map(fold)) {
      if (!written.has(word)) written.set(word, said);
      const root = stem(word, locale);
      if (!stems.has(root)) stems.set(root, said);
    }
  }
  prepared.set(locale, { written, stems });
}

function entriesOf(locale: Locale): Entries {
  if (!prepared.has(locale)) Array.from(prepareDictionary(locale));
  return prepared.get(locale) ?? { written: new Map(), stems: new Map() };
}

/** A word of the subject as it is said, and how the table knows it. */
interface Said {
  readonly text: string;
  readonly known: "as written" | "by its stem" | "no";
}

const sayAs = (word: string, meaning: Meaning | undefined, to: Locale): Said => {
  const said = meaning?.[COLUMNS[to]] ?? "";
  return said === "" ? { text: word, known: "no" } : { text: said, known: "as written" };
};

/** The meaning with the most words that begins at a place. */
function findLongest(tokens: readonly string[], at: number, entries: Entries): [Meaning, number] | undefined {
  for (let length = Math.min(MOST_WORDS, tokens.length - at); length > 0; length -= 1) {
    const words = tokens.slice(at, at + length).join("_");
    const meaning = entries.written.get(words) ?? entries.written.get(words.replace(ELISION, ""));
    if (meaning) return [meaning, length];
  }
  return undefined;
}

/** The words of a text as they are said in the other language; function words are left out. */
function sayWords(text: string, from: Locale, to: Locale): Said[] {
  const tokens = text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
  const entries = entriesOf(from);
  const { stop, talk } = commonWordsOf(from);
  const said: Said[] = [];
  for (let at = 0; at < tokens.length;) {
    const word = (tokens[at] ?? "").replace(ELISION, "");
    const [meaning, length] = findLongest(tokens, at, entries) ?? [undefined, 1];
    if (meaning) said.push(sayAs(word, meaning, to));
    else if (!stop.has(word) && !talk.has(word)) {
      const one = sayAs(word, entries.stems.get(stem(word, from)), to);
      said.push(one.known === "no" ? one : { ...one, known: "by its stem" });
    }
    at += length;
  }
  return said;
}

/** Words of no meaning in the table: kanji or katakana, one kanji where no ending follows, and what is written in Latin letters or figures. */
const UNKNOWN =
  /[\p{Script=Han}\p{Script=Katakana}ー]{2,}|\p{Script=Han}(?=[はがをもにので、 ]|$)|[a-z0-9][a-z0-9'-]*/gu;

/**
 * What is denied cannot be said word by word: without its "not", "dishes that do not contain nuts" would ask for those that do.
 * The Portuguese "no" is "in the", and a Japanese question is polite in ません.
 */
const DENYING: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:not?|never|none|cannot|\w+n't)\b/,
  "pt-BR": /\b(?:nao|nunca|nem|nenhuma?)\b/,
  it: /\b(?:non|mai|nessun\w*|ne)\b/,
  ja: /(?<!か)ない(?!か)|抜き|なしで|使わず/,
};

/** The same of Japanese, which has no blanks: the longest word of the table at each place, and what else is a word. */
function sayJapanese(text: string, to: Locale): Said[] {
  const { written } = entriesOf("ja");
  const said: Said[] = [];
  let [at, run] = [0, ""];
  const endRun = (): void => {
    said.push(...Array.from(run.matchAll(UNKNOWN), ([word]) => ({ text: word, known: "no" as const })));
    run = "";
  };
  while (at < text.length) {
    let length = Math.min(MOST_CHARACTERS, text.length - at);
    while (length > 0 && !written.has(text.slice(at, at + length))) length -= 1;
    if (length === 0) run += text[at] ?? "";
    else {
      const word = text.slice(at, at + length);
      endRun();
      said.push(sayAs(word, written.get(word), to));
    }
    at += Math.max(1, length);
  }
  endRun();
  return said;
}

/** Cuts the words of asking out of a text; what stands between them is of the subject. */
function takeFrame(
  text: string,
  frames: readonly AskingFrame[],
  from: Locale,
): [AskingFrame, string] | undefined {
  for (const frame of frames) {
    const found = frame.asked[from].exec(text);
    if (!found) continue;
    const [words, between = ""] = found;
    return [
      frame,
      `${text.slice(0, found.index)} ${between} ${text.slice(found.index + words.length)}`.trim(),
    ];
  }
  return undefined;
}

/** Japanese asks behind the subject, the others before it. */
function put(words: string, asking: string | undefined, to: Locale): string {
  if (to === "ja") return words + (asking ?? "？");
  return `${[asking, words].filter(Boolean).join(" ")}?`;
}

/**
 * A question in another language, as far as the table goes; words that it does not know stay as they are. Undefined when it
 * knows none of them and no way of asking either, and for what is denied.
 */
export function sayIn(question: string, from: Locale, to: Locale): SaidQuestion | undefined {
  const folded = fold(question).trim();
  if (DENYING[from].test(folded)) return undefined;
  const [goingOn, own] = takeFrame(folded, [GOING_ON], from) ?? [undefined, folded];
  const [asking, subject] = takeFrame(own, ASKING_FRAMES, from) ?? [goingOn, own];
  const said = from === "ja" ? sayJapanese(subject, to) : sayWords(subject, from, to);
  // Japanese says what is done last: 花を売る, "sell flowers".
  const words = (from === "ja") === (to === "ja") ? said : said.toReversed();
  // A name in hiragana is not told from an ending: what it asks for would be lost.
  if (words.length === 0 && from === "ja" && subject.replaceAll(/[^\p{L}]/gu, "").length > 1)
    return undefined;
  if ((!asking || asking === goingOn) && words.every(({ known }) => known === "no")) return undefined;
  const text = put(words.map((word) => word.text).join(" "), asking?.said[to], to);
  return {
    text,
    whole: (!goingOn || asking !== goingOn) && words.every(({ known }) => known === "as written"),
  };
}
