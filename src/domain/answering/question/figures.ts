/**
 * Figures that are asked for in few words and told in others: how far or how long something goes on one charge ("How long does the
 * battery last?", 航続距離は), and how fast it goes.
 */
import type { Locale } from "../../../contract/locale.ts";

type ByLocale<T> = Readonly<Record<Locale, T>>;

/** How a figure is asked for and told, in folded texts. */
export interface Figure {
  readonly asked: ByLocale<RegExp>;
  /** By what a page may tell it; to be looked for beside the words of the question. */
  readonly words: ByLocale<string>;
  readonly told: ByLocale<RegExp>;
  /** The amount that stands beside. */
  readonly amount: RegExp;
  /** Words of the question that the sentence need not hold. */
  readonly said: RegExp;
  /** What holds its words and tells something else; of figures without it everything that does not tell them. */
  readonly beside?: ByLocale<RegExp>;
}

const RANGE: Figure = {
  asked: {
    en: /\bhow long (?:does|do|will|can) (?:[\w'-]+ ){0,4}(?:batter(?:y|ies)|charge)(?: (?:of|in|on) (?:[\w'-]+ ){0,2}[\w'-]+)? (?:last|hold|run|go|keep)|\bbattery life\b|\bhow far (?:can|could|do|does|will) (?:i|we|you|one|it|they|(?:the |an? |your )?[\w'-]+) (?:go|get|ride|drive|cycle|travel)(?:[ ?!.]*$| (?:on|with|by|before) )|\b(?:what(?:'s| is) the|which) range\b|^range(?: of (?:the |an? |your )?[\w' -]+)?[ ?!.]*$/,
    "pt-BR":
      /\bquanto (?:tempo )?dura (?:a |uma )?(?:carga|bateria)\b|\bautonomia\b|\bate onde (?:eu |a gente |se )?(?:da (?:para|pra) (?:ir|andar|pedalar|chegar)|posso (?:ir|andar)|consigo (?:ir|chegar)|vai|anda)\b|\bquantos (?:km|quilometros) (?:ela |ele |eu )?(?:faz|anda|roda|dura|aguenta)\b/,
    it: /\bquanto dura (?:la |una )?(?:carica|batteria)\b|\bautonomia\b|\bquanta strada (?:si (?:fa|puo fare|riesce a fare)|posso fare|fa)\b|\bfin dove (?:si (?:arriva|puo)|posso)\b|\bquanti (?:km|chilometri) (?:si fanno|fa|fanno|posso fare|dura)\b/,
    ja: /(?:バッテリー|電池|充電)(?:は|って|が)?(?:フルで|満タンで)?(?:どの?(?:くらい|ぐらい)|どれ(?:くらい|ぐらい|ほど)|何(?:時間|日|キロ|km))?(?:くらい|ぐらい)?(?:も[つち]|持[つち]|続)|航続距離|どこまで(?:行|走)|何(?:キロ|km)(?:くらい|ぐらい)?(?:走れ|走り|行け)/,
  },
  words: {
    en: "range battery charge",
    "pt-BR": "autonomia carga bateria",
    it: "autonomia carica batteria",
    ja: "航続 充電 バッテリー",
  },
  told: {
    en: /\b(?:per|on (?:a|one)|on each|from (?:a|one)|with (?:a|one)|between|a single) (?:single |full )?(?:battery )?charges?\b|\brange\b|\bbattery life\b|\bbatter(?:y|ies) lasts?\b|\bbatter(?:y|ies) (?:will )?(?:hold|run|go)\b|\bbattery(?: life)? ?[:：|-] ?(?:up to |about )?\d/,
    "pt-BR":
      /\b(?:por|com uma|a cada|numa|em uma) (?:so |unica )?(?:carga|recarga)\b|\bautonomia\b|\bbateria(?:s)? (?:dura|aguenta)m?\b|\bbateria ?[:：|-] ?(?:ate |de )?\d/,
    it: /\bcon (?:una|la) (?:sola |singola )?(?:carica|ricarica)\b|\bautonomia\b|\bbatteri[ae] (?:dura|tiene|durano)\b|\bbatteria ?[:：|-] ?(?:fino a )?\d/,
    ja: /(?:1回|一回|一度|フル|満)の?充電で|航続|連続(?:使用|走行|駆動)|駆動時間|(?:バッテリー|電池)(?:は|が|の)?[^。]{0,12}(?:も[つち]|持[つち]|続)/,
  },
  amount:
    /(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|una?|due|tre|quattro|cinque|sei|sette|otto|dieci|dodici)) ?(?:km|kilomet\w+|miles?|hours?|h\b|days?|weeks?|minutes?|quilometros?|horas?|dias?|semanas?|minutos?|chilometri|or[ae]|giorn[oi]|settimane|minuti|キロ|時間|日|分|週間)/,
  said: /^(?:batter|bateria|last|life|range|autonomia|carica|carga|strada|km|バッテリー|電池|充電|航続|距離)/,
  // How long charging takes.
  beside: {
    en: /\b(?:re)?charg(?:e|es|ed|ing|er)\b/,
    "pt-BR": /\b(?:re)?carrega\w*|\brecarga\b/,
    it: /\bricaric\w+|\bcaricabatteri\w/,
    ja: /充電/,
  },
};

