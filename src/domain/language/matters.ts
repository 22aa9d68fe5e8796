/**
 * Matters that every business has something to say of – rain, photos, toilets, groups, being late – and visitors ask about in
 * words of their own: "do you still go out if it's raining?" asks about the rain. Read so only where a question found no answer.
 */
import type { Locale } from "../../contract/locale.ts";
import { EVERYDAY } from "./everyday-questions.ts";
import { STAYS_AND_TRIPS } from "./stays-and-trips.ts";
import { fold } from "./normalise.ts";

/** An index term of no word: the mark of what a sentence tells of in words of its own. */
export const toMark = (term: string): string => `_${term}`;

/** How many of a sentence's index terms are words; marks stand behind them. */
export function countWords(terms: readonly string[]): number {
  let count = terms.length;
  while (count > 0 && terms[count - 1]?.startsWith("_") === true) count--;
  return count;
}

/** How a matter is named, and the plain word for it. */
type Matter = readonly [said: RegExp, plain: string];

const MATTERS: Readonly<Record<Locale, readonly Matter[]>> = {
  en: [
    [
      /\b(?:wet|bad|awful) weather\b|\bweather (?:is|turns) bad\b|\brain(?:s|ing|y)?\b|\bpouring\b|\bstorm(?:s|y)?\b/g,
      "rain",
    ],
    [/\bphotograph(?:s|y|ing)?\b|\b(?:photo|picture|pic|selfie)s?\b/g, "photography"],
    [/\b(?:toilet|loo|restroom|bathroom|washroom)s?\b|\bwc\b/g, "toilet"],
    [/\bfood\b|\b(?:snack|meal)s?\b|\blunch\b|\b(?:eat|eating)\b/g, "food"],
    [/\b(?:vegetarian|veggie|vegan)s?(?: (?:food|dish|meal|option|choice|menu)(?:e?s)?)?\b/g, "vegetarian"],
    [/\b(?:discount|concession|reduction|deal|special offer)s?\b/g, "discount"],
    [/\bdeposits?\b|\badvance payment\b/g, "deposit"],
    [/\bgroups?\b/g, "groups"],
    [/\b(?:beginner|newbie|novice)s?\b|\bexperienced?\b/g, "beginners experience"],
    [/\blate(?:comers?)?\b/g, "late"],
    [/\bdeliver(?:y|ies|ed)?\b|\bship(?:ping|ped)?\b/g, "delivery"],
    [/\breturns?\b/g, "returns"],
    [/\bsmok(?:e|ing|ers?)\b/g, "smoking"],
    [/\blockers?\b/g, "lockers"],
    [/\bshowers?\b/g, "showers"],
    [/\b(?:lift|elevator)s?\b/g, "lift"],
    [/\b(?:wheelchair|pushchair|pram|buggy|stroller)s?\b/g, "$&"],
    [/\bbus(?:es)?\b|\btrains?\b|\btrams?\b|\bpublic transport\w*\b/g, "transit"],
  ],
  it: [
    [
      /\b(?:brutto|cattivo) tempo\b|\bmaltempo\b|\bpiogg[ei]a?\b|\bpiov(?:e|esse|ere)\b|\bbufera\b|\btemporale\b/g,
      "pioggia",
    ],
    [/\bfoto(?:grafi\w+)?\b|\bfotografare\b|\bfotografo\b/g, "fotografare foto"],
    [/\b(?:bagn[oi]|toilette|gabinett[oi]|servizi igienici|wc)\b/g, "bagno"],
    [/\b(?:mangiare|cibo|pranzare|pranzo|merenda)\b/g, "mangiare"],
    [/\b(?:vegetarian|vegan)[oaie]\b/g, "vegetariano"],
    [/\b(?:scont[oi]|riduzion[ei]|promozion[ei])\b/g, "sconto"],
    [/\b(?:acconto|caparra)\b/g, "acconto"],
    [/\bgrupp[oi]\b/g, "gruppi"],
    [/\bprincipiant[ei]\b|\bespert[oaie]\b|\besperienza\b/g, "principianti esperienza"],
    [/\britard[oi]\b|\btardi\b/g, "ritardo"],
    [/\bconsegn[ae]\b|\bsped(?:ite|izion[ei]|ire)\b/g, "consegna"],
    [/\bres[oi]\b|\brestituire\b|\briportar(?:e|lo|la|li|le)\b/g, "reso"],
    [/\bfum(?:are|o|atori)\b/g, "fumare"],
    [/\barmadiett[oi]\b/g, "armadietti"],
    [/\bdocc[ei]a?\b/g, "docce"],
    [/\bascensor[ei]\b/g, "ascensore"],
    [/\b(?:carrozzin[ae]|passeggin[oi])\b/g, "$&"],
    [/\b(?:autobus|bus|tren[oi]|tram|mezzi(?: pubblici)?)\b/g, "mezzi"],
  ],
  "pt-BR": [
    [
      /\b(?:tempo|clima) (?:estiver |ficar |fica )?(?:ruim|feio)\b|\bmau tempo\b|\bchuvas?\b|\bchov(?:er|e|endo)\b|\btemporal\b/g,
      "chuva",
    ],
    [/\bfotos?\b|\bfotograf(?:ar|ias?|o)\b/g, "fotos fotografar"],
    [/\b(?:banheiro|toalete|sanitario)s?\b|\bwc\b/g, "banheiro"],
    [/\b(?:comida|comer|almocar|almoco|lanches?|lanchar)\b/g, "comida"],
    [/\b(?:vegetarian|vegan)[oa]s?\b/g, "vegetariano"],
    [/\b(?:desconto|promocao|promocoes|meia-entrada)s?\b/g, "desconto"],
    [/\bsinal\b|\badiantado\b/g, "sinal adiantado"],
    [/\bgrupos?\b/g, "grupos"],
    [/\biniciantes?\b|\bexperientes?\b|\bexperiencia\b/g, "iniciantes experiencia"],
    [/\batras(?:o|ad[oa]s?|ar)\b|\btarde\b/g, "atraso"],
    [/\bentregas?\b|\bentreg(?:am|ar|ue)\b|\benvi(?:am|ar|o)\b/g, "entrega"],
    [/\bdevoluc(?:ao|oes)\b|\bdevolver\b|\btrocas?\b|\btrocar\b/g, "devolucao troca"],
    [/\bfum(?:ar|antes?|o)\b/g, "fumar"],
    [/\barmarios?\b/g, "armarios"],
    [/\bchuveiros?\b|\bduchas?\b/g, "chuveiro"],
    [/\belevador(?:es)?\b/g, "elevador"],
    [/\bcarrinhos?(?: de bebe)?\b|\bcadeirantes?\b/g, "$&"],
    [/\b(?:onibus|metro|trem|transporte)\b/g, "transporte"],
  ],
  ja: [
    [/雨天|大雨|雨|悪天候|天気が悪/g, "雨"],
    [/写真(?:撮影)?|撮影/g, "写真 撮影"],
    [/トイレ|お?手洗い?|化粧室/g, "トイレ"],
    [/食事|食べ物|お?昼(?:ごはん|ご飯)?|ランチ/g, "食事"],
    [/ベジタリアン|ヴィーガン|菜食|野菜だけ/g, "ベジタリアン"],
    [/割引|値引き?/g, "割引"],
    [/前払い?|予約金|前金|内金/g, "前払い 予約金"],
    [/団体|グループ|大人数/g, "団体"],
    [/初心者|未経験者?|経験者?/g, "初心者 経験"],
    [/遅刻|遅れ/g, "遅刻 遅れ"],
    [/配達|発送|宅配|郵送|配送/g, "発送 配達"],
    [/返品|返却/g, "返品"],
    [/喫煙|たばこ|タバコ/g, "喫煙"],
    [/ロッカー/g, "ロッカー"],
    [/シャワー/g, "シャワー"],
    [/エレベーター/g, "エレベーター"],
    [/車いす|ベビーカー/g, "$&"],
    [/バス|電車|公共交通(?:機関)?|地下鉄/g, "バス"],
  ],
};

