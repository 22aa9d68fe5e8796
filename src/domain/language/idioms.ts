/**
 * What customers say in several words that a page says in one: "I can't make it" asks about cancelling, "where do I
 * leave the car" about parking. Each is put into the plain word before the question is read; the words' synonyms do the rest.
 */
import type { Locale } from "../../contract/locale.ts";
import { fold } from "./normalise.ts";

/** A folded phrase and the plain words for it; without any it only falls away. */
type Idiom = readonly [said: RegExp, plain: string];

const ENGLISH: readonly Idiom[] = [
  [/\b(?:leave|put|drop|stand|keep) (?:(?:the|my|our|a) )?(?:car|van)\b/g, "park"],
  [
    /\b(?:can't|cannot|can not|couldn't|won't|not able to|unable to) (?:be able to )?(?:make it|attend|be there|come)\b(?! (?:by|with|back|off|out)\b)/g,
    "cancel",
  ],
  [/\bcall (?:it|that|this|everything|the \w+) off\b|\bcall off\b/g, "cancel"],
  [/\b(park(?:ing)?\b.{0,30}?) (?:if|when) (?:i|we) (?:come|arrive|drive|travel)(?: here)? by car\b/g, "$1"],
  [/\b(?:(?:get|have|want) )?(?:(?:my|our|the|your) )?money back\b/g, "refund"],
  [/\bsign(?:ing)? (?:(?:me|him|her|us|them|my \w+) )?up\b/g, "register"],
  [/\b(?:broke|breaks?|broken|breaking) down\b/g, "breakdown"],
  [/\b(?:by|on) the (?:road|roadside|way)\b|\bat the moment\b|\bat all\b/g, ""],
  [/\btooth ache\b/g, "toothache"],
  [/\bpublic transport(?:ation)?\b/g, "transit"],
  [/\brooms? for (?:two|2)(?: people| persons)?\b/g, "double room"],
  [/\bwho (?:runs|owns)\b/g, "who owner"],
  [/\bpaid for separately\b|\bpay (?:extra|separately)\b|\b(?:cost|costs|charged) extra\b/g, "included"],
  [/\b(?:is|are) (\w+(?: \w+)??)(?: an)? extra(?=[?.!,]|$)/g, "is $1 included"],
  [/\bmidnight\b/g, "night"],
  [
    /\b(?:opening|business|trading|shop|store) times\b|\b(?:business|trading|working|operating|shop|store|office) hours\b|\bhours of (?:operation|business)\b/g,
    "opening hours",
  ],
];
const PORTUGUESE: readonly Idiom[] = [
  [/\b(?:deix|estacion|par|coloc)(?:o|a|ar|amos|aria) (?:o|meu|nosso|um) carro\b/g, "estacionar"],
  [
    /\bnao (?:(?:vou|vamos|vai) )?(?:(?:conseguir|poder|consigo|conseguimos|posso|podemos|puder|der para|da para) )+(?:mais )?(?:ir|vir|comparecer)\b(?! (?:de|com)\b)/g,
    "cancelar",
  ],
  [/\b(?:(?:o|meu) )?dinheiro de volta\b|\bdevolv\w+ (?:o|meu) dinheiro\b/g, "reembolso"],
  [/\bdor(?:es)? de dentes?\b/g, "dor"],
  [/\b(?:me|nos) inscrev(?:o|er|emos)\b|\binscrever-(?:me|nos)\b/g, "inscricao"],
  [/\bcadeir(?:a|ante) de rodas\b/g, "cadeirante"],
  [/\bpneu \w{0,8} ?(?:no chao|vazio)\b/g, "pneu furado"],
  [/\b(?:pag[oa]s?|cobrad[oa]s?) a parte\b|\ba parte(?=[?.!,]|$)/g, "incluso"],
  [/\bna (?:estrada|rua)\b(?! d[aeo]s? )|\bno (?:caminho|momento)\b/g, ""],
  [/\bmeia[- ]noite\b/g, "noite"],
  [
    /\b(estaciona\w{0,6}\b.{0,30}?) (?:se|quando) (?:eu |a gente )?(?:for|formos|vou|vamos|vier|chegar) de carro\b/g,
    "$1",
  ],
  [/\btransportes? publicos?\b/g, "transporte"],
  [/\bquartos? para (?:dois|duas|2)(?: pessoas)?\b/g, "quarto casal"],
  [/\b(em )?(?:que|qual) andar\b/g, "que piso"],
  // Hours of nothing are the shop's: "horário domingo".
  [
    /^(?:(?:qual|quais) (?:e|sao) )?(?:os? )?horarios?(?=[?.! ]*$| (?:(?:de|do|no|na|aos|nos) )?(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|feriado|fim de semana|fins de semana|hoje|amanha)s?(?:-feira)?[?.! ]*$)/g,
    "horário de funcionamento",
  ],
  [/\bhorarios? de (?:atendimento|expediente|visitacao)\b/g, "horário de funcionamento"],
];
const ITALIAN: readonly Idiom[] = [
  [
    /\b(?:lasci|mett|parcheggi)(?:o|a|are|ere|iamo) (?:la (?:mia |nostra )?(?:macchina|auto)\b|l'auto\b)/g,
    "parcheggiare",
  ],
  [
    /\bnon (?:(?:riesco|riusciamo|posso|possiamo|potro|potremo|riusciro) )(?:piu )?(?:a )?(?:venire|esserci|presentarmi)\b(?! (?:in|con)\b)/g,
    "disdire",
  ],
  [/\b(?:i )?soldi indietro\b|\brestitu\w+ i soldi\b/g, "rimborso"],
  [/\bmal di (?:denti|testa|schiena)\b/g, "dolore"],
  [/\bsedia a rotelle\b/g, "rotelle"],
  [/\b((?:gomm[ae]|ruot[ae]|pneumatic[oi]) )\w{0,8} ?a terra\b/g, "$1bucata"],
  [/\b(?:si paga|si pagano|pagat[oaie]) a parte\b|\ba parte\b/g, "incluso"],
  [/\brimast[oaie] a piedi\b/g, "guasto"],
  [/\bper (?:strada|la strada)\b|\bin questo momento\b/g, ""],
  [/\bci (?:sta|stanno)\b/g, "entrare"],
  [/\bmezzanotte\b/g, "notte"],
  [
    /\b(parchegg\w{0,6}\b.{0,30}?) (?:se|quando) (?:vengo|veniamo|arrivo|arriviamo) (?:in|con la) (?:auto|macchina)\b/g,
    "$1",
  ],
  [/\bmezzi pubblici\b/g, "mezzi"],
  // Hours of nothing are the shop's: "orari domenica".
  [
    /^(?:(?:quali|qual) (?:sono|e) |che )?(?:gli |l'|i vostri )?orario?(?: (?:fate|avete|fa|ha))?(?=[?.! ]*$| (?:(?:di|del|della|la|il|al|alla|nei|dei) )?(?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|festivi|weekend|fine settimana|oggi|domani)[?.! ]*$)/g,
    "orario di apertura",
  ],
  [/\bcamer[ae] per (?:due|2)(?: persone)?\b/g, "camera doppia"],
];
const JAPANESE: readonly Idiom[] = [
  [/(?:行|来ら?|うかが|伺|参加でき)(?:け)?な(?:く|い)(?:な(?:り|っ|る))?/g, "キャンセル"],
  [/(?<![電列転])車(?:を|は|で|、)?(.{0,16}?)(?:置[いくけき]|止め|停め|とめ)/g, "駐車$1"],
  [/お?金(?:は|が|を)?(?:戻|返)/g, "返金"],
  [/別料金|別途/g, "含む"],
  [/朝(?:ごはん|御飯|ご飯)/g, "朝食"],
  [/何階/g, "階"],
  [/初めて/g, "初回"],
  [/夜中|真夜中|深夜/g, "夜間"],
  [/(?:やって|あいて)(?:い)?ますか/g, "営業ですか"],
  [/大丈夫/g, "可能"],
  [/取り消/g, "取消"],
  [/赤ちゃん用?/g, "乳児"],
  [/公共交通(?:機関)?/g, "交通"],
];

const IDIOMS: Readonly<Record<Locale, readonly Idiom[]>> = {
  en: ENGLISH,
  "pt-BR": PORTUGUESE,
  it: ITALIAN,
  ja: JAPANESE,
};

/** The text with plain words for its idioms, folded; as it is written when it has none. */
export function sayPlainly(text: string, locale: Locale): string {
  const folded = fold(text);
  const plain = IDIOMS[locale].reduce((said, [idiom, word]) => said.replace(idiom, word), folded);
  return plain === folded ? text : plain;
}
