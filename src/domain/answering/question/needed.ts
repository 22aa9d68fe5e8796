/**
 * What a customer has to bring or show ("What do I need to bring?", "Quali documenti servono?"): how it is asked for, and how a
 * page says it.
 */
import type { Locale } from "../../../contract/locale.ts";

const ASKED: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:do|should|must) (?:i|we) (?:need to |have to )?(?:bring|take) (?:anything|something)\b(?: with (?:me|us))?|\bwhat (?:(?!(?:can|costs?|charges?|fees?|prices?|times?|days?)\b)[\w']+ ){0,5}(?:bring|take along|take with (?:me|us)|have with me)\b(?: with me| along)?|^(?:and |so )?what do (?:i|we) need(?: with me| to show)?(?=[ ?!.]*$)|\bwhat do (?:i|we) need to (?=(?:rent|hire|register|enrol|sign up|check in|join)\b)|\b(?:what|which) (?:documents?|papers|id|identification)\b(?: (?:do|should|must|will|would|i|we|you|need|have|to|show|bring|are|is|needed|required|necessary))*|\b(?:documents|papers) (?:needed|required)\b|\brequired documents\b/,
  "pt-BR":
    /\b(?:precis[ao]|precisamos|devo|tenho que|tem que) (?:levar|trazer) (?:algo|alguma coisa|algum documento)\b|\b(?:o que|quais?) (?:(?!pos|pod|da\b|cust|valor|precos?\b|taxa|dias?\b|hora)\w+ ){0,4}(?:levar|levo|trazer|trago|apresentar|apresento)\b|\b(?:que|quais) (?:sao os )?documentos?\b(?: (?:e|sao|eu|preciso|precisa|precisam|tenho|tem|que|de|necessarios?|devo|levar|levo|trazer|apresentar|pedem|pede|voces|exigem))*|\bdocumentos? (?:necessari|exigid)[oa]s?\b/,
  it: /\b(?:devo|dobbiamo|bisogna|serve) portare (?:qualcosa|qualche documento)\b|\b(?:cosa|quali?) (?:(?!poss|si puo|cost|prezz|tariff|giorn|or[ae]\b)\w+ ){0,4}(?:portare|porto|portarmi|presentare|esibire)\b|\b(?:che|quali) (?:sono i )?document[oi]\b(?: (?:mi|ci|servono|serve|devo|dobbiamo|bisogna|occorrono|occorre|portare|presentare|sono|necessari|richiesti|richiedete|vogliono))*|\bdocumenti (?:necessari|richiesti)\b/,
  ja: /(?:必要な)?持ち物(?:は何)?|何(?:を|か|が)?(?:持って(?:い[けくき]|行[けくき]|来)|持参|用意)(?:ば)?|必要な(?:書類|もの|物)|どんな(?:書類|もの|物)が(?:必要|い[りる])|(?:書類|身分証\S{0,3})は(?:何|必要|い[りる])/,
};

const PAPERS =
  "(?:cards?|id|passports?|licen[cs]es?|documents?|certificates?|proof|forms?|rg|cpf|cnh|documentos?|identidade|passaporte|carteir\\w+|comprovante|atestado|carta d'identita|document[oi]|passaporto|patente|codice fiscale|tessera|certificato)";
const BACK = String.raw`(?! (?:\w+ ){0,4}(?:back|de volta|indietro)\b)`;
const SHOWN = new RegExp(
  [
    String.raw`\b(?:please|should|must|have to|need to|also) bring\b${BACK}`,
    String.raw`^(?:[-*•] )?bring\b${BACK}`,
    String.raw`\b(?:traga|tragam|trazer|leve|levem)\b${BACK}`,
    String.raw`\b(?:portate|portino|porti|portarsi|portare con|(?:bisogna|occorre|deve|devono|si prega di|da) portare)\b${BACK}`,
    String.raw`\b(?:show|present|produce|need|requires?|required|apresent\w+|mostr\w+|exib\w+|exig\w+|precis\w+|necessari\w+|esib\w+|present\w+|richie\w+|occorr\w+|(?<!\bnon )serv\w+)\b(?! no\b).{0,50}\b${PAPERS}\b`,
    String.raw`\b(?:identity card|photo id)\b|持参|お持ちください|ご?提示|身分証|保険証`,
  ].join("|"),
);

/** What is asked of customers by other words; the first stands for what is asked, the others are found as its synonyms. */
export const NEEDED_WORDS: Readonly<Record<Locale, string>> = {
  en: "documents bring passport licence id",
  "pt-BR": "documentos trazer apresentar passaporte rg",
  it: "documenti portare presentare esibire passaporto patente",
  ja: "書類 持参 提示 身分",
};

/** What a folded question says where it asks for nothing else; undefined where it does not ask for it. */
export function saysNeeded(folded: string, locale: Locale): string | undefined {
  return ASKED[locale].exec(folded)?.[0];
}

/** Whether a folded sentence says what to bring or to show; a thing may also stand under a heading that says so. */
export function showsNeeded(folded: string): true | undefined {
  return SHOWN.test(folded) || undefined;
}
