/**
 * "Can my 6 year old come?" names nothing but an age. Where one sentence of all that was found says who may come, that one answers it.
 */
import type { Locale } from "../../../contract/locale.ts";
import { fold } from "../../language/normalise.ts";
import { sentenceAt } from "../../language/sentences.ts";
import type { Extract } from "../extraction/extract.ts";
import { hasContext } from "../question/asked-terms.ts";
import { asksYesOrNo } from "../question/question.ts";
import type { RankedPassage } from "../ranking/rank.ts";
import { contentOf, type WeighedQuestion } from "../ranking/weigh.ts";
import { FEW_PASSAGES } from "../ranking/weights.ts";

/** Who may come, by age; of folded text. */
const ADMITS: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:minimum age|(?:no|not (?:for|suitable for)) (?:children )?under[- ]?\d|(?:children|kids|guests|everyone|anyone|ages?|young people)\b[^.;]{0,40}\b(?:welcome|allowed|admitted|accepted|can come|may come|join)\b[^.;]*\d|(?:welcome|allowed|suitable|open)\b[^.;]{0,30}\b(?:from|over|under|aged?)\b[^.;]{0,20}\d|\d+ (?:years )?(?:and|or) (?:over|older|above))/,
  "pt-BR":
    /\bidade minima\b|\b(?:criancas?|menores|todos)\b[^.;]{0,40}\b(?:podem|pode|bem-vind\w+|permitid\w+|aceit\w+|entram)\b[^.;]*\d|\b(?:aceitamos|recebemos|permitid\w+|indicad\w+)\b[^.;]{0,30}\ba partir d[eo]s? \d|\bnao\b[^.;]{0,30}\bmenores de \d/,
  it: /\beta minima\b|\b(?:bambin\w+|ragazz\w+|minori)\b[^.;]{0,40}\b(?:possono|benvenut\w+|ammess\w+|accett\w+|entrano)\b[^.;]*\d|\b(?:accettiamo|accogliamo|ammess\w+|adatt\w+)\b[^.;]{0,30}\b(?:da[il]?|sopra i|dagli) \d|\bnon\b[^.;]{0,30}\bsotto (?:i|gli) \d/,
  ja: /\d歳(?:以上|から|未満)[^。]{0,20}(?:可能|いただけ|歓迎|ご遠慮|不可|できません|参加|入れ)|(?:対象|参加)年齢[^。]{0,6}\d|年齢制限/,
};

/** Whether nothing but an age was asked for, and the answer holds the one sentence that says for which ages it is. */
export function admitsAge(
  question: WeighedQuestion,
  { sentences }: Pick<Extract, "sentences">,
  found: readonly RankedPassage[],
): boolean {
  const { kind, locale, passages, weighed } = question;
  if (kind !== "age" || passages > FEW_PASSAGES || hasContext(question) || !asksYesOrNo(question))
    return false;
  if (contentOf(question).some((at) => weighed[at]?.kind !== "number")) return false;
  const admitting = found.flatMap((from) =>
    from.sentences.flatMap((_, index) =>
      ADMITS[locale].test(fold(sentenceAt(from.passage, index))) ? [{ from, index }] : [],
    ),
  );
  const [only, ...others] = admitting;
  return (
    others.length === 0 &&
    sentences.some((one) => one.shows === true && one.from === only?.from && one.index === only.index)
  );
}
