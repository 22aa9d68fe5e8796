/**
 * What customers say in several words that a page says in one: "I can't make it" asks about cancelling, "where do I
 * leave the car" about parking. Each is put into the plain word before the question is read; the words' synonyms do the rest.
 */
import type { Locale } from "../../contract/locale.ts";
import { FREE_OF_CHARGE } from "./free-of-charge.ts";
import { HOURS, type Idiom } from "./hours-idioms.ts";
import { ITALIAN } from "./idioms-italian.ts";
import { JAPANESE } from "./idioms-japanese.ts";
import { JOBS } from "./jobs.ts";
import { LOST } from "./lost-property.ts";
import { MEETING_PLACE } from "./meeting-place.ts";
import { fold } from "./normalise.ts";
import { STAFF } from "./staff.ts";

const ENGLISH: readonly Idiom[] = [
  // What a program learns from is given to it.
  [
    /\b(?:teach|train|feed) (?:it|the (?:assistant|(?:chat)?bot|robot)) (?:(?:with|on|from) )?(?:an? |my )?(?!to\b|how\b|not\b)/g,
    "upload ",
  ],
  [/(?<!pay )\bcash on delivery\b|\bc\.?o\.?d\b\.?(?=[ ?!]*$)/g, "pay cash on delivery"],
  [
    /\bhow much (?:(?:do|must|should|would) (?:i|we) (?:have to |need to )?)(?:put down|pay (?:down|up ?front|in advance|beforehand))\b/g,
    "how much is the deposit",
  ],
  [/^(?:tele)?phone(?=[ ?!.]*$)/g, "phone number"],
  [/^e-?mail(?=[ ?!.]*$)/g, "e-mail address"],
  [
    /^(?:(?:what are )?(?:your|the) )?hours(?=[ ?!.]*$| (?:in|on|for|at) (?:the )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|summer|winter|january|february|march|april|may|june|july|august|september|october|november|december)[ ?!.]*$)/g,
    "opening hours",
  ],
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
  // What is closed here is no shop: nobody asks for its hours.
  [/\bclos(?:e|ing) (?:(?:my|our|an|the) )?account\b/g, "delete my account"],
  [/\bback(?:s|ed|ing)?[ -]up\b(?! (?:to|into|against|from)\b)/g, "backup"],
  [/\bjust (?:turn|show) up\b/g, "$& without booking"],
  [/\bpublic transport(?:ation)?\b/g, "transit"],
  [/\brooms? for (?:two|2)(?: people| persons)?\b/g, "double room"],
  [
    /\bwho (?:owns\b|runs\b(?! (?:it|that|this|the (?:[\w'-]+ ){0,3}(?:courses?|class(?:es)?|lessons?|tours?|workshops?|sessions?|clubs?|camps?|one|thing))\b))/g,
    "who owner",
  ],
  [/\bpaid for separately\b|\bpay (?:extra|separately)\b|\b(?:cost|costs|charged) extra\b/g, "included"],
  [/\b(?:is|are) (\w+(?: \w+)??)(?: an)? extra(?=[?.!,]|$)/g, "is $1 included"],
  [/\bmidnight\b/g, "night"],
  [/\bnotice period\b/g, "notice"],
  [
    /^(what|which) (?!time|hour|day)((?:[\w'-]+ ){1,3})(?:do|can) you (?:offer|have|run|provide|do|teach|hold)\b/g,
    "$1 $2are there",
  ],
  [
    /\b(?:price|rate|fee|tariff) (?:list|sheet|table|chart)s?\b|\blist of (?:your |the |all )?(?:prices|fees|rates)\b/g,
    "prices",
  ],
  [/\b(?:most expensive|priciest)\b/g, "highest price"],
  [/\b(?:any|some)(?:thing|one)? (?:else )?cheaper\b/g, "the cheapest"],
  // "Delivery cost", "prices for guided tours": what is asked is what it costs.
  [
    /^(?!.*\bincl)(?:what'?s (?:the |your )?)?(?!(?:what(?:'?s)?|which|how|who|when|where|why|do|does|is|are|can|any|your|the|and|list)\b)([\w' -]{3,40}?) (?:price|cost|fee|rate)s?(?=[ ?!.]*$)/g,
    "how much is $1",
  ],
  [/^(?:the )?(?:price|cost|fee)s? (?:of|for) (?!an? \d)(?:an? |the )?/g, "how much is "],
  [
    /^prices? (?!(?:list|range|match|is|are|do|does|did|in|on|at|per|and|or|please|to|from|go|went|incl\w*)\b)(?=\w{3})/g,
    "how much is ",
  ],
  // Who asks for limits of age asks for the ages.
  [/\b(?:age (?:limits?|restrictions?|requirements?)|minimum age(?: limit)?)\b/g, "minimum age"],
  [/\bgift (?:cards?|vouchers?|certificates?|tokens?)\b/g, "voucher"],
  [/\b(return|refund|cancellation|exchange|delivery|payment|booking)s? polic(?:y|ies)\b/g, "$1"],
  [/\b(dog|pet|cat|child|kid)s?[- ]friendly\b/g, "$1 allowed"],
  // Whoever asks for it wants to know how to get in, by a ramp, a lift or without a step.
  [
    /\bwheelchair[- ](?:access(?:ible|ibility)?|friendly)\b|\b(?:disabled|step[- ]free) access\b|\baccessib(?:le|ility)\b(?! (?:by|from|via|through|to the public|on foot|online|24|for wheelchair|(?:for|to|in|with) (?:a |the )?(?:wheelchair|disabled))\b)/g,
    "wheelchair",
  ],
  [/\b(deliver\w*) (?:\w+ )?to (?:my|our|the|a) (?:home|house|door|flat)\b/g, "$1"],
  [/\b(?:credit|debit) cards?\b/g, "card"],
  [
    /\b(?:do|can|will) you (?:take|accept) (?=(?:credit |debit )?(?:cards?|cash|visa|mastercard|amex|american express|cheques?|checks?|paypal|(?:apple|google) pay)\b)/g,
    "do you accept ",
  ],
  [
    /\b(?:what|which) (?:payment (?:methods?|options?)|(?:methods?|ways) of payment)(?: (?:do you (?:accept|take|have|offer)|are there))?\b|\b(?:payment methods|ways to pay)\b|\bhow (?:can|do|could|should) (?:i|we) pay\b(?=[ ?!.]*$)/g,
    "pay cash or card",
  ],
];
const PORTUGUESE: readonly Idiom[] = [
  [
    /\b(?:ensin|trein|aliment)(?:a|o|ar|amos)(?:-l[oa])? (?:(?:el[ea]|o (?:assistente|robo|bot|chatbot)) )?(?:com|a partir de) (?:uma? |uns |umas |meus? |minhas? )?/g,
    "enviar ",
  ],
  [
    /\bacess(?:o|ibilidade|ivel) (?:para|a|de) (?:pessoas? (?:com|em|de) )?(?:cadeirantes?|cadeiras? de rodas)\b|\bacessibilidade(?=[ ?!.]*$)/g,
    "cadeirante",
  ],
  [/\bcontra[- ]entrega\b|\bcontra reembolso\b/g, "pagar na entrega"],
  [/\b(?:tabela|lista) d[eo]s? (?:precos?|valores)\b/g, "precos"],
  [
    /^(?:quais (?:sao )?(?:os|as)(?: (?:seus|suas))?|(?:me )?fal(?:e|a)(?:-me)?(?: mais)? (?:sobre (?:os|as)|d[ao]s)) (\S{3,}(?: \S{3,})?)(?=[ ?!.]*$)/g,
    "quais $1 ha",
  ],
  [/^(?:quais (?:sao )?)?(?:os )?valores(?=[ ?!.]*$)/g, "precos"],
  [/\bquanto (?:custa|e|fica|paga) (?:pa?ra )?entrar\b(?! n[ao] (?:acad|cur))/g, "quanto custa o ingresso"],
  [
    /\bquanto (?:(?:eu )?(?:tem|tenho|temos|preciso|precisa|devo|e) (?:que |de |para )?)?(?:dar|pagar|deixar|depositar) (?:de (?:entrada|sinal|adiantamento)|adiantado)\b/g,
    "quanto custa o sinal",
  ],
  [/^telefone(?=[ ?!.]*$)/g, "numero de telefone"],
  [/^e-?mail(?=[ ?!.]*$)/g, "endereco de e-mail"],
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
  // "O estacionamento é pago?" asks what it costs, as "paga estacionamento?" does; how to pay is another question.
  [/^(?:e )?(?:e pag[oa]|paga)(?=[ ?!.]*$)/g, "quanto custa"],
  [/^([oa]s? [^?!.,]{3,40}?) (?:e|sao) (?:pag[oa]s?|cobrad[oa]s?)(?=[ ?!.]*$)/g, "quanto custa $1"],
  [
    /^(?:(?:precisa|tem que|tenho que|tem de) pagar|se paga|paga) (?:pel[oa]s? |[oa]s? |para |pra )?(?!(?:com|em|no|na|por|quanto|como|quando|antes|depois|so|um|uma|a|pix|cartao|dinheiro|boleto)\b)(?=\w{3})/g,
    "quanto custa ",
  ],
  [/\bna (?:estrada|rua)\b(?! d[aeo]s? )|\bno (?:caminho|momento)\b/g, ""],
  [/\bmeia[- ]noite\b/g, "noite"],
  [/^(?:o )?(?:preco|valor|custo)s? (?:(?:d[aeo]s?|para) (?:[ao]s? )?)?(?=\w{3})/g, "quanto custa "],
  [/\baceitam? (?=(?:cachorr|ca[eo]s?\b|animal|animais|pets?\b|crianca|bebe))/g, "permitido "],
  [
    /\bpolitica d[eao] (troca|devolucao|cancelamento|reembolso)s?(?: e (?:troca|devolucao|reembolso)s?)?\b/g,
    "$1",
  ],
  [/\b(?:limites?|restric(?:ao|oes)|faixas?|exigencias?) (?:de idade|etari[oa]s?)\b/g, "idade minima"],
  [/\bpet[- ]friendly\b/g, "animal permitido"],
  [/\b(?:vale|cartao|cheque)s?[- ](?:de )?presente\b/g, "vale"],
  [
    /^(que|quais) (?!hora|dia\b|dias\b|numero)((?:[^ ?!.,]+ ){1,3}?)(?:voces )?(?:tem|oferecem|fazem|dao|ofertam)\b/g,
    "$1 $2ha",
  ],
  [/\b(entreg\w+)((?: \w+)?) (?:em|na|a) (?:minha )?(?:casa|domicilio)\b/g, "$1$2"],
  [/\bcarta(o|oes) de (?:credito|debito)\b/g, "carta$1"],
  [
    /\b(?:quais (?:sao )?(?:as )?|que )?(?:formas?|meios|metodos) de pagamento\b(?: (?:voces )?(?:aceitam?|tem))?|\bcomo (?:eu )?(?:posso|podemos|da para|faco para) pagar\b(?=[ ?!.]*$)/g,
    "pagar dinheiro ou cartao",
  ],
  [
    /\b(estaciona\w{0,6}\b.{0,30}?) (?:se|quando) (?:eu |a gente )?(?:for|formos|vou|vamos|vier|chegar) de carro\b/g,
    "$1",
  ],
  [/\btransportes? publicos?\b/g, "transporte"],
  [/\bquartos? para (?:dois|duas|2)(?: pessoas)?\b/g, "quarto casal"],
  [/\b(em )?(?:que|qual) andar\b/g, "que piso"],
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
  const idioms = [
    LOST[locale],
    JOBS[locale],
    STAFF[locale],
    ...FREE_OF_CHARGE[locale],
    ...IDIOMS[locale],
    ...HOURS[locale],
    ...MEETING_PLACE[locale],
  ];
  const plain = idioms.reduce((said, [idiom, word]) => said.replace(idiom, word), folded);
  return plain === folded ? text : plain;
}
