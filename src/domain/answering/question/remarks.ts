/**
 * What a message asks among remarks of its writer on himself: "My friend told me about you, do you rent tandems? It's for my
 * birthday." Remarks would be looked for as if they were asked.
 */
import type { Locale } from "../../../contract/locale.ts";
import { fold } from "../../language/normalise.ts";
import { startOf } from "../../text.ts";
import { negates } from "../text/negation.ts";
import { MAX_QUESTION_CHARACTERS } from "./clauses.ts";
import { asksAt } from "./letter-clauses.ts";
import { asksJapanese, LEAD } from "./letter-japanese.ts";

/** What a message asks, and the remarks around it. */
export interface Remarked {
  readonly asked: string;
  readonly remarks: readonly string[];
  /** A remark says that something is not so, which the answer may depend on. */
  readonly denies: boolean;
}

/** A message of more pieces tells a story. */
const MOST_PIECES = 8;
/** Fewer words before a remark are no question. */
const MIN_WORDS = 3;

type Latin = Exclude<Locale, "ja">;

/** What begins a remark behind a question without a mark between them: "is there a lift i use a wheelchair"; of text as typed. */
const BEHIND: Readonly<Record<Latin, RegExp>> = {
  en: /\s(?=(?:i use|i (?:only )?have (?!to\b)(?:an?|my|no|two|three|bad)|i'?ve got (?!to\b)|i(?:'?m| am) (?:an? |\d|pregnant|vegan|vegetarian|from|new|coming|disabled|allergic|diabetic)|we(?:'?re| are) (?:an? |\d|two|three|four|five|six|from|coming|staying)|it'?s (?:for|my)|my (?:son|daughter|wife|husband|mum|mom|dad|kid|dog|car|partner|mother|father) (?:is|has|can'?t|uses))\b)/iu,
  "pt-BR":
    /\s(?=(?:(?:eu )?uso|(?:eu )?(?:sou|estou|tô|to|tou) (?!em d[uú]vida)|(?:eu )?tenho (?!que|de)|somos|[eé] (?:pra|para) (?:o |a )?(?:meu|minha)|minha? (?:filh[ao]|m[ãa]e|esposa|marido) (?:[eé]|tem|usa|n[ãa]o)|meu (?:filho|pai|marido|carro|cachorro) (?:[eé]|tem|usa|n[ãa]o))(?![\p{L}\p{M}]))/iu,
  it: /\s(?=(?:(?<!\b(?:se|che|ci|quando|come|dove|chi|e|quanti|quante|non) )(?:sono|siamo) (?:un[a'’]?|in|di|incinta|celiac\w+|vegan\w+|vegetarian\w+|disabil\w+|allergic\w+)|(?<!\b(?:se|che|non|quando) )ho (?:un[a'’]?|il|la|mal|problemi)|mi[oa] (?:figli[oa]|madre|padre|moglie|marito|macchina) (?:[eè]|ha|usa|non))(?![\p{L}\p{M}]))/iu,
};

/** Somebody speaks of himself, greets, excuses himself or says whom it is for; of folded text. */
const OF_SELF: Readonly<Record<Latin, RegExp>> = {
  en: /\b(?:i|im|we|my|our|me|us|asking)\b|^(?:hi|hello|hey|good (?:morning|afternoon|evening)|sorry|excuse|pardon|it(?:['’]?s| is) for|thanks?)\b|\bquestion\b/,
  "pt-BR":
    /\b(?:eu|nos|a gente|mim|me|comigo|conosco|meus?|minhas?|noss[oa]s?|estou|to|tou|sou|tenho|vou|fui|vi|fiz|moro|quero|queria|gostaria|preciso|pretendo|penso|soube|achei|chego|estava|primeira vez|\p{L}+[aei]mos)\b|^(?:oi|oie|ola|bo[am] (?:dia|tarde|noite)|tudo (?:bem|bom)|desculp\w+|com licenca|e (?:pra|para|pro)|obrigad[oa])\b|\b(?:pergunta|duvida)\b/u,
  it: /\b(?:io|noi|mi[oae]|miei|nostr[oaie]|sono|sto|ho|abito|vivo|vorrei|volevo|vengo|arrivo|cerco|chiedo|passo|penso|devo|me|mi|ci|prima volta|\p{L}+(?:iamo|remo|remmo))\b|^(?:ciao|salve|buon\w+|scus\w+|permesso|e per|grazie)\b|\bdomanda\b/u,
};

/** What begins a circumstance of what is asked: it belongs to it. */
const BELONGS: Readonly<Record<Latin, RegExp>> = {
  en: /^(?:if|when|whenever|in case|unless|after|before|without|with|for|on|in|at|from|to|during|as|once|or)\b/,
  "pt-BR":
    /^(?:se|quando|caso|depois|antes|sem|com|para|pra|n[ao]s?|em|de|d[ao]s?|durante|a partir|apos|ou)\b/,
  it: /^(?:se|quando|nel caso|dopo|prima di|senza|con|per|n[eo]l\w*|in|da|dal\w*|a|al\w*|durante|o|oppure)\b/,
};

/** Denials on which no answer depends: that one was never here, or has not found it; of folded text. */
const HARMLESS: Readonly<Record<Locale, RegExp>> = {
  en: /\bnever (?:been|done|tried|used|visited|come)\b|\b(?:could|can|did)(?: ?not|n['’]?t) (?:find|see)\b|\bnot from (?:here|around)\b/g,
  "pt-BR": /\bnunca (?:fui|fiz|estive|vim|usei)\b|\bnao (?:achei|encontrei|vi|sou (?:daqui|d[aeo]s?))\b/g,
  it: /\bnon (?:ci |lo |l['’])?(?:(?:sono|siamo) (?:mai (?:stat|venut)[oaie]|d(?:i|ella|el posto|i qui))|(?:ho|abbiamo) (?:mai (?:fatto|provato|usato)|trovato|visto))\b/g,
  ja: /(?:行|来|伺|訪|利用し|使)[^、。]{0,4}ことが(?:ない|ありません|なく)|見当たら|見つから|[わ分]から/gu,
};

const AFTER_MARK = /(?<=[,;:.!?…]|\s[–—-])\s+/u;
/** Behind a Japanese sentence, and a clause that only leads on. */
const AFTER_JAPANESE = new RegExp(
  `${LEAD.source}|(?<=(?:[いうくるすたなだ]|です|ます)(?:ので|んで|けど|けれど|けども))[、,，]?(?=[^、,，。]{2})|(?<=[。！!？?])(?=.)`,
  "u",
);

/** A Japanese piece that tells ends with its verb; 定休日。 asks. */
const PREDICATE = /(?:[いうくすつむるただてで]|です|ます|けども?|けれども?|[がん]|ので|から)[、。!！…\s]*$/u;

const isMarked = (piece: string): boolean => /[?？]\s*$/u.test(piece);

/** A question and the remark that goes on from it; the question alone where there is none, or hardly a question before it. */
function splitBehind(piece: string, behind: RegExp): string[] {
  const at = piece.search(behind);
  const isAsked = piece.slice(0, Math.max(at, 0)).split(/\s+/u).length >= MIN_WORDS;
  return at > 0 && isAsked ? [piece.slice(0, at), piece.slice(at + 1)] : [piece];
}

/** Pieces of a message: what its marks part, and a question that opens behind words without one ("im new here how much is it"). */
function toPieces(text: string, locale: Locale): string[] {
  if (locale === "ja") return text.split(AFTER_JAPANESE).filter((piece) => piece !== "");
  return text.split(AFTER_MARK).flatMap((piece) => {
    const at = asksAt(piece, locale);
    if (at === 0) return splitBehind(piece, BEHIND[locale]);
    return at > 0 ? [piece.slice(0, at), piece.slice(at)] : [piece];
  });
}

/** Whether a piece only tells: of its writer, or anything at all behind a question. */
function tells(piece: string, locale: Locale, isBehind: boolean): boolean {
  if (isMarked(piece)) return false;
  if (locale === "ja") return PREDICATE.test(piece) && !asksJapanese(piece);
  const folded = fold(piece).trim();
  if (BELONGS[locale].test(folded) || asksAt(piece, locale) >= 0) return false;
  return isBehind || OF_SELF[locale].test(folded);
}

/** "I have no licence": elsewhere "no" is an answer. */
const HAS_NO = /\bno (?!idea|clue|problem|worries)\p{L}/u;

function denies(piece: string, locale: Locale): boolean {
  const told = fold(piece).replaceAll(HARMLESS[locale], "");
  return negates(told) || (locale === "en" && HAS_NO.test(told));
}

/** What a message asks without its remarks; undefined where it has none. */
export function readRemarks(written: string, locale: Locale): Remarked | undefined {
  const pieces = toPieces(startOf(written, MAX_QUESTION_CHARACTERS).trim(), locale);
  if (pieces.length < 2 || pieces.length > MOST_PIECES) return undefined;
  const found = pieces.findIndex((piece) => !tells(piece, locale, false));
  const first = found < 0 ? pieces.length - 1 : found;
  const last = pieces.findLastIndex(
    (piece, at) => at <= first || !tells(piece, locale, pieces.slice(first, at).some(isMarked)),
  );
  const remarks = [...pieces.slice(0, first), ...pieces.slice(last + 1)];
  if (remarks.length === 0) return undefined;
  const asked = pieces.slice(first, last + 1).join(locale === "ja" ? "" : " ");
  return { asked, remarks, denies: remarks.some((piece) => denies(piece, locale)) };
}
