/**
 * Slips of the keys in the words that make a question one: "bow much", "quznto costa", "per dsy". What a thing is called is
 * looked for among the robot's words (`weigh.ts`); these stand in no index, and say what is asked for.
 */
import type { Locale } from "../../../contract/locale.ts";
import { byLocale } from "../../language/by-locale.ts";
import { MAX_QUESTION_CHARACTERS } from "./clauses.ts";
import { vocabularyOf } from "../../language/chat-writing.ts";
import { fold } from "../../language/normalise.ts";

/** A word that the robot may not know, and the one that was probably meant. */
export interface KeySlip {
  readonly word: string;
  readonly meant: string;
}

/** Words of asking, of times, and long ones that everybody asks by: a short one is a slip of too many. */
const MEANT: Readonly<Record<Exclude<Locale, "ja">, string>> = {
  en:
    "how what when where which much many long does have there time cost price open close closed opening tomorrow tonight " +
    "hour day week month monday tuesday wednesday thursday friday saturday sunday weekend minutes children " +
    "allowed included available breakfast password parking address booking deposit refund cancel discount delivery appointment",
  "pt-BR":
    "quanto quanta quantos quantas quando onde qual como que custa preco valor abre abrem aberto fecha horario aceita tem " +
    "hora dia semana mes hoje amanha domingo segunda terca quarta quinta sexta sabado minutos crianca criancas " +
    "permitido incluso incluido disponivel estacionamento endereco telefone reserva cancelar desconto entrega pagamento cachorro",
  it:
    "quanto quanta quanti quante quando dove quale come che costa costano prezzo aprite aperto aperti chiuso chiudete orari " +
    "ora giorno settimana mese oggi domani lunedi martedi mercoledi giovedi venerdi sabato domenica minuti bambini " +
    "permesso compreso incluso disponibile colazione parcheggio indirizzo telefono prenotare cancellare consegna pagamento appuntamento",
};
/** Words one slip away from those that are words themselves. */
const OTHER_WORDS = new Set(
  (
    "closes includes kong gave seek coast pride dies ray rice dose moth timer closer tome pong " +
    "chiudo ira dive cime cone pezzo orario nora rari romani messe premesso sprite compresso orafi tree " +
    "doa rem calor vapor preso perco ida horta seta home cia ria gem once"
  ).split(" "),
);
const MIN_CHARACTERS = 3;
const MAX_CHARACTERS = 12;
/** A letter too many or too few makes another word of a shorter one. */
const LONG_ENOUGH = 4;
const MAX_SLIPS = 6;

const ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

/** The width of a key in thirds of it. */
const KEY = 3;

/** Whether two letters are side by side on a keyboard, in one row or in two. */
function isBeside(one: string, other: string): boolean {
  const placeOf = (letter: string): readonly [row: number, at: number] => {
    const row = ROWS.findIndex((letters) => letters.includes(letter));
    // In thirds of a key: each row stands one further to the right.
    return [row, 3 * (ROWS[row]?.indexOf(letter) ?? -9) + row];
  };
  const [[row, at], [other_row, other_at]] = [placeOf(one), placeOf(other)];
  return row >= 0 && other_row >= 0 && Math.abs(row - other_row) <= 1 && Math.abs(at - other_at) <= KEY;
}

/** Whether a letter of a word is one too many: the key was hit twice, or its neighbour with it. */
function isExtra(letter: string, before: string, after: string): boolean {
  return [before, after].some((next) => next === letter || (next !== "" && isBeside(next, letter)));
}

/** Whether one word is the other with one slip: a neighbouring key, two letters in the wrong order, one too many or too few. */
function isSlipOf(word: string, meant: string): boolean {
  let at = 0;
  while (at < word.length && word.charAt(at) === meant.charAt(at)) at += 1;
  const [rest, due, before] = [word.slice(at), meant.slice(at), word.charAt(at - 1)];
  const [one, other] = [rest.charAt(0), due.charAt(0)];
  if (rest.length === due.length) {
    if (rest.slice(1) === due.slice(1)) return isBeside(one, other);
    return rest.slice(2) === due.slice(2) && one === due.charAt(1) && rest.charAt(1) === other;
  }
  if (Math.min(word.length, meant.length) < LONG_ENOUGH) return false;
  // A plural is no slip, nor is a word without its ending.
  if (rest.length === 1 && due === "" && one === "s") return false;
  if (rest.slice(1) === due) return isExtra(one, before, other);
  return rest === due.slice(1);
}

/** "Dogg" is "dog": the last letter typed twice. */
function withoutDouble(word: string, words: ReadonlySet<string>): string | undefined {
  const once = word.slice(0, -1);
  return once.length >= MIN_CHARACTERS && once.at(-1) === word.at(-1) && words.has(once) ? once : undefined;
}

const meantIn = byLocale((locale: Exclude<Locale, "ja">): readonly string[] => MEANT[locale].split(" "));

/** Words without accents, which nobody sets by a slip, and without an apostrophe behind them. */
const WORD = /(?<![\p{L}\p{M}])[A-Za-z]+(?![\p{L}\p{M}'’])/gu;

/** Words of a text that nobody says and that are one slip away from a word of asking; names are none. */
export function findKeySlips(text: string, locale: Locale): KeySlip[] {
  if (locale === "ja") return [];
  const words = vocabularyOf(locale);
  const slips: KeySlip[] = [];
  const isShouted = !/\p{Ll}/u.test(text);
  const read = new Set<string>();
  for (const { 0: written, index } of text.slice(0, MAX_QUESTION_CHARACTERS).matchAll(WORD)) {
    if (slips.length === MAX_SLIPS) break;
    const word = fold(written);
    if (read.has(word)) continue;
    read.add(word);
    if (word.length < MIN_CHARACTERS || word.length > MAX_CHARACTERS || words.has(word)) continue;
    if (OTHER_WORDS.has(word) || meantIn(locale).includes(word)) continue;
    if (index > 0 && /^\p{Lu}/u.test(written) && !isShouted) continue;
    const meant = meantIn(locale).find((one) => isSlipOf(word, one)) ?? withoutDouble(word, words);
    if (meant !== undefined) slips.push({ word: written, meant });
  }
  return slips;
}

/** The text with the words that were meant. */
export function mendKeySlips(text: string, slips: readonly KeySlip[]): string {
  const meant = new Map(slips.map((slip) => [slip.word, slip.meant]));
  return slips.length === 0 ? text : text.replace(WORD, (word) => meant.get(word) ?? word);
}
