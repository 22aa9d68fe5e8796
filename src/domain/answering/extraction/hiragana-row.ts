/**
 * Names in hiragana: "ふじは？" after what the room もみじ costs. So short a word is grammar to the index more often than not, so that
 * the row of that name is found by its label.
 */
import { fold } from "../../language/normalise.ts";
import { isMeasure } from "../question/measures.ts";
import type { Asked } from "../question/question.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { isRow, labelOf } from "./rows.ts";

const NAME =
  /^(?:では|それでは|じゃあ|なら|で)?[、,]?\s*([ぁ-ゖー]{2,10}?)(?:の場合)?(?:は|も|って|だと|なら|の(?=[^ぁ-ゖー]))/;

/** What an item begins with that has no label: "つくね（卵黄付き） 250円". */
const BEGINNING = /^(?:[-*•] )?([ぁ-ゖー]{2,10})(?=[\s（(])/u;
const nameOf = (row: RankedSentence): string => labelOf(row) || (BEGINNING.exec(row.text)?.[1] ?? "");

/** Whether a row is that of the name with which a Japanese question begins. */
export function isRowOfName(
  row: RankedSentence,
  { folded, locale }: Pick<Asked, "folded" | "locale">,
): boolean {
  if (locale !== "ja" || !isRow(row)) return false;
  const label = fold(nameOf(row));
  // The shortest reading of "はははいくら" may end within the name.
  return label !== "" && /^[ぁ-ゖー]{2,10}$/.test(label) && NAME.test(folded) && startsWith(folded, label);
}

const startsWith = (folded: string, label: string): boolean =>
  NAME.exec(folded.replace(label, "なまえ"))?.[1] === "なまえ";

/** The one row of that name, where it shows what was asked for. */
export function findRowOfName<S extends RankedSentence>(
  ranked: readonly S[],
  asked: Asked,
): readonly S[] | undefined {
  const named = ranked.filter(
    (row) => isRowOfName(row, asked) && (!isMeasure(asked.kind) || row.shows === true),
  );
  return named.length === 1 ? named : undefined;
}
