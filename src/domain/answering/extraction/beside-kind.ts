/**
 * What a list holds beside the kind that its heading names: below "Rooms" breakfast and the dog, below "Bikes" a helmet, below
 * "Tickets" the booking fee. The cheapest room is none of these.
 */
import type { Locale } from "../../../contract/locale.ts";
import { fold } from "../../language/normalise.ts";
import type { Asked } from "../question/question.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { withoutMark } from "../text/lists.ts";

/** Kinds of which it is known what is told beside them: lodging, what is hired, what is attended. Accessories are things of their own. */
const KIND: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:room|suite|apartment|flat|cabin|chalet|pitch|bike|bicycle|car|van|boat|kayak|canoe|ticket|tour|course|class)(?:e?s)?\b/,
  "pt-BR":
    /\b(?:quarto|suite|apartamento|chale|cabana|bicicleta|bike|carro|barco|caiaque|ingresso|bilhete|passeio|tour|curso|aula)s?\b/,
  it: /\b(?:camer[ae]|stanz[ae]|suite|appartament[oi]|chalet|piazzol[ae]|bici(?:clett[ae])?|auto|barc(?:a|he)|kayak|cano[ae]|bigliett[oi]|tour|visit[ae]|cors[oi]|lezion[ei])\b/,
  ja: /部屋|客室|自転車|車|ボート|カヤック|チケット|入場券|ツアー|コース|レッスン/,
};

/** How a folded row of something else begins, or in English and Japanese ends: "Extra bed", "Café da manhã", 予約手数料. */
const BESIDE: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:breakfast|lunch|dinner|half board|parking(?: (?:space|place|spot))?|dog|cat|pet|cot|crib|(?:extra|baby) bed|(?:child|baby|booster)(?:'s)? seat|helmet|lock|deposit|tax(?:es)?|fee|charge|surcharge|insurance|cleaning|towel|linen|wi-?fi|check-?(?:in|out)|delivery|pick-?up|locker|audio guide|voucher|(?:mat|towel|locker) (?:rental|hire))s?$/,
  "pt-BR":
    /^(?:cafe da manha|almoco|jantar|meia pensao|estacionamento|vagas? (?:de|para|no) \w+|garagem|cachorro|cao|caes|gato|pet|animal|animais|berco|cama extra|cadeirinha|capacete|cadeado|caucao|deposito|taxa|seguro|limpeza|toalha|wi-?fi|check-?(?:in|out)|entrega|retirada|armario|audioguia|desconto)s?\b/,
  it: /^(?:colazion[ei]|pranzo|cena|mezza pensione|parcheggio|post[oi] auto|garage|can[ei]|gatt[oi]|animal[ei]|culla|letto (?:aggiuntivo|extra)|seggiolino|casc(?:o|hi)|lucchett[oi]|cauzione|deposito|tass[ae]|commission[ei]|supplement[oi]|assicurazione|pulizi[ae]|asciugaman[oi]|biancheria|wi-?fi|check-?(?:in|out)|consegna|ritiro|armadiett[oi]|audioguid[ae]|scont[oi])\b/,
  ja: /(?:朝食|昼食|夕食|駐車場|犬|ペット|猫|追加ベッド|ベビーベッド|チャイルドシート|ヘルメット|鍵|手数料|税|保証金|デポジット|保険|清掃費?|タオル|配達|ロッカー|音声ガイド|割引)$/,
};

/** What is taken off a price is none: "Students: 20% off". */
const REDUCED = /\boff\b|\bdiscount|\bdesconto|\bscont|割引|オフ|引き/;

/** The name of a folded row: up to its price, a bracket, or what it is for. */
const NAME = /^[^:：(（\d€$£¥–—]{1,60}/u;
const BEHIND = / (?:for|per|with|in|on|an?|each|r\$|chf|eur|usd|gbp|-)(?: .*)?$/;

/** Whether a folded text names such a kind. */
export const isOfKind = (folded: string, locale: Locale): boolean => KIND[locale].test(folded);

/** Whether a row is known to tell of something beside the kind of thing that was asked for, or that a folded text names, or of what is taken off its price. */
export function isBesideKind(
  { text }: Pick<RankedSentence, "text">,
  { folded, locale }: Pick<Asked, "folded" | "locale">,
  kind = folded,
): boolean {
  if (!isOfKind(kind, locale)) return false;
  const row = fold(withoutMark(text));
  if (REDUCED.test(row)) return !REDUCED.test(folded);
  const name = (NAME.exec(row)?.[0] ?? "").replace(BEHIND, "").trim();
  const [beside] = BESIDE[locale].exec(name) ?? [];
  return beside !== undefined && !folded.includes(beside);
}
