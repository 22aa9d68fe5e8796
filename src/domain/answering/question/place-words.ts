/** How people speak of the places of a business: the words for one, the other one, and the one that was just spoken of. */
import type { Locale } from "../../../contract/locale.ts";

interface PlaceWords {
  /** A folded word that means any of them. */
  readonly place: RegExp;
  /** A whole folded message that asks for the other one of two. */
  readonly other: RegExp;
  /** Signs that the one spoken of is meant. */
  readonly there: RegExp;
}

const PLACES = {
  en: "branch|shop|store|place|practice|office|location|site|salon|clinic|studio|restaurant|gym|cafe|surgery|one",
  "pt-BR":
    "unidade|loja|filial|sede|consultorio|clinica|restaurante|academia|padaria|estudio|salao|escritorio|endereco",
  it: "sede|negozio|filiale|studio|palestra|ristorante|ambulatorio|locale|salone|ufficio|indirizzo",
  ja: "お?店舗?|支店|[医病]?院|教室|会場|場所|ところ|方|ほう",
} as const satisfies Readonly<Record<Locale, string>>;

const whole = (pattern: string): RegExp => new RegExp(`^${pattern}[ ?!.。？]*$`, "u");

/** How each language speaks of them. */
export const PLACE_WORDS: Readonly<Record<Locale, PlaceWords>> = {
  en: {
    place: whole(`(?:${PLACES.en})`),
    other: whole(
      `(?:(?:and|but|so|ok|then|what about|how about),? )*(?:(?:in|at|for|from|of) )?(?:the )?(?:other|second)(?: (?:${PLACES.en}))?(?: too| as well)?`,
    ),
    there: new RegExp(
      `^(?!.*\\b(?:he|she|they)\\b).*(?:(?<!\\b(?:is|are|was|were) )\\bthere\\b|\\b(?:that|this) (?:${PLACES.en})\\b)`,
      "u",
    ),
  },
  "pt-BR": {
    place: whole(`(?:${PLACES["pt-BR"]})`),
    other: whole(
      `(?:(?:e|mas|entao),? )*(?:(?:[oa] )?(?:em|na|no|da|do|a|o|para a|para o|pra|pro) )?outr[ao](?: (?:${PLACES["pt-BR"]}))?(?: tambem)?`,
    ),
    there: new RegExp(`\\b(?:la|ai)\\b|\\bness[ae](?: (?:${PLACES["pt-BR"]}))?\\b`, "u"),
  },
  it: {
    place: whole(`(?:${PLACES.it})`),
    other: whole(
      `(?:(?:e|ma|invece),? )*(?:(?:quell[oa] )?(?:(?:n|d)ell'|all'|per l'|l'|in quell'))?altr[oa](?: (?:${PLACES.it}))?(?: invece)?`,
    ),
    there: new RegExp(`\\bli\\b|\\b(?:in|a) quell[ao] (?:${PLACES.it})\\b`, "u"),
  },
  ja: {
    place: whole(`(?:${PLACES.ja})`),
    other: whole(
      `(?:では|じゃあ|それなら)?、?(?:もう(?:1|一|ひと)つの?|(?:他|ほか|別)の)(?:${PLACES.ja})?(?:は|では|だと|も)?(?:どう|いかが)?(?:です|でしょう)?か?`,
    ),
    there: /そこ|そちら|その(?:お?店|支店|院)/u,
  },
};
