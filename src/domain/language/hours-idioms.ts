/**
 * Ways to ask for opening hours without a word of opening ("Can I pop in on Tuesday?", 火曜日は何時まで?), each with plain words.
 */
import type { Locale } from "../../contract/locale.ts";

/** A folded phrase and the plain words for it; without any it only falls away. */
export type Idiom = readonly [said: RegExp, plain: string];

const ENGLISH: readonly Idiom[] = [
  [
    /\b(?:opening|business|trading|shop|store) times\b|\b(?:business|trading|working|operating|shop|store|office) hours\b|\bhours of (?:operation|business)\b/g,
    "opening hours",
  ],
  // "Can I pop in on Tuesday?": whoever wants to come on a day asks whether it is open.
  [
    /\b(?:can|could|may) (?:i|we) (?:just |also )?(?:come|drop|pop|stop|swing|call|visit|show)(?: (?:you|by|in|over|round|around|along|up))?(?= (?:on |this |next |at the |at )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|bank holidays?|public holidays?)(?: (?:morning|afternoon|evening)s?)?[ ?!.]*$)/g,
    "are you open",
  ],
  [
    /^(?:(?:do|are) (?:you|they)(?: guys| people)? (?:work|working|there|around|in)|is (?:anyone|anybody|someone|somebody) (?:there|in))(?= (?:on |this |next |at the |at |over the )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|bank holidays?|public holidays?)(?: (?:morning|afternoon|evening)s?)?[ ?!.]*$)/g,
    "are you open",
  ],
  [
    /^(?:can|could|may) (?:i|we) (?:just |also )?(?:come|drop|pop|stop|call|visit)(?: (?:by|in|over|round|around|along))?(?= (?:(?:already|still|as early as|as late as) )?(?:at|before|after) (?:about |around )?\d{1,2}(?:[:.]\d\d)? ?(?:[ap]m|o'clock)?(?: (?:in the (?:morning|afternoon|evening)|at night))?[ ?!.]*$)/g,
    "are you open",
  ],
  // Of nothing but a day the hours are asked: "What time on Tuesday?"
  [
    /^(?:and )?(?:(?:until |till |from )?(?:what|which) time|until when|till when|how (?:late|early))(?: (?:are you (?:there|around|in)|do you (?:close|work)))?(?= (?:(?:on|this|next|at|the) )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|bank holidays?|public holidays?|today|tomorrow)(?: (?:mornings?|afternoons?|evenings?))?[ ?!.]*$)/g,
    "what hours are you open",
  ],
];
const PORTUGUESE: readonly Idiom[] = [
  // "Horário do almoço" asks when it is.
  [
    /^(?:(?:qual|quais) (?:e|sao) )?(?:os? )?horarios? (?:de abertura )?(?:d[oa]s?) (?!(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|feriado|fim|fins|loja|empresa|escritorio|estabelecimento|semana|manha|tarde|noite|verao|inverno|natal|pascoa|carnaval|ano)s?\b)(?=[\w ]{3,40}[ ?!.]*$)/g,
    "quando e ",
  ],
  // Hours of nothing are the shop's: "horário domingo".
  [
    /^(?:(?:qual|quais) (?:e|sao) )?(?:os? )?horarios?(?=[?.! ]*$| (?:(?:de|do|no|na|aos|nos|em) )?(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|feriado|fim de semana|fins de semana|hoje|amanha|verao|inverno|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)s?(?:-feira)?[?.! ]*$)/g,
    "horário de funcionamento",
  ],
  [
    /\bhorarios? (?:de (?:atendimento|expediente|visitacao|voces|vcs)|da (?:loja|empresa)|do (?:escritorio|estabelecimento))\b/g,
    "horário de funcionamento",
  ],
  [
    /\b(?:posso|podemos|da (?:pra|para)|consigo) (?:ir|vir|passar|aparecer|visitar)(?: (?:ai|la|aqui|na loja))?(?= (?:(?:no|na|aos|nos|de|em|num|neste|nesse|proximo|proxima) )*(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|feriado|fim de semana|fins de semana)s?(?:-feiras?)?(?: (?:de|a|pela) (?:manha|tarde|noite))?[ ?!.]*$)/g,
    "abrem",
  ],
  [
    /^(?:e )?(?:(?:voces?|vcs?) )?(?:trabalham?|atendem?|funcionam?|ficam? ai|estao ai)(?= (?:(?:no|na|aos|nos|de|em|num|neste|nesse|proximo|proxima) )*(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|feriado|fim de semana|fins de semana)s?(?:-feiras?)?(?: (?:de|a|pela) (?:manha|tarde|noite))?[ ?!.]*$)/g,
    "abrem",
  ],
  [
    /\b(?:posso|podemos|da (?:pra|para)|consigo) (?:ir|vir|passar|aparecer)(?: (?:ai|la|na loja))?(?= (?:(?:ja|ainda) )?(?:as|antes das|depois das|ate as) \d{1,2}(?:h\d{0,2}|:\d\d)?(?: horas)?(?: da (?:manha|tarde|noite))?[ ?!.]*$)/g,
    "voces abrem",
  ],
  [
    /^(?:e )?(ate|a partir de|desde) (?:que|qual) horas?(?: (?:voces|vcs))?(?: (?:ficam?|vai|vao|atendem?|trabalham?))?(?= (?:(?:no|na|aos|nos|em|num|de) )?(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|feriado|fim de semana|fins de semana|hoje|amanha)s?(?:-feiras?)?[ ?!.]*$)/g,
    "$1 que horas abrem",
  ],
  [
    /^(?:e )?(?:(?:no|na|aos|nos|em) )?((?:segunda|terca|quarta|quinta|sexta|sabado|domingo|feriado|fim de semana|hoje|amanha)s?(?:-feiras?)?),? (ate|a partir de|desde) (?:que|qual) horas?(?=[ ?!.]*$)/g,
    "$1 $2 que horas abrem",
  ],
];
const ITALIAN: readonly Idiom[] = [
  [/\borario? (?:del negozio|dell'ufficio|dell'azienda)\b/g, "orario di apertura"],
  // "Orari dello spaccio" asks when it is.
  [
    /^(?:(?:quali|qual) (?:sono|e) |che )?(?:gli |l')?orario? (?:di apertura )?(?:(?:del|dello|della|dei|degli|delle) |dell')(?!(?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|negozio|fine|weekend|festiv\w+|feste|mattin\w+|pomeriggio|sera|notte|estate|inverno|natale|pasqua|\d+)\b)(?=[\w' ]{3,40}[ ?!.]*$)/g,
    "quando e ",
  ],
  // Hours of nothing are the shop's: "orari domenica".
  [
    /^(?:(?:quali|qual) (?:sono|e) |che )?(?:gli |l'|i vostri )?orario?(?: (?:fate|avete|fa|ha))?(?=[?.! ]*$| (?:(?:di|del|della|la|il|al|alla|nei|dei|a|ad|in) |d')?(?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|festivi|weekend|fine settimana|oggi|domani|estate|inverno|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)[?.! ]*$)/g,
    "orario di apertura",
  ],
  [
    /\b(?:posso|possiamo|si puo) (?:passare|venire)(?: (?:da voi|li|in negozio|a trovarvi))?(?= (?:(?:il|la|di|nel|questo|questa|prossimo|prossima) )*(?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|festivi|weekend|fine settimana)(?: (?:mattina|pomeriggio|sera))?[ ?!.]*$)/g,
    "siete aperti",
  ],
  [
    /^(?:e )?(?:lavorate|ci siete|ricevete|siete (?:li|in negozio|in sede|disponibili))(?: anche)?(?= (?:(?:il|la|di|nel|nei|questo|questa|prossimo|prossima) )*(?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|(?:giorni )?festivi|weekend|fine settimana)(?: (?:mattina|pomeriggio|sera))?[ ?!.]*$)/g,
    "siete aperti",
  ],
  [
    /\b(?:posso|possiamo|si puo) (?:passare|venire|arrivare)(?: (?:da voi|li|in negozio))?(?= (?:(?:gia|ancora) )?(?:alle|prima delle|dopo le|entro le) \d{1,2}(?:[:.]\d\d)?(?: (?:di|del) (?:mattina|mattino|pomeriggio|sera))?[ ?!.]*$)/g,
    "siete aperti",
  ],
  [
    /^(?:e )?((?:alle|dopo le|prima delle) \d{1,2}(?:[:.]\d\d)?) (?:c'e|trovo) qualcuno(?=[ ?!.]*$)/g,
    "siete aperti $1",
  ],
  [
    /^(?:e )?(fino a|da) (?:che|quale) ora(?: (?:ci siete|siete (?:li|in negozio)|lavorate|fate))?(?= (?:(?:il|la|di|nel|questo|questa|l[ae]) )*(?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|festivi|weekend|fine settimana|oggi|domani)[ ?!.]*$)/g,
    "$1 che ora siete aperti",
  ],
  [
    /^(?:e )?((?:il |la |di |nel )?(?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|weekend|fine settimana|oggi|domani)),? (fino a|da) (?:che|quale) ora(?=[ ?!.]*$)/g,
    "$1 $2 che ora siete aperti",
  ],
];
/** Days of the year on which many close. */
const DAYS_OFF = String.raw`お盆|年末・?年始|年末|年始|大晦日|大?みそか|お?正月|三が日|三ヶ日|元日|元旦|(?:大型|[34])?連休|ゴールデン・?ウ[ィイ]ーク|gw|シルバー・?ウ[ィイ]ーク|クリスマス`;
/** Days of the week, by themselves and together: 火曜日, 月〜金, 火・木, 月水金, 土日祝. */
export const DAYS = String.raw`(?:第\s?\d)?[月火水木金土日]曜日?(?:(?:[・、〜~–-]|から)[月火水木金土日](?:曜日?)?)*|[月火水木金土日](?:[・、〜~–-][月火水木金土日祝])+|[月火水木金土日]{2,5}祝?`;
const JAPANESE: readonly Idiom[] = [
  // Who asks for the days off of a feast, or whether a day is one, asks whether it is open.
  [
    new RegExp(
      String.raw`(${DAYS_OFF}|\d{1,2}月\d{1,2}日|[月火水木金土日]曜日?|土日|週末|祝日|平日|今日|本日|明日)(?:は|の|って|も|が)?お?休み(?=(?:は|って|も|の期間|期間|いつ|何日|あり?[まるり]|です|でしょう|なの|かな|[\s?。]|$))`,
      "g",
    ),
    "$1は営業",
  ],
  [
    /^((?:[月火水木金土日]曜日?|土日祝?|週末|祝日|平日)(?:の(?:朝|午前中?|午後|夕方|夜))?)(?:に|は|でも|も)?(?:行っても|行け|伺っても|うかがっても|お邪魔しても)(?:大丈夫|いい|よい|よろしい|可能|平気|ますか?)?(?:でしょうか|ですか)?(?=[ ?!。]*$)/g,
    "$1は営業ですか",
  ],
  [
    /^(?:お店の|そちらの)?お?休み(?:の日|の曜日)?(?:は|って)?(?:いつ|何曜日?|どの曜日|何日)?(?:です|でしょう|なの|なん)?(?:か|の)?(?=[ ?!。]*$)/g,
    "定休日はいつですか",
  ],
  // Of nothing but a day or a month the hours are asked: 火曜日は何時まで?
  [
    new RegExp(
      String.raw`^((?:[春夏秋冬]の)?(?:${DAYS}|週末|祝日|祝前日|平日|今日|本日|明日|\d{1,2}月|[春夏秋冬]|${DAYS_OFF})(?:の(?:朝|午前中?|午後|夕方|夜))?)(?:は|って|も)?、?(何時(?:から何時)?(?:から|まで))(?:です|でしょう|なの|なん)?(?:か|の)?(?=[ ?!。]*$)`,
      "g",
    ),
    "$1は$2営業ですか",
  ],
  [
    /^((?:朝|午前|午後|夕方|夜)?の?\d{1,2}時(?:半|\d{1,2}分)?)(?:に|頃に|ごろに)(?:行っても|伺っても|お邪魔しても|行け)[^。?？]{0,8}(?=[ ?!。]*$)/g,
    "$1は営業していますか",
  ],
  [/(?:やって|あいて)(?:い)?ますか/g, "営業ですか"],
];

export const HOURS: Readonly<Record<Locale, readonly Idiom[]>> = {
  en: ENGLISH,
  "pt-BR": PORTUGUESE,
  it: ITALIAN,
  ja: JAPANESE,
};
