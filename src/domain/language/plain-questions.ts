/**
 * Everyday questions for what nearly every page tells – hours, the place, how long, how many, from which age, what to bring – in
 * other words than pages and most askers have: "when can I come by?" asks for the hours. Each whole question of folded text, and the
 * plain one. Read so only where a question found no answer.
 */
import type { Locale } from "../../contract/locale.ts";
import { fold } from "./normalise.ts";

/** How it is asked, and the plain question for it. */
type Plain = readonly [asked: RegExp, plain: string];

const PLAIN: Readonly<Record<Locale, readonly Plain[]>> = {
  en: [
    [
      /^when (?:can|could|may|should) (?:i|we) (?:come|drop|pop|stop|swing|pass)(?: by| over| in| round| along| here| there)?$|^when(?:'?s| is| are) (?:you|somebody|someone|anyone|anybody) (?:there|here|around|in|available)$|^(?:till|until|up to) (?:what time|when) can (?:i|we) (?:come|pick up|collect|drop off|bring|return)(?: .+)?$/,
      "when are you open",
    ],
    [
      /^(?:is (?:anyone|anybody|someone|somebody) (?:there|in|around)|are you (?:there|around|in)|(?:can|could|may) (?:i|we) (?:come|drop|pop|stop|call|visit)(?: (?:by|in|over|round|around|along))?)( (?:.+ )?(?:(?:\w+day|morning|evening|afternoon|weekend)s?|noon|\d{1,2}(?:[:.]\d\d)? ?(?:[ap]m|o'clock)?))$/,
      "are you open$1",
    ],
    [
      /^is the (?:shop|store|office|studio|salon|cafe|museum|restaurant|place|garage|workshop|gym|pool|library|bakery|clinic|practice|gallery|bar|pub|market) open(?= |$)/,
      "are you open",
    ],
    [
      /^where(?:abouts)?(?: exactly| precisely)? (?:are you|is (?:the|your|this) (?:shop|store|office|studio|salon|cafe|museum|restaurant|place|garage|workshop|gym|practice|clinic))(?: exactly| located| based)?$|^how (?:do|can|will|would) (?:i|we) find (?:you|it|(?:the|your) (?:shop|store|place|office|studio))$|^(?:what|which) part of (?:town|the city|the world) are you(?: in)?$|^where(?: exactly)? (?:do|can|should) (?:i|we) (?:go|come)(?: to)?$/,
      "what is your address",
    ],
    [
      /^when (?:will|is|are|would|can) (?:(?:my|our|the|your) )?(.+?) (?:be )?(?:ready|done|finished|fixed|repaired|mended|completed)$/,
      "how long does $1 take",
    ],
    [
      /^how (?:fast|quickly|soon) (?:can|could|do|will|would) you (\w+)(?: (?:it|them)|((?: (?:my|our|the|an?)) .+))?$|^how long (?:till?|until|'?til) (?:it|they|((?:my|our|the) [\w -]+?))(?:'?s| is| are|'?re)? (\w+)$|^(?:what(?:'?s| is) )?(?:the |your )?turn-?around(?: time)?(?: (?:for|on|of) (.+))?$/,
      "how long does $1$2$3 $4$5 take",
    ],
    [
      /^(?:the )?(tour|class|course|lesson|show|session|departure|workshop|ferry|boat|bus|screening|performance|feeding)s? times$/,
      "when does the $1 start",
    ],
    [
      /^(?:what(?:'?s| is) )?(?:the |your )?(?:max(?:imum)?|largest|biggest) (?:group|class|party)(?: size)?( (?:for|on|of|in) .+)?$|^how (?:big|large) (?:is|are) (?:the |your |an? )?(?:groups?|class(?:es)?|parties)( (?:for|on|of|in) .+)?$/,
      "how many people can join$1$2",
    ],
    [
      /^is my (?:[\w-]+ ){1,2}(?:too young|old enough)(?: at \w+)?( (?:for|to) .+)?$|^how old (?:must|should|do) (?:the )?(?:kids|children|they|you|one|participants) (?:have to |need to )?be( (?:for|to) .+)?$/,
      "what is the minimum age$1$2",
    ],
    [
      /^(?:do you have|are there|have you got|got|is there) (?:any |enough |an? )?(?:parking (?:spaces?|spots?|lot|places?)|place to park|car park)(?: there| here| on site)?$/,
      "where can i park",
    ],
    [
      /^(?:(?:do you (?:take|accept|do)|are|got any) )?walk-?ins?(?: (?:ok|okay|welcome|possible|accepted|allowed))?$|^(?:can|could|may) (?:i|we) (?:just )?(?:walk|turn|show) (?:in|up)(?: without .+)?$|^is it first come,? first served$/,
      "do i need to book",
    ],
    [
      /^(?:any |is there an? |what(?:'?s| is) the )?dress code(?: .+)?$|^what (?:clothes|clothing|shoes) (?:are|is|do|should|must|would) .+$/,
      "what should i wear",
    ],
    [
      /^(?:could|can|may) (?:i|we) (?:get|have) (?:an? |the )?(?:quote|estimate|price) (?:for|on|of) (.+)$|^what (?:does|would|will) (.+) set (?:me|us) back$/,
      "how much is $1$2",
    ],
    // Pages say "Under 16" as well as "under 16s".
    [/^(.*\b(?:under|over)[ -]\d{1,2})s\b(.*)$/, "$1$2"],
  ],
  "pt-BR": [
    [
      /^(?:a )?(?:que horas|quando|que dia) (?:posso|podemos|eu posso|da (?:pra|para)) (?:ir|passar|aparecer|visitar)(?: (?:ai|la|na loja))?$/,
      "que horas voces abrem",
    ],
    [
      /^(?:tem (?:gente|alguem)|(?:posso|podemos|da (?:pra|para)|consigo) (?:ir|vir|passar|aparecer|visitar))(?: (?:ai|la|aqui|na loja))? ((?:.+ )?(?:(?:segunda|terca|quarta|quinta|sexta)(?:-feira)?|sabado|domingo|feriado|manha|tarde|noite|\d{1,2}(?:h\d{0,2}|:\d\d)?(?: horas)?)s?)$/,
      "voces abrem $1",
    ],
    [/^a partir de que horas (?:abrem?|voces abrem|funciona)$/, "que horas voces abrem"],
    [
      /^(?:onde (?:e|fica isso|fica ai)|fica onde|como (?:faco|faz|e que faco) (?:pra|para) chegar(?: ai| la)?|(?:me )?(?:manda|passa|envia|da)(?: pra mim)? o endereco)$/,
      "qual o endereco",
    ],
    [
      /^(?:quando|em quanto tempo|em quantos dias|que dia) (?:fica|ficam|vai ficar|vao ficar|estara) pront[oa]s? (.+)$|^(?:quando|em quanto tempo|em quantos dias|que dia) (.+) (?:fica|ficam|vai ficar|vao ficar|estara) pront[oa]s?$|^(.+) demora muito$|^demora muito (?:pra |para )?(.+)$/,
      "quanto tempo leva $1$2$3$4",
    ],
    [
      /^(?:qual )?(?:e )?(?:o )?(?:numero )?maximo de (?:pessoas|participantes|alunos)(?: por \w+)?$|^de quantas pessoas (?:sao|e) (?:os? grupos?|as? turmas?)$|^(?:tem|ha|existe) (?:um )?limite de (?:pessoas|participantes|vagas)$|^(?:qual )?(?:e )?(?:o )?tamanho (?:do|dos) grupos?$/,
      "quantas pessoas podem participar",
    ],
    [
      /^(?:(?:uma? |minha |meu )?(?:crianca|filh[oa]|menin[oa]|net[oa])) (?:de|com) \d{1,2}(?: anos)? pode (?:ir|participar|entrar|fazer)( .+)?$/,
      "qual a idade minima$1",
    ],
    [
      /^(?:posso|podemos|da (?:pra|para)) (?:chegar|ir|aparecer|passar|entrar)(?: ai)? sem (?:agendar|marcar|hora|reserva|reservar|agendamento)(?: .+)?$|^precisa (?:marcar|agendar|reservar) ou .+$|^(?:e |atendem )?(?:por )?ordem de chegada$/,
      "precisa marcar hora",
    ],
    [/^(?:posso|podemos) (?:ir|entrar|vir|chegar) com (?:meu|minha|o|a|um|uma) (\w+)$/, "posso levar $1"],
    [
      /^(?:em quantas vezes|da (?:pra|para) parcelar|posso parcelar|parcelam?)(?: .+)?$/,
      "parcela em quantas vezes",
    ],
    [
      /^(?:com )?que roupas? .+$|^como (?:devo|tenho que|a gente deve|preciso) (?:ir|estar) vestid[oa]s?(?: .+)?$|^o que (?:vestir|usar)(?: .+)?$/,
      "o que preciso levar",
    ],
  ],
  it: [
    [
      /^quando (?:posso|possiamo|si puo) (?:venire|passare|venirvi a trovare|fare un salto)(?: (?:da voi|li|in negozio))?$|^quando (?:vi trovo|ci siete|c'e qualcuno)$/,
      "a che ora aprite",
    ],
    [/^(?:la |il )?(\w+) (?:lavorate|aprite|siete apert[ie])$/, "siete aperti $1"],
    [
      /^(.*(?:\d|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|mattina|pomeriggio|sera)) (?:c'e|trovo) qualcuno$|^(?:c'e qualcuno|(?:posso|possiamo|si puo) (?:passare|venire)(?: (?:da voi|li|in negozio))?) (.*(?:\d|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|mattina|pomeriggio|sera))$/,
      "siete aperti $1$2",
    ],
    [/^in che (?:zona|quartiere|parte della citta) (?:siete|vi trovate|state)$/, "qual e l'indirizzo"],
    [
      /^quando (?:sara|e|saranno|sono) pront[oaie] (.+)$|^quando (.+) (?:sara|e|saranno|sono) pront[oaie]$|^quanto (?:devo|dobbiamo|bisogna|si deve) aspettare per (.+)$|^(?:quali sono (?:i|gli) )?temp[oi] (?:di|per) (?:una |la |il )?(\w+)$/,
      "quanto tempo ci vuole per $1$2$3$4",
    ],
    [
      /^quante persone (?:al massimo|massimo)$|^quanti siete (?:al massimo)?(?: per gruppo)?$|^(?:al massimo )?in quanti (?:al massimo|si puo essere)$|^di quante persone (?:sono|e) (?:i grupp[oi]|il gruppo|le classi)$|^quanto (?:sono|e) grand[ei] (?:i grupp[oi]|il gruppo|le classi)$|^(?:qual e )?(?:il )?numero massimo(?:(?: di)? (?:persone|partecipanti|iscritti))?$/,
      "quante persone possono partecipare",
    ],
    [
      /^(?:mi[oa] |un |una )?(?:figli[oa]|bambin[oa]|nipote|ragazz[oa]) (?:di|ha) \w+ anni,? (?:puo|possono) (?:venire|partecipare|entrare|salire)( .+)?$|^a che eta (?:possono|si puo|puo) (?:venire|partecipare|cominciare|iniziare)(?: (?:i bambini|un bambino))?( .+)?$/,
      "qual e l'eta minima$1$2",
    ],
    [
      /^come (?:ci si deve|mi devo|ci dobbiamo|bisogna|devo|dobbiamo) vestir(?:e|si|mi|ci)(?: .+)?$|^come (?:mi vesto|ci vestiamo|vestirsi)(?: .+)?$|^(?:che )?cosa occorre(?: .+)?$|^che (?:vestiti|abbigliamento) .+$/,
      "cosa devo portare",
    ],
    [/^(?:avete|ci sono|c'e) (?:dei |un )?post[oi] (?:auto|macchina)$/, "dove posso parcheggiare"],
    [
      /^(?:posso|possiamo|si puo) (?:venire|passare|entrare|presentarsi|presentarmi) senza (?:appuntamento|prenotazione|prenotare)(?: .+)?$/,
      "bisogna prenotare",
    ],
    [
      /^(?:posso|possiamo|si puo) (?:venire|entrare|passare) (?:col|coi|con (?:il|la|i|un|una)) (?:(?:mi[oa]|nostr[oa]|miei) )?(can[ei]|cagnolin[oa]|gatt[oi]|bambin[oi]|passeggino)$/,
      "posso portare il $1",
    ],
    [/^(?:che )?cosa (?:devo|dobbiamo|bisogna|serve) portare (?!.*\bindietro\b).+$/, "cosa devo portare"],
    [/^(?:avete |c'e )?(?:un )?recapito(?: telefonico)?$/, "qual e il vostro numero di telefono"],
  ],
  ja: [
    [/^いつ(?:行け|行っ|伺え|伺っ|お伺いすれ)(?:ば|たら|ても|て)?(?:いい|よい|良い|大丈夫).*$/, "営業時間は"],
    [/^(?:そちらまで|お店まで)?どう(?:やって)?行(?:け|っ)(?:ば|たら)(?:いい|よい|良い).*$/, "住所は"],
    [
      /^(.+?)は(?:いつ|何日で)(?:頃|ごろ)?(?:に)?(?:できあがり|出来上がり|仕上がり|終わり|でき|出来|もらえ|受け取れ)ます.*$|^(.+?)の(?:納期|仕上がり)は.*$/,
      "$1$2はどのくらいかかりますか",
    ],
    [/^(.+?)の開始(?:時間|時刻)?は.*$/, "$1は何時からですか"],
    [
      /^(?:最大|最高|一度に)?何[人名](?:まで)?(?:です|参加).*$|^グループは何[人名].*$|^人数(?:の)?(?:制限|上限).*$/,
      "定員は",
    ],
    [/^(?:飛び込み|予約なし|ふらっと|当日いきなり).+$/, "予約は必要ですか"],
    [/^(.*)何時(?:に)?オープン.*$/, "$1何時に開きますか"],
    [/^(?:最低|最少|参加)年齢は.*$/, "何歳から参加できますか"],
    [/^(?:.+?に)?必要な(?:もの|物)は.*$|^手ぶらで.+$/, "持ち物は"],
  ],
};

/** These are short; what is longer tells of more. */
const MOST_CHARACTERS = 120;

/** The plain question for one; undefined where it is none of these. */
export function askPlainly(text: string, locale: Locale): string | undefined {
  if (text.length > MOST_CHARACTERS) return undefined;
  const folded = fold(text)
    .replace(/[?？!！.。]+$/u, "")
    .trim();
  for (const [asked, plain] of PLAIN[locale])
    if (asked.test(folded)) return folded.replace(asked, plain).replaceAll(/ {2,}/g, " ");
  return undefined;
}