const toSet = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Words that ask about a matter and add nothing to it; how much, when and for whom do. */
const LIGHT: Readonly<Record<Exclude<Locale, "ja">, ReadonlySet<string>>> = {
  en: toSet(
    "is are be there any some a an the my our your you we i it its that this do does did can could may might would will should shall if when in on at of for with to from as by and or not no what about happens happen have has had got get gets getting take takes taking bring use used go goes going out come comes still also here there's it's i'm we're please ok okay allowed possible permitted need needed ask offer offers offered serve do run yourselves nearby somewhere something anything anyone people possible way too even suitable good fine still open",
  ),
  it: toSet(
    "entrare entro usare uso lasciate lasciano e c'e ci sono il lo la i gli le l un uno una dei delle degli del della di a da in con su per si puo posso possiamo potete puoi avete hai fate fai e anche ancora se quando cosa che succede come va bene c vostro vostra mi vi ne da voi noi qui li la fare uscite esce si fa andare venire venite offrite serve servono servite bisogna essere dove trovo trova vicino qualcosa qualche permesso possibile pure ammessi ok no non o",
  ),
  "pt-BR": toSet(
    "entrar entro usar uso deixam deixa me e ha tem tenho temos o a os as um uma uns umas do da dos das de em no na nos nas com por para pra pro se quando que acontece como pode posso podemos voces voce eu nos a gente meu minha algum alguma alguns algumas ai aqui la fica ficam sair saem vai vao ir vir fazem faz oferecem servem aceitam da dar precisa preciso ser onde perto coisa algo tambem ainda mesmo permitido possivel ok nao ou fazer ter",
  ),
};
/** The same in Japanese, where only what is written in kanji or katakana names anything; how much and when do, too. */
const LIGHT_JAPANESE =
  /^(?:[\p{Script=Hiragana}ー、。?？!！\s]|行|来|使|利用|入|持|出|可能|場所|場合|時|日|方|中|今|枚|何枚か?|少|何か|対応|料理|大丈夫|開催|参加|受講|店内|館内|用意|教|知)*$/u;
