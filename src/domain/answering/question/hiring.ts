/**
 * "Do you rent bikes?", "posso noleggiare una bici?": whether something may be hired. Pages mostly say it by a list of things, with a
 * price by the hour or day and no word for hiring.
 */
import type { Locale } from "../../../contract/locale.ts";

/** Japanese says it by a verb that pages use as well. */
const HIRE: Readonly<Partial<Record<Locale, RegExp>>> = {
  en: /^(?:rent|hire|borrow)$/,
  "pt-BR": /^alug(?:ar|o|a|am|amos)$/,
  it: /^(?:noleggi(?:are|ate|ano)|affitt(?:are|ate|ano))$/,
};

/** Whether an asked word is to hire the thing beside it. */
export const asksToHire = ({ word }: { readonly word: string }, locale: Locale): boolean =>
  HIRE[locale]?.test(word) === true;

const ASKED: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:(?:do|can|could|may) (?:you|i|we) )?(?:rent|hire|borrow)(?: out)? (?:an? |some |any |your |the )?(?:[\w'-]+ ){0,2}[\w'-]+[ ?!.]*$|^(?:[\w'-]+ ){1,3}(?:rentals?|hire)[ ?!.]*$|^(?:do you have )?(?:[\w'-]+ ){1,3}(?:for|to) (?:rent|hire)[ ?!.]*$/,
  "pt-BR":
    /^(?:voces? )?(?:(?:posso|podemos|da (?:para|pra)|consigo|quero|queria) )?alug(?:a|am|ar) (?:umas? |uns? )?\S+(?: \S+){0,2}[ ?!.]*$|^(?:(?:tem|fazem) )?(?:aluguel|locacao) de \S+(?: \S+){0,2}[ ?!.]*$/,
  it: /^(?:(?:posso|possiamo|si (?:puo|possono)|vorrei|voglio|vorremmo) )?(?:noleggi|affitt)(?:ate|are) (?:(?:delle|dei|degli|una?|uno|le|i|la|il) |un')?\S+(?: \S+){0,2}[ ?!.]*$|^(?:fate )?noleggio (?:di )?\S+(?: \S+){0,2}[ ?!.]*$/,
  ja: /^[^。、はをが]{1,16}(?:[はを]|って|も)(?:借り(?:られ|れ)(?:ます|る)|借りたい|レンタル(?:は?でき|して|したい)|貸し(?:出し|て)(?:い|もら|くれ))[^。、]{0,10}[。?？ ]*$|^[^。、はをが]{1,16}の(?:レンタル|貸し?出し)(?:は(?:あり|でき|し|やっ)|でき|$)[^。、]{0,10}[。?？ ]*$/,
};

/** Whether a folded question asks if something may be hired, and names nothing else. */
export const asksWhetherHired = (folded: string, locale: Locale): boolean => ASKED[locale].test(folded);
