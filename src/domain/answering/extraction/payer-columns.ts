/**
 * "How much is it for a student?" of a table with a column for each kind of payers ("Day pass: Adult £13.50; Concession £11"): every
 * row has a price for them, so all are told, and not what else costs something for children.
 */
import { findAgeSpans, namesPerson } from "../../language/ages.ts";
import { type NumberSpan, widthAround } from "../../language/number-words.ts";
import { fold } from "../../language/normalise.ts";
import { agesOfPrice, GROWN_UPS, isForGettingIn, payersIn } from "../question/payers.ts";
import { hasContext } from "../question/asked-terms.ts";
import type { Asked } from "../question/question.ts";
import { isFound } from "../ranking/match.ts";
import type { RankedPassage, RankedSentence } from "../ranking/rank.ts";
import type { Passage } from "../text/passages.ts";
import { sentenceAt } from "../../language/sentences.ts";
import { thingOf } from "./own-row.ts";
import { isProse, labelOf, toLists } from "./rows.ts";

type Column = (folded: string) => boolean;

/** Columns of grown-ups and of children, by the words for them in a question. */
const BY_PERSON: readonly (readonly [asked: RegExp, column: RegExp])[] = [
  [GROWN_UPS, /^(?:adults?|full price|adult[oi]s?|inteira|interi?|大人|おとな|一般)/],
  [
    /\b(?:kids?|child(?:ren)?|criancas?|bambin[ioae]|bimb[ioae]|ragazzi)\b|子ども|子供|こども/,
    /^(?:child|kid|junior|under[- ]\d|crianca|infantil|menores|ate \d|bambin|bimb|ragazz|fino a \d|子|こども|小人|小学生)/,
  ],
];

/** What ends a cell: "under 18 £9" is for nobody of nine. */
const LAST_AMOUNT = /\s(?:(?:[€$£¥]|r\$) ?[\d.,]+|[\d.,]+ ?(?:[€円]|euros?|reais)|free|gratis|gratuit[oa])$/;

/** A column's ages, though it may say nothing but "6–12" or "18+". */
function spansOf(column: string): readonly NumberSpan[] {
  const head = column.replace(LAST_AMOUNT, "");
  const told = head.replace(/^(\d{1,2}) ?\+$/, "dai $1 in su").replace(/^\d{1,2} ?[-–] ?\d{1,2}$/, "$& anni");
  return findAgeSpans(told);
}

/** For whom a price is asked, as what a column for them says. */
function findColumns(asked: Asked): readonly Column[] {
  const { folded, locale } = asked;
  const ages = agesOfPrice(asked).map(
    ({ age }): Column =>
      (column) =>
        widthAround(spansOf(column), age) !== undefined,
  );
  const persons = BY_PERSON.filter(([said]) => ages.length === 0 && said.test(folded));
  const patterns = [
    ...payersIn(folded, locale).map(([, told]) => told),
    ...persons.map(([, column]) => column),
  ];
  return [
    ...ages,
    ...patterns.map(
      (pattern): Column =>
        (column) =>
          pattern.test(column),
    ),
  ];
}

/** The cells of a row behind its label, each with the head of its column. */
function cellsOf(row: Pick<RankedSentence, "text">): readonly string[] {
  const label = labelOf(row);
  const cells =
    label === "" ? [] : fold(row.text.slice(row.text.indexOf(label) + label.length + 1)).split(/[;、]/);
  return cells.map((cell) => cell.trim());
}

const PAID = /[€$£¥円]|\br\$|ユーロ|\d[.,]\d\d\b|\b(?:free|gratis|gratuit[oa]|de graca)\b|無料/;

/** Whether a row tells a price in a column for each of those who were asked for, and in another one. */
function tellsFor(row: Pick<RankedSentence, "text">, columns: readonly Column[]): boolean {
  const paid = cellsOf(row).filter((cell) => PAID.test(cell));
  return paid.length > 1 && columns.every((isFor) => paid.some(isFor) && !paid.every(isFor));
}

/** The best passage with such a table, to be read beside the best ones: its rows share no word with "for a 10 year old". */
export function findPayerTable<P extends Passage>(
  passages: readonly RankedPassage<P>[],
  asked: Asked,
): RankedPassage<P> | undefined {
  const columns = asked.kind === "price" ? findColumns(asked) : [];
  if (columns.length === 0) return undefined;
  const isOne = ({ passage }: RankedPassage<P>, index: number): boolean =>
    tellsFor({ text: sentenceAt(passage, index) }, columns);
  return passages.find((one) => one.sentences.filter((_, index) => isOne(one, index)).length > 1);
}

/** The rows of a table with prices by payers, where nothing but who pays was asked for; undefined where fewer than two are such. */
export function findPayerRows<S extends RankedSentence>(
  ranked: readonly S[],
  asked: Asked,
): readonly S[] | undefined {
  if (asked.kind !== "price" || hasContext(asked)) return undefined;
  const columns = findColumns(asked);
  if (columns.length === 0) return undefined;
  const things = thingOf(asked).filter((at) => {
    const word = asked.terms[at]?.word ?? "";
    return !namesPerson(word) && !isForGettingIn(word, asked.locale) && !columns.some((isFor) => isFor(word));
  });
  const rows = ranked.filter((row) => !isProse(row) && tellsFor(row, columns));
  const isOfThings = ({ from, index }: S): boolean =>
    things.every((at) => isFound(from.sentences[index], at) || isFound(from.heading, at));
  const list = toLists(rows).find((some) => some.every(isOfThings));
  return list && list.length > 1 ? list : undefined;
}