const SPEED_UNIT =
  /\d ?(?:km\/h|kmh|kph|mph|km per hour|km all'ora|km por hora|knots?|nos\b|nodi|m\/s|[mg]bits?|[mg]bps|ノット|[メギ]ガ(?:ビット)?|mega\b|giga\b)|時速[^。]{0,4}\d|毎時/;
const SPEED: Figure = {
  asked: {
    en: /\bhow fast (?:do|does|can|will) (?:[\w'-]+ ){1,4}(?:go|ride|run|drive|move|fly|sail|travel)\b|\bhow fast (?:is|are) (?:the|an?|your|this) (?:[\w'-]+ ){0,2}(?:e-?bikes?|bikes?|scooters?|boats?|ferr(?:y|ies)|cars?|vans?|trains?|internet|wi-?fi|connection|network|broadband|motors?|engines?|drones?|fibre)\b|\b(?:top|maximum|max) speed\b|\bwhat speed\b/,
    "pt-BR": /\b(?:qual|que) (?:e )?(?:a )?velocidade\b|\bvelocidade maxima\b/,
    it: /\b(?:che|quale) velocita\b|\bvelocita massima\b|\bquanto (?:va|vanno) veloc[ei]\b/,
    ja: /時速何|(?:最高|最大)?(?:速度|スピード)(?:は|って)|どの?(?:くらい|ぐらい)の速さ|何キロ(?:くらい|ぐらい)?(?:の速さ|出)/,
  },
  words: { en: "speed", "pt-BR": "velocidade", it: "velocità", ja: "時速 速度" },
  told: { en: SPEED_UNIT, "pt-BR": SPEED_UNIT, it: SPEED_UNIT, ja: SPEED_UNIT },
  amount: /\d/,
  said: /^(?:fast|speed|top|maximum|max|go|ride|run|velocid|velocita|maxim|massim|va|vanno|veloc|時速|速度|最高|最大|速|スピード|キロ)/,
};

const FIGURES: readonly Figure[] = [RANGE, SPEED];

/** The figure that a folded question asks for. */
export const figureIn = (folded: string, locale: Locale): Figure | undefined =>
  FIGURES.find(({ asked }) => asked[locale].test(folded));

/** Words by which it is told; none where none was asked for. */
export const wordsOfFigure = (folded: string, locale: Locale): string =>
  figureIn(folded, locale)?.words[locale] ?? "";

/** Whether a folded sentence tells it. */
export const tellsFigure = ({ told, amount }: Figure, folded: string, locale: Locale): boolean =>
  told[locale].test(folded) && amount.test(folded);
