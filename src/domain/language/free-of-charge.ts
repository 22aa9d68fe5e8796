/**
 * Whoever asks whether something is free asks what it costs: "Is wifi free?", "Do children pay?", 駐車場は有料ですか. Pages tell it in
 * other words ("at no extra cost") or tell the price; that a step-free shower is somewhere is neither. The word itself only adds to what is found.
 */
import type { Locale } from "../../contract/locale.ts";
import type { Idiom } from "./hours-idioms.ts";
import { fold } from "./normalise.ts";

/** Who gets in or takes part. */
const PAYERS =
  "(?:[\\w'-]+ )?(?:kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|infants?|under[- ](?:\\d+s?|\\w+s)|teen(?:ager)?s?|dogs?|pets?|students?|seniors?|pensioners?|members|carers?|teachers?)";
/** What is free in another way: tables and days are not taken, and bread has no gluten. */
const TAKEN = String.raw`you|we|they|he|she|anyone|anybody|someone|tables?|rooms?|slots?|seats?|spaces?|spots?|places?|lines?|courts?|appointments?|dates?|anything|it all|\w+day|weekends?|morning|evening|afternoon|week|today|tomorrow|tonight|\d[\w:.]*|at|on|in|gluten|dairy|lactose|sugar|nuts?|alcohol|smoke|meat|fat|egg|wheat|hassle|step|stress|ad|pet|car`;
const NOT_TAKEN = `(?!(?:.* )?(?:${TAKEN}) )`;

const ENGLISH: readonly Idiom[] = [
  [
    new RegExp(
      String.raw`^(?:(?:do you (?:have|offer|provide)|is there|have you got|any) )?free (?!(?:trials?|time|gifts?|samples?|${TAKEN})\b)([\w' -]{3,30}?)(?=[ ?!.]*$)|^${NOT_TAKEN}([\w-]{3,20}) free(?=[ ?!.]*$)`,
      "g",
    ),
    "how much is $1$2 gratis",
  ],
  // Who is free has time, and a table that is free is not taken.
  [
    /^(are you|is (?:an?|the|any|anyone|there an?) ?(?:\w+)?) free (?=on |at |for \d|this |next |\w*day|to(?:morrow|night)|now)/g,
    "$1 available ",
  ],
  [
    /^(?:is it free to (\w+)|can (?:i|we) (\w+) (?:for free|free of charge|without charge))(?=[ ?!.]*$)/g,
    "how much is it to $1$2 gratis",
  ],
  [
    new RegExp(
      String.raw`^(?:and |so )?(?:is|are) (?:the |your )?${NOT_TAKEN}([\w' -]{2,40}?) (?:(?:completely|totally|really|always|also) )?(?:for )?(?:free(?: of charge)?|complimentary|chargeable)(?=[ ?!.]*$| for )`,
      "g",
    ),
    "how much is $1 gratis",
  ],
  [
    new RegExp(
      String.raw`^(?:do|does|can|must|should|are) (${PAYERS}) (?:(?:have to|need to|also) )?(?:pay|free|(?:get in|enter|come in|come|go|travel|ride|swim|eat)(?: in)? (?:for )?free)(?=[ ?!.]*$)`,
      "g",
    ),
    "how much is it for $1",
  ],
  [
    /^(?:do (?:i|we|you) (?:have to|need to|must) pay (?:anything )?(?:for|to (?:use|enter))|do (?:i|we) pay for|(?:do|will) you charge (?:(?:anything|me|us) )?for|is there (?:an? |any )?(?:charge|fee|cost) for) (?=\w)/g,
    "how much is ",
  ],
  [/\bfree trial\b(?: period| version)?(?=[ ?!.]*$)/g, "trial"],
  [
    /^(?:can|could|may) (?:i|we) (?:try|test) (?:it|this|you|one|the \w+)(?: out)? (?:for free|free|without paying)(?: first)?(?=[ ?!.]*$)/g,
    "is there a trial",
  ],
];

const PORTUGUESE: readonly Idiom[] = [
  [
    /^(?:e )?(?:tem|ha|oferecem|posso fazer|(?:posso|da para|da pra|consigo) (?:testar|experimentar)) ?(?:um |uma )?(?:teste|periodo de teste|versao de teste|aula experimental)? ?(?:gratis|gratuit[oa]|de graca|sem pagar)(?=[ ?!.]*$)/g,
    "tem teste",
  ],
  [
    /^(?:e )?(?:[oa]s? )?([^?!.,]{2,40}?) (?:e|sao|sai|saem|fica|ficam) (?:de graca|gratis|gratuit[oa]s?|free)(?=[ ?!.]*$| (?:para|pra)\b)/g,
    "quanto custa $1 gratis",
  ],
  [/^(?:e|sai|entra) (?:de graca|gratis|gratuit[oa]s?)(?= (?:para|pra)\b)/g, "quanto custa"],
  [
    /^(?:tem |ha |oferecem |voces tem )?(?:[oa]s? )?((?!tem|ha|posso|quero|pode)[a-z-]{3,20}(?: [a-z-]{3,20})?) (?:gratis|gratuit[oa]s?|de graca)(?=[ ?!.]*$)/g,
    "quanto custa $1 gratis",
  ],
  [
    /^(?:e )?(?:[ao]s? )?((?:cachorr|pets?\b|anima[il]|crianc|beb|menor|idos|estudant|aposentad|professor|adolescent|acompanhant)\p{L}*(?: (?:de|ate) \d+(?: anos)?)?) (?:pag\p{L}+)(?: (?:algo|alguma coisa|entrada|ingresso|tambem))?(?=[ ?!.]*$)/gu,
    "quanto custa para $1",
  ],
  [
    /^(?:tem|ha|existe) (?:alguma |uma )?taxa (?:extra )?(?:de|para|pra|pro|por|pel[oa]) (?:[oa]s? )?(?=\w{3})/g,
    "quanto custa ",
  ],
  [
    /^(?:voces )?cobr(?:a|am) (?:(?:algo|algum valor|alguma coisa|taxa|extra) )?(?:pel[oa]s?|por|para|d[eoa]s?) (?:usar )?(?:[oa]s? )?(?=\w{3})/g,
    "quanto custa ",
  ],
];

