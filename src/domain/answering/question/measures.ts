/**
 * Prices, ages, weights, distances, durations and hours of the day, what has to be brought (and, from beside, contacts): how they
 * are asked for in each language, and the unit or words by which a sentence shows one.
 * A number beside another unit ("25 km/h", "within 3 days") shows none of them.
 */
import type { Locale } from "../../../contract/locale.ts";
import { findAskedAges } from "../../language/ages.ts";
import { tellsIncluded } from "../../language/included.ts";
import { withoutAgesOfThings } from "../../language/ages-of-things.ts";
import { type Contact, findContact, isContact, showsContact } from "../text/contacts.ts";
import { saysNeeded, showsNeeded } from "./needed.ts";
import { asksHowManyPeople, showsPeople } from "./people-count.ts";

type Counted = "price" | "age" | "weight" | "distance" | "hour" | "moment" | "often" | "duration";

/** What is told by a number and its unit, by the papers and things that are asked of a customer, or by a way to reach somebody. */
export type Measure = Counted | "people" | "needed" | Contact;

type Cues = Readonly<Record<Counted, RegExp>>;

/** Signs in a folded question that a measure is asked for; the first that fits counts. */
const ASKED: Readonly<Record<Locale, Cues>> = {
  en: {
    price:
      /\bhow much (?:is|are|for|to|would|will|extra|money)\b|\bhow much (?:an?|per|each) (?:hour|day|night|week|month|year|person|head|kilo|kg|lb|pound|litre|metre|piece|lesson|class|session|game|ticket)\b|\bhow much (?:the |your |an? )(?:[\w'-]+ ){1,4}(?:is|are)\b|\bhow much should (?:i|we) (?:budget|pay|bring)\b|\bhow many (?:euros?|pounds|dollars|quid)\b|[a-z] how much[ ?!.]*$|\bhow much (?:[\w'.&-]+ ){1,6}(?:cost|costs|pay|charge)\b|\bwhat(?:'?s)? (?:[\w'-]+ ){0,6}(?:price|cost|costs|fees?|rate|rates)\b|\bwhat is it (?:an?|per) \w+|^(?:your |the )?(?:rates|fees)[ ?!.]*$|\bset (?:me|us) back\b|\bquote for\b|\bprices?\b|\b(?:delivery|shipping|entrance|entry|admission|parking|booking|cancellation) (?:costs?|fees?|charges?)\b|\b(?:costs?|fees?) (?:of|for)\b|\bhow (?:expensive|pricey|cheap)\b|\bwhat (?:do|did|would|will) (?:you|they) charge\b|\bwhat (?:do|would|will) i pay\b|\bwhat (?:do|does|would|will) (?:[\w'-]+ ){1,6}pay\b|\bhow much do you (?:want|ask|take) for\b|\b(?:cheapest|dearest|(?:most|least) expensive)\b/,
    age: /\bhow old\b|\bwhat age\b|\b(?:age limit|minimum age)\b|\b\d{1,2}[- ]years?[- ]olds?\b|\b(?:son|daughter|child|kid|he|she|they|i) (?:is|am|are) (?:only |just )?\d{1,2}\b(?! (?:[ap]m|km|m|cm|kg|metres?|minutes?)\b)|\bis \d{1,2}, (?:can|may)\b/,
    weight:
      /\bhow heavy\b|\b(?:what|which|maximum|max) weight\b|\bweight limit\b|\bhow much (?:\w+ ){1,4}weigh\b/,
    distance:
      /\bhow far (?!(?:in advance|ahead|back|along)\b)|\bhow many (?:km|kms|kilomet(?:er|re)s|miles|met(?:er|re)s)\b|\b(?:what|which) (?:is the )?distance\b/,
    hour: /\b(?:what|which) (?:time|hours?)\b(?! of)|\bhow (?:early|late)\b/,
    duration:
      /\bhow much time (?:do|does|did|will|would|should|is)\b|\bhow long (?:until|till?|'?til)\b|\bhow quickly (?:can|do|could|will|would)\b|\bhow (?:fast|soon) (?:is|will) .{0,30}\b(?:delivery|shipping|service|repairs?|ready|done|delivered|arrive)\b|(?:\bwhat(?:'?s| is) the |^)duration of\b|\bhow (?:long|many (?:minutes|hours|days|weeks|months)) (?:(?:do|does|did|will|would|can|must|is|are) .{0,60}\b(?:take|takes|last|lasts|need|stay|kept|keep|wait|cover|covered|valid)\b|(?:is|are) (?:the|an?|your) (?:[\w'-]+ ){0,3}?(?:warranty|guarantee|tours?|trips?|courses?|lessons?|class(?:es)?|walks?|cruises?|sessions?|shows?|films?|movies?|treatments?|rentals?|hire|appointments?|crossings?|workshops?|wait|ride|journey|delivery|stay|visit)\b)/,
    often: /\bhow often\b|\bhow many times (?:an?|per|each|every)\b|\bhow frequent/,
    moment: /^(?:and |so |but )?when(?:'s| (?:is|are|do|does|can|may|must|should|will|would))\b/,
  },
  "pt-BR": {
    price:
      /\bquanto (?!tempo\b)(?:\w+ ){0,2}(?:custa|custam|custaria|sai|pago|paga|pagamos|cobra|cobram|gasta|gastam|fica)\b|\bquanto (?:devo|devemos|tenho que|temos que|preciso|precisamos|precisa|tem que|vou ter que|teria que) (?:pagar|gastar|dar|levar de dinheiro)\b|\bquantos reais\b|\bquanto (?:dinheiro|grana)\b|\bquanto (?:o|a|por|cada) (?:kg|quilo|hora|dia|diaria|pessoa|noite|unidade|cento|duzia|metro|litro|mes)\b|\bquanto de (?:entrada|sinal|taxa)\b|\btaxa de (?:entrega|inscricao|matricula|servico|limpeza|cancelamento|visita|embarque|reserva)\b|\bquanto (?:esta|estao|ta|tao|ficaria|(?:vai|vou|vamos) (?:custar|dar|ficar|gastar|pagar|sair))\b|\bquanto (?:da|daria)(?= *(?:$|[?!.,])| (?:no total|pra|para|tudo)\b)|\b(?:tem|ha|existe|e|sao|vale) de quanto[ ?!.]*$|\bquanto e\b|^(?:e )?quanto[ ?!.]*$|[a-z](?<!\b(?:demoram?|duram?|levam?|pesam?|medem?|ate|desde|ha|por|em|de)) quanto[ ?!.]*$|\bprecos?\b|\btarifas?\b|\bqual (?:e )?o valor\b|\b(?:valor|custo)(?:es)? d[aeo]s?\b|\bmais (?:barat|car|economic)[oa]s?\b|\bmais em conta\b/,
    age: /\b(?:que|qual a|qual e a) idade\b|\bidade (?:minima|maxima)\b|\bquantos anos\b|\b(?:tem|tenho|com|de) \d{1,2} anos\b/,
    weight: /\b(?:que|qual o|qual e o) peso\b|\bpeso maximo\b|\bquantos (?:quilos|kg)\b|\bquanto pesa\b/,
    distance:
      /\bquantos (?:km|quilometros|metros)\b|\b(?:qual|que) (?:e )?(?:a )?distancia\b|\ba que distancia\b|\bquao longe\b/,
    hour: /\b(?:que|qual) horas?\b|\bque horario\b/,
    duration:
      /\b(?:demora|leva) (?:quanto|muito)\b|\bem quanto tempo\b|\bqual (?:e )?a duracao\b|^duracao d[aeo]\b|\bqual (?:e )?o prazo\b|^prazo(?: (?:de|da|do|para|pra)\b|[ ?!.]*$)|\btempo de espera\b|\bquantos dias (?:para|pra)\b|\bquantos minutos (?:tem|sao)\b|\bquant(?:o tempo|os (?:minutos|dias|meses)|as (?:horas|semanas))\b.{0,60}\b(?:dura|duram|leva|levam|demora|demoram|fica|ficam|vale|valem|espera|ficar|esperar)\b|\bquanto (?:dura|demora)m?\b/,
    often:
      /\b(?:de|em|a) quanto em quanto tempo\b|\bde quantos? em quantos?\b|\ba cada quant[oa]s?\b|\bcom que frequencia\b|\bquantas vezes (?:por|ao|a|na|no)\b/,
    moment: /^(?:e |mas )?quando\b(?!.*(?:,|\b(?:foi|foram|era|eram|\w+ou|\w+aram)\b))/,
  },
  it: {
    price:
      /\bquanto (?:(?:mi|ci|vi|le|gli) )?(?:costa|costano|costerebbe|viene|vengono|verrebbe|verra|spend(?:o|e|iamo|ono|erei|eremmo)|pago|paga|pagano|paghiamo|si paga|si spende|fa|volete|prendete|chiedete)\b|^(?:e )?quanto[ ?!.]*$|(?<!\b(?:in|per|da|di|a|dura(?:no)?|pesa(?:no)?|misura(?:no)?|dista(?:no)?))[ ,]quanto[ ?!.]*$|\bprezz[oi]\b|\btariff[ae]\b|\bquanto (?:devo|dobbiamo|bisogna|si deve|dovrei|dovremmo) (?:pagare|spendere|dare|versare|lasciare)\b|\ba quanto (?:ammonta(?:no)?|vendete|sta|stanno|(?:il|lo|la|i|gli|le) \w+[ ?!.]*$|l'\w+[ ?!.]*$)|\bquanto (?:al|a|all'|per) ?(?:kg|chilo|etto|litro|metro|pezzo|persona|testa|notte|ora|giorno|settimana|mese)\b|\bquanti euro\b|\bquant[oi] (?:soldi|denaro)\b|\b(?:che )?cosa (?:costa(?:no)?|costerebbe)\b|\bche costo (?:ha|hanno)\b|\b(?:qual e|sapere|conoscere|dirmi|mi dice) (?:il|i) cost[oi]\b|^(?:il )?costo (?:di|del|dello|della|dei|degli|delle|dell'|per)\b|\bcost[oi] (?:(?:di|del|della|dei|delle|per) )?(?:consegn|spedizion|ingress|corso|corsi|noleggi|parchegg)|\b(?:piu|meno) (?:economic[oaih]|car[oaie]|costos[oaie])/,
    age: /\b(?:che|quale|qual e l')\s?eta\b|\beta (?:minima|massima)\b|\bquanti anni\b|\b(?:ha|ho|hanno|di) \d{1,2} anni\b/,
    weight: /\b(?:che|quale|qual e il) peso\b|\bpeso massimo\b|\bquanti (?:chili|kg)\b|\bquanto pesa\b/,
    distance:
      /\bquanti (?:km|chilometri|metri)\b|\bquanto (?:(?:e|sono|siete) )?(?:dista(?:no)?|distant[ei]|lontan[oaie])\b|\b(?:a che|qual e la|che) distanza\b/,
    hour: /\b(?:che|quale) or[ae]\b/,
    duration:
      /\bquanto (?:ci )?mettete\b|\b(?:in|per) quanto tempo\b|\bin quanti giorni\b|\bche durata\b|\bqual e la durata\b|^durata d\w+|\btemp[oi] di (?:consegna|attesa|spedizione)\b|\bquanto (?:devo|dobbiamo|bisogna|si deve) aspettare\b|\bquant(?:o tempo|i (?:minuti|giorni|mesi)|e (?:ore|settimane))\b.{0,60}\b(?:dura|durano|vuole|vogliono|serve|servono|mette|mettono|impiega|vale|valgono|aspett\w+)\b|\bquanto (?:dura|durano|ci (?:vuole|mette|mettono))\b/,
    often:
      /\bogni quant[oaie]\b|\bcon (?:che|quale) frequenza\b|\bquante volte (?:al|alla|all'|a|l'|la|per)\b/,
    moment:
      /^(?:e |ma )?quand(?:o|')(?! ?(?:ha|hanno|fu|furono|era|erano|e stat[oaie]|sono stat[oaie])\b)(?!.*,)/,
  },
  ja: {
    price:
      /いくら|何円|値段|料金|価格|費用|代金|(?:送|配送|配達|入場|入館|入園|拝観|観覧|見学|受講|参加|手数|駐車|宿泊|レンタル|クリーニング|キャンセル|修理|延長|利用|使用|体験|講習|施術|診察|登録|貸出)料|(?:参加|入会|年会|会|月謝|交通|材料|教材|受講|体験|修理|施術|登録)費|(?:クリーニング|レンタル|修理|宿泊|食事|飲み物|チケット|送り迎え|送迎)代|^予算(?:は|って)(?:どの|どれ|いくら|[?。 ]*$)|一番安|最も安|一番高い/,
    age: /何歳|何才|年齢|\d{1,2}[歳才]/,
    weight: /(?<!時速|毎時)何(?:キロ|kg)|体重|重量|重さ/,
    distance:
      /何(?:キロ|km)(?=.{0,6}(?:走|歩|離|先))|(?:道|コース|ルート|距離|駅).{0,8}何(?:キロ|km)|何メートル|(?:どの|どれ)(?:くらい|ぐらい|ほど)(?:の距離|遠|離れ)|距離は/,
    hour: /何時(?!間|頃|ごろ|代)/,
    duration:
      /(?:どの?くらい|どれ(?:くらい|ぐらい|ほど)|何(?:分|時間|日間?|週間|か月|ヶ月)).{0,8}(?:かか|続|待|有効|届)|所要時間|待ち時間|納期|何(?:分|時間|日間|週間)(?:コース)?(?:くらい|ぐらい|ほど)?(?:です|かか|[?。 ]*$)/,
    often: /頻度|何(?:日|週間|か月|ヶ月|年)(?:おき|ごと|に[1一]度)/,
    moment: /(?:は|、|^)いつ(?:です|から|まで|に|行|あ|開|始)/,
  },
};

/** How a folded sentence says that something costs nothing. */
const FREE =
  /\binclu\w+ (?:in|n[oa]|nel(?:la)?|dans) (?:the |every |all |each )?(?:[\w-]+ )?(?:price|rate|fee|ticket|preco|valor|taxa|prezzo|quota|tariffa)|\bcompres[oaie] nel(?:la)? (?:prezzo|quota|tariffa)|タダ|(?:は|が|も)ただ(?:です|で|。|$)|(?<!(?:場合|とき|際)[^。]{0,20})(?:料金?|お金)(?:は|が|も|を)?(?:なし|無し|不要|かかりません|かからず|(?:いただか|頂か)(?:ず|ない)|(?:いただき|頂き|いただいて(?:おり|い)|頂いて(?:おり|い))ません)|(?<!-|\bfeel )\b(?:free|gratis|gratuit[oaie]|gratuitamente|gratuitos|gratuitas)\b|無料|\bde graca\b|\bsenza (?:costi|spese|pagare)\b|\bsem (?:custo|pagar)\b|\bwithout (?:paying|charge)\b|\bcosts? nothing\b|\bn(?:ao|on) cust(?:a|am|ano) n(?:ada|iente|ulla)\b|\bnon costa(?:no)? n(?:iente|ulla)\b|\bn(?:ao|on) (?:se |si )?pag(?:a|am|ano)\b|\bdo(?:es)?(?: not|n't) (?:have to |need to )?pay\b|\bisent[oa]s?\b|\b(?:no|without|sem|nessun[oa]?|nenhum[oa]?) (?:[\w-]+ ){0,2}(?:fees?|charges?|costs?|taxas?|custos?|spes[ae]|cost[oi]|supplement[oi]|commission[ei])\b/;

/** What shows a measure in a folded sentence. */
const SHOWN: Readonly<Record<Exclude<Counted, "moment">, RegExp>> = {
  price:
    /[€$£¥]|(?<!\b(?:every|each|ogni|cada) )\b(?:eur|euros?|usd|dollars?|pounds?|reais|brl|yen|gbp|chf|francs?|cents?)\b|円|ユーロ|ドル|(?:料金|料|代金|価格|費用|金額)の?(?:全額|\d{1,3} ?%)|\b\d{1,3} ?% (?:of the (?:\w+ )?(?:price|fee|cost|rate|total)|d[oa] (?:valor|preco|total|diaria)|del (?:prezzo|costo|totale|valore))|\d ?p\b(?!\.)|\b(?:deposit|acconto|caparra|sinal|entrada|caucao|cauzione) (?:(?:of|is|di|del|de|e de|e del) )?\d{1,3} ?%|\d ?% deposit\b/,
  age: /\d ?(?:years?\b|anos\b|anni\b|歳|才)|\b(?:ages?|aged|under|over|idade|menores de|maiores de|eta|sotto i|sopra i|dai|dagli) (?:of )?\d|\d (?:or|and|ou|o) (?:older|over|up|above|under|younger|mais|piu)\b|\b(?:months old|mesi|meses)\b/,
  hour: /\b\d{1,2} ?(?:[ap]m|h(?:\d\d)?|o'clock)\b|(?<![€$£¥] ?|\br\$ ?)\b\d{1,2}[:.]\d\d\b(?! ?(?:[€$£¥%]|euros?\b|reais\b))|\b(?:noon|midday|midnight|meio-dia|meia-noite|mezzogiorno|mezzanotte)\b|\b(?:alle|dalle|le|ore|from|until|till|by|at) \d{1,2}\b(?! ?(?:%|km|m|kg|[€$£¥]|days?|hours?|minutes?|years?|months?|giorni|minuti|mesi|anni))|\d時(?!間)|正午/,
  duration:
    /(?:\d|\b(?:an?|one|two|three|four|five|six|seven|eight|ten|twelve|half|uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|dez|doze|una?|due|tre|quattro|cinque|sei|sette|otto|dieci|dodici|meia|mezza?))[ '’-]?(?:working |business )?(?:min|minutes?|minut[oi]s?|h|hours?|horas?|or[ae]|days?|dias?|giorn[oi]|weeks?|semanas?|settiman[ae]|months?|mes|meses|mes[ie]|years?|anos?|ann[oi])\b|\d ?(?:分|時間|日間?|営業日|週間|か月|ヶ月|年間?)/,
  distance:
    /(?<!時速[\d.]{0,4})\d ?(?:(?:km|kms|kilomet\w+|met(?:re|er)s?|m|miles?|mi|yards?|feet|ft|quilometros?|metros?|chilometri|metri)\b(?! ?(?:\/|h\b|per hour|por hora|all'ora))|(?:km|キロ|メートル)(?![a-z/]|グラム))|\bminutes?(?:'s?)? (?:walk|on foot|away)|\ba piedi\b|\ba pe\b|徒歩|歩いて/,
  often:
    /\b(?:every|each|once|twice|daily|nightly|weekly|monthly|yearly|annual(?:ly)?|(?:times )?(?:a|per) (?:day|week|month|year)|ogni|una volta|volte (?:al|alla|all'|l')|tutt[ie] (?:i|le|gli)|(?:settiman|mensil|annual)\w*|al (?:giorno|mese)|alla settimana|all'anno|a cada|tod[oa]s? (?:o|a|os|as)|uma vez|vezes (?:por|ao|a|na)|(?:semana|mensa|anua)l(?:mente)?|diari\w+|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?|por (?:dia|semana|mes|ano))\b|ごと|おき|曜|毎[日朝晩週月年回]|[週月年日]に?[\d一二三]+[回度]/,
  weight:
    /\d ?(?:kg|kilos?|kilograms?|quilos?|chili|chilogrammi|pounds|lbs?|g|grams?|t|キロ|グラム|トン)(?![a-z])/,
};

/** An hour that is told from another one may be the asked one. */
const BEFORE_CLOSING =
  /\b(?:minutes?|hours?) before (?:we |the \w+ )?clos|\b(?:minutos?|horas?) antes d[eo] (?:fech|encerr)|\b(?:minuti|ora|ore) prima della chiusura|(?:閉[店館園院場]|終了)(?:時[刻間])?の?\d{1,2}(?:分|時間)前/;

/** Numbers that are none of the measures: times, dates, lengths, shares, counts, telephone numbers. */
const OTHERWISE_COUNTED =
  /\b\d{1,2}:\d\d\b|\d{2,4}[- ]\d{3,4}(?![\d.,])|(?<![\d.,:])\d[\d.,:]{0,20}(?: ?(?:km\/h|kmh|km|cm|mm|metres?|meters?|metros?|metri|m|%|h|am|pm|min|minutes?|minut[oi]s?|hours?|horas?|or[ae]|days?|dias?|giorn[oi]|weeks?|semanas?|settiman[ae]|months?|mes|meses|mes[ie]|people|persons?|pessoas?|persone|places|seats|lugares|vagas|posti|january|february|march|april|may|june|july|august|september|october|november|december|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)\b| ?[年月日時分秒名人台個本枚件回点階度割倍番号丁泊営週か]|(?=:\d))/g;

/** What a row is about, with the number that follows: "Kids 3-12: 3 pm". */
const LABELLED = /^(?:[-*•] ?)?\p{L}[^:\n]{0,60}:(?!\d)([^\n]*)/u;

/** An amount of money in a folded text: "240 €" is no year. */
export const AMOUNT =
  /(?:[€$£¥]|\b(?:r\$|chf|eur|usd|gbp)) ?\d[\d.,]{0,20}|\d[\d.,]{0,20} ?(?:[€$£¥円]|ユーロ|ドル|\b(?:euros?|eur|reais|dollars?|pounds?|francs?|chf)\b)/g;

/** An amount with the time that it is for. */
const RATE =
  /(?:(?:[€$£¥]|r\$) ?\d[\d.,]{0,20}|\d[\d.,]{0,20} ?(?:[€$£¥円]|euros?|reais|pounds?|dollars?)),? (?:(?:an?|per|each|every|ogni|al|alla|all'|por|ao|a|cada) ?(?:\p{L}+)?|\p{L}+)/gu;

/** "What is included in the price?" asks for no price. */
const NO_PRICE = /\b(?:includ|inclu[is]|compres|contempl)|含|込/;

const SETTLED = /\binclu|\bcompre(?:s|nd)|含|\bhalf\b(?! an?\b)|\bmetade\b|\bmeta\b|半額|\d ?%/;
/** Whether a folded sentence settles a price without an amount ("breakfast is included", "children pay half", "50% of the price"). */
export const settlesPrice = (folded: string): boolean => SETTLED.test(folded) || tellsIncluded(folded);

/** Who tells an age and asks whether it is paid for asks for its price. */
const PAYS: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:pays?|free|tickets?)\b/,
  "pt-BR": /\b(?:pag(?:a|o|am|amos|ar|ara|arao)|de graca|gratis|gratuit[oa]s?|ingressos?|bilhetes?)\b/,
  it: /\b(?:pag(?:a|o|ano|hiamo|are)|gratis|gratuit[oaie]|bigliett[oi])\b/,
  ja: /無料|有料|タダ|ただです|券(?:が|は)/,
};

/** Which measure a folded question asks for. */
export function findMeasure(folded: string, locale: Locale): Measure | undefined {
  const asked = findContact(folded, locale);
  if (asked) return asked.contact;
  const cues = ASKED[locale];
  if (saysNeeded(folded, locale) !== undefined) return "needed";
  if (asksHowManyPeople(folded, locale)) return "people";
  const ofPersons = withoutAgesOfThings(folded);
  const measure = (
    ["age", "distance", "weight", "often", "price", "duration", "hour", "moment"] as const
  ).find((one) => cues[one].test(one === "age" ? ofPersons : folded));
  // "How much is it for a 10 year old?" tells an age and asks for none.
  const asksToPay = cues.price.test(folded) || PAYS[locale].test(folded);
  const tellsAge = (measure === "age" || measure === undefined) && findAskedAges(folded).length > 0;
  // "Meu filho de 13 pode entrar?" tells an age without its unit: an hour of the same figure is none of it.
  const isBare = tellsAge && (locale === "pt-BR" || locale === "it") && !/\b(?:anos|anni)\b/.test(folded);
  const wanted = tellsAge && asksToPay ? "price" : isBare ? "age" : measure;
  return wanted === "price" && NO_PRICE.test(folded) ? undefined : wanted;
}

const MEASURES: ReadonlySet<string> = new Set<Measure>([
  "price",
  "age",
  "weight",
  "distance",
  "hour",
  "moment",
  "often",
  "duration",
  "people",
  "needed",
]);

/** Whether a kind of answer is a measure. */
export function isMeasure(kind: string): kind is Measure {
  return MEASURES.has(kind) || isContact(kind);
}

/** Whether a folded question asks for a price, whatever else it may ask for: "Quanto costa per un bambino di 5 anni?" */
export const asksForPrice = (folded: string, locale: Locale): boolean => ASKED[locale].price.test(folded);

/** Whether a folded text tells a price, or that there is none. */
export const showsPrice = (folded: string): boolean => SHOWN.price.test(folded) || FREE.test(folded);

/** Whether a folded row tells something that is counted, and it is neither a price nor a share of one. */
export function measuresElse(folded: string): boolean {
  const told = LABELLED.exec(folded)?.[1] ?? "";
  if (!/\d/.test(told) || told.includes("%") || showsPrice(told)) return false;
  return !/\d/.test(told.replace(OTHERWISE_COUNTED, " "));
}

function isShown(folded: string, measure: Exclude<Counted, "moment"> | "people"): boolean {
  if (measure === "price") return showsPrice(folded);
  if (measure === "people") return showsPeople(folded);
  // "€4 a month" tells a price.
  return SHOWN[measure].test(measure === "often" ? folded.replace(RATE, " ") : folded);
}

/** Whether a folded sentence shows the measure; a bare number leaves it open, except that hours are always marked. `numbers` finds those of the language. */
export function showsMeasure(
  folded: string,
  measure: Exclude<Measure, "moment">,
  numbers: RegExp,
): boolean | undefined {
  if (isContact(measure)) return showsContact(folded, measure);
  if (measure === "needed") return showsNeeded(folded);
  if (isShown(folded, measure)) return true;
  if (measure === "hour") return BEFORE_CLOSING.test(folded) ? undefined : false;
  if (measure === "distance" || measure === "often") return false;
  if (measure === "duration" && showsPeople(folded)) return false;
  const isAmount = measure === "people" || measure === "duration";
  const others = isAmount ? folded.replace(AMOUNT, " ") : folded;
  const left = others.replace(OTHERWISE_COUNTED, " ").replace(/\b(?:one|uma?)\b/g, " ");
  // "Two rooms" are no price: amounts in words have their currency beside them.
  return (measure === "price" ? /\d/ : numbers).test(left) ? undefined : false;
}
