/** "Do you sell used cars?" is not answered by "We buy used cars", nor the other way round: both words are near to each other. */
import type { Locale } from "../../../contract/locale.ts";
import { fold } from "../../language/normalise.ts";
import type { Extract } from "../extraction/extract.ts";
import type { ReadQuestion } from "../question/question.ts";

/** How a deal is asked for, and how a page tells it; of folded text. */
interface Deal {
  readonly asked: RegExp;
  readonly told: RegExp;
}
/** What the business gives, and what it takes. */
type Trade = readonly [sells: Deal, buys: Deal];

const TRADES: Readonly<Record<Locale, Trade>> = {
  en: [
    {
      asked: /\b(?:do|can|would|will) you (?:\w+ )?sell\b|\b(?:can|could|may) (?:i|we) (?:\w+ )?buy\b/,
      told: /\b(?:sell|sold|selling|for sale|on sale)\b|\bbuy (?:\w+ )?(?:from us|here|at)\b/,
    },
    {
      asked:
        /\b(?:do|would|will) you (?:\w+ )?(?:buy|purchase)\b|\b(?:can|could|may) (?:i|we) sell (?:you|my|our)\b/,
      told: /\bwe (?:\w+ )?(?:buy|purchase|take)\b|\bbuy(?:ing)? (?:back|in|your)\b|\bpart[- ]exchange\b|\btrade[- ]ins?\b/,
    },
  ],
  "pt-BR": [
    {
      asked: /\bvendem\b|\bvoces? vendem?\b|\b(?:posso|podemos|da (?:pra|para)) comprar\b/,
      told: /\bvend\w+|\ba venda\b/,
    },
    {
      asked: /\bcompram\b|\bvoces? compram?\b|\b(?:posso|podemos|quero) vender (?:pra|para) voces\b/,
      told: /\b(?:re)?compramos\b|\baceitamos\b|\bna troca\b/,
    },
  ],
  it: [
    {
      asked: /\bvendete\b|\b(?:posso|possiamo|si puo) comprare\b/,
      told: /\bvend\w+|\bin vendita\b/,
    },
    {
      asked: /\b(?:comprate|acquistate)\b|\b(?:posso|possiamo) vender(?:vi|e a voi)\b/,
      told: /\b(?:compriamo|acquistiamo|ritiriamo)\b|\bpermut\w+/,
    },
  ],
  ja: [
    {
      asked: /(?:販売し|売っ)て(?:い)?ま(?:す|せん)|買えま(?:す|せん)/,
      told: /販売|売って|売り場|お求め|お買い?求め/,
    },
    {
      asked: /買い?取(?:って|り)[^。]{0,12}(?:か|[?？])/,
      told: /買い?取|下取/,
    },
  ],
};

/** Whether it was asked if something is sold, and only that it is bought is told; or the other way round. */
export function tellsOppositeTrade(
  { folded, locale }: Pick<ReadQuestion, "folded" | "locale">,
  { sentences }: Pick<Extract, "sentences">,
): boolean {
  const [sells, buys] = TRADES[locale];
  const isOpposite = (wanted: Deal, other: Deal): boolean => {
    if (!wanted.asked.test(folded) || other.asked.test(folded)) return false;
    const told = sentences.map(({ text }) => fold(text));
    return told.some((text) => other.told.test(text)) && !told.some((text) => wanted.told.test(text));
  };
  return isOpposite(sells, buys) || isOpposite(buys, sells);
}