const ITALIAN: readonly Idiom[] = [
  [
    /^(?:e )?(?:c'e|fate|offrite|avete|posso fare|(?:posso|si puo|possiamo) provar(?:e|lo|la|vi)) ?(?:un |una |un')?(?:prova|periodo di prova|versione di prova)? ?(?:gratis|gratuit[oa](?:mente)?|senza pagare)(?=[ ?!.]*$)/g,
    "c'e una prova",
  ],
  [
    /^(?:e )?(?:il |lo |la |l'|i |gli |le )([^?!.,]{2,40}?) (?:e|sono) (?:gratis|gratuit[oaie]|a pagamento)(?=[ ?!.]*$| per\b)/g,
    "quanto costa $1 gratis",
  ],
  [/^(?:e|si entra|entrano) (?:gratis|gratuit[oaie]|a pagamento)(?= per\b)/g, "quanto costa"],
  [
    /^(?:c'e |ci sono |avete |offrite )?(?:il |lo |la |l'|i |gli |le )?((?!c'e|avete|posso|si )[a-z-]{3,20}(?: [a-z-]{3,20})?) (?:gratis|gratuit[oaie])(?=[ ?!.]*$)/g,
    "quanto costa $1 gratis",
  ],
  [
    /^(?:e )?(?:(?:il|lo|la|i|gli|le|l') ?)?((?:can[ei]\b|animal[ei]|bambin|ragazz|neonat|anzian|student|insegnant|pensionat|accompagnator)\p{L}*(?: (?:sotto i|fino a|di) \d+(?: anni)?)?) (?:paga(?:no)?|entrano gratis)(?: (?:qualcosa|l'ingresso|il biglietto|anche))?(?=[ ?!.]*$)/gu,
    "quanto costa per $1",
  ],
];

const FREE = "(?:無料|有料|タダ|ただ|無償)";
const JAPANESE: readonly Idiom[] = [
  [
    /無料(?:の)?(?:トライアル|体験|お試し|試用)(?:期間|版)?(?:は|って|が)?(?:あり|でき|ある)?(?:ます|る)?か?(?=[ ?。]*$)|無料で(?:お)?試(?:せ|し)[^。?]{0,6}(?=[ ?。]*$)/g,
    "お試しはありますか",
  ],
  [
    new RegExp(
      `^([^?。]{1,20}?)(?:は|って|も|が)?${FREE}(?:です|なの|なん|でしょう|になり)?(?:です|ます)?か?(?=[ ?。]*$)`,
      "g",
    ),
    "$1はいくらですか 無料",
  ],
  [
    new RegExp(
      `^${FREE}(?:の|で使える|で利用できる)([^?。]{2,16}?)(?:は|って|が)(?:あり|ござい)(?:ます)か?(?=[ ?。]*$)`,
      "g",
    ),
    "$1はいくらですか 無料",
  ],
];

/** Phrases in folded text, and the plain words for them. */
export const FREE_OF_CHARGE: Readonly<Record<Locale, readonly Idiom[]>> = {
  en: ENGLISH,
  "pt-BR": PORTUGUESE,
  it: ITALIAN,
  ja: JAPANESE,
};

/** Whether a thing is included, and how its price is asked for. */
const INCLUDED: Readonly<Record<Locale, Idiom>> = {
  en: [
    /^(?:(?:is|are) (?:the |your )?(?=.* included)|(?:do|will|would) (?:i|we|you) (?:have to |need to )?(?:pay|charge) (?:extra|separately) for (?:the )?)([\w' -]{2,40}?)(?: also)?(?: included(?: in (?:the|your) (?:\w+ )?\w+)?)?[ ?!.]*$/,
    "how much is $1",
  ],
  "pt-BR": [
    /^(?!o? ?(?:que|quais|quanto|como|quando)\b)(?:[oa]s? )?([^?!.,]{2,40}?) (?:(?:esta|estao|e|sao|ta|vem) )?(?:inclus|incluid)[oa]s?(?: n[oa] (?:preco|valor|diaria|pacote))?[ ?!.]*$/,
    "quanto custa $1",
  ],
  it: [
    /^(?!(?:e )?(?:che|cosa|cos'|quali|quanto|come|quando)\b)(?:il |lo |la |l'|i |gli |le )?([^?!.,]{2,40}?) (?:(?:e|sono) )?(?:inclus|compres)[oaie](?: ne(?:l|lla) (?:prezzo|tariffa|quota)(?: della \w+)?)?[ ?!.]*$/,
    "quanto costa $1",
  ],
  ja: [
    /^([^?。何に]{1,16}?)(?:は|も|って)(?:料金に|値段に|代金に)?(?:含まれ|込み|つい)[^?。]{0,8}[ ?。]*$/,
    "$1はいくらですか",
  ],
};

/** The price of what somebody asks to be included, as that is told where nothing says that it is; undefined for other questions. */
export function askPriceOfIncluded(text: string, locale: Locale): string | undefined {
  const folded = fold(text).trim();
  const [said, plain] = INCLUDED[locale];
  return said.test(folded) ? folded.replace(said, plain) : undefined;
}
