/**
 * "How many people can join?", "quanti siamo al massimo?", 定員は: how many persons is asked for, and how a sentence or row tells
 * a number of persons ("up to eight guests", "Largest group: 10 people", "sleeps four").
 */
import type { Locale } from "../../../contract/locale.ts";

const ASKED: Readonly<Record<Locale, RegExp>> = {
  en: /\bhow many (?:\w+ )?(?:people|persons|guests|visitors|participants|players|passengers|adults|children|kids|students|pupils|of us)\b|\bhow many (?:can|may) (?:come|join|take part|play|go|ride|stay|sleep|fit)\b|\b(?:min(?:imum)?|smallest|least) (?:number of )?(?:people|persons|guests|participants|players|group)\b|\bclass size\b|\b(?:max(?:imum)?|most) (?:number of )?(?:people|persons|guests|participants|players)\b|^(?:what(?:'s|s| is) )?(?:the |your )?(?:\w+ )?(?:group|party) size\b|\b(?:max(?:imum)?|largest|biggest) (?:group|party)\b(?=[ ?!.]*$| (?:size|you|we|that|can|for|on|in|per|is|allowed|at|to)\b)|\bhow (?:big|large) (?:is|are|can) (?:[\w'-]+ ){0,3}(?:groups?|party|parties|class|classes)\b/,
  "pt-BR":
    /\bquant[oa]s (?:pessoas|hospedes|visitantes|participantes|jogadores|passageiros|adultos|criancas|alunos)\b|\b(?:limite|maximo|minimo) de (?:pessoas|participantes|hospedes|alunos)\b|\btamanho da turma\b|\btamanho (?:maximo )?d[eo]s? grupos?\b/,
  it: /\bquant[ie] (?:persone|ospiti|visitatori|partecipanti|giocatori|passeggeri|adulti|bambini|allievi|iscritti|siamo|siete)\b|\bin quant[ie] (?:si|siamo|possiamo|potete|potremmo)\b|\b(?:massimo|minimo) di (?:persone|partecipanti|ospiti)\b|\bquanto (?:e|sono) grand[ei] (?:il|i) grupp[oi]\b/,
  ja: /何[人名](?!か(?!ら)|でも|分|で\S{1,6}ても)|^(?:(?:最大|最少|最小|参加)の?)?人数(?:は|って|$)(?!\S{0,4}(?:変|減|増))|最[少小]催行人数|人数(?:制限|の[上下]限)|定員(?:は|って|数|を(?:教|知)|が?何|[ ?？]*$)/,
};

const COUNT =
  "(?:\\d|\\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|duas|dois|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|quindici|venti|trenta)\\b)";
const PERSONS =
  "people|persons?|guests?|visitors|participants|players|passengers|adults|children|kids|students|pupils|employees|staff|members|riders|drivers|dancers|climbers|swimmers|cyclists|hikers|walkers|campers|diners|candidates|trainees|pessoas?|hospedes|convidados|clientes|ciclistas|visitantes|participantes|jogadores|passageiros|adultos|criancas|alunos|funcionarios|lugares|vagas|assentos|persone|ospiti|visitatori|partecipanti|giocatori|passeggeri|adulti|bambini|allievi|iscritti|dipendenti|invitati|clienti|ciclisti|corsisti|studenti|coperti|posti|sedili|seats|places";

/** A number that can only be of people, as nothing is named with it: "up to 15 per class", "fits six", not "up to 15 km". */
const BARE = String.raw`\b(?:max(?:imum|imo)?(?: of| de)?|up to|at most|ate|fino a|massimo(?: di)?|fits?|takes?|carr(?:y|ies)|cabem|entram|levam?|entrano|porta|(?:entra|sta) in) (?:\d{1,3}|${COUNT})(?=[.,;)]*$|[.,;)] |, | (?:per|por|a|at) (?:boat|class|course|gr(?:oup|upo|uppo)|lesson|lezione|once|session|sessao|table|time|tour|turno|turma)\b)`;

const SHOWN = new RegExp(
  `${BARE}|${COUNT} ?(?:[\\p{L}-]{4,20} )?(?:${PERSONS})\\b|\\b(?:sleeps|seats|hosts|holds|accommodates|serves|groups? of|team of|party of|parties of|gruppi (?:di|fino a)|grupos de|equipe de|squadra di|(?:somos|siamo)(?: em| in)?) (?:up to |ate )?${COUNT}|\\b(?:${PERSONS}|capacity|capacidade|lotacao|capienza|capacita):? (?:up to |ate |fino a )?${COUNT}|(?:定員|人数)[^\\d\\n]{0,4}\\d|(?:\\d|[一二三四五六七八九十])[人名](?![気形前])|\\d席`,
  "u",
);

/** Whether a folded question asks how many persons there are, or may be. */
export const asksHowManyPeople = (folded: string, locale: Locale): boolean => ASKED[locale].test(folded);

/** Whether a folded text tells a number of persons. */
export const showsPeople = (folded: string): boolean => SHOWN.test(folded);
