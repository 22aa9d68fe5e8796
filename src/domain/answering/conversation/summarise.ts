/**
 * A short summary of a finished session, in the robot's language: what was asked, what was answered, what stayed open.
 * It quotes the conversation; nothing is made up.
 */
import type { Locale } from "../../../contract/locale.ts";
import { toSentences } from "../../language/sentences.ts";
import { toPlainAnswer } from "../../plain-answer.ts";

/** A summary never exceeds this. */
export const SUMMARY_CHARACTERS = 600;
const MAX_TOPICS = 3;
const TOPIC_CHARACTERS = 90;
const ANSWER_CHARACTERS = 120;

/** One message of the session, oldest first; `declined` marks an answer that said "I don't know". */
export interface SummarisedTurn {
  readonly role: "user" | "assistant";
  readonly text: string;
  readonly declined?: boolean;
}

interface Words {
  readonly asked: (count: number) => string;
  readonly answered: string;
  readonly open: string;
  readonly allOpen: string;
  readonly more: (count: number) => string;
  readonly quote: (text: string) => string;
  readonly between: { readonly topics: string; readonly parts: string };
  /** The part as a sentence that has an end. */
  readonly end: (part: string) => string;
}

const LATIN = {
  quote: (text: string): string => `“${text}”`,
  between: { topics: ", ", parts: " " },
  end: (part: string): string => (/[.!?…]”?$/.test(part) ? part : `${part}.`),
};

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    asked: (count) => (count === 1 ? "The visitor asked: " : `The visitor asked ${count} questions: `),
    answered: "Answered: ",
    open: "Left open: ",
    allOpen: "No question could be answered.",
    more: (count) => ` (and ${count} more)`,
    ...LATIN,
  },
  "pt-BR": {
    asked: (count) => (count === 1 ? "O visitante perguntou: " : `O visitante fez ${count} perguntas: `),
    answered: "Respondido: ",
    open: "Em aberto: ",
    allOpen: "Nenhuma pergunta pôde ser respondida.",
    more: (count) => ` (e mais ${count})`,
    ...LATIN,
  },
  it: {
    asked: (count) =>
      count === 1 ? "Il visitatore ha chiesto: " : `Il visitatore ha fatto ${count} domande: `,
    answered: "Risposta data: ",
    open: "Senza risposta: ",
    allOpen: "A nessuna domanda è stato possibile rispondere.",
    more: (count) => (count === 1 ? " (e un’altra)" : ` (e altre ${count})`),
    ...LATIN,
  },
  ja: {
    asked: (count) => (count === 1 ? "お客様の質問：" : `お客様の質問（${count}件）：`),
    answered: "回答：",
    open: "未回答：",
    allOpen: "お答えできた質問はありません。",
    more: (count) => `（ほか${count}件）`,
    quote: (text) => `「${text}」`,
    between: { topics: "", parts: "" },
    end: (part) => (/[。！？…]$/.test(part) ? part : `${part}。`),
  },
};

/** Cut at a word, with an ellipsis when something is missing. */
function shorten(text: string, limit: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= limit) return line;
  const cut = line.slice(0, limit - 1);
  const at = cut.lastIndexOf(" ");
  return `${(at > limit / 2 ? cut.slice(0, at) : cut).replace(/[\ud800-\udbff]$/, "")}…`;
}

function firstSentence(text: string, locale: Locale): string {
  const [span] = toSentences(text.slice(0, 2000), locale);
  return span ? text.slice(span.start, span.end) : text;
}

interface Exchange {
  readonly question: string;
  readonly answer: string;
  readonly open: boolean;
}

function toExchanges(turns: readonly SummarisedTurn[]): Exchange[] {
  const exchanges: Exchange[] = [];
  for (const [index, turn] of turns.entries()) {
    if (turn.role !== "user" || turn.text.trim() === "") continue;
    const next = turns[index + 1];
    const reply = next?.role === "assistant" ? next : undefined;
    exchanges.push({
      question: turn.text,
      answer: toPlainAnswer(reply?.text ?? ""),
      open: !reply || reply.declined === true,
    });
  }
  return exchanges;
}

function listTopics(exchanges: readonly Exchange[], words: Words): string {
  const topics = exchanges
    .slice(0, MAX_TOPICS)
    .map(({ question }) => words.quote(shorten(question, TOPIC_CHARACTERS)));
  const left = exchanges.length - topics.length;
  return topics.join(words.between.topics) + (left > 0 ? words.more(left) : "");
}

/** Summary of at most 600 characters; null when the visitor asked nothing. */
export function summarise(turns: readonly SummarisedTurn[], locale: Locale): string | null {
  const exchanges = toExchanges(turns);
  if (exchanges.length === 0) return null;
  const words = WORDS[locale];
  const open = exchanges.filter((exchange) => exchange.open);
  const answered = exchanges.filter((exchange) => !exchange.open);
  const last = answered.at(-1);
  const parts = [words.asked(exchanges.length) + listTopics(exchanges, words)];
  if (last) parts.push(words.answered + shorten(firstSentence(last.answer, locale), ANSWER_CHARACTERS));
  else parts.push(words.allOpen);
  if (last && open.length > 0)
    parts.push(
      words.open + listTopics(open.slice(0, 1), words) + (open.length > 1 ? words.more(open.length - 1) : ""),
    );
  return shorten(parts.map(words.end).join(words.between.parts), SUMMARY_CHARACTERS);
}
