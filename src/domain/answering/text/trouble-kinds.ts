/**
 * What is wrong, by kind: visitors say it in other words than pages ("it's not hot" of "The coffee is too cold"). Of folded
 * text. A kind takes the words with it that only say it ("I paid twice").
 */
import type { Locale } from "../../../contract/locale.ts";
import { negates } from "./negation.ts";

type Patterns = Readonly<Record<Locale, RegExp>>;

const KINDS: Readonly<Record<string, Patterns>> = {
  off: {
    en: /(?:\bnot|n't|\bnever|\bno longer) (?:\w+ )?(?:turn(?:s|ing)?|switch(?:es|ing)?|power(?:s|ing)?|start(?:s|ing)?|boot(?:s|ing)?|go(?:es|ing)?|com(?:es?|ing))(?: it)?(?: on| up)\b|(?:\bnot|n't) (?:start|boot)\w*|\bdead\b|\bno power\b/g,
    "pt-BR":
      /\bnao (?:esta |quer |consigo )?(?:lig(?:a|ar|am|ando)|acend\w+|inici(?:a|ar|ando))(?: mais)?\b|\bsem energia\b/g,
    it: /\bnon (?:si |riesco ad? )?(?:accend\w+|avvi(?:a|ano|arl\w)|parte)(?: piu)?\b|\bsenza corrente\b/g,
    ja: /(?:電源|スイッチ)[がは]?(?:入ら|つか|付か|つき|入り)\p{Script=Hiragana}*|起動し(?:ない|ません)|つか(?:ない|なく)|つきません/gu,
  },
  cold: {
    en: /\b(?:too |very |only )?(?:cold|lukewarm)\b|(?:\bnot|n't)(?: \w+){0,2} (?:hot|warm|heat(?:ing)?)(?: up| enough)?\b/g,
    "pt-BR": /\b(?:muito )?(?:fri[oa]s?|morn[oa]s?)\b|\bnao (?:\w+ ){0,2}(?:quentes?|esquent\w+|aquec\w+)/g,
    it: /\b(?:troppo )?(?:fredd[oaie]|tiepid[oaie])\b|\bnon (?:\w+ ){0,2}(?:cald[oaie]|scald\w+)/g,
    ja: /ぬるい|ぬるく|冷たい|冷めて|熱くな(?:い|り)|温(?:まら|かくな)(?:ない|い|り)\p{Script=Hiragana}*/gu,
  },
  hot: {
    en: /\boverheat\w*|\b(?:too|very|really|gets) hot\b/g,
    "pt-BR": /\bsuperaquec\w+|\b(?:muito quente|quente demais)\b|\besquenta(?:ndo)? (?:muito|demais)/g,
    it: /\bsurriscald\w+|\btroppo cald[oaie]\b|\bscotta\b/g,
    ja: /熱すぎ\p{Script=Hiragana}*|熱くなる|過熱|熱を持つ/gu,
  },
  leak: {
    en: /\bleak\w*|\bdrip(?:s|ping)\b|\b(?:com(?:es?|ing)|run(?:s|ning)) out (?:below|underneath|at the bottom)\b|\bpuddle\b/g,
    "pt-BR": /\bvaz(?:a|am|ou|ar|ando|amentos?)\b|\bping(?:a|ando)\b|\bgotej\w+|\bescorr\w+/g,
    it: /\bperd(?:e|ono|ere|ita|ite)(?=\b.{0,20}acqua|\b.{0,12}liquid)|\bgocciol\w+|\besce (?=acqua)|\bperdit[ae]\b/g,
    ja: /漏れ\p{Script=Hiragana}*|漏る|垂れ(?:る|て)|したたる/gu,
  },
  dry: {
    en: /\bno(?:thing)?(?=(?: \w+)? (?:is )?com(?:es?|ing) out\b)|(?:\bnot|n't) com(?:e|ing) out\b/g,
    "pt-BR": /\bnao (?:esta )?sai(?:ndo|u)?\b/g,
    it: /\bnon (?:esce|escono|viene fuori)\b/g,
    ja: /出(?:て)?(?:こ|き|来)?(?:ない|ません|なくな\p{Script=Hiragana}*)/gu,
  },
  blink: {
    en: /\b(?:blink|flash|flicker)\w*/g,
    "pt-BR": /\bpisc(?:a|am|ou|ar|ando)\b/g,
    it: /\blampegg\w+/g,
    ja: /点滅(?:し|する)?\p{Script=Hiragana}*|チカチカ(?:し|する)?|ちかちか/gu,
  },
  loud: {
    en: /\b(?:(?:too|very|really|so) )?(?:loud|nois[ey])(?: noises?)?\b|\b(?:squeak|rattl|buzz)\w*|\b(?:makes?|making) (?:an? )?(?:\w+ )?nois\w+/g,
    "pt-BR": /\b(?:(?:faz|fazendo|faca|fizer|muito) ){0,3}(?:barulh\w+|ruidos?)\b|\brang(?:e|endo)\b/g,
    it: /\b(?:(?:fa|fanno|troppo|molto) ){0,3}rumor\w+|\b(?:cigol|ronz)\w+|\bstride\b/g,
    ja: /うるさ(?:い|く|すぎる)|騒音|異音|音が(?:大き|うるさ)\p{Script=Hiragana}*|[ガキ][ター][ガキ][ター]/gu,
  },
  stuck: {
    en: /\b(?:(?:keeps?|always|constantly) )?(?:crash\w*|fr(?:eez|oze)\w*|hang(?:s|ing)|stuck|jam(?:s|med|ming))\b|\bclos(?:es|ing) (?:by )?itself\b|\bunresponsive\b/g,
    "pt-BR": /\b(?:fica )?(?:trav(?:a|am|ou|ando|ad[oa]s?)|congel\w+|emperr\w+)\b|\bfecha sozinho\b/g,
    it: /\b(?:continua a )?(?:si )?blocca(?:no|ta|to|rsi|ndo)?\b|\bbloccat[oaie]\b|\bsi chiude da sol[oa]\b|\b(?:incepp|incastr)\w+/g,
    ja: /(?:すぐ)?落ち(?:る|ます|て)\p{Script=Hiragana}*|固ま\p{Script=Hiragana}*|フリーズ|クラッシュ|詰ま\p{Script=Hiragana}*|引っかか\p{Script=Hiragana}*/gu,
  },
  refused: {
    en: /\b(?:(?:keeps?|always) )?(?:(?:getting|being) )?(?:declin|reject|refus)\w+|\bdenied\b|(?:\bnot|n't) accept\w*|\b(?:payment|transaction)s?(?: \w+)? (?:fail\w*|n't \w+|not \w+)/g,
    "pt-BR": /\b(?:sendo )?(?:recus|rejeit)\w+|\bnegad[oa]s?\b|\bpagamento (?:falh\w+|nao \w+)/g,
    it: /\b(?:viene |vengono )?(?:rifiut\w+|respint[oaie]|negat[oa])\b|\bpagamento (?:fallit\w+|non \w+(?: andato)?(?: a buon fine)?)/g,
    ja: /拒否\p{Script=Hiragana}*|断られ\p{Script=Hiragana}*|(?:お?支払い|決済)[がはに]?(?:失敗|でき(?:ない|ません)|通ら)\p{Script=Hiragana}*/gu,
  },
  missing: {
    en: /(?:\bnot|n't|\bnever|\bno)(?: \w+){0,4} (?:receiv(?:e|ed|ing)|arriv(?:e|ed|ing)|got|get|came|come(?! on| out| up)|shown? up)\b|(?:\bnot|n't|\bnever) (?:receiv(?:e|ed|ing)|arriv(?:e|ed|ing)|got|get|came)\b|\bstop(?:s|ped)? (?:arriving|coming|getting|receiving|showing up)\b|\bmissing\b|\bstill waiting\b/g,
    "pt-BR":
      /\bnao (?:\w+ ){0,2}(?:receb\w+|cheg(?:ou|am?|aram)|veio)|\bpar(?:ou|aram) de (?:chegar|receber|vir)\b|\bsumi(?:u|ram)\b|\bfaltando\b/g,
    it: /\bnon (?:\w+ ){0,3}(?:ricev\w+|arriva\w*)|\bsmess[oaie] di (?:arrivare|riceverl\w|ricevere)\b|\bmai arrivat\w|\bnessun[ao]? (?=\w+ (?:ricevut|arrivat))|\bmanca(?:no)?\b/g,
    ja: /(?:届か|届いて(?:い)?|来て(?:い)?|受け取って(?:い)?)(?:ない|ません|ず)|届きません|来(?:ない|ません)/gu,
  },
  forgotten: {
    en: /\bforg[eo]t\w*|(?:\bnot|n't) (?:remember|know|recall)\b/g,
    "pt-BR": /\besquec\w+|\bnao (?:me )?(?:lembr|record)\w+|\bnao sei\b/g,
    it: /\bdimentic\w+|\bnon (?:mi )?ricord\w+|\bnon so(?: piu)?\b/g,
    ja: /忘れ\p{Script=Hiragana}*|思い出せ\p{Script=Hiragana}*|(?:わか|分か)(?:らな|りませ)\p{Script=Hiragana}*/gu,
  },
  twice: {
    en: /\b(?:(?:paid|pay|charged|billed|booked) )?(?:twice|two times|2 times)\b|\b(?:paid|pay|charged|billed|booked) double\b|\bdouble (?=(?:charge|payment|billing|booking|order)s?\b)|\bduplicat\w+/g,
    "pt-BR":
      /\b(?:(?:paguei|cobrad[oa]s?|cobraram|reservei) )?(?:(?:duas|2) vezes|em dobro)|\bduplicad[oa]s?\b/g,
    it: /\b(?:(?:pagato|pagata|addebitat[oa]) )?(?:due|2) volte\b|\bduplicat[oa]\b|\bdoppi[oa] (?=(?:addebit|pagament|prenotazion|ordin)\w)|\b(?:(?<=(?:addebito|pagamento|prenotazione|ordine) (?:e )?)|(?:addebitat|pagat)[oa] (?:il )?)doppi[oa]\b/g,
    ja: /二重|重複|(?<!\d)[二2]回(?:も)?(?:払|請求)?\p{Script=Hiragana}*/gu,
  },
  blank: {
    en: /\b(?:(?:is|are|stays?|remains?|just) )?(?:(?:completely|all) )?blank\b|\b(?:is|are|stays?|remains?|just|all|completely) (?:white|black|empty|dark)\b|\b(?:white|black|empty) (?:page|screen)\b/g,
    "pt-BR":
      /\bem branco\b|\b(?:ficou|ficando|fica|esta|toda|todo) (?:branc[oa]|pret[oa]|apagad[oa]|escur[oa])\b|(?<=\b(?:tela|visor|pagina|display|monitor) )(?:branc[oa]|pret[oa]|apagad[oa]|escur[oa])\b/g,
    it: /\b(?:resta|rimane|diventa|e|tutt[oa]) (?:bianc[oa]|ner[oa]|vuot[oa]|spent[oa]|bui[oa])\b|(?<=\b(?:schermo|pagina|display|monitor|schermata) )(?:bianc[oa]|ner[oa]|vuot[oa])\b/g,
    ja: /真っ[白黒暗]\p{Script=Hiragana}*|[白黒]い(?:まま|画面)\p{Script=Hiragana}*|何も表示されな\p{Script=Hiragana}*/gu,
  },
  slow: {
    en: /\b(?:(?:too|very|so) )?slow\w*|\btakes (?:ages|forever|too long)\b|\blag(?:s|gy|ging)\b/g,
    "pt-BR": /\b(?:muito )?lent[oa]s?\b|\bdevagar\b|\bdemora (?:muito|demais)\b/g,
    it: /\b(?:troppo |molto )?lent[oaie]\b|\btroppo tempo\b/g,
    ja: /遅(?:い|く)|重(?:い|く)|時間がかか\p{Script=Hiragana}*/gu,
  },
  silent: {
    en: /\bno (?:sound|audio|volume)\b|(?:\bnot|n't) hear\w*(?: (?:the )?(?:sound|anything))?|\b(?:sound|audio|volume) (?:is |too |very ){0,3}low\b|\bmuted?\b/g,
    "pt-BR": /\bsem (?:som|audio)\b|\bnao (?:\w+ )?(?:ouco|escuto|sai som|tem som)\b|\bmud[oa]\b/g,
    it: /\b(?:nessun|senza|manca il|manca l') ?(?:suono|audio)\b|\bnon (?:si )?sent[eoi]\w*|\bmut[oa]\b/g,
    ja: /音が(?:出|聞こえ|し)(?:な|ませ)\p{Script=Hiragana}*|音が小さ\p{Script=Hiragana}*|聞こえ(?:な|ませ)\p{Script=Hiragana}*|無音/gu,
  },
  stale: {
    en: /(?:\bnot|n't|\bno longer|\bstop(?:s|ped)?|\bfail(?:s|ed)? to) (?:\w+ ){0,2}(?:sync\w*|updat(?:e|es|ing)|refresh\w*)\b/g,
    "pt-BR": /\b(?:nao|par(?:ou|aram) de) (?:\w+ ){0,2}(?:sincroniz\w+|atualiz\w+)/g,
    it: /\b(?:non|smess[oaie] di) (?:\w+ ){0,2}(?:sincronizz\w+|aggiorn\w+)/g,
    ja: /更新(?:でき|され)(?:な|ませ)\p{Script=Hiragana}*/gu,
  },
  offline: {
    en: /(?:\bnot|n't|\bno|\blost|\bfail\w*|\bunable)\b(?: \w+){0,4} (?:connect\w*|internet|network|wi-?fi|signal|sync\w*|pair\w*)\b|\bdisconnect\w*|\boffline\b|\bconnection (?:\w+ )?(?:fail\w*|lost|drop\w*)/g,
    "pt-BR":
      /\b(?:nao|sem|falha)\b(?: \w+){0,3} (?:conect\w+|conexao|internet|rede|wi-?fi|sinal|sincroniz\w+|pare\w+)|\bdesconect\w+/g,
    it: /\b(?:non|senza|manca)\b(?: \w+){0,3} (?:conne\w+|colleg\w+|internet|rete|wi-?fi|segnale|sincronizz\w+)|\bdisconne\w+/g,
    ja: /(?:つなが|繋が)(?:ら|り)\p{Script=Hiragana}*|接続(?:でき|され)(?:な|ませ)\p{Script=Hiragana}*|同期(?:し|でき)(?:な|ませ)\p{Script=Hiragana}*|切断|圏外|オフライン/gu,
  },
  smell: {
    en: /\bsmell\w*(?: (?:of )?burn(?:t|ing))?|\bburn(?:t|ing)\b/g,
    "pt-BR": /\bcheir\w+|\bqueimad[oa]\b|\bfed(?:e|endo)\b/g,
    it: /\bpuzz\w+|\bodore\b|\bbruciat[oa]\b/g,
    ja: /臭(?:い|う|く)\p{Script=Hiragana}*|においが(?:する|し)\p{Script=Hiragana}*|焦げ\p{Script=Hiragana}*/gu,
  },
  faulty: {
    en: /\bbroken?\b|\bfaulty\b|\bdefect\w*|(?:\bnot|n't|\bno longer|\bstop(?:s|ped)?) (?:\w+ )?work(?:s|ing)?\b|\bout of order\b|\berrors?\b|\bfail\w*|\bfaults?\b|\bwrong\b|\binvalid\b|\bdamaged\b/g,
    "pt-BR":
      /\bquebr\w+|\bdefeit\w+|\bnao (?:esta )?funcion\w+|\bparou de funcionar\b|\berr(?:os?|ad[oa]s?)\b|\bfalh\w+|\binvalid[oa]s?\b|\bestragad[oa]s?\b/g,
    it: /\brott[oaie]\b|\bguast\w+|\bdifett\w+|\bnon (?:funzion\w+|va)\b|\b(?:ha|hanno) smesso\b|\berror[ei]\b|\berrat[oaie]\b|\bsbagliat[oaie]\b|\bfall(?:isce|it[oa])\b/g,
    ja: /壊れ\p{Script=Hiragana}*|故障|不良|使え(?:な|ませ)\p{Script=Hiragana}*|動(?:か|き|作し)(?:な|ませ)\p{Script=Hiragana}*|エラー|失敗|違(?:う|い|っ)\p{Script=Hiragana}*|反応し(?:な|ませ)\p{Script=Hiragana}*|無効/gu,
  },
};

/** Something that is said to be wrong: how, and the kinds of trouble that this may be. */
export interface Wrong {
  readonly said: string;
  readonly kinds: ReadonlySet<string>;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Whether a span is a part of a longer one: "not coming out" of "not coming out hot". */
const isWithin = (one: Span, other: Span): boolean =>
  other.start <= one.start && other.end >= one.end && other.end - other.start > one.end - one.start;

/** Kinds that are told in one way only: of a battery that leaks nothing is said by "The battery does not charge". */
const PLAIN = new Set(["cold", "hot", "leak", "blink", "loud", "twice", "slow", "smell"]);
/** Kinds that may be any other one: what is broken may leak. */
const VAGUE = ["faulty", "off", "stuck"];

/** Whether a statement is of another trouble than what was reported: it says what is wrong, and that it is something else. */
export function isOtherTrouble({ kinds }: Wrong, stated: string, told: ReadonlySet<string>): boolean {
  // What does not turn on is not only cold.
  if (kinds.has("off") && !told.has("off") && told.size > 0 && [...told].every((kind) => PLAIN.has(kind)))
    return true;
  if (![...kinds].every((kind) => PLAIN.has(kind))) return false;
  if ([...kinds, ...VAGUE].some((kind) => told.has(kind))) return false;
  return told.size > 0 || negates(stated);
}

/** What a folded text says to be wrong, in its order; words that say several kinds at once are one. */
export function findWrong(folded: string, locale: Locale): readonly Wrong[] {
  const spans = Object.entries(KINDS)
    .flatMap(([kind, patterns]) =>
      [...folded.matchAll(patterns[locale])].map(({ index, 0: said }) => ({
        kind,
        start: index,
        end: index + said.length,
      })),
    )
    .toSorted((one, other) => one.start - other.start);
  const found: { start: number; end: number; kinds: Set<string> }[] = [];
  for (const { kind, start, end } of spans.filter((span) => !spans.some((other) => isWithin(span, other)))) {
    const last = found.at(-1);
    if (last && start < last.end) {
      last.kinds.add(kind);
      last.end = Math.max(last.end, end);
    } else found.push({ start, end, kinds: new Set([kind]) });
  }
  return found.map(({ start, end, kinds }) => ({ said: folded.slice(start, end), kinds }));
}

/** Whether a folded text says that something is wrong. */
export const tellsTrouble = (folded: string, locale: Locale): boolean =>
  negates(folded) || Object.values(KINDS).some((patterns) => folded.search(patterns[locale]) >= 0);
