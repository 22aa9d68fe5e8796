/**
 * Lines that ask, in taught text: "Q: …", a line in bold that is a question, or a question that opens a paragraph on a
 * line of its own. What follows is its answer.
 */

const MARKED = /^(?:Q|P|D|Domanda|Pergunta|Question|問|質問|Ｑ)\s*\d{0,3}\s*([:：.．)])\s*(\S.*)$/iu;
/** A Brazilian "R. das Flores" is a street. */
const ANSWER =
  /^(?:(?:R|[Rr]isposta|[Rr]esposta)\s*\d{0,3}\s*[:：]|(?:A|Ａ|[Aa]nswer|答|回答)\s*\d{0,3}\s*[:：.．)])\s*(\S.*)$/u;
/** An answer on the line of its question. */
const REPLY = /\s(?:A|R)\s*[:：]\s*/u;
const BOLD = /^\s*(\*\*|__)(?=\S)(.+?)(?<=\S)\1\s*$/;
const ASKS = /[?？]\s*$/u;
const ASKS_IN_JAPANESE = /(?:ですか|ますか|ませんか|でしょうか)。?$/u;
/** A question of several sentences is a text. */
const ONE_SENTENCE = /^[^.!?。！？]*[^.!?。！？\s][?？]\s*$/u;
const MAX_CHARACTERS = 300;

const isQuestion = (text: string): boolean => ASKS.test(text) || ASKS_IN_JAPANESE.test(text);

/** Whether a mark makes a question: "Q. I lost my card" is one, "D. Pedro was the last emperor" none. */
function isMarked(text: string): boolean {
  const [, sign = "", asks = ""] = MARKED.exec(text) ?? [];
  return asks !== "" && (/[:：]/u.test(sign) || /^[QＱ問質]/u.test(text) || isQuestion(asks));
}

/**
 * Whether a line is a question to be answered by what follows. `opens`: it is the first of a paragraph, where one without
 * any mark is, too.
 */
export function asks(line: string, opens: boolean): boolean {
  if (line.length > MAX_CHARACTERS) return false;
  const bold = BOLD.exec(line)?.[2];
  const text = (bold ?? line).trim();
  return isMarked(text) || (bold === undefined ? opens && ONE_SENTENCE.test(text) : isQuestion(text));
}

/** A question without its mark, and what is said to it on the same line. */
export function readQuestionLine(text: string): {
  readonly asked: string;
  readonly reply: string | undefined;
} {
  const [asked = text, reply] = isMarked(text) ? (MARKED.exec(text)?.[2] ?? text).split(REPLY) : [text];
  return { asked, reply };
}

/** A text without the mark of an answer. */
export function withoutAnswerMark(text: string): string {
  return ANSWER.exec(text)?.[1] ?? text;
}
