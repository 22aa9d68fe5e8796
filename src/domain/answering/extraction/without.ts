/**
 * "Which dishes are gluten-free?" is not answered by the dish that contains gluten, nor "Which plan has backups?" by the one
 * without: rows that deny what was asked for, or have what was asked to be absent, though they hold the same words.
 */
import type { Locale } from "../../../contract/locale.ts";
import { analyse } from "../../language/analyse.ts";
import { fold } from "../../language/normalise.ts";
import { isMeasure } from "../question/measures.ts";
import type { Asked } from "../question/question.ts";
import { asksOfAll, asksWhich } from "../question/which.ts";
import { isFound, wholeOf } from "../ranking/match.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { gistOf } from "../ranking/weigh.ts";
import { isRow } from "./rows.ts";

/** What is said to be absent, in folded text: "gluten-free", "without nuts or milk", "no backups". */
const ABSENT: Readonly<Record<Locale, RegExp>> = {
  en: /(?<!\p{L})(?:\p{L}{1,30}-|(?:gluten|wheat|dairy|lactose|milk|egg|nut|soy|sugar|meat|alcohol|caffeine|smoke|step) )free\b(?! of\b| from\b)|(?:\b(?:without|no|free (?:of|from))|(?:\bnot?|n't) (?:contain|include|have|allow|accept|offer|serve)) (?:any |the |an? )?\p{L}+(?:(?:,| n?or) \p{L}+)*/gu,
  "pt-BR":
    /\b(?:sem|nenhuma?|livres? de|isent[oa]s? de|nao (?:contem|inclu(?:i|em)|levam?|tem)) (?:[ao]s? )?\p{L}+(?:(?:,| ou| nem) \p{L}+)*/gu,
  it: /\b(?:senza|nessun[ao]?|priv[oaie] di|non (?:contengono|contiene|includ[eo]\p{L}{0,2}|comprend[eo]\p{L}{0,2}|ha|hanno)) (?:(?:il|lo|la|i|gli|le) |l')?\p{L}+(?:(?:,| o| ne) \p{L}+)*/gu,
  ja: /[\p{Script=Han}\p{Script=Katakana}ー]{1,20}(?:フリー|なし|抜き|不使用|不可|を?含まない|は?付きません|は?含まれません|[のがは](?:ない|無い|付いていない|ついていない|付かない|つかない)(?=\p{Script=Han}|もの|の|プラン|コース))/gu,
};

/** A cell that says that there is none, behind what stands above it: "Balcony no". */
const NONE = /^(.{1,60}?) (?:no|none|nao|nenhum[ao]?|nessun[ao]?|なし|無し?|ない|不可|[×✗✘✕❌–—-])$/u;

/** Cells of a table's row. */
const cellsOf = (folded: string): readonly string[] => folded.split(/: |[:;、] ?/u);

/** The words of a text, and among them those of what it says to be absent and those of all else. */
function readSides(text: string, locale: Locale): Readonly<Record<"absent" | "there", ReadonlySet<string>>> {
  const folded = fold(text);
  const cells = cellsOf(folded);
  const none = cells.flatMap((cell) => NONE.exec(cell)?.[1] ?? []);
  const rest = cells.filter((cell) => !NONE.test(cell)).join(" | ");
  const absent = [...none, ...(rest.match(ABSENT[locale]) ?? [])].join(" ");
  return {
    absent: new Set(analyse(absent, locale)),
    there: new Set(analyse(rest.replaceAll(ABSENT[locale], " | "), locale)),
  };
}

/** The sentences without rows that say the opposite of what was asked for, where others say it and hold as much of the question. */
export function withoutOpposite<S extends RankedSentence>(ranked: readonly S[], asked: Asked): readonly S[] {
  const isSaid = (folded: string): boolean =>
    folded.search(ABSENT[asked.locale]) >= 0 || cellsOf(folded).some((cell) => NONE.test(cell));
  const rows = ranked.filter(isRow);
  // "No fee" is the answer to who asks what the fee is.
  const mayDeny = !isMeasure(asked.kind) && !asksOfAll(asked) && rows.some(({ text }) => isSaid(fold(text)));
  if (!isSaid(asked.folded) && !mayDeny) return ranked;
  const gist = gistOf(asked);
  const question = readSides(asked.folded, asked.locale);
  const told = rows.map((row) => ({ row, sides: readSides(row.text, asked.locale) }));
  const opposite = new Set<S>();
  for (const at of gist) {
    const has = (words: ReadonlySet<string>): boolean =>
      asked.terms[at]?.variants.some((variant) => words.has(variant)) ?? false;
    const [wanted, other] = has(question.absent)
      ? (["absent", "there"] as const)
      : (["there", "absent"] as const);
    const right = told.filter(({ sides }) => has(sides[wanted])).map(({ row }) => wholeOf(row));
    // Of those without a balcony none is known from those that have one.
    const isSure = right.length > 0 || (wanted === "absent" && asksWhich(asked));
    const isOnlyHere = (row: S) => (one: number) =>
      right.length > 0 && isFound(wholeOf(row), one) && !right.some((found) => isFound(found, one));
    for (const { row, sides } of told)
      if (isSure && !has(sides[wanted]) && has(sides[other]) && !gist.some(isOnlyHere(row)))
        opposite.add(row);
  }
  return opposite.size > 0 ? ranked.filter((row) => !opposite.has(row)) : ranked;
}
