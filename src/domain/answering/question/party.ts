/**
 * "How much is the lake tour for 2 adults and 3 kids?", "… for a family?": who comes along is said beside the thing. Rows for
 * them lead where a page has some, and what else is told of families has nothing to do with the price.
 */
import type { Locale } from "../../../contract/locale.ts";
import { commonWordsOf } from "../../language/common-words.ts";
import { inOneSpelling } from "../../language/japanese-spellings.ts";
import { fold } from "../../language/normalise.ts";
import type { AskedTerm } from "./asked-terms.ts";
import { isSide } from "./sides.ts";

/**
 * Persons with their number, or as a couple or family, in a folded text. Uncounted ("for kids") they ask for a price of their
 * own, and before a noun ("a family ticket") they are part of a thing.
 */
const PARTY: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:\d{1,2}|an?|one|two|three|four|five|six|seven|eight|my|our) (?:(?:two|three|four|small|young|little) )?(people|adults?|kids?|child|children|toddlers?|baby|babies|teens?|teenagers?|seniors?|students?|grown ?ups?|couples?|family|families|friends?|wife|husband)(?=$|[?.!,;]| (?:and|or|of|on|to|in|for|at|with|aged?|who|over|under|please|from|per|the|if|one|two|three|\d)\b)/g,
  "pt-BR":
    /\b(?:\d{1,2}|uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|minhas?|meus?|nossas?|nossos?) (?:(?:dois|duas|tres) )?(pessoas?|adultos?|criancas?|bebes?|adolescentes?|idosos?|estudantes?|filh[oa]s?|casal|casais|familias?|amigos?|esposa|marido)\b|\b(casal)(?= com\b)/g,
  it: /\b(?:\d{1,2}|una?|due|tre|quattro|cinque|sei|sette|otto|mi[oae]|miei|nostr[oaie]) (?:(?:due|tre) )?(persone|adult[oi]|bambin[oaie]|ragazz[oaie]|neonat[oi]|anzian[oi]|student[ei]|figli[oae]?|coppi[ae]|famigli[ae]|amic[oi]|moglie|marito)\b/g,
  ja: /(大人|子ども|子供|小人|幼児|赤ちゃん|小学生)(?=[\d一二三四五六七八九]{1,2}[人名])|(?:^|[はをが、 ])(家族|夫婦|親子|カップル)(?=[で\d二三四五六だのな])/g,
};
/** Whether a folded text says who comes along. */
export const namesParty = (folded: string, locale: Locale): boolean => folded.search(PARTY[locale]) >= 0;

/** Without others these say how many, which rows may say as well ("Up to 10 people"). */
const PEOPLE = /^(?:people|pessoas?|persone)$/;
const ALONE = /^(?:[1１一]人|ひとり|1名|一名)$/;
/** As much as an aside counts: it decides between rows that tell the same. */
const SHARE = 0.15;

/** Whether a term of a price question names the thing, as far as others do not say for whom. */
function isThing(term: AskedTerm, locale: Locale): boolean {
  return (
    term.role === "content" &&
    term.kind !== "number" &&
    term.kind !== "hiragana" &&
    term.share === 1 &&
    !isSide(term, locale) &&
    !commonWordsOf(locale).light.has(term.word) &&
    !ALONE.test(term.word)
  );
}

/** The terms of a price question, with those that only say for whom counting little; as they are where nothing else is asked for. */
export function withParty(terms: readonly AskedTerm[], text: string, locale: Locale): readonly AskedTerm[] {
  const persons = new Set<string>();
  const counts = new Set<string>();
  for (const [whole, ...said] of fold(text).matchAll(PARTY[locale])) {
    for (const word of said) if (word !== undefined) persons.add(inOneSpelling(word));
    for (const [count] of whole.matchAll(/\d+/g)) counts.add(count);
  }
  if ([...persons].every((word) => PEOPLE.test(word))) return terms;
  const isPerson = ({ word }: AskedTerm): boolean => persons.has(word) || counts.has(word);
  if (!terms.some((term) => !isPerson(term) && isThing(term, locale))) return terms;
  return terms.map((term) =>
    isPerson(term) ? { ...term, share: term.share * SHARE, is_party: true } : term,
  );
}

/**
 * The terms with those that say for whom counting in full, where the robot knows nothing else that is asked for: a page that
 * lists a price for families need not say that it is for tickets.
 */
export function withKnownThing(
  terms: readonly AskedTerm[],
  isKnown: (term: AskedTerm) => boolean,
  locale: Locale,
): readonly AskedTerm[] {
  if (!terms.some((term) => term.is_party)) return terms;
  if (terms.some((term) => !term.is_party && isThing(term, locale) && isKnown(term))) return terms;
  return terms.map(({ is_party, ...term }) => (is_party ? { ...term, share: term.share / SHARE } : term));
}
