/**
 * What visitors ask around a visit, in many words: how far it is, when it is quiet, whether their things are safe, what happens if
 * they do not come. Each whole question of folded text, and the names of the matters that sentences are marked by
 * (`sayings-of-visits.ts`). Read so only where a question found no answer.
 */
import type { Locale } from "../../contract/locale.ts";
import { byLocale } from "./by-locale.ts";
import { fold } from "./normalise.ts";
import { findNamedMatter } from "./visit-words.ts";
import { type AskedOfVisit, ITALIAN_VISITS, PORTUGUESE_VISITS } from "./visits-romance.ts";

const STATION = "(station|bus stop|cent(?:re|er)|town|airport|beach|sea|motorway|port|harbour)";
const ENGLISH: readonly AskedOfVisit[] = [
  [
    `(?:how far|(?:are you|is it)(?: very| too)? (?:far|near|close|walkable))(?: (?:are you|is it|is the \\w+))?(?: away)?(?: from| to)? (?:the |your )?(?:(?:nearest|train|railway|bus|metro|tube) )*${STATION}`,
    "farness $1",
  ],
  [
    `(?:is|how far is) the (?:(?:nearest|train|railway|bus|metro|tube) )*${STATION}(?: (?:far|near|nearby|close(?: by)?|walkable|within walking distance))?(?: (?:from|to) (?:you|there|yours))?`,
    "farness $1",
  ],
  [
    `(?:can|could) (?:i|we|you) (?:walk|get there on foot)(?: there| to you| over)? from the (?:(?:nearest|train|railway|bus|metro|tube) )*${STATION}`,
    "farness $1",
  ],
  [
    "(?:(?:where )?can (?:i|we) |is it possible to |is there (?:somewhere|anywhere|a place|a way) to )(?:(?:re)?charge|plug in) (?:my|our|an?|the) (?:(?:electric|tesla) )?(?:car|ev|vehicle|tesla)(?: up)?(?: there| here| at yours| with you)?",
    "carcharging",
  ],
  [
    "(?:is there|are there|do you have|have you got|got) (?:an? |any )?(?:ev|(?:electric )?(?:car|vehicle)|tesla) charg(?:ers?|ing)(?: points?| stations?)?(?: there| here| on site)?",
    "carcharging",
  ],
  [
    "(?:(?:where )?can (?:i|we) |is it possible to |(?:is there )?(?:somewhere|anywhere|a place) (?:to|where (?:i|we) can) )(?:wash (?:(?:my|our|some|the) )?(?:clothes|things|stuff|laundry)|do (?:(?:my|our|some|the|a) )?(?:laundry|washing))(?: there| here)?",
    "clotheswashing",
  ],
  [
    "(?:is there|do you have|have you got) (?:an? |any )?(?:washing machines?|washer|laundry(?: room| facilities)?|laund(?:e?rette|romat))(?: there| here| on site| nearby)?",
    "clotheswashing",
  ],
  [
    "(?:is|are) (?:it|everything|(?:my|our) (?:stuff|things|bikes?|car|luggage|belongings|bags?)|the (?:car park|parking|area|site|place|building)) (?:(?:all|really|quite) )?(?:safe|secure)(?: there| here| with you| in there)?(?: at night| overnight)?",
    "guarded",
  ],
  [
    "how (?:safe|secure) (?:is|are) (?:it|the (?:car park|site|building|place)|(?:my|our) (?:stuff|things|bikes?))(?: there| with you)?",
    "guarded",
  ],
  [
    "when(?:'?s| is| are) (?:it|you|the place)(?: the)? (?:(?:least|less|not (?:so|too)|most) )?(?:busy|busier|busiest|quiet(?:er|est)?|empty|crowded)",
    "crowding",
  ],
  [
    "(?:what(?:'?s| is)|when(?:'?s| is)) (?:the |a )?(?:quiet(?:er|est)?|busiest|least busy|best|good) (?:time|day)(?: of (?:the )?(?:day|week))?(?: (?:to (?:come|visit|go)|for a visit))?",
    "crowding",
  ],
  [
    "(?:is it|are you|does it get|do you get)(?: (?:very|really|too|always))? (?:busy|crowded|full|packed)(?: (?:(?:at|on) (?:the )?weekends?|in summer))?",
    "crowding",
  ],
  [
    "(?:is there|are there|will there be) (?:a |any |long |usually )*(?:queues?|waits?)|(?:do|will) (?:i|we) have to (?:queue|wait in line|stand in line)|how long (?:is|are) the (?:queues?|wait)",
    "crowding",
  ],
  [
    "(?:can|could|may) (?:i|we) bring (?:(?:my|our|in|some) )*(?:own )?(?:food|drinks?|lunch|cake|picnic|snacks|sandwiches|wine|alcohol|beer)(?: and drinks?)?(?: with (?:me|us)| in| along| there)?",
    "ownfood",
  ],
  [
    "(?:is it (?:ok(?:ay)?|allowed|possible) (?:to|if (?:i|we))|are (?:i|we) allowed to) (?:bring|have) (?:(?:my|our|in|some|a) )*(?:own )?(?:food|drinks?|lunch|cake|picnic|snacks|sandwiches)(?: and drinks?)?(?: with (?:me|us)| in| along| there)?",
    "ownfood",
  ],
  [
    "(?:can|could|will|do|would) (?:you|someone|somebody|anyone) (?:pick (?:me|us|guests|people) up|pick up (?:guests|people)|(?:collect|fetch) (?:me|us|guests|people))(?: (?:from|at) (?:the |our |my )?(?:\\w+ )?(?:airport|station|bus stop|port|harbour|hotel|ferry))?",
    "fetchingguests",
  ],
  [
    "(?:is there|do you (?:have|offer|do|run|provide)) (?:an? |any )?(?:free )?(?:(?:airport|station|hotel) )?(?:shuttles?|transfers?|pick-?ups?)(?: service| bus)?(?: (?:from|to) (?:the )?(?:airport|station))?",
    "fetchingguests",
  ],
  [
    "(?:i|we)(?:'ll| will)? ?(?:(?:only|probably|'re|'m|are|am|be|going to) )*(?:arriv(?:e|ing)|get there|be there|there|get in|land(?:ing)?|coming) (?:(?:only|at|after|around|about|not before) )*(?:\\d{1,2}(?:[.:]\\d\\d)? ?(?:pm)?|midnight|late at night|in the night)(?:,? is (?:that|it) (?:ok(?:ay)?|a problem|possible|too late))?",
    "latearrival",
  ],
  [
    "what if (?:i|we) (?:arrive|get there|come|land) (?:late(?: at night| in the evening)?|after \\d{1,2}(?: ?pm)?|at (?:night|midnight))",
    "latearrival",
  ],
  [
    "(?:our|my) (?:flight|plane|train|ferry|bus) (?:lands|arrives|gets in|comes in) (?:at|after|around) (?:\\d{1,2}(?:[.:]\\d\\d)? ?(?:pm)?|midnight)",
    "latearrival",
  ],
  [
    "(?:(?:what(?:'?s| is)|is there|do you have) )?(?:a |the |your )?(?:minimum|shortest) (?:stay|rental|hire|let|term|contract|booking|(?:rental|hire|contract) period|length of stay|number of nights|nights)",
    "minimumstay",
  ],
  [
    "(?:can|could) (?:i|we) (?:book|stay|come|rent|hire)(?: it| a \\w+)?(?: for)? (?:just|only) (?:one|a|1|two|2) (?:night|day|week|hour|month)s?",
    "minimumstay",
  ],
  [
    "how many (?:nights|days|weeks|hours) (?:minimum|at least|do (?:i|we) have to (?:stay|book|rent))",
    "minimumstay",
  ],
  [
    "how (?:early|long before(?:hand)?|much earlier)(?: \\w+ \\w+)? (?:should|do|must|shall) (?:i|we|you)(?: have to| need to)? (?:get there|arrive|be there|come|turn up|check in|show up)(?: before (?:the |my )?\\w+)?|how (?:early|long before(?:hand)?) (?:should|do|must|shall) (?:i|we)(?: have to| need to)? (?:get there|arrive|be there|come|turn up|check in|show up)(?: before (?:the |my )?\\w+)?",
    "comingearly",
  ],
  [
    "(?:what time (?:should|do) (?:i|we)(?: have to| need to)? (?:be|get|arrive)(?: there| here)? before (?:the |my |our )?\\w+|(?:do|should) (?:i|we) (?:need to |have to )?(?:come|arrive|be there|get there) (?:early|earlier|beforehand|before it starts))",
    "comingearly",
  ],
  [
    "(?:(?:do|are|is|does) (?:you|it|the \\w+) (?:still )?(?:open|run|running|operate|sail|closed|close|shut|there)(?: down)? (?:in|during|over|all|through) (?:the )?(?:winter|summer|autumn|year|low season|off season|whole year)(?: long| too| as well| round)?)",
    "ofseasons",
  ],
  [
    "(?:i|we)(?:'ve| have)? ?(?:just )?(?:left|forgot|forgotten|lost) (?:my|our|an?|the) (?!(?:\\w+ )?(?:pass\\w*|booking|confirmation|codes?|numbers?|receipt|tickets?|invoice|pin|login|account|job|way|car|key card)\\b)[\\w' ]{3,24}?(?: (?:there|here|at yours|with you|(?:on|in|at) (?:the|your) \\w+))",
    "lostthings",
  ],
  [
    "(?:(?:do|can|are) you (?:take|accept|work with|covered by|registered with|bill|deal with) |can (?:i|we) (?:use|claim (?:on|from|with)|pay (?:with|through)) (?:my )?)(?:bupa|axa(?: health)?|aviva|vitality|cigna|allianz|wpa|simplyhealth|(?:(?:private|health|private health) )?insurance)",
    "healthinsurers",
  ],
  [
    "(?:do|will|would) (?:i|we) (?:lose|get) (?:(?:my|our|the) )?(?:money|deposit|payment)(?: back)? if (?:i|we) (?:can'?t|cannot|don'?t|do not) (?:come|make it|turn up|show up)|(?:what )?(?:if|happens if) (?:i|we) (?:can'?t|cannot|don'?t) (?:make it|come|turn up|show up)(?:,? (?:do|will) (?:i|we) (?:still )?(?:have to )?(?:pay|lose .{3,16}))?|(?:do|will) (?:i|we) (?:still )?(?:have to )?pay if (?:i|we) (?:can'?t|cannot|don'?t) (?:make it|come|turn up|show up)",
    "notcoming",
  ],
  [
    "(?:can|could|may) (?:i|we) (?:get in|come|enter|get access|get to (?:my|our) \\w+|use it)(?: there| in)? (?:at night|during the night|in the middle of the night)",
    "nightaccess",
  ],
  ["(?:can|may) (?:i|we) (?:smoke|vape) (?:in|inside|on|at|by) (?:the |my |our )?\\w+", "smoking"],
];

