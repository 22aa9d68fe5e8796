/**
 * What customers lost or left behind ("I lost my gloves", "I left my phone in your shop"): whatever it was, they ask for the lost
 * property. A key may be the shop's own, and of a telephone or a card other things are asked, unless it was lost there.
 */
import type { Locale } from "../../contract/locale.ts";

const BELONGINGS: Readonly<Record<Locale, string>> = {
  en: "wallet|purse|umbrella|gloves?|scarf|hat|cap|jacket|coat|jumper|sweater|(?:sun)?glasses|watch|rings?|earrings?|necklace|bracelet|(?:hand)?bag|backpack|rucksack|camera|headphones|bottle|toy|teddy|towel|things?|stuff",
  "pt-BR":
    "carteira(?! d[aeo]\\b)|guarda-chuva|luvas?|cachecol|chapeu|bone|casaco|jaqueta|blusa|oculos|relogio|anel|brincos?|colar|bolsa|mochila|camera|fones?|garrafa|brinquedo|toalha|coisas?",
  it: "portafogli?o?|borsellino|ombrello|guant[oi]|sciarpa|cappello|giacca|giubbotto|cappotto|maglione|occhiali|orologio|anello|orecchin[oi]|collana|bracciale|borsa|zaino|macchina fotografica|cuffie|borraccia|giocattolo|asciugamano|cose",
  ja: "財布|傘|手袋|マフラー|帽子|上着|コート|ジャケット|眼鏡|めがね|メガネ|サングラス|時計|指輪|ピアス|ネックレス|かばん|カバン|鞄|バッグ|リュック|カメラ|イヤホン|水筒|おもちゃ|タオル|荷物",
};
const ENGLISH_LOST = String.raw`\b(?:i|we)(?:'ve| have)?(?: just)? (?:lost|left|forgot|forgotten|mislaid|misplaced) (?:my|our|an?|some)`;
const PORTUGUESE_LOST = String.raw`\b(?:eu )?(?:perdi|esqueci|deixei)(?: [oa]s?)? (?:meus?|minhas?|uma?)`;
const ITALIAN_LOST = String.raw`\b(?:ho|abbiamo) (?:perso|dimenticato|lasciato|smarrito) (?:(?:il|la|lo|i|gli|le|un|una|uno)(?: mi\w+| nostr\w)? |l'|un')`;

/** The phrase in folded text, and the plain words for it. */
export const LOST: Readonly<Record<Locale, readonly [said: RegExp, plain: string]>> = {
  en: [
    new RegExp(
      String.raw`${ENGLISH_LOST} (?:(?:${BELONGINGS.en})\b(?: (?:(?:in|at|with|on) (?:you\w*|the)(?: \w+)?|behind|there|here))?|[\w' -]{2,24}? (?:(?:in|at) your \w+|at your place|with you\b))`,
      "g",
    ),
    "lost property",
  ],
  "pt-BR": [
    new RegExp(
      String.raw`${PORTUGUESE_LOST} (?:(?:${BELONGINGS["pt-BR"]})\b(?: (?:n[ao]s? \w+|ai|la|com voces))?|\S{2,24} (?:n[ao] (?:sua |seu )?(?:loja|hotel|restaurante|academia|clinica|recepcao)\b|ai\b|com voces))`,
      "g",
    ),
    "objetos perdidos",
  ],
  it: [
    new RegExp(
      String.raw`${ITALIAN_LOST}(?:(?:${BELONGINGS.it})\b(?: (?:(?:in|nel|nella|al|alla|sul) \S+|da voi|li|qui))?|\S{2,24} (?:(?:in|nel vostro|nella vostra) (?:negozio|albergo|hotel|ristorante|palestra|studio)\b|da voi))`,
      "g",
    ),
    "oggetti smarriti",
  ],
  ja: [
    new RegExp(
      `(?:${BELONGINGS.ja})(?:を|が)?(?:なく|無く|失く|忘れ|落と|置き忘れ|置いてき)[^。?！!]{0,12}`,
      "g",
    ),
    "忘れ物",
  ],
};