const ASKS_MORE = /いくら|いつ|どのくらい|どれくらい|何時|何分|何人|何円/;

/** A longer message asks for more. */
const MOST_CHARACTERS = 80;

/** The plain word of the one matter that a folded question asks about, and nothing else. */
function findMatter(folded: string, locale: Locale): string | undefined {
  for (const [said, plain] of MATTERS[locale]) {
    const rest = folded.replaceAll(said, " ");
    if (rest === folded) continue;
    const isAll =
      locale === "ja"
        ? LIGHT_JAPANESE.test(rest) && !ASKS_MORE.test(folded)
        : rest.split(/[^\p{L}\p{N}']+/u).every((word) => word === "" || LIGHT[locale].has(word));
    if (isAll) return plain === "$&" ? (folded.match(said)?.[0] ?? plain) : plain;
  }
  return undefined;
}

/** The question in the words that a page has for it, folded; undefined where they are its own. */
export function sayOtherwise(text: string, locale: Locale): string | undefined {
  const folded = fold(text);
  // A remark beside the question is not all about the matter.
  if (folded.length > MOST_CHARACTERS || /[.!?。]\s*[\p{L}\p{N}]/u.test(folded)) return undefined;
  const idioms = [...STAYS_AND_TRIPS[locale], ...EVERYDAY[locale]];
  const said = idioms.reduce((now, [idiom, plain]) => now.replace(idiom, plain), folded);
  return findMatter(said, locale) ?? (said === folded ? undefined : said);
}