const PLACE = "(バス停|空港|中心|海|港)";
const FAR =
  "(?:から|に|まで)(?:は|って)?(?:遠い|近い|歩け(?:る|ます)|歩いて(?:行け|い(?:ける|けます)|行けます)|(?:どれ|どの)(?:くらい|ぐらい)(?:離れ|の距離|遠)|何(?:キロ|メートル|分歩))[^?。]{0,8}";
const JAPANESE: readonly AskedOfVisit[] = [
  [`(?:最寄り?の?)?駅${FAR}`, "stationfarness"],
  [`(?:最寄り?の?)?${PLACE}${FAR}`, "farness $1"],
  [
    "(?:どこで)?(?:車|電気自動車|電気車|ev|テスラ)(?:は|の|を|が)?(?:どこで)?(?:充電)(?:器|スタンド|設備)?(?:は|が)?[^?。]{0,8}",
    "carcharging",
  ],
  [
    "(?:洗濯(?!物を畳)(?:機|物|室)?|(?:服|衣類|着替え)を?洗(?:え|う|濯))(?:は|が|を|も)?[^?。]{0,12}|コインランドリー(?:は|って)?[^?。]{0,8}",
    "clotheswashing",
  ],
  [
    "(?:(?:夜|そこ|駐車場)(?:は|も|でも)?)?(?:安全|安心|防犯|セキュリティ)(?:は|面は)?(?:です|大丈夫|だいじょうぶ|どう|しっかり)[^?。]{0,6}|(?:荷物|貴重品|自転車|車)(?:は|を)?置いと?(?:い|く|いて)[^?。]{0,4}(?:大丈夫|平気|安全|安心)[^?。]{0,6}",
    "guarded",
  ],
  [
    "(?:いつ|何時|何曜日|どの時間)(?:なら|が|に|ごろ)?[^?。]{0,4}(?:空い|すい|混[みんむ])[^?。]{0,8}|(?:土日|週末|平日|休日|昼|夜)?(?:は|って|も)?(?:混[みんむ]|並[びぶ]|行列)[^?。]{0,10}|待ち時間(?:は|って|どれ)?[^?。]{0,10}",
    "crowding",
  ],
  [
    "(?:(?:自分の|手作りの)?(?:ご飯|ごはん|お?弁当|食べ物|食事|飲み?物|お菓子|おやつ|お酒|ケーキ)(?:を|は|の|も|とか)?)+(?:持って(?:行|い|来|き)|持(?:ち)?込|持参)[^?。]{0,14}",
    "ownfood",
  ],
  [
    "(?:(?:駅|空港|港|ホテル)(?:まで|に|から|へ)?)?(?:迎えに(?:来|き)て|送迎|シャトルバス|お迎え)(?:は|って|を|して)?[^?。]{0,12}",
    "fetchingguests",
  ],
  [
    "(?:到着|着く?の?)?(?:が|は)?(?:夜)?(?:\\d{1,2}時(?:過ぎ|すぎ|頃|ごろ|以降)?|夜遅く|遅い時間|深夜|夜中)(?:に|の|になり)?(?:着[いくきけ]|到着|なり?そう)(?!.*(?:バス|電車|列車|便|荷物|商品))[^?。]{0,12}|着くのが(?:\\d{1,2}時|遅く|夜)[^?。]{0,12}",
    "latearrival",
  ],
  [
    "(?:1|一)泊(?:だけ|のみ)?(?:でも|だけ)?(?:予約|泊まれ|宿泊|いい|大丈夫|可能|でき|借り)[^?。]{0,8}|最低(?:何[泊日時]|利用|宿泊|\\d泊)[^?。]{0,12}|最短(?:何|で)[^?。]{0,12}",
    "minimumstay",
  ],
  [
    "(?:(?:開始|始まる|出発|予約)の?)?(?:何分|どれ(?:くらい|ぐらい)|どの(?:くらい|ぐらい)|何時間)前(?:に|まで)?(?:着|行|来|到着)[^?。]{0,12}|早め?に(?:着|行|来)[^?。]{0,16}",
    "comingearly",
  ],
  [
    "(?:冬|冬季|冬場|夏|一年中|年中|通年)(?:は|も|で|に|でも)?(?:や(?:って|り)|営業|開い|開け|休み|休業|閉ま|あいて)[^?。]{0,12}",
    "ofseasons",
  ],
  [
    "(?:(?:そちら|教室|店|お店|部屋|車内)に)?(?:(?!パスワード|暗証番号|予約番号|番号)[\\p{L}]{1,10}?)(?:を|の)?(?:忘れ(?!られ|ない|ずに)|落とし|置き忘れ|置いてき)(?:た|ました|ちゃった|てしま|たかも|た?みたい)[^?。]{0,10}",
    "lostthings",
  ],
  [
    "(?:健康)?保険(?:証)?(?:は|って|が|の)?(?:使え|き[くき]|利[くき]|適用|対象|対応|診療)[^?。]{0,8}",
    "healthinsurers",
  ],
  [
    "(?:急に|当日)?(?:行けなくなった(?:ら|場合|とき)|行かなかったら|キャンセルしたら|休んだら)(?:は|、)?(?:お?金|料金|代金|返金|払|取られ)[^?。]{0,14}",
    "notcoming",
  ],
];

