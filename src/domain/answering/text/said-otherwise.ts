/**
 * What pages say in other words than who asks for it: "We are eight at most" of the size of a group, "Nothing to pay until the
 * day" of a deposit, "senza carne" of vegetarian dishes. Such sentences carry marks, which questions about just that are
 * looked up by where their own words found nothing (`../../language/matters.ts`); no other question meets them.
 */
import type { Locale } from "../../../contract/locale.ts";
import { analyse } from "../../language/analyse.ts";
import { toMark } from "../../language/matters.ts";
import { OF_VISITS } from "./sayings-of-visits.ts";
import { ITALIAN, PORTUGUESE, type Saying } from "./sayings-romance.ts";
import { fold } from "../../language/normalise.ts";

const ENGLISH_NUMBER = String.raw`(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)`;

const SAYINGS: Readonly<Record<Locale, readonly Saying[]>> = {
  en: [
    [
      /\b(?:there(?:'s| is)|we have|we've|with|has|no|our) (?:an? |the )?(?:own )?(?:cafe|restaurant|bistro|canteen)\b|\b(?:cafe|restaurant|bistro|canteen)\b.{0,12}\b(?:serves?|sells?|offers?|opens?|does)\b|\b(?:sandwich|lunch)(?:es)?\b|\b(?:snack|cake|meal|soup|biscuit)s?\b|\b(?:eat|dinner|buffet|picnic)\b/,
      "food",
    ],
    [
      /\b(?:no|not|please|may|can|feel free|welcome|without)\b.*\b(?:photo|picture|photograph|selfie)s?\b|\b(?:photo|picture|photograph|selfie)s?\b.*\b(?:welcome|allowed|permitted|fine|forbidden|prohibited|without|please|flash|only)\b|\b(?:filming|photography)\b/,
      "photography",
    ],
    [/\brain\b|\bweathers?\b|\bstorm\w*|\b(?:it's|it is|we're|we are|all|place|held) indoors\b/, "rain"],
    [
      /\bbeginners?\b|\bnovices?\b|\b(?:no|without|some|previous|prior|need|needs|with) (?:\w+ )?experience\b|\bexperience (?:is )?(?:not )?(?:needed|required|necessary)\b/,
      "beginner experience",
    ],
    [
      /\blatecomers?\b|\b(?:be|are|you're|arriv\w+|com\w+|running|minutes?|turn up) late\b|\bdoors close\b|\bmiss the start\b/,
      "late",
    ],
    [
      /\b(?:deliver|post|ship|sen[dt])\w*\b.*\b(?:order|mile|day|free|£|€|post|door|home|country|abroad)|\border\w*\b.*\b(?:post|ship|deliver)ed\b|\bcollection only\b|\bdon't (?:post|ship|deliver)\b|\bonly sell in\b|\bdelivery\b/,
      "delivery deliver",
    ],
    [
      /\b(?:bus|tram|metro|taxi)(?:es|s)?\b|\btrains\b|\b(?:by|the|a|from the) train\b|\b(?:railway|train|bus|tube|nearest|central) station\b|\bstation\b.*\b(?:walk|foot|minutes?)\b|\b(?:walk|foot|minutes?)\b.*\bstation\b/,
      "transit",
    ],
    [
      /\bdiscounts?\b|\bconcessions?\b|\b(?:less|off)\b.*\b(?:famil|pension|student|member|senior)|\b(?:famil|pension|student|member|senior)\w*\b.*\b(?:less|off|half|free)\b/,
      "discount",
    ],
    [
      /\bdeposits?\b|\bbalance (?:is|must|has to)\b|\binvoice\b.*\b(?:after|before)\b|\bin advance\b.*\bpa(?:y|id)|\bpay\b.*\bin advance\b/,
      "deposit advance pay",
    ],
    [/\bgroups?\b|\bschool (?:class|trip|part)(?:es|ies|s)?\b|\bclubs\b/, "groups"],
    [/\b(?:toilet|loo|restroom|washroom)s?\b/, "toilet"],
    [
      /\blost property\b|\b(?:items|things|anything|belongings) left behind\b|\bleave behind\b|\bthings you've lost\b/,
      "lost property",
    ],
    [/\b(?:vegan|vegetarian)s?\b(?!.*\btested\b)|\bonly serve (?:fish|meat)\b/, "vegetarian"],
    [
      /\b(?:no|our|be|sale) return(?:s|ed)?\b|\breturns\b|\breturn (?:it|them|goods|items|unused)\b|\bbring (?:it|them) back\b|\bexchange (?:it|them|goods|items|anything|within)\b|\bexchanged\b|\bfaulty\b|\bkeep the receipt\b/,
      "returns return",
    ],
    [
      new RegExp(
        String.raw`\bnever more than ${ENGLISH_NUMBER} (?:of (?:you|us)|people|participants)\b|\b(?:the )?max(?:imum|\.)?(?: group size)? (?:is )?${ENGLISH_NUMBER} (?:people|participants|persons|pupils|students)\b`,
      ),
      "group class people",
    ],
    [
      /\b(?:larger?|big|bigger) part(?:y|ies)\b|\bpart(?:y|ies) of (?:up to |over |more than )?\d|\bcoming with (?:a lot of|many) people\b/,
      "group",
    ],
    [
      /\bpouring\b|\bdownpours?\b|\brain or shine\b|\bwet weather\b|\b(?:thunder)?storms?\b.*\b(?:postpone|cancel|move|stay)/,
      "rain",
    ],
    [
      /\bcameras? (?:must|may|can|should|are|stay)\b|\b(?:take|taking) (?:any )?(?:pictures|photos|photographs)\b/,
      "photography",
    ],
    [
      /\b(?:snacks?|lunch|drinks|sandwich(?:es)?|meals?|cakes?)\b.*\b(?:sold|served|available|included|part of|provided|offer)\b|\bwe (?:sell|serve|offer|do) .*\b(?:snacks?|lunch(?:es)?|drinks|sandwich(?:es)?|meals?|cakes?)\b/,
      "food",
    ],
    [/\b(?:tram|bus|metro|tube|railway|train|underground) (?:stop|station)\b/, "transit"],
    [
      /\bpays? [£$€] ?\d[\d.,]* less\b|\b(?:two|2)[- ]for[- ](?:one|1)\b|\bfor the price of one\b/,
      "discount",
    ],
    [/\bover-?6\ds?\b|\bover 6\ds\b|\baged 6\d\b/, "pensioners seniors"],
    [/\b(?:take|ask for|require|charge|need) (?:a |an )?(?:\d+ ?%? )?deposit\b/, "advance pay"],
    [
      /\bif (?:you're|you are|you get) (?:delayed|held up)\b|\bstart (?:on time|punctually|promptly|sharp)\b/,
      "late",
    ],
    [/\bsend (?:things |items |it |them |goods )?back\b|\bsent back\b/, "return"],
    [
      /\b(?:previous|prior|special) (?:knowledge|skills)\b|\b(?:never|not) (?:touched|tried|done|made|held|played|ridden)\b|\bfirst-?timers?\b/,
      "beginner experience",
    ],
    [
      new RegExp(
        String.raw`\bwe(?:'re| are| take| have| teach) (?:(?:only|just|no more than|up to|at most|a maximum of|never more than) )+${ENGLISH_NUMBER}\b(?! (?:years?|months?|days?|hours?|minutes?|weeks?|km|miles?))|\bwe(?:'re| are| take) ${ENGLISH_NUMBER} (?:people )?(?:at most|at a time|at the most)\b|\bsmall groups?\b.*\b${ENGLISH_NUMBER}\b`,
      ),
      "group class people",
    ],
    [/\b(?:classes|courses|lessons|workshops|tours) (?:have|are for|take|of) .{0,24}\bpeople\b/, "group"],
    [/\b(?:no|without) meat\b|\bmeat-?free\b|\bmeatless\b/, "vegetarian"],
    [
      /\b(?:left|forg[eo]t(?:ten)?|lost) (?:something|anything|things?)\b|\b(?:lost|forgotten|found) (?:items|things|objects)\b/,
      "lost property",
    ],
    [
      /\b(?:half|\d{1,2} ?%) (?:of )?(?:the |your )?(?:price|cost|fee|total|amount)\b.*\bin advance\b/,
      "deposit pay",
    ],
    [
      /\b(?:nothing (?:to pay|is due)|(?:you )?(?:only )?pay|payment is)\b.*\b(?:on|until) (?:the day|arrival)\b/,
      "deposit advance",
    ],
    [/\bdeposit\b.*\bwhen (?:you )?book|\bdeposit\b.*\bto (?:book|reserve|secure)\b/, "advance pay"],
    [/\b(?:no|without(?: any)?) (?:previous |prior )?experience\b/, "beginner"],
  ],
  it: ITALIAN,
  "pt-BR": PORTUGUESE,
  ja: [
    [
      /(?:カフェ|レストラン|食堂)(?:で(?:は|も)?(?!無料)|が|を|も|は(?!な))[^「]|(?:隣|近く|館内|店内|[0-9]階)に(?:は)?(?:カフェ|レストラン|食堂)|カフェはな|弁当|ケーキ|ランチ|軽食|食べ|お菓子|スープ|飲食/,
      "食事",
    ],
    [/写真.{0,12}(?:撮|歓迎|遠慮|可能|構い|禁止|自由|ok)|撮影|動画/, "写真 撮影"],
    [/雨|屋内|荒れた日|天候/, "雨"],
    [/初心者|経験(?:は|が)?(?:不問|不要|必要|なくて|者|の(?:ない|ある))|未経験/, "初心者 経験"],
    [/遅刻|遅れ|扉を閉め|始まってから来/, "遅刻 遅れ"],
    [/発送|配達|宅配|送料|店頭(?:受け取り|販売)/, "発送 配達"],
    [/バス|電車|地下鉄|タクシー|番線|駅/, "バス"],
    [/割引|割り引|半額(?!を)|円引き|[%割]オフ/, "割引"],
    [/残金|予約金|前払い|請求書は/, "前払い 予約金 支払い"],
    [/団体|グループ|サークル|学校(?:や|の(?:見学|団体))/, "団体"],
    [/忘れ物|置き忘れ|なくし物|落とし物/, "忘れ物"],
    [/ヴィーガン|ベジタリアン|魚と肉/, "ベジタリアン"],
    [/返品|交換でき|不良品/, "返品"],
    [/お?手洗|トイレ|化粧室/, "トイレ"],
    [/\d{1,3}[名人]を超え(?:る|ません)/, "定員 団体 人数 クラス"],
    [/大人数|貸切/, "団体 グループ"],
    [/カメラ(?:は|を).{0,8}(?:しま|遠慮|使)/, "写真 撮影"],
    [/(?:ランチ|お?昼|お菓子|飲み物|軽食|お弁当).{0,12}(?:販売|付き|提供|ご?用意|含)/, "食事 食べ物"],
    [/停留所|バスターミナル|バス停|駅(?:から|の)/, "バス"],
    [/[2二]人で[1一]人分/, "割引"],
    [/6\d[歳才]以上/, "シニア"],
    [/時間(?:どおり|通り)に(?:始め|開始)|お待ちでき(?:ま|な)|遅れる/, "遅刻"],
    [/発送|宅配/, "郵送 配達"],
    [/送り返/, "返品"],
    [/予備知識|(?:触っ|やっ|し)たことの?な/, "初心者 経験"],
    [
      /(?:最大|一度に|1回に?|各回|1クラス)\d{1,3}(?:[〜~-]\d{1,3})?[名人]|\d{1,3}[名人]様?まで/,
      "定員 団体 人数 クラス",
    ],
    [/少人数制|定員/, "定員 人数 クラス"],
    [/肉(?:なし|抜き|を使わ)|野菜(?:料理|のみ)/, "ベジタリアン"],
    [/雨天|大雨|荒天|悪天/, "雨"],
    [/撮影/, "写真"],
    [/予約金|半額を前払|内金|前金/, "前払い 支払い"],
    [/お?支払い?は当日/, "前払い 予約金"],
    [/前払い/, "予約金 支払い"],
    [/(?:経験(?:は|が)?(?:不要|不問|いりません|なくても)|未経験|初めての方)/, "初心者 経験"],
    [/(?:駅|バス停)(?:から)?(?:徒歩|歩い)|最寄り?駅|番のバス/, "バス"],
    [/お持ち(?:いただけれ)?(?:ください|ば).{0,8}返金|返金.{0,10}お持ち/, "返品"],
  ],
};

/** A longer sentence tells of more than one matter, and would take the patterns long. */
const MOST_CHARACTERS = 300;

/** The marks of what a sentence tells of. */
export function marksOf(text: string, locale: Locale): readonly string[] {
  if (text.length > MOST_CHARACTERS) return [];
  const folded = fold(text);
  const sayings = [...SAYINGS[locale], ...OF_VISITS[locale]];
  const words = sayings.flatMap(([tells, said]) => (tells.test(folded) ? [said] : [])).join(" ");
  return words === "" ? [] : [...new Set(analyse(words, locale))].map(toMark);
}
