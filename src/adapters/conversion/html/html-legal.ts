/** The small print at the foot of a web page that tells nobody anything: whose the rights are, and ways to the terms. */

/** Longer ones say more. */
const LONGEST_LINE = 300;
const RIGHTS =
  /©|(?:\(c\)|copyright)\s*(?:\(c\)\s*)?(?:19|20)\d\d|all rights reserved|todos os direitos reservados|tutti i diritti (?:sono )?riservati|無断(?:転載|複製)/iu;
const OF_OTHERS =
  /^(?:all (?:other )?(?:trademarks|product names|logos).{0,80}(?:property|properties) of their.{0,40}owners|this site is protected by recaptcha.{0,120}|(?:proudly )?powered by \S+(?: \S+){0,2})\.?$/iu;
/** What such a line is made of, in the four languages: signs, years and the ways to further pages. */
const SMALL_PRINT =
  /©|\(c\)|copyright|all rights reserved|todos os direitos reservados|tutti i diritti (?:sono )?riservati|無断(?:転載|複製)(?:を|・複製を|・転載を)?(?:禁じます|禁止)?|\b(?:19|20)\d\d\b(?:\s*[-–—~〜]\s*(?:(?:19|20)\d\d|present|today|oggi|hoje|現在)?)?|privacy(?: (?:policy|notice|statement))?|(?:política|aviso) de privacidade|informativa (?:sulla )?privacy|プライバシーポリシー|個人情報保護方針|cookies?(?: (?:policy|settings|preferences|notice))?|política de cookies|terms(?: (?:of|and|&) (?:use|service|conditions))?|termos de (?:uso|serviço)|termini (?:e condizioni|di servizio)|利用規約|imprint|legal (?:notice|information)|aviso legal|note legali|特定商取引法に基づく表記|sitemap|site map|mapa do site|mappa del sito|サイトマップ|powered by/giu;
/** The name of the owner. */
const MOST_NAME_WORDS = 5;
const MOST_NAME_CHARACTERS = 50;

/** Whether a block of a page is nothing but that; one with an address, a number or a sentence of its own is not. */
export function isLegalLine(text: string): boolean {
  if (text.length > LONGEST_LINE) return false;
  const line = text.replace(/\s+/gu, " ").trim();
  if (OF_OTHERS.test(line)) return true;
  if (!RIGHTS.test(line)) return false;
  const rest = line
    .replace(SMALL_PRINT, " ")
    .replace(/(?:^|\s)[\p{P}\p{S}]+(?=\s|$)/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
  const isOneName = rest.split(" ").length <= MOST_NAME_WORDS && rest.length <= MOST_NAME_CHARACTERS;
  return isOneName && !/\d|@|[.。!?:：]\s*\S+\s+\S/u.test(rest.replace(/\b(?:inc|ltd|co|corp|s)\./giu, ""));
}