const toPatterns = byLocale((locale) => {
  const asked = { en: ENGLISH, it: ITALIAN_VISITS, "pt-BR": PORTUGUESE_VISITS, ja: JAPANESE }[locale];
  return asked.map(([question, matter]) => ({
    question: new RegExp(`^(?:${question})(?=[ ?!.。、]*$)`, "u"),
    matter,
  }));
});

const OPENERS =
  /^(?:(?:hi|hello|sorry|and|also|so|please|ciao|salve|scusi|scusate|oi|ola|bom dia|e tambem|ma)[ ,]+)+/;

/** In Japanese, where anything may stand behind the matter: what it costs, and who repairs it. */
const ASKS_MORE = /いくら|何円|値段|修理/u;
/** A longer message asks for more. */
const MOST_CHARACTERS = 60;

/** The name of the matter that a question as a whole asks about; undefined where it asks about none, or about more. */
export function findMatterOfVisit(text: string, locale: Locale): string | undefined {
  const folded = fold(text).replace(OPENERS, "").trim();
  // What is typed without a particle has been put apart: "お弁当 持って行っていい".
  const plain = locale === "ja" ? folded.replaceAll(/\s+/g, "") : folded;
  if (plain.length > MOST_CHARACTERS || ASKS_MORE.test(plain)) return undefined;
  for (const { question, matter } of toPatterns(locale)) {
    const found = question.exec(plain);
    if (found) return matter.replace("$1", found[1] ?? "").trim();
  }
  return findNamedMatter(plain, locale);
}
